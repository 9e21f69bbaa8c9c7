/* table_entries.c - the entries of tables of consequences.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_tables.h"

/* ---- entries ---- */

ChHodokuEntry *ch_hodoku_add_entry(ChHodokuTables *tables, int premise, int literal)
{
    ChHodokuDirect *const direct = &tables->direct[premise];

    if (tables->made[literal] == premise + 1 || tables->used == CH_HODOKU_POOL ||
        direct->count == CH_HODOKU_ENTRIES)
        return NULL;
    tables->literal[tables->used] = (uint16_t)literal;
    ChHodokuEntry *const entry = &tables->pool[tables->used++];
    *entry = (ChHodokuEntry){.literal = (uint16_t)literal,
                             .reason = CH_NONE,
                             .distance = (uint16_t)(direct->count == 0 ? 1 : 2)};
    tables->made[literal] = (uint16_t)(premise + 1);
    tables->index[literal] = (uint16_t)direct->count++;
    return entry;
}
