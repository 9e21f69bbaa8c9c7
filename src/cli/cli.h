/* cli.h - what the commands of the program share.
 *
 * A command reads its options from the ChCli, writes through its outputs and returns an exit
 * status. Messages go to standard error as whole sentences in the user's language, each on a line
 * that begins with the program's name or with a place in the input.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_CLI_H
#define CH_CLI_CLI_H

#include "message.h"
#include "options.h"
#include "output.h"

/* How the program ends.  Over many puzzles trouble wins over impossible, and that over unmet. */
typedef enum ChExit {
    CH_EXIT_OK = 0,        /* everything asked for holds */
    CH_EXIT_UNMET = 1,     /* it does not: stuck, several solutions, refuted */
    CH_EXIT_TROUBLE = 2,   /* usage, unreadable input, output that cannot be written */
    CH_EXIT_IMPOSSIBLE = 3 /* a contradiction in a puzzle */
} ChExit;

ChExit ch_exit_worse(ChExit a, ChExit b);

typedef struct ChCli {
    ChLanguage language;
    ChCliOptions options;
    bool implied; /* no command was named: it is `solve` */
    const char *const *operand;
    int operand_count;
    ChOutput out;
    ChOutput err;
} ChCli;

typedef struct ChCommand {
    const char *word;
    ChExit (*run)(ChCli *cli);
    const char *operands;
    const char *help;
} ChCommand;

extern const ChCommand ch_command[CH_COMMANDS];

#define COMMAND(name, word, function, ...) ChExit function(ChCli *cli);
#include "commands.def"
#undef COMMAND

/* Prints a complaint to standard error, or that memory ran out, and frees it. */
void ch_complain_text(ChCli *cli, ChText *text);

/* Writes "crosshatch: MESSAGE" to standard error and returns CH_EXIT_TROUBLE. */
ChExit ch_complain(ChCli *cli, const char *message, const ChField *field, size_t count);

/* The same with the one field {found}; always false. */
bool ch_complain_found(ChCli *cli, const char *message, const char *found);

/* Adds "FILE:LINE:COLUMN: MESSAGE" and a line end; what of the place does not apply is left out. */
void ch_complain_place(ChText *out, const ChCli *cli, const char *name, const ChFault *fault);

/* Adds the line that says that a file cannot be read, or a file or a folder not written, with an
 * errno. */
void ch_complain_unread(ChText *out, const ChCli *cli, const char *name, int error);
void ch_complain_unwritten(ChText *out, const ChCli *cli, const char *name, int error);

/* Whether to colour what goes to standard output. */
bool ch_cli_colours(const ChCli *cli);

/* How many to work on at once. */
unsigned ch_cli_workers(const ChCli *cli);

#endif
