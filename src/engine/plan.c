/* plan.c - see plan.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "plan.h"

#include <assert.h>

#include "plan_rows.h"

static void add_refuter(ChPlan *plan, ChFinder refute)
{
    for (int i = 0; i < plan->refuter_count; i++)
        if (plan->refute[i] == refute)
            return;
    assert(plan->refuter_count < CH_MAX_REFUTERS);
    plan->refute[plan->refuter_count++] = refute;
}

/* Adds the contradiction finders of all techniques that a row finds. */
static void add_refuters(ChPlan *plan, const ChProfileRow *row)
{
    const ChTechnique *const technique = ch_technique(row->technique);

    if (ch_technique_is_refuted(technique))
        add_refuter(plan, technique->refute);
    for (int i = 0; i < CH_ROW_ALSO && row->also[i] != CH_TECHNIQUE_NONE; i++)
        if (ch_technique_is_refuted(ch_technique(row->also[i])))
            add_refuter(plan, ch_technique(row->also[i])->refute);
}

/* Narrows a row whose steps have a name that is left out.  These names depend on the board. */
static void narrow_row(ChProfileRow *row, const ChTechniqueSet *left_out)
{
    ChTechniqueSet names = {{0}};

    if (!ch_techniques_meet(left_out, left_out))
        return;
    ch_row_add_names(&names, row);
    row->is_narrowed = ch_techniques_meet(&names, left_out);
}

/* Makes the plan of the chosen rows. */
static void take_rows(ChPlan *plan, const ChRowSelection *choice)
{
    int last = -1;

    for (int i = 0; i < choice->count; i++) {
        if (!choice->chosen[i])
            continue;
        const ChTechnique *const technique = ch_technique(choice->row[i]->technique);
        const int place = (int)(choice->row[i] - plan->profile->row);
        ChProfileRow *const row = &plan->row[plan->count++];
        *row = *choice->row[i];
        row->unique = ch_technique_needs_unique(technique);
        row->is_mixed = !row->unique && ch_technique_assumes_unique(technique);
        if (row->find == NULL)
            row->find = technique->find;
        narrow_row(row, &plan->left_out);
        add_refuters(plan, row);
        plan->reordered |= place < last;
        last = place;
    }
}

ChStatus ch_plan_make_in_order(ChPlan *plan, const ChProfile *profile, const char *list,
                               const char *order, ChFault *fault)
{
    ChRowSelection choice = ch_rows_of(profile);
    const bool all = list == NULL || *list == '+' || *list == '-';
    ChStatus status = CH_OK;

    if (order != NULL)
        status = ch_rows_order(&choice, order, fault);
    for (int i = 0; i < choice.count; i++)
        choice.chosen[i] = all && !choice.row[i]->requested;
    if (status == CH_OK && list != NULL)
        status = ch_plan_each_name(list, ch_rows_choose, &choice, CH_BAD_STRATEGY, fault);
    *plan = (ChPlan){.profile = profile, .left_out = choice.left_out};
    take_rows(plan, &choice);
    return status;
}

ChStatus ch_plan_make(ChPlan *plan, const ChProfile *profile, const char *list, ChFault *fault)
{
    return ch_plan_make_in_order(plan, profile, list, NULL, fault);
}

/* ---- sets of techniques ---- */

typedef struct TechniqueSelection {
    const ChProfile *profile;
    ChTechniqueSet set;
} TechniqueSelection;

/* Reports whether a technique has the name, or is a sub-type of one that has it. */
static bool is_named(const ChTechnique *technique, const char *name, size_t length)
{
    bool is = ch_technique_has_name(technique, name, length);

    for (int i = 0; i < CH_PARENTS && technique->parents[i] != CH_TECHNIQUE_NONE; i++)
        is = is || ch_technique_has_name(ch_technique(technique->parents[i]), name, length);
    return is;
}

/* Returns the techniques of the chosen rows; only those with the name, if any has it. */
static ChTechniqueSet techniques_chosen(const ChRowSelection *choice, const char *name,
                                        size_t length)
{
    ChTechniqueSet all = {{0}};
    ChTechniqueSet named = {{0}};
    bool any = false;

    for (int i = 0; i < choice->count; i++)
        if (choice->chosen[i])
            ch_row_add_names(&all, choice->row[i]);
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_techniques_has(&all, number) && is_named(ch_technique(number), name, length)) {
            ch_techniques_add(&named, number);
            any = true;
        }
    return any ? named : all;
}

static bool choose_techniques(void *context, const char *name, size_t length, bool on)
{
    TechniqueSelection *const selection = context;
    ChRowSelection choice = ch_rows_of(selection->profile);
    const bool is_known = ch_rows_choose(&choice, name, length, true);
    const ChTechniqueSet chosen = techniques_chosen(&choice, name, length);

    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_techniques_has(&chosen, number))
            (on ? ch_techniques_add : ch_techniques_remove)(&selection->set, number);
    return is_known;
}

ChStatus ch_plan_techniques(ChTechniqueSet *set, const ChProfile *profile, const char *list,
                            ChFault *fault)
{
    TechniqueSelection selection = {.profile = profile};

    for (int i = 0; (*list == '+' || *list == '-') && i < profile->count; i++)
        ch_row_add_names(&selection.set, &profile->row[i]);
    const ChStatus status =
        ch_plan_each_name(list, choose_techniques, &selection, CH_BAD_STRATEGY, fault);
    *set = selection.set;
    return status;
}

ChTechniqueSet ch_plan_names(const ChPlan *plan)
{
    ChTechniqueSet names = {{0}};

    for (int i = 0; i < plan->count; i++)
        ch_row_add_names(&names, &plan->row[i]);
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_techniques_has(&plan->left_out, number))
            ch_techniques_remove(&names, number);
    return names;
}

void ch_plan_remove_unique(ChPlan *plan)
{
    int kept = 0;

    for (int i = 0; i < plan->count; i++)
        if (!plan->row[i].unique)
            plan->row[kept++] = plan->row[i];
    plan->count = kept;
    plan->options.several = true;
}

bool ch_plan_relies_on_uniqueness(const ChPlan *plan)
{
    for (int i = 0; i < plan->count; i++)
        if (plan->row[i].unique || (plan->row[i].is_mixed && !plan->options.several))
            return true;
    return false;
}

int ch_plan_row_of(const ChPlan *plan, int technique)
{
    for (int i = 0; i < plan->count; i++)
        if (ch_row_finds(&plan->row[i], technique))
            return i;
    return -1;
}

/* ---- all steps of a row ---- */

/* Runs the own finder of a technique; false when it has none. */
static bool run_own(int technique, const ChFinderInput *input, ChSink *sink)
{
    const ChTechnique *const own = ch_technique(technique);

    if (!ch_technique_is_found(own))
        return false;
    own->find(input, sink);
    return true;
}

void ch_row_find_all(const ChProfileRow *row, const ChFinderInput *input, ChSink *sink)
{
    bool any = run_own(row->technique, input, sink);

    for (int i = 0; i < CH_ROW_ALSO && row->also[i] != CH_TECHNIQUE_NONE; i++)
        any |= run_own(row->also[i], input, sink);
    if (!any)
        row->find(input, sink);
}
