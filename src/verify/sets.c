/* sets.c - the check of the sets of a pattern, such as almost locked sets, and of their restricted
 * commons, the digits that two sets cannot both hold.
 *
 * SPDX-License-Identifier: MIT
 */
#include "shown.h"

/* Reads the sets of the pattern.  The marks are ordered by set; each set has cells and digits. */
static void read_sets(ChShown *shown)
{
    ChVerifySet *const set = shown->verifier->at.set;

    for (size_t i = 0; i < shown->step->mark_count; i++) {
        const ChMark *const mark = &shown->step->mark[i];
        if (mark->role != CH_ROLE_SET_CELL && mark->role != CH_ROLE_SET_DIGIT)
            continue;
        while (shown->set_count <= mark->group)
            set[shown->set_count++] = (ChVerifySet){.digits = 0};
        if (mark->role == CH_ROLE_SET_CELL)
            ch_cells_add(&set[mark->group].cells, mark->thing);
        else
            set[mark->group].digits |= (uint16_t)(1u << mark->thing);
    }
}

static unsigned open_digits(const ChVerifier *verifier, int cell)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)ch_candidates_has(&verifier->open, CH_CANDIDATE(cell, digit)) << digit;
    return digits;
}

static bool is_premise(const ChStepRecord *step, int constraint)
{
    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] == constraint)
            return true;
    return false;
}

/* Checks that the cells of a set belong to the step, and that a digit of the set is open in one.
 * When all cells are premises, the digits of the set must be all that are open in them.  Otherwise
 * a cell may have none of them, as an end of a firework. */
static bool check_set(const ChShown *shown, const ChVerifySet *set)
{
    ChVerifier *const verifier = shown->verifier;
    unsigned open = 0;
    bool premised = true;

    CH_EACH_CELL(cell, set->cells) {
        if (!ch_shown_is_near(shown, cell))
            return ch_refute_cell(verifier, CH_REASON_UNRELATED, cell);
        open |= open_digits(verifier, cell);
        premised &= is_premise(shown->step, CH_CELL_CONSTRAINT(cell));
    }
    return (premised ? open == set->digits : (open & set->digits) != 0) ||
           ch_refute_cell(verifier, CH_REASON_SET, ch_cells_first(set->cells));
}

/* Checks a restricted common, whose marks (two sets and a digit) are contiguous from MARK on. */
static bool check_common(const ChShown *shown, const ChMark *mark, const ChMark *end)
{
    ChVerifier *const verifier = shown->verifier;
    const uint16_t group = mark->group;
    int set[2] = {0, 0};
    int sets = 0;
    int digit = CH_DIGITS;

    for (; mark < end && mark->group == group; mark++) {
        if (mark->role == CH_ROLE_COMMON_SET)
            set[sets++ & 1] = mark->thing;
        else if (mark->role == CH_ROLE_COMMON_DIGIT)
            digit = mark->thing;
        else
            break;
    }
    if (sets != 2 || digit == CH_DIGITS)
        return ch_refute_number(verifier, CH_REASON_COMMON, group + 1u);
    const ChCandidateSet one = ch_shown_part(shown, &verifier->at.set[set[0]], digit);
    const ChCandidateSet other = ch_shown_part(shown, &verifier->at.set[set[1]], digit);
    return (ch_candidates_next(&one, 0) >= 0 && ch_candidates_next(&other, 0) >= 0 &&
            ch_all_conflict(&one, &other)) ||
           ch_refute_number(verifier, CH_REASON_COMMON, digit + 1u);
}

bool ch_check_sets(ChShown *shown)
{
    const ChStepRecord *const step = shown->step;
    const ChMark *const end = ch_marks_end(step);
    const ChMark *last = NULL;

    read_sets(shown);
    for (int i = 0; i < shown->set_count; i++)
        if (!ch_charge(shown->verifier, 1 + step->constraint_count) ||
            !check_set(shown, &shown->verifier->at.set[i]))
            return false;
    for (const ChMark *mark = step->mark; mark < end; mark++) {
        const bool is_common =
            mark->role == CH_ROLE_COMMON_SET || mark->role == CH_ROLE_COMMON_DIGIT;
        if (!is_common || (last != NULL && last->group == mark->group))
            continue;
        last = mark;
        if (!ch_charge(shown->verifier, 100) || !check_common(shown, mark, end))
            return false;
    }
    return true;
}
