/* oracle_exocet_unique.c - Pairs of digits that the base of a junior exocet cannot have in a puzzle
 * with one solution, by their definition.
 *
 * In a way to fill base and targets, each digit of the base needs three more cells outside the
 * chute, no two of which see each other: one in the crossing line beside the base, one in the
 * crossing line of the other digit's target, one in the line of the other base cell across the
 * chute. Both digits take different cells. If the last cells of the two digits are in one line and
 * one box, not given, they form a deadly pattern with the base. A digit is ruled out in base or
 * target if every way with it always has such a pattern, and some way is open without this.
 *
 * SPDX-License-Identifier: MIT
 */
#include "oracle_exocet.h"

enum { CROSS, OTHER, LAST, SORTS, MOST_CHOICES = 1000 };

typedef struct Choices {
    int count;
    int cell[MOST_CHOICES][SORTS];
} Choices;

/* Returns the line of a base cell across the chute. */
static int line_of(const Exocet *exocet, int which)
{
    const int cell = exocet->base[which];

    return exocet->first_cross == COLUMNS ? COLUMNS + column_of(cell) : row_of(cell);
}

/* Lists the cells that a digit of the way may have. */
static void list_choices(const Marks *marks, const Exocet *exocet, const Way *way, int which,
                         Choices *choices)
{
    const int digit = way->digit[which];
    const int target = way->digit[2] == digit ? 0 : 1;
    const int house[SORTS] = {exocet->cross[0], exocet->cross[2 - target],
                              line_of(exocet, 1 - which)};

    choices->count = 0;
    for (int i = 0; i < 9 * 9 * 9; i++) {
        const int place[SORTS] = {i % 9, i / 9 % 9, i / 81};
        int cell[SORTS];
        bool fits = choices->count < MOST_CHOICES;
        for (int k = 0; k < SORTS; k++) {
            cell[k] = house_cell[house[k]][place[k]];
            fits = fits && !is_in_chute(exocet, cell[k]) && may_have(marks, cell[k], digit);
            for (int other = 0; other < k; other++)
                fits = fits && !sees[cell[k]][cell[other]];
        }
        for (int k = 0; k < SORTS && fits; k++)
            choices->cell[choices->count][k] = cell[k];
        choices->count += fits;
    }
}

static bool share_line_of_box(int one, int other)
{
    return box_of(one) == box_of(other) &&
           (row_of(one) == row_of(other) || column_of(one) == column_of(other));
}

static bool is_deadly(const Marks *marks, int one, int other)
{
    return share_line_of_box(one, other) && !marks->given[one] && !marks->given[other];
}

/* Returns whether the digits of a way have cells without a deadly pattern. */
static bool is_safe(const Marks *marks, const Exocet *exocet, const Way *way)
{
    static Choices choices[2];

    for (int i = 0; i < 2; i++)
        list_choices(marks, exocet, way, i, &choices[i]);
    for (int i = 0; i < choices[0].count; i++)
        for (int k = 0; k < choices[1].count; k++)
            if (choices[0].cell[i][CROSS] != choices[1].cell[k][CROSS] &&
                !is_deadly(marks, choices[0].cell[i][LAST], choices[1].cell[k][LAST]))
                return true;
    return false;
}

static bool is_ruled_out(const Marks *marks, const Exocet *exocet, int cell, int digit)
{
    Way way[MOST_WAYS];
    const Marks now = suppose_digit(marks, cell, digit);
    const int count = list_ways(&now, exocet, false, way);

    for (int i = 0; i < count; i++)
        if (is_safe(&now, exocet, &way[i]))
            return false;
    return count > 0;
}

/* Returns whether the finder must have an elimination: it follows only with a deadly pattern, and
 * its proof is surely not too long. */
static bool is_sure(const Marks *marks, const Exocet *exocet, const Found *one)
{
    Premise premise[MOST_PREMISES];
    int candidates = 0;
    int at[9];
    int count = exocet_premises(marks, exocet, false, NOTHING, premise);

    for (int digit = 0; digit < DIGITS; digit++)
        for (int i = 0; i < 2; i++)
            if ((exocet->digits >> digit & 1) &&
                places_of(marks, line_of(exocet, i), digit, at) > 0)
                premise[count++] = (Premise){line_of(exocet, i), digit};
    for (int i = 0; i < count; i++)
        candidates += premise[i].house == NOTHING
                          ? count_bits(digits_of(marks, premise[i].at))
                          : places_of(marks, premise[i].house, premise[i].at, at);
    return candidates <= SURELY_PROVABLE && !follow_from(marks, premise, count, one);
}

void take_unique_pairs(const Marks *marks, Found *found)
{
    Exocets exocets;

    list_exocets(marks, &exocets);
    for (int i = 0; i < exocets.count; i++) {
        const Exocet *const exocet = &exocets.of[i];
        for (int k = 0; k < 4; k++) {
            const int cell = k < 2 ? exocet->base[k] : exocet->target[k - 2];
            for (int digit = 0; digit < DIGITS; digit++) {
                Found one = {0};
                if (!(exocet->digits >> digit & 1) || !marks->can[cell][digit] ||
                    !is_ruled_out(marks, exocet, cell, digit))
                    continue;
                one.removed[cell][digit] = true;
                if (is_sure(marks, exocet, &one))
                    add_found(found, &one);
                else
                    add_optional(found, &one);
            }
        }
    }
}
