/* proof_slice.c - cutting a short proof out of a solve; see why.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why.h"

#include <string.h>

/* ---- cutting ---- */

/* The candidates that must be dead for the steps kept so far. */
typedef struct Needs {
    ChCandidateSet dead;
} Needs;

/* What was dead in the step's premises, and was alive in the position. */
static void need_premises(const ChWhy *why, uint32_t number, const ChStep *step, Needs *needs)
{
    const ChCandidateSet scope = ch_step_scope(step);

    for (int candidate = ch_candidates_next(&scope, 0); candidate >= 0;
         candidate = ch_candidates_next(&scope, candidate + 1))
        if (why->killer[candidate] != 0 && why->killer[candidate] < number)
            ch_candidates_add(&needs->dead, candidate);
}

/* Takes what the step kills out of the needs; false when that is nothing. */
static bool serves(const ChWhy *why, uint32_t number, Needs *needs, ChCandidateSet *served)
{
    bool any = false;

    *served = (ChCandidateSet){{0}};
    for (int candidate = ch_candidates_next(&needs->dead, 0); candidate >= 0;
         candidate = ch_candidates_next(&needs->dead, candidate + 1))
        if (why->killer[candidate] == number) {
            ch_candidates_add(served, candidate);
            any = true;
        }
    for (int i = 0; i < 12; i++)
        needs->dead.word[i] &= ~served->word[i];
    return any;
}

/* What the step that settles the fact kills of what may be told with it. */
static void serve_also(const ChWhy *why, uint32_t number, ChCandidateSet *served)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const int candidate = CH_CANDIDATE(CH_CANDIDATE_CELL(why->fact.candidate), digit);
        if (why->also >> digit & 1 && why->killer[candidate] == number)
            ch_candidates_add(served, candidate);
    }
}

/* The step with no more eliminations than are needed. */
static ChStep pare(const ChStep *step, const ChCandidateSet *served, ChDetail *detail)
{
    ChStep pared = *step;

    if (step->detail == NULL)
        return pared;
    *detail = *step->detail;
    for (int i = 0; i < 12; i++)
        detail->removed.word[i] &= served->word[i];
    pared.detail = detail;
    return pared;
}

/* Puts the steps that the one of number LAST rests on into the log, in order: found from the last
 * to the first, and then turned round. */
static bool cut(ChWhy *why, uint32_t last)
{
    const ChLog *const from = &why->engine.log;
    ChLog *const log = &why->log;
    Needs needs = {{{0}}};

    ch_log_start(log, &why->puzzle);
    if (!why->fact.holds && why->fact.candidate != CH_NONE)
        ch_candidates_add(&needs.dead, why->fact.candidate);
    for (uint32_t number = last; number > 0; number--) {
        const ChStep *const step = &from->step[number - 1];
        ChCandidateSet served;
        ChDetail detail;
        const bool is_last = number == last;
        if (!serves(why, number, &needs, &served) && !is_last)
            continue;
        if (is_last)
            serve_also(why, number, &served);
        const ChStep pared = pare(step, &served, &detail);
        if (ch_log_add(log, &pared) != CH_OK)
            return false;
        need_premises(why, number, step, &needs);
    }
    for (uint32_t i = 0; i < log->count / 2; i++) {
        const ChStep step = log->step[i];
        log->step[i] = log->step[log->count - 1 - i];
        log->step[log->count - 1 - i] = step;
    }
    return true;
}

/* ---- leaving out ---- */

/* Whether the premises force all that the step concludes that is still to be concluded. */
static bool holds_on(ChWhy *why, const ChStep *step)
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

/* Whether a pattern is worked out from the open candidates alone, however many there are: that of a
 * single, and that of a forcing chain or net. */
static bool has_free_pattern(const ChStep *step)
{
    const char *const family = ch_technique(step->technique)->family;

    return strcmp(family, "singles") == 0 || strcmp(family, "forcing") == 0 ||
           strcmp(family, "outcome") == 0;
}

/* Whether the premises of a step have the same open candidates on both boards. */
static bool looks_alike(const ChBoard *one, const ChBoard *other, const ChStep *step)
{
    const ChCandidateSet scope = ch_step_scope(step);

    for (int candidate = ch_candidates_next(&scope, 0); candidate >= 0;
         candidate = ch_candidates_next(&scope, candidate + 1))
        if (ch_board_has(one, candidate) != ch_board_has(other, candidate))
            return false;
    return true;
}

/* Whether the log is still a proof without its step SKIPPED, and shows the same patterns. */
static bool holds_without(ChWhy *why, uint32_t skipped)
{
    ChBoard with;

    ch_board_load(&why->board, &why->puzzle);
    with = why->board;
    for (uint32_t i = 0; i < why->log.count; i++) {
        const ChStep *const step = &why->log.step[i];
        if (i != skipped) {
            if (!(has_free_pattern(step) || looks_alike(&why->board, &with, step)) ||
                !holds_on(why, step))
                return false;
            ch_board_apply(&why->board, step);
        }
        ch_board_apply(&with, step);
    }
    return true;
}

static void leave_out_spare(ChWhy *why)
{
    ChLog *const log = &why->log;

    for (uint32_t i = log->count - 1; i-- > 0;)
        if (holds_without(why, i)) {
            memmove(&log->step[i], &log->step[i + 1], (log->count - i - 1) * sizeof *log->step);
            log->count--;
        }
}

/* ---- names ---- */

/* A digit's last place in a house, by what can be seen there: it may be the last empty cell. */
static int name_of(const ChBoard *board, int house)
{
    if (board->single[CH_EMPTY] >> house & 1)
        return CH_TECHNIQUE_FULL_HOUSE;
    if (CH_HOUSE_BOXES >> house & 1)
        return CH_TECHNIQUE_CROSS_HATCHING;
    return CH_HOUSE_ROWS >> house & 1 ? CH_TECHNIQUE_HIDDEN_SINGLE_ROW
                                      : CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN;
}

static bool is_single_in_house(const ChStep *step)
{
    return step->technique == CH_TECHNIQUE_FULL_HOUSE ||
           step->technique == CH_TECHNIQUE_CROSS_HATCHING ||
           step->technique == CH_TECHNIQUE_HIDDEN_SINGLE_ROW ||
           step->technique == CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN;
}

/* Other cells are empty now than were in the solve. */
static void name_singles(ChWhy *why)
{
    ch_board_load(&why->board, &why->puzzle);
    for (uint32_t i = 0; i < why->log.count; i++) {
        ChStep *const step = &why->log.step[i];
        if (is_single_in_house(step))
            step->technique = (uint16_t)name_of(&why->board, (step->premise - CH_CELLS) / 9);
        ch_board_apply(&why->board, step);
    }
}

bool ch_proof_slice(ChWhy *why, uint32_t last)
{
    if (!cut(why, last))
        return false;
    leave_out_spare(why);
    name_singles(why);
    return true;
}
