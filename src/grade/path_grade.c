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

/* Reports whether two techniques count as one; all singles do. */
static bool is_alike(const ChTechnique *one, const ChTechnique *other)
{
    return one == other || (one->level == 1 && other->level == 1);
}

/* Runs the finders of a row's techniques that are like TECHNIQUE. True when the counter is full, or
 * no other finder is alike: only singles have several, though several rows may name one. */
static bool count_row(const ChFinderInput *input, const ChProfileRow *row,
                      const ChTechnique *technique, Counter *counter)
{
    int number = row->technique;

    for (int i = 0; number != CH_TECHNIQUE_NONE; number = row->also[i++]) {
        const ChTechnique *const one = ch_technique(number);
        if (is_alike(one, technique) && (one->find(input, &counter->sink) || one->level > 1))
            return true;
        if (i == CH_ROW_ALSO)
            break;
    }
    return false;
}

/* Counts the distinct conclusions on the board, including the step taken. The finders of other
 * programs' scales are not used, as each reports only the one step that its scale would take. */
static uint16_t count_open(const ChFinderInput *input, const ChPlan *plan, const ChStep *taken)
{
    Counter counter = {.sink = {count}};

    count(&counter.sink, taken);
    for (int i = 0; i < plan->count; i++)
        if (count_row(input, &plan->row[i], ch_technique(taken->technique), &counter))
            break;
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
        const uint16_t open = count_open(&input, plan, step);
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
