/* bent_four.c - finds the crossings that have a bent set of four cells with eliminations.
 *
 * Most puzzles need no larger bent sets, and those of four cells are found sooner alone. A cell of
 * the box and one of the line share one digit at most, and have four digits between them: so few
 * pairs of cells are left to begin with. Sets of more cells are found in bent_prefilter.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include "bent.h"

enum { SIZE = 4 };

/* The empty cells of one part, and their candidates. */
typedef struct Part {
    int count;
    uint8_t cell[6];
    uint16_t digits[6];
} Part;

typedef struct Scan {
    const ChBoard *board;
    const ChCellSet *open; /* by digit, the cells that can lose it */
    Part box;
    Part crossing;
    Part line;
} Scan;

static void read_part(Part *part, const ChBoard *board, ChCellSet cells)
{
    part->count = 0;
    CH_EACH_CELL(cell, cells) {
        const uint16_t digits = board->candidates[cell];
        part->cell[part->count] = (uint8_t)cell;
        part->digits[part->count] = digits;
        part->count += ch_count_of_nine[digits] <= SIZE;
    }
}

/* Three cells of a set, one in each part, with the digits of the cells in the box and the line. */
typedef struct Three {
    uint8_t cell[SIZE - 1];
    unsigned in_box;
    unsigned in_line;
    unsigned all;
} Three;

/* Returns the cells of SEEN that see the cell, if that has the digit. */
static ChCellSet keep_seen(const Scan *scan, ChCellSet seen, int cell, int digit)
{
    return scan->board->candidates[cell] >> digit & 1 ? ch_cells_and(seen, ch_cell_peers[cell])
                                                      : seen;
}

/* Reports whether three cells and a fourth rule out any of the digits. */
static bool rules_out(const Scan *scan, const Three *set, int fourth, unsigned digits)
{
    CH_EACH_DIGIT(digit, digits) {
        ChCellSet seen = keep_seen(scan, scan->open[digit], fourth, digit);
        for (int i = 0; i < SIZE - 1; i++)
            seen = keep_seen(scan, seen, set->cell[i], digit);
        if (!ch_cells_empty(seen))
            return true;
    }
    return false;
}

/* Adds a cell of a part, behind number AFTER.  The set can rule out the digit that is both in the
 * box and in the line, or any of its digits if there is none. */
static bool try_fourth(const Scan *scan, const Three *set, const Part *part, int after)
{
    for (int i = after + 1; i < part->count; i++) {
        const unsigned in_box = set->in_box | (part == &scan->box ? part->digits[i] : 0u);
        const unsigned in_line = set->in_line | (part == &scan->line ? part->digits[i] : 0u);
        const unsigned both = in_box & in_line;
        const unsigned all = set->all | part->digits[i];
        if (ch_count_of_nine[all] == SIZE && (both & (both - 1)) == 0 &&
            rules_out(scan, set, part->cell[i], both != 0 ? both : all))
            return true;
    }
    return false;
}

/* Tries all sets with cell I of the box and cell K of the line. */
static bool try_pair(const Scan *scan, int i, int k)
{
    const unsigned in_box = scan->box.digits[i];
    const unsigned in_line = scan->line.digits[k];
    const unsigned both = in_box & in_line;

    if (ch_count_of_nine[in_box | in_line] > SIZE || (both & (both - 1)) != 0)
        return false;
    for (int j = 0; j < scan->crossing.count; j++) {
        const unsigned all = in_box | in_line | scan->crossing.digits[j];
        if (ch_count_of_nine[all] > SIZE)
            continue;
        const Three set = {.cell = {scan->box.cell[i], scan->line.cell[k], scan->crossing.cell[j]},
                           .in_box = in_box,
                           .in_line = in_line,
                           .all = all};
        if (try_fourth(scan, &set, &scan->crossing, j) || try_fourth(scan, &set, &scan->box, i) ||
            try_fourth(scan, &set, &scan->line, k))
            return true;
    }
    return false;
}

static bool has_bent_four(Scan *scan, int crossing)
{
    const ChCellSet empty = ch_board_plane(scan->board, CH_EMPTY);
    const ChCellSet in_box = ch_cells_and(ch_house_cells[crossing / 6], empty);
    const ChCellSet in_line = ch_cells_and(ch_house_cells[ch_bent_line(crossing)], empty);

    read_part(&scan->crossing, scan->board, ch_cells_and(in_box, in_line));
    if (scan->crossing.count == 0)
        return false;
    read_part(&scan->box, scan->board, ch_cells_minus(in_box, in_line));
    read_part(&scan->line, scan->board, ch_cells_minus(in_line, in_box));
    for (int i = 0; i < scan->box.count; i++)
        for (int k = 0; k < scan->line.count; k++)
            if (try_pair(scan, i, k))
                return true;
    return false;
}

void ch_bent_fours_update(const ChBoard *board, uint64_t fresh, ChBentCrossings *bent_crossings)
{
    uint64_t *const at = &bent_crossings->at[SIZE];
    ChCellSet open[CH_DIGITS];
    Scan scan;

    scan.board = board;
    scan.open = open;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        open[digit] = ch_board_open(board, digit);
    *at &= ~fresh;
    CH_EACH_BIT_64(crossing, fresh)
        *at |= (uint64_t)has_bent_four(&scan, crossing) << crossing;
}
