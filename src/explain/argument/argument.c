/* argument.c - writes the arguments of a step, from the supposition to the contradiction.
 * Conclusions whose arguments have the same lines share one text.
 *
 *      Suppose r4c6 is 3.
 *      (the lines: argument_tree_lines.c)
 *      So r4c6 is not 3.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument_tree.h"
#include "explain.h"

#include <string.h>

enum { MAX_ARGUMENTS = 3 }; /* different arguments that are written out; the rest is summarized */

static void say_on_new_line(const ChSentenceContext *context, const char *message,
                            const ChField *field, size_t count)
{
    if (context->out->length > 0)
        ch_text_char(context->out, '\n');
    ch_say(context, message, field, count);
}

static void say_group(const ChSentenceContext *context, const ChList *group, bool placed,
                      const ChText *lines)
{
    const bool alone = group->count == 1;
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(group->item[0])),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(group->item[0])),
        ch_list_field("list", CH_FIELD_PLACED, group),
        ch_list_field("excluded", CH_FIELD_REMOVED, group),
    };

    say_on_new_line(context,
                    placed  ? N_("Suppose {cell} is not {digit}.")
                    : alone ? N_("Suppose {cell} is {digit}.")
                            : N_("Each of these leads to the same contradiction: {list}."),
                    CH_FIELDS(field));
    ch_text_puts(context->out, "\n");
    ch_text_puts(context->out, ch_text_whole(lines));
    say_on_new_line(context,
                    placed  ? N_("So {cell} is {digit}.")
                    : alone ? N_("So {cell} is not {digit}.")
                            : N_("So none of them is true: {excluded}."),
                    CH_FIELDS(field));
}

/* Which arguments have been written. */
typedef struct Progress {
    bool written[CH_CANDIDATES];
    size_t count;
} Progress;

/* Collects into GROUP the conclusions whose arguments have the given lines, and marks them as
 * written. */
static void collect_same_lines(ChArgumentTree *tree, const ChSentenceContext *context, size_t which,
                               const ChText *lines, Progress *progress, ChList *group)
{
    for (size_t i = which; i < progress->count; i++) {
        ChText other = CH_TEXT_EMPTY;
        if (progress->written[i] || (i > which && i < context->step->place_count))
            continue;
        ch_argument_tree_read(tree, context, i);
        ch_argument_tree_write(&other, tree);
        if (group->count < CH_LIST_SIZE &&
            strcmp(ch_text_string(&other), ch_text_string(lines)) == 0) {
            progress->written[i] = true;
            ch_list_add(group, (uint16_t)tree->supposed);
        }
        context->out->failed |= other.failed;
        ch_text_free(&other);
    }
}

static void say_remaining(const ChSentenceContext *context, const Progress *progress)
{
    ChList left = {.count = 0};

    for (size_t i = context->step->place_count; i < progress->count; i++)
        if (!progress->written[i])
            ch_list_add(&left, context->step->eliminate[i - context->step->place_count]);
    const ChField field = ch_list_field("excluded", CH_FIELD_REMOVED, &left);
    if (left.count > 0)
        say_on_new_line(context, N_("In much the same way: {excluded}."), &field, 1);
}

static void say_conclusions(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    ChArgumentTree tree;
    Progress progress = {.count = step->argument_count};
    int arguments = 0;

    for (size_t i = 0; i < progress.count; i++) {
        const bool placed = i < step->place_count;
        ChText lines = CH_TEXT_EMPTY;
        ChList group = {.count = 0};
        if (progress.written[i] || (!placed && arguments == MAX_ARGUMENTS))
            continue;
        ch_argument_tree_read(&tree, context, i);
        ch_argument_tree_write(&lines, &tree);
        if (placed) {
            progress.written[i] = true;
            ch_list_add(&group, step->place[i]);
        } else {
            collect_same_lines(&tree, context, i, &lines, &progress, &group);
            arguments++;
        }
        say_group(context, &group, placed, &lines);
        ch_text_free(&lines);
    }
    say_remaining(context, &progress);
}

/* Writes the argument of a contradiction, which supposes nothing. */
static void say_contradiction(const ChSentenceContext *context)
{
    ChArgumentTree tree;

    ch_argument_tree_read(&tree, context, 0);
    ch_argument_tree_write(context->out, &tree);
}

void ch_explain_argument(ChText *out, ChLanguage language, const ChBoard *before,
                         const ChStepRecord *step)
{
    const size_t conclusions = step->place_count + step->eliminate_count;
    ChText text = CH_TEXT_EMPTY;
    const ChSentenceContext context = {&text, language, before, step, CH_PART_ALL, false};

    if (step->argument_count == 0)
        return;
    if (conclusions == 0)
        say_contradiction(&context);
    else if (conclusions == step->argument_count && conclusions <= CH_CANDIDATES)
        say_conclusions(&context);
    ch_text_puts(out, ch_text_whole(&text));
    out->failed |= text.failed;
    ch_text_free(&text);
}
