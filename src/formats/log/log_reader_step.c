/* log_reader_step.c - reads the proof of a step: premises, argument.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "log_reader.h"
#include "notation.h"

/* ---- premises ---- */

static void read_deadly(ChLogReader *reader, const ChJson *value, bool is_impossible,
                        ChDeadlyPattern *deadly)
{
    const ChJson *const cells = ch_log_object(reader, value);

    *deadly = (ChDeadlyPattern){.is_impossible = is_impossible};
    for (const ChJson *item = ch_log_first(reader, cells); item != NULL;
         item = ch_log_next(reader, item)) {
        const char *const key = ch_json_key(item);
        const int cell = ch_read_cell(key, strlen(key));
        if (cell < 0)
            ch_log_refuse(reader, item, CH_LOG_CELL);
        else
            deadly->digits[cell] = (uint16_t)ch_log_digits(reader, item);
    }
}

void ch_log_read_premises(ChLogReader *reader, const ChJson *value, ChStepRecord *record)
{
    const ChJson *const premises = ch_log_object(reader, value);

    ch_log_names(reader, ch_log_need(reader, premises, "constraints"), &ch_log_constraints,
                 &record->constraint, &record->constraint_count);
    const ChJson *list[2];

    list[0] = ch_log_list(reader, ch_log_may(premises, "deadly"), CH_LOG_DEADLY);
    list[1] = ch_log_list(reader, ch_log_may(premises, "impossible"),
                          CH_LOG_DEADLY - ch_log_length(list[0]));
    ChDeadlyPattern *const deadly =
        ch_log_take(reader, ch_log_length(list[0]) + ch_log_length(list[1]), sizeof *deadly);
    for (int i = 0; i < 2; i++)
        for (const ChJson *item = ch_log_first(reader, list[i]); item != NULL;
             item = ch_log_next(reader, item))
            read_deadly(reader, item, i == 1, &deadly[record->deadly_count++]);
    record->deadly = deadly;
}

/* ---- argument ---- */

/* The lines of a step in the order of reading, and its patterns, on which they may rely. */
typedef struct Lines {
    ChLogReader *reader;
    size_t deadly_count;
    size_t impossible_count;
    ChLine *line;
    size_t count;
} Lines;

/* Returns the number after a word, from 1; 0 for any other name. */
static size_t number_after(const char *word, const char *name)
{
    const char *digit = name + strlen(word);
    size_t number = 0;

    if (strncmp(name, word, strlen(word)) != 0 || *digit == '0')
        return 0;
    for (; *digit >= '0' && *digit <= '9' && number <= CH_LOG_DEADLY; digit++)
        number = number * 10 + (size_t)(*digit - '0');
    return *digit == '\0' ? number : 0;
}

static int read_premise(const Lines *lines, const ChJson *value)
{
    const char *const name = ch_json_string(value);
    const size_t deadly = name != NULL ? number_after("deadly", name) : 0;
    const size_t impossible = name != NULL ? number_after("impossible", name) : 0;

    if (deadly > 0 && deadly <= lines->deadly_count)
        return CH_CONSTRAINTS + (int)deadly - 1;
    if (impossible > 0 && impossible <= lines->impossible_count)
        return CH_CONSTRAINTS + (int)(lines->deadly_count + impossible) - 1;
    return ch_log_name(lines->reader, value, &ch_log_constraints);
}

static ChLine *add_line(Lines *lines, ChLineKind kind, int constraint, int candidate)
{
    ChLine *const line = &lines->line[lines->count++];

    *line = (ChLine){.kind = (uint8_t)kind,
                     .constraint = (uint16_t)constraint,
                     .candidate = (uint16_t)candidate};
    return line;
}

static void read_lines(Lines *lines, const ChJson *value, bool is_branch);

static void read_cases(Lines *lines, const ChJson *object, const ChJson *cases)
{
    const int constraint = read_premise(lines, cases);
    const ChJson *const branches =
        ch_log_list(lines->reader, ch_log_need(lines->reader, object, "branches"), UINT8_MAX);
    const size_t count = ch_log_length(branches);

    if (count == 0)
        ch_log_refuse(lines->reader, branches, CH_LOG_LINE);
    add_line(lines, CH_LINE_CASES, constraint, CH_NONE)->branches = (uint8_t)count;
    for (const ChJson *branch = ch_log_first(lines->reader, branches); branch != NULL;
         branch = ch_log_next(lines->reader, branch))
        read_lines(lines, branch, true);
}

static void read_line(Lines *lines, const ChJson *object, bool is_first_of_branch)
{
    const ChJson *const then = ch_json_member(object, "then");
    const ChJson *const by = ch_json_member(object, "by");
    const ChJson *const cases = ch_json_member(object, "cases");
    const ChJson *const fails = ch_json_member(object, "fails");
    const ChJson *const assume = ch_json_member(object, "assume");
    const bool is_then = then != NULL && by != NULL;

    if (!ch_json_is_object(object) ||
        is_then + (cases != NULL) + (fails != NULL) + (assume != NULL) != 1 ||
        is_first_of_branch != (assume != NULL)) {
        ch_log_refuse(lines->reader, object, CH_LOG_LINE);
    } else if (cases != NULL) {
        read_cases(lines, object, cases);
    } else if (fails != NULL) {
        add_line(lines, CH_LINE_FAILS, read_premise(lines, fails), CH_NONE);
    } else if (assume != NULL) {
        add_line(lines, CH_LINE_ASSUME, CH_NONE,
                 ch_log_name(lines->reader, assume, &ch_log_places));
    } else {
        const int candidate = ch_log_name(lines->reader, then, &ch_log_places);
        add_line(lines, CH_LINE_THEN, read_premise(lines, by), candidate);
    }
}

/* Reads the lines of a list.  Recurses once per split; CH_JSON_DEPTH keeps that below
 * CH_LOG_SPLITS. */
static void read_lines(Lines *lines, const ChJson *value, bool is_branch)
{
    ChLogReader *const reader = lines->reader;
    const ChJson *const list = ch_log_list(reader, value, CH_LOG_ANY_LENGTH);
    bool ended = false;
    size_t count = 0;

    for (const ChJson *item = ch_log_first(reader, list); item != NULL;
         item = ch_log_next(reader, item)) {
        if (++count > CH_LOG_LINES)
            ch_log_refuse(reader, item, CH_LOG_COUNT);
        else if (ended)
            ch_log_refuse(reader, item, CH_LOG_LINE);
        else
            read_line(lines, item, is_branch && count == 1);
        ended = ch_json_member(item, "fails") != NULL || ch_json_member(item, "cases") != NULL;
    }
    if (is_branch && count == 0)
        ch_log_refuse(reader, list, CH_LOG_LINE);
    if (reader->status == CH_OK && !ended)
        add_line(lines, CH_LINE_FAILS, CH_NONE, CH_NONE);
}

void ch_log_read_arguments(ChLogReader *reader, const ChJson *value, ChStepRecord *record)
{
    const ChJson *const list = ch_log_list(reader, value, CH_CANDIDATES + CH_CELLS);
    const size_t count = ch_log_length(list);

    if (count == 0) {
        ch_log_refuse(reader, list, CH_LOG_LINE);
        return;
    }
    ChArgument *const argument = ch_log_take(reader, count, sizeof *argument);
    const size_t deadly = ch_count_deadly(record->deadly, record->deadly_count);
    Lines lines = {.reader = reader,
                   .deadly_count = deadly,
                   .impossible_count = record->deadly_count - deadly};
    lines.line = ch_log_take(reader, ch_json_values(list), sizeof *lines.line);
    for (const ChJson *item = ch_log_first(reader, list); item != NULL;
         item = ch_log_next(reader, item)) {
        const size_t from = lines.count;
        read_lines(&lines, item, false);
        argument[record->argument_count++] = (ChArgument){lines.line + from, lines.count - from};
    }
    record->argument = argument;
}
