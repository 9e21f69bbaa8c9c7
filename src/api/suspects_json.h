/* suspects_json.h - the digits that are likely the slip, as JSON.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_SUSPECTS_JSON_H
#define CH_API_SUSPECTS_JSON_H

#include "json_write.h"
#include "likely_slip.h"

/* Writes the suspects (likely_slip.h) of a puzzle as the member "suspects", if there are any. */
void ch_suspects_json(ChJsonWriter *json, ChSearch *search, const ChPuzzle *puzzle);

#endif
