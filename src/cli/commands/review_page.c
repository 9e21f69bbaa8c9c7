/* review_page.c - see review_page.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "review_page.h"

#include <string.h>

#include "html_page.h"
#include "picture.h"
#include "terms.h"
#include "why_text.h"

enum { MOST_MOMENTS = 12 };

/* The page that is being written. */
typedef struct Page {
    const ChCli *cli;
    const ChReviewText *context;
    ChReview *review;
    ChText sections;
    ChText known; /* the texts so far, whose terms are not repeated */
    uint32_t moments;
} Page;

static void put_prefix(char prefix[CH_PICTURE_PREFIX], const char *letter, uint32_t number)
{
    ChText text = CH_TEXT_EMPTY;

    ch_text_puts(&text, letter);
    ch_text_number(&text, number);
    ch_text_char(&text, '-');
    memset(prefix, 0, CH_PICTURE_PREFIX);
    memcpy(prefix, ch_text_string(&text), text.length);
    ch_text_free(&text);
}

static void put_picture(Page *page, const ChBoard *board, const ChStepRecord *step,
                        const char *prefix)
{
    const ChPicture picture = {.board = board,
                               .step = step,
                               .palette = (ChPalette)page->cli->options.palette,
                               .coordinates = true,
                               .legend = true,
                               .language = page->cli->language,
                               .prefix = prefix};

    ch_picture_svg(&page->sections, &picture);
}

/* Draws the position before the first step of its hardest technique, with the pattern. */
static void put_hardest(Page *page, const ChLog *log, const char *prefix)
{
    const int hardest = ch_reason_hardest(log);
    ChLogReplay *const log_replay = page->context->log_replay;
    ChStepRecord step;

    ch_log_replay_start(log_replay, log);
    for (uint32_t i = 0; ch_log_replay_next(log_replay, false, &step); i++)
        if (log->step[i].technique == hardest) {
            put_picture(page, &log_replay->replay.board, &step, prefix);
            return;
        }
}

static void put_text(Page *page, const char *element, ChText *text)
{
    while (text->length > 0 && text->data[text->length - 1] == '\n')
        ch_text_cut(text, text->length - 1);
    ch_terms_after(&page->known, text);
    if (text->length > 0)
        ch_html_element(&page->sections, element, ch_text_string(text));
    page->sections.failed |= text->failed;
    ch_text_clear(text);
}

/* Adds a moment: TEXT, and of a log that may be shown the picture of the hardest step and all
 * steps. */
static void put_moment(Page *page, const ChReviewMove *move, ChText *text, const ChLog *log,
                       const char *letter)
{
    const bool shows = log->count > 0 && ch_review_shows(page->context, page->review, log);
    char prefix[CH_PICTURE_PREFIX];
    ChBoard board;

    put_prefix(prefix, letter, move->number);
    ch_text_puts(&page->sections, "<section>\n");
    put_text(page, "h2", text);
    if (shows) {
        put_hardest(page, log, prefix);
        ch_why_text_steps(text, page->context->style, log, page->context->log_replay);
        put_text(page, "p", text);
    } else {
        (void)ch_board_load(&board, &page->review->right);
        put_picture(page, &board, NULL, prefix);
    }
    ch_text_puts(&page->sections, "</section>\n");
    page->moments++;
}

static bool matters(const ChReviewMove *move)
{
    return (move->verdict == CH_REVIEW_WRONG && !move->is_consequence) ||
           move->verdict == CH_REVIEW_LUCKY;
}

static void add_move(Page *page, const ChReviewMove *move)
{
    const ChReview *const review = page->review;
    ChText text = CH_TEXT_EMPTY;

    if (page->moments >= MOST_MOMENTS)
        return;
    if (matters(move)) {
        ch_review_move_text(&text, page->context, review, move);
        put_moment(page, move, &text, &review->why.log, "m");
    }
    if (move->easier != CH_TECHNIQUE_NONE && move->verdict == CH_REVIEW_FORCED) {
        ch_review_easier_text(&text, page->context, review, move);
        put_moment(page, move, &text, &review->easier, "e");
    }
    ch_text_free(&text);
}

void ch_review_page(ChText *out, const ChCli *cli, const ChReviewText *context, ChReview *review)
{
    static const char style[] =
        "main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; }\n"
        "section { break-inside: avoid; max-width: 36rem; }\n"
        "h2 { font-size: 1.1rem; margin: 0 0 .5rem; }\n";
    Page page = {.cli = cli, .context = context, .review = review};
    ChText text = CH_TEXT_EMPTY;
    ChReviewMove move;
    ChBoard board;

    ch_format(&text, cli->language, N_("Review of a game"), NULL, 0);
    ch_html_begin(out, cli->language, ch_text_string(&text), style);
    ch_text_puts(out, "<main>\n");
    ch_text_clear(&text);
    while (ch_review_next(review, &move))
        add_move(&page, &move);
    ch_text_puts(out, "<section>\n");
    (void)ch_board_load(&board, &review->start);
    const ChText moments = page.sections;
    page.sections = CH_TEXT_EMPTY;
    put_picture(&page, &board, NULL, "start-");
    ch_text_puts(&page.sections, "</section>\n<section>\n");
    ch_review_result_text(&text, context, review);
    ch_review_techniques_text(&text, context, review);
    put_text(&page, "p", &text);
    ch_text_puts(&page.sections, "</section>\n");
    ch_text_puts(out, ch_text_whole(&page.sections));
    ch_text_puts(out, ch_text_whole(&moments));
    ch_text_puts(out, "</main>\n");
    ch_html_end(out);
    ch_text_free(&text);
    ch_text_free((ChText *)&moments);
    ch_text_free(&page.sections);
    ch_text_free(&page.known);
}
