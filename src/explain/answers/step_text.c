/* step_text.c - see step_text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "step_text.h"

#include <string.h>

#include "ansi.h"
#include "passage.h"
#include "singles_run.h"
#include "technique_text.h"

enum { CH_DRAW_EVERY = 10 }; /* placements between two drawings */

static void write_argument(ChText *out, const ChTextStyle *style, const ChBoard *before,
                           const ChStepRecord *step)
{
    const size_t start = out->length;

    ch_explain_argument(out, style->language, before, step);
    if (out->length > start)
        ch_text_char(out, '\n');
}

ChLogStyle ch_log_style(const ChTextStyle *style)
{
    return (ChLogStyle){
        .language = style->language, .argument = style->argument, .notation = style->notation};
}

static void put_blanks(ChText *out, int count)
{
    while (count-- > 0)
        ch_text_char(out, ' ');
}

void ch_step_notation_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                           const ChStepRecord *step, int blanks)
{
    if (!style->notation)
        return;
    put_blanks(out, blanks);
    (void)ch_explain_notation(out, before, step);
    ch_text_char(out, '\n');
}

/* Reports whether to add the argument.  A proof by cases always gets it, since its sentence alone
 * proves nothing. */
static bool wants_argument(const ChTextStyle *style, const ChStepRecord *step)
{
    return style->argument || step->kind == CH_KIND_CASES || strcmp(step->technique, "cases") == 0;
}

void ch_step_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                  const ChStepRecord *step)
{
    ChText sentence = CH_TEXT_EMPTY;

    ch_explain_step(&sentence, style->language, before, step);
    const ChField field[] = {
        ch_field_number("number", step->number),
        ch_field_string("technique", ch_explain_step_title(style->language, step)),
        ch_field_string("sentence", ch_text_whole(&sentence)),
    };
    ch_format(out, style->language, N_("{number}. {technique}: {sentence}"), field,
              sizeof field / sizeof field[0]);
    ch_text_char(out, '\n');
    ch_text_free(&sentence);
    ch_step_notation_text(out, style, before, step, 3);
    if (wants_argument(style, step))
        write_argument(out, style, before, step);
}

void ch_steps_text(ChText *out, const ChTextStyle *style, const ChLog *log, ChLogReplay *log_replay)
{
    ChStepRecord step;

    ch_log_replay_start(log_replay, log);
    while (ch_log_replay_next(log_replay, style->argument || style->notation, &step))
        ch_step_text(out, style, &log_replay->replay.board, &step);
}

/* ---- depths ---- */

/* Writes the lines of TEXT, each indented by BLANKS, and frees it. */
static void put_lines(ChText *out, ChText *text, int blanks)
{
    put_blanks(out, blanks);
    for (const char *at = ch_text_string(text); *at != '\0'; at++) {
        ch_text_char(out, *at);
        if (*at == '\n')
            put_blanks(out, blanks);
    }
    ch_text_char(out, '\n');
    out->failed |= text->failed;
    ch_text_free(text);
}

void ch_step_depth_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                        const ChStepRecord *step, ChDepth depth, int blanks)
{
    ChText text = CH_TEXT_EMPTY;

    ch_explain_depth(&text, style->language, before, step, depth);
    put_lines(out, &text, blanks);
}

void ch_step_depths_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                         const ChStepRecord *step, ChDepth depth)
{
    ch_explain_depths(out, style->language, before, step, depth);
    ch_text_char(out, '\n');
}

void ch_step_full_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                       const ChStepRecord *step, int blanks)
{
    ChText text = CH_TEXT_EMPTY;

    ch_explain_fully(&text, style->language, before, step);
    put_lines(out, &text, blanks);
}

/* ---- the picture ---- */

void ch_step_picture(ChText *out, const ChTextStyle *style, const ChBoard *before,
                     const ChStepRecord *step, ChPencil pencil)
{
    const ChPicture picture = {.board = before,
                               .step = step,
                               .pencil = pencil,
                               .legend = true,
                               .language = style->language};

    ch_picture_terminal(out, &picture, style->colours, &style->terminal);
}

void ch_grid_text(ChText *out, const ChTextStyle *style, const ChBoard *board,
                  const ChCellSet *news, ChPencil pencil)
{
    const ChPicture picture = {.board = board,
                               .pencil = pencil,
                               .legend = true,
                               .language = style->language,
                               .news = news};
    ChTerminal terminal = style->terminal;

    terminal.extent = CH_GRID_FULL;
    ch_picture_terminal(out, &picture, style->colours, &terminal);
}

/* ---- the lesson ---- */

static void write_paragraph(ChText *out, const ChTextStyle *style, const ChBoard *before,
                            const ChStepRecord *step)
{
    ch_ansi_begin(out, style->colours, CH_ANSI_BOLD);
    ch_explain_heading(out, style->language, step);
    ch_ansi_end(out, style->colours, CH_ANSI_BOLD);
    ch_text_char(out, '\n');
    if (style->argument) {
        ch_text_puts(out, "  ");
        ch_explain_step(out, style->language, before, step);
        ch_text_char(out, '\n');
        write_argument(out, style, before, step);
    } else {
        ch_step_full_text(out, style, before, step, 2);
    }
    ch_step_notation_text(out, style, before, step, 2);
    ch_text_char(out, '\n');
}

/* Draws the candidates before a step with its pattern highlighted; before a single the digits
 * suffice. */
static void draw_pattern(ChText *out, const ChTextStyle *style, const ChBoard *before,
                         const ChStepRecord *step)
{
    const ChField field = ch_field_number("number", step->number);

    if (style->terminal.extent == CH_GRID_NONE || step->place_count + step->eliminate_count == 0)
        return;
    const bool is_single = ch_step_is_single(step);
    ch_format(out, style->language,
              is_single ? N_("The grid before step {number}:")
                        : N_("The candidates before step {number}:"),
              &field, 1);
    ch_text_char(out, '\n');
    ch_step_picture(out, style, before, step, is_single ? CH_PENCIL_NEEDED : CH_PENCIL_ALL);
    ch_text_char(out, '\n');
}

/* Draws the board after a step, from the board before it. */
static void draw_after(ChText *out, const ChTextStyle *style, const ChBoard *before,
                       const ChStepRecord *step, const ChCellSet *news)
{
    const ChField field = ch_field_number("number", step->number);
    ChBoard after = *before;

    for (size_t i = 0; i < step->place_count; i++)
        after.digit[CH_CANDIDATE_CELL(step->place[i])] =
            (uint8_t)CH_CANDIDATE_DIGIT(step->place[i]);
    ch_format(out, style->language, N_("The grid after step {number}:"), &field, 1);
    ch_text_char(out, '\n');
    ch_grid_text(out, style, &after, news, CH_PENCIL_NONE);
    ch_text_char(out, '\n');
}

/* The state of a lesson so far. */
typedef struct Lesson {
    ChPassages passages;
    ChCellSet news; /* placed since the grid was drawn */
    ChSinglesRun run;
    ChTwins twins;
    uint32_t shown; /* number of steps written */
} Lesson;

static void end_run(ChText *out, const ChTextStyle *style, ChSinglesRun *run)
{
    if (run->technique == NULL)
        return;
    ch_singles_run_text(out, style->language, run);
    ch_text_puts(out, "\n\n");
    *run = (ChSinglesRun){0};
}

static void end_twins(ChText *out, const ChTextStyle *style, ChTwins *twins)
{
    ChText words = CH_TEXT_EMPTY;

    if (twins->last == 0)
        return;
    draw_pattern(out, style, &twins->before, &twins->step);
    ch_ansi_begin(out, style->colours, CH_ANSI_BOLD);
    ch_twins_heading(out, style->language, twins);
    ch_ansi_end(out, style->colours, CH_ANSI_BOLD);
    ch_text_char(out, '\n');
    ch_twins_words(&words, style->language, twins);
    put_lines(out, &words, 2);
    ch_text_char(out, '\n');
    ch_twins_clear(twins);
}

/* Ends the passage of steps that is being read. */
static void end_passage(ChText *out, const ChTextStyle *style, Lesson *lesson)
{
    end_run(out, style, &lesson->run);
    end_twins(out, style, &lesson->twins);
}

bool ch_style_shows(const ChTextStyle *style, const ChStepRecord *step)
{
    if (style->only == NULL)
        return true;
    const ChTechnique *const technique =
        ch_technique_by_key(step->technique, strlen(step->technique));
    const ChTechnique *const subtype =
        step->subtype != NULL ? ch_technique_by_key(step->subtype, strlen(step->subtype)) : NULL;
    return (technique != NULL && ch_techniques_has(style->only, technique->number)) ||
           (subtype != NULL && ch_techniques_has(style->only, subtype->number));
}

static void write_next_step(ChText *out, const ChTextStyle *style, const ChBoard *before,
                            const ChStepRecord *step, Lesson *lesson)
{
    const bool is_single = ch_step_is_single(step);
    const ChPassagePart part = (ChPassagePart)lesson->passages.part[step->number];

    lesson->shown++;
    if (is_single && (style->brief || part == CH_PASSAGE_ENDING)) {
        end_twins(out, style, &lesson->twins);
        if (part == CH_PASSAGE_ENDING && lesson->run.technique == NULL)
            lesson->run.is_ending = true;
        ch_singles_run_add(&lesson->run, step);
        return;
    }
    end_run(out, style, &lesson->run);
    if (part != CH_PASSAGE_TWIN)
        end_twins(out, style, &lesson->twins);
    if (part == CH_PASSAGE_TWIN || part == CH_PASSAGE_FIRST_TWIN) {
        ch_twins_add(&lesson->twins, style->language, before, step);
        return;
    }
    if (style->only != NULL || !is_single)
        draw_pattern(out, style, before, step);
    write_paragraph(out, style, before, step);
}

/* Draws the grid after every few digits, unless steps are merged or left out. */
static void draw_progress(ChText *out, const ChTextStyle *style, const ChBoard *before,
                          const ChStepRecord *step, Lesson *lesson)
{
    for (size_t i = 0; i < step->place_count; i++)
        ch_cells_add(&lesson->news, CH_CANDIDATE_CELL(step->place[i]));
    if (style->brief || style->only != NULL || lesson->run.is_ending ||
        ch_cells_count(lesson->news) < CH_DRAW_EVERY)
        return;
    draw_after(out, style, before, step, &lesson->news);
    lesson->news = (ChCellSet){{0}};
}

void ch_shown_text(ChText *out, const ChTextStyle *style, uint32_t shown, uint32_t count)
{
    const ChField field[] = {ch_field_number("shown", shown), ch_field_number("count", count)};

    ch_format(out, style->language, N_("Shown: {shown} of {count} {count?step/steps}."), field,
              sizeof field / sizeof field[0]);
}

void ch_lesson_text(ChText *out, const ChTextStyle *style, const ChLog *log,
                    ChLogReplay *log_replay)
{
    const ChBoard *const before = &log_replay->replay.board;
    Lesson lesson = {.run = {0}};
    ChStepRecord step;

    if (style->merged)
        ch_passages_find(&lesson.passages, log, log_replay);
    ch_log_replay_start(log_replay, log);
    while (ch_log_replay_next(log_replay, true, &step)) {
        if (!ch_style_shows(style, &step)) {
            end_passage(out, style, &lesson);
            continue;
        }
        write_next_step(out, style, before, &step, &lesson);
        if (step.number < log->count)
            draw_progress(out, style, before, &step, &lesson);
    }
    end_passage(out, style, &lesson);
    if (style->only == NULL)
        return;
    ch_shown_text(out, style, lesson.shown, log->count);
    ch_text_char(out, '\n');
}
