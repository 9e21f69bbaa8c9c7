/* play.c - plays a puzzle to its end by hints, and prints what each step highlights: play [PUZZLE].
 *
 * SPDX-License-Identifier: MIT
 */
#include <crosshatch/crosshatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Prints the cells that a step highlights. */
static void print_pattern(ChWorkspace *work, uint32_t index)
{
    ChStepFact fact = {.size = sizeof fact};

    for (size_t i = 0; ch_step_fact(work, index, i, &fact) == CH_OK; i++)
        if (fact.kind == CH_FACT_PATTERN && fact.row != 0)
            printf("%s %d: r%dc%d\n", fact.role, fact.group, fact.row, fact.column);
}

/* Prints the name and the pattern of the only step of the solve. */
static void print_step(ChWorkspace *work)
{
    ChStepInfo info = {.size = sizeof info};

    if (ch_step_info(work, 0, &info) == CH_OK)
        printf("* %s\n", info.technique);
    print_pattern(work, 0);
}

/* Follows one hint after another until the grid is full; returns the number of steps. */
static int follow_hints(ChWorkspace *work)
{
    int steps = 0;

    while (ch_next_step(work, NULL, NULL) == CH_OK && ch_step_count(work) == 1 &&
           ch_outcome(work) != CH_CONTRADICTION && ch_apply(work, 0) == CH_OK)
        steps++;
    return steps;
}

int main(int count, char **word)
{
    static const char sample[] =
        "...8.17..1.5..2.63..3..7.....2..3.1..9.......4...7.6.....2...348...9.5...........";
    const char *const text = count > 1 ? word[1] : sample;
    void *const memory = malloc(ch_workspace_size());
    ChWorkspace *work;
    ChStatus status = ch_workspace_init(memory, ch_workspace_size(), &work);

    if (status == CH_OK)
        status = ch_read(work, text, strlen(text), NULL);
    if (status == CH_OK)
        status = ch_next_step(work, NULL, NULL);
    if (status == CH_OK) {
        print_step(work);
        printf("%d steps\n", follow_hints(work));
    }
    free(memory);
    return status == CH_OK ? 0 : 1;
}
