/* log_reader_pattern.c - reads the pattern of a step.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "log_reader.h"
#include "log_roles.h"
#include "notation.h"

static const ChLogNames CELLS = {ch_read_cell, CH_LOG_CELL, CH_CELLS};
static const ChLogNames HOUSES = {ch_read_house, CH_LOG_HOUSE, CH_HOUSES};

/* Returns the kind of names in a list; for CLOSED, the kind of each object's cell. */
static const ChLogNames *names_of(ChShape shape)
{
    return shape == CH_SHAPE_HOUSE       ? &HOUSES
           : shape == CH_SHAPE_CANDIDATE ? &ch_log_candidates
           : shape == CH_SHAPE_NODE      ? &ch_log_places
                                         : &CELLS;
}

/* The marks of a step in the order of reading; with room for one per value and nine per value of
 * digits. */
typedef struct Marks {
    ChMark *mark;
    size_t count;
    size_t sets; /* number of sets in the pattern, which are referred to by number */
} Marks;

static void add_mark(Marks *marks, int role, size_t group, int thing, long step)
{
    marks->mark[marks->count++] = (ChMark){.role = (uint8_t)role,
                                           .group = (uint16_t)group,
                                           .thing = (uint16_t)thing,
                                           .step = (uint16_t)step};
}

static ChStatus add_digits(const ChLogReader *reader, const ChJson *value, int role, size_t group,
                           Marks *marks)
{
    const char *const string = ch_json_string(value);

    if (ch_log_digits(value) == 0)
        return ch_log_refuse(reader, value, CH_LOG_DIGITS);
    for (size_t i = 0; string[i] != '\0'; i++)
        add_mark(marks, role, group, string[i] - '1', 0);
    return CH_OK;
}

/* Reads {"cell": "r4c5", "step": 3}, without the step when the input closed the cell. */
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
    const ChShape shape = ch_log_role[role].shape;
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

/* Reads [1, 2]: two different sets of the pattern. */
static ChStatus add_pair(const ChLogReader *reader, const ChJson *list, int role, size_t group,
                         Marks *marks)
{
    long last = 0;

    if (!ch_json_is_list(list) || ch_json_length(list) != 2)
        return ch_log_refuse(reader, list, CH_LOG_SETS);
    for (const ChJson *value = ch_json_first(list); value != NULL; value = ch_json_next(value)) {
        const long number = ch_json_whole(value, 1, (long)marks->sets);
        if (number < 0 || number == last)
            return ch_log_refuse(reader, value, CH_LOG_SETS);
        add_mark(marks, role, group, (int)number - 1, 0);
        last = number;
    }
    return CH_OK;
}

static ChStatus add_digit(const ChLogReader *reader, const ChJson *value, int role, size_t group,
                          Marks *marks)
{
    const unsigned digits = ch_log_digits(value);

    if (!ch_is_single(digits))
        return ch_log_refuse(reader, value, CH_LOG_DIGIT);
    add_mark(marks, role, group, ch_lowest(digits), 0);
    return CH_OK;
}

static ChStatus add_flag(const ChLogReader *reader, const ChJson *value, int role, size_t group,
                         Marks *marks)
{
    const int truth = ch_json_truth(value);

    if (truth < 0)
        return ch_log_refuse(reader, value, CH_LOG_FLAG);
    if (truth > 0)
        add_mark(marks, role, group, 0, 0);
    return CH_OK;
}

/* Reads a list of names that is not empty; a node of one candidate needs no list. */
static ChStatus add_some(const ChLogReader *reader, const ChJson *value, int role, size_t group,
                         Marks *marks)
{
    const ChLogNames *const names = names_of(ch_log_role[role].shape);
    ChStatus status = CH_OK;

    if (ch_log_role[role].shape == CH_SHAPE_NODE && !ch_json_is_list(value)) {
        const int thing = ch_log_name(reader, value, names, &status);
        add_mark(marks, role, group, thing, 0);
        return status;
    }
    status = add_things(reader, value, role, group, marks);
    if (status == CH_OK && ch_json_length(value) == 0)
        return ch_log_refuse(reader, value, names->status);
    return status;
}

static ChStatus add_part(const ChLogReader *reader, const ChJson *value, int role, size_t group,
                         Marks *marks)
{
    switch (ch_log_role[role].shape) {
    case CH_SHAPE_DIGIT:
        return role == CH_ROLE_COMMON_DIGIT ? add_digit(reader, value, role, group, marks)
                                            : add_digits(reader, value, role, group, marks);
    case CH_SHAPE_SET:
        return add_pair(reader, value, role, group, marks);
    case CH_SHAPE_FLAG:
        return add_flag(reader, value, role, group, marks);
    default:
        return add_some(reader, value, role, group, marks);
    }
}

static ChStatus add_object(const ChLogReader *reader, const ChJson *object, ChRole first,
                           size_t group, Marks *marks)
{
    ChStatus status = CH_OK;

    if (!ch_json_is_object(object))
        return ch_log_refuse(reader, object, CH_LOG_OBJECT);
    for (int role = (int)first; ch_log_is_part(role, first) && status == CH_OK; role++) {
        const char *const part = ch_log_role[role].part;
        const ChJson *const value = ch_json_member(object, part);
        status = value == NULL ? ch_log_missing(reader, object, part)
                               : add_part(reader, value, role, group, marks);
    }
    return status;
}

static ChStatus add_objects(const ChLogReader *reader, const ChJson *list, ChRole first,
                            Marks *marks)
{
    ChStatus status = CH_OK;
    size_t group = 0;

    if (!ch_json_is_list(list))
        return ch_log_refuse(reader, list, CH_LOG_LIST);
    for (const ChJson *object = ch_json_first(list); object != NULL && status == CH_OK;
         object = ch_json_next(object)) {
        if (group == CH_LOG_OBJECTS)
            return ch_log_refuse(reader, object, CH_LOG_COUNT);
        status = add_object(reader, object, first, group++, marks);
    }
    return status;
}

/* Reads one member of the pattern.  Unknown roles are ignored: they are for other readers. */
static ChStatus add_role(const ChLogReader *reader, const ChJson *member, Marks *marks)
{
    int role = 0;

    while (role < CH_ROLES && strcmp(ch_log_role[role].key, ch_json_key(member)) != 0)
        role++;
    if (role == CH_ROLES)
        return CH_OK;
    if (ch_log_role[role].part != NULL)
        return add_objects(reader, member, (ChRole)role, marks);
    if (ch_log_role[role].shape == CH_SHAPE_DIGIT)
        return add_digits(reader, member, role, 0, marks);
    if (role == CH_ROLE_COLOUR)
        return add_colours(reader, member, role, marks);
    return add_things(reader, member, role, 0, marks);
}

static size_t count_sets(const ChJson *pattern)
{
    const ChJson *const sets = ch_json_member(pattern, ch_log_role[CH_ROLE_SET_CELL].key);
    const size_t count = sets != NULL && ch_json_is_list(sets) ? ch_json_length(sets) : 0;

    return count < CH_LOG_OBJECTS ? count : CH_LOG_OBJECTS;
}

ChStatus ch_log_read_pattern(ChLogReader *reader, const ChJson *step, ChStepRecord *record)
{
    const ChJson *const pattern = ch_json_member(step, "pattern");
    ChStatus status = CH_OK;

    if (pattern == NULL)
        return ch_log_missing(reader, step, "pattern");
    if (!ch_json_is_object(pattern))
        return ch_log_refuse(reader, pattern, CH_LOG_OBJECT);
    const ChJson *const kind = ch_json_member(pattern, "kind");
    if (kind != NULL && ch_json_string(kind) == NULL)
        return ch_log_refuse(reader, kind, CH_LOG_STRING);
    const int known = kind != NULL ? ch_log_word(kind, ch_kind_word, CH_KIND_CASES) : -1;
    record->kind = known >= 0 ? (ChKind)known : CH_KIND_NONE;
    const size_t sets = count_sets(pattern);
    const size_t room = ch_json_values(pattern) + CH_DIGITS * (CH_ROLES + sets);
    Marks marks = {ch_log_take(reader, room, sizeof *marks.mark, &status), 0, sets};
    for (const ChJson *member = ch_json_first(pattern); member != NULL && status == CH_OK;
         member = ch_json_next(member))
        status = add_role(reader, member, &marks);
    record->mark = marks.mark;
    record->mark_count = marks.count;
    return status;
}
