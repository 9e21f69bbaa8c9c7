/* oracle_guarded.c - Cells that few digits cannot fill, and the guardians that prevent it, by their
 * definitions: broken wing, bivalue oddagon, tridagon; the last two also with guardians of several
 * digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "guarded.h"

enum { LONGEST_WING = 7, LONGEST_ODDAGON = MOST_GUARDED };

/* ---- broken wing ---- */

/* A ring of places of one digit; each two neighbours share a house of the ring. */
typedef struct Ring {
    const Marks *marks;
    Found *found;
    int digit;
    int length;
    int count;
    int cell[LONGEST_ODDAGON];
    int house[LONGEST_ODDAGON]; /* of each cell and the next */
} Ring;

static bool is_in_ring(const Ring *ring, int cell)
{
    for (int i = 0; i < ring->count; i++)
        if (ring->cell[i] == cell)
            return true;
    return false;
}

static bool is_ring_house(const Ring *ring, int count, int house)
{
    for (int i = 0; i < count; i++)
        if (ring->house[i] == house)
            return true;
    return false;
}

/* Returns whether a cell sees a cell of the ring other than its neighbours: the last, and the first
 * if this one closes the ring. */
static bool has_chord(const Ring *ring, int cell)
{
    for (int i = ring->count + 1 == ring->length; i < ring->count - 1; i++)
        if (sees[cell][ring->cell[i]])
            return true;
    return false;
}

/* The other places of the ring's houses are the guardians. */
static bool is_guardian(const Ring *ring, int cell)
{
    if (!ring->marks->can[cell][ring->digit] || is_in_ring(ring, cell))
        return false;
    for (int i = 0; i < ring->length; i++)
        if (in_house(cell, ring->house[i]))
            return true;
    return false;
}

/* A single guardian is true. Cells that see all guardians, and no cell of the ring, lose the
 * digit. */
static void conclude_wing(const Ring *ring)
{
    int guardian[CELLS];
    int count = 0;

    for (int cell = 0; cell < CELLS; cell++)
        if (is_guardian(ring, cell))
            guardian[count++] = cell;
    if (count == 1)
        ring->found->placed[guardian[0]][ring->digit] = true;
    for (int cell = 0; cell < CELLS && count > 1; cell++) {
        bool is_watched = !is_in_ring(ring, cell);
        for (int i = 0; i < count; i++)
            is_watched = is_watched && sees[cell][guardian[i]];
        for (int i = 0; i < ring->length; i++)
            is_watched = is_watched && !sees[cell][ring->cell[i]];
        if (is_watched)
            rule_out(ring->marks, ring->found, cell, ring->digit);
    }
}

/* Joins each next cell by each house that the ring has not used. */
static void grow_wing(Ring *ring)
{
    const int last = ring->cell[ring->count - 1];

    for (int house = 0; house < HOUSES; house++) {
        if (!in_house(last, house) || is_ring_house(ring, ring->count - 1, house))
            continue;
        ring->house[ring->count - 1] = house;
        if (ring->count == ring->length && in_house(ring->cell[0], house))
            conclude_wing(ring);
        for (int i = 0; i < 9 && ring->count < ring->length; i++) {
            const int cell = house_cell[house][i];
            if (!ring->marks->can[cell][ring->digit] || is_in_ring(ring, cell) ||
                cell < ring->cell[0] || has_chord(ring, cell))
                continue;
            ring->cell[ring->count++] = cell;
            grow_wing(ring);
            ring->count--;
        }
    }
}

static void find_broken_wings(const Marks *marks, Found *found)
{
    for (int length = 5; length <= LONGEST_WING; length += 2)
        for (int digit = 0; digit < DIGITS; digit++)
            for (int cell = 0; cell < CELLS; cell++) {
                Ring ring = {.marks = marks,
                             .found = found,
                             .digit = digit,
                             .length = length,
                             .count = 1,
                             .cell = {cell}};
                if (marks->can[cell][digit])
                    grow_wing(&ring);
            }
}

/* ---- the guardians of several digits ---- */

static void guard(const Marks *marks, Guarded *guarded, int cell)
{
    const int guards = digits_of(marks, cell) & ~guarded->digits;

    guarded->cell[guarded->count++] = cell;
    if (guards != 0)
        guarded->extra[guarded->extras++] = cell;
    guarded->guards |= guards;
}

/* Removes a digit from the cells that see all guardians. */
static void lose_watched(const Marks *marks, Found *lost, const Guarded *guarded, int digit)
{
    for (int cell = 0; cell < CELLS; cell++) {
        bool is_watched = true;
        for (int i = 0; i < guarded->extras; i++)
            is_watched = is_watched && sees[cell][guarded->extra[i]];
        if (is_watched)
            rule_out(marks, lost, cell, digit);
    }
}

static bool needs_each_cell(const Marks *marks, const Guarded *guarded, const Found *lost)
{
    Premise premise[MOST_PREMISES];
    int count = 0;

    for (int i = 0; i < guarded->count; i++)
        if (guarded->extras > 1 || guarded->cell[i] != guarded->extra[0])
            premise[count++] = (Premise){NOTHING, guarded->cell[i]};
    return needs_all_premises(marks, premise, count, lost);
}

/* A single guardian is true; several in one cell rule out the pattern's digits there; those of one
 * digit rule it out in cells that see all. */
static void conclude(const Marks *marks, Found *found, const Guarded *guarded)
{
    const bool is_one = count_bits(guarded->guards) == 1;
    Found lost = {0};

    for (int digit = 0; digit < DIGITS; digit++) {
        if (guarded->extras == 1 && (guarded->digits >> digit & 1))
            rule_out(marks, &lost, guarded->extra[0], digit);
        if (guarded->extras > 1 && is_one && (guarded->guards >> digit & 1))
            lose_watched(marks, &lost, guarded, digit);
    }
    if (!needs_each_cell(marks, guarded, &lost))
        return;
    if (guarded->extras != 1 || !is_one) {
        add_found(found, &lost);
        return;
    }
    for (int digit = 0; digit < DIGITS; digit++)
        if (guarded->guards >> digit & 1)
            found->placed[guarded->extra[0]][digit] = true;
}

/* ---- bivalue oddagon ---- */

/* An odd ring of cells that have two of three digits, or all; two are the pattern's. One cell may
 * lack one of these. */
typedef struct Oddagon {
    const Marks *marks;
    Found *found;
    TakeGuarded *take;
    Guarded guarded;
    int third; /* the digit of guardians, or all digits */
    int lacking;
    int length;
} Oddagon;

/* Returns whether a cell may be next: it sees the last cell, and no earlier one but the first when
 * it closes the ring. */
static bool may_follow(const Oddagon *oddagon, int cell)
{
    const Guarded *const guarded = &oddagon->guarded;
    const int digits = digits_of(oddagon->marks, cell);

    if (count_bits(digits) < 2 || (digits & ~guarded->digits & ~oddagon->third) != 0)
        return false;
    for (int i = 0; i < guarded->count; i++) {
        const bool is_neighbour =
            i == guarded->count - 1 || (i == 0 && guarded->count == oddagon->length - 1);
        if (cell <= guarded->cell[0] || guarded->cell[i] == cell ||
            sees[cell][guarded->cell[i]] != is_neighbour)
            return false;
    }
    return true;
}

/* Returns whether some cell may lose the third digit: it sees all guardians so far. */
static bool is_promising(const Oddagon *oddagon)
{
    Found lost = {0};

    if (oddagon->take == conclude_several)
        return is_of_interest(oddagon->marks, &oddagon->guarded);
    for (int digit = 0; digit < DIGITS; digit++)
        if (oddagon->third >> digit & 1)
            lose_watched(oddagon->marks, &lost, &oddagon->guarded, digit);
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (lost.removed[cell][digit])
                return true;
    return oddagon->guarded.extras <= 1;
}

static void grow_oddagon(const Oddagon *oddagon)
{
    if (oddagon->guarded.count == oddagon->length) {
        oddagon->take(oddagon->marks, oddagon->found, &oddagon->guarded);
        return;
    }
    for (int cell = 0; cell < CELLS; cell++) {
        Oddagon next = *oddagon;
        if (!may_follow(oddagon, cell))
            continue;
        next.lacking += (oddagon->guarded.digits & ~digits_of(oddagon->marks, cell)) != 0;
        guard(oddagon->marks, &next.guarded, cell);
        if (next.lacking <= 1 && is_promising(&next))
            grow_oddagon(&next);
    }
}

/* Tries the rings of each length that begin with each cell. */
static void try_rings(Oddagon oddagon)
{
    for (oddagon.length = 5; oddagon.length <= LONGEST_ODDAGON; oddagon.length += 2)
        for (int cell = 0; cell < CELLS; cell++) {
            Oddagon first = oddagon;
            if (!may_follow(&oddagon, cell))
                continue;
            first.lacking = (oddagon.guarded.digits & ~digits_of(oddagon.marks, cell)) != 0;
            guard(oddagon.marks, &first.guarded, cell);
            grow_oddagon(&first);
        }
}

static void find_oddagons(const Marks *marks, Found *found)
{
    for (int pair = 1; pair < 1 << DIGITS; pair++)
        for (int third = 0; third < DIGITS && count_bits(pair) == 2; third++)
            if (!(pair >> third & 1))
                try_rings((Oddagon){.marks = marks,
                                    .found = found,
                                    .take = conclude,
                                    .guarded = {.digits = pair},
                                    .third = 1 << third});
}

/* ---- tridagon ---- */

/* The ways to choose three cells in different rows and columns of a box: the column in each row.
 * The first three fall, the others rise. */
static const int WAY[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}, {1, 0, 2}, {0, 2, 1}};

/* Adds the cells of a way; false where one has none of the digits, or a digit is placed. */
static bool take_way(const Marks *marks, TakeGuarded *take, Guarded *guarded, int box, int way)
{
    for (int i = 0; i < 9; i++) {
        const int digit = marks->digit[house_cell[BOXES + box][i]];
        if (digit != NOTHING && (guarded->digits >> digit & 1))
            return false;
    }
    for (int row = 0; row < 3; row++) {
        const int cell = house_cell[BOXES + box][3 * row + WAY[way][row]];
        if (!(digits_of(marks, cell) & guarded->digits))
            return false;
        guard(marks, guarded, cell);
    }
    return take == conclude_several ? is_of_interest(marks, guarded)
                                    : guarded->extras <= 1 || count_bits(guarded->guards) == 1;
}

static void try_ways(const Marks *marks, Found *found, TakeGuarded *take, const int box[4], int at,
                     int rising, const Guarded *guarded)
{
    if (at == 4) {
        if (rising % 2 == 1 && guarded->extras > 0)
            take(marks, found, guarded);
        return;
    }
    for (int way = 0; way < 6; way++) {
        Guarded more = *guarded;
        if (take_way(marks, take, &more, box[at], way))
            try_ways(marks, found, take, box, at + 1, rising + (way >= 3), &more);
    }
}

static void each_tridagon(const Marks *marks, Found *found, TakeGuarded *take)
{
    for (int digits = 1; digits < 1 << DIGITS; digits++)
        for (int first = 0; first < 9 && count_bits(digits) == 3; first++)
            for (int last = first + 1; last < 9; last++) {
                const int box[4] = {first, first / 3 * 3 + last % 3, last / 3 * 3 + first % 3,
                                    last};
                const Guarded none = {.digits = digits};
                if (first / 3 < last / 3 && first % 3 < last % 3)
                    try_ways(marks, found, take, box, 0, 0, &none);
            }
}

static void find_tridagons(const Marks *marks, Found *found)
{
    each_tridagon(marks, found, conclude);
}

static void find_guarded_patterns(const Marks *marks, Found *found)
{
    for (int pair = 1; pair < 1 << DIGITS; pair++)
        if (count_bits(pair) == 2)
            try_rings((Oddagon){.marks = marks,
                                .found = found,
                                .take = conclude_several,
                                .guarded = {.digits = pair},
                                .third = (1 << DIGITS) - 1});
    each_tridagon(marks, found, conclude_several);
}

const Oracle guarded_oracles[] = {{"broken-wing", NULL, find_broken_wings, false},
                                  {"bivalue-oddagon", NULL, find_oddagons, false},
                                  {"tridagon", NULL, find_tridagons, false},
                                  {"guarded-pattern", NULL, find_guarded_patterns, false},
                                  {0}};
