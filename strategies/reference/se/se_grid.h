/* se_grid.h - the grid of the SE scale: candidates as masks, cells in reading order.
 *
 * The scale prescribes the order in which cells, houses and combinations are visited: the reading
 * order of cells.  So its finders have their own grid, small enough to be copied and modified
 * within a chain.
 *
 * Houses are boxes 0..8, rows 9..17, columns 18..26; the index of a cell is its place in its house
 * (grid_cells.h).  A set of candidates is a mask of digits for each cell.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_GRID_H
#define CH_STRATEGIES_SE_GRID_H

#include <stddef.h>

#include "grid_cells.h"

/* The two orders of house types that the scale uses. */
enum { CH_SE_BLOCK, CH_SE_ROW, CH_SE_COLUMN, CH_SE_TYPES };
extern const uint8_t ch_se_bcr[CH_SE_TYPES]; /* block, column, row */

enum { CH_SE_PEERS = 20, CH_SE_SPAN = 96 };

/* A cell's peers: its block's other cells by index, then those of its row, then of its column. */
extern const uint8_t ch_se_peer[CH_CELLS][CH_SE_PEERS];
/* The same in reading order. */
extern const uint8_t ch_se_peer_ascending[CH_CELLS][CH_SE_PEERS];
/* The indexes of one house that lie in another. */
extern const uint16_t ch_se_overlap[CH_HOUSES][CH_HOUSES];

/* A set of candidates. */
typedef struct ChSeMarks {
    _Alignas(max_align_t) uint16_t of[CH_SE_SPAN]; /* per cell; those past the 81st remain empty */
} ChSeMarks;

/* Candidates and filled cells.  A filled cell has no candidates.  A digit placed in a house may
 * still be a candidate there (a grid may contradict itself). */
typedef struct ChSeGrid {
    _Alignas(max_align_t) uint16_t cand[CH_SE_SPAN]; /* digits possible in a cell */
    uint16_t pos[CH_HOUSES][CH_DIGITS]; /* indexes of a house where a digit is possible */
    ChGridCells plane[CH_DIGITS];       /* cells where a digit is possible */
    uint8_t value[CH_CELLS];            /* CH_NO_DIGIT while unfilled */
    uint8_t empty[CH_HOUSES];           /* number of unfilled cells */
    uint8_t filled[CH_DIGITS];          /* number of cells that hold a digit */
    uint8_t left;                       /* unfilled cells of the grid */
    bool has_clash; /* known to contradict itself: a house has a digit twice, or a cell has two */
} ChSeGrid;

/* The position of a candidate in `pos`, by type of house. */
typedef struct ChSeSpot {
    uint16_t at[CH_SE_TYPES];
    uint16_t bit[CH_SE_TYPES];
} ChSeSpot;

extern const ChSeSpot ch_se_spot[CH_CANDIDATES];

/* The losses of a grid since another on which a producer found nothing: by house, the digits with
 * fewer places, and the indexes of cells with fewer candidates. */
typedef struct ChSeNews {
    uint16_t digits[CH_HOUSES];
    uint16_t cells[CH_HOUSES];
} ChSeNews;

/* Sets the digits of houses, or the cells, for which a byte is 1, not 0: by house and digit, or by
 * cell. */
void ch_se_by_digit(ChSeNews *news, const uint8_t *flag);
void ch_se_by_cell(ChSeNews *news, const uint8_t *flag);

void ch_se_news(ChSeNews *news, const ChSeGrid *now, const ChSeGrid *since);

/* Like ch_se_news(), when only these candidates were removed since. */
void ch_se_news_of(ChSeNews *news, const uint16_t *lost, int count);

/* Reports whether all candidates of the grid are candidates of the other. */
bool ch_se_grid_is_less(const ChSeGrid *grid, const ChSeGrid *than);

/* Starts a grid from DIGIT[81] in reading order, CH_NO_DIGIT where empty. */
void ch_se_grid_start(ChSeGrid *grid, const uint8_t *digit);

/* The same without `pos` and `plane`, which remain empty. */
void ch_se_grid_start_cells(ChSeGrid *grid, const uint8_t *digit);

/* Computes `pos` and `plane` from the candidates. */
void ch_se_grid_derive(ChSeGrid *grid);

/* Places the digit and removes it from the cell's peers. */
void ch_se_grid_place(ChSeGrid *grid, int cell, int digit);

/* ---- masks of nine bits ---- */

static inline int ch_se_count(unsigned mask)
{
    assert(mask <= CH_ALL_NINE);
    return ch_count_of_nine[mask];
}

static inline bool ch_se_is_two(unsigned mask)
{
    return ch_is_single(mask & (mask - 1));
}

/* Returns 1 if the mask has any bits, else 0: by arithmetic, which compilers turn into vectors. */
static inline uint16_t ch_se_has_any(unsigned mask)
{
    return (uint16_t)((uint16_t)(mask + CH_ALL_NINE) >> 9);
}

/* Reports whether the mask has two to MOST bits. */
static inline bool ch_se_is_few(unsigned mask, int most)
{
    return (unsigned)(ch_se_count(mask) - 2) <= (unsigned)(most - 2);
}

/* Returns the next larger number with as many bits. */
static inline unsigned ch_se_next_choice(unsigned mask)
{
    assert(mask != 0);
    const unsigned low = mask & -mask;
    const unsigned sum = mask + low;

    return sum | (((mask ^ sum) >> 2) >> __builtin_ctz(low));
}

/* Returns the members of SET selected by CHOICE, whose bits are ranks in SET. */
static inline unsigned ch_se_chosen(unsigned set, unsigned choice)
{
    unsigned chosen = 0;

    for (; choice != 0; choice >>= 1, set &= set - 1)
        if (choice & 1)
            chosen |= set & -set;
    return chosen;
}

/* Sets the value of an unfilled cell, and counts it. */
static inline void ch_se_grid_fill(ChSeGrid *grid, int cell, int digit)
{
    grid->value[cell] = (uint8_t)digit;
    grid->filled[digit]++;
    grid->left--;
    for (int type = 0; type < CH_SE_TYPES; type++)
        grid->empty[ch_grid_cell_house[cell][type]]--;
}

/* ---- candidates ---- */

static inline bool ch_se_marks_has(const ChSeMarks *marks, int candidate)
{
    return marks->of[candidate / 9] >> candidate % 9 & 1;
}

static inline void ch_se_marks_add(ChSeMarks *marks, int candidate)
{
    marks->of[candidate / 9] |= (uint16_t)(1u << candidate % 9);
}

static inline bool ch_se_grid_has(const ChSeGrid *grid, int candidate)
{
    return grid->cand[candidate / 9] >> candidate % 9 & 1;
}

/* Like ch_se_grid_remove(), without updating the planes. */
static inline void ch_se_grid_hide(ChSeGrid *grid, int cell, int digit)
{
    const ChSeSpot *const spot = &ch_se_spot[CH_CANDIDATE(cell, digit)];
    uint16_t *const pos = grid->pos[0];

    grid->cand[cell] &= (uint16_t) ~(1u << digit);
    for (int type = 0; type < CH_SE_TYPES; type++)
        pos[spot->at[type]] &= (uint16_t)~spot->bit[type];
}

static inline void ch_se_grid_remove(ChSeGrid *grid, int cell, int digit)
{
    ch_se_grid_hide(grid, cell, digit);
    ch_grid_cells_remove(&grid->plane[digit], cell);
}

#endif
