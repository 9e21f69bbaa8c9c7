/* puzzle_list.c - see puzzle_list.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "puzzle_list.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static bool is_cell(char c)
{
    return c == '.' || (c >= '0' && c <= '9');
}

static bool is_puzzle(const char *line, size_t length)
{
    size_t cells = 0;

    while (cells < length && is_cell(line[cells]))
        cells++;
    return cells == CH_CELLS;
}

/* Returns false when out of memory. */
static bool add_puzzle(List *list, size_t *room, const char *line)
{
    if (list->count == *room) {
        *room = *room == 0 ? 1024 : 2 * *room;
        char *const cells = realloc(list->cells, *room * CH_CELLS);
        if (cells == NULL)
            return false;
        list->cells = cells;
    }
    memcpy(list->cells + list->count++ * CH_CELLS, line, CH_CELLS);
    return true;
}

List read_list(const char *path)
{
    List list = {NULL, 0};
    char *line = NULL;
    size_t size = 0, room = 0;
    FILE *const file = fopen(path, "r");

    if (file == NULL) {
        fprintf(stderr, "cannot open %s\n", path);
        return list;
    }
    for (ssize_t length; (length = getline(&line, &size, file)) >= 0;)
        if (is_puzzle(line, (size_t)length) && !add_puzzle(&list, &room, line)) {
            fprintf(stderr, "no memory for %s\n", path);
            exit(2);
        }
    free(line);
    fclose(file);
    if (list.count == 0)
        fprintf(stderr, "no puzzles in %s\n", path);
    return list;
}

void free_list(List *list)
{
    free(list->cells);
    *list = (List){NULL, 0};
}

void read_puzzle(const List *list, size_t index, ChPuzzle *puzzle)
{
    const char *const cells = list->cells + index * CH_CELLS;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned digit = (unsigned)cells[9 * CH_ROW_OF(cell) + CH_COLUMN_OF(cell)] - '1';
        puzzle->given[cell] = (uint8_t)(digit < CH_DIGITS ? digit : CH_NO_DIGIT);
    }
}

static double seconds_of(clockid_t clock)
{
    struct timespec time;

    clock_gettime(clock, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

double now(void)
{
    return seconds_of(CLOCK_MONOTONIC);
}

double worked(void)
{
    return seconds_of(CLOCK_THREAD_CPUTIME_ID);
}
