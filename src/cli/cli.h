/* cli.h - the context of a command: its options, operands, language, outputs and messages.
 *
 * A command reads its options from the ChCli, writes through its outputs and returns an exit
 * status.  Messages are whole sentences in the user's language on standard error.  Each takes a
 * line that begins with the program's name or with a place in the input.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_CLI_H
#define CH_CLI_CLI_H

#include "message.h"
#include "options.h"
#include "output.h"

/* The exit status of the program. Over many puzzles TROUBLE outranks IMPOSSIBLE, and IMPOSSIBLE
 * outranks UNMET. */
typedef enum ChExit {
    CH_EXIT_OK = 0,        /* every requested result holds */
    CH_EXIT_UNMET = 1,     /* some result does not: stuck, several solutions, refuted */
    CH_EXIT_TROUBLE = 2,   /* usage, unreadable input, output that cannot be written */
    CH_EXIT_IMPOSSIBLE = 3 /* a contradiction in a puzzle */
} ChExit;

/* Returns the one that outranks the other. */
ChExit ch_exit_worse(ChExit a, ChExit b);

typedef struct ChCli {
    ChLanguage language;
    ChCliOptions options;
    bool implied; /* no command was named, so the command is `solve` */
    const char *const *operand;
    int operand_count;
    ChOutput out;
    ChOutput err;
    int (*run_line)(int count, char **word); /* runs a whole command line: ch_cli_run() */
} ChCli;

/* A row of commands.def. */
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

/* Prints a finished message to standard error and frees it; a text that ran out of memory is
 * replaced by the message about that. */
void ch_complain_text(ChCli *cli, ChText *text);

/* Prints "crosshatch: MESSAGE" on standard error and returns CH_EXIT_TROUBLE. */
ChExit ch_complain(ChCli *cli, const char *message, const ChField *field, size_t count);

/* Does the same with the one field {found}; always returns false. */
bool ch_complain_found(ChCli *cli, const char *message, const char *found);

/* Adds "FILE:LINE:COLUMN: MESSAGE" and a line end, without the parts of the place that are 0. */
void ch_complain_place(ChText *out, const ChCli *cli, const char *name, const ChFault *fault);

/* Adds the line that reports that a file cannot be read or written, or a folder not made. ERROR is
 * an errno, or one of codec.h. */
void ch_complain_unread(ChText *out, const ChCli *cli, const char *name, int error);
void ch_complain_unwritten(ChText *out, const ChCli *cli, const char *name, int error);

/* Whether standard output is coloured, by --color, the terminal and NO_COLOR. */
bool ch_cli_colours(const ChCli *cli);

/* Returns the number of workers: that of --jobs, or else of the processors available. */
unsigned ch_cli_workers(const ChCli *cli);

#endif
