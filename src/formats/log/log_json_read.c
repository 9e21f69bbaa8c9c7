/* log_json_read.c - see log_json.h: the log itself and its steps.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "log_reader.h"
#include "notation.h"

/* ---- the top ---- */

static void read_marks(ChLogReader *reader, const ChJson *value, ChCandidateSet *marks)
{
    const char *const grid = ch_json_string(value);

    for (int i = 0; i < CH_CANDIDATES; i++) {
        if (grid[i] == '1' + i % 9)
            ch_candidates_add(marks, CH_CANDIDATE(CH_CELL_AT(i / 81, i / 9 % 9), i % 9));
        else if (grid[i] != '.')
            ch_log_refuse(reader, value, CH_LOG_GRID);
    }
}

static void read_puzzle(ChLogReader *reader, const ChJson *value, ChPuzzle *puzzle)
{
    const char *const grid = ch_json_string(value);

    ch_puzzle_clear(puzzle);
    puzzle->has_marks = grid != NULL && strlen(grid) == CH_CANDIDATES;
    if (puzzle->has_marks)
        read_marks(reader, value, &puzzle->marks);
    else
        ch_log_grid(reader, value, puzzle->given);
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

static void read_start(ChLogReader *reader, const ChJson *value, ChPuzzle *puzzle)
{
    const ChJson *const list = ch_log_list(reader, value, CH_LOG_ANY_LENGTH);
    int turn = 0;

    for (const ChJson *item = ch_log_first(reader, list); item != NULL;
         item = ch_log_next(reader, item)) {
        const char *const name = ch_json_string(item);
        bool placed = false;
        const int candidate = name == NULL ? -1 : ch_read_conclusion(name, strlen(name), &placed);
        if (candidate < 0)
            ch_log_refuse(reader, item, CH_LOG_START);
        else if (is_repeated(puzzle, candidate, placed))
            ch_log_refuse(reader, item, CH_LOG_START_AGAIN);
        else if (placed)
            enter_digit(puzzle, candidate, ++turn);
        else
            ch_candidates_add(&puzzle->removed, candidate);
        puzzle->has_start = true;
    }
}

static void check_format(ChLogReader *reader, const ChJson *top)
{
    const ChJson *const format = ch_log_need(reader, top, "format");
    const char *const name = ch_json_string(format);

    if (name == NULL || strcmp(name, "crosshatch-log") != 0)
        ch_log_refuse(reader, format, CH_LOG_FORMAT);
    const ChJson *const version = ch_log_need(reader, top, "version");
    if (ch_json_whole(version, 1, 1) != 1)
        ch_log_refuse(reader, version, CH_LOG_VERSION);
}

/* Checks for an error record: in a batch, a puzzle that could not be read leaves a record with the
 * reason. */
static void check_status(ChLogReader *reader, const ChJson *top)
{
    const ChJson *const value = ch_log_may(top, "status");
    const char *const word = ch_json_string(value);

    if (word != NULL && strcmp(word, "error") == 0)
        ch_log_refuse_with(reader, value, CH_LOG_ERROR_RECORD,
                           ch_json_string(ch_log_may(top, "message")));
}

/* ---- a step ---- */

/* Reads a technique's key, which has lower-case letters, digits and hyphens, so that it can be
 * printed anywhere. */
static const char *read_technique(ChLogReader *reader, const ChJson *value)
{
    const char *const key = ch_log_string(reader, value);
    const size_t length = key != NULL ? strspn(key, "abcdefghijklmnopqrstuvwxyz0123456789-") : 0;

    if (length == 0 || key[length] != '\0' || length > CH_LOG_KEY_LENGTH)
        ch_log_refuse(reader, value, CH_LOG_WORD);
    return key;
}

static void read_after(ChLogReader *reader, const ChJson *value, ChStepRecord *record)
{
    const ChJson *const list = ch_log_list(reader, value, CH_LOG_STEPS);
    uint32_t *const after = ch_log_take(reader, ch_log_length(list), sizeof *after);

    for (const ChJson *item = ch_log_first(reader, list); item != NULL;
         item = ch_log_next(reader, item))
        after[record->after_count++] = ch_log_number(reader, item, 0);
    record->after = after;
}

static void read_step(ChLogReader *reader, const ChJson *value, ChStepRecord *record)
{
    const ChJson *const step = ch_log_object(reader, value);

    *record = (ChStepRecord){0};
    record->number = ch_log_number(reader, ch_log_need(reader, step, "step"), 0);
    record->technique = read_technique(reader, ch_log_need(reader, step, "technique"));
    if (ch_log_may(step, "subtype") != NULL)
        record->subtype = read_technique(reader, ch_log_may(step, "subtype"));
    ch_log_names(reader, ch_log_need(reader, step, "place"), &ch_log_places, &record->place,
                 &record->place_count);
    ch_log_names(reader, ch_log_need(reader, step, "eliminate"), &ch_log_eliminations,
                 &record->eliminate, &record->eliminate_count);
    ch_log_read_premises(reader, ch_log_need(reader, step, "premises"), record);
    read_after(reader, ch_log_need(reader, step, "after"), record);
    ch_log_read_pattern(reader, ch_log_need(reader, step, "pattern"), record);
    ch_log_read_arguments(reader, ch_log_may(step, "argument"), record);
    record->text = ch_log_string(reader, ch_log_may(step, "text"));
    record->notation = ch_log_string(reader, ch_log_may(step, "notation"));
}

static void read_steps(ChLogReader *reader, const ChJson *value, ChLogRecord *log)
{
    const ChJson *const list = ch_log_list(reader, value, CH_LOG_STEPS);
    ChStepRecord *const step = ch_log_take(reader, ch_log_length(list), sizeof *step);

    for (const ChJson *item = ch_log_first(reader, list); item != NULL;
         item = ch_log_next(reader, item))
        read_step(reader, item, &step[log->step_count++]);
    log->step = step;
}

/* ---- branches that no guess took ---- */

static void read_branch(ChLogReader *reader, const ChJson *value, ChAbandoned *abandoned)
{
    const ChJson *const branch = ch_log_object(reader, value);
    const ChJson *const step = ch_log_need(reader, branch, "step");
    const ChJson *const assumed = ch_log_need(reader, branch, "assumed");
    const ChJson *const outcome = ch_log_need(reader, branch, "outcome");

    abandoned->step = ch_log_number(reader, step, 1);
    abandoned->assumed = ch_log_name(reader, assumed, &ch_log_places);
    abandoned->outcome =
        (uint8_t)ch_log_word(reader, outcome, ch_branch_word, CH_BRANCH_UNFINISHED);
}

static void read_abandoned(ChLogReader *reader, const ChJson *value, ChLogRecord *log)
{
    const ChJson *const list = ch_log_list(reader, value, CH_CANDIDATES);
    ChAbandoned *const abandoned = ch_log_take(reader, ch_log_length(list), sizeof *abandoned);

    for (const ChJson *item = ch_log_first(reader, list); item != NULL;
         item = ch_log_next(reader, item))
        read_branch(reader, item, &abandoned[log->abandoned_count++]);
    log->abandoned = abandoned;
}

/* ---- the log ---- */

static void read_log(ChLogReader *reader, const ChJson *tree, ChLogRecord *log)
{
    const ChJson *const top = ch_log_object(reader, tree);

    check_format(reader, top);
    check_status(reader, top);
    read_puzzle(reader, ch_log_need(reader, top, "puzzle"), &log->puzzle);
    read_start(reader, ch_log_may(top, "start"), &log->puzzle);
    log->outcome = (ChOutcome)ch_log_word(reader, ch_log_need(reader, top, "outcome"),
                                          ch_outcome_word, CH_AMBIGUOUS);
    ch_log_grid(reader, ch_log_need(reader, top, "solution"), log->solution);
    read_steps(reader, ch_log_need(reader, top, "steps"), log);
    read_abandoned(reader, ch_log_may(top, "abandoned"), log);
    ch_log_read_report(reader, top, &log->report);
}

ChStatus ch_log_read(ChLogDocument *document, const ChJsonSource *source, ChFault *fault)
{
    ChLogReader reader = {.source = source, .document = document, .fault = fault};

    *document = (ChLogDocument){0};
    reader.status = ch_json_parse(source, &document->tree, fault);
    if (reader.status == CH_OK)
        read_log(&reader, document->tree, &document->log);
    if (reader.status != CH_OK)
        ch_log_document_free(document);
    return reader.status;
}
