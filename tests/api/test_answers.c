/* test_answers.c - a learner's questions: why, the judgement of a move, techniques.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

TestSuite(answers, .init = take_workspace, .fini = drop_workspace);

static ChStatus ask_why(const char *question)
{
    return ch_write_why(work, question, NULL, CH_ENGLISH, keep, NULL, NULL);
}

static ChStatus judge(const char *move, const char *reason)
{
    return ch_write_judgement(work, move, reason, NULL, CH_ENGLISH, keep, NULL, NULL);
}

static void expect(const char *part)
{
    cr_expect(strstr(kept, part) != NULL, "no %s in %s", part, kept);
}

static size_t lines(void)
{
    size_t count = 0;

    for (const char *at = kept; (at = strchr(at, '\n')) != NULL; at++)
        count++;
    return count;
}

Test(answers, why_proves_a_fact_or_its_opposite)
{
    read_text(easy);
    cr_assert_eq(ask_why("r1c3=4"), CH_OK);
    expect("\"fact\":\"r1c3=4\"");
    expect("\"answer\":\"right\"");
    cr_assert_eq(ask_why("R1C3 = 2"), CH_OK);
    expect("\"asked\":\"r1c3=2\"");
    expect("\"fact\":\"r1c3<>2\"");
    expect("\"answer\":\"wrong\"");
}

Test(answers, a_proof_of_why_is_verified)
{
    ChVerification result = {.size = sizeof result};

    read_text(hard);
    cr_assert_eq(ask_why("r1c2=1"), CH_OK);
    cr_assert_eq(ch_verify_log(work, kept, kept_length, 0, &result, NULL), CH_OK);
    cr_expect_eq(result.verdict, 0);
}

Test(answers, why_about_a_cell_and_a_house)
{
    read_text(easy);
    cr_assert_eq(ask_why("r5c5"), CH_OK);
    expect("\"fact\":\"r5c5=5\"");
    cr_assert_eq(ask_why("b1"), CH_OK);
    expect("\"asked\":\"b1\"");
    cr_expect_gt(lines(), 1u);
}

Test(answers, why_of_what_is_undecided_or_impossible)
{
    char several[82];
    char none[82];

    memset(several, '.', 81);
    several[81] = '\0';
    read_text(several);
    cr_assert_eq(ask_why("r1c1=5"), CH_OK);
    expect("\"answer\":\"undecided\"");
    memcpy(none, easy, sizeof none);
    none[2] = '5';
    read_text(none);
    cr_assert_eq(ask_why("b1"), CH_OK);
    expect("\"answer\":\"unsolvable\"");
}

Test(answers, why_leaves_mistakes_out)
{
    read_text(easy);
    cr_assert_eq(ch_set(work, 1, 3, 2), CH_OK);
    cr_assert_eq(ask_why("r1c4=6"), CH_OK);
    expect("\"mistakes\":true");
    expect("\"answer\":\"right\"");
}

Test(answers, leave_the_solve_as_it_is)
{
    read_text(easy);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    const uint64_t hash = ch_hash(work);
    cr_assert_eq(ask_why("r1c3"), CH_OK);
    cr_assert_eq(judge("r1c3=4", NULL), CH_OK);
    cr_expect_eq(ch_hash(work), hash);
    cr_expect_eq(ch_digit(work, 1, 3), 4);
    cr_expect_eq(ch_essential(work), CH_OK);
}

Test(answers, judge_moves)
{
    read_text(easy);
    cr_assert_eq(judge("r5c5=5", NULL), CH_OK);
    expect("\"verdict\":\"follows\"");
    cr_assert_eq(judge("r1c3=2", NULL), CH_OK);
    expect("\"verdict\":\"wrong\"");
    cr_assert_eq(judge("r1c3<>2", NULL), CH_OK);
    expect("\"move\":\"r1c3<>2\"");
}

Test(answers, judge_reasons)
{
    read_text(easy);
    cr_assert_eq(judge("r5c5=5", "naked-single"), CH_OK);
    expect("\"reason\":true");
    cr_assert_eq(judge("r5c5=5", "x-wing"), CH_OK);
    expect("\"reason\":false");
    cr_expect_eq(judge("r5c5=5", "x-wong"), CH_BAD_STRATEGY);
}

Test(answers, describe_techniques)
{
    cr_assert_eq(ch_write_techniques("X-Wing", CH_ENGLISH, keep, NULL), CH_OK);
    expect("\"key\":\"x-wing\"");
    expect("\"spot\":");
    cr_expect_eq(lines(), 1u);
    cr_assert_eq(ch_write_techniques("엑스윙", CH_KOREAN, keep, NULL), CH_OK);
    expect("\"key\":\"x-wing\"");
    cr_assert_eq(ch_write_techniques("wings", CH_ENGLISH, keep, NULL), CH_OK);
    cr_expect_gt(lines(), 3u);
    cr_assert_eq(ch_write_techniques("compare:hodoku", CH_ENGLISH, keep, NULL), CH_OK);
    expect("\"name\":\"Full House\",\"keys\":[\"full-house\"]");
    cr_expect_eq(ch_write_techniques("compare:frob", CH_ENGLISH, keep, NULL), CH_BAD_STRATEGY);
    cr_expect_eq(ch_write_techniques("frob", CH_ENGLISH, keep, NULL), CH_BAD_STRATEGY);
}

static int count_lines(void *context, const char *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        *(size_t *)context += bytes[i] == '\n';
    return 0;
}

Test(answers, list_all_techniques)
{
    size_t count = 0;

    cr_assert_eq(ch_write_techniques(NULL, CH_ENGLISH, count_lines, &count), CH_OK);
    cr_expect_gt(count, 100u);
}

Test(answers, bad_arguments)
{
    ChFault fault;
    const ChOptions options = {.size = sizeof options, .profile = "frob"};

    cr_expect_eq(ask_why("r1c3=4"), CH_NOTHING_READ);
    cr_expect_eq(judge("r1c3=4", NULL), CH_NOTHING_READ);
    read_text(easy);
    cr_expect_eq(ch_write_why(work, "r1c", NULL, CH_ENGLISH, keep, NULL, &fault), CH_BAD_QUESTION);
    cr_expect_str_eq(fault.found, "r1c");
    cr_expect_eq(judge("r1c1", NULL), CH_BAD_MOVE);
    cr_expect_eq(judge("r1c10=4", NULL), CH_BAD_MOVE);
    cr_expect_eq(ch_write_why(work, "b1", &options, CH_ENGLISH, keep, NULL, &fault),
                 CH_BAD_PROFILE);
    cr_expect_eq(ch_write_why(work, "b1", NULL, CH_ENGLISH, refuse, NULL, &fault), CH_IO);
    cr_expect_eq(fault.status, CH_IO);
    cr_expect_eq(ch_write_techniques(NULL, CH_ENGLISH, refuse, NULL), CH_IO);
}
