/* singles_marks.c - the pattern of a single: the placed digits that close the other cells.
 *
 * A placed digit closes the cells of a house that it sees.  The hatching is a smallest set of
 * placed digits that closes every open cell that placed digits can close.  Any other open cell was
 * closed by an earlier elimination.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "place_digit.h"

static unsigned house_cells_seen(int house, int cell)
{
    return CH_ALL_NINE & ~(unsigned)ch_place_kept[cell][house];
}

/* Returns the empty places of a house, without a cell (-1: with all). */
static unsigned house_cells_open(const ChBoard *board, int house, int except)
{
    const unsigned open = board->places[CH_EMPTY][house];

    for (int i = 0; i < 3 && except >= 0; i++)
        if (ch_cell_house[except][i] == house)
            return open & ~(1u << ch_cell_place[except][i]);
    return open;
}

typedef struct Closers {
    int count;
    int cell[9];
    unsigned closes[9];
} Closers;

/* Returns the placed digits outside the house that close any of its open cells.  Drops those that
 * another one makes redundant. */
static Closers closers_of(const ChBoard *board, int house, int digit, unsigned open)
{
    Closers all = {0};
    Closers kept = {0};

    for (int row = 0; row < 9; row++) {
        const int line = CH_FIRST_ROW + row;
        if (!(board->placed[digit] >> line & 1))
            continue;
        all.cell[all.count] = ch_house_cell[line][ch_lowest(board->places[digit][line])];
        all.closes[all.count] = house_cells_seen(house, all.cell[all.count]) & open;
        all.count++;
    }
    for (int i = 0; i < all.count; i++) {
        bool needless = all.closes[i] == 0;
        for (int j = 0; j < all.count && !needless; j++)
            needless = j != i && (all.closes[i] & ~all.closes[j]) == 0 &&
                       (all.closes[i] != all.closes[j] || j < i);
        if (needless)
            continue;
        kept.cell[kept.count] = all.cell[i];
        kept.closes[kept.count++] = all.closes[i];
    }
    return kept;
}

static unsigned closed_by(const Closers *closers, unsigned chosen)
{
    unsigned closed = 0;

    CH_EACH_BIT(closer, chosen)
        closed |= closers->closes[closer];
    return closed;
}

static unsigned smallest_choice(const Closers *closers)
{
    const unsigned all = (1u << closers->count) - 1;
    const unsigned wanted = closed_by(closers, all);
    uint16_t closed[1 << 9]; /* by choice */
    unsigned best = all;

    closed[0] = 0;
    for (unsigned chosen = 1; chosen < all; chosen++) {
        const unsigned others = chosen & (chosen - 1);
        closed[chosen] = (uint16_t)(closed[others] | closers->closes[ch_lowest(chosen)]);
        if (closed[chosen] == wanted && ch_count(chosen) < ch_count(best))
            best = chosen;
    }
    return best;
}

/* Marks why the house has no place for DIGIT except TARGET (-1: no place at all). */
static void mark_house(const ChReplay *replay, int house, int digit, int target, ChMarks *marks)
{
    const unsigned open = house_cells_open(&replay->board, house, target);
    const Closers closers = closers_of(&replay->board, house, digit, open);
    const unsigned chosen = smallest_choice(&closers);
    unsigned rest = open & ~closed_by(&closers, chosen);

    ch_marks_add(marks, CH_ROLE_DIGIT, digit, 0);
    ch_marks_add(marks, CH_ROLE_HOUSE, house, 0);
    CH_EACH_BIT(closer, chosen)
        ch_marks_add(marks, CH_ROLE_HATCHING, CH_CANDIDATE(closers.cell[closer], digit), 0);
    CH_EACH_BIT(place, rest) {
        const int cell = ch_house_cell[house][place];
        ch_marks_add(marks, CH_ROLE_CLOSED, cell, replay->removed_by[CH_CANDIDATE(cell, digit)]);
    }
}

static void mark_closed_once(ChMarks *marks, int cell, int step)
{
    for (uint32_t i = 0; i < marks->count; i++)
        if (marks->mark[i].role == CH_ROLE_CLOSED && marks->mark[i].step == step)
            return;
    ch_marks_add(marks, CH_ROLE_CLOSED, cell, step);
}

/* Marks why a cell has no candidates except those in KEPT: the placed digits that it sees.  The
 * house that excludes the most digits comes first. */
static void mark_cell(const ChReplay *replay, int cell, unsigned kept, ChMarks *marks)
{
    const ChBoard *const board = &replay->board;
    unsigned explained = kept;

    for (int turn = 0; turn < 3; turn++) {
        unsigned best = 0;
        int best_house = 0;
        for (int i = 0; i < 3; i++) {
            const int house = ch_cell_house[cell][i];
            unsigned excluded = 0;
            for (int digit = 0; digit < CH_DIGITS; digit++)
                excluded |= (board->placed[digit] >> house & 1) << digit;
            if (ch_count(excluded & ~explained) > ch_count(best)) {
                best = excluded & ~explained;
                best_house = house;
            }
        }
        explained |= best;
        CH_EACH_DIGIT(digit, best) {
            const int place = ch_lowest(board->places[digit][best_house]);
            ch_marks_add(marks, CH_ROLE_HATCHING,
                         CH_CANDIDATE(ch_house_cell[best_house][place], digit), 0);
        }
    }
    CH_EACH_DIGIT(other, CH_ALL_NINE & ~explained)
        mark_closed_once(marks, cell, replay->removed_by[CH_CANDIDATE(cell, other)]);
}

void ch_mark_house_single(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int cell = CH_CANDIDATE_CELL(step->placed);

    ch_marks_add(marks, CH_ROLE_CELL, cell, 0);
    mark_house(replay, (step->premise - CH_CELLS) / 9, CH_CANDIDATE_DIGIT(step->placed), cell,
               marks);
}

void ch_mark_naked_single(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int cell = CH_CANDIDATE_CELL(step->placed);
    const int digit = CH_CANDIDATE_DIGIT(step->placed);

    ch_marks_add(marks, CH_ROLE_CELL, cell, 0);
    ch_marks_add(marks, CH_ROLE_DIGIT, digit, 0);
    mark_cell(replay, cell, 1u << digit, marks);
}

/* Returns the input cells that hold the same digit as CELL and see it.  Empty when it is not a
 * duplicate. */
static ChCellSet duplicates_of(const ChPuzzle *puzzle, int cell)
{
    const int digit = ch_puzzle_digit(puzzle, cell);
    ChCellSet clash = {{0}};

    if (digit == CH_NO_DIGIT)
        return clash;
    CH_EACH_CELL(other, ch_cell_peers[cell])
        if (ch_puzzle_digit(puzzle, other) == digit)
            ch_cells_add(&clash, other);
    return clash;
}

static void mark_duplicate(const ChPuzzle *puzzle, int cell, ChCellSet clash, ChMarks *marks)
{
    marks->kind = CH_KIND_DUPLICATE;
    ch_cells_add(&clash, cell);
    CH_EACH_CELL(one, clash)
        ch_marks_add(marks, CH_ROLE_CELL, one, 0);
    ch_marks_add(marks, CH_ROLE_DIGIT, ch_puzzle_digit(puzzle, cell), 0);
    for (int i = 0; i < 3; i++) {
        const int house = ch_cell_house[cell][i];
        if (ch_cells_count(ch_cells_and(clash, ch_house_cells[house])) > 1)
            ch_marks_add(marks, CH_ROLE_HOUSE, house, 0);
    }
}

void ch_mark_contradiction(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int premise = step->premise;

    if (premise == CH_NONE) {
        marks->kind = CH_KIND_CASES;
        return;
    }
    if (premise >= CH_CELLS) {
        marks->kind = CH_KIND_NO_PLACE;
        mark_house(replay, (premise - CH_CELLS) / 9, (premise - CH_CELLS) % 9, -1, marks);
        return;
    }
    const ChCellSet clash = duplicates_of(replay->puzzle, premise);
    if (!ch_cells_empty(clash)) {
        mark_duplicate(replay->puzzle, premise, clash, marks);
        return;
    }
    marks->kind = CH_KIND_NO_CANDIDATE;
    ch_marks_add(marks, CH_ROLE_CELL, premise, 0);
    mark_cell(replay, premise, 0, marks);
}

/* Marks nothing: the step has no pattern. */
void ch_mark_nothing(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    (void)replay;
    (void)step;
    (void)marks;
}

/* Marks the choice behind a guess: the cell with its candidates, or the digit with its places in a
 * house. */
void ch_mark_guess(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const bool of_cell = step->seed < CH_CELLS;

    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(step->seed, i);
        if (!ch_board_has(&replay->board, candidate))
            continue;
        if (of_cell)
            ch_marks_add(marks, CH_ROLE_DIGIT, CH_CANDIDATE_DIGIT(candidate), 0);
        else
            ch_marks_add(marks, CH_ROLE_CELL, CH_CANDIDATE_CELL(candidate), 0);
    }
    if (of_cell) {
        ch_marks_add(marks, CH_ROLE_CELL, step->seed, 0);
    } else {
        ch_marks_add(marks, CH_ROLE_DIGIT, (step->seed - CH_CELLS) % 9, 0);
        ch_marks_add(marks, CH_ROLE_HOUSE, (step->seed - CH_CELLS) / 9, 0);
    }
}
