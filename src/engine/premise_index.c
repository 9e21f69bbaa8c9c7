/* premise_index.c - see premise_index.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "premise_index.h"

#include <string.h>

enum { PER_CANDIDATE = 4 };

/* Lists the constraints of a candidate: its cell, then its box, row and column. */
static void list_constraints(int candidate, int constraint[PER_CANDIDATE])
{
    const int cell = CH_CANDIDATE_CELL(candidate);

    constraint[0] = CH_CELL_CONSTRAINT(cell);
    for (int i = 0; i < 3; i++)
        constraint[i + 1] =
            CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], CH_CANDIDATE_DIGIT(candidate));
}

static uint64_t *row_of(ChPremiseIndex *index, int constraint)
{
    return &index->row[constraint * index->words];
}

static void clear_row(ChPremiseIndex *index, int constraint)
{
    memset(row_of(index, constraint), 0, sizeof(uint64_t) * (size_t)index->words);
}

static void clear_rows_of(ChPremiseIndex *index, int candidate)
{
    int constraint[PER_CANDIDATE];

    list_constraints(candidate, constraint);
    for (int i = 0; i < PER_CANDIDATE; i++)
        clear_row(index, constraint[i]);
}

/* Numbers the candidates of all premises. */
static void number_spots(ChPremiseIndex *index)
{
    ChCandidateSet all = {{0}};

    for (size_t i = 0; i < index->count; i++)
        all = ch_candidates_or(&all, &index->premise[i].candidates);
    index->size = 0;
    CH_EACH_CANDIDATE(candidate, &all)
        index->candidate[index->size++] = (uint16_t)candidate;
    index->words = (index->size + 63) / 64;
}

static void fill_rows(ChPremiseIndex *index)
{
    int constraint[PER_CANDIDATE];

    for (int spot = 0; spot < index->size; spot++) {
        list_constraints(index->candidate[spot], constraint);
        for (int i = 0; i < PER_CANDIDATE; i++)
            ch_bits_add(row_of(index, constraint[i]), spot);
    }
}

/* Fills the row of a deadly pattern, which list_constraints() does not list. */
static void fill_row_of_deadly(ChPremiseIndex *index, const ChPremise *premise)
{
    CH_EACH_CANDIDATE(candidate, &premise->candidates)
        ch_bits_add(row_of(index, premise->constraint), ch_premise_index_spot(index, candidate));
}

void ch_premise_index_build(ChPremiseIndex *index, const ChPremise *premise, size_t count,
                            int candidate)
{
    index->premise = premise;
    index->count = count;
    number_spots(index);
    for (size_t i = 0; i < count; i++)
        clear_row(index, premise[i].constraint);
    for (int spot = 0; spot < index->size; spot++)
        clear_rows_of(index, index->candidate[spot]);
    if (candidate != CH_NONE)
        clear_rows_of(index, candidate);
    fill_rows(index);
    for (size_t i = 0; i < count; i++)
        if (premise[i].constraint >= CH_CONSTRAINTS)
            fill_row_of_deadly(index, &premise[i]);
}

int ch_premise_index_spot(const ChPremiseIndex *index, int candidate)
{
    int low = 0;

    for (int high = index->size; low < high;) {
        const int middle = (low + high) / 2;
        if (index->candidate[middle] < candidate)
            low = middle + 1;
        else
            high = middle;
    }
    return low < index->size && index->candidate[low] == candidate ? low : -1;
}

void ch_premise_index_clear_around(const ChPremiseIndex *index, int candidate, ChSpots *spots)
{
    int constraint[PER_CANDIDATE];

    list_constraints(candidate, constraint);
    const uint64_t *const cell = ch_premise_index_row(index, constraint[0]);
    const uint64_t *const box = ch_premise_index_row(index, constraint[1]);
    const uint64_t *const row = ch_premise_index_row(index, constraint[2]);
    const uint64_t *const column = ch_premise_index_row(index, constraint[3]);
    for (int i = 0; i < index->words; i++)
        spots->word[i] &= ~(cell[i] | box[i] | row[i] | column[i]);
}
