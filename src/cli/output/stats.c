/* stats.c - see stats.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "stats.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "engine.h"
#include "technique.h"

#define CH_STATS_BASE UINT64_C(0x9e3779b97f4a7c15) /* odd */

uint64_t ch_clock(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

void ch_stats_clear(ChStats *stats)
{
    memset(stats, 0, sizeof *stats);
}

static void add_hash(ChStats *stats, uint64_t hash, uint64_t power)
{
    stats->hash = stats->hash * (power + 1) + hash;
    stats->power = (stats->power + 1) * (power + 1) - 1;
}

/* Steps are counted while the hash is computed, which is a chain of multiplications. */
void ch_stats_log(ChStats *stats, const ChLog *log)
{
    uint64_t hash = ch_log_hash_start(log);

    stats->puzzles++;
    stats->outcome[log->outcome]++;
    stats->steps += log->count;
    for (const ChStep *step = log->step; step < log->step + log->count; step++) {
        hash = ch_log_hash_step(hash, step);
        stats->technique[step->technique % CH_STATS_TECHNIQUES]++;
    }
    add_hash(stats, ch_log_hash_end(hash), CH_STATS_BASE - 1);
}

void ch_stats_add(ChStats *stats, const ChStats *back)
{
    stats->puzzles += back->puzzles;
    stats->unreadable += back->unreadable;
    for (int i = 0; i < CH_STATS_OUTCOMES; i++)
        stats->outcome[i] += back->outcome[i];
    stats->steps += back->steps;
    for (int i = 0; i < ch_technique_limit() && i < CH_STATS_TECHNIQUES; i++)
        stats->technique[i] += back->technique[i];
    stats->nanoseconds += back->nanoseconds;
    add_hash(stats, back->hash, back->power);
}

/* Adds a line such as "puzzles                               49158". */
void ch_stats_count(ChText *out, const char *name, uint64_t value)
{
    char line[96];

    ch_text_add(out, line,
                (size_t)snprintf(line, sizeof line, "%-28s %14" PRIu64 "\n", name, value));
}

static void put_measure(ChText *out, const char *name, double value)
{
    char line[96];

    ch_text_add(out, line, (size_t)snprintf(line, sizeof line, "%-28s %14.3f\n", name, value));
}

void ch_stats_technique(ChText *out, int technique, uint64_t value)
{
    const ChTechnique *const known = ch_technique(technique);
    char name[48];

    if (known == NULL || value == 0)
        return;
    snprintf(name, sizeof name, "  %s", known->key);
    ch_stats_count(out, name, value);
}

void ch_stats_rate(ChText *out, const char *name, uint64_t count, uint64_t elapsed)
{
    const double seconds = (double)elapsed / 1e9;
    char line[48];

    put_measure(out, "seconds", seconds);
    snprintf(line, sizeof line, "%s a second", name);
    if (elapsed > 0)
        put_measure(out, line, (double)count / seconds);
}

void ch_stats_print(ChText *out, const ChStats *stats, uint64_t elapsed)
{
    char hash[64];

    ch_stats_count(out, "puzzles", stats->puzzles);
    ch_stats_count(out, "solved", stats->outcome[CH_SOLVED]);
    ch_stats_count(out, "guessed", stats->outcome[CH_GUESSED]);
    ch_stats_count(out, "ambiguous", stats->outcome[CH_AMBIGUOUS]);
    ch_stats_count(out, "stuck", stats->outcome[CH_STUCK]);
    ch_stats_count(out, "contradiction", stats->outcome[CH_CONTRADICTION]);
    ch_stats_count(out, "error", stats->unreadable);
    ch_stats_count(out, "steps", stats->steps);
    for (int i = 0; i < ch_technique_limit() && i < CH_STATS_TECHNIQUES; i++)
        ch_stats_technique(out, i, stats->technique[i]);
    if (stats->steps > 0)
        put_measure(out, "nanoseconds a step", (double)stats->nanoseconds / (double)stats->steps);
    ch_stats_rate(out, "puzzles", stats->puzzles, elapsed);
    ch_text_add(out, hash,
                (size_t)snprintf(hash, sizeof hash, "%-28s %016" PRIx64 "\n", "hash", stats->hash));
}
