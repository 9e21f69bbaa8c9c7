/* summary.c - counts what a summary says; see summary.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "summary.h"

#include <string.h>

#include "hash.h"

/* ---- offers ---- */

enum {
    MOST_OFFERS = 128,
    WIDE = 15 /* with fewer empty cells there are few singles in any case */
};

/* A sink that counts steps with different conclusions. */
typedef struct OfferSink {
    ChSink sink;
    uint32_t count;
    uint64_t known[MOST_OFFERS];
} OfferSink;

static uint64_t hash_of(const ChStep *step)
{
    uint64_t hash = ch_hash_mix(step->placed + 1u);

    for (int i = 0; step->detail != NULL && i < 12; i++)
        hash = ch_hash_add(ch_hash_add(hash, step->detail->removed.word[i]),
                           step->detail->placed.word[i]);
    return hash;
}

static bool count_offer(ChSink *sink, const ChStep *step)
{
    OfferSink *const offers = (OfferSink *)sink;
    const uint64_t hash = hash_of(step);

    for (uint32_t i = 0; i < offers->count; i++)
        if (offers->known[i] == hash)
            return false;
    offers->known[offers->count++] = hash;
    return offers->count == MOST_OFFERS;
}

/* Returns the last row of singles. */
static int last_single(const ChPlan *plan)
{
    int last = plan->count - 1;

    while (last >= 0 && !ch_technique_is_single(ch_technique(plan->row[last].technique)))
        last--;
    return last;
}

/* Counts the steps on offer on a board, by the rows up to LAST. */
static uint32_t count_offers(ChEngine *engine, const ChPlan *plan, const ChBoard *board, int last)
{
    OfferSink offers = {.sink = {count_offer}};
    const ChFinderInput input = {.board = board,
                                 .facts = &engine->facts,
                                 .options = &plan->options,
                                 .puzzle = engine->log.puzzle,
                                 .state = engine->state};

    ch_plan_start(plan, engine->state, engine->log.puzzle, board);
    ch_plan_before_step(plan, engine->state, board);
    ch_facts_renew(&engine->facts, board);
    for (int i = 0; i <= last && offers.count < MOST_OFFERS; i++)
        if (plan->row[i].effort == 0)
            ch_row_find_all(&plan->row[i], &input, &offers.sink);
    return offers.count;
}

/* ---- steps ---- */

static bool is_counted(const ChTechnique *technique)
{
    return !ch_technique_is_single(technique) && strcmp(technique->family, "outcome") != 0;
}

static void add_kind(ChSummary *summary, const ChPlan *plan, int technique)
{
    const int row = ch_plan_row_of(plan, technique);
    int at = 0;

    while (at < summary->kind_count && summary->kind[at].technique != technique)
        at++;
    if (at < summary->kind_count) {
        summary->kind[at].count++;
        return;
    }
    if (at == CH_SUMMARY_KINDS)
        return;
    for (; at > 0 && ch_plan_row_of(plan, summary->kind[at - 1].technique) > row; at--)
        summary->kind[at] = summary->kind[at - 1];
    summary->kind[at].technique = technique;
    summary->kind[at].count = 1;
    summary->kind_count++;
}

static bool is_harder(int technique, int other)
{
    const ChTechnique *const one = ch_technique(technique);
    const ChTechnique *const two = ch_technique(other);

    return one->level != two->level ? one->level > two->level : one->score > two->score;
}

/* Compares a place, whose digits that follow are known, with the key and the tightest place. */
static void rank_place(ChSummary *summary, const ChSummaryPlace *place)
{
    ChSummaryPlace *const key = &summary->key;
    ChSummaryPlace *const tightest = &summary->tightest;

    if (place->step == 0)
        return;
    if (key->step == 0 || is_harder(place->technique, key->technique) ||
        (!is_harder(key->technique, place->technique) && place->follow > key->follow))
        *key = *place;
    if (tightest->step == 0 || place->offers < tightest->offers ||
        (place->offers == tightest->offers && is_harder(place->technique, tightest->technique)))
        *tightest = *place;
}

/* Notes a place among singles if it has the fewest. */
static void note_narrow(ChSummary *summary, uint32_t offers, uint32_t step)
{
    if (summary->narrowest.step == 0 || offers < summary->narrowest.offers)
        summary->narrowest = (ChSummaryPlace){.step = step, .offers = offers};
}

void ch_summary_make(ChSummary *summary, ChEngine *engine, const ChPlan *plan,
                     ChLogReplay *log_replay)
{
    const ChBoard *const board = &log_replay->replay.board;
    ChSummaryPlace place = {0};
    ChStepRecord record;

    *summary = (ChSummary){0};
    ch_log_replay_start(log_replay, &engine->log);
    while (ch_log_replay_next(log_replay, false, &record)) {
        const int technique = engine->log.step[record.number - 1].technique;
        if (is_counted(ch_technique(technique))) {
            rank_place(summary, &place);
            place = (ChSummaryPlace){
                .step = record.number,
                .technique = technique,
                .empty = board->empty,
                .offers = count_offers(engine, plan, board, ch_plan_row_of(plan, technique)),
            };
            summary->first = summary->beyond == 0 ? place : summary->first;
            summary->beyond++;
            summary->ending = 0;
            add_kind(summary, plan, technique);
        } else if (ch_technique_is_single(ch_technique(technique))) {
            summary->singles++;
            summary->ending++;
            place.follow++;
            summary->opening += summary->beyond == 0;
            if (summary->beyond == 0 && board->empty >= WIDE)
                note_narrow(summary, count_offers(engine, plan, board, last_single(plan)),
                            record.number);
        }
    }
    rank_place(summary, &place);
}

bool ch_summary_step(ChLogReplay *log_replay, const ChLog *log, uint32_t number, ChStepRecord *step)
{
    ch_log_replay_start(log_replay, log);
    while (ch_log_replay_next(log_replay, false, step))
        if (step->number == number)
            return true;
    return false;
}
