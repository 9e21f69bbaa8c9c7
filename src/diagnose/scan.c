/* scan.c - see scan.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "scan.h"

#include "scan_single.h"

enum {
    WHOLE_LEVELS = 3, /* of these levels each step is tried */
    NOTHING = -1
};

/* ---- logs ---- */

/* Makes a log of a step and the single that follows; either may be NULL. */
static bool log_steps(ChScan *scan, const ChStep *step, const ChStep *single)
{
    ChWhy *const why = scan->why;
    const ChStep *const last = single != NULL ? single : step;
    const int fact =
        last->placed != CH_NONE ? last->placed : ch_candidates_next(&last->detail->removed, 0);

    why->puzzle = *scan->puzzle;
    ch_why_open(why, (ChFact){.candidate = (uint16_t)fact, .holds = last->placed != CH_NONE});
    why->is_proved = (step == NULL || ch_log_add(&why->log, step) == CH_OK) &&
                     (single == NULL || ch_log_add(&why->log, single) == CH_OK);
    ch_why_close(why);
    return why->is_proved;
}

bool ch_scan_places(const ChLog *log)
{
    return log->count > 0 && log->step[log->count - 1].placed != CH_NONE;
}

/* ---- one single ---- */

static bool find_single(ChScan *scan, bool counts)
{
    ChBoard board;

    ch_board_load(&board, scan->puzzle);
    const ChSeenSingle single = ch_scan_single(&board, scan->plan, counts);
    return single.key != CH_NO_SINGLE && log_steps(scan, NULL, &single.step);
}

/* ---- one elimination, and a single ---- */

static bool is_intersection(const ChStep *step)
{
    return step->technique == CH_TECHNIQUE_POINTING || step->technique == CH_TECHNIQUE_CLAIMING;
}

/* Returns the key of a step and the single after it: the technique, then how the single is seen.
 * Pointing and claiming are one technique. */
static uint64_t key_of(const ChScan *scan, const ChStep *step, const ChSeenSingle *single)
{
    const int technique = is_intersection(step) ? CH_TECHNIQUE_POINTING : step->technique;
    const int row = ch_plan_row_of(&scan->narrowed, technique);

    return (uint64_t)(row + 1) << 32 | single->key;
}

/* Returns the eliminations of a step in the premise of a single. */
static ChCandidateSet removed_near(const ChStep *step, const ChStep *single)
{
    ChCandidateSet near = {{0}};

    for (int i = 0; i < 9; i++)
        ch_candidates_add(&near, ch_constraint_candidate(single->premise, i));
    return ch_candidates_and(&step->detail->removed, &near);
}

/* Logs a step and the single after it; of the step, only the eliminations in the premise of the
 * single. */
static bool log_pair(ChScan *scan, const ChStep *step, const ChStep *single)
{
    ChDetail detail = *step->detail;
    ChStep part = *step;

    detail.removed = removed_near(step, single);
    part.detail = &detail;
    return log_steps(scan, &part, single);
}

/* Reports whether a single is there without a step. */
static bool is_there_without(const ChStep *step, const ChStep *single)
{
    const ChCandidateSet removed = removed_near(step, single);

    return ch_candidates_count(&removed) == 0;
}

/* Surveys the narrowed plan and logs the easiest step that lets a digit be placed.  FITS, or NULL,
 * chooses among the steps. */
static bool find_step_to_single(ChScan *scan, bool (*fits)(const ChScan *scan, const ChStep *step))
{
    ChSurvey *const survey = scan->survey;
    ChSeenSingle best = {.key = CH_NO_SINGLE};
    uint64_t best_key = UINT64_MAX;
    int chosen = NOTHING;

    (void)ch_survey(survey, scan->puzzle, &scan->narrowed, UINT32_MAX);
    for (uint32_t i = 0; i < survey->count && !survey->is_contradiction; i++) {
        const ChStep *const step = &survey->step[i];
        ChBoard after = survey->board;
        if (step->placed != CH_NONE || (fits != NULL && !fits(scan, step)))
            continue;
        ch_board_apply(&after, step);
        const ChSeenSingle single = ch_scan_single(&after, scan->plan, true);
        const uint64_t key = key_of(scan, step, &single);
        if (single.key == CH_NO_SINGLE || key >= best_key || is_there_without(step, &single.step))
            continue;
        best_key = key;
        best = single;
        chosen = (int)i;
    }
    return chosen != NOTHING && log_pair(scan, &survey->step[chosen], &best.step);
}

/* ---- corner marks ---- */

static bool is_seen_in_marks(int technique)
{
    static const uint16_t seen[] = {CH_TECHNIQUE_POINTING,    CH_TECHNIQUE_CLAIMING,
                                    CH_TECHNIQUE_LOCKED_PAIR, CH_TECHNIQUE_NAKED_PAIR,
                                    CH_TECHNIQUE_HIDDEN_PAIR, CH_TECHNIQUE_X_WING};

    for (size_t i = 0; i < sizeof seen / sizeof *seen; i++)
        if (seen[i] == technique)
            return true;
    return false;
}

/* Reports whether every candidate of a step's premises is written. */
static bool is_written(const ChScan *scan, const ChStep *step)
{
    CH_EACH_CONSTRAINT(premise, &step->detail->premises)
        for (int i = 0; i < 9; i++) {
            const int candidate = ch_constraint_candidate(premise, i);
            if (ch_board_has(&scan->survey->board, candidate) &&
                !ch_candidates_has(&scan->puzzle->corner, candidate))
                return false;
        }
    return true;
}

/* Logs the first written pattern that erases a mark. */
static bool find_erasure(ChScan *scan)
{
    const ChSurvey *const survey = scan->survey;

    for (uint32_t i = 0; i < survey->count && !survey->is_contradiction; i++) {
        const ChStep *const step = &survey->step[i];
        const ChCandidateSet erased =
            ch_candidates_and(&step->detail->removed, &scan->puzzle->corner);
        if (is_written(scan, step) && ch_candidates_count(&erased) > 0)
            return log_steps(scan, step, NULL);
    }
    return false;
}

static bool find_in_marks(ChScan *scan)
{
    int count = 0;

    if (ch_candidates_count(&scan->puzzle->corner) == 0)
        return false;
    scan->narrowed = *scan->plan;
    for (int i = 0; i < scan->plan->count; i++)
        if (is_seen_in_marks(scan->plan->row[i].technique))
            scan->narrowed.row[count++] = scan->plan->row[i];
    scan->narrowed.count = count;
    return find_step_to_single(scan, is_written) || find_erasure(scan);
}

/* ---- any way ---- */

static void narrow_to_level(ChScan *scan, int level)
{
    int count = 0;

    scan->narrowed = *scan->plan;
    for (int i = 0; i < scan->plan->count; i++) {
        const ChProfileRow *const row = &scan->plan->row[i];
        if (ch_technique(row->technique)->level <= level &&
            (level > WHOLE_LEVELS || row->effort == 0))
            scan->narrowed.row[count++] = *row;
    }
    scan->narrowed.count = count;
}

/* Logs the easiest step, which only rules candidates out. */
static bool find_elimination(ChScan *scan)
{
    ChSurvey *const survey = scan->survey;

    (void)ch_survey(survey, scan->puzzle, scan->plan, 1);
    return survey->count > 0 && !survey->is_contradiction &&
           log_steps(scan, &survey->step[0], NULL);
}

static bool find_any_way(ChScan *scan)
{
    for (int level = 2; level <= CH_LEVELS; level++) {
        narrow_to_level(scan, level);
        if (level <= WHOLE_LEVELS && find_step_to_single(scan, NULL))
            return true;
        if (ch_why_next_digit(scan->why, scan->puzzle, &scan->narrowed))
            return true;
    }
    return find_elimination(scan);
}

bool ch_scan(ChScan *scan)
{
    if (scan->plan->profile != ch_profile_at(0))
        return ch_why_next_digit(scan->why, scan->puzzle, scan->plan) || find_elimination(scan);
    return find_single(scan, false) || find_in_marks(scan) || find_single(scan, true) ||
           find_any_way(scan);
}
