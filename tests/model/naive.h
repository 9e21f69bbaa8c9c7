/* naive.h - A naive board: a cube of row, column, digit.
 *
 * The reference of the model's tests.  It shares no table and no macro with the model: rows and
 * columns are its own axes, boxes are computed from them, and everything derived from the cube is
 * recomputed each time.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TEST_MODEL_NAIVE_H
#define TEST_MODEL_NAIVE_H

#include <stdbool.h>
#include <stdint.h>

#include "board.h"
#include "random.h"

typedef struct Naive {
    bool alive[9][9][9]; /* [row][column][digit] */
    int placed[9][9];    /* the digit, -1 while there is none */
} Naive;

void naive_clear(Naive *naive);
void naive_place(Naive *naive, int row, int column, int digit);

/* Compares the board with the cube; any difference fails the running test, once, with WHERE. */
void naive_expect_same(const Naive *naive, const ChBoard *board, const char *where);

/* Return the cell and house numbers of the model, by the definition and not by its tables. */
int naive_cell(int row, int column);
int naive_row(int cell);
int naive_column(int cell);
bool naive_in_house(int house, int row, int column);
int naive_place_in_house(int house, int row, int column);

/* Returns the seed of a random test: $CH_SEED, or the test's own.  Prints it, so that a failure
 * can be repeated. */
ChRandom naive_random(const char *test, uint64_t seed);

#endif
