/* example_step.c - see example_step.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "example_step.h"

#include <string.h>

#include "example.h"
#include "notation.h"

/* Conclusions, split by kind. */
typedef struct Facts {
    ChCandidateSet placed;
    ChCandidateSet removed;
} Facts;

/* Reads conclusions that are separated by blanks. */
static Facts read_facts(const char *list)
{
    Facts facts = {{{0}}, {{0}}};

    for (size_t length; *list != '\0'; list += length + (list[length] == ' ')) {
        bool placed;
        length = strcspn(list, " ");
        const int candidate = ch_read_conclusion(list, length, &placed);
        if (candidate >= 0)
            ch_candidates_add(placed ? &facts.placed : &facts.removed, candidate);
    }
    return facts;
}

static void load_puzzle(ChPuzzle *puzzle, const ChExample *example)
{
    const Facts start = read_facts(example->start);

    ch_puzzle_clear(puzzle);
    for (int i = 0; i < CH_CELLS; i++)
        if (example->grid[i] >= '1' && example->grid[i] <= '9')
            puzzle->given[CH_CELL_AT(i / 9, i % 9)] = (uint8_t)(example->grid[i] - '1');
    CH_EACH_CANDIDATE(c, &start.placed)
        puzzle->entered[CH_CANDIDATE_CELL(c)] = (uint8_t)CH_CANDIDATE_DIGIT(c);
    puzzle->removed = start.removed;
    puzzle->has_start = example->start[0] != '\0';
}

/* Whether the step has all of the wanted conclusions. */
static bool has_conclusions(const ChStepRecord *step, const Facts *wanted)
{
    Facts missing = *wanted;

    for (size_t i = 0; i < step->place_count; i++)
        ch_candidates_remove(&missing.placed, step->place[i]);
    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_candidates_remove(&missing.removed, step->eliminate[i]);
    return ch_candidates_count(&missing.placed) + ch_candidates_count(&missing.removed) == 0;
}

/* Returns a plan of the own finders of the technique, or of a sub-type's parents, whatever profile
 * they belong to. */
static ChPlan technique_plan(const ChTechnique *technique)
{
    ChPlan plan = {.profile = ch_profile_at(0),
                   .count = 1,
                   .row = {{.technique = technique->number, .find = technique->find}}};

    for (int i = 0; i < CH_PARENTS && technique->parents[i] != CH_TECHNIQUE_NONE; i++) {
        const ChTechnique *const parent = ch_technique(technique->parents[i]);
        plan.row[i] = (ChProfileRow){.technique = parent->number, .find = parent->find};
        plan.count = i + 1;
    }
    return plan;
}

/* Whether the step has the key of its technique or its sub-type. */
static bool has_key(const ChStepRecord *step, const char *key)
{
    return strcmp(step->technique, key) == 0 ||
           (step->subtype != NULL && strcmp(step->subtype, key) == 0);
}

bool ch_example_step(ChExampleStep *example, const ChTechnique *technique)
{
    const char *const key = technique->key;
    const ChExample *const row = ch_example_of(key);
    const ChPlan plan = technique_plan(technique);

    if (row == NULL)
        return false;
    const Facts wanted = read_facts(row->conclusions);
    load_puzzle(&example->puzzle, row);
    example->survey.state = NULL; /* these finders keep none */
    (void)ch_survey(&example->survey, &example->puzzle, &plan, UINT32_MAX);
    for (uint32_t i = 0; i < example->survey.count; i++) {
        ch_survey_log(&example->survey, i, &example->puzzle, &example->log);
        ch_log_replay_start(&example->log_replay, &example->log);
        if (!ch_log_replay_next(&example->log_replay, false, &example->step) ||
            !has_key(&example->step, key) || !has_conclusions(&example->step, &wanted))
            continue;
        ch_log_replay_start(&example->log_replay, &example->log);
        return ch_log_replay_next(&example->log_replay, true, &example->step);
    }
    return false;
}
