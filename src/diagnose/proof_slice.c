/* proof_slice.c - extracts a short proof from a solve; see proof.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "proof.h"

#include <string.h>

#include "step_part.h"

/* ---- slicing ---- */

/* The candidates that must be eliminated for the steps kept so far. */
typedef struct Needs {
    ChCandidateSet dead;
} Needs;

/* Adds the candidates of the step's premises that earlier steps eliminated. */
static void add_needs_of(const ChWhy *why, uint32_t number, const ChStep *step, Needs *needs)
{
    const ChCandidateSet scope = ch_step_scope(step);

    CH_EACH_CANDIDATE(candidate, &scope)
        if (why->removed_by[candidate] != 0 && why->removed_by[candidate] < number)
            ch_candidates_add(&needs->dead, candidate);
}

/* Removes the candidates that the step eliminates from the needs and stores them in NEEDED; false
 * when there are none. */
static bool remove_met_needs(const ChWhy *why, uint32_t number, Needs *needs,
                             ChCandidateSet *needed)
{
    bool any = false;

    *needed = (ChCandidateSet){{0}};
    CH_EACH_CANDIDATE(candidate, &needs->dead)
        if (why->removed_by[candidate] == number) {
            ch_candidates_add(needed, candidate);
            any = true;
        }
    for (int i = 0; i < 12; i++)
        needs->dead.word[i] &= ~needed->word[i];
    return any;
}

/* Adds the permitted further eliminations (`also`) of the step that concludes the fact. */
static void add_permitted(const ChWhy *why, uint32_t number, ChCandidateSet *needed)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const int candidate = CH_CANDIDATE(CH_CANDIDATE_CELL(why->fact.candidate), digit);
        if (why->also >> digit & 1 && why->removed_by[candidate] == number)
            ch_candidates_add(needed, candidate);
    }
}

/* Returns the step with only the needed eliminations. */
static ChStep trim_step(const ChStep *step, const ChCandidateSet *needed, ChDetail *detail)
{
    ChStep trimmed = *step;

    if (step->detail == NULL)
        return trimmed;
    *detail = *step->detail;
    for (int i = 0; i < 12; i++)
        detail->removed.word[i] &= needed->word[i];
    trimmed.detail = detail;
    return trimmed;
}

/* Writes the steps that step LAST depends on to the log. They are found from the last to the first
 * and then reversed. Returns false when the log has no room. */
static bool slice_log(ChWhy *why, uint32_t last)
{
    const ChLog *const from = &why->engine.log;
    ChLog *const log = &why->log;
    Needs needs = {{{0}}};

    ch_log_start(log, &why->puzzle);
    if (!why->fact.holds && why->fact.candidate != CH_NONE)
        ch_candidates_add(&needs.dead, why->fact.candidate);
    for (uint32_t number = last; number > 0; number--) {
        const ChStep *const step = &from->step[number - 1];
        ChCandidateSet needed;
        ChDetail detail;
        const bool is_last = number == last;
        if (!remove_met_needs(why, number, &needs, &needed) && !is_last)
            continue;
        if (is_last)
            add_permitted(why, number, &needed);
        const ChStep trimmed = trim_step(step, &needed, &detail);
        if (ch_log_add(log, &trimmed) != CH_OK)
            return false;
        add_needs_of(why, number, step, &needs);
    }
    for (uint32_t i = 0; i < log->count / 2; i++) {
        const ChStep step = log->step[i];
        log->step[i] = log->step[log->count - 1 - i];
        log->step[log->count - 1 - i] = step;
    }
    return true;
}

/* ---- dropping redundant steps ---- */

/* Reports whether the premises on the board imply those conclusions of the step that are still
 * open. */
static bool is_valid(ChWhy *why, const ChStep *step)
{
    const size_t count = ch_step_premises(&why->board, step, why->premise);
    ChLines lines = {.line = why->line, .capacity = CH_WHY_LINES};

    if (step->technique == CH_TECHNIQUE_CONTRADICTION)
        return ch_argue(&lines, why->premise, count, CH_NONE, false) == CH_OK;
    if (step->placed != CH_NONE &&
        ch_argue(&lines, why->premise, count, step->placed, false) != CH_OK)
        return false;
    for (int candidate = 0; step->detail != NULL && candidate < CH_CANDIDATES; candidate++) {
        if (!ch_candidates_has(&step->detail->removed, candidate))
            continue;
        lines.count = 0;
        if (!ch_board_has(&why->board, candidate) ||
            ch_argue(&lines, why->premise, count, candidate, true) != CH_OK)
            return false;
    }
    return true;
}

/* Reports whether the premises of a step have the same open candidates on both boards. */
static bool looks_alike(const ChBoard *one, const ChBoard *other, const ChStep *step)
{
    const ChCandidateSet scope = ch_step_scope(step);

    CH_EACH_CANDIDATE(candidate, &scope)
        if (ch_board_has(one, candidate) != ch_board_has(other, candidate))
            return false;
    return true;
}

/* Reports whether the log is still a proof without step SKIPPED, and shows the same patterns. */
static bool is_valid_without(ChWhy *why, uint32_t skipped)
{
    ChBoard with;

    ch_board_load(&why->board, &why->puzzle);
    with = why->board;
    for (uint32_t i = 0; i < why->log.count; i++) {
        const ChStep *const step = &why->log.step[i];
        if (i != skipped) {
            if (!(ch_step_has_free_pattern(step) || looks_alike(&why->board, &with, step)) ||
                !is_valid(why, step))
                return false;
            ch_board_apply(&why->board, step);
        }
        ch_board_apply(&with, step);
    }
    return true;
}

static void drop_redundant_steps(ChWhy *why)
{
    ChLog *const log = &why->log;

    for (uint32_t i = log->count - 1; i-- > 0;)
        if (is_valid_without(why, i)) {
            memmove(&log->step[i], &log->step[i + 1], (log->count - i - 1) * sizeof *log->step);
            log->count--;
        }
}

/* ---- names of singles ---- */

/* Renames the singles, since other cells may be empty in the proof than were in the solve. */
static void rename_singles(ChWhy *why)
{
    ch_board_load(&why->board, &why->puzzle);
    for (uint32_t i = 0; i < why->log.count; i++) {
        ChStep *const step = &why->log.step[i];
        step->technique = (uint16_t)ch_single_name(&why->board, step);
        ch_board_apply(&why->board, step);
    }
}

bool ch_proof_slice(ChWhy *why, uint32_t last)
{
    if (!slice_log(why, last))
        return false;
    drop_redundant_steps(why);
    rename_singles(why);
    return true;
}
