/* tables.c - prints the tables of commands, options and techniques as JSON: crosshatch-tables
 * LANGUAGE.
 *
 * The build makes the manual and the shell completions from it.
 *
 *      {"version":"1.0.0","form":"crosshatch COMMAND ...","what":...,"operands":...,"status":...,
 *       "heading":{"name":"NAME",...},
 *       "commands":[{"word":"solve","operands":"[PUZZLE|FILE...]","help":...},...],
 *       "options":[{"name":"strategies","letter":"s","argument":"LIST","help":...,"commands":["solve",...]},...],
 *       "values":{"LIST":["full-house",...],"PROFILE":["default",...],...}}
 *
 * `values` lists the possible values of an option's argument, or of an operand, by its name.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "engine.h"
#include "grid_print.h"
#include "help.h"
#include "json_write.h"
#include "orders.h"

typedef struct Pair {
    const char *key, *message;
} Pair;

static void add_pairs(ChJsonWriter *json, ChLanguage language, const Pair *pair, size_t count)
{
    for (size_t i = 0; i < count; i++)
        ch_json_put_string(json, pair[i].key, ch_translate(language, pair[i].message));
}

static void add_headings(ChJsonWriter *json, ChLanguage language)
{
    static const Pair heading[] = {
        {"name", N_("NAME")},
        {"synopsis", N_("SYNOPSIS")},
        {"description", N_("DESCRIPTION")},
        {"commands", N_("COMMANDS")},
        {"options", N_("OPTIONS")},
        {"common", N_("COMMON OPTIONS")},
        {"status", N_("EXIT STATUS")},
        {"see", N_("SEE ALSO")},
        {"title", N_("solve Sudoku as a person does, and explain why")},
    };

    ch_json_open(json, "heading", '{');
    add_pairs(json, language, heading, sizeof heading / sizeof *heading);
    ch_json_close(json, '}');
}

static void add_commands(ChJsonWriter *json, ChLanguage language)
{
    ch_json_open(json, "commands", '[');
    for (int i = 0; i < CH_COMMANDS; i++) {
        ch_json_open(json, NULL, '{');
        ch_json_put_string(json, "word", ch_command[i].word);
        ch_json_put_string(json, "operands", ch_command[i].operands);
        ch_json_put_string(json, "help", ch_translate(language, ch_command[i].help));
        ch_json_close(json, '}');
    }
    ch_json_close(json, ']');
}

static void add_option(ChJsonWriter *json, ChLanguage language, const ChOptionRow *row)
{
    const char letter[] = {row->letter, '\0'};

    ch_json_open(json, NULL, '{');
    ch_json_put_string(json, "name", row->name);
    ch_json_put_string(json, "letter", letter);
    ch_json_put_string(json, "argument", row->argument != NULL ? row->argument : "");
    ch_json_put_string(json, "help", ch_translate(language, row->help));
    ch_json_open(json, "commands", '[');
    for (int i = 0; i < CH_COMMANDS; i++)
        if (row->commands >> i & 1)
            ch_json_put_string(json, NULL, ch_command[i].word);
    ch_json_close(json, ']');
    ch_json_close(json, '}');
}

static bool is_first_of_family(const ChTechnique *technique, int number)
{
    for (int i = 0; i < number; i++)
        if (ch_technique(i) != NULL && strcmp(ch_technique(i)->family, technique->family) == 0)
            return false;
    return true;
}

/* Adds the techniques and the names of groups of them. */
static void add_strategies(ChJsonWriter *json, const char *key)
{
    ch_json_open(json, key, '[');
    ch_json_put_string(json, NULL, "all");
    for (int level = 1; level <= CH_LEVELS; level++)
        ch_json_put_string(json, NULL, ch_level_key(level));
    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || !ch_technique_is_strategy(technique))
            continue;
        if (is_first_of_family(technique, i))
            ch_json_put_string(json, NULL, technique->family);
        ch_json_put_string(json, NULL, technique->key);
    }
    ch_json_close(json, ']');
}

static void add_values(ChJsonWriter *json)
{
    ch_json_open(json, "values", '{');
    add_strategies(json, "LIST");
    add_strategies(json, "NAME");
    ch_json_open(json, "PROFILE", '[');
    for (int i = 0; ch_profile_name(i) != NULL; i++)
        ch_json_put_string(json, NULL, ch_profile_name(i));
    ch_json_close(json, ']');
    ch_json_open(json, "ORDER", '[');
    for (int i = 0; ch_named_order_at(i) != NULL; i++)
        ch_json_put_string(json, NULL, ch_named_order_at(i)->name);
    ch_json_close(json, ']');
    ch_json_open(json, "FORM", '[');
    for (const ChGridFormat *format = ch_grid_formats; format->name != NULL; format++)
        ch_json_put_string(json, NULL, format->name);
    ch_json_close(json, ']');
    ch_json_close(json, '}');
}

int main(int count, char **word)
{
    ChText text = CH_TEXT_EMPTY;
    ChJsonWriter json = {&text, false};
    ChLanguage language;

    if (count != 2 || !ch_language_by_code(word[1], &language))
        return CH_EXIT_TROUBLE;
    const Pair description[] = {{"version", CH_VERSION},
                                {"form", CH_HELP_FORM},
                                {"what", ch_help_what},
                                {"operands", ch_help_operands},
                                {"status", ch_help_status}};
    ch_json_open(&json, NULL, '{');
    add_pairs(&json, language, description, sizeof description / sizeof *description);
    add_headings(&json, language);
    add_commands(&json, language);
    ch_json_open(&json, "options", '[');
    for (int i = 0; i < ch_option_rows; i++)
        add_option(&json, language, &ch_option_row[i]);
    ch_json_close(&json, ']');
    add_values(&json);
    ch_json_close_line(&json);
    const bool written = !text.failed && fputs(ch_text_string(&text), stdout) >= 0;
    ch_text_free(&text);
    return written && fflush(stdout) == 0 ? CH_EXIT_OK : CH_EXIT_TROUBLE;
}
