/* survey.c - see survey.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "survey.h"

#include <assert.h>
#include <string.h>

#include "ease.h"
#include "engine.h"
#include "hash.h"

/* A sink that keeps the steps not seen before. */
typedef struct SurveySink {
    ChSink sink;
    ChSurvey *survey;
    uint32_t enough; /* number of steps in the survey after which the row may stop */
    ChStatus status;
} SurveySink;

/* ---- duplicates: same conclusions by the same cells ---- */

/* Returns a hash of a step's conclusions and cells; never 0. */
static uint64_t hash_step(const ChBoard *board, const ChStep *step)
{
    const ChCellSet cells = ch_pattern_cells(board, step);
    const ChCandidateSet none = {{0}};
    uint64_t hash = ch_hash_add(0, step->placed);

    hash = ch_hash_add_all(hash, cells.word, 2);
    hash = ch_hash_add_all(hash, step->detail != NULL ? step->detail->placed.word : none.word, 12);
    hash = ch_hash_add_all(hash, step->detail != NULL ? step->detail->removed.word : none.word, 12);
    return hash | 1;
}

/* Adds a hash to the table; false when it was there. An empty survey starts with an empty table. */
static bool is_new(ChSurvey *survey, uint64_t hash)
{
    enum { SLOTS = sizeof survey->known / sizeof *survey->known };
    size_t at = hash >> 32;

    if (survey->count == 0)
        memset(survey->known, 0, sizeof survey->known);
    for (;; at++) {
        uint64_t *const slot = &survey->known[at % SLOTS];
        if (*slot == hash)
            return false;
        if (*slot == 0) {
            *slot = hash;
            return true;
        }
    }
}

static bool keep_step(ChSink *sink, const ChStep *step)
{
    SurveySink *const sink_state = (SurveySink *)sink;
    ChSurvey *const survey = sink_state->survey;

    if (survey->count == CH_SURVEY_STEPS) {
        sink_state->status = CH_NO_ROOM;
        return true;
    }
    if (sink_state->enough > 1 && !is_new(survey, hash_step(&survey->board, step)))
        return false;
    sink_state->status = ch_step_keep(&survey->arena, step, &survey->step[survey->count]);
    survey->count += sink_state->status == CH_OK;
    return sink_state->status != CH_OK || survey->count >= sink_state->enough;
}

/* ---- rows ---- */

/* Sorts steps, the best first; stable. */
static void sort_steps(ChStep *step, uint32_t count, ChBetter better)
{
    for (uint32_t i = 1; i < count; i++) {
        const ChStep moving = step[i];
        uint32_t at = i;
        for (; at > 0 && better(&moving, &step[at - 1]); at--)
            step[at] = step[at - 1];
        step[at] = moving;
    }
}

static bool stop(ChSink *sink, const ChStep *step)
{
    (void)sink;
    (void)step;
    return true;
}

static bool is_refuted(const ChFinderInput *input, const ChPlan *plan)
{
    ChSink sink = {stop};

    for (int i = 0; i < plan->refuter_count; i++)
        if (plan->refute[i](input, &sink))
            return true;
    return false;
}

/* Runs the contradiction finders, then the rows until MOST steps are found. */
static ChStatus run_rows(SurveySink *sink_state, const ChFinderInput *input, const ChPlan *plan,
                         uint32_t most)
{
    ChSurvey *const survey = sink_state->survey;

    for (int i = 0; i < plan->refuter_count && survey->count == 0; i++)
        survey->is_contradiction = plan->refute[i](input, &sink_state->sink);
    if (survey->count > 0) {
        survey->is_contradiction = true;
        survey->count = 1;
        return CH_OK;
    }
    for (int i = 0; i < plan->count && survey->count < most && sink_state->status == CH_OK; i++) {
        const ChProfileRow *const row = &plan->row[i];
        const uint32_t from = survey->count;
        if (ch_meter_is_over(plan->meter))
            return plan->meter->status;
        sink_state->enough = row->better == NULL ? most : UINT32_MAX;
        ch_plan_find(plan, row, input, &sink_state->sink);
        if (row->better != NULL)
            sort_steps(survey->step + from, survey->count - from, row->better);
        ch_meter_add(plan->meter, row->effort > 0 ? (uint64_t)row->effort : 1);
    }
    return sink_state->status;
}

/* Makes a contradiction in CELL the only step of the survey. */
static void report_clash(ChSurvey *survey, int cell)
{
    survey->step[0] = (ChStep){.technique = CH_TECHNIQUE_CONTRADICTION,
                               .placed = CH_NONE,
                               .premise = (uint16_t)CH_CELL_CONSTRAINT(cell)};
    survey->count = 1;
    survey->is_contradiction = true;
}

/* Prepares the finders of a position; false when two digits clash, which is then the only step. */
static bool start(ChSurvey *survey, const ChPuzzle *puzzle, const ChPlan *plan,
                  ChFinderInput *input)
{
    *input = (ChFinderInput){.board = &survey->board,
                             .facts = &survey->facts,
                             .options = &plan->options,
                             .puzzle = puzzle,
                             .state = survey->state};
    ch_arena_init(&survey->arena, survey->memory, sizeof survey->memory);
    survey->count = 0;
    survey->is_contradiction = false;
    const int clash = ch_board_load(&survey->board, puzzle);
    ch_facts_renew(&survey->facts, &survey->board);
    if (clash >= 0) {
        report_clash(survey, clash);
        return false;
    }
    ch_plan_start(plan, survey->state, puzzle, &survey->board);
    ch_plan_before_step(plan, survey->state, &survey->board);
    return true;
}

ChStatus ch_survey(ChSurvey *survey, const ChPuzzle *puzzle, const ChPlan *plan, uint32_t most)
{
    SurveySink sink_state = {.sink = {keep_step}, .survey = survey, .enough = UINT32_MAX};
    ChFinderInput input;

    if (!start(survey, puzzle, plan, &input))
        return CH_OK;
    return run_rows(&sink_state, &input, plan, most);
}

void ch_survey_each(ChSurvey *survey, const ChPuzzle *puzzle, const ChPlan *plan,
                    const ChCandidateSet *wanted, ChSink *sink)
{
    ChFinderInput input;
    bool is_over = !start(survey, puzzle, plan, &input) || is_refuted(&input, plan);

    input.wanted = wanted;
    for (int i = 0; i < plan->count && !is_over; i++)
        is_over = ch_plan_find(plan, &plan->row[i], &input, sink);
}

void ch_survey_log(const ChSurvey *survey, uint32_t index, const ChPuzzle *puzzle, ChLog *log)
{
    ChBoard after = survey->board;

    assert(index < survey->count);
    log->arena = (ChArena){0};
    ch_log_start(log, puzzle);
    log->step[0] = survey->step[index];
    log->count = 1;
    if (survey->is_contradiction)
        log->outcome = CH_CONTRADICTION;
    else
        ch_board_apply(&after, &log->step[0]);
    if (after.empty == 0 && !survey->is_contradiction)
        log->outcome = CH_SOLVED;
    memcpy(log->solution, after.digit, sizeof log->solution);
}

/* ---- redundancy of a step ---- */

static ChCandidateSet candidates_of_house(int house)
{
    ChCandidateSet own = {{0}};

    for (int place = 0; place < 9; place++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            ch_candidates_add(&own, CH_CANDIDATE(ch_house_cell[house][place], digit));
    return own;
}

/* The conclusions of a step that lie in a given set of candidates. */
typedef struct Conclusions {
    ChCandidateSet placed;
    ChCandidateSet removed;
} Conclusions;

static Conclusions conclusions_among(const ChStep *step, const ChCandidateSet *scope)
{
    Conclusions own = {{{0}}, {{0}}};

    if (step->detail != NULL)
        own = (Conclusions){step->detail->placed, step->detail->removed};
    if (step->placed != CH_NONE)
        ch_candidates_add(&own.placed, step->placed);
    return (Conclusions){ch_candidates_and(&own.placed, scope),
                         ch_candidates_and(&own.removed, scope)};
}

/* Reports whether two steps have the same constraints as premises and no deadly patterns. */
static bool have_same_premises(const ChStep *one, const ChStep *other)
{
    const ChDetail *const own = one->detail;
    const ChDetail *const others = other->detail;

    if (one->premise != other->premise || own == NULL || others == NULL)
        return one->premise == other->premise && own == others;
    return own->deadly_count + others->deadly_count == 0 &&
           memcmp(&own->premises, &others->premises, sizeof own->premises) == 0;
}

bool ch_survey_adds(const ChSurvey *survey, uint32_t index, int house)
{
    assert(index < survey->count && house >= 0 && house < CH_HOUSES);
    const ChCandidateSet scope = candidates_of_house(house);
    const Conclusions own = conclusions_among(&survey->step[index], &scope);
    bool is_new = ch_candidates_count(&own.placed) + ch_candidates_count(&own.removed) > 0;

    for (uint32_t i = 0; i < index && is_new; i++) {
        if (!have_same_premises(&survey->step[index], &survey->step[i]))
            continue;
        const Conclusions earlier = conclusions_among(&survey->step[i], &scope);
        is_new = !ch_candidates_within(&own.placed, &earlier.placed) ||
                 !ch_candidates_within(&own.removed, &earlier.removed);
    }
    return is_new;
}
