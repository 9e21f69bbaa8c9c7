/* se_grid.c - see se_grid.h; the tables are computed at compile time.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_grid.h"

#include <string.h>

#include "nine.h"

const uint8_t ch_se_bcr[CH_SE_TYPES] = {CH_SE_BLOCK, CH_SE_COLUMN, CH_SE_ROW};

/* ---- peers ---- */

#define OF_BLOCK(cell, k)                                                                          \
    CH_GRID_IN_BOX(CH_GRID_BOX_OF(cell), (k) + ((k) >= CH_GRID_PLACE_IN_BOX(cell)))
#define OF_ROW(cell, k) CH_GRID_IN_ROW((cell) / 9, (k) + ((k) >= (cell) % 9 / 3 * 3 ? 3 : 0))
#define OF_COLUMN(cell, k) CH_GRID_IN_COLUMN((cell) % 9, (k) + ((k) >= (cell) / 27 * 3 ? 3 : 0))
#define SIX(M, cell) M(cell, 0), M(cell, 1), M(cell, 2), M(cell, 3), M(cell, 4), M(cell, 5)
#define PEERS(cell)                                                                                \
    {                                                                                              \
        SIX(OF_BLOCK, cell), OF_BLOCK(cell, 6), OF_BLOCK(cell, 7), SIX(OF_ROW, cell),              \
            SIX(OF_COLUMN, cell)                                                                   \
    }

const uint8_t ch_se_peer[CH_CELLS][CH_SE_PEERS] = {CH_CELL_TABLE(PEERS)};

/* In reading order: the column above the band, the band's 14 cells, the column below it.  J counts
 * from the band's first cell. */
#define BAND(cell) ((cell) / 27 * 3)
#define LINE(cell) ((cell) / 9 % 3)
#define BOX_CELL(cell, line, j) (9 * (BAND(cell) + (line)) + (cell) % 9 / 3 * 3 + (j) % 3)
#define ROW_CELL(cell, j) ((cell) / 9 * 9 + (j) + ((j) >= (cell) % 9))
#define IN_BAND(cell, j)                                                                           \
    ((j) < 3 * LINE(cell)       ? BOX_CELL(cell, (j) / 3, j)                                       \
     : (j) < 3 * LINE(cell) + 8 ? ROW_CELL(cell, (j)-3 * LINE(cell))                               \
                                : BOX_CELL(cell, ((j)-5) / 3, (j)-5))
#define ASCENDING(cell, k)                                                                         \
    ((k) < BAND(cell)        ? 9 * (k) + (cell) % 9                                                \
     : (k) < BAND(cell) + 14 ? IN_BAND(cell, (k)-BAND(cell))                                       \
                             : 9 * ((k)-11) + (cell) % 9)
#define SIX_FROM(M, cell, k)                                                                       \
    M(cell, k), M(cell, (k) + 1), M(cell, (k) + 2), M(cell, (k) + 3), M(cell, (k) + 4),            \
        M(cell, (k) + 5)
#define PEERS_ASCENDING(cell)                                                                      \
    {                                                                                              \
        SIX_FROM(ASCENDING, cell, 0), SIX_FROM(ASCENDING, cell, 6), SIX_FROM(ASCENDING, cell, 12), \
            ASCENDING(cell, 18), ASCENDING(cell, 19)                                               \
    }

const uint8_t ch_se_peer_ascending[CH_CELLS][CH_SE_PEERS] = {CH_CELL_TABLE(PEERS_ASCENDING)};

/* ---- houses that cross ---- */

#define NOTHING(a, b) ((a) == (b) ? 0x1ff : 0)
#define BLOCK_ROW(a, b) ((a) / 3 == (b) / 3 ? 7 << 3 * ((b) % 3) : 0)
#define BLOCK_COLUMN(a, b) ((a) % 3 == (b) / 3 ? 0x49 << (b) % 3 : 0)
#define LINE_LINE(a, b) (1 << (b))
#define ROW_BLOCK(a, b) ((a) / 3 == (b) / 3 ? 7 << 3 * ((b) % 3) : 0)
#define COLUMN_BLOCK(a, b) ((a) / 3 == (b) % 3 ? 7 << 3 * ((b) / 3) : 0)
#define CROSS(x, y, z, a)                                                                          \
    {                                                                                              \
        CH_NINE(x, a), CH_NINE(y, a), CH_NINE(z, a)                                                \
    }
#define OF_A_BLOCK(a) CROSS(NOTHING, BLOCK_ROW, BLOCK_COLUMN, a)
#define OF_A_ROW(a) CROSS(ROW_BLOCK, NOTHING, LINE_LINE, a)
#define OF_A_COLUMN(a) CROSS(COLUMN_BLOCK, LINE_LINE, NOTHING, a)

const uint16_t ch_se_overlap[CH_HOUSES][CH_HOUSES] = {
    CH_NINE_MORE(OF_A_BLOCK, 0), CH_NINE_MORE(OF_A_ROW, 0), CH_NINE_MORE(OF_A_COLUMN, 0)};

#define AWAY_BLOCK(cell, block)                                                                    \
    0x1ff & ~(NOTHING(block, CH_GRID_BOX_OF(cell)) | BLOCK_ROW(block, (cell) / 9) |                \
              BLOCK_COLUMN(block, (cell) % 9))
#define AWAY_ROW(cell, row)                                                                        \
    0x1ff & ~(ROW_BLOCK(row, CH_GRID_BOX_OF(cell)) | NOTHING(row, (cell) / 9) |                    \
              LINE_LINE(row, (cell) % 9))
#define AWAY_COLUMN(cell, column)                                                                  \
    0x1ff & ~(COLUMN_BLOCK(column, CH_GRID_BOX_OF(cell)) | LINE_LINE(column, (cell) / 9) |         \
              NOTHING(column, (cell) % 9))
#define AWAY(cell)                                                                                 \
    {                                                                                              \
        CH_NINE(AWAY_BLOCK, cell), CH_NINE(AWAY_ROW, cell), CH_NINE(AWAY_COLUMN, cell)             \
    }

/* The indexes of a house that are neither the cell nor seen by it. */
static const uint16_t away[CH_CELLS][CH_HOUSES] = {CH_CELL_TABLE(AWAY)};

/* ---- candidates ---- */

#define SPOT(cell, digit)                                                                          \
    {                                                                                              \
        .at = {CH_DIGITS * CH_GRID_BOX_OF(cell) + (digit), CH_DIGITS * (9 + (cell) / 9) + (digit), \
               CH_DIGITS * (18 + (cell) % 9) + (digit)},                                           \
        .bit = {                                                                                   \
            1 << CH_GRID_PLACE_IN_BOX(cell),                                                       \
            1 << (cell) % 9,                                                                       \
            1 << (cell) / 9                                                                        \
        }                                                                                          \
    }
#define SPOTS(cell) CH_NINE(SPOT, cell)

const ChSeSpot ch_se_spot[CH_CANDIDATES] = {CH_CELL_TABLE(SPOTS)};

/* ---- the grid ---- */

static void drop_from_peers(ChSeGrid *grid, int cell, int digit)
{
    const uint16_t others = (uint16_t) ~(1u << digit);

    for (int k = 0; k < CH_SE_PEERS; k++)
        grid->cand[ch_se_peer[cell][k]] &= others;
    for (int house = 0; house < CH_HOUSES; house++)
        grid->pos[house][digit] &= away[cell][house];
    grid->plane[digit] = ch_grid_cells_minus(grid->plane[digit], ch_grid_peers[cell]);
}

void ch_se_grid_place(ChSeGrid *grid, int cell, int digit)
{
    assert(digit >= 0 && digit < CH_DIGITS);
    CH_EACH_DIGIT(other, grid->cand[cell])
        ch_se_grid_remove(grid, cell, other);
    ch_se_grid_fill(grid, cell, digit);
    drop_from_peers(grid, cell, digit);
}

/* Returns nine bytes, each 0 or 1, as bits. */
static unsigned bits_of_nine(const uint8_t *flag)
{
    uint64_t bytes = 0;

    for (int i = 0; i < 8; i++)
        bytes |= (uint64_t)flag[i] << 8 * i;
    return (unsigned)(bytes * UINT64_C(0x0102040810204080) >> 56) | (unsigned)flag[8] << 8;
}

void ch_se_by_digit(ChSeNews *news, const uint8_t *flag)
{
    for (int house = 0; house < CH_HOUSES; house++)
        news->digits[house] = (uint16_t)bits_of_nine(flag + CH_DIGITS * house);
}

void ch_se_by_cell(ChSeNews *news, const uint8_t *flag)
{
    memset(news->cells, 0, sizeof news->cells);
    for (int row = 0; row < 9; row++) {
        const unsigned cells = bits_of_nine(flag + 9 * row);
        news->cells[9 + row] = (uint16_t)cells;
        for (int i = 0; i < 3; i++)
            news->cells[row / 3 * 3 + i] |= (uint16_t)((cells >> 3 * i & 7) << row % 3 * 3);
        CH_EACH_BIT(column, cells)
            news->cells[18 + column] |= (uint16_t)(1u << row);
    }
}

/* Sets a byte for each mask: whether it differs. */
static void flag_changed(const uint16_t *now, const uint16_t *since, int count, uint8_t *flag)
{
    for (int i = 0; i < count; i++)
        flag[i] = (uint8_t)ch_se_has_any(now[i] ^ since[i]);
}

void ch_se_news(ChSeNews *news, const ChSeGrid *now, const ChSeGrid *since)
{
    uint8_t flag[CH_HOUSES * CH_DIGITS];

    flag_changed(now->pos[0], since->pos[0], CH_HOUSES * CH_DIGITS, flag);
    ch_se_by_digit(news, flag);
    flag_changed(now->cand, since->cand, CH_CELLS, flag);
    ch_se_by_cell(news, flag);
}

void ch_se_news_of(ChSeNews *news, const uint16_t *lost, int count)
{
    memset(news, 0, sizeof *news);
    for (int i = 0; i < count; i++)
        for (int type = 0; type < CH_SE_TYPES; type++) {
            const int house = ch_grid_cell_house[lost[i] / 9][type];
            news->digits[house] |= (uint16_t)(1u << lost[i] % 9);
            news->cells[house] |= (uint16_t)(1u << ch_grid_cell_place[lost[i] / 9][type]);
        }
}

bool ch_se_grid_is_less(const ChSeGrid *grid, const ChSeGrid *than)
{
    unsigned more = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        more |= grid->cand[cell] & ~(unsigned)than->cand[cell];
    return more == 0;
}
