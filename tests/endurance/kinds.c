/* kinds.c - Every technique in positions that users rarely enter: each step against the search.
 *
 *      kinds [--positions N] [--seed S]
 *
 * The positions take turns: up to 24 givens, several solutions, many candidates removed, candidates
 * without givens. Each has a solution. A step that relies on uniqueness is held to what it claims
 * (judge.h). A few steps of each technique go to the verifier as well.
 *
 * Prints a line of TAP for each technique: in how many positions it found a step, how many steps,
 * and in how many positions one of them was wrong.
 *
 * SPDX-License-Identifier: MIT
 */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

#include "grid_print.h"
#include "trials.h"

static const Kind KIND_OF_TURN[] = {KIND_SPARSE, KIND_AMBIGUOUS, KIND_THINNED, KIND_MARKS};

enum { TURNS = sizeof KIND_OF_TURN / sizeof *KIND_OF_TURN };

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

/* Returns whether no technique had a finding. */
static bool print_coverage(const Trials *trials, int positions)
{
    int count = 0;
    bool is_sound = true;

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        const Coverage *const coverage = &trials->coverage[number];
        if (technique == NULL || !ch_technique_is_found(technique))
            continue;
        is_sound = is_sound && coverage->findings == 0;
        printf("%sok %d - %s: a step in %u of %d positions, %llu steps, wrong in %u\n",
               coverage->findings == 0 ? "" : "not ", ++count, technique->key, coverage->positions,
               positions, (unsigned long long)coverage->steps, coverage->findings);
    }
    printf("1..%d\n", count);
    return is_sound;
}

static bool read_options(int count, char **word, int *positions, ChRandom *random)
{
    static const struct option known[] = {{"positions", required_argument, NULL, 'p'},
                                          {"seed", required_argument, NULL, 'S'},
                                          {NULL, 0, NULL, 0}};

    for (int option; (option = getopt_long(count, word, "", known, NULL)) != -1;) {
        if (option == 'p')
            *positions = atoi(optarg);
        else if (option == 'S')
            random->state = strtoull(optarg, NULL, 10);
        else
            return false;
    }
    return *positions > 0 && optind == count;
}

int main(int count, char **word)
{
    static Maker maker;
    static Position position;
    ChRandom random = {1};
    int positions = 200;
    Trials trials;

    if (!read_options(count, word, &positions, &random)) {
        fputs("usage: kinds [--positions N] [--seed S]\n", stderr);
        return 2;
    }
    maker.engine = new_engine();
    maker.plan = plan_of(NULL);
    if (!trials_open(&trials, &maker, print_finding, NULL))
        return 2;
    for (int turn = 0; turn < positions; turn++) {
        if (!make_turn(&maker, &random, turn, &position)) {
            printf("Bail out! no position: %s\n", kind_name(KIND_OF_TURN[turn % TURNS]));
            return 1;
        }
        try_each_technique(&trials, &position);
    }
    const bool is_sound = print_coverage(&trials, positions);
    trials_close(&trials);
    free(maker.engine);
    return is_sound ? 0 : 1;
}
