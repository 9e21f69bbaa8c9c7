/* anti_symmetrical_placement.c - anti-Gurth's symmetrical placement: a candidate that would make
 * the givens symmetrical, though the solution cannot be.
 *
 *      1 . . | . . . | . . x      half a turn exchanges 1 with 9 and 3 with 7, and the 7 has no
 *      . . . | . y . | . . .      counterpart unless x is 3
 *      7 . . | . . . | . . 9      y  the centre can only be 1, 3, 7 or 9
 *
 * Suppose that a candidate is true with which the givens have an automorphism. Then the solution of
 * a proper puzzle is its own image. So the candidate is false if some other cell has no digit left
 * that fits: each of its candidates conflicts with it or with its own image, or has an image that
 * is ruled out or conflicts with it.
 *
 * The deadly pattern is the candidate and all others of that cell; and, for the cell's image, all
 * digits but what they change to. An automorphism of the givens alone concerns automorphism_find.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    int supposed; /* the candidate */
    bool done;    /* the sink wants no more */
} Search;

/* The candidates of a cell that do not conflict with the one supposed. */
static unsigned left_in(const Search *search, int cell)
{
    unsigned left = 0;

    CH_EACH_DIGIT(digit, search->input->board->candidates[cell] & CH_ALL_NINE)
        left |= (unsigned)!ch_conflict(CH_CANDIDATE(cell, digit), search->supposed) << digit;
    return left;
}

/* Sets the pattern of a cell in which no digit fits. Returns false if one does. */
static bool set_pattern(const Search *search, const ChAutomorphism *automorphism, int cell,
                        ChDeadlyPattern *deadly)
{
    const int to = ch_automorphism_cell(automorphism, cell);
    const unsigned left = left_in(search, cell);
    const unsigned left_there = left_in(search, to);
    unsigned images = 0;

    CH_EACH_DIGIT(digit, left) {
        const int image = automorphism->digit[digit];
        if (ch_conflict(CH_CANDIDATE(cell, digit), CH_CANDIDATE(to, image)))
            continue;
        if (left_there >> image & 1)
            return false;
        images |= 1u << image;
    }
    deadly->digits[CH_CANDIDATE_CELL(search->supposed)] =
        (uint16_t)(1u << CH_CANDIDATE_DIGIT(search->supposed));
    deadly->digits[cell] = (uint16_t)left;
    if (images != 0)
        deadly->digits[to] = (uint16_t)(CH_ALL_NINE & ~images);
    return left != 0;
}

static bool report_supposed(const Search *search, const ChDeadlyPattern *deadly)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_ANTI_SYMMETRICAL_PLACEMENT);

    deduction.detail.deadly = deadly;
    deduction.detail.deadly_count = 1;
    ch_add_cell_eliminations(&deduction, search->input->board, CH_CANDIDATE_CELL(search->supposed),
                             1u << CH_CANDIDATE_DIGIT(search->supposed));
    return ch_report(&deduction, search->sink);
}

/* Reports the supposed candidate if some cell has no digit that fits; true: it is reported. */
static bool try_automorphism(void *context, const ChAutomorphism *automorphism)
{
    Search *const search = context;
    const ChCellSet *const givens = &search->input->board->givens;

    if (ch_automorphism_candidate(automorphism, search->supposed) == search->supposed)
        return false;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        ChDeadlyPattern deadly = {.digits = {0}};
        if (cell == CH_CANDIDATE_CELL(search->supposed) || ch_cells_has(givens, cell) ||
            !set_pattern(search, automorphism, cell, &deadly))
            continue;
        search->done = report_supposed(search, &deadly);
        return true;
    }
    return false;
}

bool ch_find_anti_symmetrical_placement(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;
    Search search = {.input = input, .sink = sink};

    if (input->puzzle != NULL && input->puzzle->has_marks)
        return false;
    CH_EACH_CELL(cell, ch_board_plane(board, CH_EMPTY))
        CH_EACH_DIGIT(digit, board->candidates[cell]) {
            search.supposed = CH_CANDIDATE(cell, digit);
            const ChBoard with = ch_board_with_given(board, search.supposed);
            if (ch_each_automorphism(&with, try_automorphism, &search) && search.done)
                return true;
        }
    return false;
}

/* Marks the empty cells of the pattern, and the candidates outside of it. */
void ch_mark_anti_symmetrical_placement(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;

    for (int cell = 0; detail != NULL && cell < CH_CELLS; cell++) {
        const unsigned digits = detail->deadly[0].digits[cell];
        if (digits == 0 || replay->board.digit[cell] != CH_NO_DIGIT)
            continue;
        ch_marks_add(marks, CH_ROLE_CELL, cell, 0);
        CH_EACH_DIGIT(digit, replay->board.candidates[cell] & ~digits)
            ch_marks_add(marks, CH_ROLE_GUARDIAN, CH_CANDIDATE(cell, digit), 0);
    }
}
