/* progress.c - see progress.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "progress.h"

#include "stats.h"

enum { CH_BAR_WIDTH = 24 };

#define A_SECOND UINT64_C(1000000000) /* in nanoseconds */

void ch_progress_start(ChProgress *progress, ChCli *cli)
{
    *progress = (ChProgress){.language = cli->language};
    progress->is_log = cli->options.report_every != 0;
    progress->pause = progress->is_log ? cli->options.report_every * A_SECOND : A_SECOND / 5;
    if (!progress->is_log && (!cli->err.screen || cli->out.screen))
        return;
    progress->screen = &cli->err;
    progress->started = ch_clock();
    progress->shown = progress->started;
}

uint64_t ch_progress_due(ChProgress *progress)
{
    if (progress->screen == NULL)
        return 0;
    const uint64_t now = ch_clock();
    if (now - progress->shown < progress->pause)
        return 0;
    progress->shown = now;
    return now - progress->started;
}

static void draw_bar(ChText *text, uint64_t percent)
{
    ch_text_char(text, '[');
    for (uint64_t i = 0; i < CH_BAR_WIDTH; i++)
        ch_text_char(text, i * 100 < percent * CH_BAR_WIDTH ? '=' : ' ');
    ch_text_puts(text, "] ");
}

static void draw(ChProgress *progress, const ChText *bar, const char *message, const ChField *field,
                 size_t count)
{
    ChText text = CH_TEXT_EMPTY;

    ch_text_puts(&text, progress->is_log ? "crosshatch: " : "\r\033[K");
    if (!progress->is_log)
        ch_text_add(&text, ch_text_string(bar), bar->length);
    ch_format(&text, progress->language, message, field, count);
    if (progress->is_log)
        ch_text_char(&text, '\n');
    ch_output_flush(progress->screen, &text);
    ch_text_free(&text);
}

void ch_progress_say(ChProgress *progress, const char *message, const ChField *field, size_t count)
{
    const ChText none = CH_TEXT_EMPTY;

    draw(progress, &none, message, field, count);
}

void ch_progress_tick(ChProgress *progress, uint64_t done, uint64_t part, uint64_t whole)
{
    progress->done = done;
    const double seconds = (double)ch_progress_due(progress) / 1e9;
    const double share = whole > 0 && part <= whole ? (double)part / (double)whole : 0;
    ChText bar = CH_TEXT_EMPTY;

    if (seconds <= 0)
        return;
    const ChField field[] = {
        ch_field_number("done", (uint32_t)done),
        ch_field_number("rate", (uint32_t)((double)done / seconds)),
        ch_field_number("percent", (uint32_t)(share * 100)),
        ch_field_number("left", share > 0 ? (uint32_t)(seconds / share - seconds) : 0),
    };
    if (share > 0)
        draw_bar(&bar, (uint64_t)(share * 100));
    draw(progress, &bar,
         share > 0 ? N_("{percent} %: {done} done, {rate} a second, {left} s left")
                   : N_("{done} done, {rate} a second"),
         field, sizeof field / sizeof field[0]);
    ch_text_free(&bar);
}

/* Adds the last line of a log. */
static void draw_end(ChProgress *progress)
{
    const double seconds = (double)(ch_clock() - progress->started) / 1e9;
    const ChField field[] = {
        ch_field_number("done", (uint32_t)progress->done),
        ch_field_number("rate", seconds > 0 ? (uint32_t)((double)progress->done / seconds) : 0),
        ch_field_number("seconds", (uint32_t)seconds)};

    ch_progress_say(progress, N_("{done} done in {seconds} s, {rate} a second"), field,
                    sizeof field / sizeof *field);
}

void ch_progress_end(ChProgress *progress)
{
    if (progress->is_log) {
        draw_end(progress);
        return;
    }
    if (progress->screen != NULL && progress->shown != progress->started)
        ch_output_write(progress->screen, "\r\033[K", 4);
}
