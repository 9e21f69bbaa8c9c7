/* whips_labels.c - see whips_labels.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whips_labels.h"

static const uint16_t THIRD[6] = {0x007, 0x038, 0x1c0, 0x049, 0x092, 0x124};

static ChBands bands_of_box(int box, unsigned elements)
{
    ChBands cells = {0, 0, 0, 0};

    cells[box / 3] = (uint32_t)elements << 9 * (box % 3);
    return cells;
}

/* Returns the cells of a label. */
static ChBands cells_of(int label)
{
    if (label < CH_CANDIDATES)
        return ch_bands_cell(CH_CANDIDATE_CELL(label));
    const int segment = (label - CH_CANDIDATES) / 9;
    return bands_of_box(segment / 6, THIRD[segment % 6]);
}

ChBands ch_whip_against(int label)
{
    if (label < CH_CANDIDATES)
        return ch_bands_peers[CH_CANDIDATE_CELL(label)];
    const int box = (label - CH_CANDIDATES) / 54;
    const int part = (label - CH_CANDIDATES) / 9 % 6;
    const int line =
        part < 3 ? CH_FIRST_ROW + box / 3 * 3 + part : CH_FIRST_COLUMN + box % 3 * 3 + part - 3;
    return (ch_bands_house[box] | ch_bands_house[line]) & ~cells_of(label);
}

ChCandidateSet ch_whip_candidates(const ChPropagation *state, int label)
{
    const int digit = ch_whip_digit(label);
    const ChCellSet cells = ch_bands_cells(cells_of(label) & state->open[digit]);
    ChCandidateSet set = {{0}};

    CH_EACH_CELL(cell, cells)
        ch_candidates_add(&set, CH_CANDIDATE(cell, digit));
    return set;
}

void ch_whip_add(ChPropagation *state, int label)
{
    const int digit = ch_whip_digit(label);

    if (label < CH_CANDIDATES) {
        ch_propagation_assume(state, label);
        return;
    }
    state->open[digit] &= ~ch_whip_against(label);
    state->fresh |= 1u << digit;
}

bool ch_whip_conflicts(int label, int candidate)
{
    if (label < CH_CANDIDATES)
        return ch_conflict(label, candidate);
    return CH_CANDIDATE_DIGIT(candidate) == ch_whip_digit(label) &&
           ch_bands_has(ch_whip_against(label), CH_CANDIDATE_CELL(candidate));
}

bool ch_whip_is_part(int label, int candidate)
{
    return CH_CANDIDATE_DIGIT(candidate) == ch_whip_digit(label) &&
           ch_bands_has(cells_of(label), CH_CANDIDATE_CELL(candidate));
}

/* ---- what a variable is left with ---- */

static int lowest_cell(ChBands cells)
{
    const int band = cells[0] != 0 ? 0 : cells[1] != 0 ? 1 : 2;

    return CH_BAND_CELLS * band + ch_lowest(cells[band]);
}

/* A cell with a digit is empty when another label of the same round has closed that digit. */
static int left_in_cell(const ChPropagation *state, int cell)
{
    const bool is_placed = ch_bands_has(state->placed, cell);
    int label = CH_WHIP_EMPTY;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        if (!ch_bands_has(state->open[digit], cell))
            continue;
        if (label != CH_WHIP_EMPTY || is_placed)
            return CH_WHIP_NO_LABEL;
        label = CH_CANDIDATE(cell, digit);
    }
    return label;
}

/* Returns the segment that holds the open places of a house, or CH_WHIP_NO_LABEL. */
static int segment_of(ChBands open, int house, int digit)
{
    const int box = CH_BOX_OF(lowest_cell(open));
    const unsigned elements = open[box / 3] >> 9 * (box % 3) & CH_ALL_NINE;

    if (ch_bands_any(open & ~bands_of_box(box, elements)))
        return CH_WHIP_NO_LABEL;
    for (int part = 0; part < 6; part++)
        if ((elements & ~(unsigned)THIRD[part]) == 0 &&
            (house < CH_FIRST_ROW || (part < 3) == (house < CH_FIRST_COLUMN)))
            return CH_CANDIDATES + 9 * (6 * box + part) + digit;
    return CH_WHIP_NO_LABEL;
}

static int left_in_house(const ChPropagation *state, int house, int digit, bool with_segments)
{
    const ChBands open = state->open[digit] & ch_bands_house[house];

    if (!ch_bands_any(open))
        return CH_WHIP_EMPTY;
    const int cell = lowest_cell(open);
    if (!ch_bands_any(open & ~ch_bands_cell(cell)))
        return ch_bands_has(state->placed, cell) ? CH_WHIP_NO_LABEL : CH_CANDIDATE(cell, digit);
    return with_segments ? segment_of(open, house, digit) : CH_WHIP_NO_LABEL;
}

/* Returns the candidate that a relation is left with. */
static int left_in_relation(const ChPropagation *state, const ChWhipRelation *relation)
{
    int label = CH_WHIP_EMPTY;

    for (int i = 0; i < relation->count; i++) {
        const int candidate = relation->candidate[i];
        if (!ch_propagation_is_open(state, candidate))
            continue;
        if (label != CH_WHIP_EMPTY || ch_bands_has(state->placed, CH_CANDIDATE_CELL(candidate)))
            return CH_WHIP_NO_LABEL;
        label = candidate;
    }
    return label;
}

int ch_whip_open_in(const ChPropagation *state, const ChWhipRelation *relation, int variable,
                    uint16_t candidate[9])
{
    const bool is_relation = variable == CH_WHIP_RELATION;
    int count = 0;

    for (int i = 0; i < (is_relation ? relation->count : 9); i++) {
        const int one = is_relation ? relation->candidate[i] : ch_constraint_candidate(variable, i);
        if (ch_propagation_is_open(state, one))
            candidate[count++] = (uint16_t)one;
    }
    return count;
}

int ch_whip_left_in(const ChPropagation *state, const ChWhipRelation *relation, int variable,
                    bool with_segments)
{
    const int of_house = variable - CH_CELLS;

    if (variable == CH_WHIP_RELATION)
        return left_in_relation(state, relation);
    return of_house < 0 ? left_in_cell(state, variable)
                        : left_in_house(state, of_house / 9, of_house % 9, with_segments);
}

/* Reports whether a variable has a candidate outside the label, at the start, that conflicts with
 * LAST; any, if LAST is CH_WHIP_NO_LABEL. */
static bool has_left(const ChPropagation *start, int variable, int label, int last)
{
    uint16_t candidate[9];

    for (int i = ch_whip_open_in(start, NULL, variable, candidate) - 1; i >= 0; i--)
        if (!ch_whip_is_part(label, candidate[i]) &&
            (last == CH_WHIP_NO_LABEL || ch_whip_conflicts(last, candidate[i])))
            return true;
    return false;
}

int ch_whip_next_label(const ChPropagation *start, const ChPropagation *now, bool with_segments,
                       int variable, int last)
{
    const int label = ch_whip_left_in(now, NULL, variable, with_segments);

    return label >= CH_CANDIDATES && !has_left(start, variable, label, last) ? CH_WHIP_NO_LABEL
                                                                             : label;
}

int ch_whip_variables_of(int label, int variable[4])
{
    const int digit = ch_whip_digit(label);
    const int segment = label - CH_CANDIDATES;

    if (segment < 0) {
        const uint8_t *const house = ch_cell_house[CH_CANDIDATE_CELL(label)];
        variable[0] = CH_CELL_CONSTRAINT(CH_CANDIDATE_CELL(label));
        for (int i = 0; i < 3; i++)
            variable[i + 1] = CH_HOUSE_CONSTRAINT(house[i], digit);
        return 4;
    }
    const int cell = lowest_cell(cells_of(label));
    variable[0] = CH_HOUSE_CONSTRAINT(CH_BOX_OF(cell), digit);
    variable[1] = CH_HOUSE_CONSTRAINT(ch_cell_house[cell][segment / 9 % 6 < 3 ? 1 : 2], digit);
    return 2;
}
