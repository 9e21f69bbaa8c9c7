/* help.h - the text of --help and --version, from the tables of commands and options.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_HELP_H
#define CH_CLI_HELP_H

#include "message.h"
#include "options.h"

/* Texts about the program as a whole, shared by --help and the manual. */
#define CH_HELP_FORM "crosshatch COMMAND [OPTION...] [PUZZLE|FILE...]"
extern const char ch_help_what[];
extern const char ch_help_operands[];
extern const char ch_help_status[];

/* Adds the help of the program as a whole. */
void ch_help_program(ChText *out, ChLanguage language);

/* Adds the help of one command and its options. */
void ch_help_command(ChText *out, ChLanguage language, ChCommandId command);

/* Adds what a beginner has to know: words, coordinates, and which command answers what. */
void ch_help_words(ChText *out, ChLanguage language);

/* Adds the program's name and version, on a line. */
void ch_help_version(ChText *out);

#endif
