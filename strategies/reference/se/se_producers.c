/* se_producers.c - the producers as rows of a scale's table.
 *
 * Singles and direct hints are skipped where the bulk has taken them, or leaves none (se_bulk.h).
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_producers.h"

#include "se_basic.h"
#include "se_chain.h"
#include "se_patterns.h"
#include "se_strong.h"

/* The ratings of hidden pairs and triplets.  A set's direct placement also follows from its
 * eliminations.  So the direct producer is skipped once the eliminating one rates no higher than
 * the applied rating. */
static const double HIDDEN_SET[] = {[2] = 3.4, [3] = 4.0};

bool ch_se_produce_hidden_singles(const ChSeSearch *search, const ChSeProducer *producer)
{
    (void)producer;
    return !ch_se_bulk_takes_hidden(search->bulk->rating) &&
           ch_se_hidden_singles(search->grid, search->sink);
}

bool ch_se_produce_naked_singles(const ChSeSearch *search, const ChSeProducer *producer)
{
    (void)producer;
    return !ch_se_bulk_takes_naked(search->bulk->rating) &&
           ch_se_naked_singles(search->grid, search->sink);
}

bool ch_se_produce_direct_locking(const ChSeSearch *search, const ChSeProducer *producer)
{
    (void)producer;
    return search->bulk->may_place &&
           ch_se_direct_locking(search->scale, search->grid, search->sink);
}

bool ch_se_produce_direct_hidden_sets(const ChSeSearch *search, const ChSeProducer *producer)
{
    return search->bulk->rating < HIDDEN_SET[producer->size] &&
           ch_se_direct_hidden_sets(search->grid, producer->size, search->sink);
}

bool ch_se_produce_locking(const ChSeSearch *search, const ChSeProducer *producer)
{
    (void)producer;
    return search->bulk->may_lock && ch_se_locking(search->scale, search->grid, NULL, search->sink);
}

bool ch_se_produce_hidden_sets(const ChSeSearch *search, const ChSeProducer *producer)
{
    return ch_se_hidden_sets(search->grid, producer->size, NULL, search->sink);
}

bool ch_se_produce_naked_sets(const ChSeSearch *search, const ChSeProducer *producer)
{
    return ch_se_naked_sets(search->grid, producer->size, NULL, search->sink);
}

bool ch_se_produce_fish(const ChSeSearch *search, const ChSeProducer *producer)
{
    return ch_se_fish(search->grid, producer->size, NULL, search->sink);
}

bool ch_se_produce_three_cell_wings(const ChSeSearch *search, const ChSeProducer *producer)
{
    return ch_se_wings(search->scale, search->grid, producer->size, search->sink);
}

bool ch_se_produce_large_wings(const ChSeSearch *search, const ChSeProducer *producer)
{
    return ch_se_large_wings(search->grid, producer->size, search->sink);
}

bool ch_se_produce_strong_links(const ChSeSearch *search, const ChSeProducer *producer)
{
    return ch_se_strong_links(search->scale, search->grid, producer->size, search->sink);
}

bool ch_se_produce_loops(const ChSeSearch *search, const ChSeProducer *producer)
{
    (void)producer;
    ChSeSpace *const space = search->space;

    return search->bulk->since == NULL &&
           ch_se_loops(search->scale, search->grid, space->is_plain ? NULL : &space->no_loops,
                       search->sink);
}

bool ch_se_produce_bug(const ChSeSearch *search, const ChSeProducer *producer)
{
    (void)producer;
    return search->bulk->since == NULL && ch_se_bug(search->scale, search->grid, search->sink);
}

bool ch_se_produce_aligned_pairs(const ChSeSearch *search, const ChSeProducer *producer)
{
    (void)producer;
    ChSeSpace *const space = search->space;

    return ch_se_aligned_pairs(search->scale, search->grid,
                               space->is_plain ? NULL : &space->no_pairs, search->sink);
}

bool ch_se_produce_aligned_triplets(const ChSeSearch *search, const ChSeProducer *producer)
{
    (void)producer;
    ChSeSpace *const space = search->space;

    return ch_se_aligned_triplets(search->scale, search->grid,
                                  space->is_plain ? NULL : &space->no_triplets, search->sink);
}
