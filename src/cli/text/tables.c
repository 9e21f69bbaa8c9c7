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
#include "error_records.h"
#include "grid_print.h"
#include "help.h"
#include "profiles.h"

typedef struct Pair {
    const char *key, *message;
} Pair;

/* Adds VALUE to an open list or, with a KEY, to an open object. */
static void add_value(ChText *out, const char *key, const char *value)
{
    const char last = out->data[out->length - 1];

    ch_text_puts(out, last == '[' || last == '{' ? "" : ",");
    if (key != NULL) {
        ch_record_string(out, key);
        ch_text_char(out, ':');
    }
    if (value != NULL)
        ch_record_string(out, value);
}

/* Opens the list or the object named KEY. */
static void open_container(ChText *out, const char *key, char bracket)
{
    add_value(out, key, NULL);
    ch_text_char(out, bracket);
}

static void add_pairs(ChText *out, ChLanguage language, const Pair *pair, size_t count)
{
    for (size_t i = 0; i < count; i++)
        add_value(out, pair[i].key, ch_translate(language, pair[i].message));
}

static void add_headings(ChText *out, ChLanguage language)
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
        {"title", N_("solve Sudoku as a person does, and tell why")},
    };

    open_container(out, "heading", '{');
    add_pairs(out, language, heading, sizeof heading / sizeof *heading);
    ch_text_char(out, '}');
}

static void add_commands(ChText *out, ChLanguage language)
{
    open_container(out, "commands", '[');
    for (int i = 0; i < CH_COMMANDS; i++) {
        open_container(out, NULL, '{');
        add_value(out, "word", ch_command[i].word);
        add_value(out, "operands", ch_command[i].operands);
        add_value(out, "help", ch_translate(language, ch_command[i].help));
        ch_text_char(out, '}');
    }
    ch_text_char(out, ']');
}

static void add_option(ChText *out, ChLanguage language, const ChOptionRow *row)
{
    const char letter[] = {row->letter, '\0'};

    open_container(out, NULL, '{');
    add_value(out, "name", row->name);
    add_value(out, "letter", letter);
    add_value(out, "argument", row->argument != NULL ? row->argument : "");
    add_value(out, "help", ch_translate(language, row->help));
    open_container(out, "commands", '[');
    for (int i = 0; i < CH_COMMANDS; i++)
        if (row->commands >> i & 1)
            add_value(out, NULL, ch_command[i].word);
    ch_text_puts(out, "]}");
}

static bool is_first_of_family(const ChTechnique *technique, int number)
{
    for (int i = 0; i < number; i++)
        if (ch_technique(i) != NULL && ch_technique(i)->key != NULL &&
            strcmp(ch_technique(i)->family, technique->family) == 0)
            return false;
    return true;
}

/* Adds the techniques and the names of groups of them. */
static void add_strategies(ChText *out, const char *key)
{
    open_container(out, key, '[');
    add_value(out, NULL, "all");
    for (int level = 1; level <= CH_LEVELS; level++)
        add_value(out, NULL, ch_level_key(level));
    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || technique->key == NULL || !ch_technique_is_found(technique))
            continue;
        if (is_first_of_family(technique, i))
            add_value(out, NULL, technique->family);
        add_value(out, NULL, technique->key);
    }
    ch_text_char(out, ']');
}

static void add_values(ChText *out)
{
    open_container(out, "values", '{');
    add_strategies(out, "LIST");
    add_strategies(out, "NAME");
    open_container(out, "PROFILE", '[');
    for (int i = 0; ch_profile_name(i) != NULL; i++)
        add_value(out, NULL, ch_profile_name(i));
    ch_text_char(out, ']');
    open_container(out, "FORM", '[');
    for (const ChGridFormat *format = ch_grid_formats; format->name != NULL; format++)
        add_value(out, NULL, format->name);
    ch_text_puts(out, "]}");
}

int main(int count, char **word)
{
    ChText text = CH_TEXT_EMPTY;
    ChLanguage language;

    if (count != 2 || !ch_language_by_code(word[1], &language))
        return CH_EXIT_TROUBLE;
    const Pair description[] = {{"version", CH_VERSION},
                                {"form", CH_HELP_FORM},
                                {"what", ch_help_what},
                                {"operands", ch_help_operands},
                                {"status", ch_help_status}};
    ch_text_char(&text, '{');
    add_pairs(&text, language, description, sizeof description / sizeof *description);
    add_headings(&text, language);
    add_commands(&text, language);
    open_container(&text, "options", '[');
    for (int i = 0; i < ch_option_rows; i++)
        add_option(&text, language, &ch_option_row[i]);
    ch_text_char(&text, ']');
    add_values(&text);
    ch_text_puts(&text, "}\n");
    const bool written = !text.failed && fputs(ch_text_string(&text), stdout) >= 0;
    ch_text_free(&text);
    return written && fflush(stdout) == 0 ? CH_EXIT_OK : CH_EXIT_TROUBLE;
}
