/* log_reader_step.c - reads the proof of a step: premises, argument.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "log_reader.h"
#include "notation.h"

/* ---- premises ---- */

static ChStatus read_deadly(const ChLogReader *reader, const ChJson *object,
                            ChDeadlyPattern *deadly)
{
    *deadly = (ChDeadlyPattern){{0}};
    if (!ch_json_is_object(object))
        return ch_log_refuse(reader, object, CH_LOG_OBJECT);
    for (const ChJson *value = ch_json_first(object); value != NULL; value = ch_json_next(value)) {
        const char *const key = ch_json_key(value);
        const int cell = ch_read_cell(key, strlen(key));
        const unsigned digits = ch_log_digits(value);
        if (cell < 0)
            return ch_log_refuse(reader, value, CH_LOG_CELL);
        if (digits == 0)
            return ch_log_refuse(reader, value, CH_LOG_DIGITS);
        deadly->digits[cell] = (uint16_t)digits;
    }
    return CH_OK;
}

ChStatus ch_log_read_premises(ChLogReader *reader, const ChJson *step, ChStepRecord *record)
{
    const ChJson *const premises = ch_json_member(step, "premises");
    const ChJson *list = NULL;

    if (premises == NULL)
        return ch_log_missing(reader, step, "premises");
    if (!ch_json_is_object(premises))
        return ch_log_refuse(reader, premises, CH_LOG_OBJECT);
    ChStatus status = ch_log_names(reader, premises, "constraints", &ch_log_constraints,
                                   &record->constraint, &record->constraint_count);
    if (status != CH_OK || ch_json_member(premises, "deadly") == NULL)
        return status;
    status = ch_log_list(reader, premises, "deadly", CH_LOG_DEADLY, &list);
    ChDeadlyPattern *const deadly =
        ch_log_take(reader, status == CH_OK ? ch_json_length(list) : 0, sizeof *deadly, &status);
    if (status != CH_OK)
        return status;
    for (const ChJson *value = ch_json_first(list); value != NULL && status == CH_OK;
         value = ch_json_next(value))
        status = read_deadly(reader, value, &deadly[record->deadly_count++]);
    record->deadly = deadly;
    return status;
}

/* ---- argument ---- */

/* The lines of a step in the order of reading, and its deadly patterns, on which they may rely. */
typedef struct Lines {
    const ChLogReader *reader;
    size_t deadly_count;
    ChLine *line;
    size_t count;
} Lines;

/* Returns the number after "deadly", from 1; 0 for any other name. */
static size_t deadly_number(const char *name)
{
    static const char DEADLY[] = "deadly";
    const char *digit = name + sizeof DEADLY - 1;
    size_t number = 0;

    if (strncmp(name, DEADLY, sizeof DEADLY - 1) != 0 || *digit == '0')
        return 0;
    for (; *digit >= '0' && *digit <= '9' && number <= CH_LOG_DEADLY; digit++)
        number = number * 10 + (size_t)(*digit - '0');
    return *digit == '\0' ? number : 0;
}

static int read_premise(const Lines *lines, const ChJson *value, ChStatus *status)
{
    const char *const name = ch_json_string(value);
    const size_t deadly = name != NULL ? deadly_number(name) : 0;

    if (deadly > 0 && deadly <= lines->deadly_count)
        return CH_CONSTRAINTS + (int)deadly - 1;
    return ch_log_name(lines->reader, value, &ch_log_constraints, status);
}

static ChLine *add_line(Lines *lines, ChLineKind kind, int constraint, int candidate)
{
    ChLine *const line = &lines->line[lines->count++];

    *line = (ChLine){.kind = (uint8_t)kind,
                     .constraint = (uint16_t)constraint,
                     .candidate = (uint16_t)candidate};
    return line;
}

static ChStatus read_lines(Lines *lines, const ChJson *list, bool is_branch);

static ChStatus read_cases(Lines *lines, const ChJson *object, const ChJson *cases)
{
    ChStatus status = CH_OK;
    const ChJson *branches = NULL;
    const int constraint = read_premise(lines, cases, &status);

    if (status == CH_OK)
        status = ch_log_list(lines->reader, object, "branches", UINT8_MAX, &branches);
    if (status == CH_OK && ch_json_length(branches) == 0)
        status = ch_log_refuse(lines->reader, branches, CH_LOG_LINE);
    if (status != CH_OK)
        return status;
    add_line(lines, CH_LINE_CASES, constraint, CH_NONE)->branches =
        (uint8_t)ch_json_length(branches);
    for (const ChJson *branch = ch_json_first(branches); branch != NULL && status == CH_OK;
         branch = ch_json_next(branch))
        status = read_lines(lines, branch, true);
    return status;
}

static ChStatus read_line(Lines *lines, const ChJson *object, bool is_first_of_branch)
{
    const ChJson *const then = ch_json_member(object, "then");
    const ChJson *const by = ch_json_member(object, "by");
    const ChJson *const cases = ch_json_member(object, "cases");
    const ChJson *const fails = ch_json_member(object, "fails");
    const ChJson *const assume = ch_json_member(object, "assume");
    const bool is_then = then != NULL && by != NULL;
    ChStatus status = CH_OK;

    if (!ch_json_is_object(object) ||
        is_then + (cases != NULL) + (fails != NULL) + (assume != NULL) != 1 ||
        is_first_of_branch != (assume != NULL))
        return ch_log_refuse(lines->reader, object, CH_LOG_LINE);
    if (cases != NULL)
        return read_cases(lines, object, cases);
    const int candidate = fails != NULL ? CH_NONE
                                        : ch_log_name(lines->reader, is_then ? then : assume,
                                                      &ch_log_places, &status);
    if (status != CH_OK)
        return status;
    const int constraint =
        assume != NULL ? CH_NONE : read_premise(lines, is_then ? by : fails, &status);
    add_line(lines,
             is_then         ? CH_LINE_THEN
             : fails != NULL ? CH_LINE_FAILS
                             : CH_LINE_ASSUME,
             constraint, candidate);
    return status;
}

/* Reads the lines of a list.  Recurses once per split; CH_JSON_DEPTH keeps that below
 * CH_LOG_SPLITS. */
static ChStatus read_lines(Lines *lines, const ChJson *list, bool is_branch)
{
    ChStatus status = CH_OK;
    bool first = is_branch;
    bool ended = false;
    size_t count = 0;

    if (!ch_json_is_list(list))
        return ch_log_refuse(lines->reader, list, CH_LOG_LIST);
    for (const ChJson *value = ch_json_first(list); value != NULL && status == CH_OK;
         value = ch_json_next(value)) {
        if (++count > CH_LOG_LINES)
            return ch_log_refuse(lines->reader, value, CH_LOG_COUNT);
        if (ended)
            return ch_log_refuse(lines->reader, value, CH_LOG_LINE);
        status = read_line(lines, value, first);
        first = false;
        ended = ch_json_member(value, "fails") != NULL || ch_json_member(value, "cases") != NULL;
    }
    if (is_branch && count == 0)
        return ch_log_refuse(lines->reader, list, CH_LOG_LINE);
    if (status == CH_OK && !ended)
        add_line(lines, CH_LINE_FAILS, CH_NONE, CH_NONE);
    return status;
}

ChStatus ch_log_read_arguments(ChLogReader *reader, const ChJson *step, ChStepRecord *record)
{
    const ChJson *const value = ch_json_member(step, "argument");
    const ChJson *list = NULL;

    if (value == NULL)
        return CH_OK;
    ChStatus status = ch_log_list(reader, step, "argument", CH_CANDIDATES + CH_CELLS, &list);
    if (status == CH_OK && ch_json_length(list) == 0)
        return ch_log_refuse(reader, value, CH_LOG_LINE);
    const size_t values = ch_json_values(value);
    Lines lines = {.reader = reader, .deadly_count = record->deadly_count};
    ChArgument *const argument =
        ch_log_take(reader, status == CH_OK ? ch_json_length(list) : 0, sizeof *argument, &status);
    lines.line = ch_log_take(reader, values, sizeof *lines.line, &status);
    for (const ChJson *item = status == CH_OK ? ch_json_first(list) : NULL;
         item != NULL && status == CH_OK; item = ch_json_next(item)) {
        const size_t from = lines.count;
        status = read_lines(&lines, item, false);
        argument[record->argument_count++] = (ChArgument){lines.line + from, lines.count - from};
    }
    record->argument = argument;
    return status;
}
