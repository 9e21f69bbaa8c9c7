/* loops.c - see hodoku_loops.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_loops.h"

#include "technique.h"

static int first_cell(const ChHodokuLoop *loop, int literal)
{
    return ch_hodoku_node_cell(loop->tables, CH_HODOKU_NODE(literal));
}

static ChGridCells cells_of(const ChHodokuLoop *loop, int literal)
{
    return ch_hodoku_literal_cells(loop->tables, literal);
}

/* Returns the cells of a literal with a digit: of a set, not all of its cells need have it. */
static ChGridCells places_of(const ChHodokuLoop *loop, int literal, int digit)
{
    return ch_grid_cells_and(cells_of(loop, literal), loop->grid->plane[digit]);
}

static int digit_of(const ChHodokuLoop *loop, int literal)
{
    return ch_hodoku_literal_digit(loop->tables, literal);
}

/* ---- valid chains ---- */

static bool is_lasso(const ChHodokuLoop *loop, bool is_aic)
{
    ChGridCells seen = {{0}};

    for (int i = 0; i < loop->line.count; i++) {
        if (ch_grid_cells_has(&seen, first_cell(loop, loop->line.literal[i])))
            return true;
        if (i > 0 && (is_aic || first_cell(loop, loop->line.literal[i - 1]) != loop->cell))
            seen = ch_grid_cells_or(seen, cells_of(loop, loop->line.literal[i - 1]));
    }
    return false;
}

typedef enum Form { CONTINUOUS, DISCONTINUOUS, AIC } Form;

static int technique_of(Form form, const ChHodokuLine *line)
{
    bool grouped = false;
    static const uint16_t technique[][2] = {
        {CH_TECHNIQUE_CONTINUOUS_LOOP, CH_TECHNIQUE_GROUPED_CONTINUOUS_LOOP},
        {CH_TECHNIQUE_DISCONTINUOUS_LOOP, CH_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP},
        {CH_TECHNIQUE_AIC, CH_TECHNIQUE_GROUPED_AIC}};

    for (int i = 0; i < line->count; i++)
        grouped |= CH_HODOKU_NODE(line->literal[i]) >= CH_CANDIDATES;
    return technique[form][grouped];
}

/* ---- continuous loops ---- */

static ChGridCells cells_of_line(const ChHodokuLoop *loop)
{
    ChGridCells cells = {{0}};

    for (int i = 0; i < loop->line.count; i++)
        cells = ch_grid_cells_or(cells, cells_of(loop, loop->line.literal[i]));
    return cells;
}

/* Lists the other digits of a cell that the loop enters by one digit and leaves by another. */
static void list_from_cell(ChHodokuLoop *loop, int cell, int one, int other)
{
    ch_hodoku_list_digits(&loop->list, loop->grid, cell, CH_ALL_NINE & ~(1u << one | 1u << other));
}

static void list_from_links(ChHodokuLoop *loop)
{
    const uint16_t *const literal = loop->line.literal;
    const ChGridCells own = cells_of_line(loop);

    for (int i = 1; i < loop->line.count; i++) {
        const int cell = first_cell(loop, literal[i]);
        if (first_cell(loop, literal[i - 1]) == cell)
            continue;
        if (!CH_HODOKU_IS_ON(literal[i])) {
            const int digit = digit_of(loop, literal[i]);
            const ChGridCells both = ch_grid_cells_or(places_of(loop, literal[i - 1], digit),
                                                      places_of(loop, literal[i], digit));
            ch_hodoku_list_cells(&loop->list, loop->grid,
                                 ch_grid_cells_minus(ch_grid_seen_by_all(both), own), digit);
        } else if (i + 2 < loop->line.count && !CH_HODOKU_IS_ON(literal[i + 1]) &&
                   first_cell(loop, literal[i + 1]) == cell && CH_HODOKU_IS_ON(literal[i + 2]) &&
                   first_cell(loop, literal[i + 2]) != cell) {
            list_from_cell(loop, cell, digit_of(loop, literal[i]), digit_of(loop, literal[i + 2]));
        }
    }
}

/* Lists the eliminations of a set in the loop: all its digits but those of its two links are
 * locked.  If the set leaves the next cell with one candidate, a digit that it removes there is
 * eliminated only where that cell sees it, too. */
static void list_from_set(ChHodokuLoop *loop, int at)
{
    const int node = CH_HODOKU_NODE(loop->line.literal[at]);
    const int next = loop->line.literal[at + 1];
    const ChHodokuSet *const set = ch_hodoku_node_set(loop->tables, node);
    const int number = node - CH_HODOKU_FIRST_SET;
    unsigned digits = set->digits & ~(1u << digit_of(loop, loop->line.literal[at]));
    unsigned lost = 0;

    if (CH_HODOKU_IS_ON(next))
        lost = ch_hodoku_lost_to_set(loop->tables, number, first_cell(loop, next));
    else
        digits &= ~(1u << digit_of(loop, next));
    CH_EACH_DIGIT(digit, digits) {
        ChGridCells cells = set->buds[digit];
        if (lost >> digit & 1)
            cells = ch_grid_cells_and(cells, ch_grid_peers[first_cell(loop, next)]);
        ch_hodoku_list_cells(&loop->list, loop->grid, cells, digit);
    }
}

static void list_continuous(ChHodokuLoop *loop, int literal)
{
    loop->list.count = 0;
    if (!loop->is_on && CH_HODOKU_IS_ON(literal))
        list_from_cell(loop, loop->cell, loop->digit, digit_of(loop, literal));
    list_from_links(loop);
    for (int i = 1; i + 1 < loop->line.count; i++)
        if (CH_HODOKU_NODE(loop->line.literal[i]) >= CH_HODOKU_FIRST_SET)
            list_from_set(loop, i);
}

/* ---- loops ---- */

static void list_discontinuous(ChHodokuLoop *loop, int literal)
{
    const bool last_on = CH_HODOKU_IS_ON(literal);
    const unsigned first = 1u << loop->digit;
    const unsigned last = 1u << digit_of(loop, literal);

    loop->list.count = 0;
    ch_hodoku_list_digits(&loop->list, loop->grid, loop->cell,
                          loop->is_on                ? first
                          : last_on && first == last ? CH_ALL_NINE & ~first
                                                     : last);
}

bool ch_hodoku_is_continuous(const ChHodokuLoop *loop, int literal)
{
    const bool first_strong = !loop->is_on;
    const bool last_strong = CH_HODOKU_IS_ON(literal);
    const bool same = digit_of(loop, literal) == loop->digit;

    if (first_strong != last_strong)
        return same;
    return !same && (first_strong || ch_count(loop->grid->candidates[loop->cell]) == 2);
}

bool ch_hodoku_is_discontinuous(const ChHodokuLoop *loop, int literal)
{
    const bool same = digit_of(loop, literal) == loop->digit;

    return (!loop->is_on == CH_HODOKU_IS_ON(literal)) == same;
}

int ch_hodoku_loop_to(ChHodokuLoop *loop, int literal)
{
    const bool continuous = ch_hodoku_is_continuous(loop, literal);

    if (!continuous && !ch_hodoku_is_discontinuous(loop, literal))
        return CH_NONE;
    ch_hodoku_chain(&loop->table, literal, &loop->line);
    const uint16_t *const entry = loop->line.literal;
    if (first_cell(loop, entry[1]) == loop->cell ||
        first_cell(loop, entry[loop->line.count - 2]) == loop->cell || is_lasso(loop, false))
        return CH_NONE;
    if (continuous)
        list_continuous(loop, literal);
    else
        list_discontinuous(loop, literal);
    ch_hodoku_list_sort(&loop->list);
    return technique_of(continuous ? CONTINUOUS : DISCONTINUOUS, &loop->line);
}

/* ---- chains between two cells ---- */

int ch_hodoku_chain_to(ChHodokuLoop *loop, int literal)
{
    const int end = CH_CANDIDATE_CELL(CH_HODOKU_NODE(literal));
    const int digit = CH_CANDIDATE_DIGIT(CH_HODOKU_NODE(literal));

    loop->list.count = 0;
    if (digit == loop->digit) {
        ch_hodoku_list_cells(&loop->list, loop->grid, ch_grid_common_peers(loop->cell, end), digit);
        if (loop->list.count < 2)
            return CH_NONE;
    } else {
        if (!ch_grid_sees(loop->cell, end) || !ch_hodoku_has(loop->grid, end, loop->digit) ||
            !ch_hodoku_has(loop->grid, loop->cell, digit))
            return CH_NONE;
        ch_hodoku_list_add(&loop->list, loop->cell, digit);
        ch_hodoku_list_add(&loop->list, end, loop->digit);
    }
    ch_hodoku_chain(&loop->table, literal, &loop->line);
    if (is_lasso(loop, true))
        return CH_NONE;
    ch_hodoku_list_sort(&loop->list);
    return technique_of(AIC, &loop->line);
}
