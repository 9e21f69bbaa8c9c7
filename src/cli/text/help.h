/* help.h - what --help says, from the tables of commands and options.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_HELP_H
#define CH_CLI_HELP_H

#include "message.h"
#include "options.h"

/* What --help and the manual say of the program as a whole. */
#define CH_HELP_FORM "crosshatch COMMAND [OPTION...] [PUZZLE|FILE...]"
extern const char ch_help_what[];
extern const char ch_help_operands[];
extern const char ch_help_status[];

/* The program as a whole. */
void ch_help_program(ChText *out, ChLanguage language);

/* One command and its options. */
void ch_help_command(ChText *out, ChLanguage language, ChCommandId command);

void ch_help_version(ChText *out);

#endif
