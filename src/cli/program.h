/* program.h - the program as a whole: reads the command line, runs one command, returns its exit
 * status.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_PROGRAM_H
#define CH_CLI_PROGRAM_H

/* Runs the whole program with the arguments of main() and returns its exit status.  Reorders and
 * changes the words of the command line. */
int ch_cli_run(int count, char **word);

#endif
