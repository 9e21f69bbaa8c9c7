/* plan_rows.c - see plan_rows.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "plan_rows.h"

#include <assert.h>
#include <string.h>

#include "name_match.h"

static bool technique_has_name(const ChTechnique *technique, const char *name, size_t length)
{
    return ch_technique_has_name(technique, name, length) ||
           ch_name_matches(technique->family, name, length) || ch_name_matches("all", name, length);
}

bool ch_row_has_name(const ChProfileRow *row, const char *name, size_t length)
{
    const int level = ch_level_by_name(name, length);
    bool answers = technique_has_name(ch_technique(row->technique), name, length) ||
                   (!row->requested && ch_technique(row->technique)->level <= level);

    for (int i = 0; i < CH_ROW_ALSO && row->also[i] != CH_TECHNIQUE_NONE; i++)
        answers = answers || technique_has_name(ch_technique(row->also[i]), name, length);
    return answers;
}

ChStatus ch_plan_each_name(const char *list, ChNameCallback handle_name, void *context,
                           ChStatus unknown, ChFault *fault)
{
    const char *item = list;

    while (true) {
        item += strspn(item, " ");
        const size_t length = strcspn(item, ",");
        const bool sign = length > 0 && (*item == '+' || *item == '-');
        if (!handle_name(context, item + sign, length - sign, *item != '-'))
            return ch_fault(fault, unknown, 0, (size_t)(item - list) + 1, item, length);
        item += length;
        if (*item == '\0')
            return CH_OK;
        item++;
    }
}

ChRowSelection ch_rows_of(const ChProfile *profile)
{
    ChRowSelection rows = {.count = profile->count};

    assert(profile->count <= CH_MAX_ROWS);
    for (int i = 0; i < profile->count; i++)
        rows.row[i] = &profile->row[i];
    return rows;
}

bool ch_row_finds(const ChProfileRow *row, int technique)
{
    if (row->technique == technique)
        return true;
    for (int i = 0; i < CH_ROW_ALSO && row->also[i] != CH_TECHNIQUE_NONE; i++)
        if (row->also[i] == technique)
            return true;
    return false;
}

/* Reports whether steps of the row can have this most precise name. */
static bool row_names(const ChProfileRow *row, const ChTechnique *name)
{
    bool is_parent = ch_row_finds(row, name->number);

    for (int i = 0; i < CH_PARENTS && name->parents[i] != CH_TECHNIQUE_NONE; i++)
        is_parent = is_parent || ch_row_finds(row, name->parents[i]);
    return is_parent;
}

void ch_row_add_names(ChTechniqueSet *set, const ChProfileRow *row)
{
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_technique(number) != NULL && row_names(row, ch_technique(number)))
            ch_techniques_add(set, number);
}

/* Removes from SET all names of a row's steps. */
static void remove_row(ChTechniqueSet *set, const ChProfileRow *row)
{
    if (!ch_techniques_meet(set, set))
        return;
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_technique(number) != NULL && row_names(row, ch_technique(number)))
            ch_techniques_remove(set, number);
}

/* Switches a whole row on or off. */
static void choose_row(ChRowSelection *choice, int row, bool on)
{
    choice->chosen[row] = on;
    remove_row(&choice->left_out, choice->row[row]);
}

/* Switches the steps of a sub-type on or off in a row, or the WHOLE row. */
static void choose_subtype(ChRowSelection *choice, int row, int subtype, bool on, bool whole)
{
    if (whole) {
        choose_row(choice, row, on);
        return;
    }
    if (on && !choice->chosen[row])
        ch_row_add_names(&choice->left_out, choice->row[row]);
    choice->chosen[row] = choice->chosen[row] || on;
    (on ? ch_techniques_remove : ch_techniques_add)(&choice->left_out, subtype);
}

/* Switches the sub-types with a name on or off, or the WHOLE rows that find them.  Returns the last
 * of these rows, or -1 if there is none. */
static int choose_subtypes(ChRowSelection *choice, const char *name, size_t length, bool on,
                           bool whole)
{
    int last = -1;

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const subtype = ch_technique(number);
        if (subtype == NULL || !ch_technique_is_subtype(subtype) ||
            !ch_technique_has_name(subtype, name, length))
            continue;
        for (int i = 0; i < choice->count; i++)
            if (row_names(choice->row[i], subtype)) {
                choose_subtype(choice, i, number, on, whole);
                last = i;
            }
    }
    return last;
}

bool ch_rows_choose(void *context, const char *name, size_t length, bool on)
{
    static const char upto[] = "upto:";
    ChRowSelection *const choice = context;
    const bool is_upto = length > strlen(upto) && memcmp(name, upto, strlen(upto)) == 0;
    const size_t skipped = is_upto ? strlen(upto) : 0;
    int last = -1;

    for (int i = 0; i < choice->count; i++)
        if (ch_row_has_name(choice->row[i], name + skipped, length - skipped)) {
            choose_row(choice, i, on);
            last = i;
        }
    if (last < 0)
        last = choose_subtypes(choice, name + skipped, length - skipped, on, is_upto);
    for (int i = 0; is_upto && i < last; i++)
        if (!choice->row[i]->requested)
            choice->chosen[i] = on;
    return last >= 0;
}
