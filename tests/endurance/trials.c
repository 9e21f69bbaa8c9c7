/* trials.c - see trials.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "trials.h"
#include "facts_slots.h"

#include <stdlib.h>
#include <string.h>

#include "notation.h"
#include "proof.h"

/* At most so many steps of one technique in one position are sent to the verifier. */
enum { PROOFS = 4 };

/* In one of so many positions, with fewer empty cells, a profile of the Sudoku Explainer family
 * searches for nested nets. */
enum { NESTED_ONE_IN = 8, NESTED_EMPTY = 64 };

/* Whether a candidate of a position is in all solutions, in some or in none; UNKNOWN before the
 * search. */
typedef enum Fate { UNKNOWN, MUST, MAY, CANNOT } Fate;

typedef struct Trial {
    ChSink sink;
    Trials *trials;
    const Position *position;
    const char *name; /* name of the current trial */
    int proofs;
    uint16_t last_reported; /* the technique that was reported last */
    Fate fate[CH_CANDIDATES];
} Trial;

/* Reports a finding; of a technique's findings in one position only the first. */
static void report_finding(Trial *trial, const ChStep *step, const char *how)
{
    if (step != NULL && step->technique == trial->last_reported)
        return;
    trial->last_reported = step != NULL ? step->technique : CH_TECHNIQUE_NONE;
    trial->trials->totals.findings++;
    if (step != NULL)
        trial->trials->coverage[step->technique].findings++;
    trial->trials->finding(trial->trials->context, trial->position, trial->name,
                           step != NULL ? ch_technique(step->technique)->key : "", how);
}

/* ---- against the search ---- */

static bool has_solution(Trial *trial, const ChCandidateSet *alive)
{
    bool found = false;

    ch_search_first(&trial->trials->generator->search, alive, CH_SEARCH_NO_LIMIT, NULL, &found);
    return found;
}

static Fate fate_of(Trial *trial, int candidate)
{
    Fate *const fate = &trial->fate[candidate];
    ChCandidateSet alive = trial->position->alive;

    if (*fate != UNKNOWN)
        return *fate;
    ch_alive_assume(&alive, candidate);
    if (!has_solution(trial, &alive))
        return *fate = CANNOT;
    alive = trial->position->alive;
    ch_candidates_remove(&alive, candidate);
    return *fate = has_solution(trial, &alive) ? MAY : MUST;
}

static void expect_fate(Trial *trial, const ChStep *step, const ChCandidateSet *set, Fate fate)
{
    char how[CH_NAME_SIZE + 32];

    for (int candidate = ch_candidates_next(set, 0); candidate >= 0;
         candidate = ch_candidates_next(set, candidate + 1)) {
        if (fate_of(trial, candidate) == fate)
            continue;
        strcpy(how, "the search denies ");
        (fate == MUST ? ch_name_placed : ch_name_removed)(how + strlen(how), candidate);
        report_finding(trial, step, how);
        return;
    }
}

static bool relies_on_uniqueness(const ChStep *step)
{
    return ch_technique_needs_unique(ch_technique(step->technique)) || ch_step_assumes_unique(step);
}

/* A step that relies on uniqueness may deny a solution of a puzzle with several. It is held to what
 * it claims, one of a technique in each position. */
static void try_by_judge(Trial *trial, const ChStep *step)
{
    if (trial->proofs > 0)
        return;
    trial->trials->judge->puzzle = &trial->position->puzzle;
    const char *const complaint = judge_step(trial->trials->judge, &trial->position->board, step);
    if (complaint != NULL)
        report_finding(trial, step, complaint);
}

static void try_by_search(Trial *trial, const ChStep *step)
{
    const Position *const position = trial->position;
    const Conclusions says = conclusions_of(step);

    trial->trials->totals.steps++;
    if (relies_on_uniqueness(step) && !position->unique) {
        try_by_judge(trial, step);
        return;
    }
    if (!position->solvable)
        return;
    expect_fate(trial, step, &says.placed, MUST);
    expect_fate(trial, step, &says.removed, CANNOT);
}

/* ---- against the verifier ---- */

static void try_log(Trial *trial, const ChLog *log, const ChStep *step, bool argument)
{
    ChText complaint = CH_TEXT_EMPTY;

    trial->trials->totals.proofs++;
    if (!log_is_proof(log, argument, &trial->trials->totals.unargued, &complaint))
        report_finding(trial, step, ch_text_string(&complaint));
    ch_text_free(&complaint);
}

/* Verifies a log of the step alone. */
static void try_by_witness(Trial *trial, const ChStep *step)
{
    ChLog *const log = trial->trials->log;
    ChBoard after = trial->position->board;

    log->arena = (ChArena){0};
    ch_log_start(log, &trial->position->puzzle);
    log->step[0] = *step;
    log->count = 1;
    ch_board_apply(&after, step);
    log->outcome = after.empty == 0 ? CH_SOLVED : CH_STUCK;
    memcpy(log->solution, after.digit, sizeof log->solution);
    try_log(trial, log, step, trial->proofs % 2 == 0);
}

static bool try_step(ChSink *sink, const ChStep *step)
{
    Trial *const trial = (Trial *)sink;

    try_by_search(trial, step);
    if (trial->proofs < PROOFS) {
        trial->proofs++;
        try_by_witness(trial, step);
    }
    return false;
}

/* ---- the trials ---- */

/* Tries all steps of one technique, and notes its coverage. */
static bool try_finder(Trial *trial, const ChFinderInput *input, const ChTechnique *technique)
{
    Coverage *const coverage = &trial->trials->coverage[technique->number];
    const uint64_t before = trial->trials->totals.steps;

    trial->name = "technique";
    trial->proofs = 0;
    technique->find(input, &trial->sink);
    const uint64_t steps = trial->trials->totals.steps - before;
    coverage->tried++;
    coverage->positions += steps > 0;
    coverage->steps += steps;
    return steps > 0;
}

/* Tries ONE technique, or every one where it is NULL; returns whether any found a step. */
static bool try_techniques(Trial *trial, const ChTechnique *one)
{
    static ChFacts facts;
    const ChFinderOptions options = {0};
    const ChFinderInput input = {.board = &trial->position->board,
                                 .facts = &facts,
                                 .options = &options,
                                 .puzzle = &trial->position->puzzle};
    bool found = false;

    ch_facts_renew(&facts, &trial->position->board);
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique != NULL && ch_technique_is_found(technique) &&
            (one == NULL || one == technique))
            found = try_finder(trial, &input, technique) || found;
    }
    return found;
}

/* Tries all steps of a profile, whose finders may differ from the techniques'. */
static void try_survey(Trial *trial, const char *profile)
{
    ChSurvey *const survey = trial->trials->survey;
    const ChPlan plan = plan_in(profile, NULL);
    int technique = -1;

    trial->name = profile;
    survey->state = state_for(&plan);
    ch_survey(survey, &trial->position->puzzle, &plan, UINT32_MAX);
    for (uint32_t i = 0; i < survey->count && !survey->is_contradiction; i++) {
        if (survey->step[i].technique != technique)
            trial->proofs = 0;
        technique = survey->step[i].technique;
        try_step(&trial->sink, &survey->step[i]);
    }
}

/* Checks the conclusions of a log against the starting position.  Stops at a guess, and at a
 * step that relied on uniqueness when the puzzle has several solutions. */
static void try_steps(Trial *trial, const ChLog *log)
{
    for (uint32_t i = 0; i < log->count; i++) {
        const ChStep *const step = &log->step[i];
        if (step->technique == CH_TECHNIQUE_GUESS ||
            (relies_on_uniqueness(step) && !trial->position->unique))
            return;
        try_by_search(trial, step);
    }
}

/* Checks that a whole solve from here is a proof, and ends in the solution, if there is one. */
static void try_solve(Trial *trial, const char *profile, bool guess, bool argument)
{
    ChEngine *const engine = trial->trials->generator->engine;
    const Position *const position = trial->position;
    const ChPlan plan = plan_in(profile, NULL);

    trial->name = "solve";
    engine->state = state_for(&plan);
    ch_engine_solve(engine, &position->puzzle, &plan, guess);
    try_steps(trial, &engine->log);
    try_log(trial, &engine->log, NULL, argument);
    if (position->unique && engine->log.outcome == CH_CONTRADICTION)
        report_finding(trial, NULL, "a contradiction, where there is a solution");
    if (position->unique && engine->log.outcome == CH_SOLVED &&
        memcmp(engine->log.solution, position->solution, CH_CELLS) != 0)
        report_finding(trial, NULL, "another solution than the search has");
}

static void report_turned(void *context, const ChTechnique *technique, const char *how)
{
    Trial *const trial = context;
    const ChStep step = {.technique = technique->number};

    report_finding(trial, &step, how);
}

static void try_turned(Trial *trial, ChRandom *random)
{
    static Turned turned;

    trial->name = "turned";
    if (!turn(&turned, &trial->position->puzzle, random))
        return;
    trial->trials->totals.turned++;
    compare_turned(&turned, trial->trials->reach, report_turned, trial);
}

static void start_trial(Trial *trial, Trials *trials, const Position *position)
{
    memset(trial, 0, sizeof *trial);
    trial->sink.take = try_step;
    trial->trials = trials;
    trial->position = position;
    trials->totals.positions++;
}

/* ---- every profile ---- */

/* Judges a log step by step; a guess is not judged. */
static void judge_log(Trial *trial, const ChLog *log)
{
    Judge *const judge = trial->trials->judge;
    ChBoard board;

    judge->puzzle = log->puzzle;
    ch_board_load(&board, log->puzzle);
    for (uint32_t i = 0; i < log->count; i++) {
        const ChStep *const step = &log->step[i];
        if (step->technique != CH_TECHNIQUE_GUESS) {
            const char *const complaint = judge_step(judge, &board, step);
            trial->trials->totals.judged++;
            if (complaint != NULL)
                report_finding(trial, step, complaint);
        }
        ch_board_apply(&board, step);
    }
}

static void judge_outcome(Trial *trial, const ChLog *log)
{
    const Position *const position = trial->position;

    if (position->solvable && log->outcome == CH_CONTRADICTION)
        report_finding(trial, NULL, "a contradiction, where there is a solution");
    if (!position->solvable && (log->outcome == CH_SOLVED || log->outcome == CH_GUESSED))
        report_finding(trial, NULL, "solved, where there is no solution");
    if (position->unique && log->outcome == CH_SOLVED &&
        memcmp(log->solution, position->solution, CH_CELLS) != 0)
        report_finding(trial, NULL, "another solution than the search has");
}

static void judge_solve(Trial *trial, const ChPlan *plan, bool guess)
{
    ChEngine *const engine = trial->trials->generator->engine;

    trial->trials->totals.solves++;
    engine->state = state_for(plan);
    ch_engine_solve(engine, &trial->position->puzzle, plan, guess);
    judge_log(trial, &engine->log);
    judge_outcome(trial, &engine->log);
    try_log(trial, &engine->log, NULL, false);
}

static void judge_profile(Trial *trial, const char *profile, const char *list, bool guess)
{
    const ChPlan plan = plan_in(profile, list);

    trial->name = profile;
    judge_solve(trial, &plan, guess);
}

/* Solves with every strategy of the default profile in random order, so that rare ones take
 * steps, too. */
static void judge_shuffled(Trial *trial, ChRandom *random)
{
    ChPlan plan = plan_in("default", "all");

    trial->name = "shuffled";
    for (uint32_t i = (uint32_t)plan.count; i > 1; i--) {
        const uint32_t other = ch_random_below(random, i);
        const ChProfileRow row = plan.row[i - 1];
        plan.row[i - 1] = plan.row[other];
        plan.row[other] = row;
    }
    judge_solve(trial, &plan, false);
}

/* Returns one of the profiles of the Sudoku Explainer family, which share most finders. */
static const char *family_profile(const Position *position)
{
    static const char *const family[] = {"se", "sx", "sukaku"};

    return family[position->board.empty % 3];
}

void try_profiles(Trials *trials, ChRandom *random, const Position *position)
{
    static Trial trial;
    const bool guess = ch_random_below(random, 2) == 0;
    const bool nested =
        ch_random_below(random, NESTED_ONE_IN) == 0 && position->board.empty < NESTED_EMPTY;

    start_trial(&trial, trials, position);
    judge_profile(&trial, "default", NULL, guess);
    judge_profile(&trial, "default", "all", false);
    judge_profile(&trial, "hodoku", NULL, guess);
    judge_profile(&trial, family_profile(position), nested ? NULL : "-nested-forcing-net", false);
    judge_shuffled(&trial, random);
}

void try_whole_solve(Trials *trials, const Position *position, const char *profile, bool guess,
                     bool argument)
{
    static Trial trial;

    start_trial(&trial, trials, position);
    try_solve(&trial, profile, guess, argument);
}

void try_each_technique(Trials *trials, const Position *position)
{
    static Trial trial;

    start_trial(&trial, trials, position);
    try_techniques(&trial, NULL);
}

bool try_technique(Trials *trials, const Position *position, const ChTechnique *technique)
{
    static Trial trial;

    start_trial(&trial, trials, position);
    return try_techniques(&trial, technique);
}

void try_position(Trials *trials, ChRandom *random, const Position *position)
{
    static Trial trial;
    const uint32_t dear = ch_random_below(random, 32);

    start_trial(&trial, trials, position);
    try_techniques(&trial, NULL);
    const bool guess = ch_random_below(random, 4) == 0;
    try_solve(&trial,
              dear % 4 == 1 ? "hodoku"
              : dear == 2   ? family_profile(position)
                            : "default",
              guess, ch_random_below(random, 2) == 0);
    if (dear % 8 == 3)
        try_survey(&trial, "hodoku");
    if (dear == 4)
        try_survey(&trial, family_profile(position));
    if (dear % 4 == 0 && position->solvable)
        try_turned(&trial, random);
}

void judge_turned(Trials *trials)
{
    for (int number = 0; number < ch_technique_limit(); number++) {
        if (reach_is_alike(&trials->reach[number]))
            continue;
        trials->totals.findings++;
        trials->finding(trials->context, NULL, "turned", turned_name(number),
                        "too much is missed by one of the two boards");
    }
}

bool trials_open(Trials *trials, Maker *generator, Finding finding, void *context)
{
    *trials = (Trials){.generator = generator, .finding = finding, .context = context};
    trials->survey = calloc(1, sizeof *trials->survey);
    trials->log = calloc(1, sizeof *trials->log);
    trials->judge = calloc(1, sizeof *trials->judge);
    trials->reach = calloc((size_t)ch_technique_limit(), sizeof *trials->reach);
    trials->coverage = calloc((size_t)ch_technique_limit(), sizeof *trials->coverage);
    if (trials->coverage == NULL || trials->survey == NULL || trials->log == NULL ||
        trials->judge == NULL || trials->reach == NULL)
        return false;
    return true;
}

void trials_close(Trials *trials)
{
    free(trials->survey);
    free(trials->log);
    free(trials->judge);
    free(trials->reach);
    free(trials->coverage);
}
