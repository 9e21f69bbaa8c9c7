/* test_se_plain.c - The fast searches of the SE scale, compared with exhaustive ones; the limit of
 * work; proofs of one solution; and loops of ten cells, which the lists of records lack.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "generated.h"
#include "hints.h"
#include "se.h"
#include "support.h"

enum { PUZZLES = 60, LISTED = 2 };

static ChSearch search;

static void expect_same(ChSeRating one, ChSeRating two, const char *where, int number)
{
    cr_assert(one.er == two.er && one.ep == two.ep && one.ed == two.ed, "%s %d", where, number);
}

/* Compares three ratings of a puzzle: with the space's knowledge from other puzzles, in full, and
 * without the order of steps that raise no rating. */
static void compare_ratings(ChSeSpace *space, const ChPuzzle *puzzle, const char *where, int number)
{
    static Hints fast;
    static Hints plain;

    fast.count = plain.count = 0;
    space->is_plain = false;
    const ChSeRating one =
        ch_se_rate(space, puzzle, (ChSeLimits){0}, &(ChSeListener){collect_hint, &fast});
    space->is_plain = true;
    const ChSeRating two =
        ch_se_rate(space, puzzle, (ChSeLimits){0}, &(ChSeListener){collect_hint, &plain});
    space->is_plain = false;
    const ChSeRating rated = ch_se_rate(space, puzzle, (ChSeLimits){.is_unique = true}, NULL);
    cr_assert_eq(fast.count, plain.count, "%s %d", where, number);
    for (int i = 0; i < fast.count; i++) {
        const ChSeHint *const a = &fast.hint[i];
        const ChSeHint *const b = &plain.hint[i];
        cr_assert(a->rating == b->rating && a->nodes == b->nodes && a->place == b->place &&
                      a->technique == b->technique && a->level == b->level,
                  "%s %d, step %d", where, number, i + 1);
        cr_assert_arr_eq(a->removed.of, b->removed.of, sizeof a->removed.of, "%s %d, step %d",
                         where, number, i + 1);
    }
    expect_same(one, two, where, number);
    expect_same(rated, two, where, number);
}

static ChSeSpace *new_se_space(void)
{
    ChSeSpace *const space = calloc(1, sizeof *space);

    cr_assert_not_null(space);
    return space;
}

Test(se_plain, generated_puzzles_have_the_same_steps)
{
    ChSeSpace *const space = new_se_space();

    for (int i = 0; i < PUZZLES; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 11, (uint64_t)i, &puzzle);
        compare_ratings(space, &puzzle, "seed 11, puzzle", i);
    }
    free(space);
}

Test(se_plain, so_have_known_ones)
{
    ChSeSpace *const space = new_se_space();

    for (const SharedList *list = shared_lists; list->name != NULL; list++) {
        FILE *file = NULL;
        ChPuzzle puzzle;
        for (int i = 0; next_shared(list, &file, &puzzle); i++)
            if (i < LISTED)
                compare_ratings(space, &puzzle, list->name, i);
    }
    free(space);
}

/* Ratings of singles, locking, and sets are the most frequent, and chains do not hide them. */
Test(se_plain, the_order_of_steps_that_raise_no_rating_does_not_matter)
{
    enum { EASY = 300 };
    ChSeSpace *const space = new_se_space();
    static Hints hints;

    for (int i = 0; i < EASY; i++) {
        const ChSeLimits limits = {.most = 50, .is_unique = true};
        ChPuzzle puzzle;
        generate_puzzle(&search, 13, (uint64_t)i, &puzzle);
        hints.count = 0;
        const ChSeRating listened =
            ch_se_rate(space, &puzzle, limits, &(ChSeListener){collect_hint, &hints});
        const ChSeRating rated = ch_se_rate(space, &puzzle, limits, NULL);
        cr_assert_eq(listened.end, rated.end, "seed 13, puzzle %d", i);
        expect_same(listened, rated, "seed 13, puzzle", i);
    }
    free(space);
}

/* ---- easy steps that prove one solution ---- */

typedef struct Judgement {
    const ChPuzzle *puzzle;
    int calls;
    bool is_unique;
    uint8_t solution[CH_CELLS];
} Judgement;

static bool judge_by_search(void *context)
{
    Judgement *const judgement = context;
    const ChCandidateSet alive = ch_alive_givens(judgement->puzzle);
    uint8_t other[CH_CELLS];

    judgement->calls++;
    ch_search_start(&search, &alive, NULL, 1000000);
    judgement->is_unique =
        ch_search_next(&search, judgement->solution) && !ch_search_next(&search, other);
    return judgement->is_unique;
}

/* Rates the puzzle when nothing is known of its solutions.  Returns whether easy steps prove that
 * there is one. */
static bool check_proof(ChSeSpace *space, const ChPuzzle *puzzle, const ChSeScale *scale)
{
    Judgement judgement = {.puzzle = puzzle};
    const ChSeJudge judge = {judge_by_search, &judgement};
    const ChSeRating rating =
        ch_se_rate(space, puzzle, (ChSeLimits){.judge = &judge, .scale = scale}, NULL);
    const int calls = judgement.calls;

    cr_assert_leq(calls, 1);
    cr_assert_eq(rating.end != CH_SE_NOT_UNIQUE, judge_by_search(&judgement));
    if (rating.end == CH_SE_NOT_UNIQUE)
        return false;
    const ChSeRating known =
        ch_se_rate(space, puzzle, (ChSeLimits){.is_unique = true, .scale = scale}, NULL);
    cr_assert_eq(rating.end, known.end);
    cr_assert(rating.er == known.er && rating.ep == known.ep && rating.ed == known.ed);
    return calls == 0;
}

/* Tries the puzzle, and that with any of its digits changed or taken away. */
static int check_proofs(ChSeSpace *space, const ChPuzzle *puzzle, const ChSeScale *scale)
{
    int proved = check_proof(space, puzzle, scale);

    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit <= CH_NO_DIGIT && puzzle->given[cell] != CH_NO_DIGIT; digit++) {
            ChPuzzle other = *puzzle;
            other.given[cell] = (uint8_t)digit;
            proved += check_proof(space, &other, scale);
        }
    return proved;
}

/* Puzzles with few givens, and with few empty cells. */
Test(se_plain, easy_steps_fill_a_grid_only_where_there_is_one_solution)
{
    enum { PROVED = 12 };
    ChSeSpace *const space = new_se_space();
    int proved = 0;

    for (int i = 0; i < PROVED; i++) {
        Judgement judgement;
        ChPuzzle puzzle;
        generate_puzzle(&search, 14, (uint64_t)i, &puzzle);
        judgement = (Judgement){.puzzle = &puzzle};
        cr_assert(judge_by_search(&judgement));
        for (int filled = 0; filled <= CH_CELLS; filled += 27) {
            proved += check_proofs(space, &puzzle, ch_se_scales[i % CH_SE_SCALES]);
            for (int cell = filled; cell < filled + 27 && cell < CH_CELLS; cell++)
                puzzle.given[cell] = judgement.solution[cell];
        }
    }
    cr_expect_gt(proved, PROVED);
    free(space);
}

/* ---- other positions ---- */

/* Many candidates are removed at once, or singles are not known: a producer must also handle
 * positions that steps do not leave. */
Test(se_plain, unary_chains_are_the_same_on_any_position)
{
    ChSeSpace *const space = new_se_space();
    ChSeHint fast;
    ChSeHint plain;
    int found = 0;

    for (int i = 0; i < PUZZLES; i++) {
        ChPuzzle puzzle;
        uint8_t digit[CH_CELLS];
        ChSeGrid grid;
        generate_puzzle(&search, 12, (uint64_t)i, &puzzle);
        for (int cell = 0; cell < CH_CELLS; cell++)
            digit[9 * CH_ROW_OF(cell) + CH_COLUMN_OF(cell)] =
                (uint8_t)ch_puzzle_digit(&puzzle, cell);
        ch_se_grid_start(&grid, digit);
        space->is_plain = false;
        const ChSeOutcome one = ch_se_produce(space, &ch_se_explainer, &grid, 21, &fast);
        space->is_plain = true;
        const ChSeOutcome two = ch_se_produce(space, &ch_se_explainer, &grid, 21, &plain);
        cr_assert_eq(one, two, "seed 12, puzzle %d", i);
        found += one == CH_SE_HINT;
        if (one == CH_SE_HINT)
            cr_assert(fast.rating == plain.rating && fast.nodes == plain.nodes &&
                          memcmp(&fast.removed, &plain.removed, sizeof fast.removed) == 0,
                      "seed 12, puzzle %d", i);
    }
    cr_expect_gt(found, 0);
    free(space);
}

/* ---- the limit ---- */

Test(se_plain, work_ends_at_the_limit_and_leaves_nothing_behind)
{
    ChSeSpace *const space = new_se_space();
    bool ended = false;
    bool any = false;

    for (const SharedList *list = shared_lists; list->name != NULL && !ended; list++) {
        FILE *file = NULL;
        ChPuzzle puzzle;
        for (int i = 0; next_shared(list, &file, &puzzle); i++) {
            if (i >= LISTED || ended)
                continue;
            any = true;
            const ChSeRating cut = ch_se_rate(space, &puzzle, (ChSeLimits){.work = 1000}, NULL);
            ended = cut.end == CH_SE_TOO_LARGE;
            const ChSeRating whole = ch_se_rate(space, &puzzle, (ChSeLimits){0}, NULL);
            cr_expect_eq(whole.end, CH_SE_RATED);
            compare_ratings(space, &puzzle, list->name, i);
        }
    }
    cr_expect(ended || !any, "the work of no puzzle reached the limit");
    free(space);
}

/* ---- loops ---- */

static bool keep_hint(void *context, const ChSeHint *hint)
{
    *(ChSeHint *)context = *hint;
    return true;
}

/* Makes a grid where only these cells have candidates: ones and twos. */
static void lay_loop(ChSeGrid *grid, const uint8_t *cell, int count, int extra)
{
    uint8_t digit[CH_CELLS];
    uint16_t wanted[CH_CELLS] = {0};

    memset(digit, CH_NO_DIGIT, sizeof digit);
    ch_se_grid_start(grid, digit);
    for (int i = 0; i < count; i++)
        wanted[cell[i]] = i == extra ? 7 : 3;
    for (int i = 0; i < CH_CELLS; i++)
        for (int d = 0; d < CH_DIGITS; d++)
            if (!(wanted[i] >> d & 1))
                ch_se_grid_remove(grid, i, d);
}

/*     A . . | . . B | . . .      Neighbours in the alphabet, and J and A, share a row, a column or
 *     . . D | . C . | . . .      a block; each house has two of the cells or none.  A loop of ten
 *     ------+-------+------      cells rates 0.3 and 0.2 more than one of four.
 *     . . E | . . . | F . .      row 7
 *     . . . | . H . | G . .
 *     J . . | . . I | . . .
 */
Test(se_plain, a_loop_of_ten_cells_rates_half_more)
{
    static const uint8_t cell[] = {0, 5, 13, 11, 56, 60, 69, 67, 77, 72};
    ChSeGrid grid;
    ChSeHint hint;
    char name[CH_SE_NAME];
    const ChSeSink sink = {keep_hint, &hint};

    for (int extra = 0; extra < 10; extra++) {
        lay_loop(&grid, cell, 10, extra);
        cr_assert(ch_se_loops(&ch_se_explainer, &grid, NULL, &sink), "extra digit in cell %d",
                  extra);
        cr_expect_eq(hint.length, 10);
        cr_expect_eq(hint.type, 1);
        cr_expect_eq(hint.rating, (4.5 + 0.3) + 0.2);
        ch_se_name(&ch_se_explainer, &hint, name);
        cr_expect_str_eq(name, "Unique Loop 10 type 1");
        for (int i = 0; i < CH_CELLS; i++)
            cr_expect_eq(hint.removed.of[i], i == cell[extra] ? 3 : 0);
    }
}

Test(se_plain, a_cycle_of_four_nodes_has_a_name_of_its_own)
{
    ChSeHint hint = {.technique = CH_SE_X_CYCLE, .nodes = 4};
    char name[CH_SE_NAME];

    ch_se_name(&ch_se_explainer, &hint, name);
    cr_expect_str_eq(name, "Generalized X-Wing");
    hint.nodes = 6;
    ch_se_name(&ch_se_explainer, &hint, name);
    cr_expect_str_neq(name, "Generalized X-Wing");
}
