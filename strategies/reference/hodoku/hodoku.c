/* hodoku.c - see hodoku.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku.h"

#include <string.h>

#include "basic.h"
#include "fresh.h"
#include "premises.h"

/* ---- facts computed on first use ---- */

static bool is_built(ChHodoku *hodoku, uint32_t what)
{
    const bool built = hodoku->built & what;

    hodoku->built |= what;
    return built;
}

/* Counts the candidates of all cells in parallel, up to five. */
static void count_candidates(ChHodokuFew *few, const ChHodokuGrid *grid)
{
    ChGridCells least[CH_FEW + 2] = {{{0}}}; /* the cells with so many candidates or more */

    least[0] = grid->empty;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int count = CH_FEW + 1; count > 0; count--)
            least[count] = ch_grid_cells_or(
                least[count], ch_grid_cells_and(least[count - 1], grid->plane[digit]));
    for (int count = 1; count <= CH_FEW; count++) {
        few->exactly[count] = ch_grid_cells_minus(least[count], least[count + 1]);
        few->upto[count] = ch_grid_cells_minus(least[1], least[count + 1]);
    }
}

const ChHodokuFew *ch_hodoku_few(ChHodoku *hodoku)
{
    if (!is_built(hodoku, CH_HODOKU_HAS_FEW))
        count_candidates(&hodoku->few, &hodoku->grid);
    return &hodoku->few;
}

unsigned ch_hodoku_with_fish(const ChFinderInput *input)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);

    if (!is_built(hodoku, CH_HODOKU_HAS_FISH))
        hodoku->with_fish =
            (uint16_t)ch_digits_with_fish(input->board, ch_facts_limited(input->facts));
    return hodoku->with_fish;
}

const ChHodokuRectangles *ch_hodoku_rectangles(const ChFinderInput *input)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);

    if (!is_built(hodoku, CH_HODOKU_HAS_RECTANGLES))
        ch_hodoku_find_rectangles(&hodoku->rectangles, &hodoku->grid,
                                  &ch_hodoku_few(hodoku)->exactly[2],
                                  input->options->full_rectangles);
    return &hodoku->rectangles;
}

const ChHodokuRectangles *ch_hodoku_avoidable(const ChFinderInput *input)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);

    if (!is_built(hodoku, CH_HODOKU_HAS_AVOIDABLE))
        ch_hodoku_find_avoidable(&hodoku->avoidable, &hodoku->grid,
                                 &ch_hodoku_few(hodoku)->exactly[2]);
    return &hodoku->avoidable;
}

const ChHodokuSets *ch_hodoku_sets(const ChFinderInput *input)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);

    if (!is_built(hodoku, CH_HODOKU_HAS_SETS))
        ch_hodoku_find_sets(&hodoku->sets, &hodoku->grid);
    return &hodoku->sets;
}

ChHodokuTables *ch_hodoku_tables(const ChFinderInput *input, ChHodokuTableKind kind)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);

    if (!is_built(hodoku, CH_HODOKU_HAS_TABLES) || hodoku->kind != kind) {
        ch_hodoku_build_tables(&hodoku->tables, &hodoku->grid, kind);
        hodoku->kind = kind;
        hodoku->built &= ~(uint32_t)CH_HODOKU_HAS_CLOSURE;
    }
    return &hodoku->tables;
}

const ChHodokuClosure *ch_hodoku_closure(const ChFinderInput *input)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);

    if (!is_built(hodoku, CH_HODOKU_HAS_CLOSURE))
        hodoku->is_closed = ch_hodoku_close(&hodoku->closure, &hodoku->tables);
    return hodoku->is_closed ? &hodoku->closure : NULL;
}

/* ---- filters ---- */

unsigned ch_hodoku_fresh_digits(const ChFinderInput *input)
{
    unsigned fresh = ch_fresh_digits(input);

    if (fresh == 0)
        return 0;
    const ChCellSet *const impossible = ch_facts_impossible_places(input->facts);
    CH_EACH_DIGIT(digit, fresh)
        if (ch_cells_empty(impossible[digit]))
            fresh &= ~(1u << digit);
    return fresh;
}

ChGridCells ch_hodoku_impossible_places(const ChFinderInput *input, int digit)
{
    return ch_grid_cells(ch_facts_impossible_places(input->facts)[digit]);
}

/* Returns all candidates as targets where links were left out for lack of room. */
bool ch_hodoku_targets(const ChFinderInput *input, int kinds, ChGridCells targets[CH_DIGITS])
{
    ChFacts *const facts = input->facts;

    if (input->options->unfiltered) {
        memcpy(targets, ch_hodoku_state(input)->grid.plane, CH_DIGITS * sizeof *targets);
        return true;
    }
    if (!ch_facts_may_chain(facts, kinds) || !ch_facts_chain_targets(facts, kinds)->some)
        return false;
    ChCellSet box_targets[CH_DIGITS];
    const bool is_whole = ch_facts_link_targets(facts, kinds, box_targets);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        targets[digit] = is_whole ? ch_grid_cells(box_targets[digit])
                                  : ch_hodoku_state(input)->grid.plane[digit];
    return true;
}

uint32_t ch_hodoku_fresh_houses(const ChFinderInput *input)
{
    return ch_hodoku_houses_of_model(ch_fresh_houses(input));
}

/* ---- premises ---- */

void ch_hodoku_add_cell_premises(ChDeduction *deduction, ChGridCells cells)
{
    ch_add_cell_premises(deduction, ch_box_cells(cells));
}

/* ---- reporting ---- */

static void set_eliminations(const ChFinderInput *input, ChDeduction *deduction)
{
    const ChHodokuList *const list = &ch_hodoku_state(input)->list;

    for (int i = 0; i < list->count; i++) {
        const int cell = ch_box_cell(CH_CANDIDATE_CELL(list->at[i]));
        ch_add_cell_eliminations(deduction, input->board, cell,
                                 1u << CH_CANDIDATE_DIGIT(list->at[i]));
    }
}

static bool report_list(const ChFinderInput *input, ChDeduction *deduction, ChSink *sink)
{
    ch_hodoku_state(input)->pending = deduction->technique;
    return ch_report(deduction, sink);
}

bool ch_hodoku_report(const ChFinderInput *input, ChDeduction *deduction, ChSink *sink)
{
    set_eliminations(input, deduction);
    return report_list(input, deduction, sink);
}

bool ch_hodoku_report_sets(const ChFinderInput *input, ChDeduction *deduction, ChSink *sink)
{
    set_eliminations(input, deduction);
    return ch_is_provable(deduction, input->board) && report_list(input, deduction, sink);
}
