/* log_hash.c - ch_log_hash(), see engine.h. The values are printed and compared between versions.
 * So the definition never changes; other hashes use hash.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "engine.h"

/* Adds a value. The upper half of the last product is folded into its lower half here, not there:
 * the value is then added while the product is computed. */
static uint64_t mix(uint64_t hash, uint64_t value)
{
    return ((hash ^ value) ^ hash >> 32) * UINT64_C(0x9e3779b97f4a7c15);
}

static uint64_t mix_words(uint64_t hash, const uint64_t *word, int count)
{
    for (int i = 0; i < count; i++)
        hash = mix(hash, word[i]);
    return hash;
}

static uint64_t mix_detail(uint64_t hash, const ChDetail *detail)
{
    hash = mix_words(hash, detail->placed.word, 12);
    hash = mix_words(hash, detail->removed.word, 12);
    hash = mix_words(hash, detail->premises.word, 6);
    for (uint32_t i = 0; i < detail->deadly_count; i++)
        for (int cell = 0; cell < CH_CELLS; cell++)
            hash = mix(hash, detail->deadly[i].digits[cell]);
    return hash;
}

uint64_t ch_log_hash_start(const ChLog *log)
{
    return mix(log->count, (uint64_t)log->outcome); /* nothing to fold: the count is small */
}

uint64_t ch_log_hash_step(uint64_t hash, const ChStep *step)
{
    hash =
        mix(hash, (uint64_t)step->technique << 32 | (uint64_t)step->placed << 16 | step->premise);
    return step->detail == NULL ? hash : mix_detail(hash, step->detail);
}

uint64_t ch_log_hash_end(uint64_t hash)
{
    return hash ^ hash >> 32;
}

uint64_t ch_log_hash(const ChLog *log)
{
    uint64_t hash = ch_log_hash_start(log);

    for (const ChStep *step = log->step; step < log->step + log->count; step++)
        hash = ch_log_hash_step(hash, step);
    return ch_log_hash_end(hash);
}
