/* puzzle_list.h - what the benchmarks of this folder share: a list in memory, and the clock.
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

/* Reads a file with a puzzle of 81 characters at the start of each line; other lines are passed
 * over.  Complains and leaves no puzzle when there is none. */
List read_list(const char *path);
void free_list(List *list);

/* Fills in the givens of a puzzle that was cleared before. */
void read_puzzle(const List *list, size_t index, ChPuzzle *puzzle);

/* Seconds since some start; and those of this thread's own work, which cost more to read. */
double now(void);
double worked(void);

#endif
