/* dedup_set.c - see dedup_set.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "dedup_set.h"

#include <stdlib.h>
#include <string.h>

#include "hash.h"

enum { FIRST_SLOTS = 1 << 10 };

/* ---- keys ---- */

static void hash_bytes(ChDedupKey *key, const void *bytes, size_t size)
{
    for (size_t at = 0; at < size; at += 8) {
        uint64_t word = 0;
        for (size_t i = 0; i < 8 && at + i < size; i++)
            word |= (uint64_t)((const uint8_t *)bytes)[at + i] << 8 * i;
        for (int i = 0; i < 2; i++)
            key->word[i] = ch_hash_add(key->word[i], word);
    }
}

static void hash_candidates(ChDedupKey *key, const ChCandidateSet *set)
{
    uint8_t byte[(CH_CANDIDATES + 7) / 8] = {0};

    CH_EACH_CANDIDATE(c, set)
        byte[c / 8] |= (uint8_t)(1u << c % 8);
    hash_bytes(key, byte, sizeof byte);
}

ChDedupKey ch_dedup_key(const ChPuzzle *puzzle)
{
    ChDedupKey key = {{1, 2}};

    hash_bytes(&key, puzzle->given, sizeof puzzle->given);
    if (puzzle->has_start) {
        hash_bytes(&key, puzzle->entered, sizeof puzzle->entered);
        hash_candidates(&key, &puzzle->removed);
    }
    if (puzzle->has_marks)
        hash_candidates(&key, &puzzle->marks);
    key.word[1] |= 1; /* a free slot has 0 here */
    return key;
}

/* ---- the table ---- */

/* Returns the slot that holds the key, or the free slot where it belongs. */
static ChDedupKey *find_slot(ChDedupKey *slot, size_t slots, ChDedupKey key)
{
    size_t at = (size_t)key.word[0] & (slots - 1);

    while (slot[at].word[1] != 0 && memcmp(&slot[at], &key, sizeof key) != 0)
        at = (at + 1) & (slots - 1);
    return &slot[at];
}

/* Doubles the table when less than a third of the slots is free; false without memory. */
static bool grow_table(ChDedupSet *set)
{
    if (set->count < set->slots / 3 * 2)
        return true;
    const size_t slots = set->slots == 0 ? FIRST_SLOTS : 2 * set->slots;
    ChDedupKey *const slot = calloc(slots, sizeof *slot);

    if (slot == NULL)
        return false;
    for (size_t i = 0; i < set->slots; i++)
        if (set->slot[i].word[1] != 0)
            *find_slot(slot, slots, set->slot[i]) = set->slot[i];
    free(set->slot);
    set->slot = slot;
    set->slots = slots;
    return true;
}

bool ch_dedup_set_add(ChDedupSet *set, ChDedupKey key)
{
    if (set->failed || !grow_table(set)) {
        set->failed = true;
        return true;
    }
    ChDedupKey *const at = find_slot(set->slot, set->slots, key);
    if (at->word[1] != 0)
        return false;
    *at = key;
    set->count++;
    return true;
}

void ch_dedup_set_free(ChDedupSet *set)
{
    free(set->slot);
    *set = (ChDedupSet){0};
}
