/* se_hunt.h - a search for unary chains or cycles from one assumption.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_HUNT_H
#define CH_STRATEGIES_SE_HUNT_H

#include <string.h>

#include "se_links.h"
#include "se_rating.h"

/* One search from one start. */
typedef struct ChSeHunt {
    ChSeUnary *unary;
    ChSeFound found; /* the hint under construction */
    double base;
    int wanted; /* the ordinal of the cycle to reconstruct, or -1 to collect */
    int length; /* length of the reconstructed chain */
    bool overflow;
    uint64_t met[CH_SE_ROW_WORDS]; /* the on nodes of a cycle's search */
} ChSeHunt;

static inline void ch_se_hunt_start(ChSeUnary *unary, int candidate, bool on)
{
    const ChSeLink assumed = ch_se_link((unsigned)candidate, CH_SE_ASSUMED, 0);

    memset(&unary->on, 0, sizeof unary->on);
    memset(&unary->off, 0, sizeof unary->off);
    unary->on_count = unary->off_count = 0;
    if (on) {
        ch_se_marks_add(&unary->on, candidate);
        unary->on_list[unary->on_count++] = assumed;
    } else {
        ch_se_marks_add(&unary->off, candidate);
        unary->off_list[unary->off_count++] = assumed;
    }
}

static inline unsigned ch_se_hunt_push_off(ChSeUnary *unary, ChSeLink link, unsigned from)
{
    ch_se_marks_add(&unary->off, link.candidate);
    unary->off_list[unary->off_count] = ch_se_link(link.candidate, link.cause, from);
    return (unsigned)unary->off_count++;
}

static inline void ch_se_hunt_push_on(ChSeUnary *unary, ChSeLink link, unsigned from)
{
    ch_se_marks_add(&unary->on, link.candidate);
    unary->on_list[unary->on_count++] = ch_se_link(link.candidate, link.cause, from);
}

/* Writes the chain from a target to the start; returns how many nodes. */
static inline int ch_se_hunt_trace(ChSeUnary *unary, ChSeLink target, bool on)
{
    int count = 0;
    ChSeLink link = target;

    for (;; on = !on) {
        unary->stop[count++] = (ChSeStop){.link = link, .on = on};
        if (link.cause == CH_SE_ASSUMED)
            return count;
        link = on ? unary->off_list[link.from] : unary->on_list[link.from];
    }
}

/* Keeps the chain in `stop` for a hint; without room, the hint has none. */
static inline void ch_se_hunt_keep(ChSeUnary *unary, ChSeFound *found, int count)
{
    found->length = 0;
    if (!unary->found.wants_all || unary->kept_count + (unsigned)count > CH_SE_KEPT)
        return;
    found->first = unary->kept_count;
    found->length = (uint16_t)count;
    memcpy(&unary->kept[found->first], unary->stop, (size_t)count * sizeof unary->stop[0]);
    unary->kept_count += (unsigned)count;
}

/* Reports whether a hint with so many nodes would be kept. */
static inline bool ch_se_hunt_is_worth(ChSeHunt *search, int nodes)
{
    search->found.nodes = nodes;
    search->found.rating = ch_se_chain(search->base, nodes);
    if (search->wanted < 0 && ch_se_comes_after(&search->unary->bound, search->found.rating, nodes))
        return false;
    if (search->wanted >= 0 || (search->unary->found.wants_all && search->found.is_cycle))
        return true;
    return ch_se_is_wanted(&search->unary->found, search->unary->grid, &search->found);
}

static inline const ChSeStarts *ch_se_hunt_starts(const ChSeUnary *unary, int kind)
{
    return unary->starts != NULL ? unary->starts[kind] : NULL;
}

/* Searches the cycles through the start. */
void ch_se_hunt_cycles(ChSeHunt *search);

#endif
