/* essential_try.c - tries a set of steps from the start of a solve; see essential_try.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "essential_try.h"

#include <string.h>

#include "alive.h"
#include "step_part.h"

/* Returns all candidates of the digits that a step's premises leave open. */
static ChCandidateSet planes_of(const ChStep *step, const ChCandidateSet *alive)
{
    const ChCandidateSet all = ch_step_scope(step);
    const ChCandidateSet scope = ch_candidates_and(&all, alive);
    ChCandidateSet planes = {{0}};
    unsigned digits = 0;

    CH_EACH_CANDIDATE(candidate, &scope)
        digits |= 1u << CH_CANDIDATE_DIGIT(candidate);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (digits >> CH_CANDIDATE_DIGIT(candidate) & 1)
            ch_candidates_add(&planes, candidate);
    return planes;
}

static bool has_hidden_cluster(const ChEssential *essential, const ChStep *step)
{
    for (int i = 0; i < essential->hidden_count && step->detail != NULL; i++)
        if (essential->hidden[i].technique == step->technique &&
            ch_candidates_within(&essential->hidden[i].removed, &step->detail->removed))
            return true;
    return false;
}

/* Returns the candidates that decide whether a step's pattern is on a board: those of its premises.
 * Colours are a cluster of which the premises are a part. One that was hidden needs all candidates
 * of its digits. A guess has no premises; the constraint that it was chosen from takes
 * their place. */
static ChCandidateSet scope_of(const ChEssential *essential, const ChStep *step,
                               const ChCandidateSet *alive)
{
    const ChStep single = {.premise = step->seed};

    if (has_hidden_cluster(essential, step))
        return planes_of(step, alive);
    return ch_step_scope(step->technique == CH_TECHNIQUE_GUESS ? &single : step);
}

/* Returns the weight of a step's level: from level 3 on, each weighs twice as much as the one
 * before. */
static uint32_t weight_of_level(const ChStep *step)
{
    enum { EASY_WEIGHT = 200, EASY_LEVEL = 2 };
    const int level = ch_technique(step->technique)->level;

    return level > EASY_LEVEL ? (uint32_t)EASY_WEIGHT << (level - EASY_LEVEL) : EASY_WEIGHT;
}

/* Inserts the last edge into the list of the easiest. Guesses come last, in their order. */
static void rank_edge(ChEssential *essential, int edge)
{
    const bool is_guess = ch_bits_has(essential->guesses.word, edge);
    int at = edge;

    for (; at > 0 && !is_guess; at--) {
        const uint16_t other = essential->easiest[at - 1];
        if (!ch_bits_has(essential->guesses.word, other) &&
            essential->weight[other] <= essential->weight[edge])
            break;
        essential->easiest[at] = other;
    }
    essential->easiest[at] = (uint16_t)edge;
}

void ch_essential_add(ChEssential *essential, const ChBoard *before, const ChStep *step)
{
    ChGraph *const graph = &essential->graph;
    const int edge = (int)graph->count;

    ch_graph_add(graph, before, step);
    if (graph->count == (uint32_t)edge)
        return;
    const ChCandidateSet alive = ch_alive_board(before);
    const ChCandidateSet dead = ch_candidates_minus(&graph->alive, &alive);
    essential->scope[edge] = scope_of(essential, step, &alive);
    essential->weight[edge] = graph->edge[edge].weight + weight_of_level(step);
    graph->edge[edge].needs = ch_candidates_and(&essential->scope[edge], &dead);
    if (step->technique == CH_TECHNIQUE_GUESS)
        ch_bits_add(essential->guesses.word, edge);
    rank_edge(essential, edge);
}

/* Reports whether the step stays what it is while its premises lose further candidates. */
static bool keeps_pattern(const ChStep *step)
{
    const char *const family = ch_technique(step->technique)->family;

    return ch_step_has_free_pattern(step) || strcmp(family, "intersections") == 0 ||
           strcmp(family, "subsets") == 0;
}

/* Reports whether the premises of an edge look on the board as where it was found. */
static bool looks_alike(const ChEssential *essential, int edge, const ChCandidateSet *alive)
{
    const uint64_t *const needs = essential->graph.edge[edge].needs.word;
    const uint64_t *const scope = essential->scope[edge].word;
    const uint64_t *const start = essential->graph.alive.word;
    uint64_t unmet = 0;
    uint64_t altered = 0;

    for (int i = 0; i < 12; i++) {
        unmet |= needs[i] & alive->word[i];
        altered |= scope[i] & start[i] & ~alive->word[i] & ~needs[i];
    }
    return unmet == 0 && (altered == 0 || keeps_pattern(&essential->graph.edge[edge].step));
}

bool ch_essential_concludes(const ChStep *step)
{
    return step->placed != CH_NONE ||
           (step->detail != NULL && (ch_candidates_next(&step->detail->placed, 0) >= 0 ||
                                     ch_candidates_next(&step->detail->removed, 0) >= 0));
}

/* Takes the first step of a list that can be taken on the board; false when there is none. */
static bool take_next(ChEssential *essential, const uint16_t *order, uint32_t count,
                      ChEdgeSet *left)
{
    const ChCandidateSet alive = ch_alive_board(&essential->board);

    for (uint32_t i = 0; i < count; i++) {
        const int edge = order[i];
        ChDetail detail;
        ChStep part;
        if (!ch_bits_has(left->word, edge) || !looks_alike(essential, edge, &alive))
            continue;
        ch_bits_remove(left->word, edge);
        if (!ch_step_open_part(&essential->board, &essential->graph.edge[edge].step, &part,
                               &detail) ||
            !ch_essential_concludes(&part))
            continue;
        ch_board_apply(&essential->board, &part);
        essential->tried.edge[essential->tried.count++] = (uint16_t)edge;
        essential->tried.weight += essential->weight[edge];
        essential->taken++;
        return true;
    }
    return false;
}

/* Reports whether the board is the end of the solve. */
static bool is_end(const ChEssential *essential)
{
    const ChBoard *const board = &essential->board;
    const ChBoard *const end = &essential->end;

    if (essential->full.outcome == CH_CONTRADICTION)
        return ch_board_is_broken(board);
    return memcmp(board->digit, end->digit, sizeof end->digit) == 0 &&
           memcmp(board->candidates, end->candidates, sizeof end->candidates) == 0;
}

static bool has_all_guesses(const ChEssential *essential)
{
    int guesses = 0;

    for (uint32_t i = 0; i < essential->tried.count; i++)
        guesses += ch_bits_has(essential->guesses.word, essential->tried.edge[i]);
    return guesses == ch_bits_count(essential->guesses.word, CH_GRAPH_WORDS);
}

/* Goes on from the board and the steps taken so far. */
static bool try_rest(ChEssential *essential, const uint16_t *order, uint32_t count)
{
    ChEdgeSet left = {{0}};

    for (uint32_t i = 0; i < count; i++)
        ch_bits_add(left.word, order[i]);
    while (ch_singles_closure_by(&essential->board, essential->kinds) == CH_CLOSURE_STUCK)
        if (!take_next(essential, order, count, &left))
            break;
    return is_end(essential) && has_all_guesses(essential);
}

bool ch_essential_try(ChEssential *essential, const uint16_t *order, uint32_t count)
{
    essential->board = essential->start;
    essential->tried.count = 0;
    essential->tried.weight = 0;
    return try_rest(essential, order, count);
}

uint32_t ch_essential_save(ChEssential *essential, const ChEssentialPath *list)
{
    ChBoard *const board = &essential->board;
    uint32_t i = 0;

    *board = essential->start;
    for (; i < list->count && i < CH_SAVED_BOARDS; i++) {
        ChDetail detail;
        ChStep part;
        if (ch_singles_closure_by(board, essential->kinds) != CH_CLOSURE_STUCK)
            break;
        essential->saved[i] = *board;
        if (!ch_step_open_part(board, &essential->graph.edge[list->edge[i]].step, &part, &detail))
            break;
        ch_board_apply(board, &part);
    }
    return i;
}

bool ch_essential_try_from(ChEssential *essential, const ChEssentialPath *list, uint32_t known)
{
    ChEssentialPath *const tried = &essential->tried;

    essential->board = essential->saved[known];
    tried->count = known;
    tried->weight = 0;
    for (uint32_t i = 0; i < known; i++) {
        tried->edge[i] = list->edge[i];
        tried->weight += essential->weight[list->edge[i]];
    }
    return try_rest(essential, &list->edge[known], list->count - known);
}
