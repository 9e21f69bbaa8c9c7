/* chains_marks.c - the highlights of a chain, link by link.
 *
 * The strong links are read back from the seeds (chains.h). The weak links before, between and
 * after them follow from their order.
 *
 * SPDX-License-Identifier: MIT
 */
#include "als.h"
#include "chains.h"

typedef struct StrongLink {
    ChCandidateSet node[2];
} StrongLink;

static void add_places(ChCandidateSet *node, int house, int digit, unsigned places)
{
    CH_EACH_BIT(place, places)
        ch_candidates_add(node, CH_CANDIDATE(ch_house_cell[house][place], digit));
}

/* Returns the places of a digit that belong to the node of its first place. */
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

static StrongLink strong_link(const ChBoard *board, int constraint, bool turned, int line)
{
    StrongLink link = {{{{0}}, {{0}}}};

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
    const unsigned first = first_node(house, places, line);
    add_places(&link.node[turned], house, digit, first);
    add_places(&link.node[!turned], house, digit, places & ~first);
    return link;
}

static int read_links(const ChBoard *board, const ChStep *step, StrongLink *strong)
{
    uint16_t premise[CH_MAX_STRONG];
    int count = 0;

    CH_EACH_CONSTRAINT(one, &step->detail->premises)
        if (count < CH_MAX_STRONG)
            premise[count++] = (uint16_t)one;
    for (int i = 0; i < count; i++) {
        const int code = (int)(step->detail->seed[i / 4] >> i % 4 * 8 & 0xff);
        strong[i] = strong_link(board, premise[code & CH_CHAIN_PREMISE], code & CH_CHAIN_TURNED,
                                code >> CH_CHAIN_LINE_SHIFT);
    }
    return count;
}

static void mark_links(const ChStep *step, const StrongLink *strong, int count, ChMarks *marks)
{
    const int form = step->seed >> CH_CHAIN_FORM_SHIFT & CH_CHAIN_FORM;
    const int target = step->seed & CH_CHAIN_TARGET;
    ChCandidateSet seen_target = {{0}};

    if (target < CH_CANDIDATES)
        ch_candidates_add(&seen_target, target);
    if (form == CH_CHAIN_FRONT || form == CH_CHAIN_BOTH)
        ch_marks_link(marks, &seen_target, &strong[0].node[0], false);
    for (int i = 0; i < count; i++) {
        if (i > 0)
            ch_marks_link(marks, &strong[i - 1].node[1], &strong[i].node[0], false);
        ch_marks_link(marks, &strong[i].node[0], &strong[i].node[1], true);
    }
    if (form == CH_CHAIN_BOTH)
        ch_marks_link(marks, &strong[count - 1].node[1], &seen_target, false);
    if (form == CH_CHAIN_LOOP)
        ch_marks_link(marks, &strong[count - 1].node[1], &strong[0].node[0], false);
}

void ch_mark_chain(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    StrongLink strong[CH_MAX_STRONG];

    if (step->seed == CH_CHAIN_UNNOTED)
        marks->overflow = true;
    else
        mark_links(step, strong, read_links(&replay->board, step, strong), marks);
}

/* ---- through almost locked sets ---- */

static unsigned read_bits(const ChStep *step, int *at, int bits)
{
    const unsigned value = *at + bits <= 128 ? ch_als_read_seed(step, *at, bits) : 0;

    *at += bits;
    return value;
}

static int digit_at(unsigned digits, unsigned rank)
{
    for (; rank > 0; rank--)
        digits &= digits - 1;
    return ch_lowest(digits);
}

static ChCandidateSet part_of(const ChBoard *board, ChCellSet cells, int digit)
{
    const ChCellSet with = ch_cells_and(cells, ch_board_open(board, digit));
    ChCandidateSet part = {{0}};

    CH_EACH_CELL(cell, with)
        ch_candidates_add(&part, CH_CANDIDATE(cell, digit));
    return part;
}

/* Reads the set of a strong link and highlights it; returns its number. */
static int read_set(const ChBoard *board, const ChStep *step, int *at, StrongLink *strong,
                    ChMarks *marks)
{
    const ChCellSet cells = ch_als_cells(read_bits(step, at, CH_ALS_NAME_BITS));
    unsigned digits = 0;

    CH_EACH_CELL(cell, cells)
        digits |= board->candidates[cell];
    for (int i = 0; i < 2; i++)
        strong->node[i] =
            part_of(board, cells, digit_at(digits, read_bits(step, at, CH_CHAIN_DIGIT_BITS)));
    return ch_marks_set(marks, &cells, digits);
}

static StrongLink read_constraint(const ChBoard *board, const ChStep *step, int *at)
{
    const unsigned constraint = read_bits(step, at, CH_CHAIN_CONSTRAINT_BITS);
    const bool turned = read_bits(step, at, 1);

    return strong_link(board, (int)constraint, turned,
                       (int)read_bits(step, at, CH_CHAIN_LINE_BITS));
}

void ch_mark_set_chain(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChBoard *const board = &replay->board;
    const int count = step->seed >> CH_CHAIN_COUNT_SHIFT;
    StrongLink strong[CH_CHAIN_MOST_LINKS];
    int set[CH_CHAIN_MOST_LINKS];
    int at = 0;

    for (int i = 0; i < count; i++) {
        set[i] = -1;
        if (read_bits(step, &at, 1))
            set[i] = read_set(board, step, &at, &strong[i], marks);
        else
            strong[i] = read_constraint(board, step, &at);
    }
    for (int i = 1; i < count; i++)
        if (set[i - 1] >= 0 && set[i] >= 0)
            ch_marks_common(marks, set[i - 1], set[i],
                            CH_CANDIDATE_DIGIT(ch_candidates_next(&strong[i].node[0], 0)));
    mark_links(step, strong, count, marks);
}
