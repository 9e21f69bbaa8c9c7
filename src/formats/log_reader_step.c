/* log_reader_step.c - the nested parts of a step: premises, pattern, argument.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "log_reader.h"
#include "notation.h"

/* ---- premises ---- */

static ChStatus read_deadly(const ChLogReader *reader, const ChJson *object, ChDeadly *deadly)
{
    *deadly = (ChDeadly){{0}};
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
    ChDeadly *const deadly =
        ch_log_take(reader, status == CH_OK ? ch_json_length(list) : 0, sizeof *deadly, &status);
    if (status != CH_OK)
        return status;
    for (const ChJson *value = ch_json_first(list); value != NULL && status == CH_OK;
         value = ch_json_next(value))
        status = read_deadly(reader, value, &deadly[record->deadly_count++]);
    record->deadly = deadly;
    return status;
}

/* ---- pattern ---- */

static const ChLogNames CELLS = {ch_read_cell, CH_LOG_CELL, CH_CELLS};
static const ChLogNames HOUSES = {ch_read_house, CH_LOG_HOUSE, CH_HOUSES};

/* What the names of a list are; for CLOSED, what each object's cell is. */
static const ChLogNames *names_of(ChShape shape)
{
    return shape == CH_SHAPE_HOUSE       ? &HOUSES
           : shape == CH_SHAPE_CANDIDATE ? &ch_log_candidates
                                         : &CELLS;
}

static const struct {
    const char *key;
    ChShape shape;
} ROLE[CH_ROLES] = {
#define ROLE(name, key, shape) [CH_ROLE_##name] = {key, CH_SHAPE_##shape},
#include "roles.def"
#undef ROLE
};

/* The marks of a step as they come; room for one a value and nine a value of digits. */
typedef struct Marks {
    ChMark *mark;
    size_t count;
} Marks;

static void add_mark(Marks *marks, int role, size_t group, int thing, long step)
{
    marks->mark[marks->count++] = (ChMark){.role = (uint8_t)role,
                                           .group = (uint8_t)group,
                                           .thing = (uint16_t)thing,
                                           .step = (uint16_t)step};
}

static ChStatus add_digits(const ChLogReader *reader, const ChJson *value, int role, Marks *marks)
{
    const char *const string = ch_json_string(value);

    if (ch_log_digits(value) == 0)
        return ch_log_refuse(reader, value, CH_LOG_DIGITS);
    for (size_t i = 0; string[i] != '\0'; i++)
        add_mark(marks, role, 0, string[i] - '1', 0);
    return CH_OK;
}

/* {"cell": "r4c5", "step": 3}, without the step when the input closed the cell. */
static ChStatus add_closed(const ChLogReader *reader, const ChJson *value, int role, Marks *marks)
{
    ChStatus status = CH_OK;

    if (!ch_json_is_object(value))
        return ch_log_refuse(reader, value, CH_LOG_OBJECT);
    const ChJson *const cell = ch_json_member(value, "cell");
    const ChJson *const step = ch_json_member(value, "step");
    if (cell == NULL)
        return ch_log_missing(reader, value, "cell");
    const int thing = ch_log_name(reader, cell, &CELLS, &status);
    const long number = step == NULL ? 0 : ch_json_whole(step, 0, CH_LOG_NUMBERS);
    if (status != CH_OK || number < 0)
        return status != CH_OK ? status : ch_log_refuse(reader, step, CH_LOG_NUMBER);
    add_mark(marks, role, 0, thing, number);
    return CH_OK;
}

static ChStatus add_things(const ChLogReader *reader, const ChJson *list, int role, size_t group,
                           Marks *marks)
{
    const ChShape shape = ROLE[role].shape;
    const ChLogNames *const names = names_of(shape);
    ChStatus status = CH_OK;
    size_t count = 0;

    if (!ch_json_is_list(list))
        return ch_log_refuse(reader, list, CH_LOG_LIST);
    for (const ChJson *value = ch_json_first(list); value != NULL && status == CH_OK;
         value = ch_json_next(value)) {
        if (++count > names->limit)
            return ch_log_refuse(reader, value, CH_LOG_COUNT);
        if (shape == CH_SHAPE_CLOSED) {
            status = add_closed(reader, value, role, marks);
            continue;
        }
        const int thing = ch_log_name(reader, value, names, &status);
        add_mark(marks, role, group, thing, 0);
    }
    return status;
}

static ChStatus add_colours(const ChLogReader *reader, const ChJson *lists, int role, Marks *marks)
{
    ChStatus status = CH_OK;
    size_t group = 0;

    if (!ch_json_is_list(lists))
        return ch_log_refuse(reader, lists, CH_LOG_LIST);
    for (const ChJson *list = ch_json_first(lists); list != NULL && status == CH_OK;
         list = ch_json_next(list)) {
        if (group == CH_CELLS)
            return ch_log_refuse(reader, list, CH_LOG_COUNT);
        status = add_things(reader, list, role, group++, marks);
    }
    return status;
}

/* Roles that the record does not know are for other readers. */
static ChStatus add_role(const ChLogReader *reader, const ChJson *member, Marks *marks)
{
    int role = 0;

    while (role < CH_ROLES && strcmp(ROLE[role].key, ch_json_key(member)) != 0)
        role++;
    if (role == CH_ROLES)
        return CH_OK;
    if (ROLE[role].shape == CH_SHAPE_DIGIT)
        return add_digits(reader, member, role, marks);
    if (role == CH_ROLE_COLOUR)
        return add_colours(reader, member, role, marks);
    return add_things(reader, member, role, 0, marks);
}

ChStatus ch_log_read_pattern(ChLogReader *reader, const ChJson *step, ChStepRecord *record)
{
    const ChJson *const pattern = ch_json_member(step, "pattern");
    ChStatus status = CH_OK;

    if (pattern == NULL)
        return CH_OK;
    if (!ch_json_is_object(pattern))
        return ch_log_refuse(reader, pattern, CH_LOG_OBJECT);
    const ChJson *const kind = ch_json_member(pattern, "kind");
    if (kind != NULL && ch_json_string(kind) == NULL)
        return ch_log_refuse(reader, kind, CH_LOG_STRING);
    const int known = kind != NULL ? ch_log_word(kind, ch_kind_word, CH_KIND_CASES) : -1;
    record->kind = known >= 0 ? (ChKind)known : CH_KIND_NONE;
    const size_t room = ch_json_values(pattern) + (size_t)CH_DIGITS * CH_ROLES;
    Marks marks = {ch_log_take(reader, room, sizeof *marks.mark, &status), 0};
    for (const ChJson *member = ch_json_first(pattern); member != NULL && status == CH_OK;
         member = ch_json_next(member))
        status = add_role(reader, member, &marks);
    record->mark = marks.mark;
    record->mark_count = marks.count;
    return status;
}

/* ---- argument ---- */

/* The lines of a step as they come, and its deadly patterns, on which they may lean. */
typedef struct Lines {
    const ChLogReader *reader;
    size_t deadly_count;
    ChLine *line;
    size_t count;
} Lines;

/* The number behind "deadly", from 1; 0 when this is no such name. */
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

/* Recurses once a split; CH_JSON_DEPTH keeps that below CH_LOG_SPLITS. */
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
