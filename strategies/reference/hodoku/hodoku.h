/* hodoku.h - the state and the helpers shared by the finders of the HoDoKu scale.
 *
 * The scale prescribes, for each technique, which instance is taken: the first in a given order, or
 * the best of several.  So each finder here reports one step, the one that the scale takes.  The
 * order of a step's eliminations determines the queues (hodoku_grid.h).  A finder leaves it as a
 * list in the state, and the profile applies it after the step.
 *
 * The rules were learnt from the behaviour of HoDoKu (Bernhard Hobiger).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_H
#define CH_STRATEGIES_HODOKU_H

#include "deduction.h"
#include "finders.h"
#include "hodoku_als.h"
#include "hodoku_closure.h"
#include "hodoku_grid.h"
#include "hodoku_list.h"
#include "hodoku_rectangles.h"
#include "hodoku_tables.h"
#include "profile.h"

/* Facts that are computed from a grid on first use. */
enum {
    CH_HODOKU_HAS_RECTANGLES = 1,
    CH_HODOKU_HAS_AVOIDABLE = 2,
    CH_HODOKU_HAS_SETS = 4,
    CH_HODOKU_HAS_TABLES = 8,
    CH_HODOKU_HAS_CLOSURE = 16,
    CH_HODOKU_HAS_FEW = 32,
    CH_HODOKU_HAS_FISH = 64
};

/* Empty cells by their number of candidates. */
typedef struct ChHodokuFew {
    ChGridCells exactly[CH_FEW + 1]; /* from 1 on */
    ChGridCells upto[CH_FEW + 1];
} ChHodokuFew;

typedef struct ChHodoku {
    ChHodokuGrid grid;
    ChHodokuList list; /* eliminations of the step reported last */
    uint16_t pending;  /* the technique of that step, until a step has been taken */
    uint32_t built;    /* CH_HODOKU_HAS_ flags, reset when the grid changes */
    ChHodokuFew few;
    ChHodokuRectangles rectangles;
    ChHodokuRectangles avoidable;
    uint16_t with_fish; /* the digits that may have a basic fish without fins */
    ChHodokuSets sets;
    ChHodokuChainStates chain_states; /* of a search in progress */
    union {
        ChHodokuTables tables;
        ChHodokuChainEnds chain_ends; /* of such a search: the tables are then no longer there */
    };
    ChHodokuClosure closure;
    ChHodokuTableKind kind; /* the kind of the tables */
    bool is_closed;         /* the closure belongs to the tables */
} ChHodoku;

extern const ChProfile ch_hodoku_profile;

/* Returns the state of the profile, which only its own finders receive. */
static inline ChHodoku *ch_hodoku_state(const ChFinderInput *input)
{
    return input->state;
}

const ChHodokuFew *ch_hodoku_few(ChHodoku *hodoku);

/* Returns the digits that may have a basic fish without fins, of any size. */
unsigned ch_hodoku_with_fish(const ChFinderInput *input);

const ChHodokuRectangles *ch_hodoku_rectangles(const ChFinderInput *input);
const ChHodokuRectangles *ch_hodoku_avoidable(const ChFinderInput *input);
const ChHodokuSets *ch_hodoku_sets(const ChFinderInput *input);

/* Returns the tables of one kind; those requested before become invalid. */
ChHodokuTables *ch_hodoku_tables(const ChFinderInput *input, ChHodokuTableKind kind);

/* Returns which literals follow from which in the tables; NULL: not known. */
const ChHodokuClosure *ch_hodoku_closure(const ChFinderInput *input);

/* Returns the digits that changed since the finder found nothing, and that have places which no
 * complete placement of the digit uses.  Conclusions from a digit's own places alone are among
 * these places. */
unsigned ch_hodoku_fresh_digits(const ChFinderInput *input);
ChGridCells ch_hodoku_impossible_places(const ChFinderInput *input, int digit);

/* Finds the candidates that chains of such links may eliminate, without almost locked sets
 * (links.h); false: none. */
bool ch_hodoku_targets(const ChFinderInput *input, int kinds, ChGridCells targets[CH_DIGITS]);

/* Returns the houses that changed since the finder found nothing. */
uint32_t ch_hodoku_fresh_houses(const ChFinderInput *input);

/* Starts the state, a ChHodoku, with a puzzle. */
void ch_hodoku_start(void *state, const ChPuzzle *puzzle, const ChBoard *board);

enum { CH_HODOKU_SINGLES = 3 }; /* the first slots of the scale */

/* Takes the steps of these slots, as the profile does (core/profile.h).  STATE is a ChHodoku. */
int ch_hodoku_take_singles(void *state, ChBoard *board, ChStep *step, uint8_t *row, int most);

/* ---- premises ---- */

void ch_hodoku_add_cell_premises(ChDeduction *deduction, ChGridCells cells);

static inline void ch_hodoku_add_premise(ChDeduction *deduction, int house, int digit)
{
    ch_add_premise(deduction, CH_HODOKU_CONSTRAINT(house, digit));
}

/* ---- reporting ---- */

/* Reports a step with the eliminations listed in the state; true: the sink wants no more. */
bool ch_hodoku_report(const ChFinderInput *input, ChDeduction *deduction, ChSink *sink);

/* Like ch_hodoku_report(), but drops a step too large for any witness to prove, as on nearly empty
 * grids: sets may have any size. */
bool ch_hodoku_report_sets(const ChFinderInput *input, ChDeduction *deduction, ChSink *sink);

/* ---- the finders, one for each slot of the scale ---- */

/* Reports the eliminations of each nice loop and chain of these tables, not only of the one that
 * the scale takes, and without premises.  They serve for comparison with HoDoKu's own lists.  A
 * step's seed is the length of its chain, in links, as for loops. */
bool ch_hodoku_all_nice_loops(const ChFinderInput *input, ChHodokuTableKind kind, ChSink *sink);

bool ch_hodoku_full_house(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_naked_single(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_hidden_single(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_pointing(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_claiming(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_locked_pair(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_locked_triple(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_naked_pair(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_naked_triple(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_naked_quadruple(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_hidden_pair(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_hidden_triple(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_hidden_quadruple(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_x_wing(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_swordfish(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_jellyfish(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_remote_pair(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_bug_1(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_skyscraper(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_two_string_kite(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_turbot_fish(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_empty_rectangle(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_w_wing(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_xy_wing(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_xyz_wing(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_unique_rectangle_1(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_unique_rectangle_2(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_unique_rectangle_3(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_unique_rectangle_4(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_unique_rectangle_5(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_unique_rectangle_6(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_hidden_rectangle(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_avoidable_rectangle_1(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_avoidable_rectangle_2(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_finned_x_wing(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_sashimi_x_wing(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_finned_swordfish(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_sashimi_swordfish(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_finned_jellyfish(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_sashimi_jellyfish(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_sue_de_coq(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_simple_colours(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_multi_colours(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_x_chain(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_xy_chain(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_nice_loop(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_grouped_nice_loop(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_als_xz(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_als_xy_wing(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_als_chain(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_franken_x_wing(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_franken_swordfish(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_finned_franken_x_wing(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_finned_franken_swordfish(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_forcing_chain(const ChFinderInput *input, ChSink *sink);
bool ch_hodoku_forcing_net(const ChFinderInput *input, ChSink *sink);

#endif
