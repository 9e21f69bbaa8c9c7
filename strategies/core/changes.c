/* changes.c - see changes.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "changes.h"

#include "lanes.h"

/* Adds the lanes of a plane that differ to CHANGED, and updates the copy. */
static inline void compare_plane(ChChanges *changes, const ChBoard *board, int plane,
                                 uint16_t changed[CH_LANES])
{
    const uint16_t *const now = board->places[plane];
    uint16_t *const then = changes->places[plane];

    for (int i = 0; i < CH_LANES; i++) {
        changed[i] |= then[i] ^ now[i];
        then[i] = now[i];
    }
}

/* Stores the differences of all cells, and returns the digits in them. */
static inline unsigned compare_cells(ChChanges *changes, const ChBoard *board,
                                     uint16_t changed[CH_CELL_LANES])
{
    uint16_t digits = 0;

    for (int i = 0; i < CH_CELL_LANES; i++) {
        changed[i] = changes->candidates[i] ^ board->candidates[i];
        digits |= changed[i];
        changes->candidates[i] = board->candidates[i];
    }
    return digits;
}

static inline void stamp_ticks(uint16_t *ticks, const uint16_t *changed, int count, uint16_t tick)
{
    for (int i = 0; i < count; i++)
        ticks[i] = changed[i] != 0 ? tick : ticks[i];
}

static void update_ticks(ChChanges *changes, const ChBoard *board)
{
    const uint16_t tick = (uint16_t)++changes->tick;
    _Alignas(16) uint16_t lanes[CH_LANES] = {0};
    _Alignas(16) uint16_t cells[CH_CELL_LANES];

    unsigned digits = compare_cells(changes, board, cells);

    compare_plane(changes, board, CH_EMPTY, lanes);
    CH_EACH_DIGIT(digit, digits)
        compare_plane(changes, board, digit, lanes);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)(changes->placed[digit] != board->placed[digit]) << digit;
    CH_EACH_DIGIT(digit, digits)
        changes->digit[digit] = tick;
    stamp_ticks(changes->house, lanes, CH_LANES, tick);
    stamp_ticks(changes->cell, cells, CH_CELL_LANES, tick);
    memcpy(changes->placed, board->placed, sizeof changes->placed);
}

static void start_ticks(ChChanges *changes, const ChBoard *board)
{
    changes->tick = 1;
    for (int i = 0; i < CH_DIGITS; i++)
        changes->digit[i] = 1;
    for (int i = 0; i < CH_LANES; i++)
        changes->house[i] = 1;
    for (int i = 0; i < CH_CELL_LANES; i++)
        changes->cell[i] = 1;
    memcpy(changes->places, board->places, sizeof changes->places);
    memcpy(changes->candidates, board->candidates, sizeof changes->candidates);
    memcpy(changes->placed, board->placed, sizeof changes->placed);
}

void ch_changes_update(ChChanges *changes, const ChBoard *board)
{
    if (changes->tick == 0)
        start_ticks(changes, board);
    else
        update_ticks(changes, board);
}

/* Returns, as bits, which of 32 ticks are later than SINCE. */
static inline uint32_t ticks_after(const uint16_t ticks[32], unsigned since)
{
    _Alignas(16) uint16_t rest[32];

    for (int i = 0; i < 32; i++)
        rest[i] = ticks[i] > since ? 0 : 1;
    return ch_lanes_summary(rest).none;
}

unsigned ch_changed_digits(const ChChanges *changes, unsigned since)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)(changes->digit[digit] > since) << digit;
    return digits;
}

uint32_t ch_changed_houses(const ChChanges *changes, unsigned since)
{
    return ticks_after(changes->house, since) & (CH_HOUSE_BOXES | CH_HOUSE_ROWS | CH_HOUSE_COLUMNS);
}

ChCellSet ch_changed_cells(const ChChanges *changes, unsigned since)
{
    const uint64_t first = ticks_after(changes->cell, since);
    const uint64_t second = ticks_after(changes->cell + 32, since);
    const uint64_t third = ticks_after(changes->cell + 64, since);

    return (ChCellSet){{first | second << 32, third & ((1u << 17) - 1)}};
}
