/* test_scales.c - the practice sets, by the profiles that choose as other programs do.
 *
 * A set's puzzles need its technique.  Solved by singles and the scale's version of that technique
 * alone, most sets show it at least once, and each log is a proof.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "proving.h"
#include "support.h"

enum { LINE = 1024, LIST = 64 };

static FILE *open_set(const char *key)
{
    char path[1024];

    snprintf(path, sizeof path, "%s/puzzles/techniques/%s.txt", getenv("CH_SOURCE"), key);
    return fopen(path, "r");
}

static bool uses_technique(const ChLog *log, int technique)
{
    for (size_t i = 0; i < log->count; i++)
        if (log->step[i].technique == technique)
            return true;
    return false;
}

/* Returns whether a puzzle of the set shows the technique. */
static bool shows_technique(ChEngine *engine, const ChPlan *plan, FILE *set, int technique)
{
    char line[LINE];
    bool shown = false;
    int seen = 0;

    while (fgets(line, sizeof line, set) != NULL) {
        if (line[0] == '#')
            continue;
        const ChPuzzle puzzle = puzzle_of(line);
        cr_assert_eq(ch_engine_solve(engine, &puzzle, plan, false), CH_OK);
        expect_proof(&engine->log, seen == 0, seen);
        seen++;
        shown = shown || uses_technique(&engine->log, technique);
    }
    return shown;
}

static void check_profile(const char *name)
{
    const ChProfile *const profile = ch_profile_by_name(name, strlen(name));
    ChEngine *const engine = new_engine();
    int tried = 0;
    int shown = 0;

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        char list[LIST];
        ChPlan plan;
        FILE *const set = technique != NULL ? open_set(technique->key) : NULL;
        if (set == NULL)
            continue;
        snprintf(list, sizeof list, "singles,%s", technique->key);
        if (ch_plan_make(&plan, profile, list, NULL) == CH_OK) {
            engine->state = state_for(&plan);
            tried++;
            shown += shows_technique(engine, &plan, set, number);
        }
        fclose(set);
    }
    cr_expect_gt(shown, tried * 4 / 5, "%s: %d of %d", name, shown, tried);
    cr_expect_gt(tried, 40);
    free(engine);
}

Test(scales, hodoku_takes_what_the_sets_are_for)
{
    check_profile("hodoku");
}

Test(scales, se_takes_what_the_sets_are_for)
{
    check_profile("se");
}

Test(scales, sukaku_takes_what_the_sets_are_for)
{
    check_profile("sukaku");
}
