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

enum { RING = 16, MOST_CELLS = 32, ALL_DIGITS = (1 << DIGITS) - 1 };

/* The sets of the finder: lines in each direction, in one of them; digits of each; and how far the
 * count may exceed the cells. */
enum { FEWEST_LINES = 3, MOST_LINES = 6, FEW_LINES = 4, FEWEST_DIGITS = 3, SLACK = 1 };

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

/* Lists the cells that the covers lock; false if they lock none. */
static bool are_locked(const Marks *marks, Sectors *sectors, const int *cover, int covers)
{
    return list_cells(marks, sectors, cover, covers) && sectors->count <= MOST_CELLS &&
           room_of(marks, sectors, NOTHING, no_candidate) == sectors->count;
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
            Sectors sectors;
            int cover[8] = {ROWS + row_of(first), ROWS + row_of(last), COLUMNS + column_of(first),
                            COLUMNS + column_of(last)};
            bool is_ring =
                column_of(first) / 3 < column_of(last) / 3 && row_of(first) / 3 < row_of(last) / 3;
            for (int i = 0; i < 4; i++) {
                cover[4 + i] = BOXES + box_of(corner[i]);
                is_ring = is_ring && is_corner(marks, corner[i]);
            }
            if (is_ring && are_locked(marks, &sectors, cover, 8) && sectors.count == RING)
                take_sectors(marks, found, &sectors);
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

/* Returns the digits that a line can have where it crosses some others; sets *CELLS to how many
 * empty cells it has there. */
static int digits_in(const Marks *marks, int line, int first, int others, int *cells)
{
    int digits = 0;

    *cells = 0;
    for (int i = 0; i < 9; i++)
        for (int other = 0; other < 9; other++) {
            const int cell = house_cell[line][i];
            if ((others >> other & 1) && in_house(cell, first + other) &&
                marks->digit[cell] == NOTHING) {
                digits |= digits_of(marks, cell);
                (*cells)++;
            }
        }
    return digits;
}

/* Lines of one direction, and those that cross them; each digit is assigned to one of the two. */
typedef struct Assigned {
    int first;
    int lines;
    int first_cross;
    int crosses;
    int digits; /* assigned to the lines */
} Assigned;

/* Returns whether a count selects the set. A digit assigned to the lines counts for each line where
 * it is not placed, one assigned to those that cross them for each that has it in these lines. All
 * that have more cells there than such digits belong to the set, and no others. */
static bool is_counted(const Marks *marks, const Assigned *assigned)
{
    const int rest = ALL_DIGITS & ~assigned->digits;
    int room = 0;
    int sum = 0;
    int cells;

    for (int i = 0; i < 9; i++) {
        const int own = rest & digits_in(marks, assigned->first_cross + i, assigned->first,
                                         assigned->lines, &cells);
        const bool is_chosen = assigned->crosses >> i & 1;
        if (is_chosen != (cells > count_bits(own)))
            return false;
        sum += is_chosen ? cells : 0;
        room += is_chosen ? count_bits(own) : 0;
        if (assigned->lines >> i & 1)
            room +=
                count_bits(assigned->digits & digits_in(marks, assigned->first + i,
                                                        assigned->first_cross, ALL_DIGITS, &cells));
    }
    return room <= sum + SLACK;
}

/* Returns whether some assignment selects the set: three digits or more for each direction, and at
 * most four lines of one. */
static bool is_selected(const Marks *marks, int rows, int columns)
{
    for (int digits = 0; digits <= ALL_DIGITS; digits++) {
        const Assigned by_rows = {ROWS, rows, COLUMNS, columns, digits};
        const Assigned by_columns = {COLUMNS, columns, ROWS, rows, digits};
        if (count_bits(digits) >= FEWEST_DIGITS && count_bits(digits) <= DIGITS - FEWEST_DIGITS &&
            ((count_bits(rows) <= FEW_LINES && is_counted(marks, &by_rows)) ||
             (count_bits(columns) <= FEW_LINES && is_counted(marks, &by_columns))))
            return true;
    }
    return false;
}

static void try_crossing(const Marks *marks, Found *found, int rows, int columns)
{
    int cover[2 * MOST_LINES];
    Sectors sectors;
    Found lost = {0};
    const int count = list_lines(cover, ROWS, rows);

    if (!are_locked(marks, &sectors, cover, count + list_lines(cover + count, COLUMNS, columns)))
        return;
    take_sectors(marks, &lost, &sectors);
    if (is_selected(marks, rows, columns))
        add_found(found, &lost);
    else
        add_optional(found, &lost);
}

static void find_locked_sets(const Marks *marks, Found *found)
{
    for (int rows = 0; rows < 1 << 9; rows++)
        for (int columns = 0; columns < 1 << 9 && has_fair_size(rows); columns++)
            if (has_fair_size(columns))
                try_crossing(marks, found, rows, columns);
}

const Oracle sector_oracles[] = {{"sk-loop", NULL, find_sk_loops, false},
                                 {"multi-sector-locked-sets", NULL, find_locked_sets, true},
                                 {0}};
