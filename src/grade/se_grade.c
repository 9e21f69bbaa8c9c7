/* se_grade.c - see se_grade.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_grade.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "se.h"

/* Loads the cells of the puzzle in reading order, without the candidates that pencil marks or the
 * player have removed; `pos` and `plane` are not computed. */
static void load_grid(ChSeGrid *grid, const ChPuzzle *puzzle)
{
    uint8_t digit[CH_CELLS];

    for (int cell = 0; cell < CH_CELLS; cell++)
        digit[ch_grid_cell(cell)] =
            puzzle->has_start ? (uint8_t)ch_puzzle_digit(puzzle, cell) : puzzle->given[cell];
    ch_se_grid_start_cells(grid, digit);
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

typedef struct Solve {
    ChSeSpace *space;
    const ChSeScale *scale;
    const ChSeListener *listener;
    ChSeLimits limits;
    bool takes_fast; /* hints may be taken in bulk, and only ratings are wanted */
    bool is_over;
    double tried;   /* chains up to this rating were tried */
    double ceiling; /* ER is no higher; 0.0: unknown */
    ChSeGrid grid;
    ChSeRating rating;
    bool is_together; /* hints below level 2 are applied together: se_together.h */
    bool in_order;    /* they are not, up to the next of a higher level */
    ChSeGrid since;   /* since when they are together */
    ChSeRating rating_since;
} Solve;

static void take_step(Solve *solve, double rating, bool places)
{
    solve->is_over = add_step(&solve->rating, rating, places, solve->limits) ||
                     (solve->ceiling > 0.0 && solve->rating.er >= solve->ceiling);
}

static bool has_last_cell(const ChSeGrid *grid)
{
    return memchr(grid->empty, 1, sizeof grid->empty) != NULL;
}

/* Starts with all hidden singles, where they may be taken in bulk. */
static void take_hidden_singles(Solve *solve)
{
    if (!solve->takes_fast || has_last_cell(&solve->grid)) {
        ch_se_grid_derive(&solve->grid);
        return;
    }
    const ChSeRise rise = ch_se_take_hidden_singles(&solve->grid);
    if (rise.most == 0.0)
        return;
    take_step(solve, rise.first, true);
    if (!solve->is_over)
        take_step(solve, rise.most, true);
}

/* Decides whether ER is above all singles and locking, once hidden singles do not suffice.  EP and
 * ED must be known. */
static void try_locking(Solve *solve)
{
    static const double HIDDEN_SINGLES = 1.5;
    const ChSeRating *const rating = &solve->rating;

    if (solve->ceiling > 0.0 || rating->ep == 0.0 || rating->er < HIDDEN_SINGLES ||
        rating->er >= CH_SE_LOCKING_RATING || solve->scale->direct_hints_eliminate)
        return;
    solve->ceiling = ch_se_locking_ceiling(&solve->grid);
    if (solve->ceiling == 0.0)
        take_step(solve, CH_SE_LOCKING_RATING, false);
}

/* Ends the solve if chains up to the present ER suffice. */
static void try_chains(Solve *solve)
{
    const double er = solve->rating.er;

    if (solve->rating.ep == 0.0 || er < CH_SE_CHAIN_RATING || er <= solve->tried)
        return;
    solve->tried = er;
    solve->is_over = ch_se_chains_suffice(solve->space, &solve->grid, er);
}

/* Proves by sound steps that the puzzle has one solution, or else asks the judge. */
static void prove(Solve *solve)
{
    const ChSeJudge *const judge = solve->limits.judge;
    const ChSeGrid *const grid = &solve->grid;

    if (judge == NULL)
        return;
    if (grid->left > 0 && !grid->has_clash && !solve->is_over && solve->takes_fast)
        try_locking(solve);
    const bool is_solved = grid->left == 0 && !grid->has_clash;
    if (is_solved || solve->ceiling > 0.0 || judge->has_one_solution(judge->context))
        return;
    solve->rating.end = CH_SE_NOT_UNIQUE;
    solve->is_over = true;
}

static void take_hint(Solve *solve, const ChSeHint *hint)
{
    if (solve->listener != NULL)
        solve->listener->hear(solve->listener->context, hint);
    if (!hint->suffices)
        ch_se_apply(&solve->grid, hint);
    if (hint->is_tried)
        solve->tried = hint->rating;
    take_step(solve, hint->rating, hint->place != CH_SE_NOWHERE);
    solve->is_over |= hint->suffices;
}

/* Returns the grid since which hints below level 2 are applied together, or NULL. */
static const ChSeGrid *together_since(Solve *solve)
{
    if (solve->is_together)
        return &solve->since;
    if (solve->in_order || !solve->takes_fast || solve->scale != &ch_se_explainer ||
        !ch_se_covers_level_1(&solve->grid, solve->rating.er))
        return NULL;
    solve->is_together = true;
    solve->since = solve->grid;
    solve->rating_since = solve->rating;
    return &solve->since;
}

/* Goes back to that grid, since the order of hints may matter. */
static void return_to_order(Solve *solve)
{
    solve->is_together = false;
    solve->in_order = true;
    solve->grid = solve->since;
    solve->rating = solve->rating_since;
}

static void take_next(Solve *solve)
{
    const double er = solve->rating.er;
    ChSeHint hint;
    ChSeBulk bulk =
        ch_se_apply_bulk(&solve->grid, solve->takes_fast ? bulk_rating(solve->scale, er) : 0.0);

    if (bulk.has_filled)
        take_step(solve, bulk.rating, true);
    if (solve->grid.left == 0 || solve->is_over)
        return;
    bulk.wants_er = solve->takes_fast && solve->rating.ep != 0.0;
    bulk.since = together_since(solve);
    const ChSeOutcome outcome =
        ch_se_next(solve->space, solve->scale, &solve->grid, &bulk, solve->limits.most, &hint);
    if (outcome == CH_SE_UNSURE) {
        return_to_order(solve);
        return;
    }
    if (outcome == CH_SE_HINT) {
        if (hint.level >= CH_SE_IN_ORDER)
            solve->is_together = solve->in_order = false;
        take_hint(solve, &hint);
        return;
    }
    solve->rating.end = outcome == CH_SE_BEYOND     ? CH_SE_ABOVE
                        : outcome == CH_SE_OVERFLOW ? CH_SE_TOO_LARGE
                                                    : CH_SE_STUCK;
    solve->is_over = true;
}

ChSeRating ch_se_rate(ChSeSpace *space, const ChPuzzle *puzzle, ChSeLimits limits,
                      const ChSeListener *listener)
{
    Solve solve = {.space = space,
                   .scale = limits.scale != NULL ? limits.scale : &ch_se_explainer,
                   .listener = listener,
                   .limits = limits,
                   .takes_fast = (limits.is_unique || limits.judge != NULL) && listener == NULL &&
                                 !space->is_plain && !puzzle->has_marks && !puzzle->has_start};
    ChSeRating *const rating = &solve.rating;

    *rating = (ChSeRating){.end = CH_SE_RATED,
                           .most = limits.most,
                           .er = solve.scale->starts_below_zero ? -HUGE_VAL : 0.0};
    load_grid(&solve.grid, puzzle);
    ch_se_start_work(space, limits.work, limits.meter);
    if (solve.grid.left == 0)
        rating->end = CH_SE_FILLED;
    else
        take_hidden_singles(&solve);
    prove(&solve);
    while (solve.grid.left > 0 && !solve.is_over) {
        if (solve.takes_fast)
            try_locking(&solve);
        if (solve.takes_fast && !solve.is_over)
            try_chains(&solve);
        if (!solve.is_over)
            take_next(&solve);
    }
    ch_se_start_work(space, 0, NULL);
    adjust_rating(rating);
    return *rating;
}

void ch_se_print_tenths(ChText *out, int tenths)
{
    if (tenths < 0) { /* of a puzzle without steps */
        char text[32];
        ch_text_add(out, text,
                    (size_t)snprintf(text, sizeof text, "%d.%d", tenths / 10, tenths % 10));
        return;
    }
    ch_text_number(out, (uint64_t)(tenths / 10));
    ch_text_char(out, '.');
    ch_text_char(out, (char)('0' + tenths % 10));
}

void ch_se_print(ChText *out, double rating)
{
    ch_se_print_tenths(out, ch_se_printed(rating));
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
