/* stats.c - see stats.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "stats.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

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

void ch_stats_log(ChStats *stats, const ChLog *log, uint64_t hash)
{
    stats->puzzles++;
    stats->outcome[log->outcome]++;
    stats->steps += log->count;
    for (uint32_t i = 0; i < log->count; i++)
        stats->technique[log->step[i].technique % CH_STATS_TECHNIQUES]++;
    add_hash(stats, hash, CH_STATS_BASE - 1);
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
static void put_count(ChText *out, const char *name, uint64_t value)
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

static void print_techniques(ChText *out, const ChStats *stats)
{
    for (int i = 0; i < ch_technique_limit() && i < CH_STATS_TECHNIQUES; i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || stats->technique[i] == 0)
            continue;
        char name[48];
        snprintf(name, sizeof name, "  %s", technique->key);
        put_count(out, name, stats->technique[i]);
    }
}

void ch_stats_print(ChText *out, const ChStats *stats, uint64_t elapsed)
{
    const double seconds = (double)elapsed / 1e9;
    char hash[64];

    put_count(out, "puzzles", stats->puzzles);
    put_count(out, "solved", stats->outcome[CH_SOLVED]);
    put_count(out, "guessed", stats->outcome[CH_GUESSED]);
    put_count(out, "ambiguous", stats->outcome[CH_AMBIGUOUS]);
    put_count(out, "stuck", stats->outcome[CH_STUCK]);
    put_count(out, "contradiction", stats->outcome[CH_CONTRADICTION]);
    put_count(out, "error", stats->unreadable);
    put_count(out, "steps", stats->steps);
    print_techniques(out, stats);
    if (stats->steps > 0)
        put_measure(out, "nanoseconds a step", (double)stats->nanoseconds / (double)stats->steps);
    put_measure(out, "seconds", seconds);
    if (elapsed > 0)
        put_measure(out, "puzzles a second", (double)stats->puzzles / seconds);
    ch_text_add(out, hash,
                (size_t)snprintf(hash, sizeof hash, "%-28s %016" PRIx64 "\n", "hash", stats->hash));
}
