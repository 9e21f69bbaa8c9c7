/* links.c - see links.h: candidates and their links, views and searches.
 *
 * SPDX-License-Identifier: MIT
 */
#include "links.h"

#include <string.h>

/* ---- nodes ---- */

static int words_for(int count)
{
    return (count + 63) / 64;
}

static void clear(ChNodeSet *set, int from, int words)
{
    for (int i = from; i < words; i++)
        set->word[i] = 0;
}

int ch_links_make_room(ChLinks *links, int count)
{
    count = count < CH_MAX_NODES ? count : CH_MAX_NODES;
    for (int node = 0; node < count; node++)
        clear(&links->foes[node], node < links->numbered ? words_for(links->numbered) : 0,
              words_for(count));
    return count;
}

void ch_links_make_node(ChLinks *links, int number, int digit, ChCellSet cells)
{
    ChNode *const node = &links->node[number];

    *node = (ChNode){.cells = cells,
                     .sees = {{UINT64_MAX, UINT64_MAX}},
                     .partner = {CH_NONE, CH_NONE, CH_NONE, CH_NONE},
                     .digit = (uint8_t)digit,
                     .first = (uint8_t)ch_cells_first(cells)};
    for (int cell = node->first; cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        node->sees = ch_cells_and(node->sees, ch_cell_peers[cell]);
        node->is_group = cell != node->first;
    }
}

static void number_candidates(ChLinks *links)
{
    const ChCellSet empty = ch_board_plane(links->board, CH_EMPTY);
    int count = 0;

    memset(links->of_candidate, 0xff, sizeof links->of_candidate);
    for (int cell = ch_cells_next(&empty, 0); cell >= 0; cell = ch_cells_next(&empty, cell + 1))
        for (unsigned digits = links->board->candidates[cell]; digits != 0; digits &= digits - 1) {
            const int digit = ch_lowest(digits);
            ChNode *const node = &links->node[count];
            *node = (ChNode){.sees = ch_cell_peers[cell],
                             .partner = {CH_NONE, CH_NONE, CH_NONE, CH_NONE},
                             .digit = (uint8_t)digit,
                             .first = (uint8_t)cell};
            ch_cells_add(&node->cells, cell);
            links->of_candidate[CH_CANDIDATE(cell, digit)] = (uint16_t)count++;
        }
    links->candidates = ch_links_make_room(links, count);
    links->numbered = links->candidates;
}

/* ---- links between candidates ---- */

static void set_apart(ChLinks *links, const ChCellSet open[CH_DIGITS])
{
    for (int number = 0; number < links->candidates; number++) {
        const ChNode *const node = &links->node[number];
        ChNodeSet *const foes = &links->foes[number];
        const ChCellSet cells = ch_cells_and(node->sees, open[node->digit]);
        for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
            ch_bits_add(foes->word, links->of_candidate[CH_CANDIDATE(cell, node->digit)]);
        for (unsigned digits = links->board->candidates[node->first] & ~(1u << node->digit);
             digits != 0; digits &= digits - 1)
            ch_bits_add(foes->word,
                        links->of_candidate[CH_CANDIDATE(node->first, ch_lowest(digits))]);
    }
}

static void make_partners(ChLinks *links, int slot, int one, int other)
{
    const int a = links->of_candidate[one];
    const int b = links->of_candidate[other];

    if (a == CH_NONE || b == CH_NONE)
        return;
    links->node[a].partner[slot] = (uint16_t)b;
    links->node[b].partner[slot] = (uint16_t)a;
}

static void join_pairs(ChLinks *links)
{
    const ChBoard *const board = links->board;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned digits = board->candidates[cell];
        if (ch_count(digits) == 2)
            make_partners(links, CH_BY_CELL, CH_CANDIDATE(cell, ch_lowest(digits)),
                          CH_CANDIDATE(cell, ch_lowest(digits & (digits - 1))));
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int house = 0; house < CH_HOUSES; house++) {
            const unsigned places = board->places[digit][house];
            if (ch_count(places) == 2)
                make_partners(
                    links, CH_BY_BOX + house / 9,
                    CH_CANDIDATE(ch_house_cell[house][ch_lowest(places)], digit),
                    CH_CANDIDATE(ch_house_cell[house][ch_lowest(places & (places - 1))], digit));
        }
}

void ch_links_build(ChLinks *links, const ChBoard *board)
{
    ChCellSet open[CH_DIGITS];

    for (int digit = 0; digit < CH_DIGITS; digit++)
        open[digit] = ch_board_open(board, digit);
    links->board = board;
    links->sets = NULL;
    links->groups_end = links->numbered = links->kinds = 0;
    links->told_count = CH_MAX_TOLD; /* not yet cleared */
    number_candidates(links);
    set_apart(links, open);
    join_pairs(links);
}

/* ---- a view ---- */

void ch_links_add_partners(const ChLinks *links, int node, ChNodeSet *set)
{
    for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++) {
        const int partner = ch_links_partner(links, node, slot);
        if (partner != CH_NONE)
            ch_bits_add(set->word, partner);
    }
    for (int i = 0; i < links->words && links->kinds & CH_LINKS_SETS; i++)
        set->word[i] |= links->set_mates[node].word[i];
}

/* Whether foes are weakly linked in the view. */
static bool are_linked(const ChLinks *links, const ChNode *a, const ChNode *b)
{
    if (links->kinds & CH_LINKS_TWINS &&
        links->board->candidates[a->first] != links->board->candidates[b->first])
        return false;
    return a->digit == b->digit || (links->kinds & CH_LINKS_ALL) == CH_LINKS_ALL;
}

bool ch_links_conflict(const ChLinks *links, int one, int other)
{
    return ch_bits_has(links->foes[one].word, other) &&
           are_linked(links, &links->node[one], &links->node[other]);
}

static void find_active(ChLinks *links)
{
    clear(&links->active, 0, links->words);
    for (int node = 0; node < links->count; node++) {
        ChNodeSet partners;
        uint64_t any = 0;
        clear(&partners, 0, links->words);
        ch_links_add_partners(links, node, &partners);
        for (int i = 0; i < links->words; i++)
            any |= partners.word[i];
        if (any != 0)
            ch_bits_add(links->active.word, node);
    }
}

/* What is true if a node is: by its weak links, and from there by strong ones. */
static void find_next(ChLinks *links, int number)
{
    const ChNode *const node = &links->node[number];
    ChNodeSet *const next = &links->next[number];

    clear(next, 0, links->words);
    for (int i = 0; i < links->words; i++)
        for (uint64_t rest = links->foes[number].word[i] & links->active.word[i]; rest != 0;
             rest &= rest - 1) {
            const int foe = i * 64 + __builtin_ctzll(rest);
            if (are_linked(links, node, &links->node[foe]))
                ch_links_add_partners(links, foe, next);
        }
    ch_bits_remove(next->word, number);
}

/* ---- hopes ---- */

static void join(ChNodeSet *set, const ChNodeSet *other, int words)
{
    for (int i = 0; i < words; i++)
        set->word[i] |= other->word[i];
}

/* The next node to go on from: one whose consequences are known, if there is one. */
static int pick(const ChNodeSet *todo, const ChNodeSet *all, const ChNodeSet *done, int words)
{
    int any = -1;

    for (int i = 0; i < words; i++) {
        const uint64_t rest = todo->word[i] & ~all->word[i];
        if ((rest & done->word[i]) != 0)
            return i * 64 + __builtin_ctzll(rest & done->word[i]);
        if (rest != 0 && any < 0)
            any = i * 64 + __builtin_ctzll(rest);
    }
    return any;
}

/* All that is true if a node is: into `seen`.  What is known of others saves going there. */
static void find_consequences(ChLinks *links)
{
    const int words = links->words;
    ChNodeSet done = {{0}};

    for (int node = ch_bits_next(links->active.word, words, 0); node >= 0;
         node = ch_bits_next(links->active.word, words, node + 1)) {
        ChNodeSet *const all = &links->seen[node];
        ChNodeSet todo = links->next[node];
        clear(all, 0, words);
        ch_bits_add(all->word, node);
        for (int next = pick(&todo, all, &done, words); next >= 0;
             next = pick(&todo, all, &done, words)) {
            if (ch_bits_has(done.word, next)) {
                join(all, &links->seen[next], words);
            } else {
                ch_bits_add(all->word, next);
                join(&todo, &links->next[next], words);
            }
        }
        ch_bits_add(done.word, node);
    }
}

/* Whether a candidate, if true, makes something true that conflicts with it.  `fresh` holds what is
 * true if a node is false. */
static bool is_hope(ChLinks *links, int candidate)
{
    const ChNodeSet *const foes = &links->foes[candidate];
    uint64_t meets = 0;
    uint64_t closes = 0;

    for (int i = 0; i < links->words; i++)
        for (uint64_t rest = foes->word[i] & links->active.word[i]; rest != 0; rest &= rest - 1) {
            const int foe = i * 64 + __builtin_ctzll(rest);
            for (int k = 0; k < links->words; k++) {
                const uint64_t meet = links->fresh[foe].word[k] & foes->word[k];
                meets |= meet;
                closes |= meet & links->foes[foe].word[k];
            }
        }
    links->loops |= closes != 0;
    return meets != 0;
}

static void find_hopes(ChLinks *links)
{
    const int words = links->words;

    find_consequences(links);
    for (int node = ch_bits_next(links->active.word, words, 0); node >= 0;
         node = ch_bits_next(links->active.word, words, node + 1)) {
        ChNodeSet partners;
        clear(&partners, 0, words);
        clear(&links->fresh[node], 0, words);
        ch_links_add_partners(links, node, &partners);
        for (int partner = ch_bits_next(partners.word, words, 0); partner >= 0;
             partner = ch_bits_next(partners.word, words, partner + 1))
            join(&links->fresh[node], &links->seen[partner], words);
    }
    links->hopeful = links->loops = false;
    clear(&links->ends, 0, words);
    for (int candidate = 0; candidate < links->candidates; candidate++)
        if (is_hope(links, candidate)) {
            links->hopeful = true;
            for (int i = 0; i < words; i++)
                links->ends.word[i] |= links->foes[candidate].word[i] & links->active.word[i];
        }
}

void ch_links_view(ChLinks *links, int kinds)
{
    links->kinds = kinds;
    links->count = links->candidates;
    if (kinds & CH_LINKS_GROUPS)
        links->count = links->groups_end;
    if (kinds & CH_LINKS_SETS)
        links->count = links->numbered;
    links->words = words_for(links->count);
    find_active(links);
    for (int node = ch_bits_next(links->active.word, links->words, 0); node >= 0;
         node = ch_bits_next(links->active.word, links->words, node + 1))
        find_next(links, node);
    find_hopes(links);
}

/* ---- the search ---- */

void ch_links_start(ChLinks *links, bool everywhere)
{
    const int words = links->words;

    links->starts = everywhere ? links->active : links->ends;
    for (int start = ch_bits_next(links->starts.word, words, 0); start >= 0;
         start = ch_bits_next(links->starts.word, words, start + 1)) {
        clear(&links->fresh[start], 0, words);
        ch_links_add_partners(links, start, &links->fresh[start]);
        links->seen[start] = links->fresh[start];
    }
    if (links->told_count > 0)
        memset(links->told, 0, sizeof links->told);
    links->told_count = 0;
}

bool ch_links_follow(const ChLinks *links, const ChNodeSet *from, ChNodeSet *seen, ChNodeSet *to)
{
    const int words = links->words;
    ChNodeSet all;
    uint64_t any = 0;

    clear(&all, 0, words);
    for (int node = ch_bits_next(from->word, words, 0); node >= 0;
         node = ch_bits_next(from->word, words, node + 1))
        join(&all, &links->next[node], words);
    for (int i = 0; i < words; i++) {
        to->word[i] = all.word[i] & ~seen->word[i];
        seen->word[i] |= all.word[i];
        any |= to->word[i];
    }
    return any != 0;
}

bool ch_links_grow(ChLinks *links)
{
    bool grown = false;

    for (int start = ch_bits_next(links->starts.word, links->words, 0); start >= 0;
         start = ch_bits_next(links->starts.word, links->words, start + 1)) {
        ChNodeSet from;
        for (int i = 0; i < links->words; i++)
            from.word[i] = links->fresh[start].word[i];
        grown |= ch_links_follow(links, &from, &links->seen[start], &links->fresh[start]);
    }
    return grown;
}
