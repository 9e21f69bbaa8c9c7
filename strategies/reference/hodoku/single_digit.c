/* single_digit.c - skyscraper, two-string kite, empty rectangle.
 *
 * SPDX-License-Identifier: MIT
 */
#include "single_digit.h"

#include "hodoku.h"

/* Two houses of a digit that a third one connects. */
typedef struct Bridge {
    ChTechniqueId technique;
    int digit;
    int house[2];
    int via;
    ChGridCells lost;
} Bridge;

static bool report_bridge(const ChFinderInput *input, ChSink *sink, const Bridge *bridge)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);
    ChDeduction deduction = ch_deduction(bridge->technique);
    ChBridge shape;

    for (int i = 0; i < 2; i++)
        ch_hodoku_add_premise(&deduction, bridge->house[i], bridge->digit);
    if (ch_bridge(input->board, bridge->digit, ch_hodoku_model_house(bridge->house[0]),
                  ch_hodoku_model_house(bridge->house[1]), ch_hodoku_model_house(bridge->via),
                  &shape))
        deduction.detail.seed[0] = ch_bridge_seed(&shape);
    hodoku->list.count = 0;
    ch_hodoku_list_cells(&hodoku->list, &hodoku->grid, bridge->lost, bridge->digit);
    return ch_hodoku_report(input, &deduction, sink);
}

/* Lines with two places for a digit, their ends ascending. */
typedef struct Lines {
    int count;
    uint8_t house[9];
    uint8_t end[9][2];
} Lines;

static Lines lines_with_two(const ChHodokuGrid *grid, int first, int digit)
{
    Lines lines = {0};
    uint32_t rest = ch_hodoku_with_two(&grid->free[digit]) & (uint32_t)CH_ALL_NINE << first;

    CH_EACH_HOUSE(house, rest) {
        const ChGridCells places = ch_hodoku_places(grid, house, digit);
        const int end = ch_grid_cells_first(places);
        lines.house[lines.count] = (uint8_t)house;
        lines.end[lines.count][0] = (uint8_t)end;
        lines.end[lines.count++][1] = (uint8_t)ch_grid_cells_next(&places, end + 1);
    }
    return lines;
}

/* ---- skyscraper ---- */

static bool is_skyscraper(const ChHodokuGrid *grid, const Lines *lines, int i, int j, int across,
                          Bridge *bridge)
{
    const uint8_t *const one = lines->end[i];
    const uint8_t *const other = lines->end[j];

    for (int near = 0; near < 2; near++) {
        const int via = ch_hodoku_houses[one[near]][across];
        if (via != ch_hodoku_houses[other[near]][across])
            continue;
        bridge->house[0] = lines->house[i];
        bridge->house[1] = lines->house[j];
        bridge->via = via;
        bridge->lost = ch_grid_cells_and(ch_grid_common_peers(one[1 - near], other[1 - near]),
                                         grid->plane[bridge->digit]);
        return ch_hodoku_houses[one[1 - near]][across] !=
                   ch_hodoku_houses[other[1 - near]][across] &&
               !ch_grid_cells_empty(bridge->lost);
    }
    return false;
}

bool ch_hodoku_skyscraper(const ChFinderInput *input, ChSink *sink)
{
    const ChHodokuGrid *const grid = &ch_hodoku_state(input)->grid;
    const unsigned digits = ch_hodoku_fresh_digits(input);
    Bridge bridge = {.technique = CH_TECHNIQUE_SKYSCRAPER};

    for (int way = 0; way < 2; way++)
        CH_EACH_DIGIT(digit, digits) {
            bridge.digit = digit;
            const Lines lines = lines_with_two(grid, 9 * way, bridge.digit);
            for (int i = 0; i < lines.count; i++)
                for (int j = i + 1; j < lines.count; j++)
                    if (is_skyscraper(grid, &lines, i, j, 1 - way, &bridge))
                        return report_bridge(input, sink, &bridge);
        }
    return false;
}

/* ---- two-string kite ---- */

static int box_of(int cell)
{
    return ch_hodoku_houses[cell][2];
}

static void swap_ends(uint8_t end[2])
{
    const uint8_t first = end[0];

    end[0] = end[1];
    end[1] = first;
}

/* Turns the lines so that their first ends share a box; a turned line remains turned for later
 * pairs. */
static bool join_in_box(uint8_t row[2], uint8_t column[2])
{
    for (int turn = 0; turn < 4; turn++) {
        if (box_of(row[turn >> 1]) != box_of(column[turn & 1]))
            continue;
        if (turn >> 1)
            swap_ends(row);
        if (turn & 1)
            swap_ends(column);
        return true;
    }
    return false;
}

static bool is_kite(const ChHodokuGrid *grid, Lines *rows, int i, Lines *columns, int j,
                    Bridge *bridge)
{
    uint8_t *const row = rows->end[i];
    uint8_t *const column = columns->end[j];

    if (!join_in_box(row, column) || row[0] == column[0] || row[0] == column[1] ||
        row[1] == column[0] || row[1] == column[1])
        return false;
    bridge->house[0] = rows->house[i];
    bridge->house[1] = columns->house[j];
    bridge->via = box_of(row[0]);
    const int lost = column[1] / 9 * 9 + row[1] % 9;
    bridge->lost = (ChGridCells){{0}};
    ch_grid_cells_add(&bridge->lost, lost);
    return ch_hodoku_has(grid, lost, bridge->digit);
}

bool ch_hodoku_two_string_kite(const ChFinderInput *input, ChSink *sink)
{
    const ChHodokuGrid *const grid = &ch_hodoku_state(input)->grid;
    Bridge bridge = {.technique = CH_TECHNIQUE_TWO_STRING_KITE};

    CH_EACH_DIGIT(digit, ch_hodoku_fresh_digits(input)) {
        bridge.digit = digit;
        Lines rows = lines_with_two(grid, 0, bridge.digit);
        Lines columns = lines_with_two(grid, CH_HODOKU_COLUMNS, bridge.digit);
        for (int i = 0; i < rows.count; i++)
            for (int j = 0; j < columns.count; j++)
                if (is_kite(grid, &rows, i, &columns, j, &bridge))
                    return report_bridge(input, sink, &bridge);
    }
    return false;
}

/* ---- empty rectangle ---- */

/* A box whose places lie in a row and a column that cross in it. */
typedef struct Crossing {
    int box;
    int line[2]; /* the row, the column */
} Crossing;

static bool has_arms(const ChHodokuGrid *grid, const Crossing *crossing, int digit)
{
    const ChGridCells places = ch_hodoku_places(grid, crossing->box, digit);
    const ChGridCells across = ch_grid_cells_and(places, CH_HODOKU_HOUSE(crossing->line[0]));
    const ChGridCells down = ch_grid_cells_and(places, CH_HODOKU_HOUSE(crossing->line[1]));

    return ch_grid_cells_within(places, ch_grid_cells_or(across, down)) &&
           !ch_grid_cells_within(across, down) && !ch_grid_cells_within(down, across) &&
           (ch_grid_cells_count(across) >= 2 || ch_grid_cells_count(down) >= 2);
}

/* Tests one arm's line: a place outside the box whose crossing line has exactly one other place,
 * which meets the other arm's line. */
static bool is_rectangle(const ChHodokuGrid *grid, const Crossing *crossing, int arm,
                         Bridge *bridge)
{
    const ChGridCells outside = ch_grid_cells_minus(
        ch_hodoku_places(grid, crossing->line[arm], bridge->digit), CH_HODOKU_HOUSE(crossing->box));
    const uint32_t with_two = ch_hodoku_with_two(&grid->free[bridge->digit]);

    CH_EACH_GRID_CELL(x, outside) {
        const int across = ch_hodoku_houses[x][1 - arm];
        if (!(with_two >> across & 1))
            continue;
        ChGridCells other = ch_hodoku_places(grid, across, bridge->digit);
        ch_grid_cells_remove(&other, x);
        const int along = ch_hodoku_houses[ch_grid_cells_first(other)][arm];
        bridge->lost =
            ch_grid_cells_minus(ch_grid_cells_and(ch_hodoku_places(grid, along, bridge->digit),
                                                  CH_HODOKU_HOUSE(crossing->line[1 - arm])),
                                CH_HODOKU_HOUSE(crossing->box));
        bridge->house[0] = crossing->box;
        bridge->house[1] = across;
        bridge->via = crossing->line[arm];
        if (!ch_grid_cells_empty(bridge->lost))
            return true;
    }
    return false;
}

bool ch_hodoku_empty_rectangle(const ChFinderInput *input, ChSink *sink)
{
    const ChHodokuGrid *const grid = &ch_hodoku_state(input)->grid;
    Bridge bridge = {.technique = CH_TECHNIQUE_EMPTY_RECTANGLE};

    CH_EACH_DIGIT(digit, ch_hodoku_fresh_digits(input)) {
        bridge.digit = digit;
        for (int box = 0; box < CH_BOXES; box++) {
            const int places = ch_hodoku_free(grid, CH_HODOKU_BOXES + box, bridge.digit);
            if (places < 2 || places > 5)
                continue;
            for (int at = 8; at >= 0; at--) {
                const Crossing crossing = {
                    CH_HODOKU_BOXES + box,
                    {box / 3 * 3 + at / 3, CH_HODOKU_COLUMNS + box % 3 * 3 + at % 3}};
                if (!has_arms(grid, &crossing, bridge.digit))
                    continue;
                for (int arm = 0; arm < 2; arm++)
                    if (is_rectangle(grid, &crossing, arm, &bridge))
                        return report_bridge(input, sink, &bridge);
            }
        }
    }
    return false;
}
