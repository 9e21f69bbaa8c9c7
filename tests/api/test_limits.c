/* test_limits.c - polls and budgets: long work is cancelled where the caller wants, and ends at the
 * same place on every run.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

static const char several[] =
    "2.9.....8......5....7...4236...2.18.............95....7..4..6..9.3.12....1...5...";
static const char blank[] =
    ".................................................................................";

/* Has no solution, which takes the search more nodes than there are between two polls. */
static const char deep[] =
    ".....5.8....6.1.43..........1.5.....4..1.6...3.......553.....61..................";

/* A poll that cancels at its call number LAST, and checks that the work grows. */
typedef struct Watch {
    int calls;
    int last; /* 0: never */
    uint64_t done;
} Watch;

static Watch watch;
static ChOptions options;

static int look(void *context, uint64_t done)
{
    Watch *const it = context;

    cr_expect_geq(done, it->done);
    it->done = done;
    return ++it->calls == it->last;
}

static void set_up(void)
{
    take_workspace();
    watch = (Watch){0};
    options = (ChOptions){.size = sizeof options, .poll = look, .poll_context = &watch};
    read_text(hard);
}

TestSuite(limits, .init = set_up, .fini = drop_workspace);

static int ignore(void *context, const char *bytes, size_t length)
{
    (void)context, (void)bytes, (void)length;
    return 0;
}

static int fail(void *context, const char *bytes, size_t length)
{
    (void)context, (void)bytes, (void)length;
    cr_expect(0, "nothing is written");
    return 0;
}

/* ---- solving ---- */

Test(limits, a_solve_that_is_polled_is_the_same)
{
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    const uint64_t hash = ch_hash(work);

    cr_assert_eq(ch_solve(work, &options, NULL), CH_OK);
    cr_expect_eq(ch_hash(work), hash);
    cr_expect_geq((uint32_t)watch.calls, ch_step_count(work));
    cr_expect_gt(watch.done, 0u);
}

Test(limits, a_solve_is_cancelled)
{
    ChFault fault;

    watch.last = 5;
    cr_expect_eq(ch_solve(work, &options, &fault), CH_CANCELLED);
    cr_expect_eq(fault.status, CH_CANCELLED);
    cr_expect_eq(watch.calls, 5);
    cr_expect_eq(ch_step_count(work), 5u);
    cr_expect_eq(ch_outcome(work), CH_STUCK);
}

Test(limits, a_budget_ends_at_the_same_place)
{
    cr_assert_eq(ch_solve(work, &options, NULL), CH_OK);
    const uint64_t whole = watch.done;
    const uint32_t steps = ch_step_count(work);

    options = (ChOptions){.size = sizeof options, .budget = whole};
    cr_expect_eq(ch_solve(work, &options, NULL), CH_OK);
    options.budget = whole / 2;
    cr_expect_eq(ch_solve(work, &options, NULL), CH_BUDGET);
    const uint64_t hash = ch_hash(work);
    cr_expect(ch_step_count(work) > 0 && ch_step_count(work) < steps);
    cr_expect_eq(ch_solve(work, &options, NULL), CH_BUDGET);
    cr_expect_eq(ch_hash(work), hash);
}

Test(limits, a_budget_of_one_with_guesses)
{
    options = (ChOptions){.size = sizeof options, .budget = 1, .guess = 1};
    cr_expect_eq(ch_solve(work, &options, NULL), CH_BUDGET);
    cr_expect_leq(ch_step_count(work), 1u);
}

Test(limits, the_essential_path_ignores_the_budget_of_the_solve)
{
    options.budget = 1000000;
    cr_assert_eq(ch_solve(work, &options, NULL), CH_OK);
    const int calls = watch.calls;

    cr_expect_eq(ch_essential(work), CH_OK);
    cr_expect_eq(watch.calls, calls);
}

Test(limits, the_search_in_a_solve_is_cancelled)
{
    ChSearchResult found = {.size = sizeof found};

    read_text(deep);
    cr_assert_eq(ch_count_solutions(work, NULL, 2, &found, NULL), CH_OK);
    cr_expect_gt(found.nodes, 8192u);
    options.strategies = "singles,uniqueness";
    options.guess = 1;
    watch.last = 1;
    cr_expect_eq(ch_solve(work, &options, NULL), CH_CANCELLED);
    cr_expect_eq(watch.calls, 1);
    cr_expect_eq(watch.done, 0u, "no technique was searched for yet");
    cr_expect_eq(ch_step_count(work), 0u);
    watch = (Watch){0};
    cr_expect_eq(ch_solve(work, &options, NULL), CH_OK);
    cr_expect_eq(ch_outcome(work), CH_STUCK);
    cr_assert_eq(ch_write_explanation(work, CH_ENGLISH, keep, NULL), CH_OK);
    cr_expect_not_null(strstr(kept, "Guessing cannot help"));
}

/* ---- one step ---- */

Test(limits, a_hint)
{
    cr_assert_eq(ch_next_step(work, &options, NULL), CH_OK);
    cr_expect_eq(ch_step_count(work), 1u);
    cr_expect_gt(watch.calls, 0);
    watch = (Watch){.last = 1};
    cr_expect_eq(ch_next_step(work, &options, NULL), CH_CANCELLED);
    cr_expect_eq(watch.calls, 1);
    cr_expect_eq(ch_step_count(work), 0u);
    options = (ChOptions){.size = sizeof options, .budget = 1};
    cr_expect_eq(ch_next_step(work, &options, NULL), CH_BUDGET);
}

Test(limits, the_next_digit)
{
    watch.last = 1;
    cr_expect_eq(ch_next_digit(work, &options, NULL), CH_CANCELLED);
    cr_expect_eq(ch_step_count(work), 0u);
    watch = (Watch){0};
    cr_expect_eq(ch_next_digit(work, &options, NULL), CH_OK);
}

static int count_step(void *context)
{
    ++*(int *)context;
    return 0;
}

Test(limits, all_steps)
{
    int all = 0;
    int some = 0;

    read_text(easy);
    cr_assert_eq(ch_each_step(work, &options, count_step, &all, NULL), CH_OK);
    options = (ChOptions){.size = sizeof options, .budget = 2};
    cr_expect_eq(ch_each_step(work, &options, count_step, &some, NULL), CH_BUDGET);
    cr_expect(some > 0 && some < all, "%d of %d", some, all);
    options = (ChOptions){.size = sizeof options, .poll = look, .poll_context = &watch};
    watch = (Watch){.last = 3};
    some = 0;
    cr_expect_eq(ch_each_step(work, &options, count_step, &some, NULL), CH_CANCELLED);
    cr_expect_eq(some, 0);
}

Test(limits, answers)
{
    read_text(easy);
    watch.last = 1;
    cr_expect_eq(ch_write_why(work, "r1c3=4", &options, CH_ENGLISH, fail, NULL, NULL),
                 CH_CANCELLED);
    watch = (Watch){.last = 1};
    cr_expect_eq(ch_write_judgement(work, "r1c3=4", NULL, &options, CH_ENGLISH, fail, NULL, NULL),
                 CH_CANCELLED);
    watch = (Watch){0};
    cr_expect_eq(ch_write_why(work, "r1c3=4", &options, CH_ENGLISH, ignore, NULL, NULL), CH_OK);
    cr_expect_gt(watch.calls, 0);
}

static ChStatus review(ChWrite write)
{
    static const char game[] = "r1c3=4 r1c4=2 r1c6=8 undo r5c5=5";
    const ChReviewOptions how = {.size = sizeof how, .poll = look, .poll_context = &watch};

    return ch_write_review(work, game, strlen(game), &how, CH_ENGLISH, write, NULL, NULL);
}

Test(limits, a_review)
{
    static char whole[sizeof kept];

    read_text(easy);
    cr_assert_eq(review(keep), CH_OK);
    strcpy(whole, kept);
    const int calls = watch.calls;
    cr_expect_gt(calls, 5, "each move is polled");
    for (int last = 1; last <= calls; last++) {
        watch = (Watch){.last = last};
        cr_expect_eq(review(fail), CH_CANCELLED);
        cr_expect_eq(watch.calls, last, "the work ends at once");
    }
    watch = (Watch){0};
    cr_assert_eq(review(keep), CH_OK);
    cr_expect_str_eq(kept, whole);
}

static ChStatus audit(int *verdict)
{
    const ChAuditOptions how = {.size = sizeof how, .poll = look, .poll_context = &watch};
    ChVerification result = {.size = sizeof result};
    const ChStatus status = ch_audit_log(work, kept, kept_length, &how, &result, NULL);

    *verdict = result.verdict;
    return status;
}

Test(limits, an_audit)
{
    int verdict;

    read_text(easy);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 0, keep, NULL), CH_OK);
    cr_assert_eq(audit(&verdict), CH_OK);
    cr_expect_eq(verdict, 0);
    const int calls = watch.calls;
    cr_expect_geq((uint32_t)calls, ch_step_count(work));
    for (int last = 1; last <= calls; last++) {
        watch = (Watch){.last = last};
        cr_expect_eq(audit(&verdict), CH_CANCELLED);
        cr_expect_eq(watch.calls, last, "the work ends at once");
    }
    watch = (Watch){0};
    cr_expect_eq(audit(&verdict), CH_OK);
    cr_expect_eq(verdict, 0);
}

Test(limits, the_proof_in_an_audit)
{
    int verdict;

    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 0, keep, NULL), CH_OK);
    watch.last = 1;
    cr_expect_eq(audit(&verdict), CH_CANCELLED);
    cr_expect_eq(watch.done, 0u, "no technique was searched for yet");
}

/* ---- searching ---- */

static int count_solution(void *context, const char *solution)
{
    cr_assert_eq(strlen(solution), 81u);
    ++*(int *)context;
    return 0;
}

Test(limits, a_search)
{
    ChSearchOptions search = {.size = sizeof search, .poll = look, .poll_context = &watch};
    ChSearchResult found = {.size = sizeof found};
    ChSearchResult polled = {.size = sizeof polled};
    int passed = 0;

    read_text(several);
    cr_assert_eq(ch_count_solutions(work, NULL, UINT64_MAX, &found, NULL), CH_OK);
    cr_assert_eq(ch_count_solutions(work, &search, UINT64_MAX, &polled, NULL), CH_OK);
    cr_expect_eq(polled.solutions, found.solutions);
    cr_expect_eq(polled.nodes, found.nodes);
    read_text(blank);
    watch = (Watch){.last = 3};
    cr_expect_eq(ch_count_solutions(work, &search, UINT64_MAX, &polled, NULL), CH_CANCELLED);
    cr_expect_eq(watch.calls, 3);
    cr_expect_eq(polled.nodes, watch.done);
    cr_expect_gt(polled.solutions, 0u);
    watch = (Watch){.last = 2};
    cr_expect_eq(ch_each_solution(work, &search, count_solution, &passed, &polled, NULL),
                 CH_CANCELLED);
    cr_expect_eq((uint64_t)passed, polled.solutions);
}

Test(limits, a_search_keeps_its_budget)
{
    ChSearchOptions search = {
        .size = sizeof search, .budget = 10000, .poll = look, .poll_context = &watch};
    ChSearchResult found = {.size = sizeof found};

    read_text(blank);
    cr_expect_eq(ch_count_solutions(work, &search, UINT64_MAX, &found, NULL), CH_BUDGET);
    cr_expect_eq(found.nodes, 10000u);
    cr_expect_eq(watch.calls, 2);
}

/* ---- grading ---- */

static ChGrader *grader;
static void *grading_memory;

static ChStatus grade_within(uint64_t budget, ChGrade *grade)
{
    const ChGradeOptions within = {.size = sizeof within,
                                   .budget = budget,
                                   .scales = CH_SCALE_LEVEL | CH_SCALE_HODOKU | CH_SCALE_SE,
                                   .poll = look,
                                   .poll_context = &watch};

    *grade = (ChGrade){.size = sizeof *grade};
    return ch_grade_within(grader, work, &within, grade);
}

static void take_grader(void)
{
    grading_memory = malloc(ch_grader_size());
    cr_assert_eq(ch_grader_init(grading_memory, ch_grader_size(), &grader), CH_OK);
}

static void drop_grader(void)
{
    free(grading_memory);
}

Test(limits, a_grade, .init = take_grader, .fini = drop_grader)
{
    ChGrade whole, part;

    cr_assert_eq(grade_within(0, &whole), CH_OK);
    cr_expect_gt(whole.er, 0);
    const uint64_t work_done = watch.done;

    read_text(easy);
    watch = (Watch){0};
    cr_assert_eq(grade_within(0, &part), CH_OK);
    read_text(hard);
    watch = (Watch){0};
    cr_expect_eq(grade_within(work_done / 2, &part), CH_BUDGET);
    cr_expect_str_eq(part.level, whole.level);
    cr_expect_eq(part.hodoku_score, whole.hodoku_score);
    cr_expect_eq(part.er, 0);
    watch = (Watch){0};
    cr_expect_eq(grade_within(0, &part), CH_OK);
    cr_expect_eq(part.er, whole.er);
    cr_expect_lt(watch.done, work_done);
}

Test(limits, a_grade_is_cancelled, .init = take_grader, .fini = drop_grader)
{
    ChGrade grade;

    watch.last = 1;
    cr_expect_eq(grade_within(0, &grade), CH_CANCELLED);
    cr_expect_str_eq(grade.verdict, "unique");
    cr_expect_null(grade.level);
    cr_expect_eq(ch_grade_within(grader, work, NULL, &grade), CH_BAD_ARGUMENT);
}

/* ---- traces ---- */

static int count_line(void *count, const char *bytes, size_t length)
{
    cr_expect_eq(bytes[length - 1], '\n');
    ++*(uint32_t *)count;
    return 0;
}

/* Writes the traces of a puzzle, which the grader has not graded before; returns how many there
 * are. */
static uint32_t trace(ChStatus expected)
{
    const ChTraceOptions how = {.size = sizeof how, .poll = look, .poll_context = &watch};
    ChTraceCounts counts = {.size = sizeof counts};
    uint32_t lines = 0;

    cr_assert_eq(ch_grader_init(grading_memory, ch_grader_size(), &grader), CH_OK);
    cr_expect_eq(ch_write_traces(work, grader, &how, count_line, &lines, &counts, NULL), expected);
    cr_expect_eq(counts.written, lines);
    cr_expect_eq(counts.refused, 0);
    return lines;
}

Test(limits, traces, .init = take_grader, .fini = drop_grader)
{
    enum { EVERY = 7 };

    read_text(easy);
    const uint32_t whole = trace(CH_OK);
    const int calls = watch.calls;
    uint32_t before = 0;
    cr_expect_gt((uint32_t)calls, 2 * whole, "the solve, the position and its audit are polled");
    for (int last = 1; last <= calls; last += EVERY) {
        watch = (Watch){.last = last};
        const uint32_t lines = trace(CH_CANCELLED);
        cr_expect_eq(watch.calls, last, "the work ends at once");
        cr_expect(lines >= before && lines <= whole);
        before = lines;
    }
    cr_expect_gt(before, whole / 2, "what was written until then is whole");
    watch = (Watch){0};
    cr_expect_eq(trace(CH_OK), whole);
}
