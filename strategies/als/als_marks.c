/* als_marks.c - the highlights of patterns of almost locked sets: the sets, their links, the
 * removed digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include "als.h"
#include "finders.h"

static unsigned digits_of(const ChBoard *board, ChCellSet cells)
{
    unsigned digits = 0;

    CH_EACH_CELL(cell, cells)
        digits |= board->candidates[cell];
    return digits;
}

static ChCellSet set_of(const ChStep *step, int index)
{
    return ch_als_cells(ch_als_read_seed(step, CH_ALS_NAME_BITS * index, CH_ALS_NAME_BITS));
}

static int mark_set(const ChReplay *replay, ChCellSet cells, ChMarks *marks)
{
    return ch_marks_set(marks, &cells, digits_of(&replay->board, cells));
}

static int mark_noted_set(const ChReplay *replay, const ChStep *step, int index, ChMarks *marks)
{
    return mark_set(replay, set_of(step, index), marks);
}

/* Highlights the digits that the step rules out. */
static void mark_digits(const ChStep *step, ChMarks *marks)
{
    unsigned digits = 0;

    CH_EACH_CANDIDATE(candidate, &step->detail->removed)
        digits |= 1u << CH_CANDIDATE_DIGIT(candidate);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
}

/* Returns the restricted commons of two sets. */
static unsigned commons_of(const ChBoard *board, ChCellSet a, ChCellSet b)
{
    unsigned commons = 0;

    CH_EACH_DIGIT(digit, digits_of(board, a) & digits_of(board, b)) {
        const ChCellSet open = ch_board_open(board, digit);
        const ChCellSet with = ch_cells_and(a, open);
        ChCellSet seen = open;
        CH_EACH_CELL(cell, with)
            seen = ch_cells_and(seen, ch_cell_peers[cell]);
        if (ch_cells_within(ch_cells_and(b, open), seen))
            commons |= 1u << digit;
    }
    return commons;
}

void ch_mark_als_xz(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int a = mark_noted_set(replay, step, 0, marks);
    const int b = mark_noted_set(replay, step, 1, marks);
    unsigned commons = commons_of(&replay->board, set_of(step, 0), set_of(step, 1));

    for (int i = 0; i < 2 && commons != 0; i++, commons &= commons - 1)
        ch_marks_common(marks, a, b, ch_lowest(commons));
    mark_digits(step, marks);
}

/* Picks the lowest pair of different digits, one from each of two choices. */
static void pick_two(unsigned from, unsigned to, int picked[2])
{
    picked[0] = ch_is_single(to) && (from & ~to) != 0 ? ch_lowest(from & ~to) : ch_lowest(from);
    to &= ~(1u << picked[0]);
    picked[1] = to != 0 ? ch_lowest(to) : picked[0];
}

void ch_mark_als_xy_wing(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int a = mark_noted_set(replay, step, 0, marks);
    const int c = mark_noted_set(replay, step, 1, marks);
    const int b = mark_noted_set(replay, step, 2, marks);
    const unsigned from = commons_of(&replay->board, set_of(step, 0), set_of(step, 1));
    const unsigned to = commons_of(&replay->board, set_of(step, 1), set_of(step, 2));
    int picked[2];

    if (from == 0 ||
        to == 0) { /* replayed on a board where more candidates are open than where it was found */
        marks->overflow = true;
        return;
    }
    pick_two(from, to, picked);
    ch_marks_common(marks, a, c, picked[0]);
    ch_marks_common(marks, c, b, picked[1]);
    mark_digits(step, marks);
}

void ch_mark_als_chain(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    for (int i = 0; i < step->seed; i++)
        mark_noted_set(replay, step, i, marks);
    for (int i = 0; i + 1 < step->seed; i++)
        ch_marks_common(marks, i, i + 1,
                        (int)ch_als_read_seed(step, CH_ALS_CHAINED * CH_ALS_NAME_BITS + 4 * i, 4));
    mark_digits(step, marks);
}

void ch_mark_als_w_wing(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int premise = ch_constraints_next(&step->detail->premises, CH_CELLS) - CH_CELLS;
    const int house = premise / 9;
    const int digit = premise % 9;
    ChCandidateSet one = {{0}};
    ChCandidateSet two = {{0}};
    unsigned places = replay->board.places[digit][house];

    mark_noted_set(replay, step, 0, marks);
    mark_noted_set(replay, step, 1, marks);
    ch_marks_add(marks, CH_ROLE_HOUSE, house, 0);
    ch_candidates_add(&one, CH_CANDIDATE(ch_house_cell[house][ch_lowest(places)], digit));
    places &= places - 1;
    ch_candidates_add(&two, CH_CANDIDATE(ch_house_cell[house][ch_lowest(places)], digit));
    ch_marks_link(marks, &one, &two, true);
    mark_digits(step, marks);
}

void ch_mark_death_blossom(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int petals = ch_count(replay->board.candidates[step->seed]);

    ch_marks_add(marks, CH_ROLE_PIVOT, step->seed, 0);
    for (int i = 0; i < petals; i++)
        mark_noted_set(replay, step, i, marks);
    mark_digits(step, marks);
}

void ch_mark_house_death_blossom(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int house = (step->seed - CH_CELLS) / 9;
    const unsigned places = replay->board.places[(step->seed - CH_CELLS) % 9][house];

    CH_EACH_BIT(place, places)
        ch_marks_add(marks, CH_ROLE_PIVOT, ch_house_cell[house][place], 0);
    ch_marks_add(marks, CH_ROLE_HOUSE, house, 0);
    for (int i = 0; i < ch_count(places); i++)
        mark_noted_set(replay, step, i, marks);
    mark_digits(step, marks);
}

/* Marks the stem of several cells, and each petal. */
void ch_mark_stem_blossom(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChCellSet stem = set_of(step, 0);

    ch_marks_cells(marks, CH_ROLE_PIVOT, 0, &stem);
    for (int i = 1; i <= step->seed; i++)
        mark_noted_set(replay, step, i, marks);
    mark_digits(step, marks);
}

/* Returns the chosen empty cells of HOUSE, within the other house or outside it. */
static ChCellSet chosen_cells(const ChBoard *board, int house, int other, bool within,
                              unsigned choice)
{
    const ChCellSet empty = ch_cells_and(ch_house_cells[house], ch_board_plane(board, CH_EMPTY));
    const ChCellSet all = within ? ch_cells_and(empty, ch_house_cells[other])
                                 : ch_cells_minus(empty, ch_house_cells[other]);
    ChCellSet cells = {{0}};

    CH_EACH_CELL(cell, all) {
        if (choice & 1)
            ch_cells_add(&cells, cell);
        choice >>= 1;
    }
    return cells;
}

void ch_mark_sue_de_coq(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int line = step->seed >> 5;
    const int box = step->seed & 31;
    const uint32_t *const seed = step->detail->seed;
    const ChCellSet centre = chosen_cells(&replay->board, line, box, true, seed[0]);

    ch_marks_cells(marks, CH_ROLE_CELL, 0, &centre);
    ch_marks_add(marks, CH_ROLE_HOUSE, line, 0);
    ch_marks_add(marks, CH_ROLE_HOUSE, box, 0);
    const ChCellSet x = chosen_cells(&replay->board, line, box, true, seed[3] & 7);
    const ChCellSet y = chosen_cells(&replay->board, line, box, true, seed[3] >> 3);
    mark_set(replay, ch_cells_or(x, chosen_cells(&replay->board, line, box, false, seed[1])),
             marks);
    mark_set(replay, ch_cells_or(y, chosen_cells(&replay->board, box, line, false, seed[2])),
             marks);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits_of(&replay->board, centre));
}

void ch_mark_aligned_exclusion(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ChCellSet aligned = {{0}};

    for (int i = 0; i < step->seed; i++)
        ch_cells_add(&aligned, (int)ch_als_read_seed(step, 7 * i, 7));
    ch_marks_cells(marks, CH_ROLE_CELL, 0, &aligned);
    CH_EACH_CONSTRAINT(cell, &step->detail->premises) {
        ChCellSet excluder = {{0}};
        ch_cells_add(&excluder, cell);
        if (!ch_cells_has(&aligned, cell))
            mark_set(replay, excluder, marks);
    }
    mark_digits(step, marks);
}
