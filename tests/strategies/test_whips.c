/* test_whips.c - the search for whips and braids: what it finds is so by the definition, for all
 * its targets; published patterns are found, and no kind is longer than one that it includes.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "notation.h"
#include "support.h"
#include "whips.h"

enum { LINE = 2048, MARKS = 729, SLOTS = 1 << 16 };

static uint64_t failed[SLOTS];

static ChWhipSearch search_within(uint64_t work)
{
    return (ChWhipSearch){.most_work = work, .failed = failed, .failed_slots = SLOTS};
}

/* Reads the candidates of each cell, row by row; a cell with a single one has that digit. */
static ChPropagation position_from(const char *marks)
{
    ChPropagation state = {.fresh = CH_ALL_NINE};

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int at = CH_CELL_AT(cell / 9, cell % 9);
        int count = 0;
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (marks[9 * cell + digit] != '.') {
                state.open[digit] |= ch_bands_cell(at);
                count++;
            }
        if (count == 1)
            state.placed |= ch_bands_cell(at);
    }
    return state;
}

static ChWhipKind kind_named(const char *name)
{
    return (ChWhipKind){.is_braid = strstr(name, "braid") != NULL,
                        .with_segments = strncmp(name, "g-", 2) == 0};
}

/* ---- the definition ---- */

/* Reports whether what is true at a place rules a candidate out: the target at place -1, or a
 * right-linking label. */
static bool rules_out(const ChWhipSearch *search, const ChWhipPattern *pattern, int target,
                      int place, int candidate)
{
    if (place < 0)
        return ch_conflict(target, candidate);
    const ChCandidateSet label = ch_whip_candidates(&search->start, pattern->right[place]);
    CH_EACH_CANDIDATE(one, &label)
        if (!ch_conflict(one, candidate))
            return false;
    return true;
}

static bool is_ruled_out(const ChWhipSearch *search, const ChWhipPattern *pattern, int target,
                         int place, int candidate)
{
    for (int i = -1; i < place; i++)
        if (rules_out(search, pattern, target, i, candidate))
            return true;
    return false;
}

/* Expects that each variable is left with its right-linking label, and the last with nothing. */
static void expect_pattern(const ChWhipSearch *search, const ChWhipPattern *pattern,
                           ChWhipKind kind, int target)
{
    for (int place = 0; place < pattern->length; place++) {
        const int right = pattern->right[place];
        ChCandidateSet open = {{0}};
        cr_expect_eq(right == CH_NONE, place == pattern->length - 1);
        if (right != CH_NONE)
            open = ch_whip_candidates(&search->start, right);
        for (int i = 0; i < CH_DIGITS; i++) {
            const int candidate = ch_constraint_candidate(pattern->variable[place], i);
            cr_expect(!ch_propagation_is_open(&search->start, candidate) ||
                      ch_candidates_has(&open, candidate) ||
                      is_ruled_out(search, pattern, target, place, candidate));
        }
        cr_expect(kind.is_braid ||
                  rules_out(search, pattern, target, place - 1, pattern->left[place]));
    }
}

/* Reports whether a variable is left with a label, or the last with nothing, by the definition. */
static bool is_left_as(const ChWhipSearch *search, const ChWhipPattern *pattern, int target,
                       int place)
{
    const int right = pattern->right[place];
    ChCandidateSet label = {{0}};
    ChCandidateSet open = {{0}};

    if (right != CH_NONE)
        label = ch_whip_candidates(&search->start, right);
    for (int i = 0; i < CH_DIGITS; i++) {
        const int candidate = ch_constraint_candidate(pattern->variable[place], i);
        if (ch_propagation_is_open(&search->start, candidate) &&
            !is_ruled_out(search, pattern, target, place, candidate))
            ch_candidates_add(&open, candidate);
    }
    const int count = ch_candidates_count(&open);
    return ch_candidates_within(&open, &label) && !ch_candidates_has(&label, target) &&
           (right == CH_NONE        ? count == 0
            : right < CH_CANDIDATES ? count == 1
                                    : count > 1);
}

/* Expects that the targets of a pattern are those that the definition allows; returns how many. */
static int expect_targets(const ChWhipSearch *search, const ChWhipPattern *pattern, ChWhipKind kind)
{
    const ChCandidateSet targets = ch_whip_targets(&search->start, NULL, kind, pattern);

    cr_expect(ch_candidates_has(&targets, pattern->target));
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        bool is_target = ch_whip_is_target(&search->start, candidate);
        for (int place = 0; place < pattern->length; place++)
            is_target = is_target && is_left_as(search, pattern, candidate, place);
        cr_expect_eq(ch_candidates_has(&targets, candidate), is_target);
    }
    return ch_candidates_count(&targets);
}

/* ---- published patterns ---- */

/* A line: 729 marks, then for example `whip[2]: r3n7{c9 c5} - b5n7{r4c5 .} ==> r4c9<>7`. */
static void expect_found(const char *line)
{
    const char *const name = line + MARKS + 1;
    const char *const length = strchr(name, '[') + 1;
    const char *const conclusion = strstr(name, "==> ") + 4;
    const ChPropagation start = position_from(line);
    ChWhipSearch search = search_within(100000);
    ChWhipPattern pattern;
    bool placed = true;

    const int target = ch_read_conclusion(conclusion, 7, &placed);
    cr_assert(target >= 0 && !placed, "%s", conclusion);
    ch_whip_start(&search, &start, NULL);
    const int bound = ch_whip_bound(&search, kind_named(name), target);
    cr_expect(bound > 0 && bound <= atoi(length), "the bound is %d: %s", bound, name);
    cr_assert(ch_whip_find(&search, kind_named(name), target, atoi(length), &pattern), "%s", name);
    cr_expect(pattern.length <= atoi(length), "%d variables: %s", pattern.length, name);
    expect_pattern(&search, &pattern, kind_named(name), target);
    expect_targets(&search, &pattern, kind_named(name));
}

Test(whips, published_patterns_are_found, .timeout = 120)
{
    FILE *const file = open_shared("golden/whips/examples.txt");
    char line[LINE];
    int count = 0;

    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (strlen(line) > MARKS && line[MARKS] == ' ') {
            expect_found(line);
            count++;
        }
    cr_expect(file == NULL || count > 200, "%d patterns", count);
    if (file != NULL)
        fclose(file);
}

/* ---- sound, and the shortest ---- */

/* Compares the shortest patterns for one target: no kind is longer than one that it includes.  A
 * search that gives up is not compared.  Counts the patterns, and those with several targets. */
static void expect_order(ChWhipSearch *search, int target, const uint8_t *solution, int found[4],
                         int *several)
{
    enum { LIMIT = 5, NO_PATTERN = LIMIT + 1 };
    int least[4];
    ChWhipPattern pattern;

    search->work = 0;
    for (int i = 0; i < 4; i++) {
        const ChWhipKind kind = {.is_braid = i >= 2, .with_segments = i % 2 == 1};
        const int bound = ch_whip_bound(search, kind, target);
        least[i] = 1;
        while (least[i] <= LIMIT && !ch_whip_find(search, kind, target, least[i], &pattern))
            least[i]++;
        if (least[i] == NO_PATTERN)
            continue;
        found[i]++;
        cr_expect_eq(pattern.length, least[i]);
        cr_expect(bound > 0 && bound <= least[i]);
        cr_expect_neq(solution[CH_CANDIDATE_CELL(target)], CH_CANDIDATE_DIGIT(target));
        expect_pattern(search, &pattern, kind, target);
        *several += expect_targets(search, &pattern, kind) > 1;
    }
    if (ch_whip_is_exhausted(search))
        return;
    cr_expect(least[2] <= least[0] && least[3] <= least[1]);
    cr_expect(least[1] <= least[0] && least[3] <= least[2]);
}

Test(whips, are_sound_and_no_longer_than_what_they_include, .timeout = 300)
{
    static ChSearch solver;
    const char *const thinning = getenv("CH_THINNING");
    const int puzzles = thinning != NULL && atoi(thinning) > 1 ? 4 : 24;
    ChRandom random = seeded("whips");
    int found[4] = {0};
    int several = 0;

    for (int i = 0; i < puzzles; i++) {
        uint8_t solution[CH_CELLS];
        ChWhipSearch search = search_within(5000);
        ChPropagation start;
        ChBoard board;
        const ChPuzzle puzzle = solved_puzzle(&solver, random.state, i, solution);
        ch_board_load(&board, &puzzle);
        ch_propagation_start(&start, &board);
        cr_assert(ch_propagation_holds(&start));
        ch_whip_start(&search, &start, NULL);
        for (int target = 0; target < CH_CANDIDATES; target++)
            if (ch_whip_is_target(&start, target))
                expect_order(&search, target, solution, found, &several);
    }
    for (int i = 0; i < 4; i++)
        cr_expect_gt(found[i], 10);
    cr_expect_gt(several, 10);
}
