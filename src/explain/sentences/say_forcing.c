/* say_forcing.c - describes forcing chains and nets: the supposition, its consequences in turn, the
 * end.
 *
 *      r1c2=7 → r2c1=4 → r5c1=9
 *
 * SPDX-License-Identifier: MIT
 */
#include "notation.h"
#include "sentence.h"

/* The constraint that is marked: a cell in a role, or a digit in a house. */
typedef struct Place {
    int cell;
    int house;
    int digit;
} Place;

static int first_marked(const ChStepRecord *step, ChRole role, int limit)
{
    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == role && step->mark[i].thing < limit)
            return step->mark[i].thing;
    return -1;
}

static Place place_of(const ChStepRecord *step, ChRole cell)
{
    return (Place){.cell = first_marked(step, cell, CH_CELLS),
                   .house = first_marked(step, CH_ROLE_HOUSE, CH_HOUSES),
                   .digit = first_marked(step, CH_ROLE_DIGIT, CH_DIGITS)};
}

static bool is_whole(const Place *place)
{
    return place->cell >= 0 || (place->house >= 0 && place->digit >= 0);
}

static bool is_in_place(const Place *place, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);

    return place->cell >= 0 ? cell == place->cell
                            : CH_CANDIDATE_DIGIT(candidate) == place->digit &&
                                  ch_cells_has(&ch_house_cells[place->house], cell);
}

static void put_candidate(ChText *text, int candidate, bool is_true)
{
    char name[CH_NAME_SIZE];

    (is_true ? ch_name_placed : ch_name_removed)(name, candidate);
    ch_text_puts(text, name);
}

static void put_next_candidate(ChText *text, int candidate, bool is_true)
{
    ch_text_puts(text, " \u2192 ");
    put_candidate(text, candidate, is_true);
}

/* A link: the candidate on each side (the last one where there are several), and whether the link
 * is strong. */
typedef struct Link {
    int from;
    int to;
    bool strong;
} Link;

/* Reads the link that begins at MARK; returns the mark behind it. */
static const ChMark *read_link(const ChMark *mark, const ChMark *end, Link *link)
{
    const uint16_t group = mark->group;

    *link = (Link){.from = CH_NONE, .to = CH_NONE};
    for (; mark < end && mark->group == group; mark++) {
        if (mark->role == CH_ROLE_LINK_FROM)
            link->from = mark->thing;
        else if (mark->role == CH_ROLE_LINK_TO)
            link->to = mark->thing;
        else if (mark->role == CH_ROLE_LINK_STRONG)
            link->strong = true;
        else
            break;
    }
    return mark;
}

static const ChMark *next_link(const ChMark *mark, const ChMark *end)
{
    while (mark < end && mark->role != CH_ROLE_LINK_FROM)
        mark++;
    return mark;
}

/* ---- contradictions ---- */

/* Writes the supposition and its consequences in turn; returns false when there are no
 * consequences. */
static bool put_inferences(ChText *text, const ChStepRecord *step, int supposed)
{
    const bool is_true = step->place_count == 0;
    const ChMark *const end = ch_marks_end(step);
    bool any = false;

    put_candidate(text, supposed, is_true);
    for (const ChMark *mark = next_link(step->mark, end); mark < end; mark = next_link(mark, end)) {
        Link link;
        mark = read_link(mark, end, &link);
        if (!link.strong || link.to >= CH_CANDIDATES)
            continue;
        put_next_candidate(text, link.to, true);
        any = true;
    }
    return any;
}

/* The messages by three indices.  First: whether the candidate was supposed true, and is removed,
 * or false, and is placed.  Second: without inferences, by chains, or by nets.  Third: whether a
 * cell or a digit of a house fails. */
static const char *const contradiction_words[2][3][2] = {
    {{N_("If {cell} were {digit}, no digit would be left for {subject}: {removed}."),
      N_("If {cell} were {digit}, the {home} would have no place left in {house}: {removed}.")},
     {N_("If {cell} were {digit}, one thing would lead to another: {chain}. Then no digit would be "
         "left for {subject}: {removed}."),
      N_("If {cell} were {digit}, one thing would lead to another: {chain}. Then the {home} would "
         "have no place left in {house}: {removed}.")},
     {N_("If {cell} were {digit}, this would follow in turn, several things together leading to "
         "the next: {chain}. Then no digit would be left for {subject}: {removed}."),
      N_("If {cell} were {digit}, this would follow in turn, several things together leading to "
         "the next: {chain}. Then the {home} would have no place left in {house}: {removed}.")}},
    {{N_("If {cell} were not {digit}, no digit would be left for {subject}: {placed}."),
      N_("If {cell} were not {digit}, the {home} would have no place left in {house}: {placed}.")},
     {N_("If {cell} were not {digit}, one thing would lead to another: {chain}. Then no digit "
         "would "
         "be left for {subject}: {placed}."),
      N_("If {cell} were not {digit}, one thing would lead to another: {chain}. Then the {home} "
         "would have no place left in {house}: {placed}.")},
     {N_("If {cell} were not {digit}, this would follow in turn, several things together leading "
         "to the next: {chain}. Then no digit would be left for {subject}: {placed}."),
      N_("If {cell} were not {digit}, this would follow in turn, several things together leading "
         "to the next: {chain}. Then the {home} would have no place left in {house}: "
         "{placed}.")}}};

/* Writes the contradiction of a step in which no single cell or house fails in the end. */
static bool say_every_case(const ChSentenceContext *context, int target)
{
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(target)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(target)),
    };

    ch_say(context,
           context->step->place_count > 0
               ? N_("If {cell} were not {digit}, every case that is left would lead to a "
                    "contradiction: {placed}.")
               : N_("If {cell} were {digit}, every case that is left would lead to a "
                    "contradiction: {removed}."),
           CH_FIELDS(field));
    return true;
}

static bool say_contradiction(const ChSentenceContext *context, bool net)
{
    const ChStepRecord *const step = context->step;
    const int target = first_marked(step, CH_ROLE_TARGET, CH_CANDIDATES);
    const Place place = place_of(step, CH_ROLE_CELL);
    ChText chain = CH_TEXT_EMPTY;

    if (target < 0)
        return false;
    if (!is_whole(&place))
        return say_every_case(context, target);
    const bool inferred = put_inferences(&chain, step, target);
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(target)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(target)),
        ch_field_cell("subject", place.cell >= 0 ? place.cell : 0),
        ch_field_house("house", place.house >= 0 ? place.house : 0),
        ch_field_digit("home", place.digit >= 0 ? place.digit : 0),
        ch_field_string("chain", ch_text_whole(&chain)),
    };
    ch_say(context,
           contradiction_words[step->place_count > 0][!inferred ? 0
                                                      : net     ? 2
                                                                : 1][place.cell < 0],
           CH_FIELDS(field));
    ch_text_free(&chain);
    return true;
}

bool ch_say_forcing_chain_contradiction(const ChSentenceContext *context)
{
    return say_contradiction(context, false);
}

bool ch_say_forcing_net_contradiction(const ChSentenceContext *context)
{
    return say_contradiction(context, true);
}

/* ---- verities ---- */

/* Writes each case and its consequences in turn. */
static void put_cases(ChText *text, const ChSentenceContext *context, const Place *place,
                      int target)
{
    const ChStepRecord *const step = context->step;
    const ChMark *const end = ch_marks_end(step);
    int head = CH_NONE;

    if (is_in_place(place, target) && step->place_count > 0) {
        put_candidate(text, target, true); /* this case is the conclusion itself */
        head = target;
    }
    for (const ChMark *mark = next_link(step->mark, end); mark < end; mark = next_link(mark, end)) {
        Link link;
        mark = read_link(mark, end, &link);
        if (link.from >= CH_CANDIDATES || link.to >= CH_CANDIDATES)
            continue;
        if (!link.strong && link.from != head && is_in_place(place, link.from)) {
            ch_text_puts(text, head == CH_NONE ? "" : "; ");
            head = link.from;
            put_candidate(text, head, true);
        }
        if (head == CH_NONE)
            continue;
        if (link.strong)
            put_next_candidate(text, link.to, true);
        else if (link.to == target && step->eliminate_count > 0)
            put_next_candidate(text, target, false);
    }
}

/* The messages by conclusion, placed or ruled out, and by the place of the cases, a cell or a
 * house. */
static const char *const verity_words[2][2] = {
    {N_("Whatever digit {subject} holds, the same follows: {cases}. So {placed}."),
     N_("Wherever the {home} is in {house}, the same follows: {cases}. So {placed}.")},
    {N_("Whatever digit {subject} holds, the same follows: {cases}. So {removed}."),
     N_("Wherever the {home} is in {house}, the same follows: {cases}. So {removed}.")}};

bool ch_say_forcing_verity(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const int target = first_marked(step, CH_ROLE_TARGET, CH_CANDIDATES);
    const Place place = place_of(step, CH_ROLE_PIVOT);
    ChText cases = CH_TEXT_EMPTY;

    if (target < 0 || !is_whole(&place) || step->place_count + step->eliminate_count == 0)
        return false;
    put_cases(&cases, context, &place, target);
    const ChField field[] = {
        ch_field_cell("subject", place.cell >= 0 ? place.cell : 0),
        ch_field_house("house", place.house >= 0 ? place.house : 0),
        ch_field_digit("home", place.digit >= 0 ? place.digit : 0),
        ch_field_string("cases", ch_text_whole(&cases)),
    };
    ch_say(context, verity_words[step->eliminate_count > 0][place.cell < 0], field,
           sizeof field / sizeof field[0]);
    ch_text_free(&cases);
    return true;
}

/* ---- nested nets ---- */

/* Writes the candidates that inner nets rule out, in turn, each with its letter in the picture. */
static void put_inner_removals(ChText *text, const ChStepRecord *step)
{
    const ChList removed = ch_marks_with_role(step, CH_ROLE_INNER);

    for (size_t i = 0; i < removed.count; i++) {
        ch_text_puts(text, i > 0 ? ", " : "");
        if (*ch_letter(i) != '\0') {
            ch_text_char(text, '(');
            ch_text_puts(text, ch_letter(i));
            ch_text_puts(text, ") ");
        }
        put_candidate(text, removed.item[i], false);
    }
}

static const char *const nested_words[2][2] = {
    {N_("Suppose {cell} were {digit}. Inside that, forcing nets rule out these candidates, since "
        "each "
        "of them would lead to a contradiction in its turn: {inner}. In the end no digit is left "
        "for {subject}: {removed}."),
     N_("Suppose {cell} were {digit}. Inside that, forcing nets rule out these candidates, since "
        "each "
        "of them would lead to a contradiction in its turn: {inner}. In the end the {home} has no "
        "place left in {house}: {removed}.")},
    {N_("Suppose {cell} were not {digit}. Inside that, forcing nets rule out these candidates, "
        "since "
        "each of them would lead to a contradiction in its turn: {inner}. In the end no digit is "
        "left for {subject}: {placed}."),
     N_("Suppose {cell} were not {digit}. Inside that, forcing nets rule out these candidates, "
        "since "
        "each of them would lead to a contradiction in its turn: {inner}. In the end the {home} "
        "has no place left in {house}: {placed}.")}};

bool ch_say_nested_forcing_net(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const int target = first_marked(step, CH_ROLE_TARGET, CH_CANDIDATES);
    const Place place = place_of(step, CH_ROLE_CELL);
    ChText removed = CH_TEXT_EMPTY;

    if (target < 0)
        return false;
    if (!is_whole(&place))
        return say_every_case(context, target);
    put_inner_removals(&removed, step);
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(target)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(target)),
        ch_field_cell("subject", place.cell >= 0 ? place.cell : 0),
        ch_field_house("house", place.house >= 0 ? place.house : 0),
        ch_field_digit("home", place.digit >= 0 ? place.digit : 0),
        ch_field_string("inner", ch_text_whole(&removed)),
    };
    ch_say(context, nested_words[step->place_count > 0][place.cell < 0], CH_FIELDS(field));
    ch_text_free(&removed);
    return true;
}
