/* say_argued.c - steps explained by the lines of their argument: suppositions, nets, cases.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument_tree.h"
#include "explain.h"

#include <string.h>

static bool say_argument_lines(const ChSentenceContext *context)
{
    const size_t start = context->out->length;

    ch_explain_argument(context->out, context->language, context->before, context->step);
    return context->out->length > start;
}

static bool has_premise(const ChStepRecord *step, int constraint)
{
    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] == constraint)
            return true;
    return false;
}

/* ---- long arguments ---- */

/* The lines of a run that is not folded, and those kept at either end of one that is. */
enum { MAX_RUN = 8, HEAD_LINES = 4, TAIL_LINES = 3 };

static size_t indent_of(const char *line)
{
    return strspn(line, " ");
}

static const char *next_line(const char *line)
{
    const char *const end = strchr(line, '\n');

    return end != NULL ? end + 1 : line + strlen(line);
}

/* Returns the number of lines from here on that are indented alike. */
static size_t run_of(const char *line)
{
    const size_t indent = indent_of(line);
    size_t count = 0;

    for (; *line != '\0' && indent_of(line) == indent; count++)
        line = next_line(line);
    return count;
}

static void begin_line(const ChSentenceContext *context)
{
    if (context->out->length > 0)
        ch_text_char(context->out, '\n');
}

static void say_fold(const ChSentenceContext *context, size_t lines, size_t indent)
{
    const ChField field = ch_field_number("lines", (uint32_t)lines);

    begin_line(context);
    for (size_t i = 0; i < indent; i++)
        ch_text_char(context->out, ' ');
    ch_say(context, N_("... {lines} more steps (--argument shows all) ..."), &field, 1);
}

/* Writes lines without the middle of long runs. */
static void put_folded(const ChSentenceContext *context, const char *line)
{
    while (*line != '\0') {
        const size_t run = run_of(line);
        const size_t indent = indent_of(line);
        for (size_t i = 0; i < run; i++, line = next_line(line)) {
            const bool is_folded = run > MAX_RUN && i >= HEAD_LINES && i + TAIL_LINES < run;
            const size_t length = strcspn(line, "\n");
            if (is_folded && i == HEAD_LINES)
                say_fold(context, run - HEAD_LINES - TAIL_LINES, indent);
            if (is_folded)
                continue;
            begin_line(context);
            ch_text_add(context->out, line, length);
        }
    }
}

/* Writes the lines of the only argument, folded; false when there is no such argument. */
static bool say_folded_lines(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    ChText lines = CH_TEXT_EMPTY;
    ChArgumentTree tree;

    if (step->argument_count != 1 || step->place_count + step->eliminate_count != 1)
        return false;
    ch_argument_tree_read(&tree, context, 0);
    ch_argument_tree_write(&lines, &tree);
    put_folded(context, ch_text_string(&lines));
    context->out->failed |= lines.failed;
    ch_text_free(&lines);
    return true;
}

/* ---- suppositions ---- */

bool ch_argue_supposition(const ChSentenceContext *context)
{
    if ((context->part == CH_PART_ALL && !ch_say_supposition(context)) ||
        !say_folded_lines(context))
        return false;
    ch_say_conclusion_line(context);
    return true;
}

/* ---- cases ---- */

/* Writes the argument by contradiction: each case denies the opposite of the conclusion.  The cases
 * are not mentioned where the proof does not need them. */
static bool argue_by_contradiction(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const ChList house = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList digit = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const bool of_cell = pivot.count > 0;

    if (!of_cell && (house.count == 0 || digit.count == 0))
        return false;
    const ChField field[] = {
        ch_field_cell("subject", of_cell ? pivot.item[0] : 0),
        ch_field_house("house", house.count > 0 ? house.item[0] : 0),
        ch_field_digit("home", digit.count > 0 ? digit.item[0] : 0),
    };
    if (has_premise(step, of_cell ? CH_CELL_CONSTRAINT(pivot.item[0])
                                  : CH_HOUSE_CONSTRAINT(house.item[0], digit.item[0]))) {
        ch_say(context,
               of_cell ? N_("Every digit of {subject} leads to the same. Its opposite would leave "
                            "{subject} no digit.")
                       : N_("Every place of the {home} in {house} leads to the same. Its opposite "
                            "would leave the {home} no place there."),
               CH_FIELDS(field));
        ch_text_char(context->out, '\n');
    }
    return say_argument_lines(context);
}

/* Writes the argument forward, case by case. Its first line lists the cases, as SEE does; but SEE
 * does not say that one of several guardians is true. */
static bool argue_forward(const ChSentenceContext *context)
{
    ChText text = CH_TEXT_EMPTY;
    ChSentenceContext own = *context;

    own.out = &text;
    const bool is_forward = ch_argument_tree_forward(&own);
    const char *const lines = ch_text_string(&text);
    if (is_forward) {
        const ChList guardians = ch_marks_with_role(context->step, CH_ROLE_GUARDIAN);
        const bool is_known = context->part == CH_PART_WHY && guardians.count == 0;
        put_folded(context, is_known ? next_line(lines) : lines);
        ch_say_conclusion_line(context);
    }
    context->out->failed |= text.failed;
    ch_text_free(&text);
    return is_forward;
}

/* Writes the argument forward where its shape allows, and otherwise by contradiction. */
bool ch_argue_verity(const ChSentenceContext *context)
{
    return argue_forward(context) || argue_by_contradiction(context);
}

bool ch_argue_cases(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;

    if (step->argument_count == 0 ||
        (strcmp(step->technique, "contradiction") == 0 && step->kind != CH_KIND_CASES))
        return false;
    if (context->part == CH_PART_WHY)
        ch_say_reason(context);
    else
        ch_say_step(context);
    ch_text_char(context->out, '\n');
    return say_argument_lines(context);
}

/* ---- lines that supplement a complete sentence ---- */

enum { MAX_LINES = 14 };

static int count_lines(const char *text)
{
    int lines = 1;

    while ((text = strchr(text, '\n')) != NULL) {
        lines++;
        text++;
    }
    return lines;
}

/* Writes what is excluded, and the lines that show it where they are few. */
bool ch_argue_aligned(const ChSentenceContext *context)
{
    ChText lines = CH_TEXT_EMPTY;
    ChSentenceContext own = *context;

    own.part = CH_PART_SEE;
    if (context->part == CH_PART_ALL && ch_say_aligned_exclusion(&own))
        ch_text_char(context->out, '\n');
    own.part = CH_PART_WHY;
    if (!ch_say_aligned_exclusion(&own))
        return false;
    own.out = &lines;
    if (say_argument_lines(&own) && count_lines(ch_text_string(&lines)) <= MAX_LINES) {
        ch_text_char(context->out, '\n');
        ch_text_puts(context->out, ch_text_whole(&lines));
    }
    context->out->failed |= lines.failed;
    ch_text_free(&lines);
    ch_say_conclusion_line(context);
    return true;
}
