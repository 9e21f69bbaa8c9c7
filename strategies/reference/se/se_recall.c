/* se_recall.c - see se_recall.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_recall.h"

#include <string.h>

/* Makes room by dropping all answers at once, so that half of the room remains for each. */
static void make_room(ChSeRecall *recall)
{
    if (recall->concluded_count <= CH_SE_CACHED_HINTS / 2 &&
        recall->pending_count <= CH_SE_CACHED_ITEMS / 2 &&
        recall->removed_count <= CH_SE_CACHED_ITEMS / 2)
        return;
    recall->concluded_count = recall->pending_count = recall->removed_count = 0;
    memset(recall->answer, 0, sizeof recall->answer);
}

static void mix_masks(uint64_t *identity, const uint16_t *of)
{
    uint64_t masks[CH_SE_SPAN / 4];

    memcpy(masks, of, sizeof masks);
    for (int i = 0; i < CH_SE_SPAN / 4; i++)
        ch_se_mix(identity, masks[i]);
}

ChSeAnswer ch_se_answer(ChSeRecall *recall, const ChSeGrid *grid, int question)
{
    make_room(recall);
    ChSeAnswer answer = {.identity = {(uint64_t)question}, .first = recall->concluded_count};
    mix_masks(answer.identity, grid->cand);
    return answer;
}

/* A cycle that takes all candidates but one from a cell counts as that one on, so where a cell may
 * lose two or more, the others matter. */
ChSeAnswer ch_se_answer_of_links(const ChSeGrid *grid, const ChSePairs *pairs,
                                 const ChSeStarts *starts, int question)
{
    ChSeAnswer answer = {.identity = {0, (uint64_t)question}};

    mix_masks(answer.identity, starts->chain[0].of);
    mix_masks(answer.identity, starts->chain[1].of);
    for (int i = 0; i < pairs->count; i++)
        ch_se_mix(answer.identity, (uint64_t)pairs->pair[i][0] << 32 |
                                       (uint64_t)pairs->pair[i][1] << 16 | pairs->type[i]);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_se_count(starts->chain[1].of[cell]) > 1)
            ch_se_mix(answer.identity, grid->cand[cell]);
    return answer;
}

const ChSeAnswer *ch_se_recall(const ChSeRecall *recall, const ChSeAnswer *answer)
{
    const ChSeAnswer *const kept = &recall->answer[answer->identity[0] % CH_SE_ANSWERS];

    return memcmp(kept->identity, answer->identity, sizeof kept->identity) == 0 ? kept : NULL;
}

void ch_se_keep(ChSeRecall *recall, const ChSeAnswer *answer)
{
    recall->answer[answer->identity[0] % CH_SE_ANSWERS] = *answer;
}

void ch_se_drop(ChSeRecall *recall, const ChSeAnswer *answer)
{
    if (answer->count == 0)
        return;
    recall->concluded_count = answer->first;
    recall->pending_count = recall->concluded[answer->first].first_pending;
    recall->removed_count = recall->concluded[answer->first].first_removed;
}

ChSeReported *ch_se_report(ChSeRecall *recall, ChSeAnswer *answer, int nodes)
{
    if (recall->concluded_count == CH_SE_CACHED_HINTS)
        return NULL;
    ChSeReported *const concluded = &recall->concluded[recall->concluded_count++];
    *concluded = (ChSeReported){.nested = {.nodes = nodes},
                                .first_pending = recall->pending_count,
                                .first_removed = recall->removed_count};
    answer->count++;
    return concluded;
}

bool ch_se_report_pending(ChSeRecall *recall, ChSeReported *concluded, unsigned candidate,
                          unsigned cause)
{
    if (recall->pending_count == CH_SE_CACHED_ITEMS)
        return false;
    recall->pending[recall->pending_count++] =
        (ChSePending){.candidate = candidate & 0x3ff, .cause = cause & 7};
    concluded->pending++;
    return true;
}

bool ch_se_report_removed(ChSeRecall *recall, ChSeReported *concluded, const ChSeMarks *removed,
                          const uint8_t *cell, int count)
{
    for (int i = 0; i < count; i++)
        CH_EACH_DIGIT(digit, removed->of[cell[i]]) {
            if (recall->removed_count == CH_SE_CACHED_ITEMS)
                return false;
            recall->removed[recall->removed_count++] = (uint16_t)CH_CANDIDATE(cell[i], digit);
            concluded->removed++;
        }
    return true;
}
