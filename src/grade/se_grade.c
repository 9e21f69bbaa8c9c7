/* se_grade.c - see se_grade.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_grade.h"

#include <math.h>
#include <stdio.h>

#include "se.h"
#include "se_ceiling.h"

/* Loads the puzzle in reading order, without the candidates that pencil marks or the player have
 * removed. */
static void load_grid(ChSeGrid *grid, const ChPuzzle *puzzle)
{
    uint8_t digit[CH_CELLS];

    for (int cell = 0; cell < CH_CELLS; cell++)
        digit[ch_grid_cell(cell)] = (uint8_t)ch_puzzle_digit(puzzle, cell);
    ch_se_grid_start(grid, digit);
    if (!puzzle->has_marks && !puzzle->has_start)
        return;
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int d = 0; d < CH_DIGITS; d++) {
            const int candidate = CH_CANDIDATE(cell, d);
            if (ch_candidates_has(&puzzle->removed, candidate) ||
                (puzzle->has_marks && !ch_candidates_has(&puzzle->marks, candidate)))
                ch_se_grid_remove(grid, ch_grid_cell(cell), d);
        }
}

/* Adds a step with the rating STEP; true when the limits end the solve. */
static bool add_step(ChSeRating *rating, double step, bool places, ChSeLimits limits)
{
    if (step > rating->er)
        rating->er = step;
    if (rating->ep == 0.0) {
        if (rating->ed == 0.0)
            rating->ed = rating->er;
        if (places)
            rating->ep = rating->er;
        if (places && limits.diamond && rating->er > rating->ed)
            rating->end = CH_SE_NOT_DIAMOND;
    }
    if (rating->ep != 0.0 && rating->er > rating->ep && (limits.pearl || limits.diamond))
        rating->end = limits.diamond ? CH_SE_NOT_DIAMOND : CH_SE_NOT_PEARL;
    if (limits.most > 0 && ch_se_printed(rating->er) > limits.most)
        rating->end = CH_SE_ABOVE;
    return rating->end != CH_SE_RATED;
}

/* Replaces the ratings that an early end leaves undetermined. */
static void adjust_rating(ChSeRating *rating)
{
    if (rating->end == CH_SE_STUCK || rating->end == CH_SE_NOT_PEARL ||
        rating->end == CH_SE_NOT_DIAMOND)
        rating->er = 20.0;
    if (rating->end == CH_SE_ABOVE)
        rating->er = 0.0;
}

/* Returns the rating up to which hints may be applied in bulk, once ER has reached this much.
 * Where direct hints eliminate too, an order without them would lose eliminations, unless ER is
 * that of all these eliminations. */
static double bulk_rating(const ChSeScale *scale, double er)
{
    static const double SINGLES = 1.5;
    static const double TRIPLETS = 4.0;

    return scale->direct_hints_eliminate && er > SINGLES && er < TRIPLETS ? SINGLES : er;
}

/* Reports whether singles and locking may be tried out of order.  EP and ED are known, and hidden
 * singles do not solve the puzzle.  Unless the others do, ER is above all of them. */
static bool wants_ceiling(const ChSeScale *scale, const ChSeRating *rating)
{
    static const double HIDDEN_SINGLES = 1.5;

    return rating->ep != 0.0 && rating->er >= HIDDEN_SINGLES && rating->er < CH_SE_LOCKING_RATING &&
           !scale->direct_hints_eliminate;
}

ChSeRating ch_se_rate(ChSeSpace *space, const ChPuzzle *puzzle, ChSeLimits limits,
                      const ChSeListener *listener)
{
    const ChSeScale *const scale = limits.scale != NULL ? limits.scale : &ch_se_explainer;
    ChSeRating rating = {
        .end = CH_SE_RATED, .most = limits.most, .er = scale->starts_below_zero ? -HUGE_VAL : 0.0};
    const bool takes_singles_fast = limits.is_unique && listener == NULL && !space->is_plain &&
                                    !puzzle->has_marks && !puzzle->has_start;
    ChSeGrid grid;
    ChSeHint hint;
    double tried = 0.0;
    double ceiling = 0.0; /* ER will not exceed it; 0.0: unknown */
    bool is_over = false;

    load_grid(&grid, puzzle);
    ch_se_start_work(space, limits.work, limits.meter);
    if (grid.left == 0)
        rating.end = CH_SE_FILLED;
    while (grid.left > 0 && !is_over) {
        if (takes_singles_fast && rating.er > tried && rating.ep != 0.0 &&
            rating.er >= CH_SE_CHAIN_RATING) {
            tried = rating.er;
            if (ch_se_chains_suffice(space, &grid, rating.er))
                break;
        }
        ChSeBulk bulk =
            ch_se_apply_bulk(&grid, takes_singles_fast ? bulk_rating(scale, rating.er) : 0.0);
        if (bulk.has_filled) {
            is_over = add_step(&rating, bulk.rating, true, limits);
            if (grid.left == 0 || is_over)
                continue;
        }
        if (takes_singles_fast && ceiling == 0.0 && wants_ceiling(scale, &rating)) {
            ceiling = ch_se_locking_ceiling(&grid);
            if (ceiling == 0.0) {
                is_over = add_step(&rating, CH_SE_LOCKING_RATING, false, limits);
                continue;
            }
        }
        bulk.wants_er = takes_singles_fast && rating.ep != 0.0;
        const ChSeOutcome outcome = ch_se_next(space, scale, &grid, &bulk, limits.most, &hint);
        if (outcome == CH_SE_HINT) {
            if (listener != NULL)
                listener->hear(listener->context, &hint);
            if (!hint.suffices)
                ch_se_apply(&grid, &hint);
            if (hint.is_tried)
                tried = hint.rating;
            is_over = add_step(&rating, hint.rating, hint.place != CH_SE_NOWHERE, limits) ||
                      hint.suffices ||
                      (ceiling > 0.0 && rating.er >= ceiling);
            continue;
        }
        rating.end = outcome == CH_SE_BEYOND     ? CH_SE_ABOVE
                     : outcome == CH_SE_OVERFLOW ? CH_SE_TOO_LARGE
                                                 : CH_SE_STUCK;
        is_over = true;
    }
    ch_se_start_work(space, 0, NULL);
    adjust_rating(&rating);
    return rating;
}

void ch_se_print(ChText *out, double rating)
{
    const int tenths = ch_se_printed(rating);

    if (tenths < 0) { /* of a puzzle without steps */
        char text[32];
        ch_text_add(out, text,
                    (size_t)snprintf(text, sizeof text, "%d.%d", tenths / 10, tenths % 10));
        return;
    }
    ch_text_number(out, (uint64_t)(tenths / 10));
    ch_text_char(out, '.');
    ch_text_number(out, (uint64_t)(tenths % 10));
}

void ch_se_print_of(ChText *out, const ChSeRating *rating, double number)
{
    if (rating->end != CH_SE_ABOVE || number != 0.0) {
        ch_se_print(out, number);
        return;
    }
    ch_text_char(out, '>');
    ch_se_print(out, rating->most / 10.0);
}
