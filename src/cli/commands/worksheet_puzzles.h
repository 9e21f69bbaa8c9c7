/* worksheet_puzzles.h - the puzzles of a worksheet: of the input, or made for it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_WORKSHEET_PUZZLES_H
#define CH_CLI_WORKSHEET_PUZZLES_H

#include "cli.h"
#include "puzzle.h"
#include "technique.h"

enum { CH_WORKSHEET_NAME = 48 };

/* A puzzle with exactly one solution. */
typedef struct ChWorksheetPuzzle {
    ChPuzzle puzzle; /* the givens */
    uint8_t solution[CH_CELLS];
    char name[CH_WORKSHEET_NAME]; /* the text after it in its line; "" for none */
} ChWorksheetPuzzle;

typedef struct ChWorksheetPuzzles {
    ChWorksheetPuzzle *puzzle;
    uint32_t count, room;
    const ChTechnique *technique; /* that of --technique; or NULL */
    const char *strategies; /* the shorter list with which a made one needs --technique; or NULL */
} ChWorksheetPuzzles;

/* Reads the puzzles of the operands, or makes those of --technique or --level.  Returns OK, UNMET
 * when fewer could be made, or TROUBLE; reports the last two.  The caller frees the list. */
ChExit ch_worksheet_puzzles(ChCli *cli, ChWorksheetPuzzles *list);

#endif
