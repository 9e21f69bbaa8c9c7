/* test_steps.c - single steps of a position, their facts, and changes of the position by a player.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

static const char pairs[] =
    "...8.17..1.5..2.63..3..7.....2..3.1..9.......4...7.6.....2...348...9.5...........";

static ChStepFact fact;

static void set_up(void)
{
    take_workspace();
    fact = (ChStepFact){.size = sizeof fact};
}

TestSuite(steps, .init = set_up, .fini = drop_workspace);

/* ---- next step ---- */

static int count_empty(void)
{
    int empty = 0;

    for (int row = 1; row <= 9; row++)
        for (int column = 1; column <= 9; column++)
            empty += ch_digit(work, row, column) == 0;
    return empty;
}

static void check_solution(const char *solution)
{
    for (int i = 0; i < 81; i++)
        cr_assert_eq(ch_digit(work, i / 9 + 1, i % 9 + 1), solution[i] - '0');
}

Test(steps, applied_one_by_one_they_solve_the_puzzle)
{
    int taken = 0;

    for (read_text(easy); count_empty() > 0; taken++) {
        const int empty = count_empty();
        cr_assert_eq(ch_next_step(work, NULL, NULL), CH_OK);
        cr_assert_eq(ch_step_count(work), 1);
        cr_assert_eq(count_empty(), empty - 1);
        cr_assert_eq(ch_outcome(work), empty == 1 ? CH_SOLVED : CH_STUCK);
        cr_assert_eq(ch_apply(work, 0), CH_OK);
        cr_assert_eq(ch_step_count(work), 0);
    }
    cr_assert_eq(taken, 51);
    check_solution(solved);
    cr_assert_eq(ch_next_step(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_step_count(work), 0);
    cr_assert_eq(ch_outcome(work), CH_SOLVED);
}

Test(steps, eliminations_are_applied_too)
{
    char found[CH_SOLUTION_SIZE];
    int eliminations = 0;

    read_text(pairs);
    cr_assert_eq(ch_find_solution(work, NULL, found, NULL, NULL), CH_OK);
    while (count_empty() > 0) {
        cr_assert_eq(ch_next_step(work, NULL, NULL), CH_OK);
        cr_assert_eq(ch_step_count(work), 1);
        cr_assert_eq(ch_step_fact(work, 0, 0, &fact), CH_OK);
        eliminations += fact.kind == CH_FACT_REMOVES;
        cr_assert_eq(ch_apply(work, 0), CH_OK);
    }
    cr_assert_gt(eliminations, 0);
    check_solution(found);
}

Test(steps, an_unsolvable_position_has_a_contradiction_as_its_step)
{
    read_text(easy);
    cr_assert_eq(ch_set(work, 1, 3, 5), CH_OK);
    cr_assert_eq(ch_next_step(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_outcome(work), CH_CONTRADICTION);
    cr_assert_eq(ch_step_count(work), 1);
    cr_assert_eq(ch_clear(work, 1, 3), CH_OK);
    cr_assert_eq(ch_next_step(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_outcome(work), CH_STUCK);
}

Test(steps, techniques_can_be_chosen)
{
    const ChOptions none = {.size = sizeof none, .strategies = "exocet"};
    const ChOptions wrong = {.size = sizeof wrong, .strategies = "x-wang"};
    ChFault fault = {0};

    read_text(easy);
    cr_assert_eq(ch_next_step(work, &none, NULL), CH_OK);
    cr_assert_eq(ch_step_count(work), 0);
    cr_assert_eq(ch_next_step(work, &wrong, &fault), CH_BAD_STRATEGY);
    cr_assert_str_eq(fault.found, "x-wang");
}

Test(steps, other_profiles_have_a_next_step)
{
    static const char *const profiles[] = {"default", "hodoku", "se", "sx", "sukaku", "csp"};

    for (size_t i = 0; i < sizeof profiles / sizeof *profiles; i++) {
        const ChOptions options = {.size = sizeof options, .profile = profiles[i]};
        read_text(pairs);
        cr_assert_eq(ch_next_step(work, &options, NULL), CH_OK);
        cr_assert_eq(ch_step_count(work), 1, "%s", profiles[i]);
        cr_assert_eq(ch_essential(work), CH_OK);
        cr_assert_eq(ch_write_log(work, CH_ENGLISH, 1, keep, NULL), CH_OK);
    }
}

/* ---- all steps ---- */

typedef struct Listing {
    int count;
    int most;
    int disturb;
    const char *solution;
} Listing;

/* Checks a step of the listing against the solution. */
static int take_step(void *context)
{
    Listing *const listing = context;

    cr_assert_eq(ch_step_count(work), 1);
    for (size_t k = 0; ch_step_fact(work, 0, k, &fact) == CH_OK && fact.kind <= CH_FACT_REMOVES;
         k++)
        cr_assert_eq(fact.kind == CH_FACT_PLACES,
                     listing->solution[9 * (fact.row - 1) + fact.column - 1] - '0' == fact.digit,
                     "%s", fact.name);
    if (listing->disturb)
        cr_assert_eq(ch_rule_out(work, 1, 2, 9, 0), CH_OK);
    return ++listing->count == listing->most;
}

Test(steps, all_steps_of_a_position_are_true)
{
    char found[CH_SOLUTION_SIZE];
    Listing listing = {.solution = found};

    read_text(pairs);
    cr_assert_eq(ch_find_solution(work, NULL, found, NULL, NULL), CH_OK);
    cr_assert_eq(ch_each_step(work, NULL, take_step, &listing, NULL), CH_OK);
    cr_assert_gt(listing.count, 5);

    listing = (Listing){.solution = found, .most = 3};
    cr_assert_eq(ch_each_step(work, NULL, take_step, &listing, NULL), CH_OK);
    cr_assert_eq(listing.count, 3);

    listing = (Listing){.solution = found, .disturb = 1};
    cr_assert_eq(ch_each_step(work, NULL, take_step, &listing, NULL), CH_DISTURBED);
    cr_assert_eq(listing.count, 1);
}

/* ---- facts ---- */

/* Appends the names of a step's facts of one kind, as the log writes a list. */
static void list_names(char *list, uint32_t index, ChFactKind kind)
{
    const char *comma = "";

    *list = '\0';
    for (size_t k = 0; ch_step_fact(work, index, k, &fact) == CH_OK; k++)
        if (fact.kind == kind && kind == CH_FACT_AFTER) {
            list += sprintf(list, "%s%u", comma, (unsigned)fact.step);
            comma = ",";
        } else if (fact.kind == kind) {
            list += sprintf(list, "%s\"%s\"", comma, fact.name);
            comma = ",";
        }
}

/* Checks the list of a member in the text of a step. */
static void check_list(const char *step, const char *end, const char *member, uint32_t index,
                       ChFactKind kind)
{
    static char list[8000];
    static char expected[8100];

    list_names(list, index, kind);
    sprintf(expected, "\"%s\":[%s]", member, list);
    const char *const at = strstr(step, expected);
    cr_assert(at != NULL && at < end, "step %u: %s", (unsigned)index, expected);
}

/* Checks that each part of the pattern is named in the step. */
static int check_pattern(const char *step, const char *end, uint32_t index)
{
    char quoted[64];
    int parts = 0;

    for (size_t k = 0; ch_step_fact(work, index, k, &fact) == CH_OK; k++) {
        if (fact.kind != CH_FACT_PATTERN)
            continue;
        sprintf(quoted, "\"%s\":", fact.role);
        cr_assert(strstr(step, quoted) != NULL && strstr(step, quoted) < end, "%s", quoted);
        if (fact.row != 0) {
            sprintf(quoted, fact.digit != 0 ? "r%dc%d=%d" : "r%dc%d", fact.row, fact.column,
                    fact.digit);
            cr_assert_str_eq(fact.name, quoted);
        }
        if (fact.house != 0 && fact.digit == 0) {
            sprintf(quoted, "%c%d", "brc"[(fact.house - 1) / 9], (fact.house - 1) % 9 + 1);
            cr_assert_str_eq(fact.name, quoted);
        }
        cr_assert(fact.name[0] == '\0' || strstr(step, fact.name) < end, "%s", fact.name);
        parts++;
    }
    return parts;
}

Test(steps, facts_are_those_of_the_log)
{
    int parts = 0;

    read_text(hard);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 0, keep, NULL), CH_OK);
    const char *step = strstr(kept, "{\"step\":1,");
    for (uint32_t i = 0; i < ch_step_count(work); i++) {
        const char *const next = strstr(step + 1, "{\"step\":");
        const char *const end = next != NULL ? next : step + strlen(step);
        check_list(step, end, "place", i, CH_FACT_PLACES);
        check_list(step, end, "eliminate", i, CH_FACT_REMOVES);
        check_list(step, end, "constraints", i, CH_FACT_PREMISE);
        check_list(step, end, "after", i, CH_FACT_AFTER);
        parts += check_pattern(step, end, i);
        step = end;
    }
    cr_assert_gt(parts, 100);
    cr_assert_eq(ch_step_fact(work, ch_step_count(work), 0, &fact), CH_BAD_ARGUMENT);
}

Test(steps, facts_do_not_depend_on_the_order_of_reading)
{
    ChStepFact again = {.size = sizeof again};

    read_text(hard);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    for (uint32_t i = ch_step_count(work); i-- > 0;) {
        cr_assert_eq(ch_step_fact(work, i, 0, &fact), CH_OK);
        cr_assert_eq(ch_write_log(work, CH_ENGLISH, 0, keep, NULL), CH_OK);
        cr_assert_eq(ch_step_fact(work, i, 0, &again), CH_OK);
        cr_assert_eq(memcmp(&fact, &again, sizeof fact), 0);
    }
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_step_fact(work, 0, 0, &again), CH_OK);
    cr_assert_eq(memcmp(&fact, &again, sizeof fact), 0);
}

Test(steps, deadly_patterns_are_facts)
{
    static const char rectangle[] =
        "5......2......2..7..4..5..82..5...9...6.8....47.3..5.....9.....7.861.....6...3...";
    int seen = 0;

    read_text(rectangle);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    for (uint32_t i = 0; i < ch_step_count(work); i++) {
        ChStepInfo info = {.size = sizeof info};
        int deadly = 0;
        cr_assert_eq(ch_step_info(work, i, &info), CH_OK);
        for (size_t k = 0; ch_step_fact(work, i, k, &fact) == CH_OK; k++)
            deadly += fact.kind == CH_FACT_DEADLY;
        cr_assert_eq(deadly > 0, info.assumes_unique != 0);
        cr_assert(deadly == 0 || deadly >= 4);
        seen += deadly > 0;
    }
    cr_assert_gt(seen, 0);
}

/* ---- the player's changes ---- */

Test(steps, entries_and_eliminations_can_be_taken_back)
{
    read_text(easy);
    const unsigned before = ch_candidates(work, 1, 3);
    cr_assert_eq(before, 1u << 0 | 1u << 1 | 1u << 3);
    cr_assert_eq(ch_rule_out(work, 1, 3, 2, 0), CH_OK);
    cr_assert_eq(ch_candidates(work, 1, 3), 1u << 0 | 1u << 3);
    cr_assert_eq(ch_set(work, 1, 4, 2), CH_OK);
    cr_assert_eq(ch_digit(work, 1, 4), 2);
    cr_assert_eq(ch_clear(work, 1, 4), CH_OK);
    cr_assert_eq(ch_candidates(work, 1, 3), 1u << 0 | 1u << 3, "2 is still ruled out");
    cr_assert_eq(ch_rule_out(work, 1, 3, 2, 1), CH_OK);
    cr_assert_eq(ch_candidates(work, 1, 3), before);
}

Test(steps, a_digit_replaces_an_earlier_one)
{
    read_text(easy);
    cr_assert_eq(ch_set(work, 1, 3, 4), CH_OK);
    cr_assert_eq(ch_set(work, 1, 3, 1), CH_OK);
    cr_assert_eq(ch_digit(work, 1, 3), 1);
    for (int i = 0; i < 1000; i++)
        cr_assert_eq(ch_set(work, 1, 3, i % 9 + 1), CH_OK);
    cr_assert_eq(ch_digit(work, 1, 3), 1);
}

Test(steps, wrong_places_change_nothing)
{
    static const int wrong[][3] = {{0, 1, 1}, {10, 1, 1}, {1, 0, 1},  {1, 10, 1},
                                   {1, 1, 5}, {-1, 3, 1}, {1, 3, 10}, {1, 3, 0}};

    read_text(easy);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const int *const it = wrong[i];
        cr_assert_eq(ch_set(work, it[0], it[1], it[2]), CH_BAD_ARGUMENT);
        cr_assert_eq(ch_rule_out(work, it[0], it[1], it[2], 0), CH_BAD_ARGUMENT);
        if (it[2] == 1 || it[2] == 5)
            cr_assert_eq(ch_clear(work, it[0], it[1]), CH_BAD_ARGUMENT);
    }
    cr_assert_eq(ch_apply(work, 0), CH_BAD_ARGUMENT, "there is no solve");
    cr_assert_eq(count_empty(), 51);
}

Test(steps, nothing_works_before_a_puzzle_is_read)
{
    cr_assert_eq(ch_next_step(work, NULL, NULL), CH_NOTHING_READ);
    cr_assert_eq(ch_each_step(work, NULL, take_step, NULL, NULL), CH_NOTHING_READ);
    cr_assert_eq(ch_set(work, 1, 1, 1), CH_NOTHING_READ);
    cr_assert_eq(ch_clear(work, 1, 1), CH_NOTHING_READ);
    cr_assert_eq(ch_rule_out(work, 1, 1, 1, 0), CH_NOTHING_READ);
}

/* ---- notation ---- */

Test(steps, a_notation_is_that_of_the_step)
{
    ChStepInfo info = {.size = sizeof info};
    char place[16];

    read_text(easy);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    for (uint32_t i = 0; i < ch_step_count(work); i++) {
        cr_assert_eq(ch_step_info(work, i, &info), CH_OK);
        snprintf(place, sizeof place, "=> r%dc%d=%d", info.row, info.column, info.digit);
        cr_assert_eq(ch_write_notation(work, i, keep, NULL), CH_OK);
        cr_expect(info.digit == 0 || strstr(kept, place) != NULL, "%s: %s", place, kept);
    }
    cr_expect_eq(ch_write_notation(work, ch_step_count(work), keep, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_write_notation(work, 0, NULL, NULL), CH_BAD_ARGUMENT);
}

/* A forcing chain is written by its argument. */
Test(steps, a_notation_has_the_argument_that_it_needs)
{
    static const char chains[] =
        "....1....1..9.6....8......7...6.7....32.81.5...753.1.9.......91.6.....48..4.5....";
    ChStepInfo info = {.size = sizeof info};
    bool found = false;

    read_text(chains);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    for (uint32_t i = 0; i < ch_step_count(work) && !found; i++) {
        cr_assert_eq(ch_step_info(work, i, &info), CH_OK);
        if (strncmp(info.technique, "forcing", 7) != 0)
            continue;
        cr_assert_eq(ch_write_notation(work, i, keep, NULL), CH_OK);
        found = strstr(kept, " -> ") != NULL;
    }
    cr_expect(found, "%s", kept);
}
