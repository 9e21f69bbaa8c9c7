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
 * A forcing whip has its two cases, each followed by its variables.
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

/* Returns the premise that has these candidates and is left with RIGHT; -1 if there is none. */
static int find_constraint(const ChSentenceContext *context, const Truths *truths, int left,
                           const ChList *right)
{
    for (size_t i = 0; i < context->step->constraint_count; i++) {
        const int constraint = context->step->constraint[i];
        if (contains(constraint, left) && contains_all(constraint, right) &&
            is_left_with(context, truths, constraint, right))
            return constraint;
    }
    return -1;
}

/* ---- writing ---- */

static void put_number(ChText *out, char letter, int number)
{
    ch_text_char(out, letter);
    ch_text_char(out, (char)('1' + number));
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
    const ChCellSet cells = ch_list_cells(&places);

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

static void put_whole(ChText *out, const Variable *variable)
{
    const ChList left = {.count = 1, .item = {(uint16_t)variable->left}};

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

static void put_variables(ChText *out, const Variable *variable, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        ch_text_puts(out, i > 0 ? " - " : "");
        put_whole(out, &variable[i]);
    }
}

bool ch_notation_whip(const ChSentenceContext *context)
{
    const ChList targets = ch_marks_with_role(context->step, CH_ROLE_TARGET);
    Variable variable[CH_LIST_SIZE];
    const size_t count = read_variables(context, &targets, 0, count_links(context->step), variable);

    put_title(context->out, context->step->technique, count);
    put_variables(context->out, variable, count);
    return count > 0;
}

/* ---- forcing whips ---- */

/* Returns the link that begins the second case: it is weak, and comes from what no link before it
 * leads to. */
static int second_case(const ChStepRecord *step, int end)
{
    const int first = ch_marks_of_group(step, CH_ROLE_LINK_FROM, 0).item[0];

    for (int group = 1; group < end; group++) {
        const int from = ch_marks_of_group(step, CH_ROLE_LINK_FROM, group).item[0];
        bool is_head = from != first && !is_strong(step, group);
        for (int before = 0; before < group && is_head; before++) {
            const ChList to = ch_marks_of_group(step, CH_ROLE_LINK_TO, before);
            is_head = !is_strong(step, before) || !is_in(&to, from);
        }
        if (is_head)
            return group;
    }
    return end;
}

/* Returns the end of a case without the links to what is ruled out. */
static int end_of_case(const ChStepRecord *step, int first, int end)
{
    while (end > first && !is_strong(step, end - 1))
        end--;
    return end;
}

/* Writes a case: its candidate, digit first, and its variables. */
static void put_case(const ChSentenceContext *context, int head, const Variable *variable,
                     size_t count)
{
    char name[CH_NAME_SIZE];

    ch_text_puts(context->out, "|| ");
    put_number(context->out, 'n', CH_CANDIDATE_DIGIT(head));
    ch_text_add(context->out, name, ch_name_cell(name, CH_CANDIDATE_CELL(head)));
    ch_text_puts(context->out, " - partial-");
    put_title(context->out, context->step->technique + strlen("forcing-"), count);
    put_variables(context->out, variable, count);
}

bool ch_notation_forcing_whip(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const int end = count_links(step);
    const int at[] = {0, second_case(step, end), end};
    Variable variable[2][CH_LIST_SIZE];
    ChList head[2];
    size_t count[2];

    if (at[1] == end)
        return false;
    for (int i = 0; i < 2; i++) {
        head[i] = ch_marks_of_group(step, CH_ROLE_LINK_FROM, at[i]);
        count[i] = read_variables(context, &head[i], at[i], end_of_case(step, at[i], at[i + 1]),
                                  variable[i]);
    }
    put_title(context->out, step->technique, 1 + count[0] + count[1]);
    for (int i = 0; i < 2; i++) {
        ch_text_puts(context->out, i > 0 ? " " : "");
        put_case(context, head[i].item[0], variable[i], count[i]);
    }
    return count[0] > 0 && count[1] > 0;
}
