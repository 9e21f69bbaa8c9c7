/* forcing.c - forcing chains and nets: what a candidate implies, followed to its end.
 *
 * A candidate is assumed true, and its consequences are derived by singles (propagation.h).
 *
 *      contradiction   the assumption leaves a cell without a digit, or a digit without a place in
 *                      a house: the candidate is false
 *      verity          one of a cell's digits, or of a digit's places in a house, is true, and each
 *                      of them leads to the same conclusion: the conclusion holds
 *
 * In a chain each inference follows from one other: the inferred candidate is the last of two in a
 * cell or a house.  In a net several earlier conclusions may be needed.  A Nishio uses inferences
 * about one digit only.  The name Nishio is that of Tetsuya Nishio; "forcing chain" and "forcing
 * net" are the community's.
 *
 * Candidates that fail in fewer rounds are reported first, then those whose proofs need fewer
 * constraints.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "forcing_search.h"

/* ---- contradictions ---- */

/* Derives a contradiction from a candidate; false when none is found or its proof does not fit. */
static bool prove_contradiction(const ChForcingSearch *search, int candidate, const ChRules *rules)
{
    ChReasoning *const proof = &search->forcing->proof;

    ch_reasoning_start(proof, search->input->board);
    ch_reasoning_assume(proof, candidate);
    return !ch_reasoning_holds(proof, rules) && proof->verdict != 0;
}

/* The number of proofs compared at a time, beginning with the assumptions that placed the fewest
 * cells. */
enum { COMPARED = 8 };

/* Collects the candidates that failed in the last round, sized by the cells their states have
 * placed. */
static void note_failed(ChForcing *forcing)
{
    const ChImplications *const all = &forcing->all;

    forcing->count = 0;
    for (int i = 0; i < all->failed; i++) {
        const int index = all->order[all->moving + i];
        ch_forcing_note(
            forcing, (ChForcingResult){.size = (uint16_t)ch_bands_count(all->state[index].placed),
                                       .candidate = all->candidate[index],
                                       .cases = CH_NONE});
    }
}

/* Proves a result, and notes the size of the proof; false for chains in a net search, or without a
 * proof. */
static bool measure_proof(const ChForcingSearch *search, ChForcingResult *result)
{
    const ChImplications *const all = &search->forcing->all;
    const ChReasoning *const proof = &search->forcing->proof;

    if (ch_forcing_is_chain(search, result) ||
        !prove_contradiction(search, result->candidate, &all->rules))
        return false;
    result->size = proof->size[proof->verdict];
    return true;
}

/* Reports the smallest proof among the next COMPARED results. */
static bool report_smallest_proof(const ChForcingSearch *search)
{
    const ChReasoning *const proof = &search->forcing->proof;
    ChForcingResult some[COMPARED];
    ChConstraintSet reason[COMPARED];
    int count = 0;

    while (search->forcing->count > 0 && count < COMPARED) {
        some[count] = ch_forcing_result_take(search->forcing->result, &search->forcing->count);
        if (!measure_proof(search, &some[count]))
            continue;
        reason[count] = proof->reason[proof->verdict];
        some[count].proof = (uint8_t)count;
        count++;
    }
    while (count > 0) {
        const ChForcingResult result = ch_forcing_result_take(some, &count);
        if (ch_forcing_report(search, &result, &reason[result.proof]))
            return true;
    }
    return false;
}

static bool report_failed(const ChForcingSearch *search)
{
    note_failed(search->forcing);
    while (search->forcing->count > 0)
        if (report_smallest_proof(search))
            return true;
    return false;
}

/* Searches the implications of these candidates for contradictions; NULL: of all candidates. */
static bool find_contradiction(ChForcingSearch search, ChImplying how, const ChCandidateSet *those)
{
    ChImplications *const all = &search.forcing->all;
    bool any = true;

    for (int pass = 0; pass < 2 && any; pass++) {
        search.rest = pass > 0;
        any = false;
        ch_facts_forcing_afresh(search.input->facts, how, those);
        while (ch_implications_grow(all)) {
            any |= all->failed > 0;
            if (report_failed(&search))
                return true;
        }
    }
    return false;
}

bool ch_find_forcing_chain_contradiction(const ChFinderInput *input, ChSink *sink)
{
    const ChCandidateSet *const failing = ch_facts_failing(input->facts);

    return ch_candidates_next(failing, 0) >= 0 &&
           find_contradiction(
               ch_forcing_search(input, sink, CH_TECHNIQUE_FORCING_CHAIN_CONTRADICTION),
               CH_IMPLIES_BY_CHAIN, failing);
}

bool ch_find_forcing_net_contradiction(const ChFinderInput *input, ChSink *sink)
{
    return find_contradiction(
        ch_forcing_search(input, sink, CH_TECHNIQUE_FORCING_NET_CONTRADICTION), CH_IMPLIES_BY_NET,
        NULL);
}

/* ---- Nishio ---- */

static void note_nishio(const ChForcingSearch *search, int digit)
{
    const ChReasoning *const proof = &search->forcing->proof;
    const ChBands plane = ch_bands_of(ch_board_plane(search->input->board, digit));
    const ChCellSet open = ch_board_open(search->input->board, digit);
    const ChBands placed = plane & ~ch_bands_of(open);
    const ChCellSet impossible =
        ch_cells_and(open, ch_facts_impossible_places(search->input->facts)[digit]);
    ChRules rules;

    ch_rules_of_digit(&rules, digit);
    CH_EACH_CELL(cell, impossible) {
        const int candidate = CH_CANDIDATE(cell, digit);
        if (!ch_digit_holds(plane & ~ch_bands_peers[cell], placed | ch_bands_cell(cell)) &&
            prove_contradiction(search, candidate, &rules))
            ch_forcing_note(search->forcing, (ChForcingResult){.size = proof->size[proof->verdict],
                                                               .candidate = (uint16_t)candidate,
                                                               .cases = CH_NONE});
    }
}

bool ch_find_nishio(const ChFinderInput *input, ChSink *sink)
{
    ChForcingSearch search = ch_forcing_search(input, sink, CH_TECHNIQUE_NISHIO);
    const ChReasoning *const proof = &search.forcing->proof;

    for (int pass = 0; pass < 2; pass++) {
        search.rest = pass > 0;
        search.forcing->count = 0;
        for (int digit = 0; digit < CH_DIGITS; digit++)
            note_nishio(&search, digit);
        while (search.forcing->count > 0) {
            const ChForcingResult result =
                ch_forcing_result_take(search.forcing->result, &search.forcing->count);
            ChRules rules;
            ch_rules_of_digit(&rules, CH_CANDIDATE_DIGIT(result.candidate));
            if (prove_contradiction(&search, result.candidate, &rules) &&
                ch_forcing_report(&search, &result, &proof->reason[proof->verdict]))
                return true;
        }
    }
    return false;
}
