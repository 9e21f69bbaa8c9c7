/* say_remote_pair.c - describes remote pairs: cells with the same two candidates, each in sight of
 * the next, so that the two digits alternate.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"

typedef struct RemotePair {
    ChList cells;  /* in the order of the chain */
    ChList houses; /* that each shares with the next, without repetitions */
    unsigned digits;
} RemotePair;

/* Reads the chain; returns false where a cell has other candidates or does not see the next. */
static bool read_remote_pair(RemotePair *pair, const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;

    *pair = (RemotePair){.digits = 0};
    for (const ChMark *mark = step->mark; mark != ch_marks_end(step); mark++)
        if ((mark->role == CH_ROLE_LINK_FROM || mark->role == CH_ROLE_LINK_TO) &&
            mark->thing < CH_CANDIDATES) {
            ch_list_add(&pair->cells, (uint16_t)CH_CANDIDATE_CELL(mark->thing));
            pair->digits |= 1u << CH_CANDIDATE_DIGIT(mark->thing);
        }
    for (size_t i = 0; i < pair->cells.count; i++) {
        if (context->before->candidates[pair->cells.item[i]] != pair->digits)
            return false;
        const int house = i > 0 ? ch_house_of_two(pair->cells.item[i - 1], pair->cells.item[i]) : 0;
        if (house < 0)
            return false;
        if (i > 0)
            ch_list_add(&pair->houses, (uint16_t)house);
    }
    return pair->cells.count >= 4 && ch_count(pair->digits) == 2;
}

/* Finds the closest cells of the chain that hold one digit each and are both seen from a cell. */
static bool find_ends(const RemotePair *pair, int cell, int *one, int *other)
{
    for (size_t apart = 3; apart < pair->cells.count; apart += 2)
        for (size_t i = 0; i + apart < pair->cells.count; i++) {
            *one = pair->cells.item[i];
            *other = pair->cells.item[i + apart];
            if (ch_house_of_two(cell, *one) >= 0 && ch_house_of_two(cell, *other) >= 0)
                return true;
        }
    return false;
}

enum { MAX_TARGETS = 2 };

static void say_target(const ChSentenceContext *context, int cell, int one, int other,
                       unsigned digits)
{
    const ChField field[] = {
        ch_field_cell("cell", cell),
        ch_field_cell("one", one),
        ch_field_cell("other", other),
        ch_field_digit("x", ch_lowest(digits)),
        ch_field_digit("y", ch_lowest(digits & (digits - 1))),
        ch_field_house("house", ch_house_of_two(cell, one)),
        ch_field_house("line", ch_house_of_two(cell, other)),
    };

    ch_text_char(context->out, ' ');
    ch_say(context,
           N_("{one} and {other} then hold one {x} and one {y}. So {cell} can be neither: in "
              "{house} it sees {one}, in {line} {other}."),
           CH_FIELDS(field));
}

static void say_why(const ChSentenceContext *context, const RemotePair *pair)
{
    const ChStepRecord *const step = context->step;
    ChList targets = {.count = 0};
    int one, other;

    ch_say(context, N_("Neighbours in the chain differ, so the two digits alternate along it."),
           NULL, 0);
    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_list_add(&targets, (uint16_t)CH_CANDIDATE_CELL(step->eliminate[i]));
    for (size_t i = 0; i < targets.count && i < MAX_TARGETS; i++)
        if (find_ends(pair, targets.item[i], &one, &other))
            say_target(context, targets.item[i], one, other, pair->digits);
    if (targets.count <= MAX_TARGETS)
        return;
    ch_text_char(context->out, ' ');
    ch_say(context, N_("In the same way the other cells see one of each."), NULL, 0);
}

bool ch_say_remote_pair(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {house}."),
        [CH_PART_WHAT] = N_("{first} has only {digits} left. Which cells with the same two digits "
                            "can you reach from it, step by step?"),
        [CH_PART_SEE] = N_("{cells} have only {digits}, and each sees the next, in {houses}."),
        [CH_PART_ASK] = N_("Along the chain, which cells hold the same digit and which do not?"),
    };
    RemotePair pair;

    if (!read_remote_pair(&pair, context))
        return false;
    if (context->part == CH_PART_WHY) {
        say_why(context, &pair);
        return true;
    }
    const ChField field[] = {
        ch_field_house("house", pair.houses.item[0]),
        ch_list_field("houses", CH_FIELD_HOUSES, &pair.houses),
        ch_list_field("cells", CH_FIELD_CELLS, &pair.cells),
        ch_field_cell("first", pair.cells.item[0]),
        ch_field_cell("last", pair.cells.item[pair.cells.count - 1]),
        ch_field_digits("digits", pair.digits),
    };
    return ch_say_part(context, message, CH_FIELDS(field));
}
