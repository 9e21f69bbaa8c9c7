/* oracle_exocet.c - Junior exocets, single and double, by their definitions.
 *
 * Three boxes side by side form a chute of three lines; nine other lines cross it. The base is two
 * cells of a box and a line, with three or four digits. Each of the other two boxes has a target,
 * off the base's line: the only cell of a crossing line that can have some of the digits. In these
 * two crossing lines, and in the one through the base's box beside the base, a digit has at most
 * two places outside the chute, none in one line with another.
 *
 * A way gives the base two digits, and each of them a target. Each digit needs places in the two
 * crossing lines without its target, and one in the mirror node of its target: the two cells in the
 * other target's box, off the crossing line of that, that neither base nor target sees.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle_exocet.h"

/* One exocet, or a double one. */
typedef struct Pattern {
    int count;
    const Exocet *exocet[2];
    bool has_mirrors; /* each digit needs a place in the mirror node */
} Pattern;

/* ---- the pattern ---- */

bool may_have(const Marks *marks, int cell, int digit)
{
    return marks->can[cell][digit] || marks->digit[cell] == digit;
}

static int digits_at(const Marks *marks, int cell, int digits)
{
    int set = 0;

    for (int digit = 0; digit < DIGITS; digit++)
        if ((digits >> digit & 1) && may_have(marks, cell, digit))
            set |= 1 << digit;
    return set;
}

bool is_in_chute(const Exocet *exocet, int cell)
{
    return (exocet->first_line == ROWS ? row_of(cell) : column_of(cell)) / 3 == exocet->chute;
}

bool share_line(const Exocet *exocet, int one, int other)
{
    return exocet->first_line == ROWS ? row_of(one) == row_of(other)
                                      : column_of(one) == column_of(other);
}

/* Returns the target in a crossing line, or NOTHING. */
static int target_in(const Marks *marks, const Exocet *exocet, int cross)
{
    int target = NOTHING;

    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[cross][i];
        if (!is_in_chute(exocet, cell) || share_line(exocet, cell, exocet->base[0]) ||
            digits_at(marks, cell, exocet->digits) == 0)
            continue;
        if (target != NOTHING)
            return NOTHING;
        target = cell;
    }
    return target != NOTHING && marks->digit[target] == NOTHING ? target : NOTHING;
}

/* Returns whether a digit can have three places outside the chute, one in each crossing line and no
 * two in a line. */
static bool has_three_places(const Marks *marks, const Exocet *exocet, int digit)
{
    for (int i = 0; i < 9 * 9 * 9; i++) {
        const int cell[3] = {house_cell[exocet->cross[0]][i % 9],
                             house_cell[exocet->cross[1]][i / 9 % 9],
                             house_cell[exocet->cross[2]][i / 81]};
        bool fits = !share_line(exocet, cell[0], cell[1]) &&
                    !share_line(exocet, cell[0], cell[2]) && !share_line(exocet, cell[1], cell[2]);
        for (int k = 0; k < 3 && fits; k++)
            fits = !is_in_chute(exocet, cell[k]) && may_have(marks, cell[k], digit);
        if (fits)
            return true;
    }
    return false;
}

bool has_scarce_digits(const Marks *marks, const Exocet *exocet)
{
    for (int digit = 0; digit < DIGITS; digit++)
        if ((exocet->digits >> digit & 1) && has_three_places(marks, exocet, digit))
            return false;
    return true;
}

void set_crosses(Exocet *exocet, int way)
{
    const int one = exocet->box == 0 ? 1 : 0;
    const int other = exocet->box == 2 ? 1 : 2;

    exocet->cross[1] = exocet->first_cross + 3 * one + way / 3;
    exocet->cross[2] = exocet->first_cross + 3 * other + way % 3;
}

/* Tries all crossing lines of the other two boxes for the targets. */
static void add_targets(const Marks *marks, void *context, const Exocet *base)
{
    Exocets *const exocets = context;
    Exocet exocet = *base;

    for (int i = 0; i < CROSSES; i++) {
        set_crosses(&exocet, i);
        exocet.target[0] = target_in(marks, &exocet, exocet.cross[1]);
        exocet.target[1] = target_in(marks, &exocet, exocet.cross[2]);
        if (exocet.target[0] != NOTHING && exocet.target[1] != NOTHING &&
            has_scarce_digits(marks, &exocet) && exocets->count < MOST_EXOCETS)
            exocets->of[exocets->count++] = exocet;
    }
}

static void try_base(const Marks *marks, TryBase *try, void *context, int line, int cross)
{
    Exocet exocet = {.first_line = line < COLUMNS ? ROWS : COLUMNS,
                     .first_cross = line < COLUMNS ? COLUMNS : ROWS,
                     .chute = line % 9 / 3,
                     .box = cross / 3};
    int count = 0;

    exocet.cross[0] = exocet.first_cross + cross;
    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[line][i];
        if (i / 3 == cross / 3 && i != cross && marks->digit[cell] == NOTHING) {
            exocet.base[count++] = cell;
            exocet.digits |= digits_of(marks, cell);
        }
    }
    if (count == 2 && (count_bits(exocet.digits) == 3 || count_bits(exocet.digits) == 4))
        try(marks, context, &exocet);
}

void each_base(const Marks *marks, TryBase *try, void *context)
{
    for (int line = 0; line < BOXES; line++)
        for (int cross = 0; cross < 9; cross++)
            try_base(marks, try, context, line, cross);
}

void list_exocets(const Marks *marks, Exocets *exocets)
{
    exocets->count = 0;
    each_base(marks, add_targets, exocets);
}

/* ---- ways ---- */

/* Returns whether a digit has a place in a crossing line outside the chute, not in the line of
 * another place. */
static bool has_other_place(const Marks *marks, const Exocet *exocet, int digit, int first,
                            int second)
{
    for (int i = 0; i < 9; i++) {
        const int other = house_cell[second][i];
        if (!is_in_chute(exocet, other) && may_have(marks, other, digit) &&
            !share_line(exocet, first, other))
            return true;
    }
    return false;
}

/* Returns whether both digits have places outside the chute: two different ones in the crossing
 * line beside the base, each with one in the line of the other's target. */
static bool have_places(const Marks *marks, const Exocet *exocet, const int in_target[2])
{
    for (int i = 0; i < 81; i++) {
        const int cell[2] = {house_cell[exocet->cross[0]][i % 9],
                             house_cell[exocet->cross[0]][i / 9]};
        bool fits = cell[0] != cell[1];
        for (int k = 0; k < 2 && fits; k++)
            fits = !is_in_chute(exocet, cell[k]) && may_have(marks, cell[k], in_target[k]) &&
                   has_other_place(marks, exocet, in_target[k], cell[k], exocet->cross[2 - k]);
        if (fits)
            return true;
    }
    return false;
}

bool has_mirror(const Marks *marks, const Exocet *exocet, int which, int digit)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (box_of(cell) == box_of(exocet->target[1 - which]) &&
            !in_house(cell, exocet->cross[2 - which]) && !sees[cell][exocet->base[0]] &&
            !sees[cell][exocet->target[which]] && may_have(marks, cell, digit))
            return true;
    return false;
}

static bool is_open(const Marks *marks, const Exocet *exocet, const int in_base[2],
                    const int in_target[2], bool has_mirrors)
{
    for (int i = 0; i < 2; i++)
        if (!may_have(marks, exocet->base[i], in_base[i]) ||
            !may_have(marks, exocet->target[i], in_target[i]) ||
            (has_mirrors && !has_mirror(marks, exocet, i, in_target[i])))
            return false;
    return have_places(marks, exocet, in_target);
}

int list_ways(const Marks *marks, const Exocet *exocet, bool has_mirrors, Way way[MOST_WAYS])
{
    int count = 0;

    for (int i = 0; i < DIGITS * DIGITS; i++)
        for (int turned = 0; turned < 2; turned++) {
            const int in_base[2] = {i / DIGITS, i % DIGITS};
            const int in_target[2] = {in_base[turned], in_base[1 - turned]};
            if (in_base[0] != in_base[1] && is_open(marks, exocet, in_base, in_target, has_mirrors))
                way[count++] =
                    (Way){{exocet->base[0], exocet->base[1], exocet->target[0], exocet->target[1]},
                          {in_base[0], in_base[1], in_target[0], in_target[1]}};
        }
    return count;
}

static bool are_compatible(const Way *one, const Way *other)
{
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++) {
            const bool is_same = one->digit[i] == other->digit[k];
            if (one->cell[i] == other->cell[k] ? !is_same
                                               : is_same && sees[one->cell[i]][other->cell[k]])
                return false;
        }
    return true;
}

static bool can_be_filled(const Marks *marks, const Pattern *pattern)
{
    Way way[2][MOST_WAYS];
    int count[2] = {0, 0};

    for (int i = 0; i < pattern->count; i++)
        count[i] = list_ways(marks, pattern->exocet[i], pattern->has_mirrors, way[i]);
    for (int i = 0; i < count[0]; i++)
        for (int k = 0; k < count[1]; k++)
            if (are_compatible(&way[0][i], &way[1][k]))
                return true;
    return pattern->count == 1 && count[0] > 0;
}

/* ---- eliminations ---- */

Marks suppose_digit(const Marks *marks, int cell, int digit)
{
    Marks now = *marks;

    for (int other = 0; other < DIGITS; other++)
        now.can[cell][other] = other == digit;
    for (int other = 0; other < CELLS; other++)
        if (sees[cell][other])
            now.can[other][digit] = false;
    return now;
}

/* Adds the premise that a house has a digit, unless it is placed there. */
static int add_premise(const Marks *marks, Premise *premise, int count, int house, int digit)
{
    int place[9];

    premise[count] = (Premise){house, digit};
    return count + (places_of(marks, house, digit, place) > 0);
}

/* Lists the base's cells but for one; the digits in the crossing lines; and those in the boxes of
 * the targets, if the pattern has mirror nodes. */
static int list_premises(const Marks *marks, const Pattern *pattern, int without, Premise *premise)
{
    int count = 0;

    for (int i = 0; i < 2 * pattern->count; i++)
        if (i != without)
            premise[count++] = (Premise){NOTHING, pattern->exocet[i / 2]->base[i % 2]};
    for (int i = 0; i < pattern->count * DIGITS; i++) {
        const Exocet *const exocet = pattern->exocet[i / DIGITS];
        const int digit = i % DIGITS;
        for (int k = 0; k < 3 && (exocet->digits >> digit & 1); k++)
            count = add_premise(marks, premise, count, exocet->cross[k], digit);
        for (int k = 0; k < 2 && pattern->has_mirrors && (exocet->digits >> digit & 1); k++)
            count = add_premise(marks, premise, count, BOXES + box_of(exocet->target[k]), digit);
    }
    return count;
}

static bool needs_bases(const Marks *marks, const Pattern *pattern, const Found *lost)
{
    Premise premise[MOST_PREMISES];

    for (int i = 0; i < 2 * pattern->count; i++)
        if (follow_from(marks, premise, list_premises(marks, pattern, i, premise), lost))
            return false;
    return true;
}

/* Counts the candidates of the premises. With too many the proof may be too long for a log. */
static int count_candidates(const Marks *marks, const Pattern *pattern)
{
    Premise premise[MOST_PREMISES];
    int place[9];
    int candidates = 0;
    const int count = list_premises(marks, pattern, NOTHING, premise);

    for (int i = 0; i < count; i++)
        candidates += premise[i].house == NOTHING
                          ? count_bits(digits_of(marks, premise[i].at))
                          : places_of(marks, premise[i].house, premise[i].at, place);
    return candidates;
}

/* Adds what the ways rule out, with mirror nodes only what they alone rule out. The finder may
 * leave it out if a cell of the base is not needed, or with very many candidates. */
static void take_pattern(const Marks *marks, Found *found, const Pattern *pattern)
{
    Pattern plain = *pattern;
    Found lost = {0};

    if (!can_be_filled(marks, pattern))
        return;
    plain.has_mirrors = false;
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const Marks now = suppose_digit(marks, cell, digit);
            lost.removed[cell][digit] = marks->can[cell][digit] && !can_be_filled(&now, pattern) &&
                                        (!pattern->has_mirrors || can_be_filled(&now, &plain));
        }
    if (count_candidates(marks, pattern) <= SURELY_PROVABLE && needs_bases(marks, pattern, &lost))
        add_found(found, &lost);
    else
        add_optional(found, &lost);
}

static void take_exocet(const Marks *marks, Found *found, const Exocet *one, const Exocet *other)
{
    Pattern pattern = {other != NULL ? 2 : 1, {one, other}, false};

    take_pattern(marks, found, &pattern);
    pattern.has_mirrors = true;
    take_pattern(marks, found, &pattern);
}

static void find_exocets(const Marks *marks, Found *found)
{
    Exocets exocets;

    list_exocets(marks, &exocets);
    for (int i = 0; i < exocets.count; i++)
        take_exocet(marks, found, &exocets.of[i], NULL);
}

/* Returns whether two exocets have the same crossing lines of a chute, and four digits together. */
static bool is_double(const Exocet *one, const Exocet *other)
{
    int crosses = 0;
    int others = 0;

    for (int i = 0; i < 3; i++) {
        crosses |= 1 << one->cross[i];
        others |= 1 << other->cross[i];
    }
    return one->first_line == other->first_line && one->chute == other->chute &&
           one->box != other->box && crosses == others &&
           count_bits(one->digits | other->digits) <= 4;
}

static void find_double_exocets(const Marks *marks, Found *found)
{
    Exocets exocets;

    list_exocets(marks, &exocets);
    for (int i = 0; i < exocets.count; i++)
        for (int k = i + 1; k < exocets.count; k++)
            if (is_double(&exocets.of[i], &exocets.of[k]))
                take_exocet(marks, found, &exocets.of[i], &exocets.of[k]);
}

/* ---- rules of double exocets ---- */

static bool sees_all_places(const Marks *marks, const int cells[4], int cell, int digit)
{
    bool any = false;

    for (int i = 0; i < 4; i++) {
        if (!may_have(marks, cells[i], digit))
            continue;
        if (!sees[cell][cells[i]])
            return false;
        any = true;
    }
    return any;
}

/* Returns whether an elimination has a rule: its cell is in a base or a target; or one base has the
 * digit in every way, and the cell sees all its places in the bases, or in the targets, or with it
 * the digit fits in no target. */
static bool has_rule(const Marks *marks, const Pattern *pattern, int cell, int digit)
{
    const Marks now = suppose_digit(marks, cell, digit);
    Marks without = *marks;
    int base[4];
    int target[4];
    bool fits = false;

    for (int i = 0; i < 4; i++) {
        const Exocet *const exocet = pattern->exocet[i / 2];
        base[i] = exocet->base[i % 2];
        target[i] = exocet->target[i % 2];
        if (cell == base[i] || cell == target[i])
            return true;
        without.can[base[i]][digit] = false;
        fits = fits || ((exocet->digits >> digit & 1) &&
                        is_fitting(&now, exocet, i % 2, digit, pattern->has_mirrors));
    }
    return !can_be_filled(&without, pattern) &&
           (!fits || sees_all_places(marks, base, cell, digit) ||
            sees_all_places(marks, target, cell, digit));
}

/* Takes what both exocets rule out, and neither does alone. */
static void take_both(const Marks *marks, Found *found, const Pattern *pattern)
{
    Pattern plain = *pattern;

    plain.has_mirrors = false;
    if (!can_be_filled(marks, pattern))
        return;
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const Marks now = suppose_digit(marks, cell, digit);
            Found one = {0};
            if (!marks->can[cell][digit] || can_be_filled(&now, pattern) ||
                (pattern->has_mirrors && !can_be_filled(&now, &plain)) ||
                !can_fill_exocet(&now, pattern->exocet[0], true) ||
                !can_fill_exocet(&now, pattern->exocet[1], true) ||
                !has_rule(marks, pattern, cell, digit))
                continue;
            one.removed[cell][digit] = true;
            if (count_candidates(marks, pattern) <= SURELY_PROVABLE &&
                needs_bases(marks, pattern, &one))
                add_found(found, &one);
            else
                add_optional(found, &one);
        }
}

void take_double_rules(const Marks *marks, Found *found)
{
    Exocets exocets;

    list_exocets(marks, &exocets);
    for (int i = 0; i < exocets.count; i++)
        for (int k = i + 1; k < exocets.count; k++)
            for (int mirrors = 0; mirrors < 2; mirrors++) {
                const Pattern pattern = {2, {&exocets.of[i], &exocets.of[k]}, mirrors != 0};
                if (is_double(&exocets.of[i], &exocets.of[k]))
                    take_both(marks, found, &pattern);
            }
}

bool can_fill_exocet(const Marks *marks, const Exocet *exocet, bool has_mirrors)
{
    const Pattern pattern = {1, {exocet, NULL}, has_mirrors};

    return can_be_filled(marks, &pattern);
}

int exocet_premises(const Marks *marks, const Exocet *exocet, bool has_mirrors, int without,
                    Premise *premise)
{
    const Pattern pattern = {1, {exocet, NULL}, has_mirrors};

    return list_premises(marks, &pattern, without, premise);
}

const Oracle exocet_oracles[] = {{"junior-exocet", NULL, find_exocets, false},
                                 {"double-junior-exocet", NULL, find_double_exocets, false},
                                 {0}};
