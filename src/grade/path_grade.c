/* path_grade.c - see path_grade.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "path_grade.h"

#include <assert.h>
#include <string.h>

#include "bits.h"

ChPathGrade ch_path_grade(const ChEngine *engine, const ChPlan *plan)
{
    const ChLog *const log = &engine->log;
    ChPathGrade grade = {.left = (uint8_t)engine->board.empty};
    int last = -1;

    for (uint32_t i = 0; i < log->count; i++) {
        const int number = log->step[i].technique;
        const int level = ch_technique(number)->level;
        const int row = level > 0 ? engine->row[i] : plan->count; /* no row finds a contradiction */
        grade.steps[level]++;
        if (number == CH_TECHNIQUE_NAKED_SINGLE)
            grade.naked_singles++;
        if (level > grade.level)
            grade.level = (uint8_t)level;
        if (row > last && row < plan->count) {
            last = row;
            grade.hardest = (uint16_t)number;
        }
    }
    if (grade.left > 0)
        grade.level = CH_GRADE_LEVELS;
    return grade;
}

/* ---- width ---- */

/* A sink that counts distinct conclusions. */
typedef struct Counter {
    ChSink sink;
    uint16_t count;
    uint16_t placed[CH_MOST_OPEN];
    ChCandidateSet removed[CH_MOST_OPEN];
} Counter;

static bool count(ChSink *sink, const ChStep *step)
{
    Counter *const counter = (Counter *)sink;
    ChCandidateSet removed = {{0}};

    if (step->detail != NULL)
        removed = step->detail->removed;
    for (int i = 0; i < counter->count; i++)
        if (counter->placed[i] == step->placed &&
            memcmp(&counter->removed[i], &removed, sizeof removed) == 0)
            return false;
    counter->placed[counter->count] = step->placed;
    counter->removed[counter->count++] = removed;
    return counter->count == CH_MOST_OPEN;
}

/* The finders of singles that the plan's rows name, in their order.  All singles count as one
 * technique. */
typedef struct SingleFinders {
    int count;
    ChFinder find[CH_MAX_ROWS];
} SingleFinders;

static void add_single(SingleFinders *singles, int number)
{
    const ChTechnique *const technique = ch_technique(number);
    bool is_known = technique->level != 1;

    for (int i = 0; i < singles->count; i++)
        is_known = is_known || singles->find[i] == technique->find;
    if (!is_known)
        singles->find[singles->count++] = technique->find;
}

static SingleFinders singles_of(const ChPlan *plan)
{
    SingleFinders singles;

    singles.count = 0;
    for (const ChProfileRow *row = plan->row; row < plan->row + plan->count; row++) {
        add_single(&singles, row->technique);
        for (int i = 0; i < CH_ROW_ALSO && row->also[i] != CH_TECHNIQUE_NONE; i++)
            add_single(&singles, row->also[i]);
    }
    return singles;
}

/* Counts the distinct conclusions on the board, including the step taken. The finders of other
 * programs' scales are not used, as each reports only the one step that its scale would take. */
static uint16_t count_open(const ChFinderInput *input, const ChPlan *plan,
                           const SingleFinders *singles, const ChStep *taken)
{
    const ChTechnique *const technique = ch_technique(taken->technique);
    Counter counter;
    bool full = false;

    counter.sink.take = count;
    counter.count = 0;
    count(&counter.sink, taken);
    if (technique->level != 1 && ch_plan_row_of(plan, taken->technique) >= 0)
        technique->find(input, &counter.sink);
    for (int i = 0; technique->level == 1 && i < singles->count && !full; i++)
        full = singles->find[i](input, &counter.sink);
    return counter.count;
}

static uint32_t count_premises(const ChStep *step)
{
    uint32_t premises = step->premise != CH_NONE;

    if (step->detail != NULL)
        premises +=
            (uint32_t)ch_bits_count(step->detail->premises.word, 6) + step->detail->deadly_count;
    return premises;
}

/* Returns the search effort of a step in bits. A step is a set of constraints that imply something
 * together. A player searches among all sets of that size of the open constraints, four per empty
 * cell (the cell itself, and the missing digits of row, column and box). OPEN of these sets make
 * progress. */
static uint32_t search_effort(const ChBoard *board, const ChStep *step, uint16_t open)
{
    const uint32_t all = 4 * (uint32_t)board->empty;
    const uint32_t premises = count_premises(step);
    const uint32_t choice = ch_bits_of_choice(all, premises < all ? premises : all);
    const uint32_t found = ch_bits_of(open);

    return choice > found ? choice - found : 0;
}

ChPathWidth ch_path_width(ChEngine *engine, const ChPlan *plan)
{
    const ChLog *const log = &engine->log;
    const SingleFinders singles = singles_of(plan);
    ChBoard board;
    ChPathWidth width = {0};
    const ChFinderInput input = {
        .board = &board, .facts = &engine->facts, .options = &plan->options, .puzzle = log->puzzle};

    if (ch_board_load(&board, log->puzzle) >= 0)
        return width;
    for (uint32_t i = 0; i < log->count; i++) {
        const ChStep *const step = &log->step[i];
        if (step->technique == CH_TECHNIQUE_CONTRADICTION)
            break; /* always the last step */
        ch_facts_renew(&engine->facts, &board);
        const uint16_t open = count_open(&input, plan, &singles, step);
        if (open < board.empty && (width.bottleneck == 0 || open < width.bottleneck)) {
            width.bottleneck = open;
            width.at = (uint16_t)(i + 1);
        }
        const uint32_t effort = search_effort(&board, step, open);
        width.search += effort;
        const uint64_t weighted = (uint64_t)effort * ch_technique(step->technique)->level;
        width.weighted += weighted;
        width.squares += weighted * weighted;
        ch_board_apply(&board, step);
    }
    return width;
}
