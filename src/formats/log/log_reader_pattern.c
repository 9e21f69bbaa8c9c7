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

/* What a member's things are added to: the marks of one role, in one group. */
typedef struct Place {
    ChLogReader *reader;
    Marks *marks;
    ChRole role;
    size_t group;
} Place;

static void add_mark(const Place *place, int thing, uint32_t step)
{
    place->marks->mark[place->marks->count++] = (ChMark){.role = (uint8_t)place->role,
                                                         .group = (uint16_t)place->group,
                                                         .thing = (uint16_t)thing,
                                                         .step = (uint16_t)step};
}

static void add_digits(const Place *place, const ChJson *value)
{
    if (ch_log_digits(place->reader, value) == 0)
        return;
    for (const char *digit = ch_json_string(value); *digit != '\0'; digit++)
        add_mark(place, *digit - '1', 0);
}

/* Reads {"cell": "r4c5", "step": 3}, without the step when the input closed the cell. */
static void add_closed(const Place *place, const ChJson *value)
{
    const ChJson *const closed = ch_log_object(place->reader, value);
    const int cell = ch_log_name(place->reader, ch_log_need(place->reader, closed, "cell"), &CELLS);

    add_mark(place, cell, ch_log_number(place->reader, ch_log_may(closed, "step"), 0));
}

static void add_things(const Place *place, const ChJson *value)
{
    const ChShape shape = ch_log_role[place->role].shape;
    const ChLogNames *const names = names_of(shape);
    const ChJson *const list = ch_log_list(place->reader, value, CH_LOG_ANY_LENGTH);
    size_t count = 0;

    for (const ChJson *item = ch_log_first(place->reader, list); item != NULL;
         item = ch_log_next(place->reader, item)) {
        if (++count > names->limit)
            ch_log_refuse(place->reader, item, CH_LOG_COUNT);
        else if (shape == CH_SHAPE_CLOSED)
            add_closed(place, item);
        else
            add_mark(place, ch_log_name(place->reader, item, names), 0);
    }
}

/* Reads [1, 2]: two different sets of the pattern. */
static void add_pair(const Place *place, const ChJson *value)
{
    int64_t last = 0;

    if (!ch_json_is_list(value) || ch_json_length(value) != 2) {
        ch_log_refuse(place->reader, value, CH_LOG_SETS);
        return;
    }
    for (const ChJson *item = ch_json_first(value); item != NULL; item = ch_json_next(item)) {
        const int64_t number = ch_json_whole(item, 1, (int64_t)place->marks->sets);
        if (number < 0 || number == last)
            ch_log_refuse(place->reader, item, CH_LOG_SETS);
        add_mark(place, (int)number - 1, 0);
        last = number;
    }
}

/* Reads the digits of a set, or the one digit that two sets have in common. */
static void add_part_digits(const Place *place, const ChJson *value)
{
    if (place->role == CH_ROLE_COMMON_DIGIT && !ch_is_single(ch_log_digit_set(value)))
        ch_log_refuse(place->reader, value, CH_LOG_DIGIT);
    else
        add_digits(place, value);
}

static void add_flag(const Place *place, const ChJson *value)
{
    const int truth = ch_json_truth(value);

    if (truth < 0)
        ch_log_refuse(place->reader, value, CH_LOG_FLAG);
    if (truth > 0)
        add_mark(place, 0, 0);
}

/* Reads a list of names that is not empty; a node of one candidate needs no list. */
static void add_some(const Place *place, const ChJson *value)
{
    const ChShape shape = ch_log_role[place->role].shape;
    const ChLogNames *const names = names_of(shape);

    if (shape == CH_SHAPE_NODE && !ch_json_is_list(value)) {
        add_mark(place, ch_log_name(place->reader, value, names), 0);
        return;
    }
    add_things(place, value);
    if (ch_json_length(value) == 0)
        ch_log_refuse(place->reader, value, names->status);
}

static void add_part(const Place *place, const ChJson *value)
{
    switch (ch_log_role[place->role].shape) {
    case CH_SHAPE_DIGIT:
        add_part_digits(place, value);
        break;
    case CH_SHAPE_SET:
        add_pair(place, value);
        break;
    case CH_SHAPE_FLAG:
        add_flag(place, value);
        break;
    default:
        add_some(place, value);
    }
}

static void add_object(Place place, const ChJson *value)
{
    const ChJson *const object = ch_log_object(place.reader, value);
    const ChRole first = place.role;

    for (int role = (int)first; ch_log_is_part(role, first); role++) {
        const ChJson *const part = ch_log_need(place.reader, object, ch_log_role[role].part);
        if (place.reader->status != CH_OK)
            return;
        place.role = (ChRole)role;
        add_part(&place, part);
    }
}

/* Reads a list of objects, or of the lists of colours: each is a group. */
static void add_groups(Place place, const ChJson *value)
{
    const ChJson *const list = ch_log_list(place.reader, value, CH_LOG_ANY_LENGTH);
    const bool has_parts = ch_log_role[place.role].part != NULL;

    for (const ChJson *item = ch_log_first(place.reader, list); item != NULL;
         item = ch_log_next(place.reader, item)) {
        if (place.group == (has_parts ? CH_LOG_OBJECTS : CH_CELLS))
            ch_log_refuse(place.reader, item, CH_LOG_COUNT);
        else if (has_parts)
            add_object(place, item);
        else
            add_things(&place, item);
        place.group++;
    }
}

/* Reads one member of the pattern.  Unknown roles are ignored: they are for other readers. */
static void add_role(ChLogReader *reader, const ChJson *member, Marks *marks)
{
    int role = 0;

    while (role < CH_ROLES && strcmp(ch_log_role[role].key, ch_json_key(member)) != 0)
        role++;
    if (role == CH_ROLES)
        return;
    const Place place = {reader, marks, (ChRole)role, 0};
    if (ch_log_role[role].part != NULL || role == CH_ROLE_COLOUR)
        add_groups(place, member);
    else if (ch_log_role[role].shape == CH_SHAPE_DIGIT)
        add_digits(&place, member);
    else
        add_things(&place, member);
}

static size_t count_sets(const ChJson *pattern)
{
    const ChJson *const sets = ch_json_member(pattern, ch_log_role[CH_ROLE_SET_CELL].key);
    const size_t count = sets != NULL && ch_json_is_list(sets) ? ch_json_length(sets) : 0;

    return count < CH_LOG_OBJECTS ? count : CH_LOG_OBJECTS;
}

void ch_log_read_pattern(ChLogReader *reader, const ChJson *value, ChStepRecord *record)
{
    const ChJson *const pattern = ch_log_object(reader, value);
    const ChJson *const kind = ch_log_may(pattern, "kind");
    const int known = ch_log_find_word(kind, ch_kind_word, CH_KIND_CASES);

    if (pattern == NULL)
        return;
    (void)ch_log_string(reader, kind);
    record->kind = known >= 0 ? (ChKind)known : CH_KIND_NONE;
    const size_t sets = count_sets(pattern);
    const size_t room = ch_json_values(pattern) + CH_DIGITS * (CH_ROLES + sets);
    Marks marks = {ch_log_take(reader, room, sizeof *marks.mark), 0, sets};
    for (const ChJson *member = ch_log_first(reader, pattern); member != NULL;
         member = ch_log_next(reader, member))
        add_role(reader, member, &marks);
    record->mark = marks.mark;
    record->mark_count = marks.count;
}
