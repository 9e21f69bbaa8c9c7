/* small.c - the commands, the texts, the pages and the help that crosshatch-small.wasm leaves out;
 * crosshatch.wasm has them all.
 *
 * The small module explains a puzzle and a position, with the default profile.  The page loads it
 * first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "cli.h"
#include "comparison.h"
#include "help.h"
#include "pages.h"
#include "step_notation.h"
#include <stdlib.h>

#define LEAVE_OUT_SMALL(function)
#define LEAVE_OUT_COMPLETE(function)                                                               \
    ChExit function(ChCli *cli)                                                                    \
    {                                                                                              \
        return ch_complain(cli, N_("the small module lacks this command; crosshatch.wasm has it"), \
                           NULL, 0);                                                               \
    }

#define COMMAND(name, word, function, operands, help, module) LEAVE_OUT_##module(function)
#include "commands.def"
#undef COMMAND

/* The page prints no help. */
void ch_help_program(ChText *out, ChLanguage language)
{
    (void)language;
    ch_help_version(out);
}

void ch_help_command(ChText *out, ChLanguage language, ChCommandId command)
{
    (void)command;
    ch_help_program(out, language);
}

void ch_help_words(ChText *out, ChLanguage language)
{
    ch_help_program(out, language);
}

void ch_help_version(ChText *out)
{
    ch_text_puts(out, "crosshatch " CH_VERSION "\n");
}

/* What other programs call a technique is part of `strategies`. */
bool ch_comparison_calls(const char *key, const char *name)
{
    (void)key;
    (void)name;
    return false;
}

bool ch_pages_can_start(ChCli *cli)
{
    (void)cli;
    return false;
}

ChExit ch_pages_write(const ChCli *cli, const ChTextStyle *style, const ChEngine *engine,
                      ChLogReplay *log_replay, uint64_t ordinal, ChText *err)
{
    (void)cli;
    (void)style;
    (void)engine;
    (void)log_replay;
    (void)ordinal;
    (void)err;
    return CH_EXIT_OK;
}

/* Reads a number as JSON writes it, for cJSON: exactly, if it has up to 15 digits and up to 22 places.
 * The library's own strtod() is exact for all numbers, and takes 5 kB of a page's first load. */
double strtod(const char *restrict text, char **restrict end)
{
    const char *at = text + (*text == '-');
    const char *const start = at;
    double value = 0;
    int places = 0;

    for (bool pointed = false; (*at >= '0' && *at <= '9') || (*at == '.' && !pointed); at++)
        if (*at == '.') {
            pointed = true;
        } else {
            value = 10 * value + (*at - '0');
            places += pointed;
        }
    const char *after = at > start ? at : text;
    if (at > start && (*at == 'e' || *at == 'E')) {
        char *stop;
        const long power = strtol(at + 1, &stop, 10);
        places -= power < -400 ? -400 : power > 400 ? 400 : (int)power;
        after = stop > at + 1 ? stop : after;
    }
    double scale = 1;
    for (int n = abs(places); n > 0; n--)
        scale *= 10;
    value = places < 0 ? value * scale : value / scale;
    if (end != NULL)
        *end = (char *)after;
    return *text == '-' && after > text ? -value : value;
}

/* The texts of techniques on request (left-out). */
#define LEAVE_OUT_TEXT(write)                                                                      \
    bool write(const ChSentenceContext *context)                                                   \
    {                                                                                              \
        (void)context;                                                                             \
        return false;                                                                              \
    }
#include "small_left_out.h"
