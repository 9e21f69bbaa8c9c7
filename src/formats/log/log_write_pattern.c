/* log_write_pattern.c - see log_json.h: writes the pattern of a step.
 *
 * SPDX-License-Identifier: MIT
 */
#include "log_roles.h"
#include "log_writer.h"

/* Marks of one group, perhaps with others between them. */
typedef struct Run {
    const ChMark *mark;
    size_t count;
} Run;

static ChRole first_of(const ChMark *mark)
{
    return ch_log_role[mark->role].first;
}

/* Finds the next group of an object or of a role with several lists.  *AT is where to begin, and is
 * moved to the end of the group. */
static bool next_group(const ChStepRecord *step, ChRole first, size_t *at, Run *run)
{
    size_t from = *at;

    while (from < step->mark_count && first_of(&step->mark[from]) != first)
        from++;
    if (from == step->mark_count)
        return false;
    size_t to = from + 1;
    while (to < step->mark_count &&
           (first_of(&step->mark[to]) != first || step->mark[to].group == step->mark[from].group))
        to++;
    *run = (Run){step->mark + from, to - from};
    *at = to;
    return true;
}

static size_t count_role(const Run *run, ChRole role)
{
    size_t count = 0;

    for (size_t i = 0; i < run->count; i++)
        count += run->mark[i].role == role;
    return count;
}

static void put_closed(ChJsonWriter *json, const ChMark *mark)
{
    ch_json_open(json, NULL, '{');
    ch_json_put_name(json, "cell", ch_name_cell, mark->thing);
    if (mark->step > 0)
        ch_json_put_number(json, "step", mark->step);
    ch_json_close(json, '}');
}

static void put_mark(ChJsonWriter *json, const char *key, const ChMark *mark)
{
    const ChShape shape = ch_log_role[mark->role].shape;

    if (shape == CH_SHAPE_CLOSED)
        put_closed(json, mark);
    else if (shape == CH_SHAPE_SET)
        ch_json_put_number(json, key, mark->thing + 1ul);
    else
        ch_json_put_name(json, key,
                         shape == CH_SHAPE_CELL    ? ch_name_cell
                         : shape == CH_SHAPE_HOUSE ? ch_name_house
                                                   : ch_name_placed,
                         mark->thing);
}

/* Writes digits as one string, in the order of their marks. */
static void put_digits(ChJsonWriter *json, const char *key, const Run *run, ChRole role)
{
    (void)ch_json_begin(json, key, CH_DIGITS + 2);
    ch_text_char(json->text, '"');
    for (size_t i = 0; i < run->count; i++)
        if (run->mark[i].role == role)
            ch_text_char(json->text, (char)('1' + run->mark[i].thing));
    ch_text_char(json->text, '"');
}

/* Writes the things of a role: digits as one string, a node of one candidate as itself, all others
 * as a list. */
static void put_things(ChJsonWriter *json, const char *key, const Run *run, ChRole role)
{
    const ChShape shape = ch_log_role[role].shape;
    const bool is_bare = shape == CH_SHAPE_NODE && count_role(run, role) == 1;

    if (shape == CH_SHAPE_DIGIT) {
        put_digits(json, key, run, role);
        return;
    }
    if (!is_bare)
        ch_json_open(json, key, '[');
    for (size_t i = 0; i < run->count; i++)
        if (run->mark[i].role == role)
            put_mark(json, is_bare ? key : NULL, &run->mark[i]);
    if (!is_bare)
        ch_json_close(json, ']');
}

static void put_object(ChJsonWriter *json, const Run *run, ChRole first)
{
    ch_json_open(json, NULL, '{');
    for (int role = (int)first; ch_log_is_part(role, first); role++) {
        const char *const part = ch_log_role[role].part;
        if (ch_log_role[role].shape == CH_SHAPE_FLAG)
            ch_json_put_flag(json, part, count_role(run, (ChRole)role) > 0);
        else
            put_things(json, part, run, (ChRole)role);
    }
    ch_json_close(json, '}');
}

static void put_role(ChJsonWriter *json, const ChStepRecord *step, ChRole role)
{
    const char *const key = ch_log_role[role].key;
    const bool has_parts = ch_log_role[role].part != NULL;
    Run run = {step->mark, step->mark_count};
    size_t at = 0;

    if (!has_parts && role != CH_ROLE_COLOUR) {
        put_things(json, key, &run, role);
        return;
    }
    ch_json_open(json, key, '[');
    while (next_group(step, role, &at, &run))
        if (has_parts)
            put_object(json, &run, role);
        else
            put_things(json, NULL, &run, role);
    ch_json_close(json, ']');
}

void ch_log_put_pattern(ChJsonWriter *json, const ChStepRecord *step)
{
    const char *const kind = ch_kind_word((int)step->kind);
    unsigned roles = 0;

    _Static_assert(CH_ROLES <= 32, "one bit a role");
    for (size_t i = 0; i < step->mark_count; i++)
        roles |= 1u << first_of(&step->mark[i]);
    ch_json_open(json, "pattern", '{');
    CH_EACH_BIT(role, roles)
        put_role(json, step, (ChRole)role);
    if (kind != NULL)
        ch_json_put_word(json, "kind", kind);
    ch_json_close(json, '}');
}
