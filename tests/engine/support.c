/* support.c - see support.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "support.h"
#include "facts_slots.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generated.h"

ChPuzzle puzzle_of(const char *text)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    for (int i = 0; i < CH_CELLS && text[i] != '\0'; i++)
        if (text[i] >= '1' && text[i] <= '9')
            puzzle.given[CH_CELL_AT(i / 9, i % 9)] = (uint8_t)(text[i] - '1');
    return puzzle;
}

const SharedList shared_lists[] = {
    {"17-clue", 400},     {"magictour-top1465", 20},  {"qqwing-2000", 20},
    {"hardest-1106", 40}, {"rated-11-or-more", 4000}, {NULL, 0},
};

bool keep_first(ChSink *sink, const ChStep *step)
{
    ((FirstSink *)sink)->step = *step;
    return true;
}

FILE *open_shared(const char *name)
{
    const char *const shared = getenv("CH_SHARED");
    char path[4096];

    if (shared == NULL) {
        fprintf(stderr, "# skipped: no CH_SHARED\n");
        return NULL;
    }
    snprintf(path, sizeof path, "%s/%s", shared, name);
    FILE *const file = fopen(path, "r");
    if (file == NULL)
        fprintf(stderr, "# skipped: no %s\n", path);
    return file;
}

static FILE *open_list(const char *name)
{
    char path[100];

    snprintf(path, sizeof path, "puzzles/%s.txt", name);
    return open_shared(path);
}

/* Returns whether the line begins with the cells of a puzzle. */
static bool is_puzzle(const char *line)
{
    return strspn(line, "0123456789.") >= CH_CELLS;
}

bool next_shared(const SharedList *list, FILE **file, ChPuzzle *puzzle)
{
    char line[4096];
    int skipped = 0;

    if (*file == NULL && (*file = open_list(list->name)) == NULL)
        return false;
    while (fgets(line, sizeof line, *file) != NULL) {
        if (!is_puzzle(line) || skipped++ % list->every != list->every - 1)
            continue;
        *puzzle = puzzle_of(line);
        return true;
    }
    fclose(*file);
    *file = NULL;
    return false;
}

ChPuzzle position_of(const ChPuzzle *puzzle, const ChBoard *board)
{
    ChPuzzle at;
    ChBoard plain;

    ch_puzzle_clear(&at);
    memcpy(at.given, puzzle->given, sizeof at.given);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (at.given[cell] == CH_NO_DIGIT)
            at.entered[cell] = board->digit[cell];
    at.has_start = true;
    ch_board_load(&plain, &at);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (plain.digit[CH_CANDIDATE_CELL(candidate)] == CH_NO_DIGIT &&
            ch_board_has(&plain, candidate) && !ch_board_has(board, candidate))
            ch_candidates_add(&at.removed, candidate);
    return at;
}

ChPuzzle solved_puzzle(ChSearch *search, uint64_t seed, int index, uint8_t *solution)
{
    ChPuzzle puzzle;
    bool found;

    generate_puzzle(search, seed, (uint64_t)index, &puzzle);
    const ChCandidateSet alive = ch_alive_givens(&puzzle);
    if (ch_search_first(search, &alive, CH_SEARCH_NO_LIMIT, solution, &found) != CH_OK || !found)
        abort();
    return puzzle;
}

ChPuzzle random_position(ChSearch *search, ChRandom *random, ChEngine *engine, const ChPlan *plan,
                         int index)
{
    ChPuzzle puzzle;
    ChBoard board;

    generate_puzzle(search, random->state, (uint64_t)index, &puzzle);
    if (ch_random_below(random, 4) == 0) {
        puzzle.given[ch_random_below(random, CH_CELLS)] = CH_NO_DIGIT;
        return puzzle;
    }
    if (ch_engine_solve(engine, &puzzle, plan, false) != CH_OK)
        abort();
    ch_board_load(&board, &puzzle);
    const uint32_t steps = ch_random_below(random, engine->log.count + 1);
    for (uint32_t i = 0; i < steps; i++)
        ch_board_apply(&board, &engine->log.step[i]);
    return position_of(&puzzle, &board);
}

ChPlan plan_in(const char *profile, const char *list)
{
    static ChPlan plan;

    if (ch_plan_make(&plan, ch_profile_by_name(profile, strlen(profile)), list, NULL) != CH_OK)
        abort();
    return plan;
}

ChPlan plan_of(const char *list)
{
    return plan_in("default", list);
}

ChEngine *new_engine(void)
{
    ChEngine *const engine = malloc(sizeof *engine);

    if (engine == NULL)
        abort();
    engine->state = NULL;
    return engine;
}

void *state_for(const ChPlan *plan)
{
    static void *states[8];
    int index = 0;

    while (ch_profile_at(index) != plan->profile)
        index++;
    if (states[index] == NULL && plan->profile->state.size > 0)
        states[index] = calloc(1, plan->profile->state.size);
    if (states[index] == NULL && plan->profile->state.size > 0)
        abort();
    return states[index];
}

ChRandom seeded(const char *test)
{
    const char *const given = getenv("CH_SEED");
    const ChRandom random = {given != NULL ? strtoull(given, NULL, 10) : 20261120};

    fprintf(stderr, "# %s: seed %llu\n", test, (unsigned long long)random.state);
    return random;
}

static ChFinderInput input_of(const ChBoard *board)
{
    static ChFacts facts;
    static const ChFinderOptions options = {0};

    ch_facts_renew(&facts, board);
    return (ChFinderInput){.board = board, .facts = &facts, .options = &options};
}

void run_finder(ChFinder find, const ChBoard *board, ChSink *sink)
{
    const ChFinderInput input = input_of(board);

    find(&input, sink);
}

void run_technique(const ChTechnique *technique, const ChBoard *board, ChSink *sink)
{
    const ChFinderInput input = input_of(board);

    ch_technique_find(technique, &input, sink);
}

Conclusions conclusions_of(const ChStep *step)
{
    Conclusions conclusions = {.premise = step->premise};

    if (step->detail != NULL) {
        conclusions.placed = step->detail->placed;
        conclusions.removed = step->detail->removed;
    }
    if (step->placed != CH_NONE)
        ch_candidates_add(&conclusions.placed, step->placed);
    return conclusions;
}

bool step_agrees(const ChStep *step, const uint8_t *solution)
{
    const Conclusions conclusions = conclusions_of(step);

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_candidates_has(CH_CANDIDATE_DIGIT(candidate) ==
                                      solution[CH_CANDIDATE_CELL(candidate)]
                                  ? &conclusions.removed
                                  : &conclusions.placed,
                              candidate))
            return false;
    return true;
}

/* Compares each step found with the wanted conclusions. */
typedef struct StepMatcher {
    ChSink sink;
    const Conclusions *wanted;
    bool exactly;
    bool found;
} StepMatcher;

static bool compare_step(ChSink *sink, const ChStep *step)
{
    StepMatcher *const matcher = (StepMatcher *)sink;
    const Conclusions *const wanted = matcher->wanted;
    const Conclusions seen = conclusions_of(step);

    matcher->found =
        ch_candidates_within(&wanted->placed, &seen.placed) &&
        ch_candidates_within(&wanted->removed, &seen.removed) &&
        (!matcher->exactly || (ch_candidates_within(&seen.placed, &wanted->placed) &&
                               ch_candidates_within(&seen.removed, &wanted->removed) &&
                               (wanted->premise == CH_NONE || wanted->premise == seen.premise)));
    return matcher->found;
}

bool finder_concludes(const ChTechnique *technique, const ChBoard *board, const Conclusions *wanted,
                      bool exactly)
{
    StepMatcher matcher = {.sink = {compare_step}, .wanted = wanted, .exactly = exactly};

    run_technique(technique, board, &matcher.sink);
    return matcher.found;
}

static bool keep_step(ChSink *sink, const ChStep *step)
{
    Finds *const finds = (Finds *)sink;

    if (finds->count == MOST_FINDS)
        abort();
    finds->step[finds->count] = *step;
    if (step->detail != NULL) {
        finds->detail[finds->count] = *step->detail;
        finds->step[finds->count].detail = &finds->detail[finds->count];
    }
    finds->count++;
    return false;
}

void find_all(Finds *finds, ChFinder find, const ChBoard *board)
{
    finds->sink.take = keep_step;
    finds->count = 0;
    run_finder(find, board, &finds->sink);
}

void find_all_from(Finds *finds, ChFinder find, const ChFinderInput *input)
{
    finds->sink.take = keep_step;
    finds->count = 0;
    find(input, &finds->sink);
}

bool holds_step(const Finds *finds, const ChStep *step)
{
    for (size_t i = 0; i < finds->count; i++)
        if (same_step(&finds->step[i], step))
            return true;
    return false;
}

bool same_step(const ChStep *a, const ChStep *b)
{
    if (a->technique != b->technique || a->placed != b->placed || a->premise != b->premise ||
        (a->detail != NULL) != (b->detail != NULL))
        return false;
    return a->detail == NULL ||
           (memcmp(&a->detail->placed, &b->detail->placed, sizeof a->detail->placed) == 0 &&
            memcmp(&a->detail->removed, &b->detail->removed, sizeof a->detail->removed) == 0 &&
            memcmp(&a->detail->premises, &b->detail->premises, sizeof a->detail->premises) == 0);
}

/* Returns the house that holds these three cells. */
static int house_with(int a, int b, int c)
{
    for (int house = 0; house < CH_HOUSES; house++)
        if (ch_cells_has(&ch_house_cells[house], a) && ch_cells_has(&ch_house_cells[house], b) &&
            ch_cells_has(&ch_house_cells[house], c))
            return house;
    abort();
}

Symmetry random_symmetry(ChRandom *random)
{
    Symmetry by = {.moves = ch_symmetry_random(random)};
    const uint8_t *const to = by.moves.cell;

    for (int house = 0; house < CH_HOUSES; house++)
        by.house[house] = (uint8_t)house_with(
            to[ch_house_cell[house][0]], to[ch_house_cell[house][4]], to[ch_house_cell[house][8]]);
    return by;
}

ChPuzzle transform(const ChPuzzle *puzzle, const Symmetry *by)
{
    ChPuzzle transformed;

    ch_symmetry_apply(&by->moves, puzzle, &transformed);
    return transformed;
}

int transform_candidate(int candidate, const Symmetry *by)
{
    return CH_CANDIDATE(by->moves.cell[CH_CANDIDATE_CELL(candidate)],
                        by->moves.digit[CH_CANDIDATE_DIGIT(candidate)]);
}

int transform_constraint(int constraint, const Symmetry *by)
{
    if (constraint < CH_CELLS)
        return by->moves.cell[constraint];
    const int line = constraint - CH_CELLS;
    return CH_HOUSE_CONSTRAINT(by->house[line / 9], by->moves.digit[line % 9]);
}

ChStep transform_step(const ChStep *step, const Symmetry *by, ChDetail *detail)
{
    ChStep transformed = *step;

    if (step->placed != CH_NONE)
        transformed.placed = (uint16_t)transform_candidate(step->placed, by);
    if (step->premise != CH_NONE)
        transformed.premise = (uint16_t)transform_constraint(step->premise, by);
    if (step->detail == NULL)
        return transformed;
    *detail = *step->detail;
    detail->placed = ch_symmetry_candidates(&by->moves, &step->detail->placed);
    detail->removed = ch_symmetry_candidates(&by->moves, &step->detail->removed);
    detail->premises = (ChConstraintSet){{0}};
    for (int premise = ch_constraints_next(&step->detail->premises, 0); premise >= 0;
         premise = ch_constraints_next(&step->detail->premises, premise + 1))
        ch_constraints_add(&detail->premises, transform_constraint(premise, by));
    transformed.detail = detail;
    return transformed;
}
