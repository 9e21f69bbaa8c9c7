/* sentence.c - what sentences read from a record.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

void ch_list_add(ChList *list, uint16_t item)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->item[i] == item)
            return;
    if (list->count < CH_LIST_SIZE)
        list->item[list->count++] = item;
}

void ch_list_sort(ChList *list)
{
    for (size_t i = 1; i < list->count; i++) {
        const uint16_t item = list->item[i];
        size_t at = i;
        for (; at > 0 && list->item[at - 1] > item; at--)
            list->item[at] = list->item[at - 1];
        list->item[at] = item;
    }
}

ChList ch_marks_with_role(const ChStepRecord *step, ChRole role)
{
    ChList list;

    list.count = 0;
    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == role)
            ch_list_add(&list, step->mark[i].thing);
    return list;
}

ChList ch_marks_of_group(const ChStepRecord *step, ChRole role, size_t group)
{
    ChList list;

    list.count = 0;
    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == role && step->mark[i].group == group)
            ch_list_add(&list, step->mark[i].thing);
    return list;
}

unsigned ch_digits_of(const ChList *digits)
{
    unsigned set = 0;

    for (size_t i = 0; i < digits->count; i++)
        if (digits->item[i] < CH_DIGITS)
            set |= 1u << digits->item[i];
    return set;
}

unsigned ch_digits_with_role(const ChStepRecord *step, ChRole role)
{
    const ChList digits = ch_marks_with_role(step, role);

    return ch_digits_of(&digits);
}

ChList ch_cells_of(const ChList *candidates)
{
    ChList cells;

    cells.count = 0;
    for (size_t i = 0; i < candidates->count; i++)
        ch_list_add(&cells, (uint16_t)CH_CANDIDATE_CELL(candidates->item[i]));
    return cells;
}

ChBlockers ch_blockers(const ChStepRecord *step)
{
    ChBlockers blockers;

    blockers.hatching.count = blockers.closed.count = blockers.steps.count = blockers.noted.count =
        0;
    for (const ChMark *mark = step->mark; mark < step->mark + step->mark_count; mark++) {
        if (mark->role == CH_ROLE_HATCHING && mark->thing < CH_CANDIDATES) {
            ch_list_add(&blockers.hatching, mark->thing);
        } else if (mark->role == CH_ROLE_CLOSED && mark->step == 0) {
            ch_list_add(&blockers.noted, mark->thing);
        } else if (mark->role == CH_ROLE_CLOSED) {
            ch_list_add(&blockers.closed, mark->thing);
            ch_list_add(&blockers.steps, mark->step);
        }
    }
    ch_list_sort(&blockers.steps);
    return blockers;
}

int ch_first_premise(const ChStepRecord *step)
{
    return step->constraint_count > 0 ? step->constraint[0] : CH_NONE;
}
