/* chains_marks.c - a chain told link by link.
 *
 * The strong links are read back from the seeds (chains.h); between them, before and after them the
 * weak ones fall into place.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chains.h"

typedef struct StrongLink {
    ChCandidateSet node[2];
} StrongLink;

static void add_places(ChCandidateSet *node, int house, int digit, unsigned places)
{
    for (; places != 0; places &= places - 1)
        ch_candidates_add(node, CH_CANDIDATE(ch_house_cell[house][ch_lowest(places)], digit));
}

/* The places of a digit that belong to the node of its first place. */
static unsigned first_node(int house, unsigned places, int line)
{
    const unsigned first = places & -places;

    if (ch_count(places) == 2)
        return first;
    if (house < CH_FIRST_ROW) {
        const unsigned group = places & ch_box_line[line];
        return group & first ? group : places & ~group;
    }
    for (unsigned part = 7; part != 07000; part <<= 3)
        if (part & first)
            return places & part;
    return first;
}

static StrongLink strong_link(const ChBoard *board, int constraint, int code)
{
    StrongLink link = {{{{0}}, {{0}}}};
    const bool turned = code & CH_CHAIN_TURNED;

    if (constraint < CH_CELLS) {
        const unsigned digits = board->candidates[constraint];
        ch_candidates_add(&link.node[turned], CH_CANDIDATE(constraint, ch_lowest(digits)));
        ch_candidates_add(&link.node[!turned],
                          CH_CANDIDATE(constraint, ch_lowest(digits & (digits - 1))));
        return link;
    }
    const int house = (constraint - CH_CELLS) / 9;
    const int digit = (constraint - CH_CELLS) % 9;
    const unsigned places = board->places[digit][house];
    const unsigned first = first_node(house, places, code >> CH_CHAIN_LINE_SHIFT);
    add_places(&link.node[turned], house, digit, first);
    add_places(&link.node[!turned], house, digit, places & ~first);
    return link;
}

static int read_links(const ChBoard *board, const ChStep *step, StrongLink *strong)
{
    uint16_t premise[CH_MAX_STRONG];
    int count = 0;

    for (int one = ch_constraints_next(&step->detail->premises, 0);
         one >= 0 && count < CH_MAX_STRONG;
         one = ch_constraints_next(&step->detail->premises, one + 1))
        premise[count++] = (uint16_t)one;
    for (int i = 0; i < count; i++) {
        const int code = (int)(step->detail->seed[i / 4] >> i % 4 * 8 & 0xff);
        strong[i] = strong_link(board, premise[code & CH_CHAIN_PREMISE], code);
    }
    return count;
}

void ch_mark_chain(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChChainForm form = (ChChainForm)(step->seed >> CH_CHAIN_FORM_SHIFT);
    const int victim = step->seed & CH_CHAIN_VICTIM;
    StrongLink strong[CH_MAX_STRONG];
    const int count = read_links(&replay->board, step, strong);
    ChCandidateSet target = {{0}};

    if (victim < CH_CANDIDATES)
        ch_candidates_add(&target, victim);
    if (form == CH_CHAIN_FRONT || form == CH_CHAIN_BOTH)
        ch_marks_link(marks, &target, &strong[0].node[0], false);
    for (int i = 0; i < count; i++) {
        if (i > 0)
            ch_marks_link(marks, &strong[i - 1].node[1], &strong[i].node[0], false);
        ch_marks_link(marks, &strong[i].node[0], &strong[i].node[1], true);
    }
    if (form == CH_CHAIN_BOTH)
        ch_marks_link(marks, &strong[count - 1].node[1], &target, false);
    if (form == CH_CHAIN_LOOP)
        ch_marks_link(marks, &strong[count - 1].node[1], &strong[0].node[0], false);
}
