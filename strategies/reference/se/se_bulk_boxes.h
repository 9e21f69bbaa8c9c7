/* se_bulk_boxes.h - the work of se_bulk.h, which is compiled for several sets of vector
 * instructions (se_kernels.c, se_avx2.c).
 *
 * The candidates of the nine boxes, at one place in each, are a vector: a word for each band, and a
 * lane of it for each box.  Three cells of a box in a row or column are a line of it.  The counts
 * of lines give those of boxes, rows and columns, each in the lanes of all its boxes.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_BULK_BOXES_H
#define CH_STRATEGIES_SE_BULK_BOXES_H

#include "se_bulk.h"
#include "se_grid_derive.h"

#include <string.h>

/* A lane has the digits of one box. */
enum { LANE = 16, BANDS = 3, LINES = 3 };

#define EACH_LANE UINT64_C(0x0000000100010001)
#define ALL_LANES (EACH_LANE * 0xffff)
#define HIGH (EACH_LANE << (LANE - 1))

/* The fourth word stays empty. */
typedef uint64_t Boxes __attribute__((vector_size(32)));

/* Permutes the elements of a vector. */
#ifdef __clang__
#define PERMUTE(vector, ...) __builtin_shufflevector(vector, vector, __VA_ARGS__)
#else
#define PERMUTE(vector, ...) __builtin_shuffle(vector, (__typeof__(vector)){__VA_ARGS__})
#endif

#define INLINE static inline __attribute__((always_inline))

/* The digits that some cells have at least once, and at least twice. */
typedef struct Counts {
    Boxes once;
    Boxes twice;
} Counts;

typedef struct Field {
    ChSeGrid *grid;
    Boxes cand[9];   /* by place in the box */
    Boxes filled[9]; /* the digits placed */
    Counts row[LINES];
    Counts column[LINES];
} Field;

INLINE Boxes each_band(uint64_t word)
{
    return (Boxes){word, word, word, 0};
}

INLINE bool has_any(Boxes boxes)
{
    return (boxes[0] | boxes[1] | boxes[2]) != 0;
}

static void load(Field *field, ChSeGrid *grid)
{
    memset(field, 0, sizeof *field);
    field->grid = grid;
    for (int at = 0; at < 9; at++)
        for (int band = 0; band < BANDS; band++) {
            const uint16_t *const cand = &grid->cand[27 * band + at / 3 * 9 + at % 3];
            field->cand[at][band] =
                cand[0] | (uint64_t)cand[3] << LANE | (uint64_t)cand[6] << 2 * LANE;
        }
}

/* Fills the cells of a word. */
static inline void fill(ChSeGrid *grid, int at, int band, uint64_t digits)
{
    CH_EACH_BIT_64(bit, digits)
        ch_se_grid_fill(grid, 27 * band + at / 3 * 9 + at % 3 + bit / LANE * 3, bit % LANE);
}

/* Stores the field in the grid: a band has 27 cells, a box is three columns from the next. */
static void store(const Field *field)
{
    for (int at = 0; at < 9; at++)
        for (int band = 0; band < BANDS; band++) {
            fill(field->grid, at, band, field->filled[at][band]);
            for (int i = 0; i < BANDS; i++)
                field->grid->cand[27 * band + at / 3 * 9 + at % 3 + 3 * i] =
                    (uint16_t)(field->cand[at][band] >> LANE * i);
        }
    derive_places(field->grid);
}

/* ---- counts ---- */

INLINE Counts count_cells(Boxes a, Boxes b, Boxes c)
{
    return (Counts){a | b | c, (a & b) | ((a | b) & c)};
}

INLINE Counts add_counts(Counts a, Counts b, Counts c)
{
    const Counts of = count_cells(a.once, b.once, c.once);

    return (Counts){of.once, of.twice | a.twice | b.twice | c.twice};
}

/* Move each lane of a band to the next box, or to the one after it; below, each band to the next,
 * or to the one after it.  The empty lanes and the empty word stay where they are. */
#ifdef __AVX2__

INLINE Boxes to_next(Boxes boxes)
{
    return (Boxes)PERMUTE((ChSeLanes)boxes, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15);
}

INLINE Boxes to_last(Boxes boxes)
{
    return (Boxes)PERMUTE((ChSeLanes)boxes, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
}

INLINE Boxes to_below(Boxes boxes)
{
    return PERMUTE(boxes, 2, 0, 1, 3);
}

INLINE Boxes to_above(Boxes boxes)
{
    return PERMUTE(boxes, 1, 2, 0, 3);
}

#else

INLINE Boxes to_next(Boxes boxes)
{
    return (boxes << LANE | boxes >> 2 * LANE) & each_band(ALL_LANES);
}

INLINE Boxes to_last(Boxes boxes)
{
    return (boxes << 2 * LANE | boxes >> LANE) & each_band(ALL_LANES);
}

INLINE Boxes to_below(Boxes boxes)
{
    return (Boxes){boxes[2], boxes[0], boxes[1], 0};
}

INLINE Boxes to_above(Boxes boxes)
{
    return (Boxes){boxes[1], boxes[2], boxes[0], 0};
}

#endif

INLINE void count_lines(Field *field)
{
    const Boxes *const cand = field->cand;

    for (int i = 0; i < LINES; i++) {
        field->row[i] = count_cells(cand[3 * i], cand[3 * i + 1], cand[3 * i + 2]);
        field->column[i] = count_cells(cand[i], cand[i + 3], cand[i + 6]);
    }
}

INLINE Counts count_box(const Field *field)
{
    return add_counts(field->row[0], field->row[1], field->row[2]);
}

INLINE Counts count_row(const Field *field, int row)
{
    const Counts line = field->row[row];
    const Counts next = {to_next(line.once), to_next(line.twice)};
    const Counts last = {to_last(line.once), to_last(line.twice)};

    return add_counts(line, next, last);
}

INLINE Counts count_column(const Field *field, int column)
{
    const Counts line = field->column[column];
    const Counts next = {to_below(line.once), to_below(line.twice)};
    const Counts last = {to_above(line.once), to_above(line.twice)};

    return add_counts(line, next, last);
}

/* ---- singles ---- */

/* Returns the lanes with one digit. */
INLINE Boxes only_one(Boxes boxes)
{
    const Boxes more = boxes & ((boxes | each_band(HIGH)) - each_band(EACH_LANE));
    const Boxes no_more = ~((more | each_band(HIGH)) - each_band(EACH_LANE)) & each_band(HIGH);

    return boxes & (no_more - (no_more >> (LANE - 1)));
}

/* Returns the digits with one place. */
INLINE Boxes single(Counts of)
{
    return of.once & ~of.twice;
}

/* Returns all bits of the lanes with digits. */
INLINE Boxes whole_lanes(Boxes boxes)
{
    return (Boxes)((ChSeLanes)boxes != 0);
}

/* Fills all these cells; returns whether there are any. */
INLINE bool fill_all(Field *field, const Boxes *single)
{
    Boxes in_row[LINES];
    Boxes in_column[LINES];

    for (int i = 0; i < LINES; i++) {
        in_row[i] = single[3 * i] | single[3 * i + 1] | single[3 * i + 2];
        in_column[i] = single[i] | single[i + 3] | single[i + 6];
    }
    const Boxes in_box = in_row[0] | in_row[1] | in_row[2];
    if (!has_any(in_box))
        return false;
    for (int i = 0; i < LINES; i++) {
        in_row[i] |= to_next(in_row[i]) | to_last(in_row[i]);
        in_column[i] |= to_below(in_column[i]) | to_above(in_column[i]);
    }
    for (int at = 0; at < 9; at++) {
        field->filled[at] |= single[at];
        field->cand[at] &= ~(whole_lanes(single[at]) | in_box | in_row[at / 3] | in_column[at % 3]);
    }
    return true;
}

/* Places all present hidden singles; in rows and columns, if IN_LINES is false, only those of the
 * last empty cell: all its cells together have one digit.  Returns whether there are any. */
INLINE bool take_hidden(Field *field, bool in_lines)
{
    const Boxes in_box = single(count_box(field));
    Boxes in_row[LINES];
    Boxes in_column[LINES];
    Boxes found[9];

    for (int i = 0; i < LINES; i++) {
        const Counts row = count_row(field, i);
        const Counts column = count_column(field, i);
        in_row[i] = in_lines ? single(row) : only_one(row.once);
        in_column[i] = in_lines ? single(column) : only_one(column.once);
    }
    for (int at = 0; at < 9; at++)
        found[at] = field->cand[at] & (in_box | in_row[at / 3] | in_column[at % 3]);
    return fill_all(field, found);
}

/* Places all present naked singles; returns whether there are any. */
INLINE bool take_naked(Field *field)
{
    Boxes found[9];

    for (int at = 0; at < 9; at++)
        found[at] = only_one(field->cand[at]);
    return fill_all(field, found);
}

/* ---- locking ---- */

/* Returns the union of the other two boxes of the band, or of the stack, for each box. */
INLINE Boxes others_in_band(Boxes boxes)
{
    return to_next(boxes) | to_last(boxes);
}

INLINE Boxes others_in_stack(Boxes boxes)
{
    return to_below(boxes) | to_above(boxes);
}

/* Return the digits that leave line I of each box, a row or a column: in pointing since another box
 * has them there alone, in claiming since they are in no other box along another line. */
INLINE Boxes pointed_in_row(const Counts *row, int i)
{
    return others_in_band(row[i].once & ~(row[(i + 1) % LINES].once | row[(i + 2) % LINES].once));
}

INLINE Boxes pointed_in_column(const Counts *column, int i)
{
    return others_in_stack(column[i].once &
                           ~(column[(i + 1) % LINES].once | column[(i + 2) % LINES].once));
}

INLINE Boxes claimed_in_row(const Counts *row, int i)
{
    const Boxes j = row[(i + 1) % LINES].once;
    const Boxes k = row[(i + 2) % LINES].once;

    return (j & ~others_in_band(j)) | (k & ~others_in_band(k));
}

INLINE Boxes claimed_in_column(const Counts *column, int i)
{
    const Boxes j = column[(i + 1) % LINES].once;
    const Boxes k = column[(i + 2) % LINES].once;

    return (j & ~others_in_stack(j)) | (k & ~others_in_stack(k));
}

/* Applies pointing and, if CLAIMS, claiming; returns whether any candidate is eliminated. */
INLINE bool take_locking(Field *field, bool claims)
{
    Boxes by_rows[LINES];
    Boxes by_columns[LINES];
    Boxes any = each_band(0);

    for (int i = 0; i < LINES; i++) {
        by_rows[i] = pointed_in_row(field->row, i);
        by_columns[i] = pointed_in_column(field->column, i);
        if (!claims)
            continue;
        by_rows[i] |= claimed_in_row(field->row, i);
        by_columns[i] |= claimed_in_column(field->column, i);
    }
    for (int at = 0; at < 9; at++) {
        const Boxes lost = by_rows[at / 3] | by_columns[at % 3];
        any |= field->cand[at] & lost;
        field->cand[at] &= ~lost;
    }
    return has_any(any);
}

/* Returns the digits with one place in both together. */
INLINE Boxes single_in(Counts a, Counts b)
{
    return (a.once ^ b.once) & ~(a.twice | b.twice);
}

/* Reports whether locking leaves a digit one place in a house of the same type, where each digit
 * has two places or more. */
static bool has_direct_locking(const Field *field)
{
    const Counts *const row = field->row;
    const Counts *const column = field->column;
    Boxes any = each_band(0);

    for (int i = 0; i < LINES; i++) {
        const int j = (i + 1) % LINES;
        const int k = (i + 2) % LINES;
        const Counts next = {to_next(row[i].once), to_next(row[i].twice)};
        const Counts last = {to_last(row[i].once), to_last(row[i].twice)};
        const Counts below = {to_below(column[i].once), to_below(column[i].twice)};
        const Counts above = {to_above(column[i].once), to_above(column[i].twice)};
        any |= row[i].once & ((pointed_in_row(row, i) & single_in(row[j], row[k])) |
                              (claimed_in_row(row, i) & single_in(next, last)));
        any |= column[i].once & ((pointed_in_column(column, i) & single_in(column[j], column[k])) |
                                 (claimed_in_column(column, i) & single_in(below, above)));
    }
    return has_any(any);
}

/* Finds what locking does; the field is modified. */
static void try_locking(Field *field, ChSeBulk *bulk)
{
    bulk->may_place = has_direct_locking(field);
    bulk->may_lock = take_locking(field, true);
}

/* ---- the closure ---- */

static bool take_singles(Field *field, double rating)
{
    if (!ch_se_bulk_takes_hidden(rating))
        return take_hidden(field, false);
    return take_hidden(field, true) || (ch_se_bulk_takes_naked(rating) && take_naked(field));
}

/* Reports whether no cell has candidates: unless the grid contradicts itself, all are filled. */
INLINE bool is_full(const Field *field)
{
    Boxes any = field->cand[0];

    for (int at = 1; at < 9; at++)
        any |= field->cand[at];
    return !has_any(any);
}

/* Reports whether two cells of a house were filled with one digit, or a cell with two. */
INLINE bool fills_twice(const Field *field)
{
    Field placed;
    Boxes twice = each_band(0);

    memcpy(placed.cand, field->filled, sizeof placed.cand);
    count_lines(&placed);
    for (int i = 0; i < LINES; i++)
        twice |= count_row(&placed, i).twice | count_column(&placed, i).twice;
    for (int at = 0; at < 9; at++)
        twice |= (Boxes)((ChSeLanes)field->filled[at] & ((ChSeLanes)field->filled[at] - 1));
    return has_any(twice | count_box(&placed).twice);
}

/* Returns the number of digits placed. */
static int count_filled(const Field *field)
{
    int count = 0;

    for (int at = 0; at < 9; at++)
        for (int band = 0; band < BANDS; band++)
            count += __builtin_popcountll(field->filled[at][band]);
    return count;
}

/* Stores that all cells are filled, or that one cannot be. */
static void store_full(const Field *field)
{
    field->grid->has_clash |= count_filled(field) != field->grid->left;
    field->grid->left = 0;
}

/* Stores what has changed, and finds the hints left. */
static void finish(Field *field, bool any, ChSeBulk *bulk)
{
    if (any)
        store(field);
    if (ch_se_bulk_takes_locking(bulk->rating))
        bulk->may_lock = bulk->may_place = false;
    else if (ch_se_bulk_takes_hidden(bulk->rating))
        try_locking(field, bulk);
}

static inline ChSeBulk apply_bulk(ChSeGrid *grid, double rating)
{
    ChSeBulk bulk = {.rating = rating, .may_lock = true, .may_place = true};
    Field field;
    bool any = false;

    if (!ch_se_bulk_takes_easy(rating))
        return bulk;
    load(&field, grid);
    for (bool progress = true; progress; any |= progress) {
        count_lines(&field);
        progress = take_singles(&field, rating);
        bulk.has_filled |= progress;
        if (!progress && ch_se_bulk_takes_pointing(rating))
            progress = take_locking(&field, ch_se_bulk_takes_locking(rating));
    }
    if (bulk.has_filled)
        grid->has_clash |= fills_twice(&field);
    if (is_full(&field))
        store_full(&field);
    else
        finish(&field, any, &bulk);
    return bulk;
}

static inline ChSeRise take_hidden_singles(ChSeGrid *grid)
{
    ChSeRise rise = {.first = 0.0, .most = 0.0};
    Field field;

    load(&field, grid);
    for (bool progress = true; progress;) {
        count_lines(&field);
        const bool is_easy = rise.most < 1.5 && take_hidden(&field, false);
        progress = is_easy || take_hidden(&field, true);
        if (!progress)
            break;
        const double rating = is_easy ? 1.2 : 1.5;
        rise.first = rise.first > 0.0 ? rise.first : rating;
        rise.most = rise.most > rating ? rise.most : rating;
    }
    grid->has_clash |= fills_twice(&field);
    if (is_full(&field))
        store_full(&field);
    else
        store(&field);
    return rise;
}

#endif
