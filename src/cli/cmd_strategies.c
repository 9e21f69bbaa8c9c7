/* cmd_strategies.c - `crosshatch strategies`: what it knows.
 *
 *      NAME                  HODOKU  LVL   SE  WHAT IT SEES
 *      full-house            0000    1    1.0  Only one cell of a house is empty; ...
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "cli.h"
#include "technique.h"

enum { CH_NAME_COLUMN = 22 };

static void fill(ChText *out, size_t used, size_t width)
{
    for (size_t i = used; i < width; i++)
        ch_text_char(out, ' ');
}

/* " 1.5", or "   -" for none. */
static void put_rating(ChText *out, unsigned rating)
{
    if (rating == 0) {
        ch_text_puts(out, "   -");
        return;
    }
    fill(out, rating < 100 ? 0 : 1, 1);
    ch_text_number(out, rating / 10);
    ch_text_char(out, '.');
    ch_text_number(out, rating % 10);
}

static void put_level(ChText *out, unsigned level)
{
    if (level == 0)
        ch_text_char(out, '-');
    else
        ch_text_number(out, level);
}

/* A strategy is a technique that a finder finds. */
static bool is_strategy(const ChTechnique *technique)
{
    return technique != NULL && technique->key != NULL && ch_technique_is_found(technique);
}

static void list_row(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    const char *const code = technique->code[0] != '\0' ? technique->code : "-";

    ch_text_puts(out, technique->key);
    fill(out, strlen(technique->key), CH_NAME_COLUMN);
    if (strlen(technique->key) >= CH_NAME_COLUMN)
        ch_text_puts(out, "  ");
    ch_text_puts(out, code);
    fill(out, strlen(code), 8);
    put_level(out, technique->level);
    ch_text_puts(out, "   ");
    put_rating(out, technique->rating);
    ch_text_puts(out, "  ");
    ch_text_puts(out, ch_translate(language, technique->definition));
    ch_text_char(out, '\n');
}

/* Lists the strategies of a family (NULL: of all); false when there are none. */
static bool list(ChText *out, ChLanguage language, const char *family)
{
    bool found = false;

    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (!is_strategy(technique) || (family != NULL && strcmp(technique->family, family) != 0))
            continue;
        if (!found) {
            ch_text_puts(out, ch_translate(language, N_("NAME                  HODOKU  LVL   SE  "
                                                        "WHAT IT SEES")));
            ch_text_char(out, '\n');
        }
        found = true;
        list_row(out, language, technique);
    }
    return found;
}

static void tell_about(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    ChText rating = CH_TEXT_EMPTY;

    put_rating(&rating, technique->rating);
    const ChField field[] = {
        ch_field_string("key", technique->key),
        ch_field_string("family", technique->family),
        ch_field_message("title", technique->title),
        ch_field_message("definition", technique->definition),
        ch_field_string("code", technique->code[0] != '\0' ? technique->code : "-"),
        ch_field_number("level", technique->level),
        ch_field_number("score", technique->score),
        ch_field_string("rating", ch_text_string(&rating) + strspn(ch_text_string(&rating), " ")),
        ch_field_number("premises", technique->premises),
        ch_field_string("aliases", technique->aliases),
    };
    ch_format(out, language,
              N_("{title}\n"
                 "  {definition}\n"
                 "  Name for --strategies: {key}; it belongs to the group {family}.\n"
                 "  HoDoKu: code {code}, level {level}, score {score}. "
                 "Sudoku Explainer: rating {rating}.\n"),
              field, sizeof field / sizeof field[0]);
    if (technique->premises != 0)
        ch_format(out, language,
                  N_("  A step of it rests on {premises} {premises?constraint/constraints} "
                     "of the rules.\n"),
                  field, sizeof field / sizeof field[0]);
    if (technique->aliases[0] != '\0')
        ch_format(out, language, N_("  Also called: {aliases}.\n"), field,
                  sizeof field / sizeof field[0]);
    ch_text_free(&rating);
}

static const ChTechnique *called(const char *name)
{
    for (int i = 0; i < ch_technique_limit(); i++)
        if (ch_technique(i) != NULL && ch_technique_is_called(ch_technique(i), name, strlen(name)))
            return ch_technique(i);
    return NULL;
}

static ChExit tell_named(ChCli *cli, ChText *out)
{
    ChExit status = CH_EXIT_OK;

    for (int i = 0; i < cli->operand_count; i++) {
        const char *const name = cli->operand[i];
        const ChTechnique *const technique = called(name);
        const ChField field = ch_field_string("found", name);
        if (technique != NULL)
            tell_about(out, cli->language, technique);
        else if (!list(out, cli->language, name))
            status = ch_complain(
                cli, N_("no strategy is called '{found}'; 'crosshatch strategies' lists them"),
                &field, 1);
    }
    return status;
}

ChExit ch_command_strategies(ChCli *cli)
{
    ChText out = CH_TEXT_EMPTY;
    ChExit status = CH_EXIT_OK;

    if (cli->operand_count == 0)
        list(&out, cli->language, NULL);
    else
        status = tell_named(cli, &out);
    ch_output_flush(&cli->out, &out);
    ch_text_free(&out);
    return status;
}
