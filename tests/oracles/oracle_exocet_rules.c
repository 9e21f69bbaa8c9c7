/* oracle_exocet_rules.c - Single rules of junior exocets, by their definitions.
 *
 * An elimination of a junior exocet has a rule if its cell is in the base, or is a target; or if
 *      - its digit is in the base in every way, and the cell sees both cells of the base, or both
 *        targets, or it is outside the chute, and with it the digit fits in no target;
 *      - its cell is in a mirror node, and with it no digit of the node fits in the target.
 * A digit fits in a target if it has places in the two crossing lines without the target, not in
 * one line; with mirror nodes also one there.
 *
 * A mirror node of two empty cells has one digit of the base. Digits that the base does not have
 * form a set with it if their places in the box of the node, or in its line, are in the node, in
 * the other target, and in one cell less than there are digits. These cells lose other digits, and
 * the node loses those that are neither in the set nor in the base. Sets have up to four digits.
 *
 * A target may have two cells instead: all cells of the crossing line in the chute, off the base's
 * line, that can have digits of the base. Another digit must be in one of them, by the crossing
 * line or the box. They lose all digits but this and those of the base.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle_exocet.h"

enum { LARGEST_SET = 4 };

/* ---- what is surely found ---- */

/* Adds an elimination; one that does not need all of the first premises is allowed only, and so are
 * all where the proof may be too long. The cells of the base come first, then digits in houses. */
static void take(const Marks *marks, Found *found, const Premise *premise, int count, int needed,
                 int cell, int digit)
{
    Premise fewer[MOST_PREMISES];
    Found one = {0};
    int candidates = 0;
    int at[9];
    bool is_sure = true;

    one.removed[cell][digit] = true;
    for (int i = 0; i < count; i++)
        candidates += premise[i].house == NOTHING
                          ? count_bits(digits_of(marks, premise[i].at))
                          : places_of(marks, premise[i].house, premise[i].at, at);
    for (int without = 0; without < needed && candidates <= SURELY_PROVABLE; without++) {
        int left = 0;
        for (int i = 0; i < count; i++)
            if (i != without)
                fewer[left++] = premise[i];
        is_sure = is_sure && !follow_from(marks, fewer, left, &one);
    }
    if (is_sure && candidates <= SURELY_PROVABLE)
        add_found(found, &one);
    else
        add_optional(found, &one);
}

/* Lists base cells, other premises that are needed, and the rest. */
static int list_premises(const Marks *marks, const Exocet *exocet, bool has_mirrors,
                         const Premise *other, int others, Premise premise[MOST_PREMISES])
{
    Premise all[MOST_PREMISES];
    const int count = exocet_premises(marks, exocet, has_mirrors, NOTHING, all);
    int listed = 0;

    for (int i = 0; i < 2; i++)
        premise[listed++] = all[i];
    for (int i = 0; i < others; i++)
        premise[listed++] = other[i];
    for (int i = 2; i < count; i++)
        premise[listed++] = all[i];
    return listed;
}

/* ---- rules ---- */

bool is_fitting(const Marks *marks, const Exocet *exocet, int which, int digit, bool has_mirrors)
{
    if (!may_have(marks, exocet->target[which], digit) ||
        (has_mirrors && !has_mirror(marks, exocet, which, digit)))
        return false;
    for (int i = 0; i < 81; i++) {
        const int one = house_cell[exocet->cross[0]][i % 9];
        const int other = house_cell[exocet->cross[2 - which]][i / 9];
        if (!is_in_chute(exocet, one) && !is_in_chute(exocet, other) &&
            !share_line(exocet, one, other) && may_have(marks, one, digit) &&
            may_have(marks, other, digit))
            return true;
    }
    return false;
}

static bool fits_somewhere(const Marks *marks, const Exocet *exocet, int digit, bool has_mirrors)
{
    return is_fitting(marks, exocet, 0, digit, has_mirrors) ||
           is_fitting(marks, exocet, 1, digit, has_mirrors);
}

static bool sees_both(int cell, const int pair[2])
{
    return sees[cell][pair[0]] && sees[cell][pair[1]];
}

/* Returns whether the base has the digit in every way. */
static bool is_certain(const Marks *marks, const Exocet *exocet, int digit, bool has_mirrors)
{
    Marks without = *marks;

    for (int i = 0; i < 2; i++)
        without.can[exocet->base[i]][digit] = false;
    return !can_fill_exocet(&without, exocet, has_mirrors);
}

static bool is_in_node(const Exocet *exocet, int which, int cell)
{
    return box_of(cell) == box_of(exocet->target[1 - which]) &&
           !in_house(cell, exocet->cross[2 - which]) && !sees[cell][exocet->base[0]] &&
           !sees[cell][exocet->target[which]];
}

static bool leaves_node(const Marks *now, const Exocet *exocet, int which)
{
    for (int digit = 0; digit < DIGITS; digit++)
        if ((exocet->digits >> digit & 1) && is_fitting(now, exocet, which, digit, true))
            return true;
    return false;
}

static bool has_rule(const Marks *marks, const Exocet *exocet, int cell, int digit,
                     bool has_mirrors)
{
    const Marks now = suppose_digit(marks, cell, digit);

    for (int i = 0; i < 2; i++)
        if (cell == exocet->base[i] || cell == exocet->target[i] ||
            (has_mirrors && is_in_node(exocet, i, cell) && !leaves_node(&now, exocet, i)))
            return true;
    if (!(exocet->digits >> digit & 1) || !is_certain(marks, exocet, digit, has_mirrors))
        return false;
    return sees_both(cell, exocet->base) || sees_both(cell, exocet->target) ||
           (!is_in_chute(exocet, cell) && !fits_somewhere(&now, exocet, digit, has_mirrors));
}

static void take_rules(const Marks *marks, Found *found, const Exocet *exocet)
{
    Premise premise[MOST_PREMISES];

    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            if (!marks->can[cell][digit])
                continue;
            const Marks now = suppose_digit(marks, cell, digit);
            if (can_fill_exocet(&now, exocet, true))
                continue;
            const bool has_mirrors = can_fill_exocet(&now, exocet, false);
            if (has_rule(marks, exocet, cell, digit, has_mirrors))
                take(marks, found, premise,
                     list_premises(marks, exocet, has_mirrors, NULL, 0, premise), 2, cell, digit);
        }
}

/* ---- sets in a mirror node ---- */

/* Lists the places of the set's digits in a house outside of the node and the other target; returns
 * how many. Adds the premises. */
static int list_others(const Marks *marks, const Exocet *exocet, int which, int house, int set,
                       bool is_other[CELLS], Premise premise[DIGITS])
{
    int count = 0;
    int premises = 0;

    for (int cell = 0; cell < CELLS; cell++) {
        is_other[cell] = in_house(cell, house) && (digits_of(marks, cell) & set) != 0 &&
                         !is_in_node(exocet, which, cell) && cell != exocet->target[1 - which];
        count += is_other[cell];
    }
    for (int digit = 0; digit < DIGITS; digit++)
        if (set >> digit & 1)
            premise[premises++] = (Premise){house, digit};
    return count;
}

static void take_set(const Marks *marks, Found *found, const Exocet *exocet, int which, int house,
                     int set)
{
    bool is_other[CELLS];
    Premise own[DIGITS];
    Premise premise[MOST_PREMISES];

    if (list_others(marks, exocet, which, house, set, is_other, own) != count_bits(set) - 1)
        return;
    const int count = list_premises(marks, exocet, true, own, count_bits(set), premise);
    for (int cell = 0; cell < CELLS; cell++) {
        const bool is_node = is_in_node(exocet, which, cell);
        if (!is_node && !is_other[cell])
            continue;
        for (int digit = 0; digit < DIGITS; digit++)
            if (marks->can[cell][digit] && !(set >> digit & 1) &&
                !(is_node && (exocet->digits >> digit & 1)))
                take(marks, found, premise, count, 2 + count_bits(set), cell, digit);
    }
}

/* Returns whether each digit of a set has a place in the house and is not there yet. */
static bool are_open_in(const Marks *marks, int house, int set)
{
    for (int digit = 0; digit < DIGITS; digit++) {
        bool has_place = !(set >> digit & 1);
        for (int i = 0; i < 9; i++)
            has_place = has_place || marks->can[house_cell[house][i]][digit];
        if (!has_place)
            return false;
    }
    return true;
}

static void take_sets(const Marks *marks, Found *found, const Exocet *exocet)
{
    for (int which = 0; which < 2; which++) {
        int first = NOTHING;
        bool is_empty = true;
        for (int cell = 0; cell < CELLS; cell++)
            if (is_in_node(exocet, which, cell)) {
                first = cell;
                is_empty = is_empty && marks->digit[cell] == NOTHING;
            }
        const int line = exocet->first_line == ROWS ? row_of(first) : COLUMNS + column_of(first);
        for (int set = 1; set < 1 << DIGITS && is_empty; set++)
            for (int k = 0; k < 2; k++) {
                const int house = k == 0 ? BOXES + box_of(first) : line;
                if (!(set & exocet->digits) && count_bits(set) <= LARGEST_SET &&
                    are_open_in(marks, house, set))
                    take_set(marks, found, exocet, which, house, set);
            }
    }
}

/* ---- targets of two cells ---- */

typedef struct Target {
    int count;
    int cell[2];
    int house; /* of the other digit, or NOTHING */
    int digit;
} Target;

/* Reads the cells of a target; false if one has a digit of the base already. */
static bool read_target(const Marks *marks, const Exocet *exocet, int cross, Target *target)
{
    *target = (Target){.house = NOTHING};
    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[cross][i];
        bool has_digit = false;
        for (int digit = 0; digit < DIGITS; digit++)
            has_digit =
                has_digit || ((exocet->digits >> digit & 1) && may_have(marks, cell, digit));
        if (!has_digit || !is_in_chute(exocet, cell) || share_line(exocet, cell, exocet->base[0]))
            continue;
        if (marks->digit[cell] != NOTHING)
            return false;
        target->cell[target->count++] = cell;
    }
    return target->count > 0;
}

static bool is_locked(const Marks *marks, const Target *target, int house, int digit)
{
    int place[9];

    if (places_of(marks, house, digit, place) != 2)
        return false;
    for (int i = 0; i < 2; i++)
        if (!marks->can[target->cell[i]][digit] || !in_house(target->cell[i], house))
            return false;
    return true;
}

static void take_pairs(const Marks *marks, Found *found, const Exocet *exocet,
                       const Target target[2])
{
    Premise own[2];
    Premise premise[MOST_PREMISES];
    int owns = 0;

    for (int i = 0; i < 2; i++)
        if (target[i].count == 2)
            own[owns++] = (Premise){target[i].house, target[i].digit};
    const int count = list_premises(marks, exocet, false, own, owns, premise);
    for (int i = 0; i < 4; i++) {
        const Target *const one = &target[i / 2];
        for (int digit = 0; digit < DIGITS && i % 2 < one->count; digit++)
            if (marks->can[one->cell[i % 2]][digit] && !(exocet->digits >> digit & 1) &&
                !(one->count == 2 && digit == one->digit))
                take(marks, found, premise, count, 2 + owns, one->cell[i % 2], digit);
    }
}

/* Tries all other digits of the targets from WHICH on. */
static void choose_digits(const Marks *marks, Found *found, const Exocet *exocet, int which,
                          Target target[2])
{
    if (which == 2) {
        take_pairs(marks, found, exocet, target);
        return;
    }
    if (target[which].count == 1) {
        choose_digits(marks, found, exocet, which + 1, target);
        return;
    }
    for (int i = 0; i < 2 * DIGITS; i++) {
        target[which].digit = i / 2;
        target[which].house =
            i % 2 == 0 ? exocet->cross[1 + which] : BOXES + box_of(target[which].cell[0]);
        if (!(exocet->digits >> i / 2 & 1) &&
            is_locked(marks, &target[which], target[which].house, i / 2))
            choose_digits(marks, found, exocet, which + 1, target);
    }
}

static void try_crosses(const Marks *marks, void *context, const Exocet *base)
{
    Exocet exocet = *base;

    for (int i = 0; i < CROSSES; i++) {
        Target target[2];
        set_crosses(&exocet, i);
        if (!read_target(marks, &exocet, exocet.cross[1], &target[0]) ||
            !read_target(marks, &exocet, exocet.cross[2], &target[1]) ||
            target[0].count + target[1].count == 2 || !has_scarce_digits(marks, &exocet))
            continue;
        for (int k = 0; k < 2; k++)
            exocet.target[k] = target[k].cell[0];
        choose_digits(marks, context, &exocet, 0, target);
    }
}

static void find_rules(const Marks *marks, Found *found)
{
    Exocets exocets;

    list_exocets(marks, &exocets);
    for (int i = 0; i < exocets.count; i++) {
        if (!can_fill_exocet(marks, &exocets.of[i], true))
            continue;
        take_rules(marks, found, &exocets.of[i]);
        take_sets(marks, found, &exocets.of[i]);
    }
    each_base(marks, try_crosses, found);
    take_double_rules(marks, found);
    take_senior_rules(marks, found);
    take_unique_pairs(marks, found);
}

const Oracle exocet_rules_oracles[] = {{"exocet-rules", NULL, find_rules, false}, {0}};
