/* test_log_replay.c - The fields that a log replay derives: marks, order of premises, after,
 * argument.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "generated.h"
#include "marks.h"
#include "notation.h"
#include "support.h"

static ChSearch search;
static ChLogReplay log_replay;

static int count_role(const ChStepRecord *step, ChRole role)
{
    int count = 0;

    for (size_t i = 0; i < step->mark_count; i++)
        count += step->mark[i].role == role;
    return count;
}

/* Returns the smallest number of placed digits that close as much of the house as all of them
 * do, by trying every set of cells. */
static int fewest_closers(const ChBoard *board, int house, int digit, int target)
{
    int count = 0;
    int fewest = 99;
    unsigned open = 0;
    unsigned all = 0;
    unsigned closes[CH_CELLS];

    for (int place = 0; place < 9; place++)
        if (board->digit[ch_house_cell[house][place]] == CH_NO_DIGIT &&
            ch_house_cell[house][place] != target)
            open |= 1u << place;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (board->digit[cell] != digit)
            continue;
        closes[count] = 0;
        for (int place = 0; place < 9; place++)
            if (ch_cells_has(&ch_cell_peers[ch_house_cell[house][place]], cell))
                closes[count] |= 1u << place & open;
        all |= closes[count];
        count++;
    }
    for (unsigned set = 0; set < 1u << count; set++) {
        unsigned closed = 0;
        for (int i = 0; i < count; i++)
            if (set >> i & 1)
                closed |= closes[i];
        if (closed == all && ch_count(set) < fewest)
            fewest = ch_count(set);
    }
    return fewest;
}

static void check_single(const ChStepRecord *step)
{
    const int placed = step->place[0];
    const int constraint = step->constraint[0];
    const int cell = CH_CANDIDATE_CELL(placed);

    cr_assert_eq(step->constraint_count, 1);
    cr_assert_eq(count_role(step, CH_ROLE_DIGIT), 1);
    cr_assert_eq(count_role(step, CH_ROLE_CELL), 1);
    if (constraint < CH_CELLS) {
        cr_assert_eq(constraint, cell);
        cr_assert_eq(count_role(step, CH_ROLE_HATCHING), 8);
        return;
    }
    cr_assert_eq(count_role(step, CH_ROLE_HOUSE), 1);
    cr_assert_eq(count_role(step, CH_ROLE_HATCHING),
                 fewest_closers(&log_replay.replay.board, (constraint - CH_CELLS) / 9,
                                CH_CANDIDATE_DIGIT(placed), cell));
    cr_assert_eq(count_role(step, CH_ROLE_CLOSED), 0);
}

Test(replay, hatching_is_a_smallest_set)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of("singles");
    const ChRandom random = seeded("hatching_is_a_smallest_set");
    int singles = 0;

    for (int i = 0; i < 500; i++) {
        ChPuzzle puzzle;
        ChStepRecord step;
        generate_puzzle(&search, random.state + 1, (uint64_t)i, &puzzle);
        ch_engine_solve(engine, &puzzle, &plan, false);
        ch_log_replay_start(&log_replay, &engine->log);
        while (ch_log_replay_next(&log_replay, false, &step)) {
            check_single(&step);
            singles++;
        }
    }
    cr_expect(singles > 5000);
    free(engine);
}

/* Checks `after` by its definition: replays candidate by candidate. */
static void check_after(const ChLog *log)
{
    static uint16_t removed_by[CH_CANDIDATES];
    ChStepRecord step;
    uint32_t number = 0;

    memset(removed_by, 0, sizeof removed_by);
    ch_log_replay_start(&log_replay, log);
    static bool alive[CH_CANDIDATES];
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        alive[candidate] = ch_board_has(&log_replay.replay.board, candidate);
    while (ch_log_replay_next(&log_replay, false, &step)) {
        bool needs[CH_MAX_STEPS + 1] = {false};
        size_t expected = 0;
        number++;
        cr_assert_eq(step.number, number);
        for (size_t i = 0; i < 9 * step.constraint_count; i++)
            needs[removed_by[ch_constraint_candidate(step.constraint[i / 9], (int)(i % 9))]] = true;
        for (int candidate = 0; candidate < CH_CANDIDATES && step.deadly_count > 0; candidate++) {
            const unsigned digits = step.deadly[0].digits[CH_CANDIDATE_CELL(candidate)];
            if (digits != 0 && !(digits >> CH_CANDIDATE_DIGIT(candidate) & 1))
                needs[removed_by[candidate]] = true;
        }
        for (uint32_t before = 1; before < number; before++)
            if (needs[before]) {
                cr_assert_lt(expected, step.after_count);
                cr_assert_eq(step.after[expected], before);
                expected++;
            }
        cr_assert_eq(step.after_count, expected);
        for (int candidate = 0; candidate < CH_CANDIDATES && step.place_count > 0; candidate++) {
            const int cell = CH_CANDIDATE_CELL(candidate);
            const int at = CH_CANDIDATE_CELL(step.place[0]);
            const bool same_digit =
                CH_CANDIDATE_DIGIT(candidate) == CH_CANDIDATE_DIGIT(step.place[0]);
            if (alive[candidate] && ((cell == at && !same_digit) ||
                                     (same_digit && ch_cells_has(&ch_cell_peers[at], cell)))) {
                alive[candidate] = false;
                removed_by[candidate] = (uint16_t)number;
            }
        }
        for (size_t i = 0; i < step.eliminate_count; i++) {
            alive[step.eliminate[i]] = false;
            removed_by[step.eliminate[i]] = (uint16_t)number;
        }
    }
}

Test(replay, after_names_the_steps_that_killed_the_premises)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);

    for (int i = 0; i < 300; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 11, (uint64_t)i, &puzzle);
        ch_engine_solve(engine, &puzzle, &plan, false);
        check_after(&engine->log);
    }
    free(engine);
}

static int candidate_of(const char *name)
{
    bool placed;
    return ch_read_conclusion(name, strlen(name), &placed);
}

/* A naked pair of 1 and 2 in r1c1 and r1c2. */
Test(replay, argues_a_pair_by_following_its_cells)
{
    ChLine line[8];
    ChLines lines = {.line = line, .capacity = 8};
    ChPremise premise[2];

    for (int i = 0; i < 2; i++) {
        premise[i] = (ChPremise){.constraint = (uint16_t)CH_CELL_AT(0, i)};
        for (int digit = 0; digit < 2; digit++)
            ch_candidates_add(&premise[i].candidates, CH_CANDIDATE(CH_CELL_AT(0, i), digit));
    }
    cr_assert_eq(ch_argue(&lines, premise, 2, candidate_of("r1c5<>1"), true), CH_OK);
    cr_assert_eq(lines.count, 2);
    cr_assert_eq(line[0].kind, CH_LINE_THEN);
    cr_assert_eq(line[0].candidate, candidate_of("r1c1=2"));
    cr_assert_eq(line[1].kind, CH_LINE_FAILS);
    cr_assert_eq(line[1].constraint, CH_CELL_AT(0, 1));
}

/* Three cells with the digits 1, 2, 3 in any order force nothing, so the argument splits. */
Test(replay, argues_by_cases_where_nothing_is_forced)
{
    ChLine line[32];
    ChLines lines = {.line = line, .capacity = 32};
    ChPremise premise[4];
    int depth = 0;

    for (int i = 0; i < 4; i++) {
        premise[i] = (ChPremise){.constraint = (uint16_t)CH_CELL_AT(0, i)};
        for (int digit = 0; digit < 3; digit++)
            ch_candidates_add(&premise[i].candidates, CH_CANDIDATE(CH_CELL_AT(0, i), digit));
    }
    cr_assert_eq(ch_argue(&lines, premise, 4, CH_NONE, false), CH_OK);
    cr_assert_eq(line[0].kind, CH_LINE_CASES);
    cr_assert_eq(line[0].branches, 3);
    cr_assert_eq(line[1].kind, CH_LINE_ASSUME);
    for (size_t i = 0; i < lines.count; i++)
        depth += line[i].kind == CH_LINE_FAILS;
    cr_assert_eq(depth, 6);
    /* three cells for three digits are no contradiction */
    lines.count = 0;
    cr_assert_eq(ch_argue(&lines, premise, 3, CH_NONE, false), CH_BAD_ARGUMENT);
    /* too little room is reported, not overrun */
    lines = (ChLines){.line = line, .capacity = 5};
    cr_assert_eq(ch_argue(&lines, premise, 4, CH_NONE, false), CH_NO_ROOM);
    cr_assert_eq(lines.count, 5);
}

/* In a shortened proof a link may lack an end: then no half of the pattern is shown. */
Test(replay, shows_no_link_without_an_end)
{
    static ChMarks marks;
    ChCandidateSet one = {{0}};
    const ChCandidateSet none = {{0}};

    ch_candidates_add(&one, 5);
    ch_marks_link(&marks, &one, &one, true);
    cr_expect_not(marks.overflow);
    ch_marks_link(&marks, &one, &none, false);
    cr_expect(marks.overflow);
}

/* Nor is a set shown when its cells have lost all its digits. */
Test(replay, shows_no_set_without_digits)
{
    static ChMarks marks;
    ChCellSet cells = {{0}};

    ch_cells_add(&cells, 5);
    ch_marks_set(&marks, &cells, 1u << 3);
    cr_expect_not(marks.overflow);
    ch_marks_set(&marks, &cells, 0);
    cr_expect(marks.overflow);
}

/* Counts the hidden pairs of a log, and those of them that are locked. */
static void count_pairs(const ChLog *log, int *pairs, int *locked)
{
    ChStepRecord step;

    ch_log_replay_start(&log_replay, log);
    while (ch_log_replay_next(&log_replay, false, &step)) {
        const bool is_locked =
            step.subtype != NULL && strcmp(step.subtype, "locked-hidden-pair") == 0;
        *pairs += strcmp(step.technique, "hidden-pair") == 0;
        *locked += is_locked;
        cr_expect(!is_locked || strcmp(step.technique, "hidden-pair") == 0);
    }
}

/* A plan that is narrowed to a sub-type finds no other steps of its technique, and one without it
 * finds only the others. */
Test(replay, names_sub_types_as_the_plan_selects_them)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan[] = {plan_of(NULL), plan_of("singles,pointing,locked-hidden-pair"),
                           plan_of("-locked-hidden-pair")};
    int pairs[3] = {0};
    int locked[3] = {0};

    for (int i = 0; i < 300; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 1, (uint64_t)i, &puzzle);
        for (int j = 0; j < 3; j++) {
            cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan[j], false), CH_OK);
            count_pairs(&engine->log, &pairs[j], &locked[j]);
        }
    }
    cr_expect(pairs[0] > locked[0] && locked[0] > 0, "%d of %d", locked[0], pairs[0]);
    cr_expect(pairs[1] == locked[1] && locked[1] > 0, "%d of %d", locked[1], pairs[1]);
    cr_expect(pairs[2] > 0 && locked[2] == 0, "%d of %d", locked[2], pairs[2]);
    free(engine);
}
