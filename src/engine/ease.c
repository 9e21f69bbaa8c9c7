/* ease.c - see ease.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "ease.h"

#include "apply.h"

/* ---- patterns ---- */

/* The candidates that the premises of a step speak of. */
typedef struct Pattern {
    ChCellSet cells;
    unsigned digits;
} Pattern;

static void add_constraint(const ChBoard *board, int constraint, Pattern *pattern)
{
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (!ch_board_has(board, candidate))
            continue;
        ch_cells_add(&pattern->cells, CH_CANDIDATE_CELL(candidate));
        pattern->digits |= 1u << CH_CANDIDATE_DIGIT(candidate);
    }
}

static void add_deadly(const ChDeadlyPattern *deadly, Pattern *pattern)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (deadly->digits[cell] != 0)
            ch_cells_add(&pattern->cells, cell);
        pattern->digits |= deadly->digits[cell];
    }
}

static Pattern pattern_of(const ChBoard *board, const ChStep *step)
{
    const ChDetail *const detail = step->detail;
    Pattern pattern = {{{0}}, 0};

    if (step->premise != CH_NONE)
        add_constraint(board, step->premise, &pattern);
    if (detail == NULL)
        return pattern;
    CH_EACH_CONSTRAINT(constraint, &detail->premises)
        add_constraint(board, constraint, &pattern);
    for (uint32_t i = 0; i < detail->deadly_count; i++)
        add_deadly(&detail->deadly[i], &pattern);
    return pattern;
}

ChCellSet ch_pattern_cells(const ChBoard *board, const ChStep *step)
{
    return pattern_of(board, step).cells;
}

static int count_empty(const ChBoard *board, int house)
{
    return ch_count(board->places[CH_EMPTY][house]);
}

/* A hidden single is looked for in the house of its premise. */
static int empty_around(const ChBoard *board, const ChStep *step, ChCellSet cells)
{
    int fewest = CH_DIGITS;

    if (step->premise != CH_NONE && step->premise >= CH_CELLS)
        return count_empty(board, (step->premise - CH_CELLS) / CH_DIGITS);
    for (int house = 0; house < CH_HOUSES; house++)
        if (ch_cells_within(cells, ch_house_cells[house]) && count_empty(board, house) < fewest)
            fewest = count_empty(board, house);
    return fewest;
}

int ch_empty_around(const ChBoard *board, const ChStep *step)
{
    return empty_around(board, step, ch_pattern_cells(board, step));
}

/* ---- conclusions ---- */

/* Reports whether a digit can be placed by a single on the board. */
static bool has_single(const ChBoard *board)
{
    for (int plane = 0; plane < CH_PLANES; plane++)
        if (board->single[plane] != 0)
            return true;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (board->digit[cell] == CH_NO_DIGIT && ch_count(board->candidates[cell]) == 1)
            return true;
    return false;
}

static bool leads_to_digit(const ChBoard *before, const ChStep *step)
{
    ChBoard after = *before;

    ch_board_apply(&after, step);
    return has_single(&after);
}

/* Returns the candidates that a step places or removes. */
static ChCandidateSet conclusions_of(const ChStep *step)
{
    ChCandidateSet all = {{0}};

    if (step->detail != NULL)
        all = ch_candidates_or(&step->detail->placed, &step->detail->removed);
    if (step->placed != CH_NONE)
        ch_candidates_add(&all, step->placed);
    return all;
}

/* Reports whether one of the candidates lies in a house of CELL. */
static bool are_near(const ChCandidateSet *candidates, int cell)
{
    CH_EACH_CANDIDATE(candidate, candidates)
        if (ch_cells_has(&ch_cell_peers[cell], CH_CANDIDATE_CELL(candidate)))
            return true;
    return false;
}

/* ---- keys ---- */

uint32_t ch_ease(const ChBoard *board, const ChStep *step, int last_cell)
{
    const Pattern pattern = pattern_of(board, step);
    const ChCandidateSet conclusions = conclusions_of(step);
    uint32_t key = (uint32_t)ch_cells_count(pattern.cells);

    key = key << 4 | (unsigned)ch_count(pattern.digits);
    key = key << 4 | (unsigned)empty_around(board, step, pattern.cells);
    key = key << 1 | !leads_to_digit(board, step);
    key = key << 1 | (last_cell >= 0 && !are_near(&conclusions, last_cell));
    return key << 10 | (unsigned)(CH_CANDIDATES - ch_candidates_count(&conclusions));
}

/* ---- the last digit ---- */

int ch_last_move(const ChPuzzle *puzzle)
{
    int last = -1;

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (puzzle->turn[cell] > (last < 0 ? 0 : puzzle->turn[last]))
            last = cell;
    return last;
}

int ch_last_placed(const ChLog *log)
{
    for (uint32_t i = log->count; i > 0; i--) {
        const ChStep *const step = &log->step[i - 1];
        if (step->placed != CH_NONE)
            return CH_CANDIDATE_CELL(step->placed);
        if (step->detail == NULL)
            continue;
        CH_EACH_CANDIDATE(candidate, &step->detail->placed)
            return CH_CANDIDATE_CELL(candidate);
    }
    return ch_last_move(log->puzzle);
}
