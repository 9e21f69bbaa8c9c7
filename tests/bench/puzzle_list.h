/* puzzle_list.h - a list of puzzles in memory, and clocks, shared by the benchmarks of this folder.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BENCH_PUZZLE_LIST_H
#define CH_BENCH_PUZZLE_LIST_H

#include <stddef.h>

#include "puzzle.h"

typedef struct List {
    char *cells; /* CH_CELLS characters for each puzzle */
    size_t count;
} List;

/* Reads a file with a puzzle of 81 characters at the start of each line; other lines are
 * skipped.  Prints a message and leaves the list empty when there is none. */
List read_list(const char *path);
void free_list(List *list);

/* Fills in the givens of a puzzle that was cleared before. */
void read_puzzle(const List *list, size_t index, ChPuzzle *puzzle);

/* Return seconds of wall-clock time, and of this thread's processor time, which cost more to read.
 */
double now(void);
double worked(void);

#endif
