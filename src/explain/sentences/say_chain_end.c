/* say_chain_end.c - describes what a chain leads to: either end, a loop, a contradiction.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain_links.h"

/* Begins a line of the end. */
static void begin(const ChSentenceContext *context, const char *joint)
{
    ch_text_puts(context->out, context->out->length > 0 ? joint : "");
}

/* Writes a message about the two ends of a chain, or of a link. */
static void say_ends(const ChSentenceContext *context, const char *message,
                     const ChChainNode *first, const ChChainNode *last, int house)
{
    const ChList start = ch_node_cells(first);
    const ChList end = ch_node_cells(last);
    const ChField field[] = {
        ch_list_field("start", CH_FIELD_CELLS, &start),  ch_list_field("end", CH_FIELD_CELLS, &end),
        ch_field_digit("digit", first->digit),           ch_field_digit("other", last->digit),
        ch_field_house("house", house >= 0 ? house : 0),
    };

    ch_say(context, message, CH_FIELDS(field));
}

static int house_of_nodes(const ChChainNode *a, const ChChainNode *b)
{
    const ChCellSet both = ch_cells_or(a->cells, b->cells);
    const ChList cells = ch_list_of_set(&both);

    return ch_house_of_cells(&cells);
}

static bool is_one_cell(const ChChainNode *a, const ChChainNode *b)
{
    return ch_cells_count(ch_cells_or(a->cells, b->cells)) == 1;
}

/* ---- two ends ---- */

enum { MAX_DENIED = 2 };

/* Writes that neither end of a chain with two digits leaves room for what the step removes. */
static void say_denied(const ChSentenceContext *context)
{
    static const char *const message[] = {
        N_("Either way {one} is not {x}."),
        N_("Either way {one} is not {x}, and {two} is not {y}."),
    };
    const ChStepRecord *const step = context->step;
    const int last = step->eliminate[step->eliminate_count - 1];

    if (step->eliminate_count > MAX_DENIED)
        return;
    const ChField field[] = {
        ch_field_cell("one", CH_CANDIDATE_CELL(step->eliminate[0])),
        ch_field_digit("x", CH_CANDIDATE_DIGIT(step->eliminate[0])),
        ch_field_cell("two", CH_CANDIDATE_CELL(last)),
        ch_field_digit("y", CH_CANDIDATE_DIGIT(last)),
    };
    ch_text_char(context->out, ' ');
    ch_say(context, message[step->eliminate_count - 1], CH_FIELDS(field));
}

static void say_two_ends(const ChSentenceContext *context, const ChChainNode *first,
                         const ChChainNode *last)
{
    const ChAlternative end[] = {{.cells = first->cells}, {.cells = last->cells}};
    const int house = house_of_nodes(first, last);

    if (first->digit == last->digit) {
        say_ends(context, N_("Either {start?/one of }{start} or {end?/one of }{end} is {digit}."),
                 first, last, -1);
        if (!context->is_brief)
            ch_say_seen(context, first->digit, end, 2);
    } else if (is_one_cell(first, last)) {
        say_ends(context, N_("So {start} is {digit} or {other}, and nothing else."), first, last,
                 -1);
    } else {
        say_ends(context,
                 house >= 0 ? N_("Either {start?/one of }{start} is {digit} or {end?/one of }{end} "
                                 "is {other}; they share {house}.")
                            : N_("Either {start?/one of }{start} is {digit} or {end?/one of }{end} "
                                 "is {other}."),
                 first, last, house);
        if (context->step->eliminate_count > 0)
            say_denied(context);
    }
}

/* ---- a contradiction ---- */

static void say_contradiction(const ChSentenceContext *context, const ChChainText *chain)
{
    const ChChainNode *const first = &chain->node[0];
    const ChChainNode *const last = ch_chain_last(chain);
    const int house = house_of_nodes(first, last);

    if (!ch_chain_is_true(chain, chain->count - 1))
        say_ends(context, N_("But {start} was supposed to be {digit}: a contradiction."), first,
                 last, -1);
    else if (first->digit != last->digit && is_one_cell(first, last))
        say_ends(context, N_("Then {start} would be {digit} and {other} at once."), first, last,
                 -1);
    else if (first->digit == last->digit && house >= 0)
        say_ends(context,
                 N_("Then {house} would have two {digit}s: in {start} and in {end?/one of }{end}."),
                 first, last, house);
    else
        say_ends(context, N_("That contradicts {digit} in {start}."), first, last, -1);
}

/* ---- back at the start ---- */

static void say_return(const ChSentenceContext *context, const ChChainNode *first)
{
    const ChAlternative start = {.cells = first->cells};
    const ChStepRecord *const step = context->step;
    const int cell = step->eliminate_count > 0 ? CH_CANDIDATE_CELL(step->eliminate[0]) : -1;

    say_ends(context, N_("So {start?/one of }{start} is {digit} after all."), first, first, -1);
    if (context->is_brief || cell < 0 ||
        (ch_cells_count(first->cells) == 1 && ch_cells_has(&first->cells, cell)))
        return;
    ch_say_seen(context, first->digit, &start, 1);
}

/* ---- loops ---- */

enum { MAX_RESULTS = 3 }; /* sentences about what a loop shows */

/* What a loop shows, as it is written. */
typedef struct Results {
    const ChSentenceContext *context;
    const char *joint;   /* before the first; the others follow it in its line */
    ChCandidateSet left; /* eliminations that no sentence has explained */
    int written;
} Results;

static int count_left(const Results *results, const ChCandidateSet *set)
{
    const ChCandidateSet some = ch_candidates_and(&results->left, set);

    return ch_candidates_count(&some);
}

static bool begin_result(Results *results, const ChCandidateSet *explained)
{
    if (count_left(results, explained) == 0 || results->written == MAX_RESULTS)
        return false;
    results->written++;
    results->left = ch_candidates_minus(&results->left, explained);
    begin(results->context, results->written > 1 ? " " : results->joint);
    return true;
}

static ChCandidateSet candidates_in(const ChCellSet *cells, int digit)
{
    ChCandidateSet set = {{0}};

    CH_EACH_CELL(cell, *cells)
        ch_candidates_add(&set, CH_CANDIDATE(cell, digit));
    return set;
}

/* Describes a weak link within a cell. */
static void say_cell_result(Results *results, const ChChainNode *a, const ChChainNode *b)
{
    ChCandidateSet set = {{0}};

    for (int digit = 0; digit < CH_DIGITS; digit++)
        ch_candidates_add(&set, CH_CANDIDATE(ch_cells_first(a->cells), digit));
    if (begin_result(results, &set))
        say_ends(results->context, N_("{start} is {digit} or {other}, and nothing else."), a, b,
                 -1);
}

/* Describes a weak link of one digit in each house that it lies in. */
static void say_house_results(Results *results, const ChChainNode *a, const ChChainNode *b)
{
    const ChCellSet both = ch_cells_or(a->cells, b->cells);
    const ChList places = ch_list_of_set(&both);

    for (int house = CH_HOUSES - 1; house >= 0; house--) {
        const ChCandidateSet set = candidates_in(&ch_house_cells[house], a->digit);
        if (!ch_cells_within(both, ch_house_cells[house]) || !begin_result(results, &set))
            continue;
        const ChField field[] = {
            ch_field_digit("digit", a->digit),
            ch_field_house("house", house),
            ch_list_field("places", CH_FIELD_PLACES, &places),
        };
        ch_say(results->context, N_("The {digit} of {house} is in {places}, and nowhere else."),
               CH_FIELDS(field));
    }
}

/* Describes the digits that a group of the loop keeps either way. */
static void say_group_results(Results *results, const ChStrongLink *link)
{
    const ChMarkedSet set = ch_marked_set(results->context->step, link->group);
    const unsigned kept = set.digits & ~(1u << link->from->digit) & ~(1u << link->to->digit);

    CH_EACH_DIGIT(digit, kept) {
        const ChCellSet places = ch_group_places(results->context, link->group, digit);
        const ChCellSet seen = ch_common_peers(places);
        const ChCandidateSet explained = candidates_in(&seen, digit);
        const ChField field[] = {
            ch_field_string("letter", ch_letter((size_t)link->group)),
            ch_field_digit("digit", digit),
            ch_field_digit("one", link->from->digit),
            ch_field_digit("other", link->to->digit),
        };
        if (begin_result(results, &explained))
            ch_say(results->context,
                   N_("Group {letter} lacks only {one} or {other}, so it has its {digit}: a cell "
                      "that sees every {digit} of it has none."),
                   CH_FIELDS(field));
    }
}

static void say_results(Results *results, const ChChainText *chain)
{
    for (size_t i = 1; i + 1 < chain->count; i += 2) {
        const ChChainNode *const a = &chain->node[i];
        const ChChainNode *const b = &chain->node[i + 1];
        if (a->digit == b->digit)
            say_house_results(results, a, b);
        else if (is_one_cell(a, b))
            say_cell_result(results, a, b);
    }
    for (size_t i = 0; i + 1 < chain->count; i += 2) {
        ChStrongLink link;
        if (ch_read_strong_link(results->context, chain, i, &link) &&
            link.reason == CH_LINK_BY_GROUP)
            say_group_results(results, &link);
    }
}

static void say_loop(const ChSentenceContext *context, const ChChainText *chain, const char *joint)
{
    const ChStepRecord *const step = context->step;
    Results results = {.context = context, .joint = joint};

    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_candidates_add(&results.left, step->eliminate[i]);
    ch_say(
        context,
        N_("That closes the loop. It runs the other way round as well, so one of the two ends of "
           "each link is true."),
        NULL, 0);
    if (context->is_brief)
        return;
    say_results(&results, chain);
    if (ch_candidates_count(&results.left) == 0)
        return;
    begin(context, results.written > 0 ? " " : joint);
    ch_say(context, N_("Other links of the loop show more in the same way."), NULL, 0);
}

void ch_say_chain_end(const ChSentenceContext *context, const ChChainText *chain, const char *joint)
{
    const ChChainNode *const first = &chain->node[0];
    const ChChainNode *const last = ch_chain_last(chain);

    begin(context, joint);
    if (chain->begins_true)
        say_contradiction(context, chain);
    else if (!ch_chain_is_true(chain, chain->count - 1))
        say_loop(context, chain, joint);
    else if (ch_node_equal(first, last))
        say_return(context, first);
    else
        say_two_ends(context, first, last);
}
