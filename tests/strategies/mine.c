/* mine.c - Finds cases for tests/strategies/cases in random puzzles.
 *
 *      tests/strategies/mine pointing --count 12 >> tests/strategies/cases/intersections.txt
 *      tests/strategies/mine pointing --absent 6
 *
 * Solves the puzzles of seeds S, S+1, ... by the default profile.  A case is a position before a
 * step, or after the last one, where the technique finds something.  Player's digits and removed
 * candidates that the technique does not need are left out of the line.  Twice as many cases as
 * wanted are collected, and the shortest are printed.  A near miss is a case changed in one thing:
 * a removed candidate, a placed digit or a given is taken back, or a placed digit and a given
 * change roles.  No step of the technique then has all of the conclusions.
 *
 *      --count N     cases to print (default 10; none with --absent alone)
 *      --absent N    near misses to print
 *      --seed S      the first seed (default 1)
 *      --puzzles N   puzzles to solve at most (default 20000)
 *      --list FILE   solve the puzzles of a file instead, 81 characters a line
 *      --with LIST   solve by these strategies and the technique: early and unusual positions
 *      --whole       leave everything in the line
 *
 * SPDX-License-Identifier: MIT
 */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generated.h"
#include "notation.h"
#include "support.h"

enum { LINE = 8000, MOST = 1000 };

/* A position and what the technique concludes there. */
typedef struct Case {
    ChPuzzle puzzle;
    Conclusions says;
} Case;

typedef struct Options {
    const ChTechnique *technique;
    int count;
    int absent;
    uint64_t seed;
    uint64_t puzzles;
    const char *with;
    FILE *list;
    bool whole;
} Options;

static Case *cases;
static int case_count;

/* Returns whether a step concludes all that the case does; EXACTLY: and nothing else. */
static bool is_found(const ChTechnique *technique, const Case *wanted, bool exactly)
{
    ChBoard board;

    return ch_board_load(&board, &wanted->puzzle) < 0 &&
           finder_concludes(technique, &board, &wanted->says, exactly);
}

/* ---- positions ---- */

/* Keeps one of all steps found in a puzzle, each with the same probability. */
typedef struct Chooser {
    ChSink sink;
    ChRandom random;
    const ChPuzzle *puzzle;
    const ChBoard *board;
    uint32_t seen;
    uint32_t here;
    Case chosen;
} Chooser;

enum { ENOUGH = 200 }; /* steps per position */

static bool choose_step(ChSink *sink, const ChStep *step)
{
    Chooser *const chooser = (Chooser *)sink;

    if (ch_random_below(&chooser->random, ++chooser->seen) == 0) {
        chooser->chosen.says = conclusions_of(step);
        chooser->chosen.puzzle = position_of(chooser->puzzle, chooser->board);
    }
    return ++chooser->here == ENOUGH;
}

/* ---- lines ---- */

/* Items of a start position: 0..728 placed digits, 729.. removed candidates, 1458.. givens. */
enum { REMOVED = CH_CANDIDATES, GIVEN = 2 * CH_CANDIDATES, ITEMS = 3 * CH_CANDIDATES };

static bool has_item(const ChPuzzle *puzzle, int item)
{
    const int candidate = item % CH_CANDIDATES;
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    if (item >= GIVEN)
        return puzzle->given[cell] == digit;
    return item >= REMOVED ? ch_candidates_has(&puzzle->removed, candidate)
                           : puzzle->entered[cell] == digit;
}

static void drop_item(ChPuzzle *puzzle, int item)
{
    const int candidate = item % CH_CANDIDATES;

    if (item >= GIVEN)
        puzzle->given[CH_CANDIDATE_CELL(candidate)] = CH_NO_DIGIT;
    else if (item >= REMOVED)
        ch_candidates_remove(&puzzle->removed, candidate);
    else
        puzzle->entered[CH_CANDIDATE_CELL(candidate)] = CH_NO_DIGIT;
}

/* Removes from the position all that the technique does not need. */
static void drop_needless(const ChTechnique *technique, Case *found)
{
    for (int item = GIVEN - 1; item >= 0; item--) {
        Case less = *found;
        if (!has_item(&less.puzzle, item))
            continue;
        drop_item(&less.puzzle, item);
        if (is_found(technique, &less, true))
            *found = less;
    }
}

static void add_names(char *line, const ChCandidateSet *set,
                      size_t (*name)(char *text, int candidate))
{
    char text[CH_NAME_SIZE];

    for (int candidate = ch_candidates_next(set, 0); candidate >= 0;
         candidate = ch_candidates_next(set, candidate + 1)) {
        name(text, candidate);
        strcat(strcat(line, " "), text);
    }
}

static void write_case(char *line, const char *key, const Case *found, bool absent)
{
    ChCandidateSet entered = {{0}};
    char text[CH_CELLS + 1] = "";

    ch_name_grid(text, found->puzzle.given);
    sprintf(line, "%s%s; %s;", absent ? "!" : "", key, text);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (found->puzzle.entered[cell] != CH_NO_DIGIT)
            ch_candidates_add(&entered, CH_CANDIDATE(cell, found->puzzle.entered[cell]));
    add_names(line, &entered, ch_name_placed);
    add_names(line, &found->puzzle.removed, ch_name_removed);
    strcat(line, line[strlen(line) - 1] == ';' ? " ;" : ";");
    add_names(line, &found->says.placed, ch_name_placed);
    add_names(line, &found->says.removed, ch_name_removed);
    if (found->says.premise != CH_NONE && !absent) {
        ch_name_constraint(text, found->says.premise);
        strcat(strcat(line, " "), text);
    }
}

/* ---- near misses ---- */

/* Spoils the case by one change, trying from a random item on.  First takes back what the
 * player did, then swaps a given with a player's digit, then drops a given. */
static bool make_near_miss(const ChTechnique *technique, const Case *found, ChRandom *random,
                           Case *spoilt)
{
    for (int way = 0; way < 3; way++) {
        const int first = (int)ch_random_below(random, ITEMS);
        for (int i = 0; i < ITEMS; i++) {
            const int item = (first + i) % ITEMS;
            const int cell = CH_CANDIDATE_CELL(item % CH_CANDIDATES);
            *spoilt = *found;
            if (!has_item(&spoilt->puzzle, item) || (way == 0 && item >= GIVEN) ||
                (way == 1 && item >= REMOVED && item < GIVEN) || (way == 2 && item < GIVEN))
                continue;
            drop_item(&spoilt->puzzle, item);
            if (way == 1 && item < GIVEN)
                spoilt->puzzle.given[cell] = found->puzzle.entered[cell];
            else if (way == 1)
                spoilt->puzzle.entered[cell] = found->puzzle.given[cell];
            if (!is_found(technique, spoilt, false))
                return true;
        }
    }
    return false;
}

/* ---- collecting cases ---- */

static ChPlan plan_for(const Options *options)
{
    ChPlan plan = plan_of(options->with);

    for (int i = 0; i < plan.count; i++)
        if (plan.row[i].technique == options->technique->number)
            return plan;
    if (ch_technique_is_subtype(options->technique))
        return plan;
    plan.row[plan.count++] =
        (ChProfileRow){.technique = options->technique->number, .find = options->technique->find};
    return plan;
}

/* Collects cases from every position of a puzzle's solve; true when the technique found any. */
static bool mine_puzzle(const Options *options, ChEngine *engine, const ChPlan *plan,
                        ChPuzzle *puzzle, Chooser *chooser)
{
    ChBoard board;

    *chooser = (Chooser){
        .sink = {choose_step}, .random = chooser->random, .puzzle = puzzle, .board = &board};
    ch_engine_solve(engine, puzzle, plan, false);
    ch_board_load(&board, puzzle);
    for (uint32_t i = 0; board.empty > 0 && !ch_board_is_broken(&board); i++) {
        chooser->here = 0;
        run_technique(options->technique, &board, &chooser->sink);
        if (i == engine->log.count)
            break;
        ch_board_apply(&board, &engine->log.step[i]);
    }
    return chooser->seen > 0;
}

static int by_length(const void *a, const void *b)
{
    const size_t one = strlen(*(char *const *)a);
    const size_t other = strlen(*(char *const *)b);

    return (one > other) - (one < other);
}

static void print_shortest(char **line, int count, int wanted)
{
    qsort(line, (size_t)count, sizeof *line, by_length);
    for (int i = 0; i < count && i < wanted; i++)
        puts(line[i]);
}

static void print_cases(const Options *options)
{
    char *line[MOST];
    ChRandom random = {options->seed};
    int absent = 0;

    for (int i = 0; i < case_count; i++) {
        line[i] = malloc(LINE);
        write_case(line[i], options->technique->key, &cases[i], false);
    }
    print_shortest(line, case_count, options->count);
    for (int i = 0; i < case_count; i++) {
        Case spoilt;
        if (make_near_miss(options->technique, &cases[i], &random, &spoilt))
            write_case(line[absent++], options->technique->key, &spoilt, true);
    }
    print_shortest(line, absent, options->absent);
    fprintf(stderr, "# %d found, %d near misses\n", case_count, absent);
}

/* Reads the next puzzle of the list, or makes the one of a seed. Returns false at the end. */
static bool next_puzzle(const Options *options, ChSearch *search, uint64_t seed, ChPuzzle *puzzle)
{
    char line[LINE];

    if (options->list == NULL) {
        generate_puzzle(search, seed, 0, puzzle);
        return true;
    }
    ch_puzzle_clear(puzzle);
    if (fgets(line, sizeof line, options->list) == NULL || strlen(line) < CH_CELLS)
        return false;
    for (int i = 0; i < CH_CELLS; i++)
        if (line[i] >= '1' && line[i] <= '9')
            puzzle->given[CH_CELL_AT(i / 9, i % 9)] = (uint8_t)(line[i] - '1');
    return true;
}

static void mine(const Options *options)
{
    static ChSearch search;
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_for(options);
    const int more = options->count > options->absent ? options->count : options->absent;
    Chooser chooser = {.random = {options->seed}};

    cases = calloc(MOST, sizeof *cases);
    for (uint64_t i = 0; i < options->puzzles && case_count < 2 * more && case_count < MOST; i++) {
        ChPuzzle puzzle;
        if (!next_puzzle(options, &search, options->seed + i, &puzzle))
            break;
        if (!mine_puzzle(options, engine, &plan, &puzzle, &chooser))
            continue;
        if (!options->whole)
            drop_needless(options->technique, &chooser.chosen);
        cases[case_count++] = chooser.chosen;
    }
    print_cases(options);
    free(engine);
    free(cases);
}

int main(int count, char **argument)
{
    static const struct option known[] = {
        {"count", required_argument, NULL, 'n'}, {"absent", required_argument, NULL, 'a'},
        {"seed", required_argument, NULL, 'S'},  {"puzzles", required_argument, NULL, 'p'},
        {"list", required_argument, NULL, 'l'},  {"with", required_argument, NULL, 'w'},
        {"whole", no_argument, NULL, 'W'},       {NULL, 0, NULL, 0}};
    Options options = {.count = -1, .seed = 1, .puzzles = 20000};

    for (int option; (option = getopt_long(count, argument, "", known, NULL)) != -1;) {
        if (option == 'n')
            options.count = atoi(optarg);
        else if (option == 'a')
            options.absent = atoi(optarg);
        else if (option == 'S')
            options.seed = strtoull(optarg, NULL, 10);
        else if (option == 'p')
            options.puzzles = strtoull(optarg, NULL, 10);
        else if (option == 'l')
            options.list = fopen(optarg, "r");
        else if (option == 'w')
            options.with = optarg;
        else if (option == 'W')
            options.whole = true;
        else
            return 2;
    }
    if (options.count < 0)
        options.count = options.absent > 0 ? 0 : 10;
    if (optind + 1 == count)
        options.technique = ch_technique_by_key(argument[optind], strlen(argument[optind]));
    if (options.technique == NULL) {
        fprintf(stderr, "usage: mine TECHNIQUE [options]; see mine.c\n");
        return 2;
    }
    mine(&options);
    return 0;
}
