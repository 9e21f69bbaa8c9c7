/* wings_chained_marks.c - the highlights of a chained wing: its links, from one outer end to the
 * other.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "wings.h"

static ChCandidateSet candidates_at(int house, int digit, unsigned places)
{
    ChCandidateSet candidates = {{0}};

    CH_EACH_BIT(place, places)
        ch_candidates_add(&candidates, CH_CANDIDATE(ch_house_cell[house][place], digit));
    return candidates;
}

/* Reads the inner end, then the outer end of a link from its seed. */
static void read_link(const ChBoard *board, uint32_t seed, ChCandidateSet ends[2])
{
    const int first = (int)(seed & 0xff);
    const int digit = (int)(seed >> 8 & 0xf);

    if (seed & CH_WING_SEED_CELL) {
        ends[0] = ends[1] = (ChCandidateSet){{0}};
        ch_candidates_add(&ends[0], CH_CANDIDATE(first, digit));
        ch_candidates_add(&ends[1], CH_CANDIDATE(first, (int)(seed >> 12 & 0xf)));
        return;
    }
    const unsigned inner = seed >> 12 & CH_ALL_NINE;
    ends[0] = candidates_at(first, digit, inner);
    ends[1] = candidates_at(first, digit, board->places[digit][first] & ~inner);
}

static void mark_houses(const ChStep *step, ChMarks *marks)
{
    for (int i = 0; i < 3; i++) {
        const uint32_t seed = step->detail->seed[i];
        const int house = (int)(seed & 0xff);
        bool concluded = (seed & CH_WING_SEED_CELL) != 0;
        for (uint32_t j = 0; j < marks->count; j++)
            concluded = concluded ||
                        (marks->mark[j].role == CH_ROLE_HOUSE && marks->mark[j].thing == house);
        if (!concluded)
            ch_marks_add(marks, CH_ROLE_HOUSE, house, 0);
    }
}

void ch_mark_chained_wing(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ChCandidateSet node[6];
    ChCandidateSet ends[2];
    ChCellSet cells = {{0}};
    unsigned digits = 0;

    read_link(&replay->board, step->detail->seed[0], ends);
    node[0] = ends[1];
    node[1] = ends[0];
    read_link(&replay->board, step->detail->seed[1], ends);
    node[2] = ends[0];
    node[3] = ends[1];
    read_link(&replay->board, step->detail->seed[2], ends);
    node[4] = ends[0];
    node[5] = ends[1];
    for (int i = 0; i < 6; i++)
        CH_EACH_CANDIDATE(candidate, &node[i]) {
            ch_cells_add(&cells, CH_CANDIDATE_CELL(candidate));
            digits |= 1u << CH_CANDIDATE_DIGIT(candidate);
        }
    ch_marks_cells(marks, CH_ROLE_CELL, 0, &cells);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
    mark_houses(step, marks);
    for (int i = 0; i < 5; i++)
        ch_marks_link(marks, &node[i], &node[i + 1], i % 2 == 0);
}
