/* symmetry.c - the check that a pattern of a few cells is deadly by a symmetry of the givens.
 *
 * A symmetry moves the rows within bands, the bands, the columns within stacks and the stacks, and
 * may mirror the grid at its diagonal first.  It brings the givens to the same cells, and each
 * digit of theirs always to the same digit; no two digits to one.  So the image of a solution, with
 * the digits changed, is a solution again.
 *
 *      . 1 . | . . . | . 2 .      Columns 2 and 8 change places, as do 1 and 2.  If these are all
 *      . . . | . . . | . . .      givens, the 3 in a solution's r1c1 is in r1c1 of its image.
 *
 * A pattern is deadly if no solution that holds it is its own image.  This is so where some cell of
 * it cannot have any digit D of the pattern: the cell moves to another, D changes to E, and
 *
 *      - E conflicts with D: it is another digit of the same cell, or the same digit in a cell that
 *        sees it; or
 *      - the pattern does not allow E there.
 *
 * One cell of the pattern with a single digit may count as a given.  A solution that holds the
 * pattern has all givens and this digit, and so has its image, which is a solution again.
 *
 * All symmetries are tried: 1,296 moves of the rows, as many of the columns, mirrored or not.  Few
 * moves of the rows fit the number of givens in each.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "witness.h"

enum { MOVES = 1296 };

/* Lists the ways to move nine lines: where each of them moves. */
static void list_moves(uint8_t move[MOVES][9])
{
    static const uint8_t order[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                        {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    for (int i = 0; i < MOVES; i++) {
        const int within[3] = {i / 6 % 6, i / 36 % 6, i / 216};
        for (int line = 0; line < 9; line++)
            move[i][line] =
                (uint8_t)(3 * order[i % 6][line / 3] + order[within[line / 3]][line % 3]);
    }
}

/* A symmetry: what may be mirrored moves by two of the moves, and each digit changes. */
typedef struct Symmetry {
    bool mirrored;
    const uint8_t *rows; /* of the grid that may be mirrored */
    const uint8_t *columns;
    int change[CH_DIGITS]; /* or -1 */
} Symmetry;

static int moved_cell(const Symmetry *symmetry, int cell)
{
    const int row = symmetry->mirrored ? CH_COLUMN_OF(cell) : CH_ROW_OF(cell);
    const int column = symmetry->mirrored ? CH_ROW_OF(cell) : CH_COLUMN_OF(cell);

    return CH_CELL_AT(symmetry->rows[row], symmetry->columns[column]);
}

/* Reports whether the givens stay as they are but for changed digits, which it finds.  Digits
 * without givens do not change. */
static bool keeps_givens(Symmetry *symmetry, const uint8_t given[CH_CELLS])
{
    unsigned images = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        symmetry->change[digit] = -1;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digit = given[cell];
        const int image = given[moved_cell(symmetry, cell)];
        if ((digit == CH_NO_DIGIT) != (image == CH_NO_DIGIT))
            return false;
        if (digit == CH_NO_DIGIT || symmetry->change[digit] == image)
            continue;
        if (symmetry->change[digit] >= 0 || (images >> image & 1))
            return false;
        symmetry->change[digit] = image;
        images |= 1u << image;
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (symmetry->change[digit] < 0)
            symmetry->change[digit] = digit;
    return true;
}

/* Reports whether no solution that is its own image holds the pattern. */
static bool makes_deadly(const Symmetry *symmetry, const ChDeadlyPattern *deadly)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int to = moved_cell(symmetry, cell);
        const unsigned allowed = deadly->digits[to] != 0 ? deadly->digits[to] : CH_ALL_NINE;
        bool any = false;
        CH_EACH_DIGIT(digit, deadly->digits[cell]) {
            const int image = symmetry->change[digit];
            any |= (allowed >> image & 1) != 0 &&
                   !ch_conflict(CH_CANDIDATE(cell, digit), CH_CANDIDATE(to, image));
        }
        if (deadly->digits[cell] != 0 && !any)
            return true;
    }
    return false;
}

/* Counts the givens of each row, or of each row of the mirrored grid. */
static void count_givens(const uint8_t given[CH_CELLS], bool mirrored, int count[9])
{
    memset(count, 0, 9 * sizeof *count);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (given[cell] != CH_NO_DIGIT)
            count[mirrored ? CH_COLUMN_OF(cell) : CH_ROW_OF(cell)]++;
}

/* Reports whether each row moves to a row with as many givens. */
static bool keeps_counts(const uint8_t move[9], const int from[9], const int to[9])
{
    for (int row = 0; row < 9; row++)
        if (from[row] != to[move[row]])
            return false;
    return true;
}

/* Reports whether some symmetry of these givens makes a pattern deadly. */
static bool has_symmetry(ChVerifier *verifier, const uint8_t given[CH_CELLS],
                         const ChDeadlyPattern *deadly)
{
    uint8_t move[MOVES][9];
    int from[9];
    int to[9];

    list_moves(move);
    count_givens(given, false, to);
    for (int i = 0; i < 2 * MOVES; i++) {
        Symmetry symmetry = {.mirrored = i >= MOVES, .rows = move[i % MOVES]};
        count_givens(given, symmetry.mirrored, from);
        if (!keeps_counts(symmetry.rows, from, to))
            continue;
        for (int j = 0; j < MOVES; j++) {
            if (!ch_charge(verifier, 1))
                return false;
            symmetry.columns = move[j];
            if (keeps_givens(&symmetry, given) && makes_deadly(&symmetry, deadly))
                return true;
        }
    }
    return false;
}

bool ch_is_symmetric(ChVerifier *verifier, const ChDeadlyPattern *deadly)
{
    const uint8_t *const given = verifier->log->puzzle.given;
    bool found = has_symmetry(verifier, given, deadly);

    for (int cell = 0; cell < CH_CELLS && !found; cell++) {
        uint8_t more[CH_CELLS];
        if (!ch_is_single(deadly->digits[cell]) || given[cell] != CH_NO_DIGIT)
            continue;
        memcpy(more, given, sizeof more);
        more[cell] = (uint8_t)ch_lowest(deadly->digits[cell]);
        found = has_symmetry(verifier, more, deadly);
    }
    return found;
}
