/* scan_single.c - see scan_single.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "scan_single.h"

#include "technique.h"

/* How a single is seen, the easiest first. */
enum { LAST_CELL, IN_BOX, IN_LINE, BY_COUNTING };

static int times_placed(const ChBoard *board, int digit)
{
    return ch_count(board->placed[digit] & CH_HOUSE_BOXES);
}

static int count_empty(const ChBoard *board, int house)
{
    return ch_count(board->places[CH_EMPTY][house]);
}

/* Returns the number of empty cells that a cell sees. */
static int empty_around(const ChBoard *board, int cell)
{
    return ch_cells_count(ch_cells_and(ch_cell_peers[cell], ch_board_plane(board, CH_EMPTY)));
}

static void consider(ChSeenSingle *best, const ChPlan *plan, uint32_t key, ChStep step)
{
    const int cell = CH_CANDIDATE_CELL(step.placed);

    key = key << 7 | (unsigned)(9 * CH_ROW_OF(cell) + CH_COLUMN_OF(cell));
    if (key < best->key && ch_plan_row_of(plan, step.technique) >= 0)
        *best = (ChSeenSingle){key, step};
}

/* Returns a key: the way of seeing, then the digit that is there most, then the fewest empty
 * cells. */
static uint32_t key_of(const ChBoard *board, unsigned way, int digit, int empty)
{
    return (way << 4 | (unsigned)(CH_DIGITS - times_placed(board, digit))) << 5 | (unsigned)empty;
}

static ChStep step_in_house(const ChBoard *board, int technique, int plane, int house)
{
    const int cell = ch_board_single_cell(board, plane, house);
    const int digit = plane == CH_EMPTY ? ch_lowest(board->candidates[cell]) : plane;

    return (ChStep){.technique = (uint16_t)technique,
                    .placed = (uint16_t)CH_CANDIDATE(cell, digit),
                    .premise = (uint16_t)CH_HOUSE_CONSTRAINT(house, digit)};
}

static int technique_of_house(int house)
{
    if (house < CH_FIRST_ROW)
        return CH_TECHNIQUE_CROSS_HATCHING;
    return CH_HOUSE_ROWS >> house & 1 ? CH_TECHNIQUE_HIDDEN_SINGLE_ROW
                                      : CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN;
}

static void scan_houses(ChSeenSingle *best, const ChBoard *board, const ChPlan *plan)
{
    CH_EACH_HOUSE(house, board->single[CH_EMPTY])
        if (board->candidates[ch_board_single_cell(board, CH_EMPTY, house)] != 0)
            consider(best, plan, key_of(board, LAST_CELL, 0, 0),
                     step_in_house(board, CH_TECHNIQUE_FULL_HOUSE, CH_EMPTY, house));
    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_HOUSE(house, board->single[digit]) {
            const unsigned way = house < CH_FIRST_ROW ? IN_BOX : IN_LINE;
            consider(best, plan, key_of(board, way, digit, count_empty(board, house)),
                     step_in_house(board, technique_of_house(house), digit, house));
        }
}

static void count_cells(ChSeenSingle *best, const ChBoard *board, const ChPlan *plan)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned left = board->candidates[cell];
        if (board->digit[cell] != CH_NO_DIGIT || !ch_is_single(left))
            continue;
        const uint32_t key = (BY_COUNTING << 4) << 5 | (unsigned)empty_around(board, cell);
        consider(best, plan, key,
                 (ChStep){.technique = CH_TECHNIQUE_NAKED_SINGLE,
                          .placed = (uint16_t)CH_CANDIDATE(cell, ch_lowest(left)),
                          .premise = (uint16_t)CH_CELL_CONSTRAINT(cell)});
    }
}

ChSeenSingle ch_scan_single(const ChBoard *board, const ChPlan *plan, bool counts)
{
    ChSeenSingle best = {.key = CH_NO_SINGLE};

    scan_houses(&best, board, plan);
    if (counts)
        count_cells(&best, board, plan);
    return best;
}
