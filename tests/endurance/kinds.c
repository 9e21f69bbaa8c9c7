/* kinds.c - Every technique in positions that users rarely enter: each step against the search.
 *
 *      kinds [--positions N] [--variations N] [--cases FILE]... [--seed S]
 *
 * The positions take turns: up to 24 givens, several solutions, many candidates removed, candidates
 * without givens. Each has a solution. Every technique is tried on all of them. Then each technique
 * is tried on variations of its own cases (variations.h), until it has found steps in N of them.
 *
 * A step that relies on uniqueness is held to what it claims (judge.h). A few steps of each
 * technique go to the verifier as well.
 *
 * Prints a line of TAP for each technique: in how many positions it found a step, how many steps,
 * and in how many positions one of them was wrong. A technique without any step fails.
 *
 * SPDX-License-Identifier: MIT
 */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

#include "grid_print.h"
#include "trials.h"
#include "variations.h"

static const Kind KIND_OF_TURN[] = {KIND_SPARSE, KIND_AMBIGUOUS, KIND_THINNED, KIND_MARKS};

enum { TURNS = sizeof KIND_OF_TURN / sizeof *KIND_OF_TURN };

/* A variation may lose the step of its case, so more are made than are wanted. */
enum { TRIES = 8 };

typedef struct Options {
    int positions;
    int variations;
    ChRandom random;
    CasePositions cases;
} Options;

static void print_finding(void *context, const Position *position, const char *trial,
                          const char *technique, const char *how)
{
    ChText puzzle = CH_TEXT_EMPTY;

    (void)context;
    (void)trial;
    ch_print_puzzle(&puzzle, &position->puzzle);
    printf("# %s: %s in\n# %s\n", technique, how, ch_text_string(&puzzle));
    ch_text_free(&puzzle);
}

/* Makes the position of a turn; one without a solution is made anew. */
static bool make_turn(Maker *maker, ChRandom *random, int turn, Position *position)
{
    for (int i = 0; i < 100; i++)
        if (make_kind(maker, random, KIND_OF_TURN[turn % TURNS], position) && position->solvable)
            return true;
    return false;
}

static bool try_random_positions(Trials *trials, Options *options)
{
    static Position position;

    for (int turn = 0; turn < options->positions; turn++) {
        if (!make_turn(trials->generator, &options->random, turn, &position)) {
            printf("Bail out! no position: %s\n", kind_name(KIND_OF_TURN[turn % TURNS]));
            return false;
        }
        try_each_technique(trials, &position);
    }
    return true;
}

/* Chooses a case of a technique; NULL where it has none. Each is as likely. */
static const ChPuzzle *choose_case(Options *options, int technique)
{
    const ChPuzzle *chosen = NULL;
    uint32_t count = 0;

    for (int i = 0; i < options->cases.count; i++)
        if (options->cases.of[i].technique == technique &&
            ch_random_below(&options->random, ++count) == 0)
            chosen = &options->cases.of[i].puzzle;
    return chosen;
}

static void try_variations(Trials *trials, Options *options, const ChTechnique *technique)
{
    static Position position;
    int found = 0;

    for (int i = 0; i < TRIES * options->variations && found < options->variations; i++) {
        const ChPuzzle *const puzzle = choose_case(options, technique->number);
        if (puzzle != NULL && vary_position(trials->generator, &options->random, puzzle,
                                            (Variation)(i % VARIATIONS), &position))
            found += try_technique(trials, &position, technique);
    }
}

/* Returns whether every technique found a step, and no wrong one. */
static bool print_coverage(const Trials *trials)
{
    int count = 0;
    bool is_sound = true;

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        const Coverage *const coverage = &trials->coverage[number];
        if (technique == NULL || !ch_technique_is_found(technique))
            continue;
        const bool is_good = coverage->findings == 0 && coverage->steps > 0;
        is_sound = is_sound && is_good;
        printf("%sok %d - %s: a step in %u of %u positions, %llu steps, wrong in %u\n",
               is_good ? "" : "not ", ++count, technique->key, coverage->positions, coverage->tried,
               (unsigned long long)coverage->steps, coverage->findings);
    }
    printf("1..%d\n", count);
    return is_sound;
}

static bool read_options(int count, char **word, Options *options)
{
    static const struct option known[] = {{"positions", required_argument, NULL, 'p'},
                                          {"variations", required_argument, NULL, 'v'},
                                          {"cases", required_argument, NULL, 'c'},
                                          {"seed", required_argument, NULL, 'S'},
                                          {NULL, 0, NULL, 0}};

    for (int option; (option = getopt_long(count, word, "", known, NULL)) != -1;) {
        if (option == 'p')
            options->positions = atoi(optarg);
        else if (option == 'v')
            options->variations = atoi(optarg);
        else if (option == 'S')
            options->random.state = strtoull(optarg, NULL, 10);
        else if (option != 'c' || !case_positions_add(&options->cases, optarg))
            return false;
    }
    return options->positions > 0 && options->variations >= 0 && optind == count;
}

int main(int count, char **word)
{
    static Maker maker;
    Options options = {.positions = 200, .variations = 8, .random = {1}};
    Trials trials;

    if (!read_options(count, word, &options)) {
        fputs("usage: kinds [--positions N] [--variations N] [--cases FILE]... [--seed S]\n",
              stderr);
        return 2;
    }
    maker.engine = new_engine();
    maker.plan = plan_of(NULL);
    if (!trials_open(&trials, &maker, print_finding, NULL))
        return 2;
    if (!try_random_positions(&trials, &options))
        return 1;
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_technique(number) != NULL && ch_technique_is_found(ch_technique(number)))
            try_variations(&trials, &options, ch_technique(number));
    const bool is_sound = print_coverage(&trials);
    trials_close(&trials);
    case_positions_free(&options.cases);
    free(maker.engine);
    return is_sound ? 0 : 1;
}
