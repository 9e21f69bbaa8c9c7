/* argument_point.c - see argument_point.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument_point.h"

ChPoint ch_point_start(const ChPremiseIndex *index)
{
    ChPoint point = {.open = {{0}}, .truths = {{0}}};

    for (int spot = 0; spot < index->size; spot++)
        ch_bits_add(point.open.word, spot);
    return point;
}

void ch_point_set_true(const ChPremiseIndex *index, ChPoint *point, int spot)
{
    const bool is_open = ch_bits_has(point->open.word, spot);

    ch_premise_index_clear_around(index, index->candidate[spot], &point->open);
    if (is_open)
        ch_bits_add(point->open.word, spot);
    ch_bits_add(point->truths.word, spot);
}

void ch_point_assume(const ChPremiseIndex *index, ChPoint *point, int candidate, bool holds)
{
    const int spot = ch_premise_index_spot(index, candidate);

    if (!holds && spot >= 0)
        ch_bits_remove(point->open.word, spot);
    if (holds && spot >= 0)
        ch_point_set_true(index, point, spot);
    else if (holds)
        ch_premise_index_clear_around(index, candidate, &point->open);
}

static const uint64_t *row_of(const ChPremiseIndex *index, int premise)
{
    return ch_premise_index_row(index, index->premise[premise].constraint);
}

ChSpots ch_point_open_in(const ChPremiseIndex *index, const ChPoint *point, int premise)
{
    const uint64_t *const row = row_of(index, premise);
    ChSpots open = {{0}};

    for (int i = 0; i < index->words; i++)
        open.word[i] = row[i] & point->open.word[i];
    return open;
}

bool ch_point_is_met(const ChPremiseIndex *index, const ChPoint *point, int premise)
{
    const uint64_t *const row = row_of(index, premise);
    uint64_t met = 0;

    for (int i = 0; i < index->words; i++)
        met |= row[i] & point->truths.word[i];
    return met != 0;
}

int ch_point_count_open(const ChPremiseIndex *index, const ChPoint *point, int premise, int most)
{
    const uint64_t *const row = row_of(index, premise);
    int count = 0;

    for (int i = 0; i < index->words && count < most; i++) {
        if ((row[i] & point->truths.word[i]) != 0)
            return most;
        count += ch_count_word(row[i] & point->open.word[i]);
    }
    return count < most ? count : most;
}

int ch_point_tightest(const ChPremiseIndex *index, const ChPoint *point, int most, int *size)
{
    int best = -1;

    int fewest = most;
    for (size_t i = 0; i < index->count && fewest > 0; i++) {
        const int open = ch_point_count_open(index, point, (int)i, fewest);
        if (open < fewest) {
            best = (int)i;
            fewest = open;
        }
    }
    *size = fewest;
    return best;
}

int ch_point_first_open(const ChPremiseIndex *index, const ChPoint *point, int premise)
{
    const ChSpots open = ch_point_open_in(index, point, premise);

    return ch_bits_next(open.word, index->words, 0);
}

bool ch_point_fails(const ChPremiseIndex *index, ChPoint *point, uint16_t *lines)
{
    for (*lines = 0;; ++*lines) {
        int size = 0;
        const int chosen = ch_point_tightest(index, point, CH_POINT_FORCED, &size);
        if (chosen < 0)
            return false;
        if (size == 0) {
            ++*lines;
            return true;
        }
        ch_point_set_true(index, point, ch_point_first_open(index, point, chosen));
    }
}
