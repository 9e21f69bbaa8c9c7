/* hodoku.h - what the finders of the HoDoKu scale share.
 *
 * The scale names, for each technique, which instance is taken: the first in a prescribed order, or
 * the best of several.  So each finder here reports one step, the one that the scale takes.  The
 * order in which a step's candidates go decides the queues (hodoku_grid.h); a finder leaves it as a
 * list in the state, and the engine's hook carries it out when the step has been taken.
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

/* What the finders work out of a grid when first asked. */
enum {
    CH_HODOKU_HAS_RECTANGLES = 1,
    CH_HODOKU_HAS_AVOIDABLE = 2,
    CH_HODOKU_HAS_SETS = 4,
    CH_HODOKU_HAS_TABLES = 8,
    CH_HODOKU_HAS_FEW = 16
};

/* Empty cells by how many candidates they have. */
typedef struct ChHodokuFew {
    ChCellSet exactly[CH_FEW + 1]; /* from 1 on */
    ChCellSet upto[CH_FEW + 1];
} ChHodokuFew;

typedef struct ChHodoku {
    ChHodokuGrid grid;
    ChHodokuList list; /* of the step that was reported last, */
    uint16_t pending;  /* its technique, until it or another has been taken */
    uint32_t built;    /* CH_HODOKU_HAS_, until the grid changes */
    ChHodokuFew few;
    ChHodokuRectangles rectangles;
    ChHodokuRectangles avoidable;
    ChHodokuSets sets;
    ChHodokuChainStates chain_states; /* of a search in progress */
    ChHodokuTables tables;
    ChHodokuClosure closure;
    ChHodokuTableKind kind; /* of the tables */
    bool is_closed;         /* the closure is theirs */
} ChHodoku;

const ChHodokuFew *ch_hodoku_few(ChHodoku *hodoku);
const ChHodokuRectangles *ch_hodoku_rectangles(const ChFinderInput *input);
const ChHodokuRectangles *ch_hodoku_avoidable(const ChFinderInput *input);
const ChHodokuSets *ch_hodoku_sets(const ChFinderInput *input);

/* The tables of one kind; those asked for before are gone. */
ChHodokuTables *ch_hodoku_tables(const ChFinderInput *input, ChHodokuTableKind kind);

/* What follows from what in them; NULL: not known. */
const ChHodokuClosure *ch_hodoku_closure(const ChFinderInput *input);

/* The digits that have changed since the finder found nothing and that have places which no
 * complete placement of the digit uses: what is concluded from a digit's own places alone is among
 * these. */
unsigned ch_hodoku_fresh_digits(const ChFinderInput *input);
ChCellSet ch_hodoku_impossible_places(const ChFinderInput *input, int digit);

/* Where each digit may be ruled out by chains of such links, without almost locked sets (links.h);
 * false: nowhere. */
bool ch_hodoku_targets(const ChFinderInput *input, int kinds, ChCellSet targets[CH_DIGITS]);

/* The houses that have changed since the finder found nothing. */
uint32_t ch_hodoku_fresh_houses(const ChFinderInput *input);

/* The hooks of the profile: at the start of a solve, and when a step has been taken. */
void ch_hodoku_begin(ChHodoku *hodoku, const ChPuzzle *puzzle, const ChBoard *board);
void ch_hodoku_follow(ChHodoku *hodoku, const ChStep *step);

/* Goes back to a grid that the state had before. */
void ch_hodoku_return(ChHodoku *hodoku, const ChHodokuGrid *grid);

/* ---- premises ---- */

void ch_hodoku_add_cell_premises(ChDeduction *deduction, ChCellSet cells);

static inline void ch_hodoku_add_premise(ChDeduction *deduction, int house, int digit)
{
    ch_add_premise(deduction, CH_HODOKU_CONSTRAINT(house, digit));
}

/* The cells in the model's numbers. */
ChCellSet ch_hodoku_model_cells(ChCellSet cells);

/* ---- reporting ---- */

/* Hands on what the list in the state rules out; true: the sink wants no more. */
bool ch_hodoku_report(const ChFinderInput *input, ChDeduction *deduction, ChSink *sink);

/* The same, unless no witness could settle it, as on nearly empty grids: sets may have any size. */
bool ch_hodoku_report_sets(const ChFinderInput *input, ChDeduction *deduction, ChSink *sink);

/* ---- the finders, one for each slot of the scale ---- */

/* Reports what each nice loop and chain of these tables rules out, not only the one that the scale
 * takes, and not what it rests on: to be compared with what HoDoKu says it finds.  A step's seed is
 * the length of its chain, in links, as it is for loops. */
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
