/* forcing_verities.c - verities by forcing chains and nets: conclusions common to all cases.
 *
 * The cases are a cell's digits, or a digit's places in a house; or guardians (forcing_pattern.c).
 * Verities with fewer cases come first.  A verity is reported only if none of its cases fails:
 * otherwise a contradiction is the simpler step.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "forcing_search.h"

static int count_cases(const ChForcingSearch *search, int constraint)
{
    const ChBoard *const board = search->input->board;

    if (constraint == CH_CONSTRAINTS)
        return search->guards->count;
    return ch_count(constraint < CH_CELLS
                        ? board->candidates[constraint]
                        : board->places[(constraint - CH_CELLS) % 9][(constraint - CH_CELLS) / 9]);
}

/* The candidates of a constraint, one of which is true, and their propagated states. */
typedef struct Cases {
    int constraint;
    int count;
    uint16_t candidate[CH_MOST_CASES];
    const ChPropagation *state[CH_MOST_CASES];
} Cases;

/* Reads the cases of a constraint; false when there are not COUNT of them, or one fails. */
static bool read_cases(const ChForcingSearch *search, int constraint, int count, Cases *cases)
{
    const ChImplications *const all = &search->forcing->all;

    *cases = (Cases){.constraint = constraint};
    if (count_cases(search, constraint) != count)
        return false;
    cases->count = ch_forcing_cases(search, constraint, cases->candidate);
    for (int i = 0; i < count; i++) {
        const int candidate = cases->candidate[i];
        cases->state[i] =
            all->index_of[candidate] != CH_NONE ? ch_implications_of(all, candidate) : NULL;
        if (cases->state[i] == NULL)
            return false;
    }
    return true;
}

/* Notes the placements and eliminations common to all cases, except eliminations that follow from a
 * common placement. */
static void note_common(const ChForcingSearch *search, const Cases *cases)
{
    ChForcing *const forcing = search->forcing;
    const ChPropagation *const start = &forcing->all.start;
    ChBands removed[CH_DIGITS];
    ChBands found = {0, 0, 0, 0};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ChBands placed = ~start->placed;
        removed[digit] = start->open[digit];
        for (int i = 0; i < cases->count; i++) {
            removed[digit] &= ~cases->state[i]->open[digit];
            placed &= cases->state[i]->open[digit] & cases->state[i]->placed;
        }
        const ChCellSet cells = ch_bands_cells(placed);
        CH_EACH_CELL(cell, cells) {
            ch_forcing_note(forcing,
                            (ChForcingResult){.candidate = (uint16_t)CH_CANDIDATE(cell, digit),
                                              .cases = (uint16_t)cases->constraint,
                                              .placed = true});
            removed[digit] &= ~ch_bands_peers[cell];
        }
        found |= placed;
    }
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet cells = ch_bands_cells(removed[digit] & ~found);
        CH_EACH_CELL(cell, cells)
            ch_forcing_note(forcing,
                            (ChForcingResult){.candidate = (uint16_t)CH_CANDIDATE(cell, digit),
                                              .cases = (uint16_t)cases->constraint});
    }
}

/* Returns the index of the proof's reason for a placement or an elimination; 0 when the candidate
 * is assumed. */
static int reason_for(const ChReasoning *proof, int candidate, bool placed)
{
    for (int i = 0; placed && i < proof->events; i++)
        if (proof->event[i].candidate == candidate)
            return proof->event[i].reason;
    return placed ? 0 : proof->against[candidate];
}

/* Adds to the reasons of COUNT conclusions the constraints by which each case leads to them. */
static void add_case_reasons(const ChForcingSearch *search, const Cases *cases,
                             const ChForcingResult *result, int count, ChConstraintSet *reason)
{
    ChReasoning *const proof = &search->forcing->proof;

    for (int i = 0; i < count; i++) {
        reason[i] = (ChConstraintSet){{0}};
        if (cases->constraint < CH_CONSTRAINTS)
            ch_constraints_add(&reason[i], cases->constraint);
    }
    for (int i = 0; i < cases->count; i++) {
        ch_reasoning_start(proof, search->input->board);
        ch_reasoning_assume(proof, cases->candidate[i]);
        ch_reasoning_holds(proof, &search->forcing->all.rules);
        for (int j = 0; j < count; j++) {
            const ChConstraintSet *const more =
                &proof->reason[reason_for(proof, result[j].candidate, result[j].placed)];
            for (int word = 0; word < 6; word++)
                reason[j].word[word] |= more->word[word];
        }
    }
}

/* Notes the conclusions common to all cases, except those of a net that chains also reach. */
static void note_verities(const ChForcingSearch *search, const Cases *cases)
{
    ChForcing *const forcing = search->forcing;
    const int from = forcing->count;
    int kept = from;

    note_common(search, cases);
    if (forcing->count == from)
        return;
    if (forcing->count > from + CH_MAX_RESULT_PREMISES)
        forcing->count = from + CH_MAX_RESULT_PREMISES;
    add_case_reasons(search, cases, &forcing->result[from], forcing->count - from, forcing->reason);
    for (int i = from; i < forcing->count; i++) {
        const ChConstraintSet *const reason = &forcing->reason[i - from];
        if (ch_forcing_is_chain(search, &forcing->result[i]))
            continue;
        forcing->result[kept] = forcing->result[i];
        forcing->result[kept++].size = (uint16_t)ch_bits_count(reason->word, 6);
    }
    forcing->count = kept;
}

static bool report_verities(const ChForcingSearch *search, int count)
{
    while (search->forcing->count > 0) {
        const ChForcingResult result =
            ch_forcing_result_take(search->forcing->result, &search->forcing->count);
        ChConstraintSet reason;
        Cases cases;
        if (!read_cases(search, result.cases, count, &cases))
            continue;
        add_case_reasons(search, &cases, &result, 1, &reason);
        if (ch_forcing_report(search, &result, &reason))
            return true;
    }
    return false;
}

bool ch_forcing_find_verities(const ChForcingSearch *search, int first, int last, int count)
{
    search->forcing->count = 0;
    for (int constraint = first; constraint <= last; constraint++) {
        Cases cases;
        if (read_cases(search, constraint, count, &cases))
            note_verities(search, &cases);
    }
    return report_verities(search, count);
}

/* Reports whether a search for verities can succeed.  Chains can be read backwards: if all cases
 * led to one conclusion by chains, its opposite would rule out all cases, so some state fails. */
static bool can_have_verity(const ChForcingSearch *search, ChImplying how)
{
    return how == CH_IMPLIES_BY_NET ||
           ch_candidates_next(ch_facts_failing(search->input->facts), 0) >= 0;
}

static bool find_verity(ChForcingSearch search, ChImplying how, int first, int last)
{
    if (!can_have_verity(&search, how))
        return false;
    ch_facts_forcing(search.input->facts, how);
    while (ch_implications_grow(&search.forcing->all))
        ;
    for (int pass = 0; pass < 2; pass++) {
        search.rest = pass > 0;
        for (int count = 2; count <= 9; count++)
            if (ch_forcing_find_verities(&search, first, last, count))
                return true;
    }
    return false;
}

static bool find_verity_by_cell(ChForcingSearch search, ChImplying how)
{
    return find_verity(search, how, 0, CH_CELLS - 1);
}

static bool find_verity_by_house(ChForcingSearch search, ChImplying how)
{
    return find_verity(search, how, CH_CELLS, CH_CONSTRAINTS - 1);
}

bool ch_find_forcing_chain_verity_cell(const ChFinderInput *input, ChSink *sink)
{
    return find_verity_by_cell(
        ch_forcing_search(input, sink, CH_TECHNIQUE_FORCING_CHAIN_VERITY_CELL),
        CH_IMPLIES_BY_CHAIN);
}

bool ch_find_forcing_chain_verity_house(const ChFinderInput *input, ChSink *sink)
{
    return find_verity_by_house(
        ch_forcing_search(input, sink, CH_TECHNIQUE_FORCING_CHAIN_VERITY_HOUSE),
        CH_IMPLIES_BY_CHAIN);
}

bool ch_find_forcing_net_verity_cell(const ChFinderInput *input, ChSink *sink)
{
    return find_verity_by_cell(ch_forcing_search(input, sink, CH_TECHNIQUE_FORCING_NET_VERITY_CELL),
                               CH_IMPLIES_BY_NET);
}

bool ch_find_forcing_net_verity_house(const ChFinderInput *input, ChSink *sink)
{
    return find_verity_by_house(
        ch_forcing_search(input, sink, CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE), CH_IMPLIES_BY_NET);
}
