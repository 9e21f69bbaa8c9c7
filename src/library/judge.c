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
    ChLibraryJudge *judge;
    ChLibraryVerdict verdict; /* CH_LIBRARY_MISSED until there is a match */
} Witness;

static bool same(const ChCandidateSet *a, const ChCandidateSet *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Compares a match; true when it differs, which settles the case.  LENGTH: of its chain, or 0. */
static bool compare(Witness *witness, const ChCandidateSet *removed, const ChCandidateSet *placed,
                    int length)
{
    const ChLibraryCase *const given = witness->given;
    ChLibraryVerdict *const verdict = &witness->verdict;

    if (!given->fails && same(removed, &given->removed) && same(placed, &given->placed)) {
        verdict->result = CH_LIBRARY_PASSED;
        if (verdict->length == 0 || length < verdict->length)
            verdict->length = length;
        return false;
    }
    *verdict = (ChLibraryVerdict){CH_LIBRARY_OTHER, *removed, *placed, length};
    return true;
}

static bool look(ChSink *sink, const ChStep *step)
{
    Witness *const witness = (Witness *)sink;
    const ChLibraryCase *const given = witness->given;
    ChCandidateSet removed = {{0}};
    ChCandidateSet placed = {{0}};

    if (ch_library_digits(given->code, &witness->judge->board, step) != given->digits ||
        strcmp(ch_technique(step->technique)->code, given->code) != 0)
        return false;
    if (step->detail != NULL) {
        removed = step->detail->removed;
        placed = step->detail->placed;
    }
    if (step->placed != CH_NONE)
        ch_candidates_add(&placed, step->placed);
    return compare(witness, &removed, &placed, ch_library_length(given, step));
}

static bool gather(ChSink *sink, const ChStep *step)
{
    const Witness *const witness = (Witness *)sink;

    ch_kites_add(&witness->judge->kites, &witness->judge->board, step);
    return false;
}

/* Lets all techniques of a code search; false when there are none. */
static bool search(Witness *witness, const char *code)
{
    ChLibraryJudge *const judge = witness->judge;
    const ChFinderOptions options = ch_library_options(witness->given);
    const ChFinderInput input = {.board = &judge->board,
                                 .facts = &judge->facts,
                                 .options = &options,
                                 .puzzle = &witness->given->puzzle,
                                 .hodoku = &judge->hodoku};
    bool known = false;

    if (ch_library_is_loop(code)) {
        ch_hodoku_begin(&judge->hodoku, &witness->given->puzzle, input.board);
        ch_hodoku_all_nice_loops(&input, ch_library_tables(witness->given), &witness->sink);
        return true;
    }

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || strcmp(technique->code, code) != 0)
            continue;
        known = true;
        if (technique->find(&input, &witness->sink))
            break;
    }
    return known;
}

static void compare_kites(Witness *witness)
{
    ChKites *const kites = &witness->judge->kites;
    const ChCandidateSet none = {{0}};
    ChCandidateSet removed;
    int pair = 0;

    kites->count = 0;
    witness->sink.take = gather;
    search(witness, CH_LIBRARY_KITE);
    while (ch_kites_pair(kites, ch_lowest(witness->given->digits), &pair, &removed))
        if (compare(witness, &removed, &none, 0))
            return;
}

ChLibraryVerdict ch_library_judge(ChLibraryJudge *judge, const ChLibraryCase *given)
{
    Witness witness = {
        .sink = {look}, .given = given, .judge = judge, .verdict = {.result = CH_LIBRARY_MISSED}};

    if (ch_board_load(&judge->board, &given->puzzle) >= 0)
        return (ChLibraryVerdict){.result = CH_LIBRARY_CLASH};
    ch_facts_renew(&judge->facts, &judge->board);
    if (!search(&witness, given->code))
        return (ChLibraryVerdict){.result = CH_LIBRARY_UNKNOWN};
    if (strcmp(given->code, CH_LIBRARY_DUAL_KITE) == 0 && ch_is_single(given->digits) &&
        witness.verdict.result != CH_LIBRARY_OTHER)
        compare_kites(&witness);
    if (given->fails && witness.verdict.result == CH_LIBRARY_MISSED)
        witness.verdict.result = CH_LIBRARY_PASSED;
    if (witness.verdict.result == CH_LIBRARY_PASSED && given->length > 0 &&
        witness.verdict.length > 0 && witness.verdict.length != given->length)
        witness.verdict.result = CH_LIBRARY_CHAIN;
    return witness.verdict;
}
