/* rating_json.h - a rating with its steps as JSON: an object per puzzle.
 *
 *      {"puzzle":"53..7...","er":1.2,"ep":1.2,"ed":1.2,"steps":[
 *          {"technique":"Hidden Single","rating":1.2,"place":"r5c5=5","eliminate":[]},...]}
 *
 * Techniques have the names that the scale gives them; chains also have their "nodes".  Command and
 * library share this code.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_RATING_JSON_H
#define CH_API_RATING_JSON_H

#include "grader.h"

/* Adds a step to the list of steps. */
void ch_rating_step(ChText *steps, const ChSeScale *scale, const ChSeHint *hint);

/* Adds the object and its line end.  SCALE is the number of the scale; NUMBER has ER, EP and ED as
 * printed, `>6.5` if one is only known to be above the limit.  Without a rating the object has
 * neither numbers nor steps, for a filled grid no numbers. */
void ch_rating_json(ChText *out, const ChPuzzle *puzzle, const ChGrades *grades, int scale,
                    const ChText number[3], const ChText *steps);

#endif
