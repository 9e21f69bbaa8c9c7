/* tally.c - see tally.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "tally.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "technique.h"

#define CH_TALLY_BASE UINT64_C(0x9e3779b97f4a7c15) /* odd */

uint64_t ch_clock(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

void ch_tally_clear(ChTally *tally)
{
    memset(tally, 0, sizeof *tally);
}

static void add_hash(ChTally *tally, uint64_t hash, uint64_t power)
{
    tally->hash = tally->hash * (power + 1) + hash;
    tally->power = (tally->power + 1) * (power + 1) - 1;
}

void ch_tally_log(ChTally *tally, const ChLog *log, uint64_t hash)
{
    tally->puzzles++;
    tally->outcome[log->outcome]++;
    tally->steps += log->count;
    for (uint32_t i = 0; i < log->count; i++)
        tally->technique[log->step[i].technique % CH_TALLY_TECHNIQUES]++;
    add_hash(tally, hash, CH_TALLY_BASE - 1);
}

void ch_tally_add(ChTally *tally, const ChTally *back)
{
    tally->puzzles += back->puzzles;
    tally->unreadable += back->unreadable;
    for (int i = 0; i < CH_TALLY_OUTCOMES; i++)
        tally->outcome[i] += back->outcome[i];
    tally->steps += back->steps;
    for (int i = 0; i < ch_technique_limit() && i < CH_TALLY_TECHNIQUES; i++)
        tally->technique[i] += back->technique[i];
    tally->nanoseconds += back->nanoseconds;
    add_hash(tally, back->hash, back->power);
}

/* "puzzles                               49158" */
static void figure(ChText *out, const char *name, uint64_t value)
{
    char line[96];

    ch_text_add(out, line,
                (size_t)snprintf(line, sizeof line, "%-28s %14" PRIu64 "\n", name, value));
}

static void measure(ChText *out, const char *name, double value)
{
    char line[96];

    ch_text_add(out, line, (size_t)snprintf(line, sizeof line, "%-28s %14.3f\n", name, value));
}

static void print_techniques(ChText *out, const ChTally *tally)
{
    for (int i = 0; i < ch_technique_limit() && i < CH_TALLY_TECHNIQUES; i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || tally->technique[i] == 0)
            continue;
        char name[48];
        snprintf(name, sizeof name, "  %s", technique->key);
        figure(out, name, tally->technique[i]);
    }
}

void ch_tally_print(ChText *out, const ChTally *tally, uint64_t elapsed)
{
    const double seconds = (double)elapsed / 1e9;
    char hash[64];

    figure(out, "puzzles", tally->puzzles);
    figure(out, "solved", tally->outcome[CH_SOLVED]);
    figure(out, "guessed", tally->outcome[CH_GUESSED]);
    figure(out, "ambiguous", tally->outcome[CH_AMBIGUOUS]);
    figure(out, "stuck", tally->outcome[CH_STUCK]);
    figure(out, "contradiction", tally->outcome[CH_CONTRADICTION]);
    figure(out, "error", tally->unreadable);
    figure(out, "steps", tally->steps);
    print_techniques(out, tally);
    if (tally->steps > 0)
        measure(out, "nanoseconds a step", (double)tally->nanoseconds / (double)tally->steps);
    measure(out, "seconds", seconds);
    if (elapsed > 0)
        measure(out, "puzzles a second", (double)tally->puzzles / seconds);
    ch_text_add(out, hash,
                (size_t)snprintf(hash, sizeof hash, "%-28s %016" PRIx64 "\n", "hash", tally->hash));
}
