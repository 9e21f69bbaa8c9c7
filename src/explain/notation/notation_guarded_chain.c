/* notation_guarded_chain.c - writes chains through a rectangle or an almost fish in Eureka
 * notation.
 *
 *      (5)r2c4 = r2c1 - UR12r13c14[(5)r1c1 = (47)r3c4] - (1=2)r3c6
 *      (5)r2c4 = r2c1 - 5 r14\c3[(5)r1c1 = (5)r14c7] - (5=2)r3c7
 *
 * UR is a unique rectangle, AR an avoidable one; a fish is written as its digit, bases and covers.
 * The two groups of guardians, or fins, follow in brackets.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain.h"
#include "step_notation.h"

typedef struct Writer {
    const ChSentenceContext *context;
    ChText *out;
    ChRole guard; /* the role of the guardians */
    int pattern;  /* the group of their link */
    int digit;    /* of the last node, CH_NO_DIGIT behind guardians */
} Writer;

static void put_rectangle(Writer *writer)
{
    const ChStepRecord *const step = writer->context->step;
    ChCellSet cells = {{0}};
    unsigned digits = 0;
    bool is_filled = false;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (step->deadly->digits[cell] == 0)
            continue;
        digits |= step->deadly->digits[cell];
        is_filled = is_filled || writer->context->before->digit[cell] != CH_NO_DIGIT;
        ch_cells_add(&cells, cell);
    }
    ch_text_puts(writer->out, is_filled ? "AR" : "UR");
    ch_notation_digits(writer->out, digits);
    ch_notation_cells(writer->out, &cells);
}

static void put_fish(Writer *writer)
{
    const ChStepRecord *const step = writer->context->step;
    const ChList bases = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList covers = ch_marks_with_role(step, CH_ROLE_COVER);

    ch_notation_digits(writer->out, ch_digits_with_role(step, CH_ROLE_DIGIT));
    ch_text_char(writer->out, ' ');
    ch_notation_houses(writer->out, &bases);
    ch_text_char(writer->out, '\\');
    ch_notation_houses(writer->out, &covers);
}

/* Returns the group of the link that joins all guardians; -1 if there is none. */
static int find_pattern(const ChStepRecord *step, ChRole guard)
{
    const ChList guards = ch_marks_with_role(step, guard);
    const ChCandidateSet all = ch_set_of_candidates(&guards);

    for (int group = 0;; group++) {
        const ChList from = ch_marks_of_group(step, CH_ROLE_LINK_FROM, group);
        const ChList to = ch_marks_of_group(step, CH_ROLE_LINK_TO, group);
        const ChCandidateSet one = ch_set_of_candidates(&from);
        const ChCandidateSet other = ch_set_of_candidates(&to);
        if (from.count == 0)
            return -1;
        if (from.count + to.count == guards.count && ch_candidates_within(&one, &all) &&
            ch_candidates_within(&other, &all) &&
            ch_marks_of_group(step, CH_ROLE_LINK_STRONG, group).count > 0)
            return group;
    }
}

static bool is_strong(const ChStepRecord *step, int group)
{
    return ch_marks_of_group(step, CH_ROLE_LINK_STRONG, group).count > 0;
}

/* Returns node AT of the chain: the first node of a link, or the second one of the link before. */
static ChList node_at(const ChStepRecord *step, int at)
{
    const ChList from = ch_marks_of_group(step, CH_ROLE_LINK_FROM, at);

    return from.count > 0 ? from : ch_marks_of_group(step, CH_ROLE_LINK_TO, at - 1);
}

static void put_link(Writer *writer, int group)
{
    ch_text_puts(writer->out, is_strong(writer->context->step, group) ? " = " : " - ");
}

/* Writes the two nodes of guardians. */
static void put_guards(Writer *writer)
{
    const ChList from = node_at(writer->context->step, writer->pattern);
    const ChList to = node_at(writer->context->step, writer->pattern + 1);

    if (writer->guard == CH_ROLE_FIN)
        put_fish(writer);
    else
        put_rectangle(writer);
    ch_text_char(writer->out, '[');
    ch_notation_candidates(writer->out, &from);
    put_link(writer, writer->pattern);
    ch_notation_candidates(writer->out, &to);
    ch_text_char(writer->out, ']');
    writer->digit = CH_NO_DIGIT;
}

/* Writes two nodes of one cell with common brackets. */
static void put_pair(Writer *writer, int at, const ChList *one, const ChList *other)
{
    const ChList place = ch_cells_of(one);
    const ChCellSet cell = ch_set_of_cells(&place);

    writer->digit = CH_CANDIDATE_DIGIT(other->item[0]);
    ch_text_char(writer->out, '(');
    ch_notation_digits(writer->out, 1u << CH_CANDIDATE_DIGIT(one->item[0]));
    ch_text_char(writer->out, is_strong(writer->context->step, at) ? '=' : '-');
    ch_notation_digits(writer->out, 1u << writer->digit);
    ch_text_char(writer->out, ')');
    ch_notation_cells(writer->out, &cell);
}

static void put_node(Writer *writer, const ChList *candidates)
{
    const ChList places = ch_cells_of(candidates);
    const ChCellSet cells = ch_set_of_cells(&places);

    if (CH_CANDIDATE_DIGIT(candidates->item[0]) == writer->digit)
        ch_notation_cells(writer->out, &cells);
    else
        ch_notation_candidates(writer->out, candidates);
    writer->digit = CH_CANDIDATE_DIGIT(candidates->item[0]);
}

/* Writes the nodes from number AT on that belong together; returns how many. */
static int put_term(Writer *writer, int at)
{
    const ChStepRecord *const step = writer->context->step;
    const ChList one = node_at(step, at);
    const ChList other = node_at(step, at + 1);

    if (at == writer->pattern) {
        put_guards(writer);
        return 2;
    }
    if (at + 1 != writer->pattern && one.count == 1 && other.count == 1 &&
        CH_CANDIDATE_CELL(one.item[0]) == CH_CANDIDATE_CELL(other.item[0])) {
        put_pair(writer, at, &one, &other);
        return 2;
    }
    put_node(writer, &one);
    return 1;
}

static bool put_chain(const ChSentenceContext *context, ChRole guard)
{
    const ChStepRecord *const step = context->step;
    Writer writer = {context, context->out, guard, find_pattern(step, guard), CH_NO_DIGIT};

    if (writer.pattern < 0)
        return false;
    for (int at = 0; node_at(step, at).count > 0;) {
        if (at > 0)
            put_link(&writer, at - 1);
        at += put_term(&writer, at);
    }
    return true;
}

bool ch_notation_rectangle_chain(const ChSentenceContext *context)
{
    return context->step->deadly_count == 1 && put_chain(context, CH_ROLE_GUARDIAN);
}

bool ch_notation_fish_chain(const ChSentenceContext *context)
{
    return put_chain(context, CH_ROLE_FIN);
}
