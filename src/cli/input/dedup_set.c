/* dedup_set.c - see dedup_set.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "dedup_set.h"

#include <stdlib.h>
#include <string.h>

#include "random.h"

enum { FIRST_SLOTS = 1 << 10 };

/* ---- keys ---- */

static void stir(ChDedupKey *key, const void *bytes, size_t size)
{
    for (size_t at = 0; at < size; at += 8) {
        uint64_t word = 0;
        for (size_t i = 0; i < 8 && at + i < size; i++)
            word |= (uint64_t)((const uint8_t *)bytes)[at + i] << 8 * i;
        for (int i = 0; i < 2; i++) {
            ChRandom random = {key->word[i] ^ word};
            key->word[i] = ch_random_next(&random);
        }
    }
}

static void stir_candidates(ChDedupKey *key, const ChCandidateSet *set)
{
    uint8_t byte[(CH_CANDIDATES + 7) / 8] = {0};

    for (int c = ch_candidates_next(set, 0); c >= 0; c = ch_candidates_next(set, c + 1))
        byte[c / 8] |= (uint8_t)(1u << c % 8);
    stir(key, byte, sizeof byte);
}

ChDedupKey ch_dedup_key(const ChPuzzle *puzzle)
{
    ChDedupKey key = {{1, 2}};

    stir(&key, puzzle->given, sizeof puzzle->given);
    if (puzzle->has_start) {
        stir(&key, puzzle->entered, sizeof puzzle->entered);
        stir_candidates(&key, &puzzle->removed);
    }
    if (puzzle->has_marks)
        stir_candidates(&key, &puzzle->marks);
    key.word[1] |= 1; /* no key looks like a free slot */
    return key;
}

/* ---- the table ---- */

static ChDedupKey *find(ChDedupKey *slot, size_t slots, ChDedupKey key)
{
    size_t at = (size_t)key.word[0] & (slots - 1);

    while (slot[at].word[1] != 0 && memcmp(&slot[at], &key, sizeof key) != 0)
        at = (at + 1) & (slots - 1);
    return &slot[at];
}

/* Makes room so that a third of the slots stays free. */
static bool grow(ChDedupSet *seen)
{
    if (seen->count < seen->slots / 3 * 2)
        return true;
    const size_t slots = seen->slots == 0 ? FIRST_SLOTS : 2 * seen->slots;
    ChDedupKey *const slot = calloc(slots, sizeof *slot);

    if (slot == NULL)
        return false;
    for (size_t i = 0; i < seen->slots; i++)
        if (seen->slot[i].word[1] != 0)
            *find(slot, slots, seen->slot[i]) = seen->slot[i];
    free(seen->slot);
    seen->slot = slot;
    seen->slots = slots;
    return true;
}

bool ch_dedup_set_add(ChDedupSet *seen, ChDedupKey key)
{
    if (seen->failed || !grow(seen)) {
        seen->failed = true;
        return true;
    }
    ChDedupKey *const at = find(seen->slot, seen->slots, key);
    if (at->word[1] != 0)
        return false;
    *at = key;
    seen->count++;
    return true;
}

void ch_dedup_set_free(ChDedupSet *seen)
{
    free(seen->slot);
    *seen = (ChDedupSet){0};
}
