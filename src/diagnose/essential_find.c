/* essential_find.c - the search for the essential path; see essential_find.h.
 *
 * A path is varied many times. A few of its steps are forbidden; what is then missing is replaced
 * by other known steps, in a random order, and the result is reduced. The seed is fixed, so that a
 * solve has one essential path.
 *
 * SPDX-License-Identifier: MIT
 */
#include "essential_find.h"

#include <string.h>

#include "essential_row.h"
#include "random.h"
#include "step_part.h"

enum {
    MOST_FORBIDDEN = 3, /* steps forbidden in one variation */
    ROUNDS = 3,         /* searches for further steps, each followed by variations */
    VARIATIONS = 150,   /* in a round */
    SURVEYS = 40,       /* most positions searched for further steps */
    MOST_TAKEN = 28000, /* steps in all trials, after which there are no more variations */
    HARD_SURVEYS = 24,  /* the same where techniques of the highest level are in use */
    ROW_STEPS = 8,      /* most steps that a row adds at one position */
    LONGEST_WAIT = 3    /* positions */
};

/* ---- reducing a path ---- */

static bool is_guess(const ChEssential *essential, int edge)
{
    return ch_bits_has(essential->guesses.word, edge);
}

/* Keeps the steps of a list that were taken when it was tried. */
static void keep_taken(const ChEssential *essential, ChEssentialPath *list)
{
    ChEdgeSet taken = {{0}};
    uint32_t count = 0;

    for (uint32_t i = 0; i < essential->tried.count; i++)
        ch_bits_add(taken.word, essential->tried.edge[i]);
    for (uint32_t i = 0; i < list->count; i++)
        if (ch_bits_has(taken.word, list->edge[i]))
            list->edge[count++] = list->edge[i];
    list->count = count;
}

/* Leaves out each step of a list that leads to the end, the last one first, as long as the rest
 * leads there too.  The list is in the order in which its steps are taken, so the boards before the
 * step that is left out stay the same. */
static void reduce(ChEssential *essential, ChEssentialPath *list)
{
    const uint32_t saved = ch_essential_save(essential, list);

    if (saved == 0)
        return;
    for (uint32_t i = list->count; i-- > 0;) {
        ChEssentialPath *const rest = &essential->rest;
        if (i >= list->count || is_guess(essential, list->edge[i]))
            continue;
        *rest = *list;
        rest->count--;
        memmove(&rest->edge[i], &rest->edge[i + 1], (rest->count - i) * sizeof *rest->edge);
        if (!ch_essential_try_from(essential, rest, i < saved ? i : saved - 1))
            continue;
        keep_taken(essential, rest);
        *list = *rest;
    }
}

/* Makes a list that leads to the end the path, if it is no heavier. */
static void take_lighter(ChEssential *essential, const ChEssentialPath *list)
{
    if (ch_essential_try(essential, list->edge, list->count) &&
        essential->tried.weight <= essential->path.weight)
        essential->path = essential->tried;
}

/* ---- varying it ---- */

static void shuffle(ChRandom *random, uint16_t *edge, uint32_t count)
{
    for (uint32_t i = count; i > 1; i--) {
        const uint32_t other = ch_random_below(random, i);
        const uint16_t last = edge[i - 1];
        edge[i - 1] = edge[other];
        edge[other] = last;
    }
}

/* Lists the path's steps in a random order, without the first FORBIDDEN of them, and all edges that
 * are not on the path behind them. */
static void list_variation(ChEssential *essential, uint32_t forbidden, ChRandom *random)
{
    ChEssentialPath *const list = &essential->list;
    ChEssentialPath *const own = &essential->rest;
    ChEdgeSet on_path = {{0}};

    *own = essential->path;
    shuffle(random, own->edge, own->count);
    list->count = 0;
    for (uint32_t i = 0; i < own->count; i++) {
        ch_bits_add(on_path.word, own->edge[i]);
        if (i >= forbidden || is_guess(essential, own->edge[i]))
            list->edge[list->count++] = own->edge[i];
    }
    const uint32_t kept = list->count;
    for (uint32_t edge = 0; edge < essential->graph.count; edge++)
        if (!ch_bits_has(on_path.word, (int)edge))
            list->edge[list->count++] = (uint16_t)edge;
    shuffle(random, &list->edge[kept], list->count - kept);
}

static void vary(ChEssential *essential, ChRandom *random)
{
    ChEssentialPath *const list = &essential->list;

    list_variation(essential, 1 + ch_random_below(random, MOST_FORBIDDEN), random);
    if (!ch_essential_try(essential, list->edge, list->count))
        return;
    *list = essential->tried;
    reduce(essential, list);
    take_lighter(essential, list);
}

/* ---- other steps ---- */

/* A sink that adds a row's steps to the graph. */
typedef struct EdgeSink {
    ChSink sink;
    ChEssential *essential;
    int left; /* number of steps that the row may still add */
} EdgeSink;

static bool add_edge(ChSink *sink, const ChStep *step)
{
    EdgeSink *const edge_sink = (EdgeSink *)sink;

    if (!ch_techniques_has(&edge_sink->essential->techniques, step->technique))
        return false;
    ch_essential_add(edge_sink->essential, &edge_sink->essential->board, step);
    return --edge_sink->left <= 0;
}

/* Reports whether a row costs far more than it adds.  Those of its steps that are in the solve are
 * known in any case. */
static bool is_dear(const ChProfileRow *row)
{
    return row->technique == CH_TECHNIQUE_ALS_CHAIN ||
           row->technique == CH_TECHNIQUE_FORCING_CHAIN_VERITY_CELL ||
           row->technique == CH_TECHNIQUE_FORCING_CHAIN_VERITY_HOUSE;
}

/* Reports whether it is a row's turn again after positions where it added nothing. */
static bool has_turn(ChRowWait *wait)
{
    if (wait->positions == 0)
        return true;
    wait->positions--;
    return false;
}

static void note_survey(ChRowWait *wait, bool added)
{
    wait->last = added ? 0 : wait->last == 0 ? 1 : LONGEST_WAIT;
    wait->positions = wait->last;
}

/* Adds the steps beyond singles that are found on the board. */
static void survey_board(ChEssential *essential)
{
    const ChPlan *const plan = &essential->plan;
    const ChFinderInput input = ch_essential_input(essential, &essential->board);

    for (int i = 0; i < plan->count; i++) {
        EdgeSink edge_sink = {.sink = {add_edge}, .essential = essential, .left = ROW_STEPS};
        const uint32_t known = essential->graph.count;
        if (is_dear(&plan->row[i]) || !has_turn(&essential->wait[i]))
            continue;
        ch_essential_run_row(essential, &plan->row[i], &input, &edge_sink.sink);
        note_survey(&essential->wait[i], essential->graph.count > known);
    }
}

/* Returns the number of steps with which two paths begin alike. */
static uint32_t common_start(const ChEssentialPath *one, const ChEssentialPath *other)
{
    uint32_t i = 0;

    while (i < one->count && i < other->count && one->edge[i] == other->edge[i])
        i++;
    return i;
}

/* Surveys the positions of the path that SURVEYED, the path surveyed before, does not have, as long
 * as surveys are left. Returns whether there were any. */
static bool survey_path(ChEssential *essential, ChEssentialPath *surveyed)
{
    const uint32_t known = common_start(&essential->path, surveyed);
    const uint32_t left = essential->surveys;

    *surveyed = essential->path;
    essential->board = essential->start;
    for (uint32_t i = 0; i < surveyed->count && essential->surveys > 0; i++) {
        ChDetail detail;
        ChStep part;
        (void)ch_singles_closure_by(&essential->board, essential->kinds);
        if (i > known || known == 0) {
            survey_board(essential);
            essential->surveys--;
        }
        if (!ch_step_open_part(&essential->board, &essential->graph.edge[surveyed->edge[i]].step,
                               &part, &detail))
            break;
        ch_board_apply(&essential->board, &part);
    }
    return essential->surveys < left;
}

/* ---- all of it ---- */

/* Takes the steps of the path in the order of their difficulty, if that leads to the end too. */
static void sort_path(ChEssential *essential)
{
    ChEssentialPath *const list = &essential->list;
    ChEdgeSet on_path = {{0}};

    for (uint32_t i = 0; i < essential->path.count; i++)
        ch_bits_add(on_path.word, essential->path.edge[i]);
    list->count = 0;
    for (uint32_t i = 0; i < essential->graph.count; i++)
        if (ch_bits_has(on_path.word, essential->easiest[i]))
            list->edge[list->count++] = essential->easiest[i];
    take_lighter(essential, list);
}

/* Tries all steps of the solve, the easiest first. An easy step may change the premises of a harder
 * one before that is taken; the order of the solve is tried then. */
static bool try_solve(ChEssential *essential)
{
    ChEssentialPath *const list = &essential->list;

    if (ch_essential_try(essential, essential->easiest, essential->graph.count))
        return true;
    list->count = essential->graph.count;
    for (uint32_t edge = 0; edge < list->count; edge++)
        list->edge[edge] = (uint16_t)edge;
    return ch_essential_try(essential, list->edge, list->count);
}

bool ch_essential_find(ChEssential *essential)
{
    ChRandom random = {1};
    ChEssentialPath *const surveyed = &essential->surveyed;

    essential->taken = 0;
    if (!try_solve(essential))
        return false;
    essential->path = essential->tried;
    essential->list = essential->tried;
    reduce(essential, &essential->list);
    take_lighter(essential, &essential->list);
    essential->surveys = essential->level < CH_LEVELS ? SURVEYS : HARD_SURVEYS;
    surveyed->count = 0;
    memset(essential->wait, 0, sizeof essential->wait);
    for (int round = 0; round < ROUNDS && essential->path.count > 1; round++) {
        if (!survey_path(essential, surveyed))
            break;
        for (int i = 0; i < VARIATIONS && essential->taken < MOST_TAKEN; i++)
            vary(essential, &random);
    }
    sort_path(essential);
    return true;
}
