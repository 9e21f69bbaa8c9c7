/* whip_state.c - see whip_state.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whip_state.h"

#include <string.h>

#include "nine.h"

/* Variables by kind: cells, then a digit in a row, a column, a box. */
enum { IN_ROW = 81, IN_COLUMN = 162, IN_BOX = 243 };

static int box_of(int cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

static int place_in_box(int cell)
{
    return cell / 9 % 3 * 3 + cell % 3;
}

static void list_variables(ChWhipTables *tables)
{
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const int cell = candidate / 9;
        const int digit = candidate % 9;
        const int variable[4] = {cell, IN_ROW + cell / 9 * 9 + digit,
                                 IN_COLUMN + cell % 9 * 9 + digit,
                                 IN_BOX + box_of(cell) * 9 + digit};
        const int place[4] = {digit, cell % 9, cell / 9, place_in_box(cell)};
        for (int i = 0; i < 4; i++) {
            tables->variable[candidate][i] = (uint16_t)variable[i];
            tables->bit[candidate][i] = (uint16_t)(1u << place[i]);
            tables->candidate[variable[i]][place[i]] = (uint16_t)candidate;
        }
    }
}

static bool are_linked(const ChWhipTables *tables, int one, int other)
{
    for (int i = 0; i < 4; i++)
        if (one != other && tables->variable[one][i] == tables->variable[other][i])
            return true;
    return false;
}

static void list_links(ChWhipTables *tables)
{
    for (int label = 0; label < CH_WHIP_LABELS; label++) {
        const int segment = label - CH_CANDIDATES;
        const int count = segment < 0 ? 1 : 3;
        tables->links[label] = 0;
        for (int other = 0; other < CH_CANDIDATES; other++) {
            bool all = true;
            for (int i = 0; i < count && all; i++)
                all = are_linked(tables, segment < 0 ? label : tables->segment[segment][i], other);
            if (all)
                tables->linked[label][tables->links[label]++] = (uint16_t)other;
        }
    }
}

/* Lists the thirds of rows, then of columns. */
static void list_segments(ChWhipTables *tables)
{
    for (int segment = 0; segment < CH_WHIP_SEGMENTS; segment++) {
        const int digit = segment % 9;
        const int line = segment / 9 % 9;
        const int third = segment / 81 % 3;
        for (int i = 0; i < 3; i++) {
            const int at = 3 * third + i;
            const int cell = segment < CH_WHIP_SEGMENTS / 2 ? 9 * line + at : 9 * at + line;
            tables->segment[segment][i] = (uint16_t)(9 * cell + digit);
        }
    }
}

void ch_whip_tables(ChWhipTables *tables)
{
    list_variables(tables);
    list_segments(tables);
    list_links(tables);
}

void ch_whip_place(const ChWhipTables *tables, ChWhipState *state, int candidate)
{
    ch_whip_close_linked(tables, state, candidate);
    ch_whip_close(tables, state, candidate);
    for (int i = 0; i < 4; i++)
        state->solved[tables->variable[candidate][i]] = true;
    state->left--;
}

bool ch_whip_singles(const ChWhipTables *tables, ChWhipState *state)
{
    bool any = true;

    while (any) {
        any = false;
        for (int variable = 0; variable < CH_WHIP_VARIABLES; variable++) {
            const unsigned open = state->open[variable];
            if (state->solved[variable] || (open & (open - 1)) != 0)
                continue;
            if (open == 0)
                return false;
            ch_whip_place(tables, state, tables->candidate[variable][__builtin_ctz(open)]);
            any = true;
        }
    }
    return true;
}

bool ch_whip_start(const ChWhipTables *tables, ChWhipState *state, const ChPuzzle *puzzle)
{
    memset(state, 0, sizeof *state);
    state->left = CH_CELLS;
    for (int variable = 0; variable < CH_WHIP_VARIABLES; variable++)
        state->open[variable] = CH_ALL_NINE;
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const int candidate = CH_CANDIDATE(cell, digit);
            if (ch_candidates_has(&puzzle->removed, candidate) ||
                (puzzle->has_marks && !ch_candidates_has(&puzzle->marks, candidate)))
                ch_whip_close(tables, state,
                              9 * (9 * CH_ROW_OF(cell) + CH_COLUMN_OF(cell)) + digit);
        }
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digit = ch_puzzle_digit(puzzle, cell);
        const int candidate = 9 * (9 * CH_ROW_OF(cell) + CH_COLUMN_OF(cell)) + digit;
        if (digit == CH_NO_DIGIT)
            continue;
        if (!ch_whip_is_open(tables, state, candidate))
            return false;
        ch_whip_place(tables, state, candidate);
    }
    return ch_whip_singles(tables, state);
}
