/* se_shared.c - see se_shared.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_shared.h"

#include <string.h>

enum { FIRST_ROW = 12 }; /* after the rows up to the triplets, which all tables begin with */

/* Reports whether the scales agree in all rules of the shared rows, apart from the ratings of
 * strong links. */
static bool has_same_rules(const ChSeScale *one, const ChSeScale *other)
{
    return one->peer == other->peer && one->locks_by_digit == other->locks_by_digit &&
           one->ignores_skipped_neighbours == other->ignores_skipped_neighbours &&
           one->has_small_hidden_loop_sets == other->has_small_hidden_loop_sets &&
           one->counts_rest_of_bug == other->counts_rest_of_bug &&
           one->visits_bug_sets_by_size == other->visits_bug_sets_by_size &&
           one->removes_in_table_order == other->removes_in_table_order;
}

static bool is_same_row(const ChSeProducer *one, const ChSeProducer *other)
{
    const ChSeMode *const a = &one->mode;
    const ChSeMode *const b = &other->mode;

    return one->find == other->find && one->size == other->size && one->least == other->least &&
           a->nishio == b->nishio && a->dynamic == b->dynamic && a->level == b->level &&
           a->base == b->base && memcmp(a->inside, b->inside, sizeof a->inside) == 0;
}

/* Returns the number of the scale's row that is the same, or that of its rows. */
static int find_row(const ChSeScale *scale, const ChSeProducer *row)
{
    int at = 0;

    while (at < scale->producers && !is_same_row(&scale->producer[at], row))
        at++;
    return at;
}

bool ch_se_is_shared(const ChSeScale *scale, int row, const ChSeScale *other)
{
    const ChSeProducer *const producer = &scale->producer[row];
    const int end = find_row(other, producer);

    if (row < FIRST_ROW || end == other->producers || !has_same_rules(scale, other) ||
        (producer->rates_links && scale->swaps_link_ratings != other->swaps_link_ratings))
        return false;
    for (int i = 0; i < end; i++)
        if (find_row(scale, &other->producer[i]) >= row)
            return false;
    return true;
}

bool ch_se_recall_step(const ChSeShared *shared, const ChSeScale *scale, const ChSeGrid *grid,
                       int most, ChSeHint *hint)
{
    for (int i = 0; i < shared->count; i++) {
        const ChSeKnown *const known = &shared->step[i];
        if (known->scale == scale || known->most != most ||
            memcmp(known->cand, grid->cand, sizeof known->cand) != 0 ||
            memcmp(known->value, grid->value, sizeof known->value) != 0 ||
            !ch_se_is_shared(known->scale, known->row, scale))
            continue;
        *hint = known->hint;
        return true;
    }
    return false;
}

void ch_se_keep_step(ChSeShared *shared, const ChSeScale *scale, int row, const ChSeGrid *grid,
                     int most, const ChSeHint *hint)
{
    if (row < FIRST_ROW || shared->count == CH_SE_KNOWN)
        return;
    ChSeKnown *const known = &shared->step[shared->count++];
    known->scale = scale;
    known->row = row;
    known->most = most;
    memcpy(known->cand, grid->cand, sizeof known->cand);
    memcpy(known->value, grid->value, sizeof known->value);
    known->hint = *hint;
}
