/* shown.c - see shown.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "shown.h"
#include "core.h"

/* Adds the open candidates of a premise. */
static void add_open(ChShown *shown, int premise)
{
    const ChVerifier *const verifier = shown->verifier;

    for (uint32_t i = 0; i < ch_premise_size(premise); i++) {
        const int candidate = ch_premise_candidate(verifier, premise, i);
        if (candidate >= 0 && ch_candidates_has(&verifier->open, candidate))
            ch_digits_of_add(shown->premised, candidate);
    }
}

/* Adds the open candidates that a deadly pattern holds. */
static void add_deadly_candidates(ChShown *shown, const ChDeadlyPattern *deadly)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, deadly->digits[cell]) {
            const int candidate = CH_CANDIDATE(cell, digit);
            if (ch_candidates_has(&shown->verifier->open, candidate))
                ch_digits_of_add(shown->known, candidate);
        }
}

/* Collects the candidates of the step. */
static void collect_candidates(ChShown *shown)
{
    const ChStepRecord *const step = shown->step;

    for (size_t i = 0; i < step->place_count; i++)
        ch_digits_of_add(shown->concluded, step->place[i]);
    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_digits_of_add(shown->concluded, step->eliminate[i]);
    for (size_t i = 0; i < step->constraint_count; i++)
        add_open(shown, step->constraint[i]);
    for (size_t i = 0; i < step->deadly_count; i++) {
        add_open(shown, CH_CONSTRAINTS + (int)i);
        add_deadly_candidates(shown, &step->deadly[i]);
    }
    for (int cell = 0; cell < CH_CELLS; cell++) {
        shown->known[cell] |= shown->concluded[cell] | shown->premised[cell];
        shown->known_digits |= shown->known[cell];
        if (shown->known[cell] == 0)
            continue;
        ch_cells_add(&shown->near, cell);
        shown->near = ch_cells_or(shown->near, ch_cell_peers[cell]);
    }
}

static bool is_cell_role(int role)
{
    return role == CH_ROLE_CELL || role == CH_ROLE_PIVOT || role == CH_ROLE_SET_CELL;
}

ChShown ch_shown_of(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    ChShown shown = {.verifier = verifier, .step = step};
    unsigned digits = 0;

    for (size_t i = 0; i < step->mark_count; i++) {
        shown.roles |= 1u << step->mark[i].role;
        if (step->mark[i].role == CH_ROLE_DIGIT)
            digits |= 1u << step->mark[i].thing;
        if (is_cell_role(step->mark[i].role))
            ch_cells_add(&shown.cells, step->mark[i].thing);
    }
    shown.digits = digits != 0 ? digits : CH_ALL_NINE;
    collect_candidates(&shown);
    return shown;
}

bool ch_shown_is_near(const ChShown *shown, int cell)
{
    return shown->verifier->digit[cell] == CH_NO_DIGIT && ch_cells_has(&shown->near, cell);
}

ChCandidateSet ch_shown_part(const ChShown *shown, const ChVerifySet *set, int digit)
{
    ChCandidateSet part = {{0}};

    CH_EACH_CELL(cell, set->cells)
        if (ch_candidates_has(&shown->verifier->open, CH_CANDIDATE(cell, digit)))
            ch_candidates_add(&part, CH_CANDIDATE(cell, digit));
    return part;
}

bool ch_all_conflict(const ChCandidateSet *one, const ChCandidateSet *other)
{
    CH_EACH_CANDIDATE(a, one)
        CH_EACH_CANDIDATE(b, other)
            if (!ch_conflict(a, b))
                return false;
    return true;
}
