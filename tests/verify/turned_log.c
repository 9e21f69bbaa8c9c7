/* turned_log.c - see turned_log.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "turned_log.h"

#include <stdlib.h>
#include <string.h>

/* The type of the things in each role. */
static const ChShape SHAPE[CH_ROLES] = {
#define ROLE(name, key, shape) CH_SHAPE_##shape,
#include "roles.def"
#undef ROLE
};

/* ---- random symmetries ---- */

/* Adds the candidates that a step names to a set. */
static void add_named(const ChStepRecord *step, ChCandidateSet *named)
{
    for (size_t i = 0; i < step->place_count; i++)
        ch_candidates_add(named, step->place[i]);
    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_candidates_add(named, step->eliminate[i]);
    for (size_t i = 0; i < step->mark_count; i++)
        if (SHAPE[step->mark[i].role] == CH_SHAPE_CANDIDATE ||
            SHAPE[step->mark[i].role] == CH_SHAPE_NODE)
            ch_candidates_add(named, step->mark[i].thing);
    for (size_t i = 0; i < step->argument_count; i++)
        for (size_t k = 0; k < step->argument[i].count; k++)
            if (step->argument[i].line[k].candidate < CH_CANDIDATES)
                ch_candidates_add(named, step->argument[i].line[k].candidate);
}

ChSymmetry symmetry_to_first(const ChLogRecord *log, ChRandom *random)
{
    ChCandidateSet named = {{0}};
    int candidate = 0;

    for (size_t i = 0; i < log->step_count; i++)
        add_named(&log->step[i], &named);
    for (uint32_t left = ch_random_below(random, CH_CANDIDATES); left > 0; left--) {
        candidate = ch_candidates_next(&named, candidate + 1);
        candidate = candidate < 0 ? ch_candidates_next(&named, 0) : candidate;
        candidate = candidate < 0 ? 0 : candidate;
    }
    ChSymmetry symmetry = ch_symmetry_random(random);
    while (symmetry.cell[CH_CANDIDATE_CELL(candidate)] != 0)
        symmetry = ch_symmetry_random(random);
    const int digit = CH_CANDIDATE_DIGIT(candidate);
    for (int i = 0; i < CH_DIGITS; i++)
        if (symmetry.digit[i] == 0)
            symmetry.digit[i] = symmetry.digit[digit];
    symmetry.digit[digit] = 0;
    return symmetry;
}

/* ---- the image ---- */

struct TurnedBlock {
    TurnedBlock *older;
    void *memory;
};

/* Returns a copy of an array. */
static void *copy_array(TurnedLog *turned, const void *array, size_t count, size_t size)
{
    TurnedBlock *const block = malloc(sizeof *block);

    block->older = turned->blocks;
    block->memory = malloc(count * size);
    turned->blocks = block;
    if (count > 0)
        memcpy(block->memory, array, count * size);
    return block->memory;
}

#define COPY(array, count) copy_array(turned, array, count, sizeof *(array))

static int turn_candidate(const ChSymmetry *symmetry, int candidate)
{
    return candidate >= CH_CANDIDATES
               ? candidate
               : CH_CANDIDATE(symmetry->cell[CH_CANDIDATE_CELL(candidate)],
                              symmetry->digit[CH_CANDIDATE_DIGIT(candidate)]);
}

static ChCellSet turn_cells(const ChSymmetry *symmetry, const ChCellSet *cells)
{
    ChCellSet image = {{0}};

    for (int cell = ch_cells_next(cells, 0); cell >= 0; cell = ch_cells_next(cells, cell + 1))
        ch_cells_add(&image, symmetry->cell[cell]);
    return image;
}

static int turn_house(const ChSymmetry *symmetry, int house)
{
    const ChCellSet cells = turn_cells(symmetry, &ch_house_cells[house]);
    int image = 0;

    while (memcmp(&ch_house_cells[image], &cells, sizeof cells) != 0)
        image++;
    return image;
}

static int turn_constraint(const ChSymmetry *symmetry, int constraint)
{
    if (constraint >= CH_CONSTRAINTS)
        return constraint;
    if (constraint < CH_CELLS)
        return CH_CELL_CONSTRAINT(symmetry->cell[constraint]);
    return CH_HOUSE_CONSTRAINT(turn_house(symmetry, (constraint - CH_CELLS) / 9),
                               symmetry->digit[(constraint - CH_CELLS) % 9]);
}

static unsigned turn_digits(const ChSymmetry *symmetry, unsigned digits)
{
    unsigned image = 0;

    for (; digits != 0; digits &= digits - 1)
        image |= 1u << symmetry->digit[ch_lowest(digits)];
    return image;
}

static void turn_grid(const ChSymmetry *symmetry, uint8_t digit[CH_CELLS])
{
    uint8_t image[CH_CELLS];

    for (int cell = 0; cell < CH_CELLS; cell++)
        image[symmetry->cell[cell]] = symmetry->digit[digit[cell]];
    memcpy(digit, image, sizeof image);
}

static int turn_thing(const ChSymmetry *symmetry, ChRole role, int thing)
{
    switch (SHAPE[role]) {
    case CH_SHAPE_CELL:
    case CH_SHAPE_CLOSED:
        return symmetry->cell[thing];
    case CH_SHAPE_DIGIT:
        return symmetry->digit[thing];
    case CH_SHAPE_HOUSE:
        return turn_house(symmetry, thing);
    case CH_SHAPE_CANDIDATE:
    case CH_SHAPE_NODE:
        return turn_candidate(symmetry, thing);
    default:
        return thing;
    }
}

static ChDeadlyPattern turn_deadly(const ChSymmetry *symmetry, const ChDeadlyPattern *deadly)
{
    ChDeadlyPattern image = {.is_impossible = deadly->is_impossible};

    for (int cell = 0; cell < CH_CELLS; cell++)
        image.digits[symmetry->cell[cell]] = (uint16_t)turn_digits(symmetry, deadly->digits[cell]);
    return image;
}

static const uint16_t *turn_candidates(TurnedLog *turned, const ChSymmetry *symmetry,
                                       const uint16_t *candidate, size_t count)
{
    uint16_t *const image = COPY(candidate, count);

    for (size_t i = 0; i < count; i++)
        image[i] = (uint16_t)turn_candidate(symmetry, image[i]);
    return image;
}

static ChArgument turn_argument(TurnedLog *turned, const ChSymmetry *symmetry,
                                const ChArgument *argument)
{
    ChLine *const line = COPY(argument->line, argument->count);

    for (size_t i = 0; i < argument->count; i++) {
        line[i].constraint = (uint16_t)turn_constraint(symmetry, line[i].constraint);
        line[i].candidate = (uint16_t)turn_candidate(symmetry, line[i].candidate);
    }
    return (ChArgument){line, argument->count};
}

/* Transforms the arrays of a step that are not conclusions. */
static void turn_reasons(TurnedLog *turned, const ChSymmetry *symmetry, ChStepRecord *step)
{
    uint16_t *const constraint = COPY(step->constraint, step->constraint_count);
    ChDeadlyPattern *const deadly = COPY(step->deadly, step->deadly_count);
    ChMark *const mark = COPY(step->mark, step->mark_count);
    ChArgument *const argument = COPY(step->argument, step->argument_count);

    for (size_t i = 0; i < step->constraint_count; i++)
        constraint[i] = (uint16_t)turn_constraint(symmetry, constraint[i]);
    for (size_t i = 0; i < step->deadly_count; i++)
        deadly[i] = turn_deadly(symmetry, &step->deadly[i]);
    for (size_t i = 0; i < step->mark_count; i++)
        mark[i].thing = (uint16_t)turn_thing(symmetry, mark[i].role, mark[i].thing);
    for (size_t i = 0; i < step->argument_count; i++)
        argument[i] = turn_argument(turned, symmetry, &step->argument[i]);
    step->constraint = constraint;
    step->deadly = deadly;
    step->mark = mark;
    step->argument = argument;
    step->after = COPY(step->after, step->after_count);
}

static void turn_claim(const ChSymmetry *symmetry, ChClaim *claim)
{
    if (claim->kind == CH_CLAIM_PLACED || claim->kind == CH_CLAIM_REMOVED)
        claim->thing = (uint16_t)turn_candidate(symmetry, claim->thing);
    if (claim->kind == CH_CLAIM_CELL)
        claim->thing = symmetry->cell[claim->thing];
    if (claim->kind == CH_CLAIM_HOUSE)
        claim->thing = (uint16_t)turn_house(symmetry, claim->thing);
}

static void turn_report(const ChSymmetry *symmetry, ChReport *report)
{
    turn_claim(symmetry, &report->query);
    turn_claim(symmetry, &report->fact);
    turn_claim(symmetry, &report->sees);
    turn_claim(symmetry, &report->mistake);
    report->digits = turn_digits(symmetry, report->digits);
    if (report->has_with)
        turn_grid(symmetry, report->with);
    if (report->has_without)
        turn_grid(symmetry, report->without);
}

void turn_log(TurnedLog *turned, const ChLogRecord *log, const ChSymmetry *symmetry)
{
    *turned = (TurnedLog){.log = *log};
    ch_symmetry_apply(symmetry, &log->puzzle, &turned->log.puzzle);
    turn_grid(symmetry, turned->log.solution);
    ChStepRecord *const step = COPY(log->step, log->step_count);
    for (size_t i = 0; i < log->step_count; i++) {
        step[i].place = turn_candidates(turned, symmetry, step[i].place, step[i].place_count);
        step[i].eliminate =
            turn_candidates(turned, symmetry, step[i].eliminate, step[i].eliminate_count);
        turn_reasons(turned, symmetry, &step[i]);
    }
    turned->log.step = step;
    turn_report(symmetry, &turned->log.report);
}

void turned_log_free(TurnedLog *turned)
{
    while (turned->blocks != NULL) {
        TurnedBlock *const block = turned->blocks;
        turned->blocks = block->older;
        free(block->memory);
        free(block);
    }
}
