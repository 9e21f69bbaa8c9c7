/* test_dataset.c - reasoning traces: a step each of the solve, in one part, and bad arguments.
 *
 * tests/cli/commands/dataset.py checks what they say.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fixture.h"

static void *grader_memory;
static ChGrader *grader;

static void set_up(void)
{
    take_workspace();
    grader_memory = malloc(ch_grader_size());
    cr_assert_eq(ch_grader_init(grader_memory, ch_grader_size(), &grader), CH_OK);
}

static void tear_down(void)
{
    free(grader_memory);
    drop_workspace();
}

TestSuite(traces, .init = set_up, .fini = tear_down);

/* Its solve removes candidates by pairs and claiming. */
static const char pairs[] =
    "...8.17..1.5..2.63..3..7.....2..3.1..9.......4...7.6.....2...348...9.5...........";

/* The lines that were written. */
typedef struct Lines {
    uint32_t count;
    uint32_t most; /* writing fails behind this number; 0: never */
} Lines;

static int count_line(void *context, const char *bytes, size_t length)
{
    Lines *const lines = context;

    cr_expect(strncmp(bytes, "{\"format\":\"crosshatch-trace\",", 29) == 0);
    cr_expect_eq(memchr(bytes, '\n', length), bytes + length - 1, "one line");
    lines->count++;
    return lines->count == lines->most;
}

static ChStatus write_traces(const char *split, Lines *lines, ChTraceCounts *counts)
{
    const ChTraceOptions options = {.size = sizeof options, .split = split};

    return ch_write_traces(work, grader, &options, count_line, lines, counts, NULL);
}

Test(traces, are_the_steps_of_the_solve_and_leave_it_alone)
{
    ChTraceCounts counts = {.size = sizeof counts};
    Lines lines = {0};

    read_text(pairs);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    const uint64_t hash = ch_hash(work);
    cr_assert_eq(write_traces(NULL, &lines, &counts), CH_OK);
    cr_expect_gt(counts.written, 0);
    cr_expect_eq(counts.written, ch_step_count(work));
    cr_expect_eq(counts.written, lines.count);
    cr_expect_eq(counts.refused, 0);
    cr_expect_null(counts.technique);
    cr_expect_eq(ch_hash(work), hash);
}

Test(traces, belong_to_one_part)
{
    Lines train = {0};
    Lines test = {0};

    read_text(easy);
    cr_assert_eq(write_traces("train", &train, NULL), CH_OK);
    cr_assert_eq(write_traces("test", &test, NULL), CH_OK);
    cr_expect_eq(train.count + test.count, 51);
    cr_expect(train.count == 0 || test.count == 0);
}

Test(traces, end_when_writing_fails)
{
    ChTraceCounts counts = {.size = sizeof counts};
    Lines lines = {.most = 3};

    read_text(easy);
    cr_expect_eq(write_traces(NULL, &lines, &counts), CH_IO);
    cr_expect_eq(counts.written, 3);
}

Test(traces, need_a_puzzle_with_one_solution)
{
    static const char empty[] =
        "................................................................................1";
    Lines lines = {0};

    cr_expect_eq(write_traces(NULL, &lines, NULL), CH_NOTHING_READ);
    read_text(empty);
    cr_expect_eq(write_traces(NULL, &lines, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(lines.count, 0);
}

Test(traces, refuse_other_parts_and_strategies)
{
    const ChTraceOptions options = {.size = sizeof options, .strategies = "x-wong"};
    ChFault fault;
    Lines lines = {0};

    read_text(easy);
    cr_expect_eq(write_traces("dev", &lines, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_write_traces(work, grader, &options, count_line, &lines, NULL, &fault),
                 CH_BAD_STRATEGY);
    cr_expect_str_eq(fault.found, "x-wong");
    cr_expect_eq(lines.count, 0);
}
