/* colours.c - see colours.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "colours.h"

#include <assert.h>

/* Colours the cells that the houses join to coloured cells.  Returns the houses left over. */
static uint32_t grow_cluster(const ChBoard *board, int digit, uint32_t houses, ChCluster *cluster)
{
    uint32_t before;

    do {
        before = houses;
        CH_EACH_HOUSE(house, houses) {
            const unsigned places = board->places[digit][house];
            assert(ch_count(places) == 2);
            const int one = ch_house_cell[house][ch_lowest(places)];
            const int other = ch_house_cell[house][ch_lowest(places & (places - 1))];
            for (int colour = 0; colour < 2; colour++) {
                const bool has_one = ch_cells_has(&cluster->colour[colour], one);
                if (!has_one && !ch_cells_has(&cluster->colour[colour], other))
                    continue;
                const int joined = has_one ? other : one;
                if (!ch_cells_has(&cluster->colour[colour], joined))
                    ch_cells_add(&cluster->colour[1 - colour], joined);
                houses &= ~(1u << house);
                break;
            }
        }
    } while (houses != before);
    return houses;
}

void ch_clusters_build(const ChBoard *board, int digit, uint32_t houses, ChClusters *clusters)
{
    clusters->count = 0;
    while (houses != 0) {
        assert(clusters->count < CH_HOUSES);
        ChCluster *const cluster = &clusters->cluster[clusters->count++];
        const int house = ch_lowest(houses);
        *cluster = (ChCluster){.colour = {{{0}}}};
        ch_cells_add(&cluster->colour[0],
                     ch_house_cell[house][ch_lowest(board->places[digit][house])]);
        houses = grow_cluster(board, digit, houses, cluster);
        for (int colour = 0; colour < 2; colour++)
            cluster->seen[colour] = ch_peers_of_any(cluster->colour[colour]);
    }
}

/* ---- paths through a cluster ---- */

int ch_choice_other(const ChBoard *board, int constraint, int candidate)
{
    const int line = constraint - CH_CELLS;
    const unsigned open =
        line < 0 ? board->candidates[constraint] : board->places[line % 9][line / 9];

    if (ch_count(open) != 2)
        return -1;
    const int one = ch_constraint_candidate(constraint, ch_lowest(open));
    return one != candidate ? one
                            : ch_constraint_candidate(constraint, ch_lowest(open & (open - 1)));
}

void ch_link_graph_build(ChLinkGraph *graph, const ChBoard *board, const ChCandidateSet *sources,
                         bool with_cells)
{
    uint16_t queue[CH_CANDIDATES];
    int count = 0;

    for (int i = 0; i < CH_CANDIDATES; i++)
        graph->from[i] = graph->by[i] = graph->steps[i] = CH_NONE;
    CH_EACH_CANDIDATE(candidate, sources) {
        graph->steps[candidate] = 0;
        queue[count++] = (uint16_t)candidate;
    }
    for (int i = 0; i < count; i++) {
        const int cell = CH_CANDIDATE_CELL(queue[i]);
        const int digit = CH_CANDIDATE_DIGIT(queue[i]);
        for (int kind = 0; kind < 3 + with_cells; kind++) {
            const int constraint = kind < 3 ? CH_HOUSE_CONSTRAINT(ch_cell_house[cell][kind], digit)
                                            : CH_CELL_CONSTRAINT(cell);
            const int other = ch_choice_other(board, constraint, queue[i]);
            if (other < 0 || graph->steps[other] != CH_NONE)
                continue;
            graph->steps[other] = (uint16_t)(graph->steps[queue[i]] + 1);
            graph->from[other] = queue[i];
            graph->by[other] = (uint16_t)constraint;
            queue[count++] = (uint16_t)other;
        }
    }
}

void ch_link_graph_trace(const ChLinkGraph *graph, int candidate, ChDeduction *deduction)
{
    for (; graph->from[candidate] != CH_NONE; candidate = graph->from[candidate])
        ch_add_premise(deduction, graph->by[candidate]);
}

int ch_link_graph_nearest(const ChLinkGraph *graph, const ChCandidateSet *set)
{
    int best = -1;

    CH_EACH_CANDIDATE(candidate, set)
        if (graph->steps[candidate] != CH_NONE &&
            (best < 0 || graph->steps[candidate] < graph->steps[best]))
            best = candidate;
    return best;
}
