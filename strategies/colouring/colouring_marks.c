/* colouring_marks.c - the colours of a step: the candidates of each cluster that are in a premise
 * or removed.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "medusa.h"

/* Returns the candidates of the premises and those removed: the ones a picture needs. */
static ChCandidateSet shown_candidates(const ChBoard *board, const ChDetail *detail)
{
    ChCandidateSet set = detail->removed;

    CH_EACH_CONSTRAINT(constraint, &detail->premises)
        for (int i = 0; i < 9; i++)
            if (ch_board_has(board, ch_constraint_candidate(constraint, i)))
                ch_candidates_add(&set, ch_constraint_candidate(constraint, i));
    return set;
}

/* Marks the two colours of a candidate's cluster, its own first. */
static void mark_cluster(const ChBoard *board, int candidate, bool with_cells,
                         const ChCandidateSet *within, ChMarks *marks)
{
    ChCandidateSet source = {{0}};
    ChCandidateSet colour[2] = {{{0}}, {{0}}};
    ChLinkGraph graph;

    ch_candidates_add(&source, candidate);
    ch_link_graph_build(&graph, board, &source, with_cells);
    CH_EACH_CANDIDATE(other, within)
        if (graph.steps[other] != CH_NONE)
            ch_candidates_add(&colour[graph.steps[other] & 1], other);
    for (int i = 0; i < 2; i++)
        ch_marks_colour(marks, &colour[i]);
}

void ch_mark_colours(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;
    const ChCandidateSet within = shown_candidates(&replay->board, detail);

    if (detail->seed[0] == 0)
        return;
    ch_marks_add(marks, CH_ROLE_DIGIT, CH_CANDIDATE_DIGIT((int)detail->seed[0] - 1), 0);
    for (int i = 0; i < 2 && detail->seed[i] != 0; i++)
        mark_cluster(&replay->board, (int)detail->seed[i] - 1, false, &within, marks);
}

void ch_mark_medusa(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;
    ChCandidateSet within = shown_candidates(&replay->board, detail);

    if (detail->seed[0] == 0)
        return;
    if (detail->seed[1] != 0)
        ch_marks_add(marks, CH_ROLE_PIVOT, (int)detail->seed[1] - 1, 0);
    mark_cluster(&replay->board, (int)detail->seed[0] - 1, true, &within, marks);
}
