/* oracle_exocet_senior.c - Senior, complex senior and Siamese exocets, by their definitions.
 *
 * The base is two cells of a box and a line, with three or four digits. A digit is placed in some
 * houses, once in each, in cells that not both cells of the base see and that do not see each
 * other. The houses are three crossing lines, one through the box beside the base, one through each
 * box next to it. Two empty cells are targets if every way to place a digit of the base has one of
 * them, neither is in all ways, and without any one of the houses some way has neither. The exocet
 * is senior if it is not junior. An elimination needs all the houses.
 *
 * Complex: crossing lines without targets get one more house, not the line or the box of the base.
 * Siamese: the crossing lines of two exocets with the same base, junior or senior.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "oracle_exocet.h"

enum { MOST_HOUSES = 5, MOST_PLACEMENTS = 500 };

typedef struct Room {
    int base[2];
    int digits;
    int count;
    int house[MOST_HOUSES];
} Room;

/* ---- placements ---- */

typedef struct Placements {
    int count; /* may be one too many */
    int cell[MOST_PLACEMENTS + 1][MOST_HOUSES];
} Placements;

static bool is_free(const Marks *marks, const Room *room, int digit, const int chosen[], int count,
                    int cell)
{
    if (!may_have(marks, cell, digit) || cell == room->base[0] || cell == room->base[1] ||
        (sees[cell][room->base[0]] && sees[cell][room->base[1]]))
        return false;
    for (int i = 0; i < count; i++)
        if (sees[cell][chosen[i]])
            return false;
    return true;
}

static void place(const Marks *marks, const Room *room, int digit, int count,
                  int chosen[MOST_HOUSES], Placements *placements)
{
    if (placements->count > MOST_PLACEMENTS)
        return;
    if (count == room->count || count == MOST_HOUSES) {
        memcpy(placements->cell[placements->count], chosen, sizeof(int[MOST_HOUSES]));
        placements->count++;
        return;
    }
    for (int i = 0; i < 9; i++) {
        chosen[count] = house_cell[room->house[count]][i];
        if (is_free(marks, room, digit, chosen, count, chosen[count]))
            place(marks, room, digit, count + 1, chosen, placements);
    }
}

static Placements list_placements(const Marks *marks, const Room *room, int digit)
{
    Placements placements;
    int chosen[MOST_HOUSES] = {0};

    placements.count = 0;
    place(marks, room, digit, 0, chosen, &placements);
    return placements;
}

static bool is_in(const int cell[], int count, int wanted)
{
    for (int i = 0; i < count; i++)
        if (cell[i] == wanted)
            return true;
    return false;
}

/* ---- targets ---- */

/* Returns whether all placements have one of two cells, and neither cell is in all. */
static bool are_targets(const Room *room, const Placements all[DIGITS], int one, int other)
{
    bool without_one = false;
    bool without_other = false;

    for (int digit = 0; digit < DIGITS; digit++)
        for (int i = 0; i < all[digit].count && (room->digits >> digit & 1); i++) {
            const bool has_one = is_in(all[digit].cell[i], room->count, one);
            const bool has_other = is_in(all[digit].cell[i], room->count, other);
            if (!has_one && !has_other)
                return false;
            without_one = without_one || !has_one;
            without_other = without_other || !has_other;
        }
    return without_one && without_other;
}

static Room without_house(const Room *room, int which)
{
    Room rest = *room;

    for (int i = which; i + 1 < room->count; i++)
        rest.house[i] = room->house[i + 1];
    rest.count--;
    return rest;
}

/* Returns whether without any one of the houses some placement has neither cell. */
static bool need_houses(const Marks *marks, const Room *room, int one, int other)
{
    for (int i = 0; i < room->count; i++) {
        const Room rest = without_house(room, i);
        bool has_neither = false;
        for (int digit = 0; digit < DIGITS && !has_neither; digit++) {
            if (!(room->digits >> digit & 1))
                continue;
            const Placements all = list_placements(marks, &rest, digit);
            for (int k = 0; k < all.count && !has_neither; k++)
                has_neither =
                    !is_in(all.cell[k], rest.count, one) && !is_in(all.cell[k], rest.count, other);
        }
        if (!has_neither)
            return false;
    }
    return true;
}

static bool has_targets(const Marks *marks, const Room *room)
{
    static Placements all[DIGITS];

    for (int digit = 0; digit < DIGITS; digit++)
        if (room->digits >> digit & 1)
            all[digit] = list_placements(marks, room, digit);
    for (int one = 0; one < CELLS; one++)
        for (int other = one + 1; other < CELLS; other++)
            if (marks->digit[one] == NOTHING && marks->digit[other] == NOTHING &&
                are_targets(room, all, one, other) && need_houses(marks, room, one, other))
                return true;
    return false;
}

/* ---- ways ---- */

static bool fits_base(const Room *room, const int cell[], int base)
{
    for (int i = 0; i < room->count; i++)
        if (sees[cell[i]][room->base[base]])
            return false;
    return true;
}

static bool share_cell(const Room *room, const int one[], const int other[])
{
    for (int i = 0; i < room->count; i++)
        if (is_in(other, room->count, one[i]))
            return true;
    return false;
}

static bool fit_together(const Room *room, const Placements *one, const Placements *other)
{
    for (int i = 0; i < one->count; i++)
        for (int k = 0; k < other->count && fits_base(room, one->cell[i], 0); k++)
            if (fits_base(room, other->cell[k], 1) &&
                !share_cell(room, one->cell[i], other->cell[k]))
                return true;
    return false;
}

/* Returns whether the base can have two digits that both have places. */
static bool can_be_filled(const Marks *marks, const Room *room)
{
    for (int one = 0; one < DIGITS; one++) {
        if (!may_have(marks, room->base[0], one))
            continue;
        const Placements placements = list_placements(marks, room, one);
        for (int two = 0; two < DIGITS; two++) {
            if (one == two || !may_have(marks, room->base[1], two))
                continue;
            const Placements others = list_placements(marks, room, two);
            if (fit_together(room, &placements, &others))
                return true;
        }
    }
    return false;
}

/* ---- eliminations ---- */

/* Lists the base's cells but for one, and the digits in the houses. */
static int list_premises(const Marks *marks, const Room *room, int without, Premise *premise)
{
    int count = 0;
    int at[9];

    for (int i = 0; i < 2; i++)
        if (i != without)
            premise[count++] = (Premise){NOTHING, room->base[i]};
    for (int digit = 0; digit < DIGITS; digit++)
        for (int i = 0; i < room->count && (room->digits >> digit & 1); i++)
            if (places_of(marks, room->house[i], digit, at) > 0)
                premise[count++] = (Premise){room->house[i], digit};
    return count;
}

static bool is_surely_provable(const Marks *marks, const Room *room)
{
    int candidates =
        count_bits(digits_of(marks, room->base[0])) + count_bits(digits_of(marks, room->base[1]));
    int at[9];

    for (int digit = 0; digit < DIGITS; digit++)
        for (int i = 0; i < room->count && (room->digits >> digit & 1); i++)
            candidates += places_of(marks, room->house[i], digit, at);
    return candidates <= SURELY_PROVABLE;
}

/* Returns whether the elimination needs both cells of the base. */
static bool needs_base(const Marks *marks, const Room *room, int cell, int digit)
{
    Premise premise[MOST_PREMISES];
    Found lost = {0};

    lost.removed[cell][digit] = true;
    for (int i = 0; i < 2; i++)
        if (follow_from(marks, premise, list_premises(marks, room, i, premise), &lost))
            return false;
    return true;
}

static bool has_too_many(const Marks *marks, const Room *room)
{
    for (int digit = 0; digit < DIGITS; digit++)
        if ((room->digits >> digit & 1) &&
            list_placements(marks, room, digit).count > MOST_PLACEMENTS)
            return true;
    return false;
}

/* Returns whether the room rules out a candidate, and does not without any one of its houses. */
static bool is_ruled_out(const Marks *marks, const Room *room, int cell, int digit)
{
    const Marks now = suppose_digit(marks, cell, digit);

    if (can_be_filled(&now, room))
        return false;
    for (int i = 0; i < room->count; i++) {
        const Room rest = without_house(room, i);
        if (!has_too_many(marks, &rest) && !can_be_filled(&now, &rest))
            return false;
    }
    return true;
}

/* Returns whether an elimination surely has a rule: its cell is in the base; or the base has the
 * digit in every way, and the cell sees all its places there, or with it the digit has none in the
 * houses.  Those in targets have one too, but several pairs of cells may be targets. */
static bool surely_has_rule(const Marks *marks, const Room *room, int cell, int digit)
{
    const Marks now = suppose_digit(marks, cell, digit);
    Marks without = *marks;
    bool sees_all = true;

    for (int i = 0; i < 2; i++) {
        if (cell == room->base[i])
            return true;
        without.can[room->base[i]][digit] = false;
        sees_all = sees_all && (!marks->can[room->base[i]][digit] || sees[cell][room->base[i]]);
    }
    return !can_be_filled(&without, room) &&
           (sees_all || list_placements(&now, room, digit).count == 0);
}

/* Takes what a room rules out.  BY_RULE: only what surely has a rule must be found. */
static void take_room(const Marks *marks, Found *found, const Room *room, bool by_rule)
{
    if (has_too_many(marks, room))
        return;
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            Found one = {0};
            if (!marks->can[cell][digit] || !is_ruled_out(marks, room, cell, digit))
                continue;
            one.removed[cell][digit] = true;
            if (is_surely_provable(marks, room) && needs_base(marks, room, cell, digit) &&
                (!by_rule || surely_has_rule(marks, room, cell, digit)))
                add_found(found, &one);
            else
                add_optional(found, &one);
        }
}

/* ---- rooms ---- */

static bool is_junior(const Marks *marks, const Room *room)
{
    Exocets exocets;

    list_exocets(marks, &exocets);
    for (int i = 0; i < exocets.count; i++) {
        const Exocet *const one = &exocets.of[i];
        if (one->base[0] == room->base[0] && one->base[1] == room->base[1] &&
            one->cross[0] == room->house[0] && one->cross[1] == room->house[1] &&
            one->cross[2] == room->house[2])
            return true;
    }
    return false;
}

typedef enum Kind { SENIOR, COMPLEX, SIAMESE, RULES } Kind;

static void take_complex(const Marks *marks, Found *found, const Room *plain)
{
    for (int house = 0; house < HOUSES; house++) {
        Room room = *plain;
        if ((in_house(plain->base[0], house) && in_house(plain->base[1], house)) ||
            is_in(plain->house, 3, house))
            continue;
        room.house[room.count++] = house;
        if (has_targets(marks, &room))
            take_room(marks, found, &room, false);
    }
}

static void take_siamese(const Marks *marks, Found *found, const Room *one, const Room *other)
{
    Room room = *one;

    for (int i = 1; i < 3; i++)
        if (other->house[i] != one->house[i])
            room.house[room.count++] = other->house[i];
    take_room(marks, found, &room, false);
}

static Room room_of(const Exocet *exocet)
{
    Room room = {.base = {exocet->base[0], exocet->base[1]}, .digits = exocet->digits, .count = 3};

    for (int i = 0; i < 3; i++)
        room.house[i] = exocet->cross[i];
    return room;
}

typedef struct Search {
    Found *found;
    Kind kind;
} Search;

/* Tries all crossing lines of a base. */
static void take_base(const Marks *marks, void *context, const Exocet *base)
{
    const Search *const search = context;
    Exocet crossed = *base;
    Room exocet[CROSSES];
    int count = 0;

    for (int i = 0; i < CROSSES; i++) {
        set_crosses(&crossed, i);
        const Room room = room_of(&crossed);
        const bool junior = is_junior(marks, &room);
        if (!junior && !has_targets(marks, &room)) {
            if (search->kind == COMPLEX)
                take_complex(marks, search->found, &room);
            continue;
        }
        if ((search->kind == SENIOR || search->kind == RULES) && !junior)
            take_room(marks, search->found, &room, search->kind == RULES);
        exocet[count++] = room;
    }
    for (int i = 0; i < count && search->kind == SIAMESE; i++)
        for (int k = i + 1; k < count; k++)
            take_siamese(marks, search->found, &exocet[i], &exocet[k]);
}

static void find_kind(const Marks *marks, Found *found, Kind kind)
{
    Search search = {found, kind};

    each_base(marks, take_base, &search);
}

static void find_senior(const Marks *marks, Found *found)
{
    find_kind(marks, found, SENIOR);
}

static void find_complex(const Marks *marks, Found *found)
{
    find_kind(marks, found, COMPLEX);
}

static void find_siamese(const Marks *marks, Found *found)
{
    find_kind(marks, found, SIAMESE);
}

void take_senior_rules(const Marks *marks, Found *found)
{
    find_kind(marks, found, RULES);
}

const Oracle exocet_senior_oracles[] = {{"senior-exocet", NULL, find_senior, false},
                                        {"complex-senior-exocet", NULL, find_complex, true},
                                        {"siamese-exocet", NULL, find_siamese, false},
                                        {0}};
