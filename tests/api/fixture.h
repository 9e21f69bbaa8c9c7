/* fixture.h - puzzles, and a workspace for each test, shared by the tests of the public functions.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_API_FIXTURE_H
#define CH_TESTS_API_FIXTURE_H

#include <criterion/criterion.h>
#include <crosshatch/crosshatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char easy[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solved[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
static const char hard[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

static void *memory;
static ChWorkspace *work;

static void take_workspace(void)
{
    memory = malloc(ch_workspace_size());
    cr_assert_eq(ch_workspace_init(memory, ch_workspace_size(), &work), CH_OK);
}

static void drop_workspace(void)
{
    free(memory);
}

static void read_text(const char *text)
{
    cr_assert_eq(ch_read(work, text, strlen(text), NULL), CH_OK, "%s", text);
}

/* A ChPoll that ends the work when as much is done as its context says. */
static inline int stop_at(void *last, uint64_t done)
{
    return done >= *(uint64_t *)last;
}

#endif
