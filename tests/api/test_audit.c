/* test_audit.c - the strict verification: honest logs pass, and each kind of dishonesty is refuted
 * while plain verification accepts it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

static const char pairs[] =
    "...8.17..1.5..2.63..3..7.....2..3.1..9.......4...7.6.....2...348...9.5...........";
static ChAuditOptions options;
static ChVerification result;

static void set_up(void)
{
    take_workspace();
    options = (ChAuditOptions){.size = sizeof options};
    result = (ChVerification){.size = sizeof result};
}

TestSuite(audit, .init = set_up, .fini = drop_workspace);

static void make_log(const char *puzzle, const char *strategies, ChLanguage language)
{
    const ChOptions how = {.size = sizeof how, .strategies = strategies};

    read_text(puzzle);
    cr_assert_eq(ch_solve(work, &how, NULL), CH_OK);
    cr_assert_eq(ch_write_log(work, language, 0, keep, NULL), CH_OK);
}

/* Replaces the first occurrence of a part of the log. */
static void replace(const char *part, const char *other)
{
    char *const at = strstr(kept, part);

    cr_assert(at != NULL, "no %s in %s", part, kept);
    memmove(at + strlen(other), at + strlen(part), strlen(at + strlen(part)) + 1);
    memcpy(at, other, strlen(other));
    kept_length = strlen(kept);
}

static int plain(void)
{
    cr_assert_eq(ch_verify_log(work, kept, kept_length, 0, &result, NULL), CH_OK);
    return result.verdict;
}

static int audit(void)
{
    cr_assert_eq(ch_audit_log(work, kept, kept_length, &options, &result, NULL), CH_OK);
    return result.verdict;
}

/* A log that is proved and yet refuted for a reason. */
static void expect_refusal(int reason, const char *fact)
{
    cr_expect_eq(plain(), 0);
    cr_expect_eq(audit(), 1);
    cr_expect_eq(result.reason, reason, "%d: %s", result.reason, result.why);
    cr_expect_str_eq(result.fact, fact);
}

Test(audit, honest_logs_pass)
{
    make_log(easy, NULL, CH_ENGLISH);
    cr_expect_eq(audit(), 0);
    make_log(pairs, NULL, CH_KOREAN);
    cr_expect_eq(audit(), 0);
    make_log(hard, NULL, CH_ENGLISH);
    cr_expect_eq(audit(), 0);
}

Test(audit, a_technique_must_conclude_the_step)
{
    make_log(easy, NULL, CH_ENGLISH);
    replace("\"technique\":\"cross-hatching\"", "\"technique\":\"x-wing\"");
    expect_refusal(80, "x-wing");
}

Test(audit, a_text_must_be_that_of_the_step)
{
    make_log(easy, NULL, CH_ENGLISH);
    replace("So place", "Because I say so, place");
    expect_refusal(81, "");
}

Test(audit, a_notation_must_be_that_of_the_step)
{
    make_log(easy, NULL, CH_ENGLISH);
    replace("\"text\":", "\"notation\":\"X-Wing\",\"text\":");
    expect_refusal(82, "");
}

Test(audit, an_empty_log_is_not_stuck)
{
    make_log(easy, NULL, CH_ENGLISH);
    char *const steps = strstr(kept, "\"steps\":[");
    strcpy(steps, "\"steps\":[]}\n");
    replace("\"solved\"", "\"stuck\"");
    char *const solution = strstr(kept, "\"solution\":\"") + strlen("\"solution\":\"");
    memcpy(solution, easy, 81);
    kept_length = strlen(kept);
    cr_expect_eq(plain(), 0);
    cr_expect_eq(audit(), 1);
    cr_expect_eq(result.reason, 84);
    options.part = 1;
    cr_expect_eq(audit(), 0);
}

Test(audit, a_log_is_stuck_by_the_strategies_that_it_used)
{
    make_log(hard, "singles", CH_ENGLISH);
    cr_expect_eq(audit(), 1);
    cr_expect_eq(result.reason, 84);
    options.strategies = "singles";
    cr_expect_eq(audit(), 0);
}

/* Pairs in a box and a line are found in this puzzle. */
static const char locked[] =
    "...8.6....3.142.........91828...719.9......72.7...9.....2.........6.4..5.65.7.8..";

Test(audit, a_wrong_sub_type_is_refuted)
{
    const char own[] = "\"subtype\":\"locked-hidden-pair\",";

    make_log(locked, NULL, CH_ENGLISH);
    cr_expect_eq(audit(), 0);
    replace(own, "\"subtype\":\"last-digit\",");
    expect_refusal(86, "last-digit");
    make_log(locked, NULL, CH_ENGLISH);
    replace(own, "");
    cr_expect_eq(audit(), 0);
    make_log(locked, NULL, CH_ENGLISH);
    replace("\"technique\":\"hidden-pair\",\"subtype\":\"locked-hidden-pair\"",
            "\"technique\":\"locked-hidden-pair\"");
    expect_refusal(80, "locked-hidden-pair");
    make_log(locked, NULL, CH_ENGLISH);
    replace(own, "\"subtype\":\"frob\",");
    cr_expect_eq(plain(), 1);
}

Test(audit, a_spare_premise_is_refuted)
{
    make_log(easy, NULL, CH_ENGLISH);
    replace("\"constraints\":[", "\"constraints\":[\"r1c1\",");
    /* without a pattern, which would not show it; the reader ignores unknown members */
    replace("\"pattern\":", "\"pattern\":{},\"unknown\":");
    expect_refusal(83, "r1c1");
    cr_expect_eq(result.step, 1u);
}

/* A whip of this puzzle has four premises; three prove it too, though not one inference after
 * another. */
static const char longer[] =
    "...6.9....1..3...852..7.9...37...1..2..5....9.......4.....8..1..7...6..2...91..3.";

Test(audit, a_premise_that_the_technique_needs_is_not_spare_in_any_profile)
{
    static const char *const profiles[] = {NULL, "hodoku", "se", "csp"};
    static const char premises[] = "[\"r3c6\",\"1b5\",\"3b5\",\"7b5\"]";

    for (size_t i = 0; i < sizeof profiles / sizeof *profiles; i++) {
        options.profile = profiles[i];
        make_log(longer, "singles,intersections,whip", CH_ENGLISH);
        cr_expect_eq(audit(), 0, "%s", result.why);
        replace(premises, "[\"r1c4\",\"r3c6\",\"1b5\",\"3b5\",\"7b5\"]");
        expect_refusal(83, "r1c4");
    }
}

Test(audit, a_log_must_be_of_the_puzzle)
{
    make_log(easy, NULL, CH_ENGLISH);
    options.puzzle = easy;
    cr_expect_eq(audit(), 0);
    options.puzzle = hard;
    expect_refusal(85, "r1c1");
}

Test(audit, bad_arguments)
{
    ChFault fault;

    make_log(easy, NULL, CH_ENGLISH);
    options.profile = "frob";
    cr_expect_eq(ch_audit_log(work, kept, kept_length, &options, &result, &fault), CH_BAD_PROFILE);
    options.profile = NULL;
    options.strategies = "frob";
    cr_expect_eq(ch_audit_log(work, kept, kept_length, &options, &result, &fault), CH_BAD_STRATEGY);
    options.strategies = NULL;
    options.puzzle = "frob";
    cr_expect_neq(ch_audit_log(work, kept, kept_length, &options, &result, &fault), CH_OK);
    cr_expect_neq(ch_audit_log(work, "{", 1, NULL, &result, &fault), CH_OK);
    cr_expect_eq(ch_audit_log(work, kept, kept_length, NULL, NULL, &fault), CH_BAD_ARGUMENT);
}
