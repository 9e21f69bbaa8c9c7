/* help.c - see help.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "help.h"

#include <string.h>

#include "cli.h"

enum { CH_COMMAND_COLUMN = 14, CH_OPTION_COLUMN = 28 };

const char ch_help_what[] =
    N_("Solves Sudoku as a person does, and explains why. Without a COMMAND it solves.");
const char ch_help_operands[] =
    N_("A PUZZLE is 81 characters, row by row, with digits and '.' or '0' for empty cells. A "
       "FILE "
       "holds any\nnumber of puzzles; '-', or no operand at all, is standard input.");
const char ch_help_status[] = N_(
    "Exit status: 0 all that was requested holds, 1 it does not (stuck, several solutions, "
    "refuted),\n2 wrong usage or unreadable input, 3 a puzzle contradicts itself. An empty list of "
    "puzzles is 0.");

static const char words[] =
    N_("Words and coordinates\n"
       "\n"
       "  row, column   nine cells side by side; rows are counted from the top, columns\n"
       "                from the left\n"
       "  box           three by three cells; boxes are counted as one reads:  1 2 3\n"
       "                                                                       4 5 6\n"
       "                                                                       7 8 9\n"
       "  r4c6          the cell in row 4 and column 6; r1c1 is at the top left\n"
       "  given         a digit that the puzzle starts with\n"
       "  candidate     a digit that a cell can still be; written small, a pencil mark\n"
       "  place         a cell that can still take a digit\n"
       "  sees          a cell sees all other cells of its row, column and box, and\n"
       "                none of them can be the same digit\n"
       "  remove 5 from r4c6    cross out the candidate 5 there: it is ruled out\n"
       "\n"
       "The rule: each row, column and box has each digit from 1 to 9 once.\n"
       "\n"
       "  a puzzle      81 characters, row by row; '.' or '0' for an empty cell\n"
       "  +5            a digit of your own in a puzzle, not a given\n"
       "  r4c6=5        5 is in r4c6\n"
       "  'r4c6<>5'     5 is not in r4c6; the shell wants the quotes\n"
       "\n"
       "What to ask\n"
       "\n"
       "  I am stuck.             crosshatch hint PUZZLE\n"
       "  Is my move right?       crosshatch judge r4c6=5 PUZZLE\n"
       "  Is my grid right?       crosshatch check PUZZLE\n"
       "  Why?                    crosshatch why r4c6=5 PUZZLE");

static void put_line(ChText *out, ChLanguage language, const char *message)
{
    ch_text_puts(out, ch_translate(language, message));
    ch_text_char(out, '\n');
}

static void put_usage(ChText *out, ChLanguage language, const char *form)
{
    const ChField field = ch_field_string("form", form);

    ch_format(out, language, N_("Usage: {form}"), &field, 1);
    ch_text_char(out, '\n');
}

/* Pads with blanks, two at least, up to COLUMN counted from START. */
static void pad_to_column(ChText *out, size_t start, size_t column)
{
    do
        ch_text_char(out, ' ');
    while (!out->failed && (out->length < start + column || out->data[out->length - 2] != ' '));
}

/* Adds a line such as "  -f, --format=NAME          how to print the grid". */
static void put_option(ChText *out, ChLanguage language, const ChOptionRow *row)
{
    const char letter[] = {' ', ' ', '-', row->letter, ',', ' ', '\0'};
    const size_t start = out->length;

    ch_text_puts(out, row->letter != 0 ? letter : "      ");
    ch_text_puts(out, "--");
    ch_text_puts(out, row->name);
    if (row->argument != NULL) {
        ch_text_char(out, '=');
        ch_text_puts(out, row->argument);
    }
    pad_to_column(out, start, CH_OPTION_COLUMN);
    put_line(out, language, row->help);
}

void ch_help_program(ChText *out, ChLanguage language)
{
    put_usage(out, language, CH_HELP_FORM);
    put_line(out, language, ch_help_what);
    ch_text_char(out, '\n');
    put_line(out, language, N_("Commands:"));
    for (int i = 0; i < CH_COMMANDS; i++) {
        const size_t start = out->length;
        ch_text_puts(out, "  ");
        ch_text_puts(out, ch_command[i].word);
        pad_to_column(out, start, CH_COMMAND_COLUMN);
        put_line(out, language, ch_command[i].help);
    }
    ch_text_char(out, '\n');
    put_line(out, language, ch_help_operands);
    put_line(out, language, N_("'crosshatch COMMAND --help' lists the options of a command."));
    put_line(out, language, N_("'crosshatch help words' explains the words and coordinates."));
    ch_text_char(out, '\n');
    put_line(out, language, ch_help_status);
}

void ch_help_words(ChText *out, ChLanguage language)
{
    put_line(out, language, words);
}

void ch_help_command(ChText *out, ChLanguage language, ChCommandId command)
{
    const ChCommand *const row = &ch_command[command];
    ChText form = CH_TEXT_EMPTY;

    ch_text_puts(&form, "crosshatch ");
    ch_text_puts(&form, row->word);
    ch_text_puts(&form, " [OPTION...] ");
    ch_text_puts(&form, row->operands);
    put_usage(out, language, ch_text_whole(&form));
    ch_text_free(&form);
    put_line(out, language, row->help);
    ch_text_char(out, '\n');
    put_line(out, language, N_("Options:"));
    for (int i = 0; i < ch_option_rows; i++)
        if (ch_option_row[i].commands >> command & 1)
            put_option(out, language, &ch_option_row[i]);
}

void ch_help_version(ChText *out)
{
    ch_text_puts(out, "crosshatch " CH_VERSION "\n");
}
