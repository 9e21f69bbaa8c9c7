/* sets.c - See sets.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sets.h"

#include <stdlib.h>
#include <string.h>

bool is_in_set(const Als *als, int cell)
{
    for (int i = 0; i < als->count; i++)
        if (als->cell[i] == cell)
            return true;
    return false;
}

static bool is_known(const Sets *sets, const Als *als)
{
    for (int i = 0; i < sets->count; i++) {
        bool is_same = sets->of[i].count == als->count;
        for (int j = 0; j < als->count && is_same; j++)
            is_same = is_in_set(&sets->of[i], als->cell[j]);
        if (is_same)
            return true;
    }
    return false;
}

static void list_sets(const Marks *marks, Sets *sets)
{
    sets->count = 0;
    for (int house = 0; house < HOUSES; house++)
        for (int chosen = 1; chosen < 1 << 9; chosen++) {
            Als als = {0};
            bool is_empty = true;
            for (int place = 0; place < 9; place++)
                if (chosen >> place & 1) {
                    als.cell[als.count++] = house_cell[house][place];
                    als.digits |= digits_of(marks, house_cell[house][place]);
                    is_empty = is_empty && marks->digit[house_cell[house][place]] == NOTHING;
                }
            if (is_empty && count_bits(als.digits) == als.count + 1 && sets->count <= MOST_SETS &&
                !is_known(sets, &als))
                sets->of[sets->count++] = als;
        }
}

bool sees_all(const Marks *marks, const Als *als, int digit, int cell)
{
    for (int i = 0; i < als->count; i++)
        if (als->cell[i] == cell || (marks->can[als->cell[i]][digit] && !sees[als->cell[i]][cell]))
            return false;
    return als->digits >> digit & 1;
}

bool is_restricted(const Marks *marks, const Als *one, const Als *two, int digit)
{
    if (!(one->digits & two->digits & 1 << digit))
        return false;
    for (int i = 0; i < one->count; i++)
        if (marks->can[one->cell[i]][digit] && !sees_all(marks, two, digit, one->cell[i]))
            return false;
    return true;
}

bool have_common_cell(const Als *one, const Als *two)
{
    for (int i = 0; i < one->count; i++)
        if (is_in_set(two, one->cell[i]))
            return true;
    return false;
}

int list_more(Premise *premise, int count, const Als *als)
{
    for (int i = 0; i < als->count; i++)
        premise[count++] = (Premise){NOTHING, als->cell[i]};
    return count;
}

int list_premises(Premise *premise, const Als *one, const Als *two)
{
    return list_more(premise, list_more(premise, 0, one), two);
}

int commons_of(const Marks *marks, const Als *one, const Als *two)
{
    int commons = 0;

    for (int digit = 0; digit < DIGITS && !have_common_cell(one, two); digit++)
        if (is_restricted(marks, one, two, digit))
            commons |= 1 << digit;
    return commons;
}

Sets *sets_of(const Marks *marks, Found *found, int most)
{
    Sets *const sets = malloc(sizeof *sets);

    list_sets(marks, sets);
    if (sets->count <= most)
        return sets;
    memset(found->optional, true, sizeof found->optional);
    free(sets);
    return NULL;
}
