/* puzzle_input.h - the puzzles that the operands name, one after another.
 *
 * An operand that names a file is that file, "-" is standard input, anything else is read as the
 * text of a puzzle.  Without operands there is standard input.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_PUZZLE_INPUT_H
#define CH_CLI_PUZZLE_INPUT_H

#include "cli.h"
#include "puzzle_reader.h"
#include "stream.h"

/* A record of the input: a puzzle, or what was wrong with it. */
typedef struct ChInputItem {
    ChEntry entry;
    const char *name; /* of the file; NULL for an operand that is itself the puzzle */
    const char *operand;
} ChInputItem;

typedef struct ChPuzzleInput {
    ChCli *cli;
    int next; /* operand */
    bool is_open;
    bool is_text;
    const char *operand;
    ChStream stream;
    ChReader reader;
    ChExit status;      /* CH_EXIT_TROUBLE once a file could not be read */
    bool keeps_remarks; /* entry.remarks is wanted */

    /* If so: comments behind the last puzzle of a file, for the next one's first; in the end those
     * behind all puzzles, until ch_puzzle_input_end(). */
    ChText trailing;
} ChPuzzleInput;

void ch_puzzle_input_start(ChPuzzleInput *input, ChCli *cli);

/* The next record; false after the last.  Adds complaints about files to ERR.  What an entry
 * points to lasts until the next call. */
bool ch_puzzle_input_next(ChPuzzleInput *input, ChInputItem *item, ChText *err);

void ch_puzzle_input_end(ChPuzzleInput *input);

/* Whether the next record is still to come: whoever sends it may be waiting for the answers so
 * far. */
bool ch_puzzle_input_must_wait(const ChPuzzleInput *input);

/* Whether an operand is neither a file nor a text with a puzzle; if so, adds the complaint. */
bool ch_puzzle_input_is_slip(const ChCli *cli, const char *operand, ChText *err);

/* The line for standard error that says what is wrong with a bad record. */
void ch_item_complain(ChText *out, const ChCli *cli, const ChInputItem *item);

/* A line for standard error about a record that could be read. */
void ch_item_remark(ChText *out, const ChCli *cli, const ChInputItem *item, const char *message);
void ch_item_remark_on(ChText *out, const ChCli *cli, const ChInputItem *item, const char *message,
                       const ChField *field, size_t count); /* with fields */

/* Tells givens from a player's digits by FROM, the puzzle of --from; a record that lacks a given
 * becomes a bad one. */
void ch_item_rebase(ChInputItem *item, const ChPuzzle *from);

/* Reads the one puzzle of --from, or complains; of another one, too. */
bool ch_puzzle_input_from(ChCli *cli, ChPuzzle *puzzle);

#endif
