/* turned_log.c - see turned_log.h.  The arrays of a document that was read are its own, so they may
 * be changed although a record has them as const.
 *
 * SPDX-License-Identifier: MIT
 */
#include "turned_log.h"

#include <string.h>

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
    static const ChShape SHAPE[CH_ROLES] = {
#define ROLE(name, key, shape) CH_SHAPE_##shape,
#include "roles.def"
#undef ROLE
    };

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

static void turn_deadly(const ChSymmetry *symmetry, ChDeadlyPattern *deadly)
{
    ChDeadlyPattern image;

    for (int cell = 0; cell < CH_CELLS; cell++)
        image.digits[symmetry->cell[cell]] = (uint16_t)turn_digits(symmetry, deadly->digits[cell]);
    *deadly = image;
}

static void turn_argument(const ChSymmetry *symmetry, const ChArgument *argument)
{
    ChLine *const line = (ChLine *)argument->line;

    for (size_t i = 0; i < argument->count; i++) {
        line[i].constraint = (uint16_t)turn_constraint(symmetry, line[i].constraint);
        line[i].candidate = (uint16_t)turn_candidate(symmetry, line[i].candidate);
    }
}

static void turn_step(const ChSymmetry *symmetry, const ChStepRecord *step)
{
    uint16_t *const place = (uint16_t *)step->place;
    uint16_t *const eliminate = (uint16_t *)step->eliminate;
    uint16_t *const constraint = (uint16_t *)step->constraint;
    ChMark *const mark = (ChMark *)step->mark;

    for (size_t i = 0; i < step->place_count; i++)
        place[i] = (uint16_t)turn_candidate(symmetry, place[i]);
    for (size_t i = 0; i < step->eliminate_count; i++)
        eliminate[i] = (uint16_t)turn_candidate(symmetry, eliminate[i]);
    for (size_t i = 0; i < step->constraint_count; i++)
        constraint[i] = (uint16_t)turn_constraint(symmetry, constraint[i]);
    for (size_t i = 0; i < step->deadly_count; i++)
        turn_deadly(symmetry, (ChDeadlyPattern *)&step->deadly[i]);
    for (size_t i = 0; i < step->mark_count; i++)
        mark[i].thing = (uint16_t)turn_thing(symmetry, mark[i].role, mark[i].thing);
    for (size_t i = 0; i < step->argument_count; i++)
        turn_argument(symmetry, &step->argument[i]);
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

void turn_log(ChLogDocument *document, const ChSymmetry *symmetry)
{
    ChLogRecord *const log = &document->log;
    ChReport *const report = &log->report;
    const ChPuzzle puzzle = log->puzzle;

    ch_symmetry_apply(symmetry, &puzzle, &log->puzzle);
    turn_grid(symmetry, log->solution);
    for (size_t i = 0; i < log->step_count; i++)
        turn_step(symmetry, &log->step[i]);
    turn_claim(symmetry, &report->asked);
    turn_claim(symmetry, &report->fact);
    turn_claim(symmetry, &report->sees);
    turn_claim(symmetry, &report->mistake);
    report->digits = turn_digits(symmetry, report->digits);
    if (report->has_with)
        turn_grid(symmetry, report->with);
    if (report->has_without)
        turn_grid(symmetry, report->without);
}
