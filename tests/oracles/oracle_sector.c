/* oracle_sector.c - SK-loop and multi-sector locked sets by their definitions.
 *
 * Houses of two kinds, the covers, cross in empty cells. The share of a digit is the most of these
 * cells that can have it, no two in one cover. The shares add up to the number of cells: so each
 * digit has its whole share. A candidate is false if it leaves too little room for the other cells.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

enum { RING = 16, FEWEST_LINES = 3, MOST_LINES = 6, MOST_CELLS = 32 };

typedef struct Sectors {
    int count;
    int cell[CELLS];
    int cover[CELLS][2];
} Sectors;

/* A candidate that is supposed; none if its cell is NOTHING. */
typedef struct Supposed {
    int cell;
    int digit;
} Supposed;

static const Supposed no_candidate = {NOTHING, NOTHING};

/* ---- shares ---- */

/* The covers that a digit joins, as sets of houses, and the one with which each has the digit. */
typedef struct Matching {
    int joined[HOUSES];
    int partner[HOUSES];
} Matching;

/* Finds a cell for the digit in a cover; the digit may move in other covers. */
static bool find_cell(Matching *matching, int cover, int *tried)
{
    for (int other = 0; other < HOUSES; other++) {
        if (!(matching->joined[cover] & ~*tried & 1 << other))
            continue;
        *tried |= 1 << other;
        if (matching->partner[other] == NOTHING ||
            find_cell(matching, matching->partner[other], tried)) {
            matching->partner[other] = cover;
            return true;
        }
    }
    return false;
}

/* Returns the share of a digit in the cells, without one of them, if a candidate is supposed. */
static int share_of(const Marks *marks, const Sectors *sectors, int digit, int without,
                    Supposed supposed)
{
    Matching matching = {{0}, {0}};
    int share = 0;

    for (int house = 0; house < HOUSES; house++)
        matching.partner[house] = NOTHING;
    for (int i = 0; i < sectors->count; i++) {
        const int cell = sectors->cell[i];
        const bool is_lost =
            supposed.cell == cell ||
            (supposed.cell != NOTHING && supposed.digit == digit && sees[cell][supposed.cell]);
        if (marks->can[cell][digit] && cell != without && !is_lost)
            matching.joined[sectors->cover[i][0]] |= 1 << sectors->cover[i][1];
    }
    for (int house = 0; house < HOUSES; house++) {
        int tried = 0;
        share += matching.joined[house] != 0 && find_cell(&matching, house, &tried);
    }
    return share;
}

static int room_of(const Marks *marks, const Sectors *sectors, int without, Supposed supposed)
{
    int room = 0;

    for (int digit = 0; digit < DIGITS; digit++)
        room += share_of(marks, sectors, digit, without, supposed);
    return room;
}

/* Returns whether a candidate leaves too little room for the other cells, but for one of them. */
static bool runs_short(const Marks *marks, const Sectors *sectors, int without, Supposed supposed)
{
    int cells = 0;

    for (int i = 0; i < sectors->count; i++)
        cells += sectors->cell[i] != without && sectors->cell[i] != supposed.cell;
    return room_of(marks, sectors, without, supposed) < cells;
}

/* ---- eliminations ---- */

static bool needs_cell(const Marks *marks, const Sectors *sectors, int without, const Found *lost)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (lost->removed[cell][digit] &&
                !runs_short(marks, sectors, without, (Supposed){cell, digit}))
                return true;
    return false;
}

static bool has_digit(const Marks *marks, const Sectors *sectors, int digit)
{
    for (int i = 0; i < sectors->count; i++)
        if (marks->can[sectors->cell[i]][digit])
            return true;
    return false;
}

/* Adds the eliminations of cells that are filled to the last, if each of them is needed. */
static void take_sectors(const Marks *marks, Found *found, const Sectors *sectors)
{
    Found lost = {0};

    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (marks->can[cell][digit] && has_digit(marks, sectors, digit) &&
                runs_short(marks, sectors, NOTHING, (Supposed){cell, digit}))
                lost.removed[cell][digit] = true;
    for (int i = 0; i < sectors->count; i++)
        if (!needs_cell(marks, sectors, sectors->cell[i], &lost))
            return;
    add_found(found, &lost);
}

/* Lists the empty cells in two of the covers; false if some cover has none. */
static bool list_cells(const Marks *marks, Sectors *sectors, const int *cover, int covers)
{
    int used = 0;

    sectors->count = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        int in[3];
        int count = 0;
        for (int i = 0; i < covers; i++)
            if (in_house(cell, cover[i]))
                in[count++] = cover[i];
        if (count != 2 || marks->digit[cell] != NOTHING)
            continue;
        sectors->cover[sectors->count][0] = in[0];
        sectors->cover[sectors->count][1] = in[1];
        sectors->cell[sectors->count++] = cell;
        used |= 1 << in[0] | 1 << in[1];
    }
    return count_bits(used) == covers;
}

static void try_covers(const Marks *marks, Found *found, const int *cover, int covers, int least,
                       int most)
{
    Sectors sectors;

    if (list_cells(marks, &sectors, cover, covers) && sectors.count >= least &&
        sectors.count <= most && room_of(marks, &sectors, NOTHING, no_candidate) == sectors.count)
        take_sectors(marks, found, &sectors);
}

/* ---- SK-loop ---- */

/* Returns whether a cell is filled, between two empty cells of its row and two of its column in its
 * box. */
static bool is_corner(const Marks *marks, int cell)
{
    for (int other = 0; other < CELLS; other++)
        if (other != cell && box_of(other) == box_of(cell) &&
            (row_of(other) == row_of(cell) || column_of(other) == column_of(cell)) &&
            marks->digit[other] != NOTHING)
            return false;
    return marks->digit[cell] != NOTHING;
}

static void find_sk_loops(const Marks *marks, Found *found)
{
    for (int first = 0; first < CELLS; first++)
        for (int last = first + 1; last < CELLS; last++) {
            const int corner[4] = {first, 9 * row_of(first) + column_of(last),
                                   9 * row_of(last) + column_of(first), last};
            int cover[8] = {ROWS + row_of(first), ROWS + row_of(last), COLUMNS + column_of(first),
                            COLUMNS + column_of(last)};
            bool is_ring =
                column_of(first) / 3 < column_of(last) / 3 && row_of(first) / 3 < row_of(last) / 3;
            for (int i = 0; i < 4; i++) {
                cover[4 + i] = BOXES + box_of(corner[i]);
                is_ring = is_ring && is_corner(marks, corner[i]);
            }
            if (is_ring)
                try_covers(marks, found, cover, 8, RING, RING);
        }
}

/* ---- multi-sector locked sets ---- */

static int list_lines(int *cover, int first, int lines)
{
    int count = 0;

    for (int line = 0; line < 9; line++)
        if (lines >> line & 1)
            cover[count++] = first + line;
    return count;
}

static bool has_fair_size(int lines)
{
    return count_bits(lines) >= FEWEST_LINES && count_bits(lines) <= MOST_LINES;
}

static void find_locked_sets(const Marks *marks, Found *found)
{
    int cover[2 * MOST_LINES];

    for (int rows = 0; rows < 1 << 9; rows++)
        for (int columns = 0; columns < 1 << 9 && has_fair_size(rows); columns++)
            if (has_fair_size(columns)) {
                const int count = list_lines(cover, ROWS, rows);
                try_covers(marks, found, cover, count + list_lines(cover + count, COLUMNS, columns),
                           1, MOST_CELLS);
            }
}

const Oracle sector_oracles[] = {{"sk-loop", NULL, find_sk_loops, false},
                                 {"multi-sector-locked-sets", NULL, find_locked_sets, true},
                                 {0}};
