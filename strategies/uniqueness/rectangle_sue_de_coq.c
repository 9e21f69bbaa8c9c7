/* rectangle_sue_de_coq.c - Sue de Coq in which two corners of a rectangle act as one cell.
 *
 * Two corners of a unique or avoidable rectangle, in one line or box, have guardians of two digits
 * or more. One of these is true (uniqueness.h), so the two act like one cell G that has their
 * digits:
 *
 *      12x. 12y. | C . C | X . .      C  two or three cells where a line and a box cross, with at
 *      12   12   | . Y . | . . .         least two digits more than cells
 *      .    .    | . . Y | . . .      X  further cells on the side of G, perhaps none
 *                                     Y  cells on the other side; the sides share no digit of C
 *
 * Each side uses up digits of C, as in sue_de_coq.c: its cells are more than its digits that C
 * lacks. Together the sides use up as many as C has too many, and neither all of them. So each
 * digit has its place in one of the cells, or in two if it is on both sides. The rest of the line
 * loses the digits of C and of its side, but for those that only the other side has; the rest of
 * the box likewise. The corners lose what the rest of their house does, but for the guardians.
 *
 * G is outside of the other house. No corner is among the cells. Fewer cells come first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

enum { MOST_CELLS = 6, FEWEST = 3, MOST = 3 + 2 * MOST_CELLS };

/* Cells to choose from, and the digits of each choice. */
typedef struct Pool {
    int count;
    uint8_t cell[MOST_CELLS];
    uint16_t digits[1 << MOST_CELLS];
} Pool;

/* A choice of a pool. */
typedef struct Part {
    unsigned choice;
    unsigned digits; /* of its cells, and of G if it is on its side */
    int cells;       /* with G */
} Part;

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    int wanted; /* cells of the patterns tried now */

    const ChPattern *pattern;
    ChCellSet corners;
    int house[2]; /* that of G, and the one that it crosses */
    Pool crossing;
    Pool side[2]; /* the cells of each house outside of the crossing */
} Search;

static void fill_pool(Pool *pool, const ChBoard *board, ChCellSet cells)
{
    pool->count = 0;
    pool->digits[0] = 0;
    CH_EACH_CELL(cell, cells) {
        const unsigned choices = 1u << pool->count;
        if (pool->count == MOST_CELLS)
            return;
        for (unsigned choice = 0; choice < choices; choice++)
            pool->digits[choices | choice] = pool->digits[choice] | board->candidates[cell];
        pool->cell[pool->count++] = (uint8_t)cell;
    }
}

static ChCellSet cells_of(const Pool *pool, unsigned choice)
{
    ChCellSet cells = {{0}};

    CH_EACH_BIT(i, choice)
        ch_cells_add(&cells, pool->cell[i]);
    return cells;
}

static void remove_from(const Search *search, ChDeduction *deduction, ChCellSet cells,
                        unsigned digits)
{
    CH_EACH_DIGIT(digit, digits)
        ch_add_eliminations(deduction, search->input->board, cells, digit);
}

static bool report_parts(const Search *search, const Part *centre, const Part part[2])
{
    const ChFinderInput *const input = search->input;
    const ChCellSet crossing = cells_of(&search->crossing, centre->choice);
    const int line = search->house[search->house[0] < CH_FIRST_ROW];
    const int box = search->house[search->house[0] >= CH_FIRST_ROW];
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_RECTANGLE_SUE_DE_COQ);

    ch_add_deadly_pattern(&deduction, &search->pattern->deadly);
    ch_add_cell_premises(&deduction, crossing);
    for (int i = 0; i < 2; i++) {
        const unsigned other = part[1 - i].digits;
        const unsigned lost = (centre->digits & ~other) | part[i].digits;
        const ChCellSet cells = cells_of(&search->side[i], part[i].choice);
        const ChCellSet all = ch_cells_or(ch_cells_or(crossing, cells), search->pattern->extra);
        ch_add_cell_premises(&deduction, cells);
        remove_from(search, &deduction, ch_cells_minus(ch_house_cells[search->house[i]], all),
                    lost);
        CH_EACH_CELL(corner, search->pattern->extra)
            if (i == 0)
                ch_add_cell_eliminations(&deduction, input->board, corner,
                                         lost & search->pattern->deadly.digits[corner]);
    }
    deduction.seed = (uint16_t)(line << 5 | box);
    return ch_pattern_needs_all(search->pattern, input->board, &deduction) &&
           ch_report(&deduction, search->sink);
}

/* Returns how many digits of the crossing a side uses up; 0 if it has none of them. */
static int used_by(const Part *part, const Part *centre)
{
    return (part->digits & centre->digits) != 0
               ? part->cells - ch_count(part->digits & ~centre->digits)
               : 0;
}

static Part part_of(const Pool *pool, unsigned choice, unsigned guards)
{
    return (Part){.choice = choice,
                  .digits = pool->digits[choice] | guards,
                  .cells = ch_count(choice) + (guards != 0)};
}

static bool try_sides(const Search *search, const Part *centre, int surplus)
{
    Part part[2];

    for (unsigned x = 0; x < 1u << search->side[0].count; x++) {
        part[0] = part_of(&search->side[0], x, search->pattern->guards);
        const int used = used_by(&part[0], centre);
        for (unsigned y = 1; y < 1u << search->side[1].count && used > 0 && used < surplus; y++) {
            part[1] = part_of(&search->side[1], y, 0);
            if (centre->cells + ch_count(x) + ch_count(y) == search->wanted &&
                (part[0].digits & part[1].digits & centre->digits) == 0 &&
                used_by(&part[1], centre) == surplus - used && report_parts(search, centre, part))
                return true;
        }
    }
    return false;
}

/* Tries a line and a box, or a box and a line, that cross outside of G. */
static bool try_crossing(Search *search)
{
    const ChBoard *const board = search->input->board;
    const ChCellSet *const first = &ch_house_cells[search->house[0]];
    const ChCellSet *const second = &ch_house_cells[search->house[1]];
    const ChCellSet free = ch_cells_minus(ch_board_plane(board, CH_EMPTY), search->corners);

    fill_pool(&search->crossing, board, ch_cells_and(free, ch_cells_and(*first, *second)));
    fill_pool(&search->side[0], board, ch_cells_and(free, ch_cells_minus(*first, *second)));
    fill_pool(&search->side[1], board, ch_cells_and(free, ch_cells_minus(*second, *first)));
    for (unsigned choice = 3; choice < 1u << search->crossing.count; choice++) {
        const Part centre = part_of(&search->crossing, choice, 0);
        const int surplus = ch_count(centre.digits) - centre.cells;
        if (centre.cells > 1 && surplus > 1 && try_sides(search, &centre, surplus))
            return true;
    }
    return false;
}

static bool try_pattern(void *context, const ChPattern *pattern)
{
    Search *const search = context;
    int houses[3];

    if (ch_cells_count(pattern->extra) != 2 || ch_is_single(pattern->guards))
        return false;
    search->pattern = pattern;
    search->corners = ch_deadly_cells(&pattern->deadly);
    const int count = ch_houses_of(pattern->extra, houses);
    for (int i = 0; i < count; i++)
        for (int other = 0; other < CH_HOUSES; other++) {
            search->house[0] = houses[i];
            search->house[1] = other;
            if ((houses[i] < CH_FIRST_ROW) != (other < CH_FIRST_ROW) &&
                !ch_cells_meet(pattern->extra, ch_house_cells[other]) && try_crossing(search))
                return true;
        }
    return false;
}

bool ch_find_rectangle_sue_de_coq(const ChFinderInput *input, ChSink *sink)
{
    Search search = {.input = input, .sink = sink};

    for (search.wanted = FEWEST; search.wanted <= MOST; search.wanted++)
        if (ch_each_rectangle(input, try_pattern, &search))
            return true;
    return false;
}

/* Marks the cells of the crossing as a set, and those on either side of it, if there are any. */
void ch_mark_rectangle_sue_de_coq(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int house[2] = {step->seed >> 5, step->seed & 31};
    ChCellSet cells = {{0}};

    ch_mark_deadly_pattern(replay, step, marks);
    CH_EACH_CONSTRAINT(premise, &step->detail->premises)
        if (premise < CH_CELLS)
            ch_cells_add(&cells, premise);
    for (int i = 0; i < 3; i++) {
        ChCellSet part =
            i == 0 ? ch_cells_and(ch_house_cells[house[0]], ch_house_cells[house[1]])
                   : ch_cells_minus(ch_house_cells[house[i - 1]], ch_house_cells[house[2 - i]]);
        unsigned digits = 0;
        part = ch_cells_and(part, cells);
        CH_EACH_CELL(cell, part)
            digits |= replay->board.candidates[cell];
        if (!ch_cells_empty(part))
            ch_marks_set(marks, &part, digits);
    }
    for (int i = 0; i < 2; i++)
        ch_marks_add(marks, CH_ROLE_HOUSE, house[i], 0);
}
