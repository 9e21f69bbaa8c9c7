/* ground.c - see ground.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "ground.h"

#include <string.h>

enum { ITS_CONSTRAINTS = 4 };

/* The constraints that a candidate lies in. */
static void list_constraints(int candidate, int constraint[ITS_CONSTRAINTS])
{
    const int cell = CH_CANDIDATE_CELL(candidate);

    constraint[0] = CH_CELL_CONSTRAINT(cell);
    for (int i = 0; i < 3; i++)
        constraint[i + 1] =
            CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], CH_CANDIDATE_DIGIT(candidate));
}

static uint64_t *row_of(ChGround *ground, int constraint)
{
    return &ground->row[constraint * ground->words];
}

static void clear_row(ChGround *ground, int constraint)
{
    memset(row_of(ground, constraint), 0, sizeof(uint64_t) * (size_t)ground->words);
}

static void clear_rows_of(ChGround *ground, int candidate)
{
    int constraint[ITS_CONSTRAINTS];

    list_constraints(candidate, constraint);
    for (int i = 0; i < ITS_CONSTRAINTS; i++)
        clear_row(ground, constraint[i]);
}

static void number_spots(ChGround *ground)
{
    ChCandidateSet all = {{0}};

    for (size_t i = 0; i < ground->count; i++)
        all = ch_candidates_or(&all, &ground->premise[i].candidates);
    ground->size = 0;
    for (int candidate = ch_candidates_next(&all, 0); candidate >= 0;
         candidate = ch_candidates_next(&all, candidate + 1))
        ground->candidate[ground->size++] = (uint16_t)candidate;
    ground->words = (ground->size + 63) / 64;
}

static void fill_rows(ChGround *ground)
{
    int constraint[ITS_CONSTRAINTS];

    for (int spot = 0; spot < ground->size; spot++) {
        list_constraints(ground->candidate[spot], constraint);
        for (int i = 0; i < ITS_CONSTRAINTS; i++)
            ch_bits_add(row_of(ground, constraint[i]), spot);
    }
}

/* A deadly pattern is no constraint that a candidate would know of. */
static void fill_row_of_deadly(ChGround *ground, const ChPremise *premise)
{
    for (int candidate = ch_candidates_next(&premise->candidates, 0); candidate >= 0;
         candidate = ch_candidates_next(&premise->candidates, candidate + 1))
        ch_bits_add(row_of(ground, premise->constraint), ch_ground_spot(ground, candidate));
}

void ch_ground_lay(ChGround *ground, const ChPremise *premise, size_t count, int candidate)
{
    ground->premise = premise;
    ground->count = count;
    number_spots(ground);
    for (size_t i = 0; i < count; i++)
        clear_row(ground, premise[i].constraint);
    for (int spot = 0; spot < ground->size; spot++)
        clear_rows_of(ground, ground->candidate[spot]);
    if (candidate != CH_NONE)
        clear_rows_of(ground, candidate);
    fill_rows(ground);
    for (size_t i = 0; i < count; i++)
        if (premise[i].constraint >= CH_CONSTRAINTS)
            fill_row_of_deadly(ground, &premise[i]);
}

int ch_ground_spot(const ChGround *ground, int candidate)
{
    int low = 0;

    for (int high = ground->size; low < high;) {
        const int middle = (low + high) / 2;
        if (ground->candidate[middle] < candidate)
            low = middle + 1;
        else
            high = middle;
    }
    return low < ground->size && ground->candidate[low] == candidate ? low : -1;
}

void ch_ground_clear_around(const ChGround *ground, int candidate, ChSpots *spots)
{
    int constraint[ITS_CONSTRAINTS];

    list_constraints(candidate, constraint);
    const uint64_t *const cell = ch_ground_row(ground, constraint[0]);
    const uint64_t *const box = ch_ground_row(ground, constraint[1]);
    const uint64_t *const row = ch_ground_row(ground, constraint[2]);
    const uint64_t *const column = ch_ground_row(ground, constraint[3]);
    for (int i = 0; i < ground->words; i++)
        spots->word[i] &= ~(cell[i] | box[i] | row[i] | column[i]);
}
