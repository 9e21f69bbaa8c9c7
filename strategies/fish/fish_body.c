/* fish_body.c - the parts of a fish, its eliminations, and whether all its bases are needed.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "deduction.h"
#include "fish.h"

/* Returns the cells of the houses; stores those of more than one house in *TWICE. */
static ChCellSet cells_of(uint32_t houses, ChCellSet *twice)
{
    ChCellSet once = {{0}};

    *twice = once;
    CH_EACH_HOUSE(one, houses) {
        const ChCellSet house = ch_house_cells[one];
        *twice = ch_cells_or(*twice, ch_cells_and(once, house));
        once = ch_cells_or(once, house);
    }
    return once;
}

static ChCellSet seen_by_all(ChCellSet seen, ChCellSet cells)
{
    CH_EACH_CELL(cell, cells)
        seen = ch_cells_and(seen, ch_cell_peers[cell]);
    return seen;
}

ChFishBody ch_fish_body(const ChBoard *board, const ChFish *fish)
{
    const ChCellSet places = ch_board_open(board, fish->digit);
    ChCellSet shared;
    ChCellSet crossed;
    const ChCellSet bases = cells_of(fish->bases, &shared);
    const ChCellSet covers = cells_of(fish->covers, &crossed);
    ChFishBody body = {.base = ch_cells_and(places, bases),
                       .endofins = ch_cells_and(places, shared)};

    body.fins = ch_cells_minus(ch_cells_minus(body.base, covers), shared);
    const ChCellSet seen = seen_by_all(seen_by_all(places, body.fins), body.endofins);
    body.twice = ch_cells_and(seen, crossed);
    body.plain = ch_cells_minus(ch_cells_minus(ch_cells_and(seen, covers), bases), crossed);
    return body;
}

ChFishKind ch_fish_kind(uint32_t bases, uint32_t covers)
{
    const uint32_t all = bases | covers;
    const bool rows = (bases & CH_HOUSE_ROWS) != 0;
    const bool columns = (bases & CH_HOUSE_COLUMNS) != 0;

    if (rows == columns || (covers & (rows ? CH_HOUSE_ROWS : CH_HOUSE_COLUMNS)) != 0 ||
        (covers & ~CH_HOUSE_BOXES) == 0)
        return CH_FISH_MUTANT;
    return (all & CH_HOUSE_BOXES) != 0 ? CH_FISH_FRANKEN : CH_FISH_BASIC;
}

bool ch_fish_is_fine(const ChFishBody *body, const ChFinderOptions *options)
{
    const int fins = options->fins > 0 ? options->fins : CH_FISH_FINS;
    const int endofins = options->endofins > 0 ? options->endofins : CH_FISH_ENDO_FINS;
    const int endo = ch_cells_count(body->endofins);

    return endo <= endofins && endo + ch_cells_count(body->fins) <= fins;
}

/* ---- minimality ---- */

/* Returns true if one place can be chosen from each base, such that no two of them see each other.
 * Each base is a set of places. */
static bool can_hold(const ChCellSet *base, int count)
{
    if (count == 0)
        return true;
    const ChCellSet first = base[0];
    CH_EACH_CELL(cell, first) {
        ChCellSet rest[CH_FISH_LARGEST];
        int left = 0;
        for (int i = 1; i < count; i++)
            if (!ch_cells_has(&base[i], cell))
                rest[left++] = ch_cells_minus(base[i], ch_cell_peers[cell]);
        if (can_hold(rest, left))
            return true;
    }
    return false;
}

/* Returns true if the bases rule out the digit in CELL. */
static bool rules_out(const ChBoard *board, int digit, uint32_t bases, int cell)
{
    const ChCellSet places = ch_cells_minus(ch_board_open(board, digit), ch_cell_peers[cell]);
    ChCellSet base[CH_FISH_LARGEST];
    int count = 0;

    CH_EACH_HOUSE(one, bases) {
        const ChCellSet house = ch_house_cells[one];
        assert(count < CH_FISH_LARGEST);
        if (!ch_cells_has(&house, cell))
            base[count++] = ch_cells_and(places, house);
    }
    return !can_hold(base, count);
}

/* Returns true if each base is needed for some elimination. */
static bool needs_all(const ChBoard *board, const ChFish *fish, ChCellSet removed)
{
    CH_EACH_HOUSE(base, fish->bases) {
        const uint32_t others = fish->bases & ~(1u << base);
        bool needed = false;
        CH_EACH_CELL(cell, removed)
            needed = needed || !rules_out(board, fish->digit, others, cell);
        if (!needed)
            return false;
    }
    return true;
}

/* ---- reporting ---- */

static ChCellSet removed_by(const ChFishBody *body)
{
    return ch_cells_or(body->plain, body->twice);
}

/* Returns the eliminations of both Siamese fish together; none unless each fish adds some. */
static ChCellSet removed_by_both(const ChFinderInput *input, const ChFish *fish, ChFishBody *body)
{
    const ChFish other = {.digit = fish->digit, .bases = fish->bases, .covers = fish->second};
    const ChFishBody second = ch_fish_body(input->board, &other);
    const ChCellSet one = removed_by(body);
    const ChCellSet two = removed_by(&second);

    body->fins = ch_cells_or(body->fins, second.fins);
    if (ch_cells_within(one, two) || ch_cells_within(two, one) ||
        !ch_fish_is_fine(&second, input->options))
        return (ChCellSet){{0}};
    return ch_cells_or(one, two);
}

bool ch_fish_report(const ChFinderInput *input, int technique, const ChFish *fish, ChSink *sink)
{
    ChFishBody body = ch_fish_body(input->board, fish);
    const ChCellSet removed =
        fish->second != 0 ? removed_by_both(input, fish, &body) : removed_by(&body);
    ChDeduction deduction = ch_deduction(technique);

    assert((fish->bases & (fish->covers | fish->second)) == 0);
    assert(ch_count(fish->bases) == ch_count(fish->covers));
    if (ch_cells_empty(removed) ||
        (!input->options->spare_bases && !needs_all(input->board, fish, removed)))
        return false;
    CH_EACH_HOUSE(base, fish->bases)
        ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(base, fish->digit));
    ch_add_eliminations(&deduction, input->board, removed, fish->digit);
    deduction.seed = (uint16_t)fish->digit;
    deduction.detail.seed[0] = fish->bases;
    deduction.detail.seed[1] = fish->covers;
    deduction.detail.seed[2] = fish->second;
    deduction.detail.seed[3] =
        (uint32_t)(100 * ch_cells_count(body.endofins) + ch_cells_count(body.fins));
    return ch_report(&deduction, sink);
}

ChFish ch_fish_of(const ChStep *step)
{
    const uint32_t *const seed = step->detail->seed;

    return (ChFish){.digit = step->seed, .bases = seed[0], .covers = seed[1], .second = seed[2]};
}

bool ch_fish_is_better(const ChStep *a, const ChStep *b)
{
    if (a->detail->seed[3] != b->detail->seed[3])
        return a->detail->seed[3] < b->detail->seed[3];
    return ch_candidates_count(&a->detail->removed) > ch_candidates_count(&b->detail->removed);
}
