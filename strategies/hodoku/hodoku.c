/* hodoku.c - see hodoku.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku.h"

#include "premises.h"

void ch_hodoku_begin(ChHodoku *hodoku, const ChPuzzle *puzzle, const ChBoard *board)
{
    ch_hodoku_grid_load(&hodoku->grid, puzzle, board);
    hodoku->list.count = 0;
    hodoku->pending = CH_TECHNIQUE_NONE;
    hodoku->built = 0;
}

void ch_hodoku_return(ChHodoku *hodoku, const ChHodokuGrid *grid)
{
    hodoku->grid = *grid;
    hodoku->built = 0;
}

static int own(int candidate)
{
    return ch_hodoku_cell(CH_CANDIDATE_CELL(candidate));
}

/* A step of somebody else's has no order but that of the cells. */
static void take_over(ChHodokuList *list, const ChStep *step)
{
    list->count = 0;
    for (int cell = 0; cell < CH_CELLS && step->detail != NULL; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (ch_candidates_has(&step->detail->removed,
                                  CH_CANDIDATE(ch_hodoku_cell(cell), digit)))
                ch_hodoku_list_add(list, cell, digit);
}

void ch_hodoku_follow(ChHodoku *hodoku, const ChStep *step)
{
    hodoku->built = 0;
    if (step->placed != CH_NONE) {
        ch_hodoku_grid_set(&hodoku->grid, own(step->placed), CH_CANDIDATE_DIGIT(step->placed));
        return;
    }
    if (hodoku->pending != step->technique)
        take_over(&hodoku->list, step);
    for (int i = 0; i < hodoku->list.count; i++)
        ch_hodoku_grid_delete(&hodoku->grid, CH_CANDIDATE_CELL(hodoku->list.at[i]),
                              CH_CANDIDATE_DIGIT(hodoku->list.at[i]));
    hodoku->pending = CH_TECHNIQUE_NONE;
}

/* ---- what is worked out when first asked ---- */

static bool is_built(ChHodoku *hodoku, uint32_t what)
{
    const bool built = hodoku->built & what;

    hodoku->built |= what;
    return built;
}

/* Counts in all cells at once, up to five. */
static void count_candidates(ChHodokuFew *few, const ChHodokuGrid *grid)
{
    ChCellSet least[CH_FEW + 2] = {{{0}}}; /* the cells with so many, or more */

    least[0] = grid->empty;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int count = CH_FEW + 1; count > 0; count--)
            least[count] =
                ch_cells_or(least[count], ch_cells_and(least[count - 1], grid->plane[digit]));
    for (int count = 1; count <= CH_FEW; count++) {
        few->exactly[count] = ch_cells_minus(least[count], least[count + 1]);
        few->upto[count] = ch_cells_minus(least[1], least[count + 1]);
    }
}

const ChHodokuFew *ch_hodoku_few(ChHodoku *hodoku)
{
    if (!is_built(hodoku, CH_HODOKU_HAS_FEW))
        count_candidates(&hodoku->few, &hodoku->grid);
    return &hodoku->few;
}

const ChHodokuRectangles *ch_hodoku_rectangles(const ChScene *scene)
{
    ChHodoku *const hodoku = scene->hodoku;

    if (!is_built(hodoku, CH_HODOKU_HAS_RECTANGLES))
        ch_hodoku_find_rectangles(&hodoku->rectangles, &hodoku->grid,
                                  &ch_hodoku_few(hodoku)->exactly[2],
                                  scene->options->full_rectangles);
    return &hodoku->rectangles;
}

const ChHodokuRectangles *ch_hodoku_avoidable(const ChScene *scene)
{
    ChHodoku *const hodoku = scene->hodoku;

    if (!is_built(hodoku, CH_HODOKU_HAS_AVOIDABLE))
        ch_hodoku_find_avoidable(&hodoku->avoidable, &hodoku->grid);
    return &hodoku->avoidable;
}

const ChHodokuSets *ch_hodoku_sets(const ChScene *scene)
{
    ChHodoku *const hodoku = scene->hodoku;

    if (!is_built(hodoku, CH_HODOKU_HAS_SETS))
        ch_hodoku_find_sets(&hodoku->sets, &hodoku->grid);
    return &hodoku->sets;
}

ChHodokuTables *ch_hodoku_tables(const ChScene *scene, ChHodokuTableKind kind)
{
    ChHodoku *const hodoku = scene->hodoku;

    if (!is_built(hodoku, CH_HODOKU_HAS_TABLES) || hodoku->kind != kind) {
        ch_hodoku_build_tables(&hodoku->tables, &hodoku->grid, kind);
        hodoku->is_closed = ch_hodoku_close(&hodoku->closure, &hodoku->tables);
        hodoku->kind = kind;
    }
    return &hodoku->tables;
}

const ChHodokuClosure *ch_hodoku_closure(const ChScene *scene)
{
    return scene->hodoku->is_closed ? &scene->hodoku->closure : NULL;
}

/* ---- what is worth a look ---- */

unsigned ch_hodoku_fresh_digits(const ChScene *scene)
{
    unsigned fresh = ch_fresh_digits(scene);

    if (fresh == 0)
        return 0;
    const ChCellSet *const hopeless = ch_facts_hopeless(scene->facts);
    for (unsigned rest = fresh; rest != 0; rest &= rest - 1)
        if (ch_cells_empty(hopeless[ch_lowest(rest)]))
            fresh &= ~(rest & -rest);
    return fresh;
}

/* The way from the model's numbers to those here is the way back. */
ChCellSet ch_hodoku_hopeless(const ChScene *scene, int digit)
{
    return ch_hodoku_model_cells(ch_facts_hopeless(scene->facts)[digit]);
}

/* Where links had to be left out for want of room, anything may go. */
bool ch_hodoku_victims(const ChScene *scene, int kinds, ChCellSet victims[CH_DIGITS])
{
    ChFacts *const facts = scene->facts;

    if (!ch_facts_may_chain(facts, kinds) || !ch_facts_hope(facts, kinds)->some)
        return false;
    const bool is_whole = ch_links_victims(&facts->links, ch_links_level(kinds), victims);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        victims[digit] =
            is_whole ? ch_hodoku_model_cells(victims[digit]) : scene->hodoku->grid.plane[digit];
    return true;
}

uint32_t ch_hodoku_fresh_houses(const ChScene *scene)
{
    return ch_hodoku_houses_of_model(ch_fresh_houses(scene));
}

/* ---- premises ---- */

ChCellSet ch_hodoku_model_cells(ChCellSet cells)
{
    ChCellSet model = {{0}};

    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        ch_cells_add(&model, ch_hodoku_cell(cell));
    return model;
}

void ch_hodoku_rests_on_cells(ChDeduction *deduction, ChCellSet cells)
{
    ch_rests_on_cells(deduction, ch_hodoku_model_cells(cells));
}

/* ---- reporting ---- */

static void conclude(const ChScene *scene, ChDeduction *deduction)
{
    const ChHodokuList *const list = &scene->hodoku->list;

    for (int i = 0; i < list->count; i++) {
        const int cell = ch_hodoku_cell(CH_CANDIDATE_CELL(list->at[i]));
        ch_removes_digits(deduction, scene->board, cell, 1u << CH_CANDIDATE_DIGIT(list->at[i]));
    }
}

static bool hand_on(const ChScene *scene, ChDeduction *deduction, ChSink *sink)
{
    scene->hodoku->pending = deduction->technique;
    return ch_report(deduction, sink);
}

bool ch_hodoku_report(const ChScene *scene, ChDeduction *deduction, ChSink *sink)
{
    conclude(scene, deduction);
    return hand_on(scene, deduction, sink);
}

bool ch_hodoku_report_sets(const ChScene *scene, ChDeduction *deduction, ChSink *sink)
{
    conclude(scene, deduction);
    return ch_is_provable(deduction, scene->board) && hand_on(scene, deduction, sink);
}
