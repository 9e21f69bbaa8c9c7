/* se_strong.c - chains of two to four strong links on one digit.
 *
 * Strong links lie in houses without common places of the digit.  In a chain, the group that leaves
 * one link and the group that enters the next share a house, so at most one of them holds the
 * digit.  Then one end of the chain holds it, and cells that see all of both ends lose it.  If the
 * two ends share a house too, the chain is a ring: each weak link holds the digit in one group.
 *
 *      S1 === T1 --- S2 === T2      === strong, --- weak: S1 or T2 holds the digit
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_strong.h"

#include <string.h>

#include "se_house_links.h"
#include "se_rating.h"

enum { MOST = CH_SE_MOST_LINKS };

/* The orders in which links are chained, by number of links; the reverse of each is left out. */
typedef struct Orders {
    int count;
    uint8_t order[12][MOST];
} Orders;

static const Orders ORDERS[MOST + 1] = {
    [2] = {1, {{0, 1}}},
    [3] = {3, {{0, 1, 2}, {1, 0, 2}, {0, 2, 1}}},
    [4] = {12,
           {{0, 1, 2, 3},
            {1, 0, 2, 3},
            {2, 0, 1, 3},
            {0, 2, 1, 3},
            {1, 2, 0, 3},
            {2, 1, 0, 3},
            {0, 3, 2, 1},
            {0, 2, 3, 1},
            {1, 0, 3, 2},
            {0, 1, 3, 2},
            {1, 3, 0, 2},
            {0, 3, 1, 2}}},
};

/* The links of a digit, by house. */
typedef struct DigitLinks {
    int count[CH_HOUSES];
    ChSeStrongLink link[CH_HOUSES][CH_SE_LINKS_OF_HOUSE];
    ChGridCells places[CH_HOUSES];
} DigitLinks;

typedef struct Search {
    const ChSeScale *scale;
    const ChSeGrid *grid;
    int links;
    int digit;
    DigitLinks of[CH_DIGITS];
    uint8_t type[MOST]; /* of the houses to be chosen */
    const ChSeStrongLink *chosen[MOST];
    ChGridCells bases; /* the cells of the chosen houses */
    double rating;     /* of the chosen links */
    /* The chain so far: its links, the end by which each is left, and the houses of weak links. */
    const ChSeStrongLink *chain[MOST];
    uint8_t out[MOST];
    uint8_t weak[MOST];
    bool found;
    int best_count; /* eliminations of the best hint, as the scale counts them */
    ChSeHint best;
} Search;

/* ---- rating and suffix ---- */

/* Returns the rating of links in blocks, rows and columns as present. */
static double rate(const Search *search)
{
    static const double BASE[MOST + 1] = {[2] = 4.0, [3] = 5.4, [4] = 5.8};
    const bool swaps = search->scale->swaps_link_ratings;
    bool has[CH_SE_TYPES] = {false};
    bool grouped = false;

    for (int i = 0; i < search->links; i++) {
        has[search->chosen[i]->house / 9] = true;
        grouped |= search->chosen[i]->grouped;
    }
    if (grouped)
        return ch_se_sum(BASE[search->links], 0.3);
    if (!has[CH_SE_BLOCK] && !(has[CH_SE_ROW] && has[CH_SE_COLUMN]))
        return BASE[search->links];
    const bool all = has[CH_SE_BLOCK] && has[CH_SE_ROW] && has[CH_SE_COLUMN];
    const bool lines = !has[CH_SE_BLOCK];
    return ch_se_sum(BASE[search->links], (swaps ? lines : all) ? 0.2 : 0.1);
}

static void reverse(char *to, const char *text)
{
    const size_t length = strlen(text);

    for (size_t i = 0; i < length; i++)
        to[i] = text[length - 1 - i];
    to[length] = '\0';
}

static void keep_least(char *least, const char *text)
{
    if (strcmp(text, least) < 0)
        strcpy(least, text);
}

/* Writes the kinds of houses so that mirrored chains have the same text: rows and columns are
 * exchanged or not, the direction is either, whichever gives the least. */
static void normalize_houses(char *houses)
{
    char back[MOST + 1];
    char swapped[MOST + 1];

    reverse(back, houses);
    keep_least(houses, back);
    if (strchr(houses, '1') == NULL) {
        for (char *at = houses; *at != '\0'; at++)
            if (*at == '2')
                *at = '1';
        return;
    }
    for (size_t i = 0; i <= strlen(houses); i++)
        swapped[i] = (char)(houses[i] == '1' ? '2' : houses[i] == '2' ? '1' : houses[i]);
    reverse(back, swapped);
    keep_least(houses, swapped);
    keep_least(houses, back);
}

static void write_suffix(const Search *search, char *suffix)
{
    int grouped = 0;

    for (int i = 0; i < search->links; i++) {
        suffix[1 + i] = (char)('0' + search->chain[i]->house / 9);
        grouped += search->chain[i]->grouped;
    }
    suffix[0] = (char)('0' + grouped);
    suffix[1 + search->links] = '\0';
    normalize_houses(suffix + 1);
}

/* ---- a chain ---- */

/* Returns the cells that see the group by which a link is entered. */
static ChGridCells seen_by_entry(const Search *search, int place)
{
    return search->chain[place]->seen[!search->out[place]];
}

/* Returns the places in its house of the end by which the chain leaves a link. */
static unsigned leaving_places(const Search *search, int place)
{
    const ChSeStrongLink *const link = search->chain[place];
    unsigned places = 0;

    for (int i = 0; i < 9; i++)
        if (ch_grid_cells_has(&link->end[search->out[place]], ch_grid_house_cell[link->house][i]))
            places |= 1u << i;
    return places;
}

static void offer(Search *search, ChGridCells lost, int count, int type)
{
    char suffix[sizeof search->best.suffix];

    if (ch_grid_cells_empty(lost))
        return;
    write_suffix(search, suffix);
    if (search->found && search->rating == search->best.rating &&
        (count < search->best_count ||
         (count == search->best_count && strcmp(suffix, search->best.suffix) >= 0)))
        return;
    search->found = true;
    search->best_count = count;
    search->best = ch_se_hint(CH_SE_STRONG_LINKS, search->rating);
    search->best.type = (uint8_t)type;
    search->best.length = (uint8_t)search->links;
    search->best.digits = (uint16_t)(1u << search->digit);
    for (int i = 0; i < search->links; i++) {
        search->best.base[i] = search->chain[i]->house;
        search->best.leave[i] = (uint16_t)leaving_places(search, i);
    }
    memcpy(search->best.suffix, suffix, sizeof suffix);
    CH_EACH_GRID_CELL(cell, lost)
        search->best.removed.of[cell] = search->best.digits;
}

/* Offers a ring, once: from its first house, in one direction. */
static void offer_ring(Search *search)
{
    const ChGridCells plane =
        ch_grid_cells_minus(search->grid->plane[search->digit], search->bases);
    ChGridCells lost = {{0}};
    int count = 0;

    for (int i = 1; i < search->links; i++)
        if (search->chain[i]->house < search->chain[0]->house)
            return;
    if (search->out[0] != 1)
        return;
    for (int i = 0; i < search->links; i++) {
        const ChGridCells seen = ch_grid_cells_and(search->chain[i]->seen[search->out[i]],
                                                   seen_by_entry(search, (i + 1) % search->links));
        const ChGridCells here = ch_grid_cells_and(plane, seen);
        count += ch_grid_cells_count(here);
        lost = ch_grid_cells_or(lost, here);
    }
    offer(search, lost, count, CH_SE_RING);
}

static void offer_chain(Search *search)
{
    const int last = search->links - 1;
    const ChSeStrongLink *const end = search->chain[last];
    ChGridCells lost = ch_grid_cells_minus(search->grid->plane[search->digit], search->bases);

    if (search->chain[0]->houses[!search->out[0]] & end->houses[search->out[last]]) {
        offer_ring(search);
        return;
    }
    lost = ch_grid_cells_and(
        lost, ch_grid_cells_and(seen_by_entry(search, 0), end->seen[search->out[last]]));
    for (int i = 0; i < last; i++)
        lost = ch_grid_cells_minus(lost, ch_grid_house_cells[search->weak[i]]);
    offer(search, lost, ch_grid_cells_count(lost), 0);
}

/* Finds the house that joins two groups: a column, else a row, else a block. */
static bool join(const ChSeStrongLink *from, int out, const ChSeStrongLink *to, int in,
                 uint8_t *house)
{
    static const uint8_t TYPE[] = {CH_SE_COLUMN, CH_SE_ROW, CH_SE_BLOCK};
    const uint32_t both = from->houses[out] & to->houses[in];

    for (int i = 0; i < CH_SE_TYPES && both != 0; i++) {
        const uint32_t of_type = both >> 9 * TYPE[i] & CH_ALL_NINE;
        if (of_type != 0) {
            *house = (uint8_t)(9 * TYPE[i] + ch_lowest(of_type));
            return true;
        }
    }
    return false;
}

/* Continues the chain, trying both directions of each link. */
static void extend_chain(Search *search, int place)
{
    if (place == MOST || place == search->links) {
        offer_chain(search);
        return;
    }
    for (int direction = 0; direction < 2; direction++) {
        search->out[place] = (uint8_t)!direction;
        if (place == 0 || join(search->chain[place - 1], search->out[place - 1],
                               search->chain[place], direction, &search->weak[place - 1]))
            extend_chain(search, place + 1);
    }
}

static void try_orders(Search *search)
{
    const Orders *const orders = &ORDERS[search->links];

    search->rating = rate(search);
    if (search->found && search->rating > search->best.rating)
        return;
    for (int i = 0; i < orders->count; i++) {
        for (int place = 0; place < search->links; place++)
            search->chain[place] = search->chosen[orders->order[i][place]];
        extend_chain(search, 0);
    }
}

/* ---- the choice of links ---- */

/* Chooses links in houses of the given types that share no place of the digit. */
static void choose(Search *search, int number, ChGridCells places)
{
    const DigitLinks *const of = &search->of[search->digit];

    if (number == MOST || number == search->links) {
        try_orders(search);
        return;
    }
    const int type = search->type[number];
    const bool follows = number > 0 && search->type[number - 1] == type;
    const ChGridCells bases = search->bases;
    for (int house = follows ? search->chosen[number - 1]->house + 1 : 9 * type;
         house < 9 * type + 9; house++) {
        if (of->count[house] == 0 || ch_grid_cells_meet(places, of->places[house]))
            continue;
        search->bases = ch_grid_cells_or(bases, ch_grid_house_cells[house]);
        for (int i = 0; i < of->count[house]; i++) {
            search->chosen[number] = &of->link[house][i];
            choose(search, number + 1, ch_grid_cells_or(places, of->places[house]));
        }
        search->bases = bases;
    }
}

static void list_links(Search *search)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int house = 0; house < CH_HOUSES; house++) {
            DigitLinks *const of = &search->of[digit];
            of->count[house] = ch_se_house_links(search->grid, house, digit, of->link[house]);
            of->places[house] =
                ch_grid_cells_and(search->grid->plane[digit], ch_grid_house_cells[house]);
        }
}

/* Moves to the next types, ascending within and compared from the last; false after the last. */
static bool next_types(Search *search)
{
    int i = 0;

    while (i < search->links - 1 && search->type[i] == search->type[i + 1])
        i++;
    if (++search->type[i] == CH_SE_TYPES)
        return false;
    memset(search->type, 0, (size_t)i);
    return true;
}

bool ch_se_strong_links(const ChSeScale *scale, const ChSeGrid *grid, int links,
                        const ChSeSink *sink)
{
    Search search;

    search.scale = scale;
    search.grid = grid;
    search.links = links;
    search.found = false;
    search.bases = (ChGridCells){{0}};
    memset(search.type, 0, sizeof search.type);
    list_links(&search);
    do
        for (search.digit = 0; search.digit < CH_DIGITS; search.digit++)
            choose(&search, 0, (ChGridCells){{0}});
    while (next_types(&search));
    return search.found && ch_se_take(sink, &search.best);
}
