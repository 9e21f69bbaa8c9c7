/* writing.c - public functions: writing results as text, picture and JSON.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "check_json.h"
#include "explain.h"
#include "fault.h"
#include "grid_print.h"
#include "log_json_text.h"
#include "picture.h"
#include "sized.h"
#include "summary_json.h"
#include "workspace.h"

ChStatus ch_deliver(ChText *text, ChWrite write, void *context)
{
    ChStatus status = CH_OK;

    if (write == NULL)
        status = CH_BAD_ARGUMENT;
    else if (text->failed)
        status = CH_NO_MEMORY;
    else if (write(context, ch_text_string(text), text->length) != 0)
        status = CH_IO;
    ch_text_free(text);
    return status;
}

ChStatus ch_write_grid(const ChWorkspace *workspace, const char *format, ChWrite write,
                       void *context)
{
    const ChGridFormat *const printer = format != NULL ? ch_grid_format(format) : NULL;
    ChText text = CH_TEXT_EMPTY;

    if (printer == NULL || workspace == NULL)
        return CH_BAD_ARGUMENT;
    printer->print(&text, workspace->engine.log.solution, workspace->engine.board.candidates);
    return ch_deliver(&text, write, context);
}

static void add_paragraph(ChText *text, ChLanguage language, const ChLogReplay *log_replay,
                          const ChStepRecord *step)
{
    ch_explain_heading(text, language, step);
    ch_text_char(text, '\n');
    ch_explain_step(text, language, &log_replay->replay.board, step);
    ch_text_char(text, '\n');
}

ChStatus ch_write_step(ChWorkspace *workspace, uint32_t index, ChLanguage language, ChWrite write,
                       void *context)
{
    const ChStepRecord *const step = ch_workspace_step(workspace, index);
    ChText text = CH_TEXT_EMPTY;

    if (step == NULL)
        return CH_BAD_ARGUMENT;
    ch_explain_step(&text, language, &workspace->log_replay.replay.board, step);
    return ch_deliver(&text, write, context);
}

ChStatus ch_write_notation(ChWorkspace *workspace, uint32_t index, ChWrite write, void *context)
{
    const ChStatus status = ch_workspace_status(workspace);
    ChText text = CH_TEXT_EMPTY;
    ChStepRecord step;

    if (status != CH_OK)
        return status;
    if (index >= ch_step_count(workspace))
        return CH_BAD_ARGUMENT;
    ChLogReplay *const log_replay = ch_workspace_replay(workspace);
    ch_log_replay_start(log_replay, &workspace->engine.log);
    for (uint32_t i = 0; i <= index; i++)
        if (!ch_log_replay_next(log_replay, i == index, &step))
            return CH_BAD_ARGUMENT;
    (void)ch_explain_notation(&text, &log_replay->replay.board, &step);
    return ch_deliver(&text, write, context);
}

/* ---- pictures ---- */

/* Reports whether a prefix is valid: nothing, or a letter followed by letters, digits and
 * hyphens. */
static bool is_prefix(const char *prefix)
{
    static const char more[] = "-0123456789";
    static const char letter[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    size_t length = 0;

    if (prefix == NULL)
        return true;
    while (length < CH_PICTURE_PREFIX && prefix[length] != '\0' &&
           (strchr(letter, prefix[length]) != NULL ||
            (length > 0 && strchr(more, prefix[length]) != NULL)))
        length++;
    return length < CH_PICTURE_PREFIX && prefix[length] == '\0';
}

/* Copies OPTIONS as this version knows them; false when they are invalid. */
static bool take_options(const ChPictureOptions *options, ChPictureOptions *known)
{
    enum { WORD = sizeof(size_t) };
    /* An older struct ends here, with its padding. */
    static const size_t added[] = {(offsetof(ChPictureOptions, unused) + WORD - 1) / WORD * WORD,
                                   0};

    return ch_sized_take(known, sizeof *known, options, added) && is_prefix(known->prefix) &&
           (unsigned)known->format <= CH_PICTURE_PDF &&
           (unsigned)known->palette <= CH_PALETTE_PRINT &&
           (unsigned)known->pencil <= CH_PENCIL_NONE && known->width <= CH_PICTURE_WIDEST;
}

static ChStatus draw_pdf(ChText *out, const ChPicture *picture)
{
    ChBook *book;
    const ChStatus status = ch_book_open(&book, out, picture->title);

    if (status != CH_OK)
        return status;
    ch_book_picture(book, picture);
    return ch_book_close(book);
}

static ChStatus draw_as(ChPictureFormat format, ChText *out, const ChPicture *picture)
{
    if (format == CH_PICTURE_SVG) {
        ch_picture_svg(out, picture);
        return CH_OK;
    }
    if (picture->step != NULL && picture->legend && !ch_picture_can_write(picture->language))
        return CH_NO_FONT;
    return format == CH_PICTURE_PNG ? ch_picture_png(out, picture) : draw_pdf(out, picture);
}

/* Draws a board, or a step on it, and passes the picture to WRITE. */
static ChStatus draw(ChLanguage language, const ChPictureOptions *options, const ChBoard *board,
                     const ChStepRecord *step, ChWrite write, void *context)
{
    ChText out = CH_TEXT_EMPTY;
    ChText title = CH_TEXT_EMPTY;
    ChText description = CH_TEXT_EMPTY;

    ch_picture_caption(&title, &description, language, board, step);
    const ChPicture picture = {.board = board,
                               .step = step,
                               .pencil = options->pencil,
                               .palette = options->palette,
                               .coordinates = options->coordinates != 0,
                               .legend = options->bare == 0,
                               .language = language,
                               .title = ch_text_string(&title),
                               .description = ch_text_string(&description),
                               .prefix = options->prefix,
                               .width = options->width};
    const ChStatus status = draw_as(options->format, &out, &picture);
    out.failed |= title.failed || description.failed;
    ch_text_free(&title);
    ch_text_free(&description);
    if (status == CH_OK)
        return ch_deliver(&out, write, context);
    ch_text_free(&out);
    return status;
}

ChStatus ch_write_grid_picture(const ChWorkspace *workspace, ChLanguage language,
                               const ChPictureOptions *options, ChWrite write, void *context)
{
    ChPictureOptions known;

    if (workspace == NULL || write == NULL || !take_options(options, &known))
        return CH_BAD_ARGUMENT;
    return draw(language, &known, &workspace->engine.board, NULL, write, context);
}

ChStatus ch_write_step_picture(ChWorkspace *workspace, uint32_t index, ChLanguage language,
                               const ChPictureOptions *options, ChWrite write, void *context)
{
    const ChStepRecord *const step = ch_workspace_step(workspace, index);
    ChPictureOptions known;

    if (step == NULL || write == NULL || !take_options(options, &known))
        return CH_BAD_ARGUMENT;
    return draw(language, &known, &workspace->log_replay.replay.board, step, write, context);
}

/* ---- whole solves and checks ---- */

ChStatus ch_write_explanation(ChWorkspace *workspace, ChLanguage language, ChWrite write,
                              void *context)
{
    const ChStatus status = ch_workspace_status(workspace);
    ChText text = CH_TEXT_EMPTY;
    ChStepRecord step;

    if (status != CH_OK)
        return status;
    ChLogReplay *const log_replay = ch_workspace_replay(workspace);
    ch_log_replay_start(log_replay, &workspace->engine.log);
    while (ch_log_replay_next(log_replay, false, &step))
        add_paragraph(&text, language, log_replay, &step);
    ch_outcome_text(&text, language, &workspace->engine);
    return ch_deliver(&text, write, context);
}

ChStatus ch_write_summary(ChWorkspace *workspace, ChLanguage language, ChWrite write, void *context)
{
    const ChStatus status = ch_workspace_status(workspace);
    ChText text = CH_TEXT_EMPTY;
    ChSummary summary;

    if (status != CH_OK)
        return status;
    ChEngine *const engine = &workspace->engine;
    ChLogReplay *const log_replay = ch_workspace_replay(workspace);
    if (engine->log.count > 0)
        engine->state = ch_workspace_state(workspace, workspace->plan.profile);
    ch_summary_make(&summary, engine, &workspace->plan, log_replay);
    ch_summary_json(&text, language, &summary, engine, log_replay);
    return ch_deliver(&text, write, context);
}

ChStatus ch_write_log(ChWorkspace *workspace, ChLanguage language, int argument, ChWrite write,
                      void *context)
{
    const ChLogStyle style = {.language = language, .argument = argument != 0};
    const ChStatus status = ch_workspace_status(workspace);
    ChText text = CH_TEXT_EMPTY;
    ChText sentence = CH_TEXT_EMPTY;
    ChJsonWriter json = {&text, false};

    if (status != CH_OK)
        return status;
    ch_log_json_text(&json, NULL, &workspace->engine.log, &style, ch_workspace_replay(workspace),
                     &sentence);
    ch_json_close_line(&json);
    ch_text_free(&sentence);
    return ch_deliver(&text, write, context);
}

ChStatus ch_write_check(ChWorkspace *workspace, ChLanguage language, ChWrite write, void *context)
{
    ChText text = CH_TEXT_EMPTY;
    ChText sentence = CH_TEXT_EMPTY;
    const ChStatus status = ch_workspace_status(workspace);
    ChCheck check;
    ChPlan plan;

    if (status != CH_OK)
        return status;
    const ChCheckContext check_context = {.language = language,
                                          .plan = &plan,
                                          .checker = &workspace->at.checker,
                                          .log_replay = ch_workspace_replay(workspace),
                                          .sentence = &sentence};
    workspace->uses++;
    if (ch_plan_make(&plan, ch_profile_at(0), NULL, NULL) != CH_OK)
        return CH_BAD_PROFILE;
    workspace->at.checker.why.engine.state = NULL;
    ch_check(&workspace->at.checker, &workspace->puzzle, &plan, CH_CHECK_LIMITS, &check);
    ch_check_json(&text, &workspace->puzzle, &check, &check_context);
    ch_text_free(&sentence);
    return ch_deliver(&text, write, context);
}

ChStatus ch_write_fault(const ChFault *fault, ChLanguage language, ChWrite write, void *context)
{
    ChText text = CH_TEXT_EMPTY;

    if (fault == NULL)
        return CH_BAD_ARGUMENT;
    ch_fault_text(&text, language, fault);
    return ch_deliver(&text, write, context);
}
