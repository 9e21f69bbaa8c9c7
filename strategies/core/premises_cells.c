/* premises_cells.c - ch_is_minimal() where all constraints are cells: those of almost locked sets.
 *
 * A cell is a lane with the digits it has left.  A true candidate removes its digit from the other
 * cells by a mask for each cell, so a search step is a few vector operations.  The search branches
 * in the same order as the one in premises.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include "premises_cells.h"

#include <string.h>

enum { MOST = 48, OUT = 1 << 9 /* a cell that is satisfied or left out */ };

typedef struct Field {
    int count;
    int most;  /* lines of a proof */
    int lanes; /* a multiple of sixteen; lanes beyond the cells are OUT */
    uint8_t cell[MOST];
    _Alignas(16) uint16_t left[MOST];
    _Alignas(16) uint16_t seen[MOST][MOST]; /* by cell: all ones where it sees the other */
} Field;

static void list_seen(const Field *field, int cell, uint16_t *seen)
{
    for (int i = 0; i < field->count; i++)
        seen[i] = ch_cells_has(&ch_cell_peers[cell], field->cell[i]) ? UINT16_MAX : 0;
    for (int i = field->count; i < field->lanes; i++)
        seen[i] = 0;
}

/* False when some constraint is not a cell, or there are too many. */
static bool read_field(Field *field, const ChBoard *board, const ChConstraintSet *set)
{
    field->count = 0;
    CH_EACH_CONSTRAINT(constraint, set) {
        if (constraint >= CH_CELLS || field->count == MOST)
            return false;
        field->left[field->count] = board->candidates[constraint];
        field->cell[field->count++] = (uint8_t)constraint;
    }
    field->lanes = (field->count + 15) / 16 * 16;
    for (int i = field->count; i < field->lanes; i++)
        field->left[i] = OUT;
    for (int i = 0; i < field->count; i++)
        list_seen(field, field->cell[i], field->seen[i]);
    return true;
}

/* Returns the first cell with at most one digit left, else the first with the fewest.  -1: all are
 * out. */
static int tightest_cell(const Field *field, const uint16_t *left)
{
    int best = -1;
    int fewest = CH_DIGITS + 1;

    for (int i = 0; i < field->count; i++) {
        if (left[i] & OUT)
            continue;
        const int count = ch_count_of_nine[left[i]];
        if (count <= 1)
            return i;
        if (count < fewest) {
            fewest = count;
            best = i;
        }
    }
    return best;
}

static void remove_seen_digit(const Field *field, const uint16_t *left, const uint16_t *seen,
                              int digit, uint16_t *next)
{
    const uint16_t mask = (uint16_t)(1u << digit);

    for (int i = 0; i < field->lanes; i++)
        next[i] = left[i] & (uint16_t) ~(seen[i] & mask);
}

/* Reports whether the cells cannot all have a digit. */
static bool fails(const Field *field, const uint16_t *left, int *lines)
{
    _Alignas(16) uint16_t next[MOST];

    if (++*lines > field->most)
        return false;
    const int at = tightest_cell(field, left);
    if (at < 0)
        return false;
    if (ch_count_of_nine[left[at]] > 1)
        *lines += ch_count_of_nine[left[at]];
    CH_EACH_DIGIT(digit, left[at]) {
        remove_seen_digit(field, left, field->seen[at], digit, next);
        next[at] = OUT;
        if (!fails(field, next, lines))
            return false;
    }
    return true;
}

/* Reports whether the cells fail when the candidate is true. */
static bool is_refuted(const Field *field, const uint16_t *left, int candidate, int *lines)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    _Alignas(16) uint16_t seen[MOST];
    _Alignas(16) uint16_t next[MOST];

    list_seen(field, cell, seen);
    remove_seen_digit(field, left, seen, CH_CANDIDATE_DIGIT(candidate), next);
    for (int i = 0; i < field->count; i++)
        if (field->cell[i] == cell)
            next[i] = OUT;
    return fails(field, next, lines);
}

static bool are_all_refuted(const Field *field, const uint16_t *left, const ChCandidateSet *removed)
{
    int lines = 0;

    CH_EACH_CANDIDATE(candidate, removed)
        if (!is_refuted(field, left, candidate, &lines))
            return false;
    return true;
}

ChAnswer ch_is_minimal_in_cells(const ChDeduction *deduction, const ChBoard *board, int most)
{
    _Alignas(16) uint16_t left[MOST];
    Field field;

    if (deduction->placed != CH_NONE || ch_candidates_next(&deduction->detail.placed, 0) >= 0 ||
        !read_field(&field, board, &deduction->detail.premises))
        return CH_DO_NOT_KNOW;
    field.most = most;
    for (int i = field.count - 1; i >= 0; i--) {
        memcpy(left, field.left, sizeof *left * (size_t)field.lanes);
        left[i] = OUT;
        if (are_all_refuted(&field, left, &deduction->detail.removed))
            return CH_NO;
    }
    return CH_YES;
}
