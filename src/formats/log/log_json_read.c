/* log_json_read.c - see log_json.h: the log itself and its steps.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "fault.h"
#include "log_reader.h"
#include "notation.h"

/* ---- the top ---- */

ChStatus ch_log_read_grid(const ChLogReader *reader, const ChJson *value, uint8_t *digit)
{
    const char *const grid = ch_json_string(value);

    if (grid == NULL || strlen(grid) != CH_CELLS)
        return ch_log_refuse(reader, value, CH_LOG_GRID);
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (grid[i] != '.' && (grid[i] < '1' || grid[i] > '9'))
            return ch_log_refuse(reader, value, CH_LOG_GRID);
        digit[cell] = grid[i] == '.' ? CH_NO_DIGIT : (uint8_t)(grid[i] - '1');
    }
    return CH_OK;
}

static ChStatus read_marks(ChLogReader *reader, const ChJson *value, ChCandidateSet *marks)
{
    const char *const grid = ch_json_string(value);

    for (int i = 0; i < CH_CANDIDATES; i++) {
        const int cell = CH_CELL_AT(i / 81, i / 9 % 9);
        if (grid[i] != '.' && grid[i] != '1' + i % 9)
            return ch_log_refuse(reader, value, CH_LOG_GRID);
        if (grid[i] != '.')
            ch_candidates_add(marks, CH_CANDIDATE(cell, i % 9));
    }
    return CH_OK;
}

static ChStatus read_puzzle(ChLogReader *reader, const ChJson *top, ChPuzzle *puzzle)
{
    const ChJson *const value = ch_json_member(top, "puzzle");

    ch_puzzle_clear(puzzle);
    if (value == NULL)
        return ch_log_missing(reader, top, "puzzle");
    const char *const grid = ch_json_string(value);
    puzzle->has_marks = grid != NULL && strlen(grid) == CH_CANDIDATES;
    if (puzzle->has_marks)
        return read_marks(reader, value, &puzzle->marks);
    return ch_log_read_grid(reader, value, puzzle->given);
}

/* Returns whether a conclusion repeats an earlier one of the start, or is ruled out by one. */
static bool is_repeated(const ChPuzzle *puzzle, int candidate, bool placed)
{
    const int cell = CH_CANDIDATE_CELL(candidate);

    return ch_candidates_has(&puzzle->removed, candidate) ||
           (placed ? ch_puzzle_digit(puzzle, cell) != CH_NO_DIGIT
                   : puzzle->entered[cell] == CH_CANDIDATE_DIGIT(candidate));
}

static void enter_digit(ChPuzzle *puzzle, int candidate, int turn)
{
    const int cell = CH_CANDIDATE_CELL(candidate);

    puzzle->entered[cell] = (uint8_t)CH_CANDIDATE_DIGIT(candidate);
    puzzle->turn[cell] = (uint8_t)turn;
}

static ChStatus read_start(ChLogReader *reader, const ChJson *list, ChPuzzle *puzzle)
{
    if (list == NULL)
        return CH_OK;
    if (!ch_json_is_list(list))
        return ch_log_refuse(reader, list, CH_LOG_LIST);
    int turn = 0;
    for (const ChJson *value = ch_json_first(list); value != NULL; value = ch_json_next(value)) {
        const char *const name = ch_json_string(value);
        bool placed = false;
        const int candidate = name == NULL ? -1 : ch_read_conclusion(name, strlen(name), &placed);
        if (candidate < 0)
            return ch_log_refuse(reader, value, CH_LOG_START);
        if (is_repeated(puzzle, candidate, placed))
            return ch_log_refuse(reader, value, CH_LOG_START_AGAIN);
        if (placed)
            enter_digit(puzzle, candidate, ++turn);
        else
            ch_candidates_add(&puzzle->removed, candidate);
        puzzle->has_start = true;
    }
    return CH_OK;
}

static ChStatus check_format(ChLogReader *reader, const ChJson *top)
{
    const ChJson *const format = ch_json_member(top, "format");
    const ChJson *const version = ch_json_member(top, "version");

    if (format == NULL)
        return ch_log_missing(reader, top, "format");
    const char *const name = ch_json_string(format);
    if (name == NULL || strcmp(name, "crosshatch-log") != 0)
        return ch_log_refuse(reader, format, CH_LOG_FORMAT);
    if (version == NULL)
        return ch_log_missing(reader, top, "version");
    if (ch_json_whole(version, 1, 1) != 1)
        return ch_log_refuse(reader, version, CH_LOG_VERSION);
    return CH_OK;
}

/* Checks for an error record: in a batch, a puzzle that could not be read leaves a record with the
 * reason. */
static ChStatus check_status(ChLogReader *reader, const ChJson *top)
{
    const ChJson *const value = ch_json_member(top, "status");
    const ChJson *const message = ch_json_member(top, "message");
    const char *const word = value != NULL ? ch_json_string(value) : NULL;

    if (word == NULL || strcmp(word, "error") != 0)
        return CH_OK;
    return ch_json_refuse(reader->source, reader->document->tree, value, CH_LOG_ERROR_RECORD,
                          message != NULL ? ch_json_string(message) : NULL, reader->fault);
}

static ChStatus read_outcome(ChLogReader *reader, const ChJson *top, ChLogRecord *log)
{
    const ChJson *const value = ch_json_member(top, "outcome");

    if (value == NULL)
        return ch_log_missing(reader, top, "outcome");
    const int outcome = ch_log_word(value, ch_outcome_word, CH_AMBIGUOUS);
    if (outcome < 0)
        return ch_log_refuse(reader, value, CH_LOG_WORD);
    log->outcome = (ChOutcome)outcome;
    return CH_OK;
}

static ChStatus read_solution(ChLogReader *reader, const ChJson *top, ChLogRecord *log)
{
    const ChJson *const value = ch_json_member(top, "solution");

    return value == NULL ? ch_log_missing(reader, top, "solution")
                         : ch_log_read_grid(reader, value, log->solution);
}

/* ---- a step ---- */

static ChStatus read_number(ChLogReader *reader, const ChJson *step, ChStepRecord *record)
{
    const ChJson *const value = ch_json_member(step, "step");

    if (value == NULL)
        return ch_log_missing(reader, step, "step");
    const long number = ch_json_whole(value, 0, CH_LOG_NUMBERS);
    if (number < 0)
        return ch_log_refuse(reader, value, CH_LOG_NUMBER);
    record->number = (uint32_t)number;
    return CH_OK;
}

/* Reads a technique's key, which has lower-case letters, digits and hyphens, so that it can be
 * printed anywhere. */
static ChStatus read_technique(ChLogReader *reader, const ChJson *step, ChStepRecord *record)
{
    const ChJson *const value = ch_json_member(step, "technique");

    if (value == NULL)
        return ch_log_missing(reader, step, "technique");
    const char *const key = ch_json_string(value);
    if (key == NULL)
        return ch_log_refuse(reader, value, CH_LOG_STRING);
    const size_t length = strspn(key, "abcdefghijklmnopqrstuvwxyz0123456789-");
    if (length == 0 || key[length] != '\0' || length > CH_LOG_KEY_LENGTH)
        return ch_log_refuse(reader, value, CH_LOG_WORD);
    record->technique = key;
    return CH_OK;
}

static ChStatus read_after(ChLogReader *reader, const ChJson *step, ChStepRecord *record)
{
    const ChJson *list = NULL;
    ChStatus status = ch_log_list(reader, step, "after", CH_LOG_STEPS, &list);
    uint32_t *const after =
        ch_log_take(reader, status == CH_OK ? ch_json_length(list) : 0, sizeof *after, &status);

    if (status != CH_OK)
        return status;
    for (const ChJson *value = ch_json_first(list); value != NULL; value = ch_json_next(value)) {
        const long number = ch_json_whole(value, 0, CH_LOG_NUMBERS);
        if (number < 0)
            return ch_log_refuse(reader, value, CH_LOG_NUMBER);
        after[record->after_count++] = (uint32_t)number;
    }
    record->after = after;
    return CH_OK;
}

static ChStatus read_text(ChLogReader *reader, const ChJson *step, ChStepRecord *record)
{
    const ChJson *const value = ch_json_member(step, "text");

    if (value == NULL)
        return CH_OK;
    record->text = ch_json_string(value);
    return record->text != NULL ? CH_OK : ch_log_refuse(reader, value, CH_LOG_STRING);
}

static ChStatus read_step(ChLogReader *reader, const ChJson *step, ChStepRecord *record)
{
    if (!ch_json_is_object(step))
        return ch_log_refuse(reader, step, CH_LOG_OBJECT);
    ChStatus status = read_number(reader, step, record);
    if (status == CH_OK)
        status = read_technique(reader, step, record);
    if (status == CH_OK)
        status = ch_log_names(reader, step, "place", &ch_log_places, &record->place,
                              &record->place_count);
    if (status == CH_OK)
        status = ch_log_names(reader, step, "eliminate", &ch_log_eliminations, &record->eliminate,
                              &record->eliminate_count);
    if (status == CH_OK)
        status = ch_log_read_premises(reader, step, record);
    if (status == CH_OK)
        status = read_after(reader, step, record);
    if (status == CH_OK)
        status = ch_log_read_pattern(reader, step, record);
    if (status == CH_OK)
        status = ch_log_read_arguments(reader, step, record);
    return status == CH_OK ? read_text(reader, step, record) : status;
}

static ChStatus read_steps(ChLogReader *reader, const ChJson *top, ChLogRecord *log)
{
    const ChJson *list = NULL;
    ChStatus status = ch_log_list(reader, top, "steps", CH_LOG_STEPS, &list);
    ChStepRecord *const step =
        ch_log_take(reader, status == CH_OK ? ch_json_length(list) : 0, sizeof *step, &status);

    if (status != CH_OK)
        return status;
    for (const ChJson *value = ch_json_first(list); value != NULL; value = ch_json_next(value)) {
        step[log->step_count] = (ChStepRecord){0};
        status = read_step(reader, value, &step[log->step_count++]);
        if (status != CH_OK)
            return status;
    }
    log->step = step;
    return CH_OK;
}

/* ---- branches that no guess took ---- */

static ChStatus read_branch(ChLogReader *reader, const ChJson *value, ChAbandoned *abandoned)
{
    static const char *const KEYS[] = {"step", "assumed", "outcome"};
    ChStatus status = CH_OK;

    if (!ch_json_is_object(value))
        return ch_log_refuse(reader, value, CH_LOG_OBJECT);
    for (int i = 0; i < 3; i++)
        if (ch_json_member(value, KEYS[i]) == NULL)
            return ch_log_missing(reader, value, KEYS[i]);
    const ChJson *const step = ch_json_member(value, "step");
    const ChJson *const outcome = ch_json_member(value, "outcome");
    const long number = ch_json_whole(step, 1, CH_LOG_NUMBERS);
    if (number < 0)
        return ch_log_refuse(reader, step, CH_LOG_NUMBER);
    const int assumed =
        ch_log_name(reader, ch_json_member(value, "assumed"), &ch_log_places, &status);
    if (status != CH_OK)
        return status;
    const int branch = ch_log_word(outcome, ch_branch_word, CH_BRANCH_UNFINISHED);
    if (branch < 0)
        return ch_log_refuse(reader, outcome, CH_LOG_WORD);
    *abandoned = (ChAbandoned){
        .step = (uint32_t)number, .assumed = (uint16_t)assumed, .outcome = (uint8_t)branch};
    return CH_OK;
}

static ChStatus read_abandoned(ChLogReader *reader, const ChJson *top, ChLogRecord *log)
{
    const ChJson *list = NULL;

    if (ch_json_member(top, "abandoned") == NULL)
        return CH_OK;
    ChStatus status = ch_log_list(reader, top, "abandoned", CH_CANDIDATES, &list);
    ChAbandoned *const abandoned =
        ch_log_take(reader, status == CH_OK ? ch_json_length(list) : 0, sizeof *abandoned, &status);
    for (const ChJson *value = status == CH_OK ? ch_json_first(list) : NULL;
         value != NULL && status == CH_OK; value = ch_json_next(value))
        status = read_branch(reader, value, &abandoned[log->abandoned_count++]);
    log->abandoned = abandoned;
    return status;
}

static ChStatus read_log(ChLogReader *reader, const ChJson *top, ChLogRecord *log)
{
    if (!ch_json_is_object(top))
        return ch_log_refuse(reader, top, CH_LOG_OBJECT);
    ChStatus status = check_format(reader, top);
    if (status == CH_OK)
        status = check_status(reader, top);
    if (status == CH_OK)
        status = read_puzzle(reader, top, &log->puzzle);
    if (status == CH_OK)
        status = read_start(reader, ch_json_member(top, "start"), &log->puzzle);
    if (status == CH_OK)
        status = read_outcome(reader, top, log);
    if (status == CH_OK)
        status = read_solution(reader, top, log);
    if (status == CH_OK)
        status = read_steps(reader, top, log);
    if (status == CH_OK)
        status = read_abandoned(reader, top, log);
    return status == CH_OK ? ch_log_read_report(reader, top, &log->report) : status;
}

ChStatus ch_log_read(ChLogDocument *document, const ChJsonSource *source, ChFault *fault)
{
    ChLogReader reader = {.source = source, .document = document, .fault = fault};

    *document = (ChLogDocument){0};
    ChStatus status = ch_json_parse(source, &document->tree, fault);
    if (status == CH_OK)
        status = read_log(&reader, document->tree, &document->log);
    if (status != CH_OK)
        ch_log_document_free(document);
    return status;
}
