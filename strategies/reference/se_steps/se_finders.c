/* se_finders.c - the finders of the profiles: a hint of each producer, with its proof.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_steps.h"

/* ---- the grid ---- */

void ch_se_read_board(ChSe *se, const ChSeScale *scale, const ChBoard *board)
{
    ChSeGrid *const grid = &se->grid;
    uint8_t digit[CH_CELLS];

    se->scale = scale;
    for (int cell = 0; cell < CH_CELLS; cell++)
        digit[cell] = board->digit[ch_box_cell(cell)];
    ch_se_grid_start(grid, digit);
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(removed, grid->cand[cell] & ~(unsigned)board->candidates[ch_box_cell(cell)])
            ch_se_grid_remove(grid, cell, removed);
}

/* ---- the finders ---- */

/* Returns the digits that a hint removes from a cell and that its placement, if any, leaves. */
static unsigned removed_digits(const ChSeHint *hint, int cell)
{
    if (hint->place == CH_SE_NOWHERE)
        return hint->removed.of[cell];
    if (!hint->is_complete || cell == hint->place / 9)
        return 0;
    return hint->removed.of[cell] &
           ~(ch_grid_sees(cell, hint->place / 9) ? 1u << hint->place % 9 : 0);
}

static void set_conclusion(const ChFinderInput *input, ChDeduction *deduction)
{
    const ChSeHint *const hint = &ch_se_state(input)->hint;

    if (hint->place != CH_SE_NOWHERE)
        deduction->placed = (uint16_t)ch_box_candidate(hint->place);
    for (int cell = 0; cell < CH_CELLS; cell++)
        ch_add_cell_eliminations(deduction, input->board, ch_box_cell(cell),
                                 removed_digits(hint, cell));
}

static bool prove(const ChFinderInput *input, ChDeduction *deduction)
{
    switch (ch_se_state(input)->hint.technique) {
    case CH_SE_LOOP:
    case CH_SE_BUG:
        return ch_se_prove_uniqueness(input, deduction);
    case CH_SE_X_CYCLE:
    case CH_SE_Y_CYCLE:
    case CH_SE_XY_CYCLE:
    case CH_SE_X_CHAIN:
    case CH_SE_XY_CHAIN:
        return ch_se_prove_chain(input, deduction);
    case CH_SE_STRONG_LINKS:
        return ch_se_prove_links(input, deduction);
    case CH_SE_NISHIO:
    case CH_SE_CELL:
    case CH_SE_REGION:
    case CH_SE_DOUBLE:
    case CH_SE_CONTRADICTION:
        return ch_se_prove_forcing(input, deduction);
    default:
        return ch_se_prove_pattern(input, deduction);
    }
}

/* Reports a single in the short form of a step. */
static bool report_single(const ChDeduction *deduction, ChSink *sink)
{
    const ChStep step = {.technique = deduction->technique,
                         .placed = deduction->placed,
                         .premise = (uint16_t)ch_constraints_next(&deduction->detail.premises, 0)};

    return ch_sink_take(sink, &step);
}

/* Returns the number of the producer with this rank among those of the scale with a function. */
static int number_of(const ChSeScale *scale, ChSeFind *find, int rank)
{
    for (int i = 0;; i++) {
        assert(i < scale->producers);
        if (scale->producer[i].find == find && rank-- == 0)
            return i + 1;
    }
}

static bool find_by_producer(const ChFinderInput *input, ChSink *sink, ChSeFind *find, int rank)
{
    ChSe *const se = ch_se_state(input);
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_NONE);

    if (ch_se_produce(&se->space, se->scale, &se->grid, number_of(se->scale, find, rank),
                      &se->hint) != CH_SE_HINT)
        return false;
    set_conclusion(input, &deduction);
    if (!prove(input, &deduction))
        return false;
    if (se->hint.technique == CH_SE_HIDDEN_SINGLE || se->hint.technique == CH_SE_NAKED_SINGLE)
        return report_single(&deduction, sink);
    return ch_report(&deduction, sink);
}

#define SE_PRODUCER(finder, function, rank)                                                        \
    bool finder(const ChFinderInput *input, ChSink *sink)                                          \
    {                                                                                              \
        return find_by_producer(input, sink, function, rank);                                      \
    }
#include "se_producers.def"
#undef SE_PRODUCER
