/* oracle_set_chain.c - Death blossoms and chains of almost locked sets by their definitions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <stdlib.h>

#include "sets.h"

enum { FEW_CELLS = 9 }; /* with more the finder may leave a pattern out */

/* ---- death blossom ---- */

typedef struct Place {
    int cell;
    int digit;
} Place;

/* A stem, the candidates of a cell or of a digit in a house, and for each a petal: a set that loses
 * the digit if the candidate is true. So a digit that all petals have, and the stem has not, is in
 * one of them. */
typedef struct Blossom {
    const Marks *marks;
    Found *found;
    const Sets *sets;
    Premise stem;
    int digits; /* of the stem */
    int places;
    Place place[DIGITS];
    int count;
    const Als *petal[DIGITS];
} Blossom;

/* Returns whether a set can be the next petal. */
static bool is_petal(const Blossom *blossom, const Als *set)
{
    const Place *const place = &blossom->place[blossom->count];

    for (int i = 0; i < blossom->count; i++)
        if (have_common_cell(blossom->petal[i], set))
            return false;
    return sees_all(blossom->marks, set, place->digit, place->cell);
}

static void take_blossom(const Blossom *blossom)
{
    Premise premise[FEW_CELLS] = {blossom->stem};
    Found lost = {0};
    int count = 1;

    for (int i = 0; i < CELLS * DIGITS; i++) {
        bool is_lost = !(blossom->digits >> i % DIGITS & 1);
        for (int k = 0; k < blossom->count && is_lost; k++)
            is_lost = sees_all(blossom->marks, blossom->petal[k], i % DIGITS, i / DIGITS);
        if (is_lost)
            rule_out(blossom->marks, &lost, i / DIGITS, i % DIGITS);
    }
    for (int i = 0; i < blossom->count; i++)
        count = list_more(premise, count, blossom->petal[i]);
    take_if_needed(blossom->marks, blossom->found, premise, count, &lost);
}

/* Chooses a petal for each further candidate, with few CELLS in all. COMMON has the digits that the
 * petals have in common. */
static void choose_few(Blossom *blossom, int common, int cells)
{
    const int others = blossom->places - blossom->count - 1;

    if (blossom->count == blossom->places) {
        take_blossom(blossom);
        return;
    }
    for (const Als *set = blossom->sets->of; set < blossom->sets->of + blossom->sets->count; set++)
        if (cells + set->count + others <= FEW_CELLS && (common & set->digits) != 0 &&
            is_petal(blossom, set)) {
            blossom->petal[blossom->count++] = set;
            choose_few(blossom, common & set->digits, cells + set->count);
            blossom->count--;
        }
}

/* Returns whether there are petals for the further candidates, however large, that all see a
 * candidate. */
static bool has_petals(Blossom *blossom, int cell, int digit)
{
    if (blossom->count == blossom->places)
        return true;
    for (const Als *set = blossom->sets->of; set < blossom->sets->of + blossom->sets->count; set++)
        if (sees_all(blossom->marks, set, digit, cell) && is_petal(blossom, set)) {
            blossom->petal[blossom->count++] = set;
            const bool has_rest = has_petals(blossom, cell, digit);
            blossom->count--;
            if (has_rest)
                return true;
        }
    return false;
}

/* Tries a stem with at least FEWEST candidates. */
static void try_stem(Blossom *blossom, Premise stem, int fewest)
{
    blossom->stem = stem;
    blossom->digits = 0;
    blossom->places = 0;
    for (int i = 0; i < 9; i++) {
        const Place place = stem.house == NOTHING ? (Place){stem.at, i}
                                                  : (Place){house_cell[stem.house][i], stem.at};
        if (!blossom->marks->can[place.cell][place.digit])
            continue;
        blossom->place[blossom->places++] = place;
        blossom->digits |= 1 << place.digit;
    }
    if (blossom->places < fewest)
        return;
    choose_few(blossom, ~blossom->digits, 1);
    for (int i = 0; i < CELLS * DIGITS; i++)
        if (blossom->marks->can[i / DIGITS][i % DIGITS] && !(blossom->digits >> i % DIGITS & 1) &&
            has_petals(blossom, i / DIGITS, i % DIGITS))
            blossom->found->optional[i / DIGITS][i % DIGITS] = true;
}

static void find_death_blossoms(const Marks *marks, Found *found)
{
    Sets *const sets = sets_of(marks, found, MOST_SETS);
    Blossom blossom = {.marks = marks, .found = found, .sets = sets};

    for (int cell = 0; cell < CELLS && sets != NULL; cell++)
        try_stem(&blossom, (Premise){NOTHING, cell}, 1);
    free(sets);
}

static void find_house_death_blossoms(const Marks *marks, Found *found)
{
    Sets *const sets = sets_of(marks, found, MOST_SETS);
    Blossom blossom = {.marks = marks, .found = found, .sets = sets};

    for (int house = 0; house < HOUSES && sets != NULL; house++)
        for (int digit = 0; digit < DIGITS; digit++)
            try_stem(&blossom, (Premise){house, digit}, 3);
    free(sets);
}

/* ---- ALS chain ---- */

enum { MOST_CHAINED = 150, SHORTEST = 4, LONGEST = 7 }; /* sets of a position; of a chain */

static int lowest(int digits)
{
    int digit = 0;

    while (!(digits >> digit & 1))
        digit++;
    return digit;
}

/* Sets, each of which has a restricted common with the next, never the same one twice running. If
 * the first set lacks a digit, it keeps the restricted common, so the second loses that and keeps
 * the next, and so on. A digit of both ends that is not the link next to either is in one of
 * them. */
typedef struct Chain {
    const Marks *marks;
    Found *found;
    const Sets *sets;
    int commons[MOST_CHAINED][MOST_CHAINED];
    int count;
    int set[LONGEST];
    int link[LONGEST]; /* the digit that leads to this set */
    int cells;
} Chain;

static bool is_listed(const Premise *premise, int count, int cell)
{
    for (int i = 0; i < count; i++)
        if (premise[i].at == cell)
            return true;
    return false;
}

static void take_chain(const Chain *chain)
{
    const Als *const first = &chain->sets->of[chain->set[0]];
    const Als *const last = &chain->sets->of[chain->set[chain->count - 1]];
    Premise premise[FEW_CELLS];
    Found lost = {0};
    int count = 0;

    for (int i = 0; i < CELLS * DIGITS; i++) {
        const int digit = i % DIGITS;
        if (digit != chain->link[1] && digit != chain->link[chain->count - 1] &&
            sees_all(chain->marks, first, digit, i / DIGITS) &&
            sees_all(chain->marks, last, digit, i / DIGITS))
            rule_out(chain->marks, &lost, i / DIGITS, digit);
    }
    for (int i = 0; i < chain->count; i++) {
        const Als *const set = &chain->sets->of[chain->set[i]];
        for (int k = 0; k < set->count; k++)
            if (!is_listed(premise, count, set->cell[k]))
                premise[count++] = (Premise){NOTHING, set->cell[k]};
    }
    if (needs_all_premises(chain->marks, premise, count, &lost))
        add_found(chain->found, &lost);
}

static bool is_on(const Chain *chain, int set)
{
    for (int i = 0; i < chain->count; i++)
        if (chain->set[i] == set)
            return true;
    return false;
}

/* Tries every chain of few cells. */
static void extend_chain(Chain *chain)
{
    const int last = chain->set[chain->count - 1];

    if (chain->count >= SHORTEST && chain->set[0] < last)
        take_chain(chain);
    for (int next = 0; next < chain->sets->count && chain->count < LONGEST; next++) {
        const int size = chain->sets->of[next].count;
        int links = chain->commons[last][next];
        if (chain->count > 1)
            links &= ~(1 << chain->link[chain->count - 1]);
        if (links == 0 || chain->cells + size > FEW_CELLS || is_on(chain, next))
            continue;
        for (; links != 0; links &= links - 1) {
            chain->link[chain->count] = lowest(links);
            chain->set[chain->count++] = next;
            chain->cells += size;
            extend_chain(chain);
            chain->cells -= size;
            chain->count--;
        }
    }
}

/* Returns whether a chain of any cells may rule a candidate out. Such a chain may come back to a
 * set. */
static bool may_rule_out(const Chain *chain, int cell, int digit)
{
    bool sees_it[MOST_CHAINED] = {false};
    int entered[MOST_CHAINED] = {0}; /* the digits that lead to a set */

    for (int set = 0; set < chain->sets->count; set++) {
        sees_it[set] = sees_all(chain->marks, &chain->sets->of[set], digit, cell);
        entered[set] = sees_it[set] ? 1 << digit : 0;
    }
    for (int sets = 2; sets <= LONGEST; sets++) {
        int next[MOST_CHAINED] = {0};
        for (int i = 0; i < chain->sets->count * chain->sets->count; i++) {
            const int from = i / chain->sets->count;
            const int to = i % chain->sets->count;
            const int links = chain->commons[from][to];
            for (int by = 0; by < DIGITS; by++)
                if (entered[from] >> by & 1)
                    next[to] |= links & ~(1 << by);
        }
        for (int set = 0; set < chain->sets->count; set++) {
            entered[set] = next[set];
            if (sets >= SHORTEST && sees_it[set] && (next[set] & ~(1 << digit)) != 0)
                return true;
        }
    }
    return false;
}

static void find_als_chains(const Marks *marks, Found *found)
{
    static Chain chain;
    Sets *const sets = sets_of(marks, found, MOST_CHAINED);

    if (sets == NULL)
        return;
    chain = (Chain){.marks = marks, .found = found, .sets = sets};
    for (int i = 0; i < chain.sets->count; i++)
        for (int k = 0; k < chain.sets->count; k++)
            chain.commons[i][k] = commons_of(marks, &chain.sets->of[i], &chain.sets->of[k]);
    for (chain.set[0] = 0; chain.set[0] < chain.sets->count; chain.set[0]++) {
        chain.count = 1;
        chain.cells = chain.sets->of[chain.set[0]].count;
        extend_chain(&chain);
    }
    for (int i = 0; i < CELLS * DIGITS; i++)
        if (marks->can[i / DIGITS][i % DIGITS] && may_rule_out(&chain, i / DIGITS, i % DIGITS))
            found->optional[i / DIGITS][i % DIGITS] = true;
    free(sets);
}

const Oracle set_chain_oracles[] = {{"death-blossom", NULL, find_death_blossoms, true},
                                    {"house-death-blossom", NULL, find_house_death_blossoms, true},
                                    {"als-chain", "als-xz,als-xy-wing", find_als_chains, true},
                                    {0}};
