/* log_write_pattern.c - see log_json.h: writes the pattern of a step.
 *
 * SPDX-License-Identifier: MIT
 */
#include "log_roles.h"
#include "log_writer.h"
#include "notation.h"

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

static void put_closed(ChText *text, const ChMark *mark)
{
    PUT(text, "{\"cell\":");
    ch_log_put_name(text, ch_name_cell, mark->thing);
    if (mark->step > 0) {
        PUT(text, ",\"step\":");
        ch_text_number(text, mark->step);
    }
    ch_text_char(text, '}');
}

static void put_mark(ChText *text, const ChMark *mark)
{
    switch (ch_log_role[mark->role].shape) {
    case CH_SHAPE_CELL:
        ch_log_put_name(text, ch_name_cell, mark->thing);
        break;
    case CH_SHAPE_HOUSE:
        ch_log_put_name(text, ch_name_house, mark->thing);
        break;
    case CH_SHAPE_CANDIDATE:
    case CH_SHAPE_NODE:
        ch_log_put_name(text, ch_name_placed, mark->thing);
        break;
    case CH_SHAPE_CLOSED:
        put_closed(text, mark);
        break;
    case CH_SHAPE_DIGIT:
        ch_text_char(text, (char)('1' + mark->thing));
        break;
    case CH_SHAPE_SET:
        ch_text_number(text, mark->thing + 1ul);
        break;
    case CH_SHAPE_FLAG:
        break;
    }
}

/* Writes the things of a role: digits as one string, a node of one candidate as itself, all others
 * as a list. */
static void put_things(ChText *text, const Run *run, ChRole role)
{
    const ChShape shape = ch_log_role[role].shape;
    const bool is_string = shape == CH_SHAPE_DIGIT;
    const bool is_bare = shape == CH_SHAPE_NODE && count_role(run, role) == 1;
    bool first = true;

    ch_text_puts(text, is_string ? "\"" : is_bare ? "" : "[");
    for (size_t i = 0; i < run->count; i++) {
        if (run->mark[i].role != role)
            continue;
        if (!first && !is_string)
            ch_text_char(text, ',');
        put_mark(text, &run->mark[i]);
        first = false;
    }
    ch_text_puts(text, is_string ? "\"" : is_bare ? "" : "]");
}

static void put_key(ChText *text, const char *key)
{
    ch_text_char(text, '"');
    ch_text_puts(text, key);
    PUT(text, "\":");
}

static void put_object(ChText *text, const Run *run, ChRole first)
{
    ch_text_char(text, '{');
    for (int role = (int)first; ch_log_is_part(role, first); role++) {
        if (role != (int)first)
            ch_text_char(text, ',');
        put_key(text, ch_log_role[role].part);
        if (ch_log_role[role].shape == CH_SHAPE_FLAG)
            ch_text_puts(text, count_role(run, (ChRole)role) > 0 ? "true" : "false");
        else
            put_things(text, run, (ChRole)role);
    }
    ch_text_char(text, '}');
}

static void put_groups(ChText *text, const ChStepRecord *step, ChRole first)
{
    size_t at = 0;
    Run run;

    ch_text_char(text, '[');
    for (size_t i = 0; next_group(step, first, &at, &run); i++) {
        if (i > 0)
            ch_text_char(text, ',');
        if (ch_log_role[first].part != NULL)
            put_object(text, &run, first);
        else
            put_things(text, &run, first);
    }
    ch_text_char(text, ']');
}

static void put_role(ChText *text, const ChStepRecord *step, ChRole role)
{
    const Run all = {step->mark, step->mark_count};

    put_key(text, ch_log_role[role].key);
    if (ch_log_role[role].part != NULL || role == CH_ROLE_COLOUR)
        put_groups(text, step, role);
    else
        put_things(text, &all, role);
}

void ch_log_put_pattern(ChText *text, const ChStepRecord *step)
{
    const char *const kind = ch_kind_word((int)step->kind);
    unsigned roles = 0;
    bool first = true;

    _Static_assert(CH_ROLES <= 32, "one bit a role");
    for (size_t i = 0; i < step->mark_count; i++)
        roles |= 1u << first_of(&step->mark[i]);
    ch_text_char(text, '{');
    CH_EACH_BIT(role, roles) {
        if (!first)
            ch_text_char(text, ',');
        put_role(text, step, (ChRole)role);
        first = false;
    }
    if (kind != NULL) {
        ch_text_puts(text, first ? "\"kind\":\"" : ",\"kind\":\"");
        ch_text_puts(text, kind);
        ch_text_char(text, '"');
    }
    ch_text_char(text, '}');
}
