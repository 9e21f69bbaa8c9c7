/* test_se_shared.c - Scales that take each other's steps, compared with each scale alone.
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

enum { PUZZLES = 40, LISTED = CH_THINNING > 1 ? 1 : 2 };

static ChSearch search;

/* Steps searched by all scales, each alone and together. */
typedef struct Searched {
    int alone;
    int together;
} Searched;

static ChSeSpace *new_space(void)
{
    ChSeSpace *const space = calloc(1, sizeof *space);

    cr_assert_not_null(space);
    return space;
}

static void expect_same_rating(ChSeRating one, ChSeRating two, const char *where, int number)
{
    cr_assert(one.end == two.end && one.er == two.er && one.ep == two.ep && one.ed == two.ed,
              "%s %d", where, number);
}

static void expect_same_hints(const Hints *one, const Hints *two, const ChSeScale *scale,
                              const char *where, int number)
{
    char name[2][CH_SE_NAME];

    cr_assert_eq(one->count, two->count, "%s %d by %s", where, number, scale->key);
    for (int i = 0; i < one->count; i++) {
        const ChSeHint *const a = &one->hint[i];
        const ChSeHint *const b = &two->hint[i];
        ch_se_name(scale, a, name[0]);
        ch_se_name(scale, b, name[1]);
        cr_assert(a->rating == b->rating && a->nodes == b->nodes && a->place == b->place &&
                      memcmp(&a->removed, &b->removed, sizeof a->removed) == 0 &&
                      strcmp(name[0], name[1]) == 0,
                  "%s %d by %s, step %d: %s and %s", where, number, scale->key, i + 1, name[0],
                  name[1]);
    }
}

/* Rates the puzzle by all scales in two spaces: in one they share steps, in the other none is kept
 * from scale to scale.  LISTENS: step by step; otherwise with singles in bulk. */
static void compare(ChSeSpace *const space[2], const ChPuzzle *puzzle, bool listens,
                    Searched *searched, const char *where, int number)
{
    static Hints hints[2];

    space[0]->shared.count = 0;
    for (int s = 0; s < CH_SE_SCALES; s++) {
        const ChSeLimits limits = {.scale = ch_se_scales[s], .is_unique = !listens};
        ChSeRating rating[2];
        space[1]->shared.count = 0;
        for (int i = 0; i < 2; i++) {
            hints[i].count = 0;
            rating[i] = ch_se_rate(space[i], puzzle, limits,
                                   listens ? &(ChSeListener){collect_hint, &hints[i]} : NULL);
        }
        expect_same_rating(rating[0], rating[1], where, number);
        expect_same_hints(&hints[0], &hints[1], ch_se_scales[s], where, number);
        searched->alone += space[1]->shared.count;
    }
    searched->together += space[0]->shared.count;
}

Test(se_shared, generated_puzzles_have_the_same_steps_and_ratings)
{
    ChSeSpace *const space[] = {new_space(), new_space()};
    Searched searched = {0, 0};

    for (int i = 0; i < PUZZLES / CH_THINNING; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 17, (uint64_t)i, &puzzle);
        compare(space, &puzzle, true, &searched, "seed 17, puzzle", i);
        compare(space, &puzzle, false, &searched, "seed 17, puzzle", i);
    }
    cr_expect_lt(searched.together, searched.alone);
    free(space[0]);
    free(space[1]);
}

Test(se_shared, so_have_known_ones)
{
    ChSeSpace *const space[] = {new_space(), new_space()};
    Searched searched = {0, 0};

    for (const SharedList *list = shared_lists; list->name != NULL; list++) {
        FILE *file = NULL;
        ChPuzzle puzzle;
        for (int i = 0; next_shared(list, &file, &puzzle); i++)
            if (i < LISTED)
                compare(space, &puzzle, i == 0, &searched, list->name, i);
    }
    cr_expect(searched.alone == 0 || searched.together < searched.alone);
    free(space[0]);
    free(space[1]);
}

/* ---- which rows are shared ---- */

/* Returns the row of the scale that finds this, of this size or base. */
static int row_of(const ChSeScale *scale, ChSeFind *find, int size, double base)
{
    for (int row = 0; row < scale->producers; row++)
        if (scale->producer[row].find == find && scale->producer[row].size == size &&
            scale->producer[row].mode.base == base)
            return row;
    cr_assert_fail("%s has no such row", scale->key);
    return 0;
}

static bool shares(const ChSeScale *scale, const ChSeScale *other, ChSeFind *find, int size,
                   double base)
{
    return ch_se_is_shared(scale, row_of(scale, find, size, base), other);
}

Test(se_shared, explainer_and_sx_share_producers_below_ten)
{
    const ChSeScale *const pair[] = {&ch_se_explainer, &ch_se_sx};

    for (int i = 0; i < 2; i++) {
        const ChSeScale *const one = pair[i];
        const ChSeScale *const other = pair[1 - i];
        cr_expect(shares(one, other, ch_se_produce_loops, 0, 0.0));
        cr_expect(shares(one, other, ch_se_produce_unary, 0, 0.0));
        cr_expect(shares(one, other, ch_se_produce_forcing, 0, 9.5));
        cr_expect_not(shares(one, other, ch_se_produce_forcing, 0, 10.0), "not the same row");
        cr_expect_not(shares(one, other, ch_se_produce_forcing, 0, 10.5), "another before it");
        cr_expect_not(shares(one, other, ch_se_produce_hidden_sets, 3, 0.0), "too quick");
    }
}

Test(se_shared, the_bank_takes_what_it_knows_of_sukaku)
{
    const ChSeScale *const one = &ch_se_sukaku;
    const ChSeScale *const other = &ch_se_bank;

    cr_expect(shares(one, other, ch_se_produce_large_wings, 5, 0.0));
    cr_expect(shares(one, other, ch_se_produce_unary, 0, 0.0));
    cr_expect(shares(one, other, ch_se_produce_forcing, 0, 10.0));
    cr_expect_not(shares(one, other, ch_se_produce_strong_links, 2, 0.0), "rated in another way");
    cr_expect_not(shares(one, other, ch_se_produce_large_wings, 6, 0.0), "the bank lacks it");
    cr_expect(shares(other, one, ch_se_produce_bug, 0, 0.0));
    cr_expect_not(shares(other, one, ch_se_produce_unary, 0, 0.0), "sukaku looks for more before");
}

Test(se_shared, explainer_and_sukaku_differ_in_rules)
{
    for (int row = 0; row < ch_se_explainer.producers; row++)
        cr_expect_not(ch_se_is_shared(&ch_se_explainer, row, &ch_se_sukaku));
}

Test(se_shared, a_step_is_of_its_grid_and_limit_alone)
{
    static ChSeShared shared;
    const int row = row_of(&ch_se_explainer, ch_se_produce_unary, 0, 0.0);
    const ChSeHint kept = ch_se_hint(CH_SE_X_CYCLE, 6.5);
    uint8_t digit[CH_CELLS];
    ChSeHint hint;
    ChSeGrid grid;

    memset(digit, CH_NO_DIGIT, sizeof digit);
    ch_se_grid_start(&grid, digit);
    ch_se_keep_step(&shared, &ch_se_explainer, row, &grid, 0, &kept);
    cr_assert(ch_se_recall_step(&shared, &ch_se_sx, &grid, 0, &hint));
    cr_expect(hint.technique == kept.technique && hint.rating == kept.rating);
    cr_expect_not(ch_se_recall_step(&shared, &ch_se_explainer, &grid, 0, &hint));
    cr_expect_not(ch_se_recall_step(&shared, &ch_se_sx, &grid, 70, &hint));
    ch_se_grid_remove(&grid, 40, 4);
    cr_expect_not(ch_se_recall_step(&shared, &ch_se_sx, &grid, 0, &hint));
    for (int i = 0; i < 2 * CH_SE_KNOWN; i++)
        ch_se_keep_step(&shared, &ch_se_explainer, row, &grid, 0, &kept);
    cr_expect_eq(shared.count, CH_SE_KNOWN, "what has no room is not kept");
}
