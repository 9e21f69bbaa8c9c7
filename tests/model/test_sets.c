/* test_sets.c - sets of cells, candidates and constraints against arrays of truth values.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <string.h>

#include "naive.h"

enum { ROUNDS = 2000 };

static ChCellSet random_cells(ChRandom *random, bool *member)
{
    const uint32_t density = ch_random_below(random, 11);
    ChCellSet set = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++) {
        member[cell] = ch_random_below(random, 10) < density;
        if (member[cell])
            ch_cells_add(&set, cell);
    }
    return set;
}

static int expect_members(ChCellSet set, const bool *member, const char *what)
{
    int count = 0;
    int next = ch_cells_next(&set, 0);

    for (int cell = 0; cell < CH_CELLS; cell++) {
        cr_assert_eq(ch_cells_has(&set, cell), member[cell], "%s: cell %d", what, cell);
        if (!member[cell])
            continue;
        cr_assert_eq(next, cell, "%s: walk", what);
        next = ch_cells_next(&set, cell + 1);
        count++;
    }
    cr_assert_eq(next, -1, "%s: end of the walk", what);
    cr_assert_eq(ch_cells_count(set), count, "%s: count", what);
    cr_assert_eq(ch_cells_empty(set), count == 0, "%s: empty", what);
    return count;
}

Test(sets, cells)
{
    ChRandom random = naive_random("cells", 11);

    for (int round = 0; round < ROUNDS; round++) {
        bool a[CH_CELLS], b[CH_CELLS], both[CH_CELLS], any[CH_CELLS], only[CH_CELLS];
        const ChCellSet set_a = random_cells(&random, a);
        const ChCellSet set_b = random_cells(&random, b);
        for (int cell = 0; cell < CH_CELLS; cell++) {
            both[cell] = a[cell] && b[cell];
            any[cell] = a[cell] || b[cell];
            only[cell] = a[cell] && !b[cell];
        }
        expect_members(set_a, a, "made");
        expect_members(ch_cells_and(set_a, set_b), both, "and");
        expect_members(ch_cells_or(set_a, set_b), any, "or");
        expect_members(ch_cells_minus(set_a, set_b), only, "minus");
    }
}

Test(sets, a_cell_taken_out_is_gone)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        ChCellSet set = {{0}};
        ch_cells_add(&set, cell);
        ch_cells_add(&set, (cell + 40) % CH_CELLS);
        ch_cells_remove(&set, cell);
        cr_expect_not(ch_cells_has(&set, cell));
        cr_expect_eq(ch_cells_count(set), 1);
    }
}

Test(sets, candidates)
{
    ChRandom random = naive_random("candidates", 12);

    for (int round = 0; round < ROUNDS / 10; round++) {
        const uint32_t density = ch_random_below(&random, 11);
        bool member[CH_CANDIDATES];
        ChCandidateSet set = {{0}};
        int count = 0;
        for (int i = 0; i < CH_CANDIDATES; i++) {
            member[i] = ch_random_below(&random, 10) < density;
            ch_candidates_add(&set, i);
            if (!member[i])
                ch_candidates_remove(&set, i);
        }
        int next = ch_candidates_next(&set, 0);
        for (int i = 0; i < CH_CANDIDATES; i++) {
            cr_assert_eq(ch_candidates_has(&set, i), member[i]);
            if (!member[i])
                continue;
            cr_assert_eq(next, i);
            next = ch_candidates_next(&set, i + 1);
            count++;
        }
        cr_assert_eq(next, -1);
        cr_assert_eq(ch_candidates_count(&set), count);
    }
}

static ChCandidateSet random_candidates(ChRandom *random)
{
    ChCandidateSet set = {{0}};

    for (int i = 0; i < CH_CANDIDATES; i++)
        if (ch_random_below(random, 2) != 0)
            ch_candidates_add(&set, i);
    return set;
}

Test(sets, two_sets_of_candidates)
{
    ChRandom random = naive_random("two_sets_of_candidates", 13);

    for (int round = 0; round < ROUNDS / 10; round++) {
        const ChCandidateSet a = random_candidates(&random);
        const ChCandidateSet b = random_candidates(&random);
        const ChCandidateSet both = ch_candidates_and(&a, &b);
        const ChCandidateSet any = ch_candidates_or(&a, &b);
        const ChCandidateSet only = ch_candidates_minus(&a, &b);
        for (int i = 0; i < CH_CANDIDATES; i++) {
            const bool in_a = ch_candidates_has(&a, i);
            const bool in_b = ch_candidates_has(&b, i);
            cr_assert_eq(ch_candidates_has(&both, i), in_a && in_b);
            cr_assert_eq(ch_candidates_has(&any, i), in_a || in_b);
            cr_assert_eq(ch_candidates_has(&only, i), in_a && !in_b);
        }
        cr_assert(ch_candidates_within(&both, &b));
        cr_assert(ch_candidates_within(&b, &any));
        cr_assert_eq(ch_candidates_within(&a, &b), ch_candidates_count(&only) == 0);
    }
}

Test(sets, a_candidate_more_is_not_within)
{
    for (int i = 0; i < CH_CANDIDATES; i++) {
        const ChCandidateSet none = {{0}};
        ChCandidateSet one = {{0}};
        ch_candidates_add(&one, i);
        cr_expect(ch_candidates_within(&none, &one));
        cr_expect_not(ch_candidates_within(&one, &none));
    }
}

Test(sets, constraints_walk_in_order)
{
    ChConstraintSet set = {{0}};

    for (int i = 0; i < CH_CONSTRAINTS; i += 7)
        ch_constraints_add(&set, i);
    int expected = 0;
    CH_EACH_CONSTRAINT(i, &set) {
        cr_assert_eq(i, expected);
        expected += 7;
    }
    cr_assert_geq(expected, CH_CONSTRAINTS);
    for (int i = 0; i < CH_CONSTRAINTS; i++)
        cr_expect_eq(ch_constraints_has(&set, i), i % 7 == 0);
}

Test(sets, bits_of_a_word)
{
    for (unsigned bits = 1; bits <= CH_ALL_NINE; bits++) {
        int count = 0;
        int lowest = -1;
        for (int i = 8; i >= 0; i--)
            if (bits >> i & 1) {
                lowest = i;
                count++;
            }
        cr_expect_eq(ch_lowest(bits), lowest);
        cr_expect_eq(ch_count(bits), count);
        cr_expect_eq(ch_is_single(bits), count == 1);
    }
    cr_expect_not(ch_is_single(0));
}

/* Returns the members from `from` to before `end`, by a loop that skips those below and
 * ends at the first above.  `calls` counts how often the set is evaluated. */
static ChCellSet walked(const ChCellSet *set, int from, int end, int *calls)
{
    ChCellSet seen = {{0}};

    CH_EACH_CELL(cell, (++*calls, *set)) {
        if (cell < from)
            continue;
        if (cell >= end)
            break;
        ch_cells_add(&seen, cell);
    }
    return seen;
}

Test(sets, loops_over_cells_break_continue_and_nest)
{
    ChRandom random = naive_random("loops", 15);

    for (int round = 0; round < ROUNDS; round++) {
        bool member[CH_CELLS];
        ChCellSet set = random_cells(&random, member);
        const int from = (int)ch_random_below(&random, CH_CELLS);
        const int end = (int)ch_random_below(&random, CH_CELLS);
        int calls = 0;
        int pairs = 0;
        ChCellSet part = {{0}};
        for (int cell = from; cell < end; cell++)
            if (member[cell])
                ch_cells_add(&part, cell);
        cr_assert(ch_cells_equal(walked(&set, from, end, &calls), part));
        cr_assert_eq(calls, 1);
        const int count = ch_cells_count(set);
        CH_EACH_CELL(one, set)
            CH_EACH_CELL_FROM(other, one + 1, set) {
                cr_assert(member[one] && member[other] && one < other);
                set = (ChCellSet){{0}};
                pairs++;
            }
        cr_assert_eq(pairs, count > 1 ? count - 1 : 0, "the outer loop walks a copy");
    }
}

Test(sets, loops_over_bits_agree_with_the_bits)
{
    ChRandom random = naive_random("bits", 14);

    for (int round = 0; round < ROUNDS; round++) {
        const uint64_t word[2] = {ch_random_next(&random), ch_random_next(&random)};
        uint64_t seen[3] = {0, 0, 0};
        int last = -1;
        CH_EACH_BIT(bit, (uint32_t)word[0])
            seen[0] |= UINT64_C(1) << bit;
        CH_EACH_BIT_64(bit, word[1]) {
            if (bit == 40)
                break;
            seen[1] |= UINT64_C(1) << bit;
        }
        CH_EACH_MEMBER(bit, word, 2) {
            cr_assert(bit > last && ch_bits_has(word, bit));
            last = bit;
            seen[2]++;
        }
        cr_assert_eq(seen[0], word[0] & UINT32_MAX);
        cr_assert_eq(seen[1], word[1] & (word[1] >> 40 & 1 ? (UINT64_C(1) << 40) - 1 : UINT64_MAX));
        cr_assert_eq(seen[2], (uint64_t)ch_bits_count(word, 2));
    }
}
