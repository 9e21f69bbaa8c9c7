/* forcing.c - forcing chains and nets: what a candidate implies, followed to its end.
 *
 * Something is supposed and thought on by singles (propagation.h).
 *
 *      contradiction   what is supposed leads to a cell or a digit of a house with nothing left: it
 *                      is false
 *      verity          one of a cell's digits, or of a digit's places in a house, is true, and each
 *                      of them leads to the same: that holds
 *
 * In a chain each inference follows from one other: it is a cell's or a house's last of two
 * candidates.  In a net several may be needed.  In a Nishio all is about one digit.  The name
 * Nishio is that of Tetsuya Nishio; "forcing chain" and "forcing net" are the community's.
 *
 * What fails in fewer rounds comes first, then what takes fewer constraints.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "forcing_search.h"

/* ---- contradictions ---- */

/* Works out why a candidate cannot be true; false when that cannot be told. */
static bool refute(const ChForcingSearch *search, int candidate, const ChRules *rules)
{
    ChReasoning *const proof = &search->forcing->proof;

    ch_reasoning_start(proof, search->input->board);
    ch_reasoning_assume(proof, candidate);
    return !ch_reasoning_holds(proof, rules) && proof->verdict != 0;
}

/* Of so many that failed, those that took the fewest cells to fail are compared. */
enum { COMPARED = 8 };

/* Notes how many cells each failed world has placed. */
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

/* Works out the size of a proof; false when there is none to be told. */
static bool weigh(const ChForcingSearch *search, ChForcingResult *result)
{
    const ChImplications *const all = &search->forcing->all;
    const ChReasoning *const proof = &search->forcing->proof;

    if (ch_forcing_is_chain(search, result) || !refute(search, result->candidate, &all->rules))
        return false;
    result->size = proof->size[proof->verdict];
    return true;
}

/* Reports the best of the next few. */
static bool report_some(const ChForcingSearch *search)
{
    const ChReasoning *const proof = &search->forcing->proof;
    ChForcingResult some[COMPARED];
    int count = 0;

    while (search->forcing->count > 0 && count < COMPARED) {
        some[count] = ch_forcing_result_take(search->forcing->result, &search->forcing->count);
        count += weigh(search, &some[count]);
    }
    while (count > 0) {
        const ChForcingResult result = ch_forcing_result_take(some, &count);
        if (refute(search, result.candidate, &search->forcing->all.rules) &&
            ch_forcing_report(search, &result, &proof->reason[proof->verdict]))
            return true;
    }
    return false;
}

static bool report_failed(const ChForcingSearch *search)
{
    note_failed(search->forcing);
    while (search->forcing->count > 0)
        if (report_some(search))
            return true;
    return false;
}

/* Looks at the worlds of these candidates; NULL: of all. */
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
    for (int cell = ch_cells_next(&impossible, 0); cell >= 0;
         cell = ch_cells_next(&impossible, cell + 1)) {
        const int candidate = CH_CANDIDATE(cell, digit);
        if (!ch_digit_holds(plane & ~ch_bands_peers[cell], placed | ch_bands_cell(cell)) &&
            refute(search, candidate, &rules))
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
            if (refute(&search, result.candidate, &rules) &&
                ch_forcing_report(&search, &result, &proof->reason[proof->verdict]))
                return true;
        }
    }
    return false;
}
