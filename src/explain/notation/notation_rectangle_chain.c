/* notation_rectangle_chain.c - writes chains through a rectangle in Eureka notation.
 *
 *      (5)r2c4 = r2c1 - UR12r13c14[(5)r1c1 = (47)r3c4] - (1=2)r3c6
 *
 * UR is a unique rectangle, AR an avoidable one. Its two groups of guardians follow in brackets.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain.h"
#include "step_notation.h"

typedef struct Writer {
    const ChSentenceContext *context;
    ChText *out;
    int rectangle; /* the group of its link */
    int digit;     /* of the last node, CH_NO_DIGIT behind guardians */
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

/* Reports whether all of the candidates are guardians. */
static bool are_guardians(const ChStepRecord *step, const ChList *candidates)
{
    for (size_t i = 0; i < candidates->count; i++) {
        const int candidate = candidates->item[i];
        const unsigned allowed = step->deadly->digits[CH_CANDIDATE_CELL(candidate)];
        if (allowed == 0 || (allowed >> CH_CANDIDATE_DIGIT(candidate) & 1) != 0)
            return false;
    }
    return true;
}

/* Returns the group of the link that joins all guardians; -1 if there is none. */
static int find_rectangle(const ChStepRecord *step)
{
    const size_t all = ch_marks_with_role(step, CH_ROLE_GUARDIAN).count;

    for (int group = 0;; group++) {
        const ChList from = ch_marks_of_group(step, CH_ROLE_LINK_FROM, group);
        const ChList to = ch_marks_of_group(step, CH_ROLE_LINK_TO, group);
        if (from.count == 0)
            return -1;
        if (from.count + to.count == all && are_guardians(step, &from) &&
            are_guardians(step, &to) &&
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
    const ChList from = node_at(writer->context->step, writer->rectangle);
    const ChList to = node_at(writer->context->step, writer->rectangle + 1);

    put_rectangle(writer);
    ch_text_char(writer->out, '[');
    ch_notation_candidates(writer->out, &from);
    put_link(writer, writer->rectangle);
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

    if (at == writer->rectangle) {
        put_guards(writer);
        return 2;
    }
    if (at + 1 != writer->rectangle && one.count == 1 && other.count == 1 &&
        CH_CANDIDATE_CELL(one.item[0]) == CH_CANDIDATE_CELL(other.item[0])) {
        put_pair(writer, at, &one, &other);
        return 2;
    }
    put_node(writer, &one);
    return 1;
}

bool ch_notation_rectangle_chain(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    Writer writer = {context, context->out, find_rectangle(step), CH_NO_DIGIT};

    if (step->deadly_count != 1 || writer.rectangle < 0)
        return false;
    for (int at = 0; node_at(step, at).count > 0;) {
        if (at > 0)
            put_link(&writer, at - 1);
        at += put_term(&writer, at);
    }
    return true;
}
