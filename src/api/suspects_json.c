/* suspects_json.c - see suspects_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "suspects_json.h"

#include "json_things.h"

void ch_suspects_json(ChJsonWriter *json, ChSearch *search, const ChPuzzle *puzzle)
{
    const ChSuspects suspects = ch_suspects(search, puzzle);
    uint16_t placed[CH_MOST_SUSPECTS];

    for (uint32_t i = 0; i < suspects.count; i++)
        placed[i] = (uint16_t)CH_CANDIDATE(suspects.cell[i], puzzle->given[suspects.cell[i]]);
    if (suspects.count > 0)
        ch_json_put_names(json, "suspects", ch_name_placed, placed, suspects.count);
}
