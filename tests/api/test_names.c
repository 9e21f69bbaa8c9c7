/* test_names.c - every key, title and alias of a technique or sub-type is accepted wherever a name
 * of a technique is taken.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

#include <stdbool.h>

enum { MOST_NAMES = 2000, LONGEST_NAME = 80 };

/* A name, and the key of the technique that has it. */
typedef struct Name {
    char name[LONGEST_NAME];
    char key[LONGEST_NAME];
} Name;

static Name names[MOST_NAMES];
static int count;

/* Copies the string after BEFORE in a line; "" where the line has none. */
static void copy_string(char out[LONGEST_NAME], const char *line, const char *before)
{
    const char *const start = strstr(line, before);
    const char *const from = start != NULL ? start + strlen(before) : "\"";
    const size_t length = strcspn(from, "\"");

    cr_assert_lt(length, (size_t)LONGEST_NAME);
    memcpy(out, from, length);
    out[length] = '\0';
}

static void add_name(const char *name, const char *key)
{
    cr_assert_lt(count, MOST_NAMES);
    snprintf(names[count].name, LONGEST_NAME, "%s", name);
    snprintf(names[count++].key, LONGEST_NAME, "%s", key);
}

static void add_names(const char *line)
{
    static const char before[] = "\"aliases\":[";
    char name[LONGEST_NAME];
    char key[LONGEST_NAME];
    const char *at = strstr(line, before);

    copy_string(key, line, "\"key\":\"");
    copy_string(name, line, "\"name\":\"");
    add_name(key, key);
    add_name(name, key);
    cr_assert(at != NULL, "%s has no aliases", key);
    at += strlen(before);
    while (*at == '"') {
        copy_string(name, at, "\"");
        add_name(name, key);
        at += strlen(name) + 2;
        at += *at == ',';
    }
}

static void set_up(void)
{
    take_workspace();
    cr_assert_eq(ch_write_techniques(NULL, CH_ENGLISH, keep, NULL), CH_OK);
    for (char *line = kept, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        *end = '\0';
        add_names(line);
    }
    cr_assert_gt(count, 1000);
}

TestSuite(names, .init = set_up, .fini = drop_workspace);

Test(names, describe_their_techniques)
{
    char member[LONGEST_NAME + 10];

    for (int i = 0; i < count; i++) {
        snprintf(member, sizeof member, "\"key\":\"%s\"", names[i].key);
        cr_expect_eq(ch_write_techniques(names[i].name, CH_ENGLISH, keep, NULL), CH_OK);
        cr_expect_eq(count_kept(member), 1, "%s is no name of %s", names[i].name, names[i].key);
    }
}

/* Solves with a sign and a name as the strategies, or as the order. */
static void solve(const char *sign, const char *name, bool as_order)
{
    char list[2 * LONGEST_NAME];
    const ChOptions options = {.size = sizeof options,
                               .strategies = as_order ? NULL : list,
                               .order = as_order ? list : NULL};

    snprintf(list, sizeof list, "%s%.*s", sign, LONGEST_NAME, name);
    cr_expect_eq(ch_solve(work, &options, NULL), CH_OK, "%s", list);
}

Test(names, select_strategies)
{
    static const char *const sign[] = {"", "+", "-", "upto:"};

    read_text(solved);
    for (int i = 0; i < count; i++)
        for (size_t j = 0; j < sizeof sign / sizeof *sign; j++)
            solve(sign[j], names[i].name, false);
}

Test(names, order_strategies)
{
    read_text(solved);
    for (int i = 0; i < count; i++) {
        solve("", names[i].name, true);
        solve("-", names[i].name, true);
    }
}

Test(names, are_reasons_and_what_a_player_knows)
{
    read_text(easy);
    for (int i = 0; i < count; i++) {
        const ChReviewOptions known = {.size = sizeof known, .known = names[i].name};
        cr_expect_eq(
            ch_write_judgement(work, "r1c3<>5", names[i].name, NULL, CH_ENGLISH, keep, NULL, NULL),
            CH_OK, "%s", names[i].name);
        cr_expect_eq(ch_write_review(work, "", 0, &known, CH_ENGLISH, keep, NULL, NULL), CH_OK,
                     "%s", names[i].name);
    }
}

/* Expects an order with a single try to be understood. */
static void order(const char *with, const char *needs, const char *without)
{
    const ChGenerateOptions options = {.size = sizeof options,
                                       .tries = 1,
                                       .givens = "60-",
                                       .with = with,
                                       .needs = needs,
                                       .without = without};
    const ChStatus status = ch_generate(work, &options, NULL);

    cr_expect(status == CH_OK || status == CH_BUDGET, "%s: %s",
              with != NULL ? with : (needs != NULL ? needs : without), ch_status_text(status));
}

Test(names, order_puzzles)
{
    for (int i = 0; i < count; i++) {
        order(names[i].name, NULL, NULL);
        order(NULL, names[i].name, NULL);
        order(NULL, NULL, names[i].name);
    }
}
