/* audit.c - see audit.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "audit.h"

#include <stdio.h>
#include <string.h>

#include "explain.h"
#include "subtypes.h"
#include "why.h"

static bool refute(ChVerdict *verdict, ChReason reason, uint32_t step, const char *fact)
{
    *verdict = (ChVerdict){.proof = CH_REFUTED, .reason = reason, .step = step};
    snprintf(verdict->fact, sizeof verdict->fact, "%s", fact);
    return false;
}

/* ---- the technique ---- */

/* Returns whether a step that was found concludes all that the record does. */
static bool concludes(const ChStep *step, const ChStepRecord *record)
{
    for (size_t i = 0; i < record->place_count; i++)
        if (step->placed != record->place[i] &&
            (step->detail == NULL || !ch_candidates_has(&step->detail->placed, record->place[i])))
            return false;
    for (size_t i = 0; i < record->eliminate_count; i++)
        if (step->detail == NULL ||
            !ch_candidates_has(&step->detail->removed, record->eliminate[i]))
            return false;
    return true;
}

/* Returns whether a step that was found has the premises of the record, and no others. */
static bool has_premises(const ChStep *step, const ChStepRecord *record)
{
    ChConstraintSet own = {{0}};
    ChConstraintSet claimed = {{0}};

    if (step->detail != NULL)
        own = step->detail->premises;
    if (step->premise != CH_NONE)
        ch_constraints_add(&own, step->premise);
    for (size_t i = 0; i < record->constraint_count; i++)
        ch_constraints_add(&claimed, record->constraint[i]);
    return memcmp(&own, &claimed, sizeof own) == 0;
}

/* A sink that waits for a step of the technique that concludes all that the record does. */
typedef struct ClaimSink {
    ChSink sink;
    const ChStepRecord *record;
    bool is_whole; /* the step must have just the premises of the record */
    bool is_found;
} ClaimSink;

static bool compare(ChSink *sink, const ChStep *step)
{
    ClaimSink *const claim = (ClaimSink *)sink;

    claim->is_found |= strcmp(ch_technique(step->technique)->key, claim->record->technique) == 0 &&
                       concludes(step, claim->record) &&
                       (!claim->is_whole || has_premises(step, claim->record));
    return claim->is_found;
}

static ChCandidateSet conclusions_of(const ChStepRecord *record)
{
    ChCandidateSet all = {{0}};

    for (size_t i = 0; i < record->place_count; i++)
        ch_candidates_add(&all, record->place[i]);
    for (size_t i = 0; i < record->eliminate_count; i++)
        ch_candidates_add(&all, record->eliminate[i]);
    return all;
}

/* Prepares the state of the plan's profile. */
static void start(ChAudit *audit, const ChPlan *plan)
{
    const size_t size = plan->profile->state.size;

    audit->survey.state = size > 0 ? memset(audit->state, 0, size) : NULL;
}

/* Returns whether the technique finds the step in the position, as PROFILE uses it. */
static bool profile_finds(ChAudit *audit, const ChProfile *profile, const ChStepRecord *record,
                          bool is_whole)
{
    ClaimSink claim = {.sink = {compare}, .record = record, .is_whole = is_whole};
    const ChCandidateSet wanted = conclusions_of(record);
    ChPlan plan;

    if (ch_plan_make(&plan, profile, record->technique, NULL) != CH_OK)
        return false;
    start(audit, &plan);
    ch_meter_add(audit->plan->meter, (uint64_t)plan.count);
    if (!ch_meter_is_over(audit->plan->meter))
        ch_survey_each(&audit->survey, &audit->position, &plan, &wanted, &claim.sink);
    return claim.is_found;
}

/* Returns whether the technique finds the step as one of the profiles uses it. */
static bool is_found(ChAudit *audit, const ChStepRecord *record, bool is_whole)
{
    if (profile_finds(audit, audit->plan->profile, record, is_whole))
        return true;
    for (int i = 0; ch_profile_at(i) != NULL; i++)
        if (ch_profile_at(i) != audit->plan->profile &&
            profile_finds(audit, ch_profile_at(i), record, is_whole))
            return true;
    return false;
}

static const ChTechnique *technique_of(const ChStepRecord *record)
{
    return ch_technique_by_key(record->technique, strlen(record->technique));
}

/* Guesses and contradictions, which no finder finds, are checked by the verifier. */
static bool check_technique(ChAudit *audit, const ChStepRecord *record, ChVerdict *verdict)
{
    const ChTechnique *const technique = technique_of(record);

    return (technique != NULL && !ch_technique_is_strategy(technique)) ||
           is_found(audit, record, false) ||
           refute(verdict, CH_REASON_NO_INSTANCE, record->number, record->technique);
}

/* A log may leave the sub-type out. */
static bool check_subtype(ChAudit *audit, const ChStepRecord *record, ChVerdict *verdict)
{
    const ChTechnique *const technique = technique_of(record);
    const ChTechnique *own = NULL;

    if (technique != NULL)
        own = ch_subtype_of(ch_technique_subtypes(technique->number), technique->number,
                            &audit->board, record);
    return record->subtype == NULL || (own != NULL && strcmp(own->key, record->subtype) == 0) ||
           refute(verdict, CH_REASON_SUBTYPE, record->number, record->subtype);
}

/* ---- the texts ---- */

static bool is_sentence(ChAudit *audit, const ChStepRecord *record, ChLanguage language)
{
    ch_text_clear(&audit->text);
    ch_explain_step(&audit->text, language, &audit->board, record);
    return strcmp(ch_text_string(&audit->text), record->text) == 0;
}

/* A notation that follows an argument is accepted if the log leaves the argument out. */
static bool is_notation(ChAudit *audit, const ChStepRecord *record)
{
    ch_text_clear(&audit->text);
    const bool is_own = ch_explain_notation(&audit->text, &audit->board, record);
    return (!is_own && record->argument_count == 0) ||
           strcmp(ch_text_string(&audit->text), record->notation) == 0;
}

static bool check_texts(ChAudit *audit, const ChStepRecord *record, ChVerdict *verdict)
{
    if (record->text != NULL && !is_sentence(audit, record, CH_ENGLISH) &&
        !is_sentence(audit, record, CH_KOREAN))
        return refute(verdict, CH_REASON_TEXT, record->number, "");
    return record->notation == NULL || is_notation(audit, record) ||
           refute(verdict, CH_REASON_NOTATION, record->number, "");
}

/* ---- the whole ---- */

/* Makes the position that before the first step. */
static void rewind_to_start(ChAudit *audit, const ChLogRecord *log)
{
    audit->position = log->puzzle;
    audit->applied = 0;
}

static void apply(ChPuzzle *position, const ChStepRecord *record)
{
    for (size_t i = 0; i < record->place_count; i++)
        position->entered[CH_CANDIDATE_CELL(record->place[i])] =
            (uint8_t)CH_CANDIDATE_DIGIT(record->place[i]);
    for (size_t i = 0; i < record->eliminate_count; i++)
        ch_candidates_add(&position->removed, record->eliminate[i]);
    position->has_start = true;
}

/* Reports to the verifier whether a technique finds a step of the log with just its premises. */
static bool is_found_whole(void *context, const ChStepRecord *record)
{
    ChAudit *const audit = context;
    const ChLogRecord *const log = audit->verifier.log;

    while (&log->step[audit->applied] != record)
        apply(&audit->position, &log->step[audit->applied++]);
    return is_found(audit, record, true);
}

/* Checks that the strategies find nothing in the last position of a log that ends stuck. */
static bool check_stuck(ChAudit *audit, const ChLogRecord *log, ChVerdict *verdict)
{
    const ChSurvey *const found = &audit->survey;
    ChPlan plan = *audit->plan;

    if (log->outcome != CH_STUCK)
        return true;
    ch_why_restrict_plan(&audit->search, &log->puzzle, &plan);
    start(audit, &plan);
    (void)ch_survey(&audit->survey, &audit->position, &plan, 1);
    return found->count == 0 ||
           refute(verdict, CH_REASON_NOT_FINISHED, 0, ch_technique(found->step[0].technique)->key);
}

static bool check_step(ChAudit *audit, const ChStepRecord *record, ChVerdict *verdict)
{
    ch_board_load(&audit->board, &audit->position);
    return check_technique(audit, record, verdict) && check_subtype(audit, record, verdict) &&
           check_texts(audit, record, verdict);
}

ChStatus ch_audit(ChAudit *audit, const ChLogRecord *log, uint64_t budget, ChVerdict *verdict)
{
    ChMeter *const meter = audit->plan->meter;

    audit->verifier.is_technique = ch_technique_exists;
    audit->verifier.is_found_whole = is_found_whole;
    audit->verifier.context = audit;
    audit->verifier.meter = meter;
    rewind_to_start(audit, log);
    ch_verify(&audit->verifier, log, budget, verdict);
    rewind_to_start(audit, log);
    audit->text = CH_TEXT_EMPTY;
    for (size_t i = 0; verdict->proof == CH_VERIFIED && i < log->step_count; i++) {
        (void)check_step(audit, &log->step[i], verdict);
        apply(&audit->position, &log->step[i]);
    }
    if (verdict->proof == CH_VERIFIED && !audit->is_part)
        (void)check_stuck(audit, log, verdict);
    const bool failed = audit->text.failed;
    ch_text_free(&audit->text);
    if (ch_meter_is_over(meter))
        return meter->status;
    return failed ? CH_NO_MEMORY : CH_OK;
}
