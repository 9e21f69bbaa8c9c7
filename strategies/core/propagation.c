/* propagation.c - see propagation.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "propagation.h"

void ch_propagation_start(ChPropagation *state, const ChBoard *board)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        state->open[digit] = ch_bands_of(ch_board_plane(board, digit));
    state->placed = ch_bands_every(CH_BAND_ALL) & ~ch_bands_of(ch_board_plane(board, CH_EMPTY));
    state->fresh = CH_ALL_NINE;
}

void ch_propagation_assume(ChPropagation *state, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);
    const ChBands self = ch_bands_cell(cell);

    for (int other = 0; other < CH_DIGITS; other++) {
        state->fresh |= (uint32_t)ch_bands_any(state->open[other] & self) << other;
        if (other != digit)
            state->open[other] &= ~self;
    }
    state->open[digit] &= ~ch_bands_peers[cell];
    state->placed |= self;
}

void ch_propagation_remove(ChPropagation *state, int candidate)
{
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    state->open[digit] &= ~ch_bands_cell(CH_CANDIDATE_CELL(candidate));
    state->fresh |= 1u << digit;
}

/* ---- a round ---- */

/* Removes the peers of all cells of a set.  Two bands are one word. */
static inline ChBands without_peers(ChBands places, ChBands cells)
{
    const ChBandPairs pairs = (ChBandPairs)cells;

    CH_EACH_BIT_64(bit, pairs[0])
        places &= ~ch_bands_peers[bit - (32 - CH_BAND_CELLS) * (bit / 32)];
    CH_EACH_BIT_64(bit, pairs[1])
        places &= ~ch_bands_peers[2 * CH_BAND_CELLS + bit];
    return places;
}

/* Returns the hidden singles of a digit.  Adds houses without a place for it to *BAD. */
static inline ChBands hidden_singles(ChBands open, const ChRules *rules, int digit, ChBands *bad)
{
    ChBandHouses houses = ch_bands_houses(open);

    for (int kind = 0; kind < 3 && rules != NULL; kind++) {
        houses.one[kind] &= rules->house[digit][kind];
        if (rules->strict)
            houses.none[kind] &= rules->house[digit][kind];
    }
    *bad |= houses.none[0] | houses.none[1] | houses.none[2];
    return ch_bands_in_houses(houses.one) & open;
}

static inline ChBands naked_singles(const ChPropagation *state, const ChRules *rules, ChBands *bad)
{
    ChBands any = state->open[0];
    ChBands two = any & ~any;

    for (int digit = 1; digit < CH_DIGITS; digit++) {
        two |= any & state->open[digit];
        any |= state->open[digit];
    }
    *bad = ch_bands_every(CH_BAND_ALL) & ~any;
    if (rules != NULL && rules->strict)
        *bad &= rules->cell;
    return any & ~two & ~state->placed & (rules != NULL ? rules->cell : any);
}

/* Places new singles and removes the candidates they conflict with.  A cell with two singles loses
 * all candidates. */
static inline void place_singles(ChPropagation *state, const ChBands single[CH_DIGITS],
                                 unsigned placing, ChBands cells, ChBands twice)
{
    ChBands next[CH_DIGITS];

    for (int digit = 0; digit < CH_DIGITS; digit++)
        next[digit] = state->open[digit] & ~(cells & ~single[digit]) & ~twice;
    CH_EACH_DIGIT(digit, placing)
        next[digit] = without_peers(next[digit], single[digit]);
    state->placed |= cells;
    state->fresh = 0;
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        state->fresh |= (uint32_t)ch_bands_any(next[digit] ^ state->open[digit]) << digit;
        state->open[digit] = next[digit];
    }
}

static inline ChRound run_round(ChPropagation *state, const ChRules *rules)
{
    ChBands single[CH_DIGITS];
    ChBands bad;
    const ChBands naked = naked_singles(state, rules, &bad);
    ChBands cells = bad & ~bad;
    ChBands twice = cells;
    unsigned placing = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        single[digit] = naked & state->open[digit];
    CH_EACH_DIGIT(digit, state->fresh)
        single[digit] |= hidden_singles(state->open[digit], rules, digit, &bad) & ~state->placed;
    if (ch_bands_any(bad))
        return CH_ROUND_FAILED;
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        placing |= (unsigned)ch_bands_any(single[digit]) << digit;
        twice |= cells & single[digit];
        cells |= single[digit];
    }
    if (placing == 0) {
        state->fresh = 0;
        return CH_ROUND_STILL;
    }
    place_singles(state, single, placing, cells, twice);
    return CH_ROUND_MOVED;
}

ChRound ch_propagation_run(ChPropagation *state)
{
    return run_round(state, NULL);
}

ChRound ch_propagation_run_by(ChPropagation *state, const ChRules *rules)
{
    return run_round(state, rules);
}

bool ch_propagation_holds(ChPropagation *state)
{
    ChRound round = CH_ROUND_MOVED;

    while (round == CH_ROUND_MOVED)
        round = ch_propagation_run(state);
    return round == CH_ROUND_STILL;
}

bool ch_propagation_holds_by(ChPropagation *state, const ChRules *rules)
{
    ChRound round = CH_ROUND_MOVED;

    while (round == CH_ROUND_MOVED)
        round = ch_propagation_run_by(state, rules);
    return round == CH_ROUND_STILL;
}

bool ch_digit_holds(ChBands open, ChBands placed)
{
    while (true) {
        const ChBandHouses houses = ch_bands_houses(open);
        const ChBands single = ch_bands_in_houses(houses.one) & open & ~placed;
        if (ch_bands_any(houses.none[0] | houses.none[1] | houses.none[2]))
            return false;
        if (!ch_bands_any(single))
            return true;
        placed |= single;
        open = without_peers(open, single);
    }
}

/* ---- rules ---- */

void ch_rules_of_all(ChRules *rules)
{
    const ChBands all = ch_bands_every(CH_BAND_ALL);

    rules->cell = all;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int kind = 0; kind < 3; kind++)
            rules->house[digit][kind] = all;
    rules->strict = false;
}

void ch_rules_of_digit(ChRules *rules, int digit)
{
    *rules = (ChRules){.strict = true};
    for (int kind = 0; kind < 3; kind++)
        rules->house[digit][kind] = ch_bands_every(CH_BAND_ALL);
}

static void allow_constraint(ChRules *rules, int constraint)
{
    if (constraint < CH_CELLS) {
        rules->cell |= ch_bands_cell(constraint);
        return;
    }
    const int house = (constraint - CH_CELLS) / 9;
    rules->house[(constraint - CH_CELLS) % 9][house / 9] |= ch_bands_house[house];
}

void ch_rules_of_constraints(ChRules *rules, const ChConstraintSet *named)
{
    *rules = (ChRules){.strict = true};
    CH_EACH_CONSTRAINT(one, named)
        allow_constraint(rules, one);
}

void ch_rules_of_chains(ChRules *rules, const ChBoard *board)
{
    *rules = (ChRules){.strict = false};
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_count(board->candidates[cell]) == 2)
            allow_constraint(rules, CH_CELL_CONSTRAINT(cell));
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (ch_count(board->places[digit][house]) == 2)
                allow_constraint(rules, CH_HOUSE_CONSTRAINT(house, digit));
}
