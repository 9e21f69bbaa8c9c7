/* passage.c - see passage.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "passage.h"

#include <string.h>

#include "explain.h"
#include "sentence.h"
#include "singles_run.h"
#include "technique_text.h"

/* ---- which steps ---- */

/* What steps have in common with their twins. */
typedef struct Places {
    const char *technique; /* NULL: a step that has no twins */
    uint32_t houses;       /* of its pattern */
    uint32_t covers;
} Places;

static uint32_t houses_in_role(const ChStepRecord *step, ChRole role)
{
    uint32_t houses = 0;

    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == role && step->mark[i].thing < CH_HOUSES)
            houses |= UINT32_C(1) << step->mark[i].thing;
    return houses;
}

static bool can_have_twins(const ChStepRecord *step)
{
    static const char *const families[] = {"intersections", "subsets", "fish"};
    const ChTechnique *const technique =
        ch_technique_by_key(step->technique, strlen(step->technique));
    bool fits = false;

    for (int i = 0; technique != NULL && i < 3; i++)
        fits |= strcmp(technique->family, families[i]) == 0;
    return fits && step->place_count == 0 && ch_marks_with_role(step, CH_ROLE_LINK_FROM).count == 0;
}

static Places places_of(const ChStepRecord *step)
{
    if (!can_have_twins(step))
        return (Places){NULL, 0, 0};
    return (Places){step->technique, houses_in_role(step, CH_ROLE_HOUSE),
                    houses_in_role(step, CH_ROLE_COVER)};
}

static bool are_twins(Places one, Places two)
{
    return one.technique != NULL && two.technique != NULL &&
           strcmp(one.technique, two.technique) == 0 && one.houses == two.houses &&
           one.covers == two.covers;
}

static void join(ChPassages *passages, uint32_t number)
{
    uint8_t *const before = &passages->part[number - 1];

    if (*before == CH_PASSAGE_ALONE)
        *before = CH_PASSAGE_FIRST_TWIN;
    passages->part[number] = CH_PASSAGE_TWIN;
}

void ch_passages_find(ChPassages *passages, const ChLog *log, ChLogReplay *log_replay)
{
    Places last = {NULL, 0, 0};
    uint32_t ending = 1;      /* the number of its first step */
    uint32_t full_houses = 1; /* those of the first of the full houses at the end */
    bool is_all_singles = true;
    ChStepRecord step;

    *passages = (ChPassages){{0}};
    ch_log_replay_start(log_replay, log);
    while (ch_log_replay_next(log_replay, false, &step)) {
        const Places places = places_of(&step);
        if (are_twins(last, places))
            join(passages, step.number);
        last = places;
        if (strcmp(step.technique, "full-house") != 0)
            full_houses = step.number + 1;
        if (ch_step_is_single(&step))
            continue;
        ending = step.number + 1;
        is_all_singles = false;
    }
    if (is_all_singles)
        ending = full_houses;
    for (uint32_t i = ending; ending < log->count && i <= log->count; i++)
        passages->part[i] = CH_PASSAGE_ENDING;
}

/* ---- twins ---- */

static bool has_mark(const ChTwins *twins, const ChMark *mark)
{
    for (size_t i = 0; i < twins->step.mark_count; i++)
        if (twins->mark[i].role == mark->role && twins->mark[i].thing == mark->thing)
            return true;
    return false;
}

/* Adds a mark to the others of its role. */
static void add_mark(ChTwins *twins, const ChMark *mark)
{
    size_t *const count = &twins->step.mark_count;
    size_t at = *count;

    if (*count == CH_TWIN_MARKS || has_mark(twins, mark))
        return;
    for (; at > 0 && twins->mark[at - 1].role > mark->role; at--)
        twins->mark[at] = twins->mark[at - 1];
    twins->mark[at] = *mark;
    ++*count;
}

void ch_twins_add(ChTwins *twins, ChLanguage language, const ChBoard *before,
                  const ChStepRecord *step)
{
    ChStepRecord *const all = &twins->step;

    if (twins->last == 0) {
        twins->before = *before;
        *all = (ChStepRecord){.number = step->number,
                              .technique = step->technique,
                              .eliminate = twins->eliminate,
                              .mark = twins->mark};
    } else {
        ch_text_char(&twins->words, '\n');
    }
    twins->last = step->number;
    for (size_t i = 0; i < step->eliminate_count && all->eliminate_count < CH_CANDIDATES; i++)
        twins->eliminate[all->eliminate_count++] = step->eliminate[i];
    for (size_t i = 0; i < step->mark_count; i++)
        add_mark(twins, &step->mark[i]);
    ch_explain_fully(&twins->words, language, before, step);
}

void ch_twins_clear(ChTwins *twins)
{
    ch_text_free(&twins->words);
    twins->last = 0;
}

/* Reports whether the twins are intersections of two digits with the same two cells. */
static bool are_hidden_pair(const ChTwins *twins)
{
    const ChStepRecord *const step = &twins->step;

    return twins->last == step->number + 1 && ch_marks_with_role(step, CH_ROLE_COVER).count == 1 &&
           ch_marks_with_role(step, CH_ROLE_HOUSE).count == 1 &&
           ch_marks_with_role(step, CH_ROLE_CELL).count == 2 &&
           ch_marks_with_role(step, CH_ROLE_DIGIT).count == 2;
}

void ch_twins_heading(ChText *out, ChLanguage language, const ChTwins *twins)
{
    const ChField field[] = {
        ch_field_number("first", twins->step.number),
        ch_field_number("last", twins->last),
        ch_field_string("technique", ch_explain_title(language, twins->step.technique)),
    };

    ch_format(out, language,
              are_hidden_pair(twins) ? N_("Steps {first} and {last}: {technique} twice, which is a "
                                          "hidden pair")
              : twins->last == twins->step.number + 1
                  ? N_("Steps {first} and {last}: {technique} twice")
                  : N_("Steps {first} to {last}: {technique}"),
              CH_FIELDS(field));
}

void ch_twins_words(ChText *out, ChLanguage language, const ChTwins *twins)
{
    const ChSentenceContext context = {
        .out = out, .language = language, .before = &twins->before, .step = &twins->step};

    out->failed |= twins->words.failed;
    if (are_hidden_pair(twins))
        ch_say_locked_pair(&context);
    else
        ch_text_puts(out, ch_text_string(&twins->words));
}
