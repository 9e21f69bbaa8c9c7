/* say_forcing_pattern.c - forcing chains from the guardians of a pattern, and OR-k whips.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exotic.h"
#include "say_rectangle.h"

static ChRelationName name_of(const ChSentenceContext *context)
{
    return ch_relation_name(context->before, context->step->deadly);
}

/* ---- impossible patterns ---- */

/* Returns the cells of a ring in their order. */
static ChList order_ring(const ChList *cells)
{
    ChCellSet left = {{0}};
    ChList ring = {.count = 0};

    for (size_t i = 0; i < cells->count; i++)
        ch_cells_add(&left, cells->item[i]);
    for (int cell = ch_cells_first(left); cell >= 0;) {
        ch_list_add(&ring, (uint16_t)cell);
        ch_cells_remove(&left, cell);
        const ChCellSet next = ch_cells_and(left, ch_cell_peers[cell]);
        cell = ch_cells_next(&next, 0);
    }
    return ring;
}

static const char *const impossible_words[][CH_PARTS] = {
    [CH_RELATION_ODDAGON] =
        {[CH_PART_WHAT] =
             N_("Find a ring of {count} cells with {digits}, a few of which have other "
                "candidates too."),
         [CH_PART_SEE] = N_("{cells} form a bivalue oddagon, a ring in which each sees the next. "
                            "Except {extra} they have only {digits}.")},
    [CH_RELATION_TRIDAGON] =
        {[CH_PART_WHERE] = N_("Look at {boxes}."),
         [CH_PART_WHAT] =
             N_("Find {digits} in three cells of each of these boxes, no two in a line."),
         [CH_PART_SEE] =
             N_("{cells} form a tridagon in {boxes}. Except {extra} they have only {digits}.")},
    [CH_RELATION_IMPOSSIBLE] =
        {[CH_PART_WHAT] =
             N_("Find {count} cells of two bands or two stacks that have {digits}, a few "
                "of them with other candidates too."),
         [CH_PART_SEE] =
             N_("{cells} form an impossible pattern. Except {extra} they have only {digits}.")},
};

static bool say_impossible(const ChSentenceContext *context, const ChDeadlyText *pattern)
{
    const ChRelationName name = name_of(context);
    const ChList cells = name == CH_RELATION_ODDAGON ? order_ring(&pattern->cells) : pattern->cells;
    const char *const message =
        context->part == CH_PART_WHY
            ? N_("With {digits} alone the {count} cells cannot be filled, so one of {guardians} is "
                 "true.")
            : impossible_words[name][context->part];
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_number("count", (uint32_t)cells.count),
        ch_list_field("boxes", CH_FIELD_HOUSES, &pattern->boxes),
        ch_field_digits("digits", pattern->digits),
        ch_list_field("extra", CH_FIELD_CELLS, &pattern->extra),
        ch_list_field("guardians", CH_FIELD_PLACED, &pattern->guardians),
    };

    return message != NULL && ch_say_next(context, message, CH_FIELDS(field));
}

/* ---- any pattern ---- */

/* The patterns with words of their own. */
static bool (*const own_words[])(const ChSentenceContext *, const ChDeadlyText *) = {
    [CH_RELATION_GRAVE] = ch_say_grave_guardians,
    [CH_RELATION_SHAPE] = ch_say_shape_guardians,
    [CH_RELATION_TWO_LINES] = ch_say_qius_guardians,
    [CH_RELATION_BUG_LITE] = ch_say_lite_guardians,
};

static bool has_own_words(ChRelationName name)
{
    return name < sizeof own_words / sizeof *own_words && own_words[name] != NULL;
}

/* Writes the parts that name the pattern, and that one of its guardians is true. */
static bool say_pattern(const ChSentenceContext *context, const ChDeadlyText *deadly)
{
    const ChRelationName name = name_of(context);

    if (context->step->deadly->is_impossible)
        return say_impossible(context, deadly);
    if (has_own_words(name))
        return own_words[name](context, deadly);
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
    if (context->part == CH_PART_ALL && say_pattern(&own, &deadly) &&
        has_own_words(name_of(context)))
        ch_text_char(context->out, ' '); /* the others begin with it */
    own.part = CH_PART_WHY;
    say_pattern(&own, &deadly);
    if (context->part == CH_PART_ALL)
        ch_text_char(context->out, '\n');
    return ch_argue_supposition(context);
}
