/* judge.c - see judge.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "judge.h"

#include <string.h>

#include "library_rules.h"
#include "subtypes.h"

/* A sink that compares each step with the case, until one differs. */
typedef struct MatchSink {
    ChSink sink;
    const ChLibraryCase *given;
    ChLibraryJudge *judge;
    ChTechniqueSet named;     /* those with the name of the case */
    ChLibraryVerdict verdict; /* CH_LIBRARY_MISSED until a match is found */
} MatchSink;

static bool is_same_set(const ChCandidateSet *a, const ChCandidateSet *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Compares a match with the case; true when it differs, which ends the search. LENGTH is that of
 * its chain, or 0. */
static bool compare(MatchSink *match_sink, const ChCandidateSet *removed,
                    const ChCandidateSet *placed, int length)
{
    const ChLibraryCase *const given = match_sink->given;
    ChLibraryVerdict *const verdict = &match_sink->verdict;

    if (!given->fails && is_same_set(removed, &given->removed) &&
        is_same_set(placed, &given->placed)) {
        verdict->result = CH_LIBRARY_PASSED;
        if (verdict->length == 0 || length < verdict->length)
            verdict->length = length;
        return false;
    }
    *verdict = (ChLibraryVerdict){CH_LIBRARY_OTHER, *removed, *placed, length};
    return true;
}

static void get_conclusions(const ChStep *step, ChCandidateSet *removed, ChCandidateSet *placed)
{
    *removed = *placed = (ChCandidateSet){{0}};
    if (step->detail != NULL) {
        *removed = step->detail->removed;
        *placed = step->detail->placed;
    }
    if (step->placed != CH_NONE)
        ch_candidates_add(placed, step->placed);
}

static bool check_step(ChSink *sink, const ChStep *step)
{
    MatchSink *const match_sink = (MatchSink *)sink;
    const ChLibraryCase *const given = match_sink->given;
    ChCandidateSet removed;
    ChCandidateSet placed;

    if (ch_library_digits(given->code, &match_sink->judge->board, step) != given->digits ||
        strcmp(ch_technique(step->technique)->code, given->code) != 0)
        return false;
    get_conclusions(step, &removed, &placed);
    return compare(match_sink, &removed, &placed, ch_library_length(given, step));
}

/* Compares a step with a case that has a name; true when that decides the case. */
static bool check_named_step(ChSink *sink, const ChStep *step)
{
    MatchSink *const match_sink = (MatchSink *)sink;
    const ChLibraryCase *const given = match_sink->given;
    const ChBoard *const board = &match_sink->judge->board;
    ChCandidateSet removed;
    ChCandidateSet placed;

    if ((given->digits != 0 && ch_library_digits("", board, step) != given->digits) ||
        (!ch_techniques_has(&match_sink->named, step->technique) &&
         !ch_techniques_has(&match_sink->named, ch_step_name(board, step))))
        return false;
    get_conclusions(step, &removed, &placed);
    const ChLibraryVerdict before = match_sink->verdict;
    if (!compare(match_sink, &removed, &placed, 0))
        return true;
    if (before.result == CH_LIBRARY_OTHER)
        match_sink->verdict = before;
    return given->fails;
}

static bool collect_kite(ChSink *sink, const ChStep *step)
{
    const MatchSink *const match_sink = (MatchSink *)sink;

    ch_kites_add(&match_sink->judge->kites, &match_sink->judge->board, step);
    return false;
}

/* Collects the techniques with a name, and in FINDERS those that find their steps; false when there
 * are none. */
static bool find_named(const char *name, ChTechniqueSet *named, ChTechniqueSet *finders)
{
    bool known = false;

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || !ch_technique_is_strategy(technique) ||
            !ch_technique_has_name(technique, name, strlen(name)))
            continue;
        known = true;
        ch_techniques_add(named, number);
        if (!ch_technique_is_subtype(technique))
            ch_techniques_add(finders, number);
        for (int i = 0; i < CH_PARENTS && technique->parents[i] != CH_TECHNIQUE_NONE; i++)
            ch_techniques_add(finders, technique->parents[i]);
    }
    return known;
}

/* Runs all techniques with a name; false when there are none. */
static bool search_name(MatchSink *match_sink, const char *name)
{
    ChLibraryJudge *const judge = match_sink->judge;
    const ChFinderOptions options = {0};
    const ChFinderInput input = {.board = &judge->board,
                                 .facts = &judge->facts,
                                 .options = &options,
                                 .puzzle = &match_sink->given->puzzle};
    ChTechniqueSet finders = {{0}};
    bool decided = false;

    if (!find_named(name, &match_sink->named, &finders))
        return false;
    match_sink->sink.take = check_named_step;
    for (int number = 0; number < ch_technique_limit() && !decided; number++)
        if (ch_techniques_has(&finders, number))
            decided = ch_technique(number)->find(&input, &match_sink->sink);
    return true;
}

/* Runs all techniques of a code; false when there are none. */
static bool search_code(MatchSink *match_sink, const char *code)
{
    ChLibraryJudge *const judge = match_sink->judge;
    const ChFinderOptions options = ch_library_options(match_sink->given);
    const ChFinderInput input = {.board = &judge->board,
                                 .facts = &judge->facts,
                                 .options = &options,
                                 .puzzle = &match_sink->given->puzzle,
                                 .state = &judge->hodoku};
    bool known = false;

    if (ch_library_is_loop(code)) {
        ch_hodoku_start(&judge->hodoku, &match_sink->given->puzzle, input.board);
        ch_hodoku_all_nice_loops(&input, ch_library_tables(match_sink->given), &match_sink->sink);
        return true;
    }

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || strcmp(technique->code, code) != 0)
            continue;
        known = true;
        if (technique->find(&input, &match_sink->sink))
            break;
    }
    return known;
}

/* Compares all pairs of kites that the library files as one step. */
static void compare_kites(MatchSink *match_sink)
{
    ChKites *const kites = &match_sink->judge->kites;
    const ChCandidateSet none = {{0}};
    ChCandidateSet removed;
    int pair = 0;

    kites->count = 0;
    match_sink->sink.take = collect_kite;
    search_code(match_sink, CH_LIBRARY_KITE);
    while (ch_kites_pair(kites, ch_lowest(match_sink->given->digits), &pair, &removed))
        if (compare(match_sink, &removed, &none, 0))
            return;
}

ChLibraryVerdict ch_library_judge(ChLibraryJudge *judge, const ChLibraryCase *given)
{
    MatchSink match_sink = {.sink = {check_step},
                            .given = given,
                            .judge = judge,
                            .verdict = {.result = CH_LIBRARY_MISSED}};

    if (ch_board_load(&judge->board, &given->puzzle) >= 0)
        return (ChLibraryVerdict){.result = CH_LIBRARY_CLASH};
    ch_facts_renew(&judge->facts, &judge->board);
    if (!(given->is_named ? search_name : search_code)(&match_sink, given->code))
        return (ChLibraryVerdict){.result = CH_LIBRARY_UNKNOWN};
    if (strcmp(given->code, CH_LIBRARY_DUAL_KITE) == 0 && ch_is_single(given->digits) &&
        match_sink.verdict.result != CH_LIBRARY_OTHER)
        compare_kites(&match_sink);
    if (given->fails && match_sink.verdict.result == CH_LIBRARY_MISSED)
        match_sink.verdict.result = CH_LIBRARY_PASSED;
    if (match_sink.verdict.result == CH_LIBRARY_PASSED && given->length > 0 &&
        match_sink.verdict.length > 0 && match_sink.verdict.length != given->length)
        match_sink.verdict.result = CH_LIBRARY_CHAIN;
    return match_sink.verdict;
}
