/* net.c - see net.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "net.h"

#include <string.h>

#include "pattern_link.h"

enum { NEVER = UINT8_MAX, FAR = 9, MAX_THINGS = 2 * CH_CELLS };

/* A candidate that is true in a case, or known to be false. */
typedef struct Thing {
    uint16_t candidate;
    uint16_t before; /* the index of its cause; its own index where it has none */
    uint8_t depth;   /* the number of arrows to it; NEVER when it holds without the supposition */
    bool is_false;
} Thing;

/* The reader of one case, which starts at its supposition. */
typedef struct CaseReader {
    ChNet *net;
    const ChBoard *board;
    const ChStepRecord *step;
    int target;
    int place;      /* the marked constraint: the cases, or what fails; or CH_NONE */
    bool has_cases; /* the marked constraint is the cases */
    int start;      /* the supposition of the case; CH_NONE before the first case */
    int numbers;    /* the numbers used so far, in all cases */
    int count;
    Thing thing[MAX_THINGS]; /* the first is the supposition */
} CaseReader;

/* ---- marks ---- */

enum { NO_MARK = -1, SEVERAL = -2 };

/* Returns the only thing with a role, NO_MARK or SEVERAL. */
static int only_mark(const ChStepRecord *step, ChRole role, int limit)
{
    int thing = NO_MARK;

    for (size_t i = 0; i < step->mark_count; i++) {
        if (step->mark[i].role != role)
            continue;
        if (thing >= 0 || step->mark[i].thing >= limit)
            return SEVERAL;
        thing = step->mark[i].thing;
    }
    return thing;
}

static int marked_constraint(const ChStepRecord *step)
{
    const int pivot = only_mark(step, CH_ROLE_PIVOT, CH_CELLS);
    const int cell = only_mark(step, CH_ROLE_CELL, CH_CELLS);
    const int house = only_mark(step, CH_ROLE_HOUSE, CH_HOUSES);
    const int digit = only_mark(step, CH_ROLE_DIGIT, CH_DIGITS);

    if (pivot >= 0 || cell >= 0)
        return pivot >= 0 ? pivot : cell;
    return house >= 0 && digit >= 0 ? CH_CELLS + CH_DIGITS * house + digit : CH_NONE;
}

static bool is_among(int constraint, int candidate)
{
    for (int i = 0; i < CH_DIGITS && constraint < CH_CONSTRAINTS; i++)
        if (ch_constraint_candidate(constraint, i) == candidate)
            return true;
    return false;
}

/* Reports whether some consequence has several causes. */
static bool has_joint(const ChStepRecord *step)
{
    const ChMark *const end = ch_marks_end(step);
    ChLink link;

    for (const ChMark *mark = ch_pattern_link(&link, step->mark, end); mark != NULL;
         mark = ch_pattern_link(&link, mark, end))
        if (link.strong && link.from.count > 1)
            return true;
    return false;
}

/* Reports whether the cases are the candidates of the marked constraint. */
static bool has_cases(const CaseReader *reader)
{
    const ChMark *const end = ch_marks_end(reader->step);
    ChLink link;

    for (const ChMark *mark = ch_pattern_link(&link, reader->step->mark, end); mark != NULL;
         mark = ch_pattern_link(&link, mark, end))
        if (!link.strong && link.from.count == 1 && is_among(reader->place, link.from.candidate[0]))
            return true;
    return false;
}

/* ---- a case ---- */

static void add_thing(CaseReader *reader, int candidate, int before, int depth, bool is_false)
{
    const bool is_inner = is_false && depth > 0;

    if (reader->count == MAX_THINGS)
        return;
    reader->thing[reader->count++] =
        (Thing){(uint16_t)candidate, (uint16_t)before, (uint8_t)depth, is_false};
    if (depth != NEVER && !is_inner && reader->net->number[candidate] == 0)
        reader->net->number[candidate] = (uint16_t)++reader->numbers;
}

static bool rules_out(const Thing *thing, int candidate)
{
    return thing->is_false ? thing->candidate == candidate
                           : ch_conflict(thing->candidate, candidate);
}

/* Returns the index of the thing nearest to the supposition that rules a candidate out; -1 when
 * none that follows from the supposition does. */
static int nearest_cause(const CaseReader *reader, int candidate)
{
    int nearest = -1;

    for (int i = 0; i < reader->count; i++)
        if (rules_out(&reader->thing[i], candidate) && reader->thing[i].depth != NEVER &&
            (nearest < 0 || reader->thing[i].depth < reader->thing[nearest].depth))
            nearest = i;
    return nearest;
}

static void begin_case(CaseReader *reader, int start, bool is_denied)
{
    reader->start = start;
    reader->count = 0;
    add_thing(reader, start, 0, 0, is_denied);
    for (size_t i = 0; i < reader->step->mark_count && reader->count < CH_CELLS; i++)
        if (reader->step->mark[i].role == CH_ROLE_INNER &&
            reader->step->mark[i].thing < CH_CANDIDATES)
            add_thing(reader, reader->step->mark[i].thing, reader->count, FAR, true);
}

static void add_arrow(ChNet *net, int from, int to, bool leads)
{
    for (int i = 0; i < net->arrow_count; i++)
        if (net->arrow[i].from == from && net->arrow[i].to == to)
            return;
    if (net->arrow_count < CH_NET_ARROWS)
        net->arrow[net->arrow_count++] = (ChNetArrow){(uint16_t)from, (uint16_t)to, leads};
}

/* Adds an arrow for an inner net that has none yet, so that each inner net leads somewhere. */
static void use_inner(CaseReader *reader, const Thing *thing, int to)
{
    if (!thing->is_false || thing->depth == 0)
        return;
    for (int i = 0; i < reader->net->arrow_count; i++)
        if (reader->net->arrow[i].from == thing->candidate)
            return;
    add_arrow(reader->net, thing->candidate, to, true);
}

static void add_consequence(CaseReader *reader, const ChLink *link)
{
    const int to = link->to.candidate[0];
    int nearest = -1;

    if (link->to.count != 1)
        return;
    for (int i = 0; i < link->from.count; i++) {
        const int cause = nearest_cause(reader, link->from.candidate[i]);
        if (cause < 0)
            continue;
        use_inner(reader, &reader->thing[cause], to);
        if (nearest < 0 || reader->thing[cause].depth < reader->thing[nearest].depth)
            nearest = cause;
    }
    if (nearest < 0)
        add_thing(reader, to, reader->count, NEVER, false);
    else
        add_thing(reader, to, nearest, reader->thing[nearest].depth + 1, false);
}

/* Adds the path to a thing, from the supposition or from an inner net. */
static void add_path(CaseReader *reader, int index)
{
    for (int before = reader->thing[index].before; before != index;
         index = before, before = reader->thing[index].before)
        add_arrow(reader->net, reader->thing[before].candidate, reader->thing[index].candidate,
                  true);
}

/* Adds the path to the target if it is true at the end of a case. */
static bool add_path_to_true(CaseReader *reader, int candidate)
{
    for (int i = 1; i < reader->count; i++)
        if (reader->thing[i].candidate == candidate) {
            add_path(reader, i);
            return true;
        }
    return false;
}

/* Adds the path to a candidate that is ruled out. */
static void add_path_to_false(CaseReader *reader, int candidate)
{
    const int cause = nearest_cause(reader, candidate);

    if (cause < 0)
        return;
    add_path(reader, cause);
    if (reader->thing[cause].candidate != candidate)
        add_arrow(reader->net, reader->thing[cause].candidate, candidate, false);
}

static void end_case(CaseReader *reader)
{
    if (reader->start == CH_NONE)
        return;
    if (reader->has_cases) {
        if (!add_path_to_true(reader, reader->target))
            add_path_to_false(reader, reader->target);
        return;
    }
    for (int i = 0; i < CH_DIGITS && reader->place < CH_CONSTRAINTS; i++) {
        const int candidate = ch_constraint_candidate(reader->place, i);
        if (!ch_board_has(reader->board, candidate))
            continue;
        ch_candidates_add(&reader->net->ends, candidate);
        add_path_to_false(reader, candidate);
    }
}

/* ---- all cases ---- */

static void read_links(CaseReader *reader)
{
    const ChMark *const end = ch_marks_end(reader->step);
    ChLink link;

    for (const ChMark *mark = ch_pattern_link(&link, reader->step->mark, end); mark != NULL;
         mark = ch_pattern_link(&link, mark, end)) {
        const int from = link.from.count == 1 ? link.from.candidate[0] : CH_NONE;
        if (link.strong) {
            add_consequence(reader, &link);
        } else if (reader->has_cases && from != reader->start && is_among(reader->place, from)) {
            end_case(reader);
            begin_case(reader, from, false);
        }
    }
    end_case(reader);
}

void ch_net_read(ChNet *net, const ChBoard *board, const ChStepRecord *step)
{
    CaseReader reader = {.net = net,
                         .board = board,
                         .step = step,
                         .target = only_mark(step, CH_ROLE_TARGET, CH_CANDIDATES),
                         .place = marked_constraint(step),
                         .start = CH_NONE};

    const bool has_inner = only_mark(step, CH_ROLE_INNER, CH_CANDIDATES) != NO_MARK;
    memset(net, 0, sizeof *net);
    net->supposed = CH_NONE;
    if (reader.target < 0 || (!has_inner && (reader.place == CH_NONE || !has_joint(step))))
        return;
    reader.has_cases = has_cases(&reader);
    if (!reader.has_cases) {
        net->supposed = (uint16_t)reader.target;
        begin_case(&reader, reader.target, step->place_count > 0);
    }
    read_links(&reader);
    net->is_net = has_inner || net->arrow_count > 0;
}
