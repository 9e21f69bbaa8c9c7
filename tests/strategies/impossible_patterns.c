/* impossible_patterns.c - Lists the minimal sets of cells that three digits cannot fill.
 *
 * Two cells that see each other take different digits.  A pattern is a set of cells of two bands
 * that three digits cannot fill, while they can fill it without any one of its cells.  Four cells
 * of one house, which nobody doubts, are left out.  So a pattern has at most three cells in each
 * house, and each of its cells sees three others or more: otherwise it could be filled last.
 *
 * The program tries all pairs of such bands.  The first band is canonical among those that turn
 * into each other by permutations of rows, columns and boxes; it has no more cells than the second,
 * whose rows are in order.  Of patterns that turn into each other, transposition included, it
 * prints one: a line of 54 characters, with x for its cells, row by row.
 *
 *      tests/strategies/impossible_patterns [--every N] > patterns.txt
 *
 * With --every, only one in N of the first bands is tried.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 9, BAND = 27, ROWS = 6, CELLS = 54, MOST_IN_HOUSE = 3, MOST_PATTERNS = 10000 };

/* Cell 9 * row + column is a bit. */
typedef uint64_t Cells;

#define EACH_CELL(cell, cells)                                                                     \
    for (Cells cell##_left = (cells); cell##_left != 0; cell##_left &= cell##_left - 1)            \
        for (int cell = __builtin_ctzll(cell##_left), cell##_once = 1; cell##_once; cell##_once = 0)

static const int ORDER[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

static Cells peers[CELLS];

static int count_of(Cells cells)
{
    return __builtin_popcountll(cells);
}

static void prepare_peers(void)
{
    for (int a = 0; a < CELLS; a++)
        for (int b = 0; b < CELLS; b++) {
            const bool share_box = a / BAND == b / BAND && a % COLUMNS / 3 == b % COLUMNS / 3;
            if (a != b && (a / COLUMNS == b / COLUMNS || a % COLUMNS == b % COLUMNS || share_box))
                peers[a] |= UINT64_C(1) << b;
        }
}

/* ---- filling ---- */

/* Fills the cells left, where the digits below USED stand in the cells of TAKEN. */
static bool fill(Cells left, const Cells taken[3], int used)
{
    int best = -1;
    int fewest = 4;

    EACH_CELL(cell, left)
    {
        int open = 0;
        for (int digit = 0; digit < 3; digit++)
            open += (peers[cell] & taken[digit]) == 0;
        if (open < fewest) {
            fewest = open;
            best = cell;
        }
    }
    for (int digit = 0; best >= 0 && digit < 3 && digit <= used; digit++) {
        Cells more[3] = {taken[0], taken[1], taken[2]};
        more[digit] |= UINT64_C(1) << best;
        if ((peers[best] & taken[digit]) == 0 &&
            fill(left & ~(UINT64_C(1) << best), more, digit == used ? used + 1 : used))
            return true;
    }
    return best < 0;
}

static bool can_fill(Cells cells)
{
    return fill(cells, (const Cells[3]){0}, 0);
}

static bool is_pattern(Cells cells)
{
    EACH_CELL(cell, cells)
    if (count_of(peers[cell] & cells) < 3)
        return false;
    for (int column = 0; column < COLUMNS; column++)
        if (count_of(cells >> column & UINT64_C(0x201008040201)) > MOST_IN_HOUSE)
            return false;
    if (can_fill(cells))
        return false;
    EACH_CELL(cell, cells)
    if (!can_fill(cells & ~(UINT64_C(1) << cell)))
        return false;
    return true;
}

/* ---- the canonical form ---- */

static void sort_three(uint32_t value[3])
{
    for (int i = 0; i < 3; i++) {
        const int at = i == 1;
        if (value[at] > value[at + 1]) {
            const uint32_t low = value[at + 1];
            value[at + 1] = value[at];
            value[at] = low;
        }
    }
}

/* Returns the columns as one number, each stack's columns and then the stacks sorted.  The rows and
 * bands are taken in one of 72 orders; order 0 is theirs. */
static Cells packed(Cells cells, int order)
{
    const int *const rows[2] = {ORDER[order % 6], ORDER[order / 6 % 6]};
    uint32_t stack[3];
    uint32_t column[COLUMNS] = {0};

    for (int row = 0; row < ROWS; row++) {
        const int from = 3 * ((row / 3) ^ (order / 36)) + rows[row / 3][row % 3];
        for (int i = 0; i < COLUMNS; i++)
            column[i] |= (uint32_t)(cells >> (COLUMNS * from + i) & 1) << row;
    }
    for (int i = 0; i < 3; i++) {
        sort_three(column + 3 * i);
        stack[i] = column[3 * i] << 12 | column[3 * i + 1] << 6 | column[3 * i + 2];
    }
    sort_three(stack);
    return (Cells)stack[0] << 36 | (Cells)stack[1] << 18 | stack[2];
}

/* Returns the pattern whose columns are packed. */
static Cells unpacked(Cells number)
{
    Cells cells = 0;

    for (int column = 0; column < COLUMNS; column++)
        for (int row = 0; row < ROWS; row++)
            cells |= (number >> (6 * (8 - column) + row) & 1) << (COLUMNS * row + column);
    return cells;
}

static Cells least_packed(Cells cells)
{
    Cells least = packed(cells, 0);

    for (int order = 1; order < 72; order++) {
        const Cells form = packed(cells, order);
        least = form < least ? form : least;
    }
    return least;
}

/* Returns the cells reflected so that stacks become bands; 0 when the cells lie in three stacks. */
static Cells transposed(Cells cells)
{
    int band[3] = {0};
    int bands = 0;
    Cells result = 0;

    for (int stack = 0; stack < 3; stack++)
        if ((cells & UINT64_C(0x7) * UINT64_C(0x201008040201) << 3 * stack) != 0)
            band[stack] = bands++;
    if (bands == 3)
        return 0;
    EACH_CELL(cell, cells)
    {
        const int column = cell % COLUMNS;
        const int row = 3 * band[column / 3] + column % 3;
        result |= UINT64_C(1) << (COLUMNS * row + cell / COLUMNS);
    }
    return result;
}

static Cells canonical(Cells cells)
{
    const Cells form = least_packed(cells);
    const Cells mirror = transposed(cells);
    const Cells other = mirror != 0 ? least_packed(mirror) : form;

    return unpacked(form < other ? form : other);
}

/* ---- the search ---- */

static bool is_allowed_band(uint32_t band)
{
    for (int i = 0; i < 3; i++)
        if (count_of(band >> COLUMNS * i & 0x1ff) > MOST_IN_HOUSE ||
            count_of(band >> 3 * i & 0x1c0e07) > MOST_IN_HOUSE)
            return false;
    return true;
}

static bool has_sorted_rows(uint32_t band)
{
    return (band & 0x1ff) <= (band >> 9 & 0x1ff) && (band >> 9 & 0x1ff) <= band >> 18;
}

static int compare_cells(const void *a, const void *b)
{
    const Cells one = *(const Cells *)a;
    const Cells other = *(const Cells *)b;
    const int difference = count_of(one) - count_of(other);

    return difference != 0 ? difference : (one > other) - (one < other);
}

/* Sorts the patterns and drops repetitions; returns how many are left. */
static size_t unite(Cells *pattern, size_t count)
{
    size_t kept = 0;

    qsort(pattern, count, sizeof *pattern, compare_cells);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || pattern[i] != pattern[i - 1])
            pattern[kept++] = pattern[i];
    return kept;
}

/* Lists the patterns; returns how many. */
static size_t list_patterns(Cells *pattern, int every)
{
    static uint32_t second[1 << 18];
    static uint32_t first[1 << 10];
    size_t seconds = 0;
    size_t firsts = 0;
    size_t count = 0;

    for (uint32_t band = 0; band < UINT32_C(1) << BAND; band++) {
        if (!is_allowed_band(band))
            continue;
        if (has_sorted_rows(band))
            second[seconds++] = band;
        if (band == unpacked(packed(band, 0)) && band == unpacked(least_packed(band)))
            first[firsts++] = band;
    }
    for (size_t f = 0; f < firsts; f += (size_t)every)
        for (size_t s = 0; s < seconds; s++) {
            const Cells cells = first[f] | (Cells)second[s] << BAND;
            if (count_of(first[f]) <= count_of(second[s]) && is_pattern(cells) &&
                count < MOST_PATTERNS)
                pattern[count++] = canonical(cells);
        }
    return unite(pattern, count);
}

int main(int argc, char **argv)
{
    static Cells pattern[MOST_PATTERNS];
    const int every = argc == 3 && strcmp(argv[1], "--every") == 0 ? atoi(argv[2]) : 1;

    if (every < 1 || (argc != 1 && argc != 3)) {
        fputs("usage: impossible_patterns [--every N], N from 1\n", stderr);
        return 2;
    }
    prepare_peers();
    const size_t count = list_patterns(pattern, every);
    for (size_t i = 0; i < count; i++) {
        for (int cell = 0; cell < CELLS; cell++)
            putchar(pattern[i] >> cell & 1 ? 'x' : '.');
        putchar('\n');
    }
    return 0;
}
