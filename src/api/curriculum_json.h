/* curriculum_json.h - the output of `curriculum --json` (docs/curriculum.schema.json).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_CURRICULUM_JSON_H
#define CH_API_CURRICULUM_JSON_H

#include "curriculum.h"
#include "message.h"

/* Adds the current lesson with its puzzles as an object in a line; returns how many there are.
 * LOG_REPLAY and SENTENCE are working memory. */
uint64_t ch_curriculum_json(ChText *out, ChLanguage language, ChCurriculum *curriculum,
                            ChLogReplay *log_replay, ChText *sentence);

#endif
