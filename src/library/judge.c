/* judge.c - see judge.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "judge.h"

#include <string.h>

#include "library_rules.h"

/* Looks at each step as it is found, until one differs. */
typedef struct Witness {
    ChSink sink;
    const ChLibraryCase *given;
    const ChLibraryRules *rules;
    ChLibraryJudge *judge;
    ChLibraryVerdict verdict; /* CH_LIBRARY_MISSED until there is a match */
} Witness;

static bool same(const ChCandidateSet *a, const ChCandidateSet *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Compares a match; true when it differs, which settles the case. */
static bool compare(Witness *witness, const ChCandidateSet *removed, const ChCandidateSet *placed)
{
    const ChLibraryCase *const given = witness->given;

    if (!given->fails && same(removed, &given->removed) && same(placed, &given->placed)) {
        witness->verdict.result = CH_LIBRARY_PASSED;
        return false;
    }
    witness->verdict = (ChLibraryVerdict){CH_LIBRARY_OTHER, *removed, *placed};
    return true;
}

static bool look(ChSink *sink, const ChStep *step)
{
    Witness *const witness = (Witness *)sink;
    ChLibraryJudge *const judge = witness->judge;
    ChCandidateSet removed = {{0}};
    ChCandidateSet placed = {{0}};

    if (ch_library_digits(witness->rules->code, &judge->board, step) != witness->given->digits)
        return false;
    if (witness->rules->pairing != CH_PAIRING_NONE) {
        ch_pairing_add(&judge->pairing, step);
        return false;
    }
    if (step->detail != NULL) {
        removed = step->detail->removed;
        placed = step->detail->placed;
    }
    if (step->placed != CH_NONE)
        ch_candidates_add(&placed, step->placed);
    return compare(witness, &removed, &placed);
}

/* Lets all techniques of a code search; false when there are none. */
static bool search(Witness *witness, const char *code)
{
    ChLibraryJudge *const judge = witness->judge;
    const ChScene scene = {
        .board = &judge->board, .facts = &judge->facts, .options = &witness->rules->options};
    bool known = false;

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || strcmp(technique->code, code) != 0)
            continue;
        known = true;
        if (technique->find(&scene, &witness->sink))
            break;
    }
    return known;
}

static void compare_pairs(Witness *witness)
{
    const ChPairing *const pairing = &witness->judge->pairing;
    const ChCandidateSet none = {{0}};
    ChCandidateSet removed;

    for (int i = 0; i < pairing->count; i++)
        for (int j = i + 1; j < pairing->count; j++)
            if (ch_pairing_pairs(pairing, &witness->judge->board, witness->rules->pairing, i, j,
                                 &removed) &&
                compare(witness, &removed, &none))
                return;
}

ChLibraryVerdict ch_library_judge(ChLibraryJudge *judge, const ChLibraryCase *given)
{
    const ChLibraryRules rules = ch_library_rules(given);
    Witness witness = {.sink = {look},
                       .given = given,
                       .rules = &rules,
                       .judge = judge,
                       .verdict = {.result = CH_LIBRARY_MISSED}};

    judge->pairing.count = 0;
    if (ch_board_load(&judge->board, &given->puzzle) >= 0)
        return (ChLibraryVerdict){.result = CH_LIBRARY_CLASH};
    ch_facts_renew(&judge->facts, &judge->board);
    if (!search(&witness, rules.code))
        return (ChLibraryVerdict){.result = CH_LIBRARY_UNKNOWN};
    compare_pairs(&witness);
    if (given->fails && witness.verdict.result == CH_LIBRARY_MISSED)
        witness.verdict.result = CH_LIBRARY_PASSED;
    return witness.verdict;
}
