/* sue_de_coq.c - Sue de Coq: cells in the intersection of a box and a line, locked by cells on both
 * sides.
 *
 *      . C X | . . x | X . .      C  two or three cells of the intersection, with at least two
 *      Y . . | . . . | . . .         digits more than cells
 *      y . Y | . . . | . . .      X, Y  cells of the line and of the box outside the intersection;
 *                                    they share no digit of C
 *
 * The digits of C are those that X also has, those that Y also has, and perhaps others. X and Y may
 * have further digits, each matched by one more cell. Suppose that there are as many cells as
 * digits in all, with the digits of each side counted separately. Then every digit has its place:
 * digits of C and X are removed from the rest of the line, digits of C and Y from the rest of the
 * box. Digits of C alone are removed from both. The further digits of X or Y are removed from their
 * own side.
 *
 * In the basic form, X and Y are one cell each, with two digits.
 *
 * The cannibalistic form is used on request. There X and Y share digits of C, which are counted
 * twice. So they fit once into X and once into Y only, and C itself loses them.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "als.h"
#include "finders.h"
#include "fresh.h"

enum { MOST_OUTSIDE = 6 };

/* The empty cells of a house outside the intersection; the digits and size of each subset of
 * them. */
typedef struct Side {
    int count;
    uint8_t cell[MOST_OUTSIDE];
    uint16_t digits[1 << MOST_OUTSIDE];
    uint8_t size[1 << MOST_OUTSIDE];
} Side;

typedef enum Form { BASIC, EXTENDED, CANNIBALISTIC } Form;

static const uint16_t TECHNIQUE_OF[] = {
    [BASIC] = CH_TECHNIQUE_SUE_DE_COQ,
    [EXTENDED] = CH_TECHNIQUE_EXTENDED_SUE_DE_COQ,
    [CANNIBALISTIC] = CH_TECHNIQUE_CANNIBALISTIC_SUE_DE_COQ,
};

typedef struct Crossing {
    ChAlsSearch *search;
    Form form;
    bool basic;
    int box;
    int line;
    Side in_line;
    Side in_box;
    int centre_count;
    uint8_t centre[3];
} Crossing;

static void read_side(Side *side, const ChBoard *board, ChCellSet cells)
{
    side->count = 0;
    side->digits[0] = 0;
    side->size[0] = 0;
    CH_EACH_CELL(cell, cells) {
        if (side->count == MOST_OUTSIDE)
            break;
        const unsigned choices = 1u << side->count;
        for (unsigned choice = 0; choice < choices; choice++) {
            side->digits[choices | choice] = side->digits[choice] | board->candidates[cell];
            side->size[choices | choice] = (uint8_t)(side->size[choice] + 1);
        }
        side->cell[side->count++] = (uint8_t)cell;
    }
}

static ChCellSet chosen_cells(const uint8_t *cell, unsigned choice)
{
    ChCellSet cells = {{0}};

    CH_EACH_BIT(i, choice)
        ch_cells_add(&cells, cell[i]);
    return cells;
}

/* The chosen cells of the intersection with their digits, and a subset on either side. */
typedef struct Fit {
    unsigned centre;
    unsigned digits; /* of the centre */
    unsigned x;
    unsigned y;
} Fit;

static void remove_from(ChDeduction *deduction, const ChFinderInput *input, ChCellSet cells,
                        unsigned digits)
{
    CH_EACH_DIGIT(digit, digits)
        ch_add_eliminations(deduction, input->board, cells, digit);
}

static bool offer_fit(const Crossing *crossing, const Fit *fit)
{
    const ChFinderInput *const input = crossing->search->input;
    const unsigned x = crossing->in_line.digits[fit->x];
    const unsigned y = crossing->in_box.digits[fit->y];
    const ChCellSet centre = chosen_cells(crossing->centre, fit->centre);
    const ChCellSet line = chosen_cells(crossing->in_line.cell, fit->x);
    const ChCellSet box = chosen_cells(crossing->in_box.cell, fit->y);
    ChDeduction deduction = ch_deduction(TECHNIQUE_OF[crossing->form]);

    remove_from(&deduction, input, centre, x & y);
    remove_from(&deduction, input,
                ch_cells_minus(ch_house_cells[crossing->line], ch_cells_or(centre, line)),
                ((fit->digits | x) & ~y) | (x & y));
    remove_from(&deduction, input,
                ch_cells_minus(ch_house_cells[crossing->box], ch_cells_or(centre, box)),
                ((fit->digits | y) & ~x) | (x & y));
    if (deduction.removals == 0)
        return false;
    const ChCellSet parts[3] = {centre, line, box};
    for (int i = 0; i < 3; i++)
        ch_add_cell_premises(&deduction, parts[i]);
    deduction.seed = (uint16_t)(crossing->line << 5 | crossing->box);
    deduction.detail.seed[0] = fit->centre;
    deduction.detail.seed[1] = fit->x;
    deduction.detail.seed[2] = fit->y;
    return ch_als_offer(crossing->search, &deduction,
                        ch_cells_count(ch_cells_or(centre, ch_cells_or(line, box))));
}

/* A subset of one side that has digits of the centre. */
typedef struct Way {
    uint8_t choice;
    uint8_t used;   /* number of the centre's surplus digits that it uses up */
    uint16_t taken; /* the digits of the centre that it has */
} Way;

/* Returns true if the subset is a bivalue cell. */
static bool is_plain(const Side *side, unsigned choice)
{
    return side->size[choice] == 1 && ch_count_of_nine[side->digits[choice]] == 2;
}

/* Lists the subsets that use up part of the surplus, but not all of it. The basic form takes
 * bivalue cells only. Returns their number. */
static int find_ways(const Side *side, unsigned digits, int surplus, bool basic, Way *way)
{
    int count = 0;

    for (unsigned choice = 1; choice < 1u << side->count;
         choice = basic ? 2 * choice : choice + 1) {
        const unsigned all = side->digits[choice];
        const int used = side->size[choice] - ch_count_of_nine[all & ~digits];
        if (used > 0 && used < surplus && (all & digits) != 0 && (!basic || is_plain(side, choice)))
            way[count++] = (Way){.choice = (uint8_t)choice,
                                 .used = (uint8_t)used,
                                 .taken = (uint16_t)(all & digits)};
    }
    return count;
}

/* Lists of ways, ascending, by the amount of surplus that they use up. */
enum { NO_WAY = 1 << MOST_OUTSIDE, MOST_SURPLUS = CH_DIGITS };

typedef struct Lists {
    uint8_t head[MOST_SURPLUS];
    uint8_t next[1 << MOST_OUTSIDE];
} Lists;

static void list_ways(Lists *lists, const Way *way, int count)
{
    memset(lists->head, NO_WAY, sizeof lists->head);
    while (count-- > 0) {
        lists->next[count] = lists->head[way[count].used];
        lists->head[way[count].used] = (uint8_t)count;
    }
}

static bool is_basic(const Crossing *crossing, const Fit *fit)
{
    return is_plain(&crossing->in_line, fit->x) && is_plain(&crossing->in_box, fit->y);
}

static bool try_ways(Crossing *crossing, Fit *fit, const Way *x, const Way *y)
{
    fit->x = x->choice;
    fit->y = y->choice;
    const int cells =
        crossing->in_line.size[fit->x] + crossing->in_box.size[fit->y] + ch_count(fit->centre);
    return cells <= ch_als_limit(crossing->search) && is_basic(crossing, fit) == crossing->basic &&
           offer_fit(crossing, fit);
}

/* Tries each two ways that share digits of the centre, which use up as much more. */
static bool try_sharing(Crossing *crossing, Fit *fit, int surplus, const Way *x, int xs,
                        const Way *y, int ys)
{
    for (int i = 0; i < xs; i++)
        for (int k = 0; k < ys; k++) {
            const int shared = ch_count(x[i].taken & y[k].taken);
            fit->x = x[i].choice;
            fit->y = y[k].choice;
            if (shared > 0 && x[i].used + y[k].used == surplus + shared && offer_fit(crossing, fit))
                return true;
        }
    return false;
}

static bool try_centre(Crossing *crossing, unsigned centre)
{
    Fit fit = {.centre = centre};
    Way in_line[1 << MOST_OUTSIDE];
    Way in_box[1 << MOST_OUTSIDE];
    Lists lists;

    CH_EACH_BIT(i, centre)
        fit.digits |= crossing->search->input->board->candidates[crossing->centre[i]];
    const int surplus = ch_count(fit.digits) - ch_count(centre);
    if (surplus < 2)
        return false;
    const int xs = find_ways(&crossing->in_line, fit.digits, surplus, crossing->basic, in_line);
    if (xs == 0)
        return false;
    const int ys = find_ways(&crossing->in_box, fit.digits, surplus, crossing->basic, in_box);
    if (crossing->form == CANNIBALISTIC)
        return try_sharing(crossing, &fit, surplus, in_line, xs, in_box, ys);
    list_ways(&lists, in_box, ys);
    for (int x = 0; x < xs; x++)
        for (int y = lists.head[surplus - in_line[x].used]; y != NO_WAY; y = lists.next[y])
            if ((in_line[x].taken & in_box[y].taken) == 0 &&
                try_ways(crossing, &fit, &in_line[x], &in_box[y]))
                return true;
    return false;
}

static bool has_plain(const Crossing *crossing, ChCellSet cells)
{
    return ch_cells_meet(cells, ch_facts_pairs(crossing->search->input->facts)->bivalue);
}

static bool try_crossing(Crossing *crossing)
{
    const ChBoard *const board = crossing->search->input->board;
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);
    const ChCellSet line = ch_cells_and(ch_house_cells[crossing->line], empty);
    const ChCellSet box = ch_cells_and(ch_house_cells[crossing->box], empty);
    const ChCellSet both = ch_cells_and(line, box);
    const ChCellSet outside_box = ch_cells_minus(line, both);
    const ChCellSet outside_line = ch_cells_minus(box, both);

    if (crossing->basic && !(has_plain(crossing, outside_box) && has_plain(crossing, outside_line)))
        return false;
    crossing->centre_count = 0;
    CH_EACH_CELL(cell, both)
        if (crossing->centre_count < 3)
            crossing->centre[crossing->centre_count++] = (uint8_t)cell;
    if (crossing->centre_count < 2)
        return false;
    read_side(&crossing->in_line, board, outside_box);
    read_side(&crossing->in_box, board, outside_line);
    for (unsigned centre = 3; centre < 1u << crossing->centre_count; centre++)
        if (!ch_is_single(centre) && try_centre(crossing, centre))
            return true;
    return false;
}

static bool search_crossings(ChAlsSearch *search, Form form)
{
    const uint32_t fresh = ch_fresh_houses(search->input);
    Crossing crossing = {.search = search, .form = form, .basic = form == BASIC};

    for (crossing.line = CH_FIRST_ROW; crossing.line < CH_HOUSES; crossing.line++)
        for (crossing.box = 0; crossing.box < CH_BOXES; crossing.box++)
            if (((fresh >> crossing.line | fresh >> crossing.box) & 1) != 0 &&
                ch_cells_meet(ch_house_cells[crossing.line], ch_house_cells[crossing.box]) &&
                try_crossing(&crossing))
                return true;
    return false;
}

static bool search_basic(ChAlsSearch *search)
{
    return search_crossings(search, BASIC);
}

static bool search_extended(ChAlsSearch *search)
{
    return search_crossings(search, EXTENDED);
}

static bool search_cannibalistic(ChAlsSearch *search)
{
    return search_crossings(search, CANNIBALISTIC);
}

bool ch_find_sue_de_coq(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search_cells(input, sink, search_basic);
}

bool ch_find_extended_sue_de_coq(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search_cells(input, sink, search_extended);
}

bool ch_find_cannibalistic_sue_de_coq(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search_cells(input, sink, search_cannibalistic);
}
