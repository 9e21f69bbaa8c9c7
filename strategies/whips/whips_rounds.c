/* whips_rounds.c - rounds of parallel propagation: a bound for the length of a pattern.
 *
 * A round adds every label that a variable is left with, all at once.  A pattern adds one label for
 * each variable, so it is never shorter than the rounds to a contradiction.
 *
 * Segments are found for all boxes and lines of a digit together.  A digit's cells in one box and
 * one line are a part of both.  Where it has a single part in a box, the rest of the line loses the
 * digit; where it has a single part in a line, the rest of the box does.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whips_rounds.h"

/* ---- segments ---- */

enum {
    BOX_STARTS = 0x40201,    /* the first cell of each box, in a band */
    ROW_PARTS = 0x1249249,   /* the first cell of each row of each box */
    COLUMN_PARTS = 0x1c0e07, /* the first cell of each column of each box */
};

/* Moves each part to the next place in its box or line, the last to the first. */
static inline ChBands next_row(ChBands parts)
{
    return (parts << 3 & ch_bands_every(ROW_PARTS & ~BOX_STARTS)) |
           (parts >> 6 & ch_bands_every(BOX_STARTS));
}

static inline ChBands next_box(ChBands parts)
{
    return (parts << 9 | parts >> 18) & ch_bands_every(CH_BAND_ALL);
}

static inline ChBands next_column(ChBands parts)
{
    return (parts << 1 & ch_bands_every(COLUMN_PARTS & ~BOX_STARTS)) |
           (parts >> 2 & ch_bands_every(BOX_STARTS));
}

static inline ChBands next_band(ChBands parts)
{
    return (ChBands){parts[1], parts[2], parts[0], 0};
}

static inline ChBands ruled_out_in_rows(ChBands open)
{
    const ChBands parts = (open | open >> 1 | open >> 2) & ch_bands_every(ROW_PARTS);
    const ChBands row = next_row(parts);
    const ChBands box = next_box(parts);
    const ChBands of_box = next_box(parts & ~(row | next_row(row)));
    const ChBands of_row = next_row(parts & ~(box | next_box(box)));
    const ChBands out = of_box | next_box(of_box) | of_row | next_row(of_row);

    return out | out << 1 | out << 2;
}

static inline ChBands ruled_out_in_columns(ChBands open)
{
    const ChBands parts = (open | open >> 3 | open >> 6) & ch_bands_every(COLUMN_PARTS);
    const ChBands column = next_column(parts);
    const ChBands band = next_band(parts);
    const ChBands of_box = next_band(parts & ~(column | next_column(column)));
    const ChBands of_column = next_column(parts & ~(band | next_band(band)));
    const ChBands out = of_box | next_band(of_box) | of_column | next_column(of_column);

    return out | out << 3 | out << 6;
}

/* ---- rounds ---- */

/* Adds all labels of a round at once.  Segments that are no labels, as their variable has no other
 * candidate at the start, are added too; the bound is then lower than it might be. */
static ChRound run_with_segments(ChPropagation *state)
{
    const uint32_t fresh = state->fresh;
    ChBands out[CH_DIGITS];

    CH_EACH_DIGIT(digit, fresh)
        out[digit] =
            ruled_out_in_rows(state->open[digit]) | ruled_out_in_columns(state->open[digit]);
    ChRound round = ch_propagation_run(state);
    CH_EACH_DIGIT(digit, round == CH_ROUND_FAILED ? 0 : fresh) {
        if (!ch_bands_any(out[digit] & state->open[digit]))
            continue;
        state->open[digit] &= ~out[digit];
        state->fresh |= 1u << digit;
        round = CH_ROUND_MOVED;
    }
    return round;
}

/* Adds the candidate that a relation is left with, behind those of the round; the bound may then be
 * lower than without it. */
static ChRound run_with_relation(ChPropagation *state, const ChWhipRelation *relation,
                                 ChRound round)
{
    const int label = ch_whip_left_in(state, relation, CH_WHIP_RELATION, false);

    if (round == CH_ROUND_FAILED || label == CH_WHIP_NO_LABEL)
        return round;
    if (label == CH_WHIP_EMPTY)
        return CH_ROUND_FAILED;
    ch_whip_add(state, label);
    return CH_ROUND_MOVED;
}

static ChRound run(ChWhipKind kind, const ChRules *rules, ChPropagation *state)
{
    if (rules != NULL)
        return ch_propagation_run_by(state, rules);
    return kind.with_segments ? run_with_segments(state) : ch_propagation_run(state);
}

int ch_whip_rounds(ChWhipKind kind, const ChWhipRelation *relation, const ChRules *rules,
                   const ChPropagation *now, int most)
{
    ChPropagation state = *now;

    for (int round = 0; round <= most; round++) {
        ChRound end = run(kind, rules, &state);
        if (relation != NULL)
            end = run_with_relation(&state, relation, end);
        if (end != CH_ROUND_MOVED)
            return end == CH_ROUND_FAILED ? round : -1;
    }
    return most + 1;
}

void ch_whip_rules(ChWhipType type, ChRules *rules)
{
    const ChBands all = ch_bands_every(CH_BAND_ALL);

    *rules = (ChRules){.strict = true};
    if (type == CH_WHIP_CELLS)
        rules->cell = all;
    else if (type != CH_WHIP_UNTYPED)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            rules->house[digit][type - CH_WHIP_BOXES] = all;
}
