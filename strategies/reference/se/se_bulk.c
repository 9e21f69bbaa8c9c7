/* se_bulk.c - see se_bulk.h.
 *
 * The candidates of three boxes of a band, at one place in each, are three lanes of a word.  Three
 * cells of a box in a row or column are a line of it.  The counts of lines give those of boxes,
 * rows and columns.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_bulk.h"

#include <string.h>

/* A lane has the digits of one box. */
enum { LANE = 16, BANDS = 3, LINES = 3 };

static const uint64_t ALL_LANES = UINT64_C(0x0000ffffffffffff);
static const uint64_t EACH_LANE = UINT64_C(0x0000000100010001);

/* The digits that some cells have at least once, and at least twice. */
typedef struct Counts {
    uint64_t once;
    uint64_t twice;
} Counts;

typedef struct Field {
    ChSeGrid *grid;
    uint64_t cand[9][BANDS]; /* by place in the box */
    Counts row[LINES][BANDS];
    Counts column[LINES][BANDS];
    /* The placed digits: */
    uint64_t in_box[BANDS];
    uint64_t in_row[LINES][BANDS];
    uint64_t in_column[LINES];
} Field;

static void load(Field *field, ChSeGrid *grid)
{
    memset(field, 0, sizeof *field);
    field->grid = grid;
    for (int box = 0; box < CH_BOXES; box++)
        for (int at = 0; at < 9; at++)
            field->cand[at][box / 3] |= (uint64_t)grid->cand[ch_grid_house_cell[box][at]]
                                        << LANE * (box % 3);
}

static void store(const Field *field)
{
    for (int box = 0; box < CH_BOXES; box++)
        for (int at = 0; at < 9; at++)
            field->grid->cand[ch_grid_house_cell[box][at]] =
                (uint16_t)(field->cand[at][box / 3] >> LANE * (box % 3));
    ch_se_grid_derive(field->grid);
}

/* ---- counts ---- */

static inline Counts count_cells(uint64_t a, uint64_t b, uint64_t c)
{
    return (Counts){a | b | c, (a & b) | ((a | b) & c)};
}

static inline Counts add_counts(Counts a, Counts b, Counts c)
{
    const Counts of = count_cells(a.once, b.once, c.once);

    return (Counts){of.once, of.twice | a.twice | b.twice | c.twice};
}

/* Shifts the counts of another lane into the first. */
static inline Counts shift_lanes(Counts of, int lanes)
{
    return (Counts){of.once >> LANE * lanes, of.twice >> LANE * lanes};
}

static inline uint64_t single(Counts of)
{
    return of.once & ~of.twice;
}

static void count_lines(Field *field)
{
    for (int i = 0; i < LINES; i++)
        for (int band = 0; band < BANDS; band++) {
            uint64_t(*const cand)[BANDS] = field->cand;
            field->row[i][band] =
                count_cells(cand[3 * i][band], cand[3 * i + 1][band], cand[3 * i + 2][band]);
            field->column[i][band] =
                count_cells(cand[i][band], cand[i + 3][band], cand[i + 6][band]);
        }
}

static Counts count_box(const Field *field, int band)
{
    return add_counts(field->row[0][band], field->row[1][band], field->row[2][band]);
}

static Counts count_row(const Field *field, int row, int band)
{
    const Counts line = field->row[row][band];

    return add_counts(line, shift_lanes(line, 1), shift_lanes(line, 2));
}

static Counts count_column(const Field *field, int column)
{
    const Counts *const line = field->column[column];

    return add_counts(line[0], line[1], line[2]);
}

/* ---- singles ---- */

/* Fills the cells of a word that have digits in SINGLE. */
static void fill(Field *field, int row, int column, int band, uint64_t single)
{
    const int at = 3 * row + column;

    while (single != 0) {
        const int first = __builtin_ctzll(single);
        const int lane = first / LANE;
        const uint64_t bit = UINT64_C(1) << first;
        const uint64_t mask = UINT64_C(0xffff) << LANE * lane;
        field->grid->value[ch_grid_house_cell[3 * band + lane][at]] = (uint8_t)(first % LANE);
        field->in_box[band] |= bit;
        field->in_row[row][band] |= (UINT64_C(1) << first % LANE) * EACH_LANE;
        field->in_column[column] |= bit;
        field->cand[at][band] &= ~mask;
        single &= ~mask;
    }
}

static void drop_placed(Field *field)
{
    for (int row = 0; row < LINES; row++)
        for (int column = 0; column < LINES; column++)
            for (int band = 0; band < BANDS; band++)
                field->cand[3 * row + column][band] &=
                    ~(field->in_box[band] | field->in_row[row][band] | field->in_column[column]);
}

/* Places all present hidden singles; returns whether there are any. */
static bool take_hidden(Field *field)
{
    uint64_t in_column[LINES];
    uint64_t any = 0;

    for (int i = 0; i < LINES; i++)
        in_column[i] = single(count_column(field, i));
    for (int band = 0; band < BANDS; band++) {
        const uint64_t in_box = single(count_box(field, band));
        for (int row = 0; row < LINES; row++) {
            const uint64_t in_row = single(count_row(field, row, band)) & CH_ALL_NINE;
            const uint64_t here = in_box | in_row * EACH_LANE;
            for (int column = 0; column < LINES; column++) {
                const uint64_t single =
                    field->cand[3 * row + column][band] & (here | in_column[column]);
                if (single != 0)
                    fill(field, row, column, band, single);
                any |= single;
            }
        }
    }
    return any != 0;
}

/* Places all present naked singles; returns whether there are any. */
static bool take_naked(Field *field)
{
    static const uint64_t HIGH = UINT64_C(0x0000800080008000);
    uint64_t any = 0;

    for (int at = 0; at < 9; at++)
        for (int band = 0; band < BANDS; band++) {
            const uint64_t cand = field->cand[at][band];
            const uint64_t more = cand & ((cand | HIGH) - EACH_LANE);
            const uint64_t no_more = ~((more | HIGH) - EACH_LANE) & HIGH;
            const uint64_t single = cand & (no_more - (no_more >> (LANE - 1)));
            if (single != 0)
                fill(field, at / 3, at % 3, band, single);
            any |= single;
        }
    return any != 0;
}

/* ---- locking ---- */

/* Returns the union of the other two lanes, for each lane. */
static inline uint64_t of_others(uint64_t word)
{
    const uint64_t next = word << LANE | word >> 2 * LANE;
    const uint64_t last = word << 2 * LANE | word >> LANE;

    return (next | last) & ALL_LANES;
}

/* Returns the digits that, of three lines of a box, only this one has. */
static inline uint64_t only_in(uint64_t line, uint64_t other, uint64_t third)
{
    return line & ~(other | third);
}

/* Finds the eliminations in the lines of boxes, by rows.  The causes are a line of another box that
 * alone has the digit in its box, or another line of the box that alone has it in its row. */
static void lock_rows(const Field *field, uint64_t lost[LINES][BANDS])
{
    for (int band = 0; band < BANDS; band++) {
        uint64_t once[LINES];
        uint64_t claimed[LINES];
        for (int i = 0; i < LINES; i++) {
            once[i] = field->row[i][band].once;
            claimed[i] = once[i] & ~of_others(once[i]);
        }
        for (int i = 0; i < LINES; i++) {
            const int j = (i + 1) % LINES;
            const int k = (i + 2) % LINES;
            lost[i][band] = of_others(only_in(once[i], once[j], once[k])) | claimed[j] | claimed[k];
        }
    }
}

/* Finds the eliminations in the lines of boxes, by columns. */
static void lock_columns(const Field *field, uint64_t lost[LINES][BANDS])
{
    uint64_t pointed[LINES][BANDS];
    uint64_t claimed[LINES][BANDS];

    for (int i = 0; i < LINES; i++)
        for (int band = 0; band < BANDS; band++) {
            const Counts *const line = field->column[i];
            const uint64_t once = line[band].once;
            pointed[i][band] = only_in(once, field->column[(i + 1) % LINES][band].once,
                                       field->column[(i + 2) % LINES][band].once);
            claimed[i][band] =
                only_in(once, line[(band + 1) % BANDS].once, line[(band + 2) % BANDS].once);
        }
    for (int i = 0; i < LINES; i++)
        for (int band = 0; band < BANDS; band++)
            lost[i][band] = pointed[i][(band + 1) % BANDS] | pointed[i][(band + 2) % BANDS] |
                            claimed[(i + 1) % LINES][band] | claimed[(i + 2) % LINES][band];
}

/* Applies pointing and claiming; returns whether any candidate is eliminated. */
static bool take_locking(Field *field)
{
    uint64_t by_rows[LINES][BANDS];
    uint64_t by_columns[LINES][BANDS];
    uint64_t any = 0;

    lock_rows(field, by_rows);
    lock_columns(field, by_columns);
    for (int row = 0; row < LINES; row++)
        for (int column = 0; column < LINES; column++)
            for (int band = 0; band < BANDS; band++) {
                uint64_t *const cand = &field->cand[3 * row + column][band];
                const uint64_t lost = by_rows[row][band] | by_columns[column][band];
                any |= *cand & lost;
                *cand &= ~lost;
            }
    return any != 0;
}

/* The digits that houses have at least twice: boxes, rows (in the first lane), columns. */
typedef struct Twice {
    uint64_t box[BANDS];
    uint64_t row[LINES][BANDS];
    uint64_t column[LINES];
} Twice;

static Twice count_houses(const Field *field)
{
    Twice twice;

    for (int i = 0; i < LINES; i++) {
        twice.column[i] = count_column(field, i).twice;
        twice.box[i] = count_box(field, i).twice;
        for (int band = 0; band < BANDS; band++)
            twice.row[i][band] = count_row(field, i, band).twice & CH_ALL_NINE;
    }
    return twice;
}

/* Reports whether some house has a digit twice no more. */
static bool is_less(const Twice *now, const Twice *before)
{
    uint64_t fewer = 0;

    for (int i = 0; i < LINES; i++) {
        fewer |= (before->column[i] & ~now->column[i]) | (before->box[i] & ~now->box[i]);
        for (int band = 0; band < BANDS; band++)
            fewer |= before->row[i][band] & ~now->row[i][band];
    }
    return fewer != 0;
}

/* Tests the result of all locking together; the field is modified. */
static void try_locking(Field *field, ChSeBulk *bulk)
{
    const Twice before = count_houses(field);

    bulk->may_lock = take_locking(field);
    if (!bulk->may_lock)
        return;
    count_lines(field);
    const Twice now = count_houses(field);
    bulk->may_place = is_less(&now, &before);
}

/* ---- the closure ---- */

static bool take_singles(Field *field, double rating)
{
    if (!take_hidden(field) && !(ch_se_bulk_takes_naked(rating) && take_naked(field)))
        return false;
    drop_placed(field);
    return true;
}

ChSeBulk ch_se_apply_bulk(ChSeGrid *grid, double rating)
{
    ChSeBulk bulk = {.rating = rating};
    Field field;
    bool any = false;

    if (!ch_se_bulk_takes_hidden(rating))
        return (ChSeBulk){.may_lock = true, .may_place = true};
    load(&field, grid);
    for (bool progress = true; progress; any |= progress) {
        count_lines(&field);
        progress = take_singles(&field, rating);
        bulk.has_filled |= progress;
        if (!progress && ch_se_bulk_takes_locking(rating))
            progress = take_locking(&field);
    }
    if (any)
        store(&field);
    if (!ch_se_bulk_takes_locking(rating))
        try_locking(&field, &bulk);
    return bulk;
}
