/* say_forcing_pattern.c - forcing chains from the guardians of a deadly pattern, and OR-k whips.
 *
 * SPDX-License-Identifier: MIT
 */
#include "say_rectangle.h"

enum { CORNERS = 4 };

/* Writes the parts that name the pattern, and that one of its guardians is true. */
static bool say_pattern(const ChSentenceContext *context, const ChDeadlyText *deadly)
{
    if (deadly->cells.count > CORNERS)
        return ch_say_grave_guardians(context, deadly);
    if (context->part != CH_PART_WHY)
        return ch_say_rectangle(context, deadly);
    ch_say_guardians(context, deadly);
    return true;
}

bool ch_say_forcing_pattern(const ChSentenceContext *context)
{
    ChDeadlyText deadly;

    if (!ch_read_deadly(context, &deadly) || deadly.guards == 0 ||
        context->step->place_count + context->step->eliminate_count == 0)
        return false;
    if (context->part == CH_PART_ASK) {
        ch_say(context, N_("What follows in every case?"), NULL, 0);
        return true;
    }
    if (!say_pattern(context, &deadly))
        return false;
    if (context->part == CH_PART_WHY) {
        ch_text_char(context->out, ' ');
        ch_say_forcing_cases(context);
        ch_say(context, N_("Every case leads to the same."), NULL, 0);
    }
    return true;
}

/* ---- whips through a relation of guardians ---- */

/* Returns the candidates that are true if the first target is. */
static ChCandidateSet truths_of(const ChStepRecord *step)
{
    ChCandidateSet truths = {{0}};

    ch_candidates_add(&truths, step->eliminate[0]);
    for (int group = 0; ch_marks_of_group(step, CH_ROLE_LINK_TO, group).count > 0; group++)
        if (ch_marks_of_group(step, CH_ROLE_LINK_STRONG, group).count > 0)
            ch_candidates_add(&truths, ch_marks_of_group(step, CH_ROLE_LINK_TO, group).item[0]);
    return truths;
}

static bool is_ruled_out(const ChCandidateSet *truths, int candidate)
{
    CH_EACH_CANDIDATE(one, truths)
        if (ch_conflict(one, candidate))
            return true;
    return false;
}

/* Returns the premise that is left with nothing; CH_CONSTRAINTS for the deadly pattern. */
static int failing_premise(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChCandidateSet truths = truths_of(step);

    for (size_t i = 0; i < step->constraint_count; i++) {
        bool is_empty = step->constraint[i] < CH_CONSTRAINTS;
        for (int k = 0; k < 9 && is_empty; k++) {
            const int candidate = ch_constraint_candidate(step->constraint[i], k);
            is_empty =
                !ch_board_has(context->before, candidate) || is_ruled_out(&truths, candidate);
        }
        if (is_empty)
            return step->constraint[i];
    }
    return CH_CONSTRAINTS;
}

bool ch_say_or_k_whip(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    ChSentenceContext supposition = *context;
    ChDeadlyText deadly;

    if (!ch_read_guarded(context, &deadly))
        return false;
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(step->eliminate[0])),
        ch_field_digit("lost", CH_CANDIDATE_DIGIT(step->eliminate[0])),
    };
    if (context->part == CH_PART_ASK) {
        ch_say(context, N_("What if {cell} were {lost}?"), CH_FIELDS(field));
        return true;
    }
    if (!say_pattern(context, &deadly))
        return false;
    if (context->part == CH_PART_WHY) {
        supposition.part = CH_PART_SEE;
        ch_text_char(context->out, ' ');
        ch_say_supposition(&supposition);
        ch_text_char(context->out, ' ');
        ch_say_contradiction_in(context, failing_premise(context));
    }
    return true;
}

/* Writes the pattern, and then the argument from the supposition. */
bool ch_argue_or_k_whip(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    ChSentenceContext own = *context;
    ChDeadlyText deadly;

    if (step->argument_count != 1 || step->eliminate_count != 1 ||
        !ch_read_guarded(context, &deadly))
        return false;
    own.part = CH_PART_SEE;
    if (context->part == CH_PART_ALL && say_pattern(&own, &deadly) && deadly.cells.count > CORNERS)
        ch_text_char(context->out, ' '); /* the sentence about corners begins with it */
    own.part = CH_PART_WHY;
    say_pattern(&own, &deadly);
    if (context->part == CH_PART_ALL)
        ch_text_char(context->out, '\n');
    return ch_argue_supposition(context);
}
