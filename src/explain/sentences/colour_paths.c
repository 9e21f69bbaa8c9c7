/* colour_paths.c - see colour_paths.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "colour_paths.h"

/* Adds the link of a premise with exactly two candidates. */
static void add_link(ChColourGraph *graph, const ChBoard *board, int constraint)
{
    uint16_t end[2];
    int count = 0;

    for (int i = 0; i < CH_DIGITS; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (!ch_board_has(board, candidate))
            continue;
        if (count == 2)
            return;
        end[count++] = (uint16_t)candidate;
    }
    if (count == 2 && graph->link_count < CH_MAX_LINKS) {
        graph->link[graph->link_count][0] = end[0];
        graph->link[graph->link_count++][1] = end[1];
    }
}

void ch_colour_graph(ChColourGraph *graph, const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;

    *graph = (ChColourGraph){.link_count = 0};
    for (const ChMark *mark = step->mark; mark != ch_marks_end(step); mark++)
        if (mark->role == CH_ROLE_COLOUR && mark->thing < CH_CANDIDATES)
            ch_candidates_add(&graph->coloured, mark->thing);
    for (size_t i = 0; i < step->constraint_count; i++)
        add_link(graph, context->before, step->constraint[i]);
}

/* Makes true what follows from FROM being false. */
static void follow_links(ChColourPaths *paths, const ChColourGraph *graph, int from)
{
    const int cause = paths->cause[from];

    for (size_t i = 0; i < graph->link_count; i++)
        for (int end = 0; end < 2; end++) {
            const int to = graph->link[i][1 - end];
            if (graph->link[i][end] != from || paths->depth[to] != CH_NONE)
                continue;
            paths->depth[to] = (uint16_t)(paths->depth[cause] + 1);
            paths->from[to] = (uint16_t)from;
            paths->reached[paths->count++] = (uint16_t)to;
        }
}

void ch_colour_paths(ChColourPaths *paths, const ChColourGraph *graph, int start)
{
    paths->start = start;
    paths->count = 1;
    paths->reached[0] = (uint16_t)start;
    for (int i = 0; i < CH_CANDIDATES; i++)
        paths->depth[i] = paths->from[i] = paths->cause[i] = CH_NONE;
    paths->depth[start] = 0;
    for (size_t next = 0; next < paths->count; next++)
        CH_EACH_CANDIDATE(other, &graph->coloured)
            if (paths->cause[other] == CH_NONE && ch_conflict(paths->reached[next], other)) {
                paths->cause[other] = paths->reached[next];
                follow_links(paths, graph, other);
            }
}

int ch_colour_paths_clash(const ChColourPaths *paths)
{
    for (size_t i = 1; i < paths->count; i++)
        if (ch_conflict(paths->reached[i], paths->start))
            return paths->reached[i];
    return CH_NONE;
}

size_t ch_colour_paths_hops(const ChColourPaths *paths, int candidate, ChHop hop[CH_MAX_HOPS])
{
    const size_t count = paths->depth[candidate];

    if (count > CH_MAX_HOPS)
        return 0;
    for (size_t i = count; i > 0; i--) {
        const int from = paths->from[candidate];
        hop[i - 1] = (ChHop){.cause = ch_node_of_candidate(paths->cause[from]),
                             .from = ch_node_of_candidate(from),
                             .to = ch_node_of_candidate(candidate)};
        candidate = paths->cause[from];
    }
    return count;
}
