/* tables.c - prints what the tables of commands, options and techniques hold, as JSON, for the
 * manual and the completions that the build makes of it: crosshatch-tables LANGUAGE.
 *
 *      {"version":"0.1.0","form":"crosshatch COMMAND ...","what":...,"operands":...,"status":...,
 *       "heading":{"name":"NAME",...},
 *       "commands":[{"word":"solve","operands":"[PUZZLE|FILE...]","help":...},...],
 *       "options":[{"name":"strategies","letter":"s","argument":"LIST","help":...,"commands":["solve",...]},...],
 *       "values":{"LIST":["full-house",...],"PROFILE":["default",...],...}}
 *
 * `values` says what can be meant where an option's argument, or an operand, is called so.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "error_records.h"
#include "grid_print.h"
#include "help.h"
#include "profile.h"

typedef struct Pair {
    const char *key, *message;
} Pair;

/* Adds VALUE to a list or, with a KEY, to an object that is begun. */
static void add(ChText *out, const char *key, const char *value)
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

/* Begins the list or the object KEY. */
static void begin(ChText *out, const char *key, char bracket)
{
    add(out, key, NULL);
    ch_text_char(out, bracket);
}

static void add_pairs(ChText *out, ChLanguage language, const Pair *pair, size_t count)
{
    for (size_t i = 0; i < count; i++)
        add(out, pair[i].key, ch_translate(language, pair[i].message));
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

    begin(out, "heading", '{');
    add_pairs(out, language, heading, sizeof heading / sizeof *heading);
    ch_text_char(out, '}');
}

static void add_commands(ChText *out, ChLanguage language)
{
    begin(out, "commands", '[');
    for (int i = 0; i < CH_COMMANDS; i++) {
        begin(out, NULL, '{');
        add(out, "word", ch_command[i].word);
        add(out, "operands", ch_command[i].operands);
        add(out, "help", ch_translate(language, ch_command[i].help));
        ch_text_char(out, '}');
    }
    ch_text_char(out, ']');
}

static void add_option(ChText *out, ChLanguage language, const ChOptionRow *row)
{
    const char letter[] = {row->letter, '\0'};

    begin(out, NULL, '{');
    add(out, "name", row->name);
    add(out, "letter", letter);
    add(out, "argument", row->argument != NULL ? row->argument : "");
    add(out, "help", ch_translate(language, row->help));
    begin(out, "commands", '[');
    for (int i = 0; i < CH_COMMANDS; i++)
        if (row->commands >> i & 1)
            add(out, NULL, ch_command[i].word);
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

/* Techniques and the groups that stand for several. */
static void add_strategies(ChText *out, const char *key)
{
    begin(out, key, '[');
    add(out, NULL, "all");
    for (int level = 1; level <= CH_LEVELS; level++)
        add(out, NULL, ch_level_key(level));
    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || technique->key == NULL || !ch_technique_is_found(technique))
            continue;
        if (is_first_of_family(technique, i))
            add(out, NULL, technique->family);
        add(out, NULL, technique->key);
    }
    ch_text_char(out, ']');
}

static void add_values(ChText *out)
{
    begin(out, "values", '{');
    add_strategies(out, "LIST");
    add_strategies(out, "NAME");
    begin(out, "PROFILE", '[');
    for (int i = 0; ch_profile_at(i) != NULL; i++)
        add(out, NULL, ch_profile_at(i)->name);
    ch_text_char(out, ']');
    begin(out, "FORM", '[');
    for (const ChGridFormat *format = ch_grid_formats; format->name != NULL; format++)
        add(out, NULL, format->name);
    ch_text_puts(out, "]}");
}

int main(int count, char **word)
{
    ChText text = CH_TEXT_EMPTY;
    ChLanguage language;

    if (count != 2 || !ch_language_by_code(word[1], &language))
        return CH_EXIT_TROUBLE;
    const Pair said[] = {{"version", CH_VERSION},
                         {"form", CH_HELP_FORM},
                         {"what", ch_help_what},
                         {"operands", ch_help_operands},
                         {"status", ch_help_status}};
    ch_text_char(&text, '{');
    add_pairs(&text, language, said, sizeof said / sizeof *said);
    add_headings(&text, language);
    add_commands(&text, language);
    begin(&text, "options", '[');
    for (int i = 0; i < ch_option_rows; i++)
        add_option(&text, language, &ch_option_row[i]);
    ch_text_char(&text, ']');
    add_values(&text);
    ch_text_puts(&text, "}\n");
    const bool written = !text.failed && fputs(ch_text_string(&text), stdout) >= 0;
    ch_text_free(&text);
    return written && fflush(stdout) == 0 ? CH_EXIT_OK : CH_EXIT_TROUBLE;
}
