/* singles_marks.h - the markers of the singles, of contradictions and of guesses.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SINGLES_MARKS_H
#define CH_STRATEGIES_SINGLES_MARKS_H

#include "technique.h"

void ch_mark_house_single(const ChReplay *replay, const ChStep *step, ChMarks *marks);
void ch_mark_naked_single(const ChReplay *replay, const ChStep *step, ChMarks *marks);
void ch_mark_contradiction(const ChReplay *replay, const ChStep *step, ChMarks *marks);
void ch_mark_guess(const ChReplay *replay, const ChStep *step, ChMarks *marks);

#endif
