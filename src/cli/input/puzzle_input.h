/* puzzle_input.h - the stream of puzzles that the operands name.
 *
 * An operand that names a file is read as that file, and "-" as standard input.  Any other operand
 * is read as the text of a puzzle.  Without operands, standard input is read.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_PUZZLE_INPUT_H
#define CH_CLI_PUZZLE_INPUT_H

#include "cli.h"
#include "json_write.h"
#include "puzzle_reader.h"
#include "stream.h"

/* A record of the input: a puzzle, or the fault in it. */
typedef struct ChInputItem {
    ChEntry entry;
    const char *name; /* name of the file; NULL for an operand that is itself the puzzle */
    const char *operand;
} ChInputItem;

/* The state of reading. */
typedef struct ChPuzzleInput {
    ChCli *cli;
    int next; /* index of the next operand */
    bool is_open;
    bool is_text;
    const char *operand;
    ChStream stream;
    ChReader reader;
    ChExit status;       /* CH_EXIT_TROUBLE once a file could not be read */
    bool keeps_remarks;  /* the caller uses entry.remarks */
    ChJsonWriter *files; /* takes an item of a manifest for each operand read; or NULL */

    /* With keeps_remarks: comments after the last puzzle of a file, for the first puzzle of the
     * next file. At the end: comments after all puzzles, until ch_puzzle_input_end(). */
    ChText trailing;
} ChPuzzleInput;

void ch_puzzle_input_start(ChPuzzleInput *input, ChCli *cli);

/* Reads the next record; false after the last. Adds messages about files to ERR. The texts of an
 * entry are valid until the next call. */
bool ch_puzzle_input_next(ChPuzzleInput *input, ChInputItem *item, ChText *err);

void ch_puzzle_input_end(ChPuzzleInput *input);

/* Whether reading the next record would block. Its sender may be waiting for the results so far. */
bool ch_puzzle_input_must_wait(const ChPuzzleInput *input);

/* Whether an operand is neither a file nor a text with a puzzle; if so, adds a message to ERR. */
bool ch_puzzle_input_is_slip(const ChCli *cli, const char *operand, ChText *err);

/* Adds the message that reports a bad record. */
void ch_item_complain(ChText *out, const ChCli *cli, const ChInputItem *item);

/* Adds a message about a record that could be read. */
void ch_item_remark(ChText *out, const ChCli *cli, const ChInputItem *item, const char *message);
void ch_item_remark_on(ChText *out, const ChCli *cli, const ChInputItem *item, const char *message,
                       const ChField *field, size_t count); /* the same with fields */

/* Splits the record's digits into givens and entered digits by FROM, the puzzle of --from. A record
 * that lacks a given becomes a bad one. */
void ch_item_rebase(ChInputItem *item, const ChPuzzle *from);

/* Reads the only puzzle of an operand; reports it, and returns false, unless there is exactly
 * one. */
bool ch_puzzle_input_only(ChCli *cli, const char *operand, ChPuzzle *puzzle);

#endif
