/* traces.c - see traces.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "traces.h"

#include <stdio.h>
#include <string.h>

#include "canonical.h"
#include "explain.h"
#include "json_things.h"
#include "log_json.h"
#include "log_json_text.h"
#include "mark_grid.h"
#include "se.h"

/* ---- the part of the data set ---- */

/* The CRC-32 of zlib and PNG, by which other programs can repeat the split. */
static uint32_t crc32_of(const char *text, size_t length)
{
    uint32_t crc = UINT32_MAX;

    for (size_t i = 0; i < length; i++) {
        crc ^= (unsigned char)text[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ ((crc & 1) != 0 ? UINT32_C(0xedb88320) : 0);
    }
    return ~crc;
}

ChSplit ch_split_of(const ChPuzzle *puzzle)
{
    uint8_t form[CH_CELLS];
    char text[CH_CELLS];

    ch_canonical(puzzle->given, form);
    for (int i = 0; i < CH_CELLS; i++) {
        const int digit = form[CH_CELL_AT(i / CH_DIGITS, i % CH_DIGITS)];
        text[i] = (char)(digit == CH_NO_DIGIT ? '.' : '1' + digit);
    }
    return crc32_of(text, sizeof text) % 10 == 0 ? CH_SPLIT_TEST : CH_SPLIT_TRAIN;
}

/* ---- the parts of a trace ---- */

static void put_tenths(ChJsonWriter *json, const char *key, double rating)
{
    const int tenths = ch_se_printed(rating);
    char number[16];

    snprintf(number, sizeof number, "%d.%d", tenths / 10, tenths % 10);
    ch_json_put_raw(json, key, number);
}

/* The ratings of the puzzle, named as in `grade --json`. */
static void put_ratings(ChJsonWriter *json, const ChGrader *grader)
{
    const ChTechnique *const hardest = ch_technique(grader->grades.path.hardest);

    ch_json_open(json, "ratings", '{');
    ch_json_put_word(json, "level", ch_level_key(grader->grades.path.level));
    if (hardest != NULL)
        ch_json_put_word(json, "technique", hardest->key);
    if (grader->grades.has_rating[0]) {
        put_tenths(json, "er", grader->grades.rating[0].er);
        put_tenths(json, "ep", grader->grades.rating[0].ep);
        put_tenths(json, "ed", grader->grades.rating[0].ed);
    }
    ch_json_put_word(json, "hodoku_level", ch_hodoku_level_name(grader->grades.hodoku.level));
    ch_json_put_number(json, "hodoku_score", grader->grades.hodoku.score);
    ch_json_close(json, '}');
}

/* Writes the digits and the candidates of the position. */
static void put_position(ChJsonWriter *json, const ChBoard *board)
{
    ChCandidateSet candidates = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++) {
        unsigned digits =
            board->digit[cell] != CH_NO_DIGIT ? 1u << board->digit[cell] : board->candidates[cell];
        CH_EACH_DIGIT(digit, digits)
            ch_candidates_add(&candidates, CH_CANDIDATE(cell, digit));
    }
    ch_json_put_grid(json, "position", board->digit);
    ch_json_put_marks(json, "candidates", &candidates);
}

static void put_step(ChJsonWriter *json, const ChStep *step)
{
    ChCandidateSet placed = step->detail != NULL ? step->detail->placed : (ChCandidateSet){{0}};

    if (step->placed != CH_NONE)
        ch_candidates_add(&placed, step->placed);
    ch_json_open(json, NULL, '{');
    ch_json_put_word(json, "technique", ch_technique(step->technique)->key);
    ch_json_open(json, "place", '[');
    CH_EACH_CANDIDATE(candidate, &placed)
        ch_json_put_name(json, NULL, ch_name_placed, candidate);
    ch_json_close(json, ']');
    ch_json_open(json, "eliminate", '[');
    if (step->detail != NULL)
        CH_EACH_CANDIDATE(candidate, &step->detail->removed)
            ch_json_put_name(json, NULL, ch_name_removed, candidate);
    ch_json_close(json, ']');
    ch_json_close(json, '}');
}

static void put_steps(ChJsonWriter *json, const ChSurvey *survey)
{
    ch_json_open(json, "steps", '[');
    for (uint32_t i = 0; i < survey->count; i++)
        put_step(json, &survey->step[i]);
    ch_json_close(json, ']');
}

typedef void (*Explain)(ChText *out, ChLanguage language, const ChBoard *before,
                        const ChStepRecord *step);

/* Writes what EXPLAIN says, as an object with a member a language. */
static void put_texts(ChJsonWriter *json, const char *key, ChTraces *traces, Explain explain,
                      const ChStepRecord *step)
{
    static const char *const code[] = {[CH_ENGLISH] = "en", [CH_KOREAN] = "ko"};

    ch_json_open(json, key, '{');
    for (int language = CH_ENGLISH; language <= CH_KOREAN; language++) {
        ch_text_clear(&traces->sentence);
        explain(&traces->sentence, language, &traces->log_replay.replay.board, step);
        ch_json_put_string(json, code[language], ch_text_whole(&traces->sentence));
    }
    ch_json_close(json, '}');
}

/* ---- the audit ---- */

/* Audits the log that was written, and its step with the other sentence. */
static ChStatus audit_log(ChTraces *traces, const ChLogRecord *log)
{
    ChLogRecord other = *log;
    ChStepRecord step = log->step[0];
    const ChStatus status = ch_audit(&traces->audit, log, 0, &traces->verdict);

    step.text = ch_text_string(&traces->sentence);
    other.step = &step;
    return status != CH_OK || traces->verdict.proof != CH_VERIFIED
               ? status
               : ch_audit(&traces->audit, &other, 0, &traces->verdict);
}

/* Reads the log as it was written, and audits it.  A log that cannot be read fails, too; false only
 * when there is no memory. */
static bool audit(ChTraces *traces, const char *json, size_t length)
{
    const ChJsonSource source = {.text = json, .length = length, .line = 1, .column = 1};
    ChLogDocument document;

    traces->verdict = (ChVerdict){.proof = CH_REFUTED};
    ChStatus status = ch_log_read(&document, &source, NULL);
    if (status == CH_OK && document.log.step_count == 1)
        status = audit_log(traces, &document.log);
    ch_log_document_free(&document);
    return status != CH_NO_MEMORY;
}

/* ---- the walk ---- */

/* Makes the plan of the techniques up to the hardest of the solve. */
static ChStatus plan_up_to(ChPlan *plan, int hardest)
{
    const ChTechnique *const technique = ch_technique(hardest);
    char list[CH_LOG_KEY_LENGTH + 8];

    if (technique == NULL)
        return ch_plan_make(plan, ch_profile_at(0), NULL, NULL);
    snprintf(list, sizeof list, "upto:%s", technique->key);
    return ch_plan_make(plan, ch_profile_at(0), list, NULL);
}

ChStatus ch_traces_start(ChTraces *traces, const ChGrader *grader, const char *strategies,
                         ChFault *fault)
{
    traces->audit.plan = &traces->plan;
    traces->audit.is_part = true;
    traces->sentence = CH_TEXT_EMPTY;
    traces->position = grader->puzzle;
    traces->split = ch_split_of(&grader->puzzle);
    traces->number = 0;
    return strategies == NULL ? plan_up_to(&traces->plan, grader->grades.path.hardest)
                              : ch_plan_make(&traces->plan, ch_profile_at(0), strategies, fault);
}

void ch_traces_end(ChTraces *traces)
{
    ch_text_free(&traces->sentence);
}

/* Writes the step taken: its log, its argument and its sentence, with which `sentence` ends.
 * Returns where in the text the log begins. */
static size_t put_taken(ChJsonWriter *json, ChTraces *traces, size_t *length)
{
    static const ChLogStyle style = {.language = CH_ENGLISH, .argument = true};
    const size_t begin = json->text->length + strlen(",\"log\":");
    ChStepRecord step;

    ch_log_json_text(json, "log", &traces->log, &style, &traces->log_replay, &traces->sentence);
    ch_json_close(json, '}');
    *length = json->text->length - begin;
    ch_log_replay_start(&traces->log_replay, &traces->log);
    (void)ch_log_replay_next(&traces->log_replay, true, &step);
    put_texts(json, "argument", traces, ch_explain_argument, &step);
    put_texts(json, "text", traces, ch_explain_step, &step);
    return begin;
}

/* Writes a trace without its log and its texts, and leaves its object open. */
static void put_head(ChJsonWriter *json, const ChTraces *traces, const ChGrader *grader)
{
    const ChSurvey *const survey = &traces->audit.survey;

    ch_json_open_format(json, NULL, "crosshatch-trace");
    ch_json_put_puzzle(json, &grader->puzzle);
    ch_json_put_word(json, "split", traces->split == CH_SPLIT_TEST ? "test" : "train");
    put_ratings(json, grader);
    ch_json_put_number(json, "number", traces->number);
    put_position(json, &survey->board);
    ch_json_put_word(json, "level", ch_level_key(traces->technique->level));
    put_steps(json, survey);
    if (traces->has_more)
        ch_json_put_flag(json, "more", true);
}

/* Makes the position the one after the step taken. */
static void apply(ChTraces *traces)
{
    const ChStep *const step = &traces->log.step[0];
    ChPuzzle *const position = &traces->position;

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (position->given[cell] == CH_NO_DIGIT)
            position->entered[cell] = traces->log.solution[cell];
    if (step->detail != NULL)
        CH_EACH_CANDIDATE(candidate, &step->detail->removed)
            ch_candidates_add(&position->removed, candidate);
    ch_puzzle_keep_alive(position);
}

bool ch_traces_next(ChTraces *traces, const ChGrader *grader, ChText *out)
{
    ChSurvey *const survey = &traces->audit.survey;
    const size_t before = out->length;
    ChJsonWriter json = {out, false};
    size_t length;

    traces->has_more =
        ch_survey(survey, &traces->position, &traces->plan, UINT32_MAX) == CH_NO_ROOM;
    if (survey->count == 0 || out->failed)
        return false;
    ch_survey_log(survey, 0, &traces->position, &traces->log);
    traces->technique = ch_technique(traces->log.step[0].technique);
    traces->number++;
    put_head(&json, traces, grader);
    const size_t begin = put_taken(&json, traces, &length);
    ch_json_close_line(&json);
    apply(traces);
    out->failed = out->failed || !audit(traces, out->data + begin, length);
    if (!out->failed && traces->verdict.proof != CH_VERIFIED)
        ch_text_cut(out, before);
    return !out->failed;
}
