/* singles.c - the singles that wait in the queues (hodoku_grid.h).
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku.h"
#include "hodoku_take.h"
#include "hodoku_take_avx2.h"

static inline bool make_step(ChStep *step, ChTechniqueId technique, int entry, int premise)
{
    *step = (ChStep){
        .technique = (uint16_t)technique,
        .placed = (uint16_t)CH_CANDIDATE(CH_HODOKU_ENTRY_CELL(entry), CH_HODOKU_ENTRY_DIGIT(entry)),
        .premise = (uint16_t)premise};
    return true;
}

/* Drops the entries at the head whose cells are filled; false when none remains. */
static inline bool skip_filled(const ChHodokuGrid *grid, const uint16_t *queue, uint16_t *head,
                               int count)
{
    while (*head < count &&
           !ch_grid_cells_has(&grid->empty, ch_grid_cell(CH_HODOKU_ENTRY_CELL(queue[*head]))))
        ++*head;
    return *head < count;
}

static inline bool skip_filled_naked(ChHodokuGrid *grid)
{
    return skip_filled(grid, grid->naked, &grid->naked_head, grid->naked_count);
}

/* Finds a full house among the naked singles. */
static inline bool full_house_waiting(const ChHodokuGrid *grid, ChStep *step)
{
    const uint32_t full = ch_hodoku_with_one(&grid->vacant);

    for (int i = full != 0 ? grid->naked_head : grid->naked_count; i < grid->naked_count; i++) {
        const int entry = grid->naked[i];
        const int cell = ch_grid_cell(CH_HODOKU_ENTRY_CELL(entry));
        const uint32_t houses = full & ch_hodoku_houses_of[cell];
        if (houses != 0 && ch_grid_cells_has(&grid->empty, cell) &&
            ch_hodoku_has(grid, cell, CH_HODOKU_ENTRY_DIGIT(entry)))
            return make_step(step, CH_TECHNIQUE_FULL_HOUSE, entry,
                             CH_HODOKU_CONSTRAINT(ch_lowest(houses), CH_HODOKU_ENTRY_DIGIT(entry)));
    }
    return false;
}

static inline bool naked_single_waiting(const ChHodokuGrid *grid, ChStep *step)
{
    const int entry = grid->naked[grid->naked_head];

    if (!ch_hodoku_has(grid, ch_grid_cell(CH_HODOKU_ENTRY_CELL(entry)),
                       CH_HODOKU_ENTRY_DIGIT(entry)))
        return false; /* a contradiction, which is ignored */
    return make_step(step, CH_TECHNIQUE_NAKED_SINGLE, entry,
                     CH_CELL_CONSTRAINT(CH_HODOKU_ENTRY_CELL(entry)));
}

static bool full_house(ChHodokuGrid *grid, ChStep *step)
{
    return skip_filled_naked(grid) && full_house_waiting(grid, step);
}

static bool naked_single(ChHodokuGrid *grid, ChStep *step)
{
    return skip_filled_naked(grid) && naked_single_waiting(grid, step);
}

/* Finds the first hidden single of the queue.  Removes the entry that it reads, even if it is no
 * longer a single. */
static inline bool hidden_single(ChHodokuGrid *grid, ChStep *step)
{
    static const uint8_t kind[] = {2, 0, 1}; /* a box gives the name before a line */
    static const ChTechniqueId technique[] = {CH_TECHNIQUE_CROSS_HATCHING,
                                              CH_TECHNIQUE_HIDDEN_SINGLE_ROW,
                                              CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN};

    if (!skip_filled(grid, grid->hidden, &grid->hidden_head, grid->hidden_count))
        return false;
    const int entry = grid->hidden[grid->hidden_head++];
    const int cell = ch_grid_cell(CH_HODOKU_ENTRY_CELL(entry));
    const int digit = CH_HODOKU_ENTRY_DIGIT(entry);
    const uint32_t with_one = ch_hodoku_with_one(&grid->free[digit]);

    for (int i = 0; i < 3 && ch_hodoku_has(grid, cell, digit); i++) {
        const int house = ch_hodoku_houses[cell][kind[i]];
        if (with_one >> house & 1)
            return make_step(step, technique[i], entry, CH_HODOKU_CONSTRAINT(house, digit));
    }
    return false;
}

int ch_hodoku_take_singles(void *state, ChBoard *board, ChStep *step, uint8_t *row, int most)
{
    ChHodoku *const hodoku = state;
#ifdef CH_HODOKU_AVX2
    const int taken = ch_hodoku_has_avx2()
                          ? ch_hodoku_take_avx2(&hodoku->grid, board, step, row, most)
                          : take_on_board(&hodoku->grid, board, step, row, most);
#else
    const int taken = take_on_board(&hodoku->grid, board, step, row, most);
#endif

    if (taken > 0) {
        hodoku->built = 0;
        hodoku->grid.is_behind = true;
    }
    return taken;
}

#define FINDER(name)                                                                               \
    bool ch_hodoku_##name(const ChFinderInput *input, ChSink *sink)                                \
    {                                                                                              \
        ChStep step;                                                                               \
                                                                                                   \
        return name(&ch_hodoku_state(input)->grid, &step) && ch_sink_take(sink, &step);            \
    }

FINDER(full_house)
FINDER(naked_single)
FINDER(hidden_single)
