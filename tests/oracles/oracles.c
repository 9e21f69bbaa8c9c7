/* oracles.c - Compares each finder with the oracle of its definition on random positions.
 *
 *      oracles [--positions N] [--seed S] [--list FILE]... [--cases FILE]... [--quick]
 *              [TECHNIQUE]...
 *
 * --list has puzzles to make positions of; --cases has cases of techniques (case_line.h), whose
 * positions are tried as well, each by its technique. --quick leaves out the slow oracles.
 *
 * Prints a line of TAP for each oracle: how many positions, how many conclusions, and how many of
 * them the finder misses or has beyond the definition; and the first such positions. Without
 * TECHNIQUE, each technique must have an oracle.
 *
 * SPDX-License-Identifier: MIT
 */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "case_line.h"
#include "grid_print.h"
#include "oracle.h"
#include "positions.h"

enum { DIFFERENCES_SHOWN = 3, MOST_WANTED = 200, MOST_FILES = 40, SLOW_INTERVAL = 20 };

typedef struct Options {
    int positions;
    uint64_t seed;
    const char *wanted[MOST_WANTED];
    int wanted_count;
    const char *cases[MOST_FILES];
    int case_count;
    bool quick;
} Options;

/* What was compared for one oracle. */
typedef struct Tally {
    int positions;
    uint64_t conclusions;
    uint64_t missed;
    uint64_t beyond;
    int shown;
} Tally;

/* ---- positions ---- */

static Marks marks_of(const ChBoard *board)
{
    Marks marks = {0};

    for (int cell = 0; cell < CELLS; cell++) {
        const int at = CH_CELL_AT(row_of(cell), column_of(cell));
        const bool is_empty = board->digit[at] == CH_NO_DIGIT;
        marks.digit[cell] = is_empty ? NOTHING : board->digit[at];
        marks.given[cell] = ch_cells_has(&board->givens, at);
        for (int digit = 0; digit < DIGITS; digit++)
            marks.can[cell][digit] = is_empty && (board->candidates[at] >> digit & 1);
    }
    return marks;
}

/* ---- the finders ---- */

/* Collects the conclusions of the steps of one technique, or of a sub-type. */
typedef struct Collector {
    ChSink sink;
    int technique; /* CH_TECHNIQUE_NONE for a sub-type */
    Found *found;
} Collector;

static void add_conclusions(const ChCandidateSet *set, bool (*to)[DIGITS])
{
    for (int candidate = ch_candidates_next(set, 0); candidate >= 0;
         candidate = ch_candidates_next(set, candidate + 1)) {
        const int at = CH_CANDIDATE_CELL(candidate);
        to[9 * CH_ROW_OF(at) + CH_COLUMN_OF(at)][CH_CANDIDATE_DIGIT(candidate)] = true;
    }
}

static bool collect_step(ChSink *sink, const ChStep *step)
{
    Collector *const collector = (Collector *)sink;
    const Conclusions conclusions = conclusions_of(step);

    if (collector->technique != CH_TECHNIQUE_NONE && step->technique != collector->technique)
        return false;
    add_conclusions(&conclusions.placed, collector->found->placed);
    add_conclusions(&conclusions.removed, collector->found->removed);
    return false;
}

static void run_finders(const char *keys, const ChBoard *board, Found *found)
{
    for (const char *key = keys; *key != '\0';) {
        const size_t length = strcspn(key, ",");
        const ChTechnique *const technique = ch_technique_by_key(key, length);
        if (technique == NULL) {
            fprintf(stderr, "no such technique: %s\n", key);
            exit(2);
        }
        const bool is_subtype = ch_technique_is_subtype(technique);
        Collector collector = {
            {collect_step}, is_subtype ? CH_TECHNIQUE_NONE : technique->number, found};
        run_technique(technique, board, &collector.sink);
        key += length + (key[length] == ',');
    }
}

/* ---- the comparison ---- */

static void show_difference(const Position *position, const char *what, int cell, int digit)
{
    ChText text = CH_TEXT_EMPTY;

    ch_print_puzzle(&text, &position->puzzle);
    printf("# %s r%dc%d %d in\n%s\n", what, row_of(cell) + 1, column_of(cell) + 1, digit + 1,
           ch_text_string(&text));
    ch_text_free(&text);
}

/* Leaves out of what is wanted what only simpler techniques find. */
static void excuse_simpler(Found *wanted, const Found *got, const Found *simpler)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            if (simpler->removed[cell][digit])
                wanted->removed[cell][digit] = got->removed[cell][digit];
            if (simpler->placed[cell][digit])
                wanted->placed[cell][digit] = got->placed[cell][digit];
        }
}

static void compare(Tally *tally, const Position *position, const Found *wanted, const Found *got)
{
    const char *what = NULL;
    int where = 0;

    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const int defined = wanted->removed[cell][digit] + 2 * wanted->placed[cell][digit];
            const int found = got->removed[cell][digit] + 2 * got->placed[cell][digit];
            const int allowed = defined | (wanted->optional[cell][digit] ? 3 : 0);
            tally->conclusions += defined != 0;
            tally->missed += (defined & ~found) != 0;
            tally->beyond += (found & ~allowed) != 0;
            if (((defined & ~found) | (found & ~allowed)) != 0 && what == NULL) {
                what = (defined & ~found) != 0 ? "missed" : "beyond";
                where = cell * DIGITS + digit;
            }
        }
    if (what != NULL && tally->shown++ < DIFFERENCES_SHOWN)
        show_difference(position, what, where / DIGITS, where % DIGITS);
}

static void try_position(const Oracle *oracle, const Position *position, Tally *tally)
{
    const Marks marks = marks_of(&position->board);
    Found wanted = {0};
    Found got = {0};
    Found simpler = {0};

    oracle->find(&marks, &wanted);
    run_finders(oracle->keys, &position->board, &got);
    if (oracle->simpler != NULL) {
        run_finders(oracle->simpler, &position->board, &simpler);
        excuse_simpler(&wanted, &got, &simpler);
    }
    compare(tally, position, &wanted, &got);
    tally->positions++;
}

/* Returns whether KEY is among the oracle's. */
static bool has_key(const Oracle *oracle, const char *key)
{
    const size_t length = strlen(key);

    for (const char *at = oracle->keys; (at = strstr(at, key)) != NULL; at += length)
        if ((at == oracle->keys || at[-1] == ',') && (at[length] == ',' || at[length] == '\0'))
            return true;
    return false;
}

/* Tries the positions of the oracle's cases, those with conclusions and those without. */
static void try_cases(const Oracle *oracle, const char *path, Tally *tally)
{
    FILE *const file = fopen(path, "r");
    char text[CASE_LINE];
    Position position = {0};
    CaseLine line;

    if (file == NULL) {
        fprintf(stderr, "cannot read %s\n", path);
        exit(2);
    }
    while (fgets(text, sizeof text, file) != NULL)
        if (is_case_line(text) && read_case_line(text, &line) == NULL &&
            has_key(oracle, line.technique->key)) {
            position.puzzle = line.puzzle;
            if (ch_board_load(&position.board, &line.puzzle) < 0)
                try_position(oracle, &position, tally);
        }
    fclose(file);
}

/* A comparison without any conclusion shows nothing, and counts as a failure. */
static bool try_oracle(const Oracle *oracle, const Options *options, const Position *positions)
{
    static int number;
    Tally tally = {0};

    for (int i = 0; i < options->positions; i += oracle->is_slow ? SLOW_INTERVAL : 1)
        try_position(oracle, &positions[i], &tally);
    for (int i = 0; i < options->case_count; i++)
        try_cases(oracle, options->cases[i], &tally);
    const bool is_same = tally.missed == 0 && tally.beyond == 0 && tally.conclusions > 0;
    printf("%sok %d - %s: %d positions, %llu conclusions, %llu missed, %llu beyond\n",
           is_same ? "" : "not ", ++number, oracle->keys, tally.positions,
           (unsigned long long)tally.conclusions, (unsigned long long)tally.missed,
           (unsigned long long)tally.beyond);
    fflush(stdout);
    return is_same;
}

/* ---- the command line ---- */

static bool is_wanted(const Options *options, const Oracle *oracle)
{
    if (options->quick && oracle->is_slow)
        return false;
    for (int i = 0; i < options->wanted_count; i++)
        if (has_key(oracle, options->wanted[i]))
            return true;
    return options->wanted_count == 0;
}

static int make_positions(Maker *maker, const Options *options, Position *positions)
{
    ChRandom random = {options->seed};
    int count = 0;

    while (count < options->positions)
        if (make_position(maker, &random, &positions[count]) &&
            !ch_board_is_broken(&positions[count].board))
            count++;
    return count;
}

static bool read_options(int count, char **word, Options *options, Lists *lists)
{
    static const struct option known[] = {
        {"positions", required_argument, NULL, 'p'}, {"seed", required_argument, NULL, 'S'},
        {"list", required_argument, NULL, 'l'},      {"cases", required_argument, NULL, 'c'},
        {"quick", no_argument, NULL, 'q'},           {NULL, 0, NULL, 0}};

    for (int option; (option = getopt_long(count, word, "", known, NULL)) != -1;) {
        if (option == 'p')
            options->positions = atoi(optarg);
        else if (option == 'S')
            options->seed = strtoull(optarg, NULL, 10);
        else if (option == 'q')
            options->quick = true;
        else if (option == 'c' && options->case_count < MOST_FILES)
            options->cases[options->case_count++] = optarg;
        else if (option != 'l' || !lists_add(lists, optarg))
            return false;
    }
    while (optind < count && options->wanted_count < MOST_WANTED)
        options->wanted[options->wanted_count++] = word[optind++];
    return options->positions > 0;
}

static const Oracle *const families[] = {
#define FAMILY(name) name##_oracles,
#include "families.def"
};

enum { FAMILIES = sizeof families / sizeof *families };

static bool has_oracle(const ChTechnique *technique)
{
    for (int i = 0; i < FAMILIES; i++)
        for (const Oracle *oracle = families[i]; oracle->keys != NULL; oracle++)
            if (has_key(oracle, technique->key))
                return true;
    return false;
}

/* Each technique with a finder must have an oracle. */
static bool all_have_oracles(int number)
{
    bool all = true;

    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || !ch_technique_is_found(technique) || has_oracle(technique))
            continue;
        printf("# %s has no oracle\n", technique->key);
        all = false;
    }
    printf("%sok %d - each technique has an oracle\n", all ? "" : "not ", number);
    return all;
}

int main(int count, char **word)
{
    static Maker maker;
    Options options = {.positions = 200, .seed = 1};
    bool is_same = true;
    int tried = 0;

    if (!read_options(count, word, &options, &maker.lists))
        return 2;
    prepare_geometry();
    maker.engine = new_engine();
    maker.plan = plan_of(NULL);
    Position *const positions = calloc((size_t)options.positions, sizeof *positions);
    make_positions(&maker, &options, positions);
    for (int i = 0; i < FAMILIES; i++)
        for (const Oracle *oracle = families[i]; oracle->keys != NULL; oracle++)
            if (is_wanted(&options, oracle)) {
                is_same = try_oracle(oracle, &options, positions) && is_same;
                tried++;
            }
    if (options.wanted_count == 0)
        is_same = all_have_oracles(++tried) && is_same;
    printf("1..%d\n", tried);
    free(positions);
    free(maker.engine);
    lists_free(&maker.lists);
    return is_same && tried > 0 ? 0 : 1;
}
