/* test_core.c - The search of the verifier's core on every small system, compared with brute force.
 *
 * The system is the corner of the grid: two rows, two columns, two digits.  It has eight candidates
 * and fourteen constraints.  Every set of open candidates is tried, with every set of up to three
 * premises, and every conclusion.
 *
 *      12 12      candidates of r1c1, r1c2, r2c1, r2c2, all in box 1
 *      12 12
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>

#include "core.h"

enum { CANDIDATES = 8, SUBSETS = 1 << CANDIDATES, CONSTRAINTS = 14, MOST_PREMISES = 3 };

static const int CELL[4] = {CH_CELL_AT(0, 0), CH_CELL_AT(0, 1), CH_CELL_AT(1, 0), CH_CELL_AT(1, 1)};

/* The system, with sets of candidates as bits. */
typedef struct System {
    int candidate[CANDIDATES];
    int constraint[CONSTRAINTS];
    unsigned members[CONSTRAINTS]; /* the system's candidates in a constraint */
    bool is_possible[SUBSETS];     /* no two candidates of the set conflict */
} System;

static System make_system(void)
{
    System system;
    int count = 0;

    for (int i = 0; i < CANDIDATES; i++)
        system.candidate[i] = CH_CANDIDATE(CELL[i / 2], i % 2);
    for (int i = 0; i < 4; i++)
        system.constraint[count++] = CH_CELL_CONSTRAINT(CELL[i]);
    for (int digit = 0; digit < 2; digit++) {
        static const int houses[] = {0, CH_FIRST_ROW, CH_FIRST_ROW + 1, CH_FIRST_COLUMN,
                                     CH_FIRST_COLUMN + 1};
        for (int i = 0; i < 5; i++)
            system.constraint[count++] = CH_HOUSE_CONSTRAINT(houses[i], digit);
    }
    cr_assert_eq(count, CONSTRAINTS);
    for (int k = 0; k < CONSTRAINTS; k++) {
        system.members[k] = 0;
        for (int i = 0; i < CANDIDATES; i++)
            for (int place = 0; place < 9; place++)
                if (ch_constraint_candidate(system.constraint[k], place) == system.candidate[i])
                    system.members[k] |= 1u << i;
    }
    for (unsigned set = 0; set < SUBSETS; set++) {
        system.is_possible[set] = true;
        for (int i = 0; i < CANDIDATES; i++)
            for (int j = 0; j < i; j++)
                if ((set >> i & set >> j & 1) != 0 &&
                    ch_conflict(system.candidate[i], system.candidate[j]))
                    system.is_possible[set] = false;
    }
    return system;
}

/* A question: do these premises, with only these candidates open, force the conclusion? */
typedef struct Question {
    unsigned open;
    int premise[MOST_PREMISES]; /* constraints of the system */
    int premises;
    int candidate; /* of the system; -1: a contradiction */
    bool is_true;
} Question;

/* Answers by trying every set of true candidates that contradicts the conclusion. */
static bool is_forced(const System *system, const Question *question)
{
    for (unsigned set = 0; set < SUBSETS; set++) {
        bool holds = system->is_possible[set] && (set & ~question->open) == 0;
        if (question->candidate >= 0)
            holds = holds && (set >> question->candidate & 1) != (unsigned)question->is_true;
        for (int i = 0; holds && i < question->premises; i++)
            holds = (set & system->members[question->premise[i]]) != 0;
        if (holds)
            return false;
    }
    return true;
}

/* Asks the verifier's core. */
static bool is_proved(ChVerifier *verifier, const System *system, const Question *question)
{
    const uint16_t conclusion =
        (uint16_t)system->candidate[question->candidate < 0 ? 0 : question->candidate];
    uint16_t constraint[MOST_PREMISES];
    ChVerdict verdict = {.proof = CH_VERIFIED};

    for (int i = 0; i < question->premises; i++)
        constraint[i] = (uint16_t)system->constraint[question->premise[i]];
    const ChStepRecord step = {.place = &conclusion,
                               .place_count = question->candidate >= 0 && question->is_true,
                               .eliminate = &conclusion,
                               .eliminate_count = question->candidate >= 0 && !question->is_true,
                               .constraint = constraint,
                               .constraint_count = (size_t)question->premises};
    verifier->step = &step;
    verifier->verdict = &verdict;
    verifier->budget = CH_VERIFY_BUDGET;
    verifier->open = (ChCandidateSet){{0}};
    for (int i = 0; i < CANDIDATES; i++)
        if ((question->open >> i & 1) != 0)
            ch_candidates_add(&verifier->open, system->candidate[i]);
    return ch_check_cover(verifier);
}

/* Compares the answers for every conclusion from the premises. */
static size_t compare_conclusions(ChVerifier *verifier, const System *system, Question *question,
                                  size_t *forced)
{
    size_t count = 0;

    for (int i = -1; i < 2 * CANDIDATES; i++) {
        question->candidate = i < 0 ? -1 : i / 2;
        question->is_true = i % 2 == 0;
        if (i >= 0 && (question->open >> question->candidate & 1) == 0)
            continue;
        const bool is_so = is_forced(system, question);
        cr_assert_eq(is_proved(verifier, system, question), is_so,
                     "open %x, premises %d %d %d, conclusion %d", question->open,
                     question->premise[0], question->premise[1], question->premise[2], i);
        *forced += is_so;
        count++;
    }
    return count;
}

Test(core, proves_just_what_follows_on_every_small_system)
{
    const System system = make_system();
    ChVerifier *const verifier = calloc(1, sizeof *verifier);
    size_t count = 0;
    size_t forced = 0;

    for (unsigned open = 0; open < SUBSETS; open += CH_THINNING)
        for (unsigned chosen = 1; chosen < 1u << CONSTRAINTS; chosen++) {
            Question question = {.open = open};
            if (__builtin_popcount(chosen) > MOST_PREMISES)
                continue;
            for (int k = 0; k < CONSTRAINTS; k++)
                if ((chosen >> k & 1) != 0)
                    question.premise[question.premises++] = k;
            count += compare_conclusions(verifier, &system, &question, &forced);
        }
    fprintf(stderr, "# %zu questions, %zu conclusions follow\n", count, forced);
    cr_expect(forced > 1000 && forced < count);
    free(verifier);
}
