/* order.c - solves with strategies in a custom order: order [PUZZLE [ORDER [STRATEGIES]]].
 *
 * A player without pencil marks looks for fish, which need only one digit, before naked subsets,
 * which need the marks of whole cells.  The program prints how many steps of each technique the
 * solve takes, sorted by the first use of each.
 *
 * SPDX-License-Identifier: MIT
 */
#include <crosshatch/crosshatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int print(void *context, const char *bytes, size_t length)
{
    return fwrite(bytes, 1, length, context) != length;
}

/* Counts the steps from FIRST on that use FIRST's technique; 0 when an earlier step uses it. */
static uint32_t count_alike(const ChWorkspace *work, uint32_t first)
{
    ChStepInfo wanted = {.size = sizeof wanted};
    ChStepInfo other = {.size = sizeof other};
    uint32_t alike = 0;

    ch_step_info(work, first, &wanted);
    for (uint32_t i = 0; i < ch_step_count(work); i++) {
        ch_step_info(work, i, &other);
        if (other.number == wanted.number && i < first)
            return 0;
        alike += other.number == wanted.number;
    }
    return alike;
}

static void print_tally(const ChWorkspace *work)
{
    ChStepInfo step = {.size = sizeof step};

    for (uint32_t i = 0; i < ch_step_count(work); i++) {
        const uint32_t alike = count_alike(work, i);
        ch_step_info(work, i, &step);
        if (alike > 0)
            printf("%3u  %s\n", (unsigned)alike, step.technique);
    }
}

int main(int count, char **word)
{
    const char *const puzzle =
        count > 1
            ? word[1]
            : "6.3.97.1.......7...9...5.......3.8...5.....7.4.9.1.3.2.81.....4.........2.587....";
    const ChOptions options = {.size = sizeof options,
                               .order = count > 2 ? word[2] : "singles,intersections,fish",
                               .strategies = count > 3 ? word[3] : NULL};
    void *const memory = malloc(ch_workspace_size());
    ChWorkspace *work;
    ChFault fault = {0};
    ChStatus status = ch_workspace_init(memory, ch_workspace_size(), &work);

    if (status == CH_OK)
        status = ch_read(work, puzzle, strlen(puzzle), &fault);
    if (status == CH_OK)
        status = ch_solve(work, &options, &fault);
    if (status == CH_OK)
        print_tally(work);
    if (status != CH_OK) {
        fault.status = status;
        fprintf(stderr, "order: ");
        ch_write_fault(&fault, CH_ENGLISH, print, stderr);
        fprintf(stderr, "\n");
    }
    free(memory);
    return status == CH_OK ? 0 : 1;
}
