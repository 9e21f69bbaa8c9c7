/* options.c - see options.h; popt splits the command line.
 *
 * SPDX-License-Identifier: MIT
 */
#include "options.h"

#include <popt.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "comparison.h"
#include "english_name.h"
#include "orbits.h"
#include "word_list.h"

/* The words of --to, from the second character on, and of --lang. */
static const char form_names[] =
#define FORM(name, ...) "|" name
#include "puzzle_forms.def"
#undef FORM
    ;
static const char language_codes[] = "auto"
#define LANGUAGE(id, code, ...) "|" code
#include "languages.def"
#undef LANGUAGE
    ;

const ChOptionRow ch_option_row[] = {
#define OPTION(field, KIND, long_name, short_name, word, set, text)                                \
    {long_name,        word,      CH_HELP(text), set, offsetof(ChCliOptions, field),               \
     CH_OPTION_##KIND, short_name},
#include "options.def"
#undef OPTION
};

enum { CH_OPTION_ROWS = sizeof ch_option_row / sizeof ch_option_row[0] };
const int ch_option_rows = CH_OPTION_ROWS;

/* Reads an unsigned number of decimal digits only; false on other characters and on overflow. */
static bool read_number(const char *word, uint64_t *number)
{
    *number = 0;
    if (*word == '\0')
        return false;
    for (; *word != '\0'; word++) {
        const unsigned digit = (unsigned char)*word - (unsigned)'0';
        if (digit > 9 || *number > (UINT64_MAX - digit) / 10)
            return false;
        *number = *number * 10 + digit;
    }
    return true;
}

static const char *store_choice(ChOptionChoice *member, const char *choices, const char *value)
{
    *member = ch_word_index(choices, value);
    if (*member >= 0)
        return NULL;
    *member = 0;
    return N_("{option} takes one of {argument}; found '{found}'");
}

static const char *store_number(ChOptionNumber *member, const char *value)
{
    uint64_t number;

    if (!read_number(value, &number) || number == 0 || number > INT32_MAX)
        return N_("{option} takes a whole number from 1 to 2147483647; found '{found}'");
    *member = (ChOptionNumber)number;
    return NULL;
}

static const char *store_seed(ChOptionSeed *member, const char *value)
{
    if (!read_number(value, &member->value))
        return N_("{option} takes a whole number of up to 64 bits; found '{found}'");
    member->given = true;
    return NULL;
}

/* Stores a copy of the value, with names of strategies translated to English. */
static const char *store_text(ChOptionText *member, const char *argument, const char *value)
{
    ChText text = CH_TEXT_EMPTY;

    if (strcmp(argument, "LIST") == 0 || strcmp(argument, "NAME") == 0)
        ch_english_names(&text, value);
    else
        ch_text_puts(&text, value);
    free(*member);
    *member = text.failed ? NULL : strdup(ch_text_string(&text));
    ch_text_free(&text);
    return *member != NULL ? NULL : N_("out of memory");
}

/* Stores an option's value. Returns NULL, or the message of the error. */
static const char *store_value(ChCliOptions *options, const ChOptionRow *row, const char *value)
{
    void *const member = (char *)options + row->offset;

    switch ((ChOptionKind)row->kind) {
    case CH_OPTION_FLAG:
        *(ChOptionFlag *)member = true;
        return NULL;
    case CH_OPTION_TEXT:
        return store_text(member, row->argument, value);
    case CH_OPTION_CHOICE:
    case CH_OPTION_SWITCH:
        return store_choice(member, row->argument, value);
    case CH_OPTION_NUMBER:
        return store_number(member, value);
    case CH_OPTION_SEED:
        return store_seed(member, value);
    }
    return NULL;
}

/* Fills popt's table for one command; `val` is the index of the row, plus one. */
static void fill_popt_table(struct poptOption *table, ChCommandId command)
{
    for (int i = 0; i < CH_OPTION_ROWS; i++) {
        const ChOptionRow *const row = &ch_option_row[i];
        if (row->commands >> command & 1)
            *table++ = (struct poptOption){.longName = row->name,
                                           .shortName = row->letter,
                                           .argInfo = row->kind == CH_OPTION_FLAG ? POPT_ARG_NONE
                                                                                  : POPT_ARG_STRING,
                                           .val = i + 1};
    }
    *table = (struct poptOption)POPT_TABLEEND;
}

static const char *popt_message(int error)
{
    switch (error) {
    case POPT_ERROR_NOARG:
        return N_("{option} needs an argument");
    case POPT_ERROR_UNWANTEDARG:
        return N_("{option} takes no argument");
    case POPT_ERROR_BADOPT:
        return N_("unknown option {option}");
    default:
        return N_("{option} cannot be read as an option");
    }
}

static void read_options(ChOptionReading *reading, poptContext context)
{
    int next = 0;

    while (reading->fault.message == NULL && (next = poptGetNextOpt(context)) > 0) {
        const ChOptionRow *const row = &ch_option_row[next - 1];
        char *const value = poptGetOptArg(context);
        reading->fault.message = store_value(&reading->options, row, value);
        if (reading->fault.message != NULL) {
            reading->fault.row = row;
            reading->fault.found = value;
            return;
        }
        free(value);
    }
    if (next < -1) {
        reading->fault.message = popt_message(next);
        reading->fault.is_unknown = next == POPT_ERROR_BADOPT;
        reading->fault.found = strdup(poptBadOption(context, POPT_BADOPTION_NOALIAS));
    }
}

/* Gives a switch that came without a word its second one: `--all` becomes `--all=grouped`. */
static void complete_switches(ChOptionReading *reading, int count, const char **word)
{
    for (int i = 1; i < count && strcmp(word[i], "--") != 0; i++)
        for (int k = 0; k < CH_OPTION_ROWS; k++) {
            const ChOptionRow *const row = &ch_option_row[k];
            if (row->kind != CH_OPTION_SWITCH || strncmp(word[i], "--", 2) != 0 ||
                strcmp(word[i] + 2, row->name) != 0 ||
                (i + 1 < count && ch_word_index(row->argument, word[i + 1]) >= 0))
                continue;
            const char *const second = strchr(row->argument, '|') + 1;
            snprintf(reading->bare, sizeof reading->bare, "--%s=%.*s", row->name,
                     (int)strcspn(second, "|"), second);
            word[i] = reading->bare;
        }
}

void ch_options_read(ChOptionReading *reading, ChCommandId command, int count, const char **word)
{
    struct poptOption table[CH_OPTION_ROWS + 1];

    *reading = (ChOptionReading){0};
    complete_switches(reading, count, word);
    fill_popt_table(table, command);
    const poptContext context = poptGetContext(NULL, count, word, table, 0);
    if (context == NULL) {
        reading->fault.message = N_("out of memory");
        return;
    }
    read_options(reading, context);
    reading->context = context;
    reading->operand = poptGetArgs(context);
    while (reading->operand != NULL && reading->operand[reading->operand_count] != NULL)
        reading->operand_count++;
}

void ch_options_close(ChOptionReading *reading)
{
    for (int i = 0; i < CH_OPTION_ROWS; i++)
        if (ch_option_row[i].kind == CH_OPTION_TEXT)
            free(*(ChOptionText *)((char *)&reading->options + ch_option_row[i].offset));
    free(reading->fault.found);
    if (reading->context != NULL)
        poptFreeContext(reading->context);
}
