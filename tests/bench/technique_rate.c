/* technique_rate.c - measures the time of each technique: a profile over a list.
 *
 *      technique_rate LIST [--every N] [--profile NAME]   time, calls and finds of each technique
 *      technique_rate LIST --find-all [--every N]         time that all steps of a position take
 *
 * LIST is as in puzzle_list.h; with --every, one puzzle in N.  The library reads no clock: each
 * finder of the plan is wrapped here in one that does, and the cost of reading it is subtracted.  A
 * fact is charged to the finder that requests it first.  A row of the profile that finds several
 * techniques counts as one, by its first name.  The output has a row for each technique, sorted by
 * time, and a last row for the engine itself:
 *
 *      TECHNIQUE CALLS FOUND SECONDS MICROSECONDS-A-CALL MOST-MICROSECONDS SHARE
 *
 * With --find-all every finder up to the chains of groups and of almost locked sets reports all
 * its steps, at the start of each puzzle and before each step of its solution but singles:
 *
 *      POSITIONS STEPS MEDIAN-MILLISECONDS MOST-MILLISECONDS PUZZLE STEP
 *
 * in processor time, where the last two columns name the position that took the most; then the same
 * table.
 *
 * The unit is time, since few machines let a program count its instructions, virtual ones least.
 * Where times are too noisy, `valgrind --tool=callgrind` counts them instead: the inclusive count
 * of watch_NAME() is the technique's share.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include "facts_slots.h"
#include "finders.h"
#include "puzzle_list.h"

enum { TECHNIQUES = 1024 };

/* ---- finders that are timed ---- */

typedef struct Usage {
    int technique;
    uint64_t calls;
    uint64_t found;
    double seconds;
    double most; /* seconds of one call */
} Usage;

static Usage usage[TECHNIQUES];
static ChFinder finder[TECHNIQUES]; /* of the plan's row */
static double (*seconds_now)(void) = now;

static bool watch(int technique, const ChFinderInput *input, ChSink *sink)
{
    Usage *const of = &usage[technique];
    const double start = seconds_now();
    const bool found = finder[technique](input, sink);

    const double seconds = seconds_now() - start;

    of->seconds += seconds;
    if (seconds > of->most)
        of->most = seconds;
    of->calls++;
    return found;
}

#define TECHNIQUE(number, name, ...)                                                               \
    static bool watch_##name(const ChFinderInput *input, ChSink *sink)                             \
    {                                                                                              \
        return watch(number, input, sink);                                                         \
    }
#include "techniques.def"
#undef TECHNIQUE

static const ChFinder WATCHED[] = {
#define TECHNIQUE(number, name, ...) [number] = watch_##name,
#include "techniques.def"
#undef TECHNIQUE
};

_Static_assert(sizeof WATCHED / sizeof *WATCHED <= TECHNIQUES, "a row for each technique");

/* Of several rows of one name only the first is watched. */
static void watch_plan(ChPlan *plan)
{
    memset(finder, 0, sizeof finder);
    for (int i = 0; i < plan->count; i++) {
        ChProfileRow *const row = &plan->row[i];
        if (finder[row->technique] != NULL)
            continue;
        finder[row->technique] = row->find;
        row->find = WATCHED[row->technique];
    }
}

/* Time that a watched finder counts in excess: the clock between its two readings. */
static double clock_cost(void)
{
    enum { TIMES = 100000 };
    const double start = seconds_now();

    for (int i = 1; i < TIMES; i++)
        seconds_now();
    return (seconds_now() - start) / TIMES;
}

/* ---- a list, solved ---- */

static ChEngine engine;

static void count_finds(const ChPlan *plan)
{
    for (uint32_t i = 0; i < engine.log.count; i++)
        usage[plan->row[engine.row[i]].technique].found++;
}

static int by_time(const void *a, const void *b)
{
    const double x = ((const Usage *)a)->seconds, y = ((const Usage *)b)->seconds;
    return (x < y) - (x > y);
}

static void print_row(const char *name, const Usage *of, double total)
{
    printf("%-32s %10llu %9llu %10.4f %10.3f %10.1f %6.2f%%\n", name, (unsigned long long)of->calls,
           (unsigned long long)of->found, of->seconds,
           of->calls == 0 ? 0 : 1e6 * of->seconds / (double)of->calls, 1e6 * of->most,
           100 * of->seconds / total);
}

static void print_usage(double total, uint64_t puzzles)
{
    const double cost = clock_cost();
    Usage rest = {.seconds = total};

    for (int i = 0; i < TECHNIQUES; i++) {
        usage[i].technique = i;
        usage[i].seconds -= cost * (double)usage[i].calls;
        total -= 2 * cost * (double)usage[i].calls;
    }
    rest.seconds = total;
    for (int i = 0; i < TECHNIQUES; i++)
        rest.seconds -= usage[i].seconds;
    rest.calls = puzzles;
    qsort(usage, TECHNIQUES, sizeof *usage, by_time);
    for (int i = 0; i < TECHNIQUES; i++)
        if (usage[i].calls > 0)
            print_row(ch_technique(usage[i].technique)->key, &usage[i], total);
    print_row("(engine)", &rest, total);
}

static int solve_list(const List *list, ChPlan *plan, size_t every)
{
    ChPuzzle puzzle;
    uint64_t puzzles = 0;

    watch_plan(plan);
    ch_puzzle_clear(&puzzle);
    const double start = now();
    for (size_t i = 0; i < list->count; i += every, puzzles++) {
        read_puzzle(list, i, &puzzle);
        ch_engine_solve(&engine, &puzzle, plan, false);
        count_finds(plan);
    }
    print_usage(now() - start, puzzles);
    return 0;
}

/* ---- all steps of a position ---- */

typedef struct Counter {
    ChSink sink;
    uint64_t steps;
} Counter;

static bool count(ChSink *sink, const ChStep *step)
{
    (void)step;
    ((Counter *)sink)->steps++;
    return false;
}

typedef struct Positions {
    ChPlan *plan;
    Counter counter;
    double *seconds;
    size_t count, room;
    double total, most;
    size_t puzzle, step; /* its position */
} Positions;

static void look_at(Positions *positions, const ChPuzzle *puzzle, const ChBoard *board,
                    size_t number, size_t step)
{
    static ChFacts facts;
    const ChFinderInput input = {
        .board = board, .facts = &facts, .options = &positions->plan->options, .puzzle = puzzle};
    const double start = seconds_now();

    ch_facts_renew(&facts, board);
    for (int i = 0; i < positions->plan->count; i++) {
        const uint64_t before = positions->counter.steps;
        positions->plan->row[i].find(&input, &positions->counter.sink);
        usage[positions->plan->row[i].technique].found += positions->counter.steps - before;
    }
    const double seconds = seconds_now() - start;
    if (positions->count == positions->room) {
        positions->room = 2 * positions->room + 1024;
        positions->seconds =
            realloc(positions->seconds, positions->room * sizeof *positions->seconds);
        if (positions->seconds == NULL)
            exit(2);
    }
    positions->seconds[positions->count++] = seconds;
    positions->total += seconds;
    if (seconds > positions->most) {
        positions->most = seconds;
        positions->puzzle = number;
        positions->step = step;
    }
}

static void look_along(Positions *positions, const ChPuzzle *puzzle, size_t number)
{
    ChBoard board;

    ch_board_load(&board, puzzle);
    for (uint32_t i = 0; i < engine.log.count; i++) {
        const ChStep *const step = &engine.log.step[i];
        if (i == 0 || step->detail != NULL)
            look_at(positions, puzzle, &board, number, i + 1);
        ch_board_apply(&board, step);
    }
}

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The plan up to the last of the chains. */
static void cut(ChPlan *plan)
{
    int last = 0;

    for (int i = 0; i < plan->count; i++)
        if (plan->row[i].technique == CH_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP ||
            plan->row[i].technique == CH_TECHNIQUE_ALS_CHAIN)
            last = i;
    plan->count = last + 1;
}

static int find_all_of_list(const List *list, ChPlan *plan, size_t every)
{
    static ChPlan short_plan;
    Positions positions = {.plan = &short_plan, .counter = {.sink = {count}}};
    ChPuzzle puzzle;

    short_plan = *plan;
    seconds_now = worked;
    cut(&short_plan);
    watch_plan(&short_plan);
    ch_puzzle_clear(&puzzle);
    for (size_t i = 0; i < list->count; i += every) {
        read_puzzle(list, i, &puzzle);
        ch_engine_solve(&engine, &puzzle, plan, false);
        look_along(&positions, &puzzle, i + 1);
    }
    if (positions.count == 0)
        return 2;
    qsort(positions.seconds, positions.count, sizeof *positions.seconds, by_size);
    printf("%zu %llu %.3f %.3f %zu %zu\n", positions.count,
           (unsigned long long)positions.counter.steps,
           1e3 * positions.seconds[positions.count / 2], 1e3 * positions.most, positions.puzzle,
           positions.step);
    print_usage(positions.total, positions.count);
    free(positions.seconds);
    return 0;
}

/* ---- the command line ---- */

int main(int argc, char **argv)
{
    static ChPlan plan;
    long every = 1;
    bool find_all = false;
    const ChProfile *profile = ch_profile_at(0);

    for (int i = 2; i < argc; i++)
        if (strcmp(argv[i], "--find-all") == 0)
            find_all = true;
        else if (strcmp(argv[i], "--every") == 0 && i + 1 < argc)
            every = atol(argv[++i]);
        else if (strcmp(argv[i], "--profile") == 0 && i + 1 < argc)
            profile = ch_profile_by_name(argv[i + 1], strlen(argv[i + 1])), i++;
        else
            every = 0;
    if (argc < 2 || every < 1 || profile == NULL) {
        fputs("usage: technique_rate LIST [--find-all] [--every N] [--profile NAME]\n", stderr);
        return 2;
    }
    List list = read_list(argv[1]);
    if (list.count == 0 || ch_plan_make(&plan, profile, NULL, NULL) != CH_OK)
        return 2;
    engine.state = calloc(1, ch_profile_most_state());
    if (engine.state == NULL)
        return 2;
    const int result = find_all ? find_all_of_list(&list, &plan, (size_t)every)
                                : solve_list(&list, &plan, (size_t)every);
    free(engine.state);
    free_list(&list);
    return result;
}
