/* notation_whips.c - writes whips and braids in the nrc notation of Denis Berthier.
 *
 *      g-whip[3]: r2n5{c2 c8} - c8n1{r5 r789} - b9n7{r8c8 .} => r1c2<>5
 *
 * The number is the length.  For each variable it has the left-linking and the right-linking
 * candidate, the last variable a dot.  A variable is a cell and its digits, a row or column and the
 * places of a digit in it, or a box and its cells.
 *
 *      forcing-whip[4]: || n2r5c5 - partial-whip[1]: c2n2{r5 r9} || n8r5c5 - ... => r9c4<>2
 *
 *      whip-rn[2]: r2n5{c2 c8} - r7n5{c8 .} => r1c2<>5
 *
 * A typed whip is named by its type.
 *
 * A forcing whip has its cases, each followed by its variables.
 *
 *      OR3-whip[3]: r4c6{n3 n8} - OR3{{n8r4c1 n8r5c1 | n2r5c2}} - r9n2{c2 .} => r4c6<>3
 *
 * An OR-k relation has its ruled out guardians and the true one, or a dot in a contradiction whip.
 *
 * SPDX-License-Identifier: MIT
 */
#include "notation.h"
#include "step_notation.h"

#include <string.h>

/* One variable of the pattern, and what it is left with: nothing, in the last. */
typedef struct Variable {
    int constraint;
    int left;
    ChList right;
} Variable;

/* The candidates that are true so far, if the target is. */
typedef struct Truths {
    size_t count;
    ChList group[CH_LIST_SIZE];
} Truths;

static bool contains(int constraint, int candidate)
{
    for (int i = 0; i < 9; i++)
        if (ch_constraint_candidate(constraint, i) == candidate)
            return true;
    return false;
}

static bool contains_all(int constraint, const ChList *candidates)
{
    for (size_t i = 0; i < candidates->count; i++)
        if (!contains(constraint, candidates->item[i]))
            return false;
    return true;
}

static bool is_in(const ChList *candidates, int candidate)
{
    for (size_t i = 0; i < candidates->count; i++)
        if (candidates->item[i] == candidate)
            return true;
    return false;
}

static bool is_ruled_out(const Truths *truths, int candidate)
{
    for (size_t i = 0; i < truths->count; i++) {
        const ChList *const group = &truths->group[i];
        size_t seen = 0;
        while (seen < group->count && ch_conflict(group->item[seen], candidate))
            seen++;
        if (seen == group->count)
            return true;
    }
    return false;
}

/* Reports whether the constraint is left with the candidates RIGHT alone. */
static bool is_left_with(const ChSentenceContext *context, const Truths *truths, int constraint,
                         const ChList *right)
{
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (ch_board_has(context->before, candidate) && !is_in(right, candidate) &&
            !is_ruled_out(truths, candidate))
            return false;
    }
    return true;
}

/* Reports whether the guardians have these candidates and are left with RIGHT. */
static bool is_left_relation(const ChSentenceContext *context, const Truths *truths, int left,
                             const ChList *right)
{
    const ChList guardians = ch_marks_with_role(context->step, CH_ROLE_GUARDIAN);

    for (size_t i = 0; i < guardians.count; i++)
        if (!is_in(right, guardians.item[i]) && !is_ruled_out(truths, guardians.item[i]))
            return false;
    for (size_t i = 0; i < right->count; i++)
        if (!is_in(&guardians, right->item[i]))
            return false;
    return is_in(&guardians, left);
}

/* Returns the premise that has these candidates and is left with RIGHT, CH_CONSTRAINTS for the
 * guardians; -1 if there is none. */
static int find_constraint(const ChSentenceContext *context, const Truths *truths, int left,
                           const ChList *right)
{
    for (size_t i = 0; i < context->step->constraint_count; i++) {
        const int constraint = context->step->constraint[i];
        if (contains(constraint, left) && contains_all(constraint, right) &&
            is_left_with(context, truths, constraint, right))
            return constraint;
    }
    return is_left_relation(context, truths, left, right) ? CH_CONSTRAINTS : -1;
}

/* ---- writing ---- */

static void put_number(ChText *out, char letter, int number)
{
    ch_text_char(out, letter);
    ch_text_char(out, (char)('1' + number));
}

/* Writes a candidate by itself, digit first. */
static void put_candidate(ChText *out, int candidate)
{
    char name[CH_NAME_SIZE];

    put_number(out, 'n', CH_CANDIDATE_DIGIT(candidate));
    ch_text_add(out, name, ch_name_cell(name, CH_CANDIDATE_CELL(candidate)));
}

/* Writes a variable without what it is left with: r4c6, r4n3. */
static void put_variable(ChText *out, int constraint)
{
    char name[CH_NAME_SIZE];

    if (constraint < CH_CELLS) {
        ch_text_add(out, name, ch_name_cell(name, constraint));
        return;
    }
    ch_text_add(out, name, ch_name_house(name, (constraint - CH_CELLS) / 9));
    put_number(out, 'n', (constraint - CH_CELLS) % 9);
}

/* Writes candidates of a variable: n3, c6, c46, r4c6, r4c456. */
static void put_candidates(ChText *out, int constraint, const ChList *candidates)
{
    const int house = constraint < CH_CELLS ? -1 : (constraint - CH_CELLS) / 9;
    const ChList places = ch_cells_of(candidates);
    const ChCellSet cells = ch_set_of_cells(&places);

    if (house < 0) {
        put_number(out, 'n', CH_CANDIDATE_DIGIT(candidates->item[0]));
    } else if (house < CH_FIRST_ROW) {
        ch_notation_cells(out, &cells);
    } else {
        ch_text_char(out, house < CH_FIRST_COLUMN ? 'c' : 'r');
        for (int i = 0; i < 9; i++)
            if (ch_cells_has(&cells, ch_house_cell[house][i]))
                ch_text_char(out, (char)('1' + i));
    }
}

static void put_relation(ChText *out, const ChList *guardians, const ChList *right)
{
    ch_text_puts(out, "OR");
    ch_text_number(out, guardians->count);
    ch_text_puts(out, "{{");
    for (size_t i = 0; i < guardians->count; i++)
        if (!is_in(right, guardians->item[i])) {
            put_candidate(out, guardians->item[i]);
            ch_text_char(out, ' ');
        }
    ch_text_puts(out, "| ");
    if (right->count > 0)
        put_candidate(out, right->item[0]);
    else
        ch_text_char(out, '.');
    ch_text_puts(out, "}}");
}

static void put_whole(ChText *out, const ChStepRecord *step, const Variable *variable)
{
    const ChList left = {.count = 1, .item = {(uint16_t)variable->left}};
    const ChList guardians = ch_marks_with_role(step, CH_ROLE_GUARDIAN);

    if (variable->constraint == CH_CONSTRAINTS) {
        put_relation(out, &guardians, &variable->right);
        return;
    }
    put_variable(out, variable->constraint);
    ch_text_char(out, '{');
    put_candidates(out, variable->constraint, &left);
    ch_text_char(out, ' ');
    if (variable->right.count > 0)
        put_candidates(out, variable->constraint, &variable->right);
    else
        ch_text_char(out, '.');
    ch_text_char(out, '}');
}

/* ---- reading the links ---- */

static bool is_strong(const ChStepRecord *step, int group)
{
    return ch_marks_of_group(step, CH_ROLE_LINK_STRONG, group).count > 0;
}

static bool is_link(const ChStepRecord *step, int group)
{
    return ch_marks_of_group(step, CH_ROLE_LINK_TO, group).count > 0;
}

/* Reads the variables whose links are those from FIRST to END; returns how many, 0 when the record
 * has no such pattern.  One of HEADS is true at the start.  The links of each variable begin with
 * that to its left-linking candidate, and end with the strong one. */
static size_t read_variables(const ChSentenceContext *context, const ChList *heads, int first,
                             int end, Variable *variable)
{
    const ChStepRecord *const step = context->step;
    Truths truths = {.count = 1, .group = {*heads}};
    size_t count = 0;

    for (int group = first; group < end && truths.count < CH_LIST_SIZE; group++) {
        const int left = ch_marks_of_group(step, CH_ROLE_LINK_TO, group).item[0];
        while (group < end && !is_strong(step, group))
            group++;
        const ChList right = ch_marks_of_group(step, CH_ROLE_LINK_TO, group);
        const int constraint = find_constraint(context, &truths, left, &right);
        if (constraint < 0)
            return 0;
        variable[count++] = (Variable){constraint, left, right};
        truths.group[truths.count++] = right;
    }
    return count;
}

static int count_links(const ChStepRecord *step)
{
    int count = 0;

    while (is_link(step, count))
        count++;
    return count;
}

static void put_title(ChText *out, const char *name, size_t length)
{
    ch_text_puts(out, name);
    ch_text_char(out, '[');
    ch_text_number(out, length);
    ch_text_puts(out, "]: ");
}

/* Writes the technique's name and length; an OR-k whip has the number of its guardians. */
static void put_name(ChText *out, const ChStepRecord *step, size_t length)
{
    const ChList guardians = ch_marks_with_role(step, CH_ROLE_GUARDIAN);

    if (guardians.count > 0) {
        ch_text_puts(out, "OR");
        ch_text_number(out, guardians.count);
    }
    put_title(out, step->technique + (guardians.count > 0 ? strlen("or-k") : 0), length);
}

static void put_variables(const ChSentenceContext *context, const Variable *variable, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        ch_text_puts(context->out, i > 0 ? " - " : "");
        put_whole(context->out, context->step, &variable[i]);
    }
}

static size_t read_whip(const ChSentenceContext *context, Variable *variable)
{
    const ChList targets = ch_marks_with_role(context->step, CH_ROLE_TARGET);

    return read_variables(context, &targets, 0, count_links(context->step), variable);
}

bool ch_notation_whip(const ChSentenceContext *context)
{
    Variable variable[CH_LIST_SIZE];
    const size_t count = read_whip(context, variable);

    put_name(context->out, context->step, count);
    put_variables(context, variable, count);
    return count > 0;
}

bool ch_notation_typed_whip(const ChSentenceContext *context)
{
    static const char *const NAME[] = {"whip-rc", "whip-bn", "whip-rn", "whip-cn"};
    Variable variable[CH_LIST_SIZE];
    const size_t count = read_whip(context, variable);

    if (count == 0)
        return false;
    put_title(context->out, NAME[variable[0].constraint / CH_CELLS], count);
    put_variables(context, variable, count);
    return true;
}

/* ---- forcing whips ---- */

/* A case: its candidate, and the links from FIRST to END that begin with it. */
typedef struct Case {
    int head;
    int first;
    int end;
} Case;

/* Reports whether a link leads to the conclusion, which ends a case. */
static bool is_last_link(const ChStepRecord *step, int group)
{
    const ChList to = ch_marks_of_group(step, CH_ROLE_LINK_TO, group);
    const ChList targets = ch_marks_with_role(step, CH_ROLE_TARGET);

    return is_strong(step, group) == (step->place_count > 0) && to.count == 1 &&
           is_in(&targets, to.item[0]);
}

static bool is_strong_end(const ChStepRecord *step, int first, int end, int candidate)
{
    for (int group = first; group < end; group++) {
        const ChList to = ch_marks_of_group(step, CH_ROLE_LINK_TO, group);
        if (is_strong(step, group) && is_in(&to, candidate))
            return true;
    }
    return false;
}

/* Reports whether a link begins a case, where the one before begins at FIRST: it comes from a
 * guardian or, without any, from what no link before it leads to. */
static bool begins_case(const ChStepRecord *step, int first, int group)
{
    const ChList guardians = ch_marks_with_role(step, CH_ROLE_GUARDIAN);
    const int from = ch_marks_of_group(step, CH_ROLE_LINK_FROM, group).item[0];

    return !is_strong(step, group) && is_last_link(step, group - 1) &&
           from != ch_marks_of_group(step, CH_ROLE_LINK_FROM, first).item[0] &&
           (guardians.count > 0 ? is_in(&guardians, from)
                                : !is_strong_end(step, first, group, from));
}

/* Reads the case whose links begin at FIRST. */
static Case read_case(const ChStepRecord *step, int first, int end)
{
    Case one = {ch_marks_of_group(step, CH_ROLE_LINK_FROM, first).item[0], first, first + 1};

    while (one.end < end && !begins_case(step, first, one.end))
        one.end++;
    return one;
}

static size_t read_case_variables(const ChSentenceContext *context, const Case *one,
                                  Variable *variable)
{
    const ChList head = {.count = 1, .item = {(uint16_t)one->head}};
    int end = one->end;

    while (end > one->first && !is_strong(context->step, end - 1))
        end--; /* the links to what is ruled out */
    return read_variables(context, &head, one->first, end, variable);
}

/* Writes a case: its candidate, digit first, and its variables. */
static void put_case(const ChSentenceContext *context, int head, const Variable *variable,
                     size_t count)
{
    const char *const name = strstr(context->step->technique, "forcing-") + strlen("forcing-");

    ch_text_puts(context->out, "|| ");
    put_candidate(context->out, head);
    if (count == 0)
        return;
    ch_text_puts(context->out, " - partial-");
    put_title(context->out, name, count);
    put_variables(context, variable, count);
}

/* Writes the cases, or only counts their variables without OUT. */
static size_t put_cases(const ChSentenceContext *context, ChText *out)
{
    const ChStepRecord *const step = context->step;
    const int end = count_links(step);
    Variable variable[CH_LIST_SIZE];
    size_t sum = 0;

    for (int first = 0; first < end;) {
        const Case one = read_case(step, first, end);
        const size_t count = read_case_variables(context, &one, variable);
        if (out != NULL) {
            ch_text_puts(out, first > 0 ? " " : "");
            put_case(context, one.head, variable, count);
        }
        sum += count;
        first = one.end;
    }
    return sum;
}

bool ch_notation_forcing_whip(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const size_t count = put_cases(context, NULL);
    const ChList guardians = ch_marks_with_role(step, CH_ROLE_GUARDIAN);

    put_name(context->out, step, 1 + count);
    put_cases(context, context->out);
    if (step->place_count > 0 && is_in(&guardians, step->place[0])) {
        ch_text_char(context->out, ' ');
        put_case(context, step->place[0], NULL, 0);
    }
    return count > 1;
}
