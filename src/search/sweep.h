/* sweep.h - singles, locked candidates and full triads, applied everywhere at once.
 *
 * A triad is the three cells that a box shares with a row or a column; digits cross the border of a
 * box in triads only, an idea of Tom Dillon's tdoku.
 *
 *      0 1 2  row triad 0      A digit is possible in a triad while one of its cells can hold it.
 *      3 4 5  row triad 1      It is fixed there when it is possible nowhere else in the box, or
 *      6 7 8  row triad 2      nowhere else in the line, when a cell of the triad has nothing else
 *      | | |                   left, or when the triad has just three digits left.
 *      column triads 0 1 2
 *
 * A digit fixed in a triad is removed from the other triads of the box and of the line: claiming
 * and pointing.  If it is fixed in a row triad and in a column triad of a box, it is placed at
 * their crossing: a hidden single.  A naked single is fixed in both of its triads, so it is removed
 * from all cells that see it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_SWEEP_H
#define CH_SEARCH_SWEEP_H

#include "wide.h"

typedef enum ChSweepResult { CH_DEAD_END, CH_UNDECIDED, CH_DECIDED } ChSweepResult;

typedef struct ChSweep {
    ChWide cell[CH_ELEMENTS];  /* candidates */
    ChWide naked[CH_ELEMENTS]; /* the candidate of a cell that has just one */
    ChWide fits;               /* digits that have a place in the lines of each lane's triads */
    ChWide lack;               /* top bit: some cell has no digit, or some triad fewer than three */
} ChSweep;

static inline void ch_sweep_load(ChSweep *sweep, const ChBoxes *boxes)
{
    for (int i = 0; i < CH_ELEMENTS; i++)
        sweep->cell[i] = ch_wide_load(boxes->element[i]);
}

static inline void ch_sweep_store(const ChSweep *sweep, ChBoxes *boxes)
{
    for (int i = 0; i < CH_ELEMENTS; i++)
        ch_wide_store(boxes->element[i], sweep->cell[i]);
}

static inline void ch_sweep_cells(ChSweep *sweep)
{
    for (int i = 0; i < CH_ELEMENTS; i++) {
        const ChWide less = ch_wide_less_one(sweep->cell[i]);
        sweep->naked[i] = sweep->cell[i] & ch_wide_is_empty(sweep->cell[i] & less);
        sweep->lack |= less;
    }
}

/* Returns all digits of a triad that has no more than three. */
CH_WIDE_INLINE ChWide ch_sweep_full(ChSweep *sweep, ChWide possible)
{
    const ChWide second = possible & ch_wide_less_one(possible);
    const ChWide third = second & ch_wide_less_one(second);
    const ChWide less = ch_wide_less_one(third);

    sweep->lack |= less;
    return possible & ch_wide_is_empty(third & less);
}

/* Sweeps the triads of one direction: triad t has the cells t * STRIDE + i * STEP.  OTHERS returns
 * the other boxes of the line's band or stack. */
static inline __attribute__((always_inline)) void
ch_sweep_triads(ChSweep *sweep, int stride, int step, ChWide (*others)(ChWide), ChWide fixed[3])
{
    ChWide *const cell = sweep->cell;
    const ChWide *const naked = sweep->naked;
    ChWide possible[3];

    for (int t = 0; t < 3; t++) {
        const int a = t * stride, b = a + step, c = b + step;
        possible[t] = cell[a] | cell[b] | cell[c];
        fixed[t] = naked[a] | naked[b] | naked[c];
    }
    for (int t = 0; t < 3; t++) {
        const ChWide in_box = possible[(t + 1) % 3] | possible[(t + 2) % 3];
        const ChWide in_line = others(possible[t]);
        sweep->fits &= possible[t] | in_line;
        fixed[t] |= possible[t] & ~(in_box & in_line);
        fixed[t] |= ch_sweep_full(sweep, possible[t]);
    }
    for (int t = 0; t < 3; t++) {
        const ChWide left = ~(fixed[(t + 1) % 3] | fixed[(t + 2) % 3] | others(fixed[t]));
        for (int i = 0; i < 3; i++)
            cell[t * stride + i * step] &= left;
    }
}

/* Places the digits that are fixed in both directions in their cells. */
static inline void ch_sweep_crossings(ChSweep *sweep, const ChWide rows[3], const ChWide columns[3])
{
    for (int i = 0; i < CH_ELEMENTS; i++) {
        const ChWide placed = rows[i / 3] & columns[i % 3];
        sweep->cell[i] &= placed | ch_wide_is_empty(placed);
    }
}

/* Returns a checksum, which changes with every removed candidate because candidates are never
 * added. */
CH_WIDE_INLINE ChWide ch_sweep_sum(const ChSweep *sweep)
{
    ChWide sum = sweep->cell[0];

    for (int i = 1; i < CH_ELEMENTS; i++)
        sum += sweep->cell[i];
    return sum;
}

static inline bool ch_sweep_is_done(const ChSweep *sweep)
{
    ChWide open = {0};

    for (int i = 0; i < CH_ELEMENTS; i++)
        open |= sweep->cell[i] & ch_wide_less_one(sweep->cell[i]);
    return !ch_wide_any(open);
}

/* Sweeps until nothing changes. */
static inline ChSweepResult ch_sweep_run(ChSweep *sweep)
{
    const ChWide tops = ch_wide_fill(0x8000);
    const ChWide nine = ch_wide_fill(CH_ALL_NINE);
    ChWide sum = ch_sweep_sum(sweep);

    for (;;) {
        const ChWide before = sum;
        ChWide rows[3], columns[3];
        sweep->fits = nine;
        sweep->lack = (ChWide){0};
        ch_sweep_cells(sweep);
        ch_sweep_triads(sweep, 3, 1, ch_wide_others_in_band, rows);
        ch_sweep_triads(sweep, 1, 3, ch_wide_others_in_stack, columns);
        ch_sweep_crossings(sweep, rows, columns);
        if (ch_wide_any((sweep->lack & tops) | (sweep->fits ^ nine)))
            return CH_DEAD_END;
        sum = ch_sweep_sum(sweep);
        if (!ch_wide_any(sum ^ before))
            return ch_sweep_is_done(sweep) ? CH_DECIDED : CH_UNDECIDED;
    }
}

#endif
