/* say_colouring.c - describes colouring: simple colours, multi-colours, 3D Medusa.
 *
 * The colours can have dozens of candidates.  The sentence takes the shortest way through them to
 * one of the conclusions (colour_paths.h), in one of three forms:
 *
 *      trap     one of two candidates is true; cells that see both lose the digit
 *      wrap     a candidate of a false colour, supposed true, leads to another that conflicts with
 *               it; the rest of its colour falls with it
 *      empty    a candidate, supposed true, leads to others that leave a cell without candidate
 *
 * SPDX-License-Identifier: MIT
 */
#include "colour_paths.h"

typedef enum Form { TRAP, WRAP, EMPTY_CELL } Form;

/* A shortest argument. */
typedef struct Way {
    Form form;
    int start;      /* the candidate supposed true: of a trap, the first one removed */
    int clash;      /* trap, wrap: the true candidate that conflicts with it */
    int cell;       /* empty: the cell */
    ChList closers; /* empty: the candidates that close it */
    size_t count;
    ChHop hop[CH_MAX_HOPS];
} Way;

/* ---- the shortest way ---- */

/* Finds the shortest way from one of the eliminated candidates to a conflict with it. */
static bool find_clash(const ChStepRecord *step, const ChColourGraph *graph, Way *way)
{
    ChColourPaths paths;
    size_t shortest = CH_MAX_HOPS + 1;

    for (size_t i = 0; i < step->eliminate_count; i++) {
        ch_colour_paths(&paths, graph, step->eliminate[i]);
        const int clash = ch_colour_paths_clash(&paths);
        if (clash == CH_NONE || paths.depth[clash] >= shortest)
            continue;
        shortest = paths.depth[clash];
        way->start = step->eliminate[i];
        way->clash = clash;
        way->count = ch_colour_paths_hops(&paths, clash, way->hop);
    }
    if (shortest > CH_MAX_HOPS)
        return false;
    way->form = ch_candidates_has(&graph->coloured, way->start) ? WRAP : TRAP;
    return true;
}

/* Returns the nearest true candidate that conflicts with CANDIDATE; CH_NONE when there is none. */
static int nearest_conflict(const ChColourPaths *paths, int candidate)
{
    for (size_t i = 0; i < paths->count; i++)
        if (ch_conflict(paths->reached[i], candidate))
            return paths->reached[i];
    return CH_NONE;
}

/* Lists the nearest true candidates that close a cell.  Returns how far they are in all, or 0 when
 * the cell keeps a candidate. */
static size_t find_closers(const ChSentenceContext *context, const ChColourPaths *paths, int cell,
                           ChList *closers)
{
    size_t length = 1;

    closers->count = 0;
    CH_EACH_DIGIT(digit, context->before->candidates[cell] & CH_ALL_NINE) {
        const int closer = nearest_conflict(paths, CH_CANDIDATE(cell, digit));
        if (closer == CH_NONE)
            return 0;
        ch_list_add(closers, (uint16_t)closer);
        length += paths->depth[closer];
    }
    return length;
}

static bool is_in_hops(const Way *way, int candidate)
{
    for (size_t i = 0; i < way->count; i++)
        if (way->hop[i].to.digit == CH_CANDIDATE_DIGIT(candidate) &&
            ch_cells_has(&way->hop[i].to.cells, CH_CANDIDATE_CELL(candidate)))
            return true;
    return false;
}

/* Adds the inferences that lead to a candidate, those that are there already left out. */
static void add_hops(const ChColourPaths *paths, int candidate, Way *way)
{
    ChHop hop[CH_MAX_HOPS];
    const size_t count = ch_colour_paths_hops(paths, candidate, hop);

    for (size_t i = 0; i < count && way->count < CH_MAX_HOPS; i++)
        if (!is_in_hops(way, CH_CANDIDATE(ch_cells_first(hop[i].to.cells), hop[i].to.digit)))
            way->hop[way->count++] = hop[i];
}

/* Finds the eliminated candidate from which a cell is emptied soonest. */
static bool find_empty_cell(const ChSentenceContext *context, const ChColourGraph *graph, int cell,
                            Way *way)
{
    ChColourPaths paths;
    size_t shortest = 0;
    int start = CH_NONE;

    for (size_t i = 0; i < context->step->eliminate_count; i++) {
        ch_colour_paths(&paths, graph, context->step->eliminate[i]);
        const size_t length = find_closers(context, &paths, cell, &way->closers);
        if (length == 0 || (shortest > 0 && length >= shortest))
            continue;
        shortest = length;
        start = context->step->eliminate[i];
    }
    if (start == CH_NONE)
        return false;
    way->form = EMPTY_CELL;
    way->start = start;
    way->cell = cell;
    ch_colour_paths(&paths, graph, start);
    (void)find_closers(context, &paths, cell, &way->closers);
    for (size_t i = 0; i < way->closers.count; i++)
        add_hops(&paths, way->closers.item[i], way);
    return true;
}

static bool find_way(const ChSentenceContext *context, Way *way)
{
    const ChList pivot = ch_marks_with_role(context->step, CH_ROLE_PIVOT);
    ChColourGraph graph;

    *way = (Way){.start = CH_NONE};
    if (context->step->eliminate_count == 0 || context->step->place_count > 0)
        return false;
    ch_colour_graph(&graph, context);
    return (pivot.count == 1 && find_empty_cell(context, &graph, pivot.item[0], way)) ||
           find_clash(context->step, &graph, way);
}

/* ---- the sentences ---- */

/* Writes a message about the first and the last candidate of the way. */
static void say_ends(const ChSentenceContext *context, const char *message, const Way *way)
{
    const ChChainNode start =
        way->form == TRAP ? way->hop[0].from : ch_node_of_candidate(way->start);
    const ChChainNode clash = ch_node_of_candidate(way->clash);
    const ChList from = ch_node_cells(&start);
    const ChList to = ch_node_cells(&clash);
    const ChList both = ch_list_union(&from, &to);
    const int house = ch_house_of_cells(&both);
    const ChField field[] = {
        ch_list_field("from", CH_FIELD_CELLS, &from),
        ch_list_field("to", CH_FIELD_CELLS, &to),
        ch_list_field("both", CH_FIELD_CELLS, &both),
        ch_list_field("either", CH_FIELD_PLACES, &both),
        ch_field_digit("digit", start.digit),
        ch_field_digit("other", clash.digit),
        ch_field_house("house", house >= 0 ? house : 0),
    };

    ch_say_next(context, message, CH_FIELDS(field));
}

/* Writes the links of the way. */
static bool say_way(const ChSentenceContext *context, const Way *way)
{
    if (way->form == TRAP)
        return ch_say_choice(context, &way->hop[0].from, &way->hop[0].to) &&
               ch_say_hops(context, way->hop + 1, way->count - 1, 2);
    if (way->count > 0)
        return ch_say_supposed_hops(context, way->hop, way->count, 3);
    say_ends(context, N_("Suppose {from} is {digit}."), way);
    return true;
}

static void say_question(const ChSentenceContext *context, const Way *way)
{
    const ChField field = ch_field_cell("cell", way->cell);

    if (way->form == EMPTY_CELL)
        ch_say_next(context, N_("What is then left for {cell}?"), &field, 1);
    else
        say_ends(context,
                 way->form == TRAP ? N_("What does that rule out in other cells?")
                                   : N_("What does that mean for {both}?"),
                 way);
}

/* Writes why a candidate that is not of the digit of both ends is ruled out by one or the other. */
static void say_mixed_trap(const ChSentenceContext *context, const Way *way)
{
    const int target = CH_CANDIDATE_CELL(way->start);
    const int end[2] = {ch_cells_first(way->hop[0].from.cells), CH_CANDIDATE_CELL(way->clash)};

    if (end[0] == end[1]) {
        say_ends(context, N_("So {from} is {digit} or {other}."), way);
        return;
    }
    say_ends(context, N_("So {from} is {digit} or {to} is {other}."), way);
    for (int i = 0; i < 2; i++) {
        const int house = ch_house_of_two(target, end[i]);
        const ChField field[] = {
            ch_field_cell("cell", target),
            ch_field_digit("digit", CH_CANDIDATE_DIGIT(way->start)),
            ch_field_cell("seen", end[i]),
            ch_field_house("house", house >= 0 ? house : 0),
        };
        if (end[i] != target && house >= 0)
            ch_say_next(context,
                        N_("{digit} in {cell} would rule out both, as it shares {house} with "
                           "{seen}."),
                        CH_FIELDS(field));
    }
}

/* Writes what is true at one end of a trap or the other, and what this rules out. */
static void say_trap(const ChSentenceContext *context, const Way *way)
{
    const ChList from = ch_node_cells(&way->hop[0].from);
    const ChList clash = {.count = 1, .item = {(uint16_t)CH_CANDIDATE_CELL(way->clash)}};
    const ChList ends = ch_list_union(&from, &clash);
    const int digit = CH_CANDIDATE_DIGIT(way->start);

    if (way->hop[0].from.digit != CH_CANDIDATE_DIGIT(way->clash)) {
        say_mixed_trap(context, way);
        return;
    }
    say_ends(context, N_("So {either} is {digit}."), way);
    ch_say_targets(context, digit, &ends);
}

static void say_wrap(const ChSentenceContext *context, const Way *way)
{
    say_ends(context,
             CH_CANDIDATE_CELL(way->start) == CH_CANDIDATE_CELL(way->clash)
                 ? N_("But {from} cannot be both {digit} and {other}, so it is not {digit}.")
                 : N_("But {both} share {house}, so {from} is not {digit}."),
             way);
}

static void say_empty_cell(const ChSentenceContext *context, const Way *way)
{
    const ChList ends = ch_cells_of(&way->closers);
    const ChList houses = ch_houses_shared(way->cell, &ends);
    const ChField field[] = {
        ch_list_field("ends", CH_FIELD_CELLS, &ends),
        ch_field_cell("cell", way->cell),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_field_cell("start", CH_CANDIDATE_CELL(way->start)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(way->start)),
    };

    ch_say_next(context,
                N_("{ends} {ends?leaves/leave} {cell} ({houses}) without a candidate, so {start} "
                   "is not {digit}."),
                CH_FIELDS(field));
}

/* Reports whether the sentences about the way explain an elimination. */
static bool is_explained(const Way *way, int candidate)
{
    return candidate == way->start ||
           (way->form == TRAP && ch_conflict(candidate, way->clash) &&
            ch_conflict(candidate, CH_CANDIDATE(ch_cells_first(way->hop[0].from.cells),
                                                way->hop[0].from.digit)));
}

/* Writes that the other eliminations follow in the same way. */
static void say_others(const ChSentenceContext *context, const Way *way)
{
    const ChStepRecord *const step = context->step;
    size_t others = 0;

    for (size_t i = 0; i < step->eliminate_count; i++)
        others += !is_explained(way, step->eliminate[i]);
    const ChField field = ch_field_number("others", (uint32_t)others);

    if (others > 0 && !context->is_brief)
        ch_say_next(context,
                    way->form == TRAP ? N_("Links of the same kind rule out {others} more "
                                           "{others?candidate/candidates}.")
                                      : N_("Further links then rule out {others} more "
                                           "{others?candidate/candidates}."),
                    &field, 1);
}

static const char *const one_digit[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look only at the places for the {digit}."),
    [CH_PART_WHAT] = N_("Start from {start}. Where a row, column or box has just two places for "
                        "the {digit}, colour them differently."),
};

static const char *const many_digits[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {start}."),
    [CH_PART_WHAT] = N_("Start with its {digit}. Where a cell has two candidates, or a digit two "
                        "places, colour them differently."),
};

/* Writes the hints before the way. */
static bool say_hint(const ChSentenceContext *context, const Way *way)
{
    const ChChainNode start =
        way->form == TRAP ? way->hop[0].from : ch_node_of_candidate(way->start);
    const ChField field[] = {
        ch_field_cell("start", ch_cells_first(start.cells)),
        ch_field_digit("digit", start.digit),
    };
    const bool is_simple = ch_marks_with_role(context->step, CH_ROLE_DIGIT).count == 1;

    return ch_say_part(context, is_simple ? one_digit : many_digits, CH_FIELDS(field));
}

bool ch_say_colours(const ChSentenceContext *context)
{
    static void (*const say_end[])(const ChSentenceContext *, const Way *) = {
        [TRAP] = say_trap, [WRAP] = say_wrap, [EMPTY_CELL] = say_empty_cell};
    Way way;

    if (!find_way(context, &way))
        return false;
    switch (context->part) {
    case CH_PART_SEE:
        return say_way(context, &way);
    case CH_PART_ASK:
        say_question(context, &way);
        return true;
    case CH_PART_WHY:
        say_end[way.form](context, &way);
        say_others(context, &way);
        return true;
    default:
        return say_hint(context, &way);
    }
}
