/* pages.c - see pages.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "pages.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "explain.h"
#include "files.h"
#include "html_page.h"
#include "passage.h"
#include "picture.h"
#include "singles_run.h"
#include "terms.h"

enum { HTML, PDF };

/* The pages of one puzzle that are being written. */
typedef struct Pages {
    const ChCli *cli;
    const ChTextStyle *style;
    const ChEngine *engine;
    ChLogReplay *log_replay;
    uint64_t ordinal;
    ChText *err;
    ChText path; /* the HTML or PDF document */
    ChText file; /* the picture of a single step */
    ChText name; /* name of a file */
    ChText heading, words;
    ChText known; /* the headings and words of all pages so far */
    ChBook *book; /* for a PDF */
    ChPassages passages;
    ChSinglesRun run;
    ChTwins twins;
    uint32_t shown; /* number of steps written */
} Pages;

/* ---- files ---- */

static void put_number(ChText *out, uint64_t number, unsigned least_digits)
{
    for (uint64_t limit = 10; least_digits > 1; least_digits--, limit *= 10)
        if (number < limit)
            ch_text_char(out, '0');
    ch_text_number(out, number);
}

/* Returns a file name: DIR/puzzle-1ENDING or, with a STEP, DIR/puzzle-1-step-007ENDING. */
static const char *name_file(Pages *pages, uint32_t step, const char *ending)
{
    ChText *const name = &pages->name;

    ch_text_clear(name);
    ch_text_puts(name, pages->cli->options.pictures);
    ch_text_puts(name, "/puzzle-");
    put_number(name, pages->ordinal + 1, 1);
    if (step > 0) {
        ch_text_puts(name, "-step-");
        put_number(name, step, 3);
    }
    ch_text_puts(name, ending);
    return ch_text_string(name);
}

static bool write_file(Pages *pages, const char *name, ChText *text)
{
    const bool lost = pages->name.failed || pages->heading.failed || pages->words.failed;
    const int error = lost ? ENOMEM : ch_file_write(name, text);

    if (error != 0)
        ch_complain_unwritten(pages->err, pages->cli, name, error);
    return error == 0;
}

bool ch_pages_can_start(ChCli *cli)
{
    if (cli->options.pages == PDF && !ch_can_write_pictures(cli))
        return false;
    return ch_folder_make(cli, cli->options.pictures);
}

/* ---- pictures and words ---- */

static ChPicture picture_of(const Pages *pages, const ChBoard *board, const ChStepRecord *step)
{
    const ChCliOptions *const options = &pages->cli->options;

    return (ChPicture){.board = board,
                       .step = step,
                       .palette = (ChPalette)options->palette,
                       .coordinates = true,
                       .legend = true,
                       .language = pages->cli->language,
                       .title = ch_text_string(&pages->heading),
                       .description =
                           pages->words.length > 0 ? ch_text_string(&pages->words) : NULL};
}

static void name_puzzle(Pages *pages)
{
    const ChField field = ch_field_number("number", (uint32_t)pages->ordinal + 1);

    ch_format(&pages->heading, pages->cli->language, N_("Sudoku {number}, step by step"), &field,
              1);
}

/* ---- HTML ---- */

static void begin_html(Pages *pages, const ChBoard *start)
{
    static const char style[] =
        "main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; }\n"
        "section { break-inside: avoid; }\n"
        "h2 { font-size: 1.1rem; margin: 0 0 .5rem; }\n"
        "@media (min-width: 44rem), print { main { grid-template-columns: repeat(2, minmax(0, "
        "1fr)); } "
        ".wide { grid-column: span 2; } }\n"
        "@media print { body { margin: 0; font-size: 10pt; } svg { max-height: 62vh; } }\n";
    ChText *const out = &pages->path;
    ChPicture picture = picture_of(pages, start, NULL);

    ch_html_begin(out, pages->cli->language, ch_text_string(&pages->heading), style);
    ch_text_puts(out, "<main>\n<section>\n");
    picture.prefix = "start-";
    ch_picture_svg(out, &picture);
    ch_text_puts(out, "</section>\n");
}

/* Whether a page is about singles, whose picture needs no room for pencil marks. */
static bool is_small(const ChStepRecord *step)
{
    return step == NULL || (step->constraint_count == 1 && step->eliminate_count == 0);
}

/* Adds a section to the HTML page; FIRST is the number of its first step. */
static void put_section(Pages *pages, ChPicture *picture, uint32_t first)
{
    ChText *const out = &pages->path;
    char prefix[CH_PICTURE_PREFIX] = "";
    ChText number = CH_TEXT_EMPTY;

    ch_text_char(&number, 's');
    ch_text_number(&number, first);
    ch_text_char(&number, '-');
    memcpy(prefix, ch_text_string(&number), number.length);
    out->failed |= number.failed;
    ch_text_free(&number);
    picture->prefix = prefix;
    picture->description = NULL; /* the text is below the picture */
    ch_text_puts(out, is_small(picture->step) ? "<section>\n" : "<section class=\"wide\">\n");
    ch_html_element(out, "h2", ch_text_string(&pages->heading));
    ch_picture_svg(out, picture);
    ch_html_element(out, "p", ch_text_string(&pages->words));
    ch_text_puts(out, "</section>\n");
}

/* ---- the steps ---- */

/* Drops the terms from heading and words that KNOWN has given already, and adds both to it. */
static void drop_known_terms(Pages *pages, ChText *known)
{
    ch_terms_after(known, &pages->heading);
    ch_terms_after(known, &pages->words);
}

/* Writes the picture of a single step, whose text is complete in itself. */
static bool write_picture(Pages *pages, const ChStepRecord *step)
{
    ChText known = CH_TEXT_EMPTY;

    drop_known_terms(pages, &known);
    ch_text_free(&known);
    const ChPicture picture = picture_of(pages, &pages->log_replay->replay.board, step);
    ch_text_clear(&pages->file);
    ch_text_puts(&pages->file, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    ch_picture_svg(&pages->file, &picture);
    return write_file(pages, name_file(pages, step->number, ".svg"), &pages->file);
}

static void put_page(Pages *pages, ChPicture *picture, uint32_t first)
{
    if (pages->book != NULL)
        ch_book_page(pages->book, ch_text_string(&pages->heading), picture,
                     ch_text_string(&pages->words));
    else
        put_section(pages, picture, first);
}

static bool write_step(Pages *pages, const ChStepRecord *step)
{
    const ChBoard *const before = &pages->log_replay->replay.board;

    ch_text_clear(&pages->heading);
    ch_text_clear(&pages->words);
    ch_explain_heading(&pages->heading, pages->cli->language, step);
    ch_explain_fully(&pages->words, pages->cli->language, before, step);
    if (pages->book == NULL && !write_picture(pages, step))
        return false;
    drop_known_terms(pages, &pages->known);
    ChPicture picture = picture_of(pages, before, step);
    put_page(pages, &picture, step->number);
    return true;
}

/* Writes the page of the run of singles, if there is one, and starts another. */
static void end_run(Pages *pages, const ChBoard *after)
{
    ChSinglesRun *const run = &pages->run;
    uint16_t turn[CH_CELLS] = {0};

    if (run->technique == NULL)
        return;
    for (uint32_t i = 0; i < run->placed_count; i++)
        turn[CH_CANDIDATE_CELL(run->placed[i])] = (uint16_t)(run->first + i);
    ch_text_clear(&pages->heading);
    ch_text_clear(&pages->words);
    ch_singles_run_heading(&pages->heading, pages->cli->language, run);
    ch_singles_run_words(&pages->words, pages->cli->language, run);
    drop_known_terms(pages, &pages->known);
    ChPicture picture = picture_of(pages, after, NULL);
    picture.turn = turn;
    put_page(pages, &picture, run->first);
    *run = (ChSinglesRun){0};
}

/* Writes the page of the twins, if there are any. */
static void end_twins(Pages *pages)
{
    ChTwins *const twins = &pages->twins;

    if (twins->last == 0)
        return;
    ch_text_clear(&pages->heading);
    ch_text_clear(&pages->words);
    ch_twins_heading(&pages->heading, pages->cli->language, twins);
    ch_twins_words(&pages->words, pages->cli->language, twins);
    drop_known_terms(pages, &pages->known);
    ChPicture picture = picture_of(pages, &twins->before, &twins->step);
    put_page(pages, &picture, twins->step.number);
    ch_twins_clear(twins);
}

/* Deletes the picture of a step that an earlier solution in the same folder left. */
static bool delete_picture(Pages *pages, uint32_t number)
{
    return pages->book == NULL && unlink(name_file(pages, number, ".svg")) == 0;
}

/* Writes the page of a step, or adds it to a passage, unless the style leaves it out. */
static bool write_next(Pages *pages, const ChStepRecord *step)
{
    const ChPassagePart part = (ChPassagePart)pages->passages.part[step->number];
    const bool is_shown = ch_style_shows(pages->style, step);
    const bool joins_run =
        is_shown && ch_step_is_single(step) && (pages->style->brief || part == CH_PASSAGE_ENDING);
    const bool joins_twins = part == CH_PASSAGE_FIRST_TWIN || part == CH_PASSAGE_TWIN;

    if (!joins_run)
        end_run(pages, &pages->log_replay->replay.board);
    if (part != CH_PASSAGE_TWIN)
        end_twins(pages);
    pages->shown += is_shown;
    if (is_shown && !joins_run && !joins_twins)
        return write_step(pages, step);
    if (joins_run && pages->run.technique == NULL)
        pages->run.is_ending = part == CH_PASSAGE_ENDING;
    if (joins_run)
        ch_singles_run_add(&pages->run, step);
    if (joins_twins)
        ch_twins_add(&pages->twins, pages->cli->language, &pages->log_replay->replay.board, step);
    (void)delete_picture(pages, step->number);
    return true;
}

/* Adds the outcome and the final grid. */
static void put_outcome(Pages *pages)
{
    const ChBoard *const board = &pages->engine->board;

    ch_outcome_text(&pages->heading, pages->style->language, pages->engine);
    ChPicture picture = picture_of(pages, board, NULL);
    picture.description = NULL;
    if (pages->book != NULL) {
        ch_book_page(pages->book, ch_text_string(&pages->heading), &picture, "");
        return;
    }
    picture.prefix = "end-";
    ch_text_puts(&pages->path, "<section>\n");
    ch_html_element(&pages->path, "h2", ch_text_string(&pages->heading));
    ch_picture_svg(&pages->path, &picture);
    ch_text_puts(&pages->path, "</section>\n");
}

/* Ends the document: with the outcome, or where steps are left out with the number of those shown.
 */
static void put_end(Pages *pages)
{
    ch_text_clear(&pages->heading);
    ch_text_clear(&pages->words);
    if (pages->style->only == NULL) {
        put_outcome(pages);
    } else {
        ch_shown_text(&pages->heading, pages->style, pages->shown, pages->engine->log.count);
        if (pages->book == NULL)
            ch_html_element(&pages->path, "p", ch_text_string(&pages->heading));
        else if (pages->shown == 0)
            ch_book_page(pages->book, ch_text_string(&pages->heading), NULL, "");
    }
    if (pages->book == NULL) {
        ch_text_puts(&pages->path, "</main>\n");
        ch_html_end(&pages->path);
    }
}

static ChStatus begin_document(Pages *pages, const ChBoard *start)
{
    name_puzzle(pages);
    if (pages->cli->options.pages == HTML) {
        begin_html(pages, start);
        return CH_OK;
    }
    const ChStatus status =
        ch_book_open(&pages->book, &pages->path, ch_text_string(&pages->heading));
    if (status != CH_OK)
        return status;
    const ChPicture picture = picture_of(pages, start, NULL);
    ch_book_page(pages->book, ch_text_string(&pages->heading), &picture, "");
    return CH_OK;
}

/* Deletes the pictures after step LAST that an earlier, longer solution left. */
static void delete_later_pictures(Pages *pages, uint32_t last)
{
    while (delete_picture(pages, ++last))
        ;
}

static bool write_all(Pages *pages)
{
    const bool html = pages->cli->options.pages == HTML;
    ChStepRecord step;
    ChBoard start;
    bool good = true;

    (void)ch_board_load(&start, pages->engine->log.puzzle);
    ChStatus status = begin_document(pages, &start);
    if (pages->style->merged)
        ch_passages_find(&pages->passages, &pages->engine->log, pages->log_replay);
    ch_log_replay_start(pages->log_replay, &pages->engine->log);
    while (status == CH_OK && good && ch_log_replay_next(pages->log_replay, true, &step))
        good = write_next(pages, &step);
    if (status == CH_OK && good) {
        end_run(pages, &pages->engine->board);
        end_twins(pages);
        put_end(pages);
        delete_later_pictures(pages, pages->engine->log.count);
    }
    if (pages->book != NULL)
        status = ch_book_close(pages->book);
    if (status != CH_OK) {
        ch_text_puts(pages->err, "crosshatch: ");
        ch_format(pages->err, pages->cli->language, ch_status_text(status), NULL, 0);
        ch_text_char(pages->err, '\n');
        return false;
    }
    return good && write_file(pages, name_file(pages, 0, html ? ".html" : ".pdf"), &pages->path);
}

ChExit ch_pages_write(const ChCli *cli, const ChTextStyle *style, const ChEngine *engine,
                      ChLogReplay *log_replay, uint64_t ordinal, ChText *err)
{
    Pages pages = {.cli = cli,
                   .style = style,
                   .engine = engine,
                   .log_replay = log_replay,
                   .ordinal = ordinal,
                   .err = err};
    const bool good = write_all(&pages);

    ch_text_free(&pages.path);
    ch_text_free(&pages.file);
    ch_text_free(&pages.name);
    ch_text_free(&pages.heading);
    ch_text_free(&pages.words);
    ch_text_free(&pages.known);
    ch_twins_clear(&pages.twins);
    return good ? CH_EXIT_OK : CH_EXIT_TROUBLE;
}
