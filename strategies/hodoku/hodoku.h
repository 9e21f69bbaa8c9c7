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
#ifndef CH_STRATEGIES_HODOKU_HODOKU_H
#define CH_STRATEGIES_HODOKU_HODOKU_H

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
const ChHodokuRectangles *ch_hodoku_rectangles(const ChScene *scene);
const ChHodokuRectangles *ch_hodoku_avoidable(const ChScene *scene);
const ChHodokuSets *ch_hodoku_sets(const ChScene *scene);

/* The tables of one kind; those asked for before are gone. */
ChHodokuTables *ch_hodoku_tables(const ChScene *scene, ChHodokuTableKind kind);

/* What follows from what in them; NULL: not known. */
const ChHodokuClosure *ch_hodoku_closure(const ChScene *scene);

/* The digits that have changed since the finder found nothing and that have places which no
 * complete placement of the digit uses: what is concluded from a digit's own places alone is among
 * these. */
unsigned ch_hodoku_fresh_digits(const ChScene *scene);
ChCellSet ch_hodoku_hopeless(const ChScene *scene, int digit);

/* Where each digit may be ruled out by chains of such links, without almost locked sets (links.h);
 * false: nowhere. */
bool ch_hodoku_victims(const ChScene *scene, int kinds, ChCellSet victims[CH_DIGITS]);

/* The houses that have changed since the finder found nothing. */
uint32_t ch_hodoku_fresh_houses(const ChScene *scene);

/* The hooks of the profile: at the start of a solve, and when a step has been taken. */
void ch_hodoku_begin(ChHodoku *hodoku, const ChPuzzle *puzzle, const ChBoard *board);
void ch_hodoku_follow(ChHodoku *hodoku, const ChStep *step);

/* Goes back to a grid that the state had before. */
void ch_hodoku_return(ChHodoku *hodoku, const ChHodokuGrid *grid);

/* ---- premises ---- */

void ch_hodoku_rests_on_cells(ChDeduction *deduction, ChCellSet cells);

static inline void ch_hodoku_rests_on(ChDeduction *deduction, int house, int digit)
{
    ch_rests_on(deduction, CH_HODOKU_CONSTRAINT(house, digit));
}

/* The cells in the model's numbers. */
ChCellSet ch_hodoku_model_cells(ChCellSet cells);

/* ---- reporting ---- */

/* Hands on what the list in the state rules out; true: the sink wants no more. */
bool ch_hodoku_report(const ChScene *scene, ChDeduction *deduction, ChSink *sink);

/* The same, unless no witness could settle it, as on nearly empty grids: sets may have any size. */
bool ch_hodoku_report_sets(const ChScene *scene, ChDeduction *deduction, ChSink *sink);

/* ---- the finders, one for each slot of the scale ---- */

/* Reports what each nice loop and chain of these tables rules out, not only the one that the scale
 * takes, and not what it rests on: to be compared with what HoDoKu says it finds.  A step's seed is
 * the length of its chain, in links, as it is for loops. */
bool ch_hodoku_all_nice_loops(const ChScene *scene, ChHodokuTableKind kind, ChSink *sink);

bool ch_hodoku_full_house(const ChScene *scene, ChSink *sink);
bool ch_hodoku_naked_single(const ChScene *scene, ChSink *sink);
bool ch_hodoku_hidden_single(const ChScene *scene, ChSink *sink);
bool ch_hodoku_pointing(const ChScene *scene, ChSink *sink);
bool ch_hodoku_claiming(const ChScene *scene, ChSink *sink);
bool ch_hodoku_locked_pair(const ChScene *scene, ChSink *sink);
bool ch_hodoku_locked_triple(const ChScene *scene, ChSink *sink);
bool ch_hodoku_naked_pair(const ChScene *scene, ChSink *sink);
bool ch_hodoku_naked_triple(const ChScene *scene, ChSink *sink);
bool ch_hodoku_naked_quadruple(const ChScene *scene, ChSink *sink);
bool ch_hodoku_hidden_pair(const ChScene *scene, ChSink *sink);
bool ch_hodoku_hidden_triple(const ChScene *scene, ChSink *sink);
bool ch_hodoku_hidden_quadruple(const ChScene *scene, ChSink *sink);
bool ch_hodoku_x_wing(const ChScene *scene, ChSink *sink);
bool ch_hodoku_swordfish(const ChScene *scene, ChSink *sink);
bool ch_hodoku_jellyfish(const ChScene *scene, ChSink *sink);
bool ch_hodoku_remote_pair(const ChScene *scene, ChSink *sink);
bool ch_hodoku_bug_1(const ChScene *scene, ChSink *sink);
bool ch_hodoku_skyscraper(const ChScene *scene, ChSink *sink);
bool ch_hodoku_two_string_kite(const ChScene *scene, ChSink *sink);
bool ch_hodoku_turbot_fish(const ChScene *scene, ChSink *sink);
bool ch_hodoku_empty_rectangle(const ChScene *scene, ChSink *sink);
bool ch_hodoku_w_wing(const ChScene *scene, ChSink *sink);
bool ch_hodoku_xy_wing(const ChScene *scene, ChSink *sink);
bool ch_hodoku_xyz_wing(const ChScene *scene, ChSink *sink);
bool ch_hodoku_unique_rectangle_1(const ChScene *scene, ChSink *sink);
bool ch_hodoku_unique_rectangle_2(const ChScene *scene, ChSink *sink);
bool ch_hodoku_unique_rectangle_3(const ChScene *scene, ChSink *sink);
bool ch_hodoku_unique_rectangle_4(const ChScene *scene, ChSink *sink);
bool ch_hodoku_unique_rectangle_5(const ChScene *scene, ChSink *sink);
bool ch_hodoku_unique_rectangle_6(const ChScene *scene, ChSink *sink);
bool ch_hodoku_hidden_rectangle(const ChScene *scene, ChSink *sink);
bool ch_hodoku_avoidable_rectangle_1(const ChScene *scene, ChSink *sink);
bool ch_hodoku_avoidable_rectangle_2(const ChScene *scene, ChSink *sink);
bool ch_hodoku_finned_x_wing(const ChScene *scene, ChSink *sink);
bool ch_hodoku_sashimi_x_wing(const ChScene *scene, ChSink *sink);
bool ch_hodoku_finned_swordfish(const ChScene *scene, ChSink *sink);
bool ch_hodoku_sashimi_swordfish(const ChScene *scene, ChSink *sink);
bool ch_hodoku_finned_jellyfish(const ChScene *scene, ChSink *sink);
bool ch_hodoku_sashimi_jellyfish(const ChScene *scene, ChSink *sink);
bool ch_hodoku_sue_de_coq(const ChScene *scene, ChSink *sink);
bool ch_hodoku_simple_colours(const ChScene *scene, ChSink *sink);
bool ch_hodoku_multi_colours(const ChScene *scene, ChSink *sink);
bool ch_hodoku_x_chain(const ChScene *scene, ChSink *sink);
bool ch_hodoku_xy_chain(const ChScene *scene, ChSink *sink);
bool ch_hodoku_nice_loop(const ChScene *scene, ChSink *sink);
bool ch_hodoku_grouped_nice_loop(const ChScene *scene, ChSink *sink);
bool ch_hodoku_als_xz(const ChScene *scene, ChSink *sink);
bool ch_hodoku_als_xy_wing(const ChScene *scene, ChSink *sink);
bool ch_hodoku_als_chain(const ChScene *scene, ChSink *sink);
bool ch_hodoku_franken_x_wing(const ChScene *scene, ChSink *sink);
bool ch_hodoku_franken_swordfish(const ChScene *scene, ChSink *sink);
bool ch_hodoku_finned_franken_x_wing(const ChScene *scene, ChSink *sink);
bool ch_hodoku_finned_franken_swordfish(const ChScene *scene, ChSink *sink);
bool ch_hodoku_forcing_chain(const ChScene *scene, ChSink *sink);
bool ch_hodoku_forcing_net(const ChScene *scene, ChSink *sink);

#endif
