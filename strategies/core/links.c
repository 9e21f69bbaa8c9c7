/* links.c - see links.h: the candidates, their links, views and searches.
 *
 * SPDX-License-Identifier: MIT
 */
#include "links.h"

#include <assert.h>
#include <string.h>

/* ---- nodes ---- */

static int words_for(int count)
{
    return (count + 63) / 64;
}

static void clear_words(ChNodeSet *set, int words)
{
    for (int i = 0; i < words; i++)
        set->word[i] = 0;
}

/* Clears the weak links of the nodes up to COUNT, in groups of four words.  Returns COUNT, at most
 * CH_MAX_NODES. */
int ch_links_make_room(ChLinks *links, int count)
{
    const int before = (links->numbered + 255) / 256 * 4;

    count = count < CH_MAX_NODES ? count : CH_MAX_NODES;
    const int words = (count + 255) / 256 * 4;
    for (int node = 0; node < links->numbered && before < words; node++)
        ch_als_clear(links->weak[node].word + before, words - before);
    for (int node = links->numbered; node < count; node++)
        ch_als_clear(links->weak[node].word, words);
    return count;
}

void ch_links_make_node(ChLinks *links, int number, int digit, ChCellSet cells)
{
    ChLinkNode *const node = &links->node[number];

    assert(number < CH_MAX_NODES && !ch_cells_empty(cells));
    *node = (ChLinkNode){.cells = cells,
                         .sees = {{UINT64_MAX, UINT64_MAX}},
                         .partner = {CH_NONE, CH_NONE, CH_NONE, CH_NONE},
                         .digit = (uint8_t)digit,
                         .first = (uint8_t)ch_cells_first(cells)};
    CH_EACH_CELL(cell, cells) {
        node->sees = ch_cells_and(node->sees, ch_cell_peers[cell]);
        node->is_group = cell != node->first;
    }
}

static void number_candidates(ChLinks *links)
{
    const ChCellSet empty = ch_board_plane(links->board, CH_EMPTY);
    int count = 0;

    memset(links->of_candidate, 0xff, sizeof links->of_candidate);
    CH_EACH_CELL(cell, empty)
        CH_EACH_DIGIT(digit, links->board->candidates[cell]) {
            ChLinkNode *const node = &links->node[count];
            *node = (ChLinkNode){.sees = ch_cell_peers[cell],
                                 .partner = {CH_NONE, CH_NONE, CH_NONE, CH_NONE},
                                 .digit = (uint8_t)digit,
                                 .first = (uint8_t)cell};
            ch_cells_add(&node->cells, cell);
            links->of_candidate[CH_CANDIDATE(cell, digit)] = (uint16_t)count++;
        }
    links->candidates = links->numbered = count;
}

/* ---- links between candidates ---- */

/* Links each candidate weakly to those that share its cell, or its digit and a house. */
static void link_conflicts(ChLinks *links)
{
    enum { MOST_WORDS = (CH_CANDIDATES + 255) / 256 * 4 };
    const int words = (links->candidates + 255) / 256 * 4;
    uint64_t of[CH_CONSTRAINTS * MOST_WORDS]; /* the nodes of each constraint */

    memset(of, 0, (size_t)(CH_CONSTRAINTS * words) * sizeof *of);
    for (int number = 0; number < links->candidates; number++) {
        const ChLinkNode *const node = &links->node[number];
        ch_bits_add(of + CH_CELL_CONSTRAINT(node->first) * words, number);
        for (int i = 0; i < 3; i++)
            ch_bits_add(of +
                            CH_HOUSE_CONSTRAINT(ch_cell_house[node->first][i], node->digit) * words,
                        number);
    }
    for (int number = 0; number < links->candidates; number++) {
        const ChLinkNode *const node = &links->node[number];
        const uint8_t *const houses = ch_cell_house[node->first];
        const uint64_t *const a = of + CH_CELL_CONSTRAINT(node->first) * words;
        const uint64_t *const b = of + CH_HOUSE_CONSTRAINT(houses[0], node->digit) * words;
        const uint64_t *const c = of + CH_HOUSE_CONSTRAINT(houses[1], node->digit) * words;
        const uint64_t *const d = of + CH_HOUSE_CONSTRAINT(houses[2], node->digit) * words;
        uint64_t *const weak = links->weak[number].word;
        for (int i = 0; i < words; i++)
            weak[i] = a[i] | b[i] | c[i] | d[i];
        ch_bits_remove(weak, number);
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
    ch_bits_add(links->partnered[CH_TARGETS_PLAIN].word, a);
    ch_bits_add(links->partnered[CH_TARGETS_PLAIN].word, b);
}

static void join_pairs(ChLinks *links, const ChCellSet *bivalue, const uint16_t *bilocal)
{
    const ChBoard *const board = links->board;

    links->partnered[CH_TARGETS_PLAIN] = (ChNodeSet){{0}};
    CH_EACH_CELL(cell, *bivalue) {
        const unsigned digits = board->candidates[cell];
        assert(ch_count(digits) == 2);
        make_partners(links, CH_BY_CELL, CH_CANDIDATE(cell, ch_lowest(digits)),
                      CH_CANDIDATE(cell, ch_lowest(digits & (digits - 1))));
    }
    for (int house = 0; house < CH_HOUSES; house++)
        CH_EACH_DIGIT(digit, bilocal[house]) {
            const unsigned places = board->places[digit][house];
            assert(ch_count(places) == 2);
            make_partners(
                links, CH_BY_BOX + house / 9,
                CH_CANDIDATE(ch_house_cell[house][ch_lowest(places)], digit),
                CH_CANDIDATE(ch_house_cell[house][ch_lowest(places & (places - 1))], digit));
        }
}

void ch_links_build(ChLinks *links, const ChBoard *board, const ChCellSet *bivalue,
                    const uint16_t *bilocal)
{
    links->board = board;
    links->sets = NULL;
    links->groups_end = links->kinds = 0;
    links->concluded_count = CH_MAX_CONCLUDED; /* so that the first search clears the table */
    for (int level = 0; level < CH_TARGET_LEVELS; level++)
        links->targets[level].known = false;
    number_candidates(links);
    link_conflicts(links);
    join_pairs(links, bivalue, bilocal);
}

/* ---- a view ---- */

/* Collects the partners of a node in the view.  False when it has none. */
static bool find_own_strong(ChLinks *links, int node)
{
    ChNodeSet *const strong = &links->own_strong[node];
    bool any = false;

    clear_words(strong, links->words);
    for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++) {
        const int partner = ch_links_partner(links, node, slot);
        if (partner != CH_NONE)
            ch_bits_add(strong->word, partner);
        any |= partner != CH_NONE;
    }
    return any;
}

/* Computes the nodes that are true if this one is: over a weak link and a strong one. */
void ch_links_find_next(ChLinks *links, int number)
{
    ChNodeSet *const next = &links->next[number];
    const bool all_see = ch_links_all_see(links);

    if (ch_bits_has(links->ready.word, number))
        return;
    ch_bits_add(links->ready.word, number);
    clear_words(next, links->words);
    for (int i = 0; i < links->words; i++)
        CH_EACH_BIT_64(bit, links->weak[number].word[i] & links->active.word[i]) {
            const int neighbour = i * 64 + bit;
            if (all_see || ch_links_see(links, number, neighbour))
                ch_nodes_join(next, &links->strong[neighbour], links->words);
        }
    ch_bits_remove(next->word, number);
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
    clear_words(&links->ready, links->words);
    links->strong = kinds & CH_LINKS_SETS ? links->all_strong : links->own_strong;
    links->active = kinds & CH_LINKS_SETS ? links->linked : (ChNodeSet){{0}};
    for (int node = 0; node < links->count && !(kinds & CH_LINKS_SETS); node++)
        if (find_own_strong(links, node))
            ch_bits_add(links->active.word, node);
}

/* ---- the search ---- */

void ch_links_make_ready(ChLinks *links)
{
    CH_EACH_MEMBER(node, links->active.word, links->words)
        ch_links_find_next(links, node);
}

void ch_links_start(ChLinks *links, const ChNodeSet *starts)
{
    const int words = links->words;

    ch_links_make_ready(links);
    for (int i = 0; i < words; i++)
        links->starts.word[i] = starts->word[i] & links->active.word[i];
    CH_EACH_MEMBER(start, links->starts.word, words)
        links->fresh[start] = links->seen[start] = links->strong[start];
    if (links->concluded_count > 0)
        memset(links->concluded, 0, sizeof links->concluded);
    links->concluded_count = 0;
}

bool ch_links_follow(const ChLinks *links, const ChNodeSet *from, ChNodeSet *seen, ChNodeSet *to)
{
    const int words = links->words;
    ChNodeSet all;
    uint64_t any = 0;

    clear_words(&all, words);
    CH_EACH_MEMBER(node, from->word, words)
        ch_nodes_join(&all, &links->next[node], words);
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

    CH_EACH_MEMBER(start, links->starts.word, links->words) {
        ChNodeSet from;
        for (int i = 0; i < links->words; i++)
            from.word[i] = links->fresh[start].word[i];
        grown |= ch_links_follow(links, &from, &links->seen[start], &links->fresh[start]);
    }
    return grown;
}
