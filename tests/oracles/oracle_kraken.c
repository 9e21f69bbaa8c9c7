/* oracle_kraken.c - Kraken fish by their definition: finned fish with chains from fins to a target.
 *
 * Bases are two to four rows and covers as many columns, or the reverse. A fin is a place in a base
 * and in no cover. If the target were true, a chain would make each fin false, unless the target
 * sees it. In type 1 the target is a place of the digit in a cover, which the fish rules out. In
 * type 2 it is any candidate, and makes each place of one of the covers false as well.
 *
 * The chains are the shortest there are. Each base is needed: without it the others and the chains
 * allow the target. A target that a chain rules out by itself needs no fish. The finder
 * takes one of the shortest chains for each fin. So an elimination must be found only where each
 * base is needed whichever of these chains are taken.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "web.h"

enum {
    SMALLEST = 2,
    LARGEST = 4,
    MOST_FINS = 2,
    MOST_STRONG = 8,
    MOST_CHOICES = 1000,
    FAR = CELLS * DIGITS
};

static Web web;

/* ---- chains from a target ---- */

/* How many strong links make a candidate false if the target is true; FAR: none do. */
static int false_after[CELLS][DIGITS];
static int true_after[MOST_NODES]; /* the same for a node that becomes true */

/* Makes what conflicts with a true node false, and notes the nodes that become true. */
static void make_false(int node, int after, bool is_false[MOST_NODES])
{
    for (int other = 0; other < web.nodes; other++) {
        if (!web.conflict[node][other] || is_false[other])
            continue;
        is_false[other] = true;
        for (int i = 0; i < web.links && web.links_of[other] > 0; i++) {
            const Strong *const link = &web.link[i];
            const int next = link->one == other ? link->other : link->one;
            if ((link->one == other || link->other == other) && true_after[next] > after + 1)
                true_after[next] = after + 1;
        }
    }
}

/* Measures all chains from a target. Returns false if they rule the target out. */
static bool follow_chains(int target)
{
    bool is_false[MOST_NODES] = {false};

    for (int node = 0; node < web.nodes; node++)
        true_after[node] = FAR;
    true_after[target] = 0;
    memset(false_after, 0, sizeof false_after);
    for (int after = 0, next; after < FAR; after = next) {
        for (int node = 0; node < web.nodes; node++)
            if (true_after[node] == after)
                make_false(node, after, is_false);
        for (int node = 0; node < web.nodes && web.node[node].count == 1; node++) {
            int *const since = &false_after[web.node[node].cell[0]][web.node[node].digit];
            if (!is_false[node])
                *since = FAR;
            else if (*since == FAR || after == 0)
                *since = after;
        }
        next = FAR;
        for (int node = 0; node < web.nodes; node++)
            if (true_after[node] > after && true_after[node] < next)
                next = true_after[node];
    }
    return !is_false[target];
}

/* ---- whether each base is needed ---- */

/* What is left of the candidates after some are taken to be true. */
typedef struct Trial {
    bool is_open[CELLS][DIGITS];
    bool is_true[CELLS][DIGITS];
} Trial;

/* What must hold: each strong link, and bases. */
typedef struct Demands {
    int count;
    Premise of[HOUSES * DIGITS + CELLS];
} Demands;

static Demands demands;

static void demand(Premise premise)
{
    for (int i = 0; i < demands.count; i++)
        if (demands.of[i].house == premise.house && demands.of[i].at == premise.at)
            return;
    demands.of[demands.count++] = premise;
}

static void take(Trial *trial, int cell, int digit)
{
    for (int i = 0; i < 9; i++)
        trial->is_open[cell][i] = i == digit;
    for (int other = 0; other < CELLS; other++)
        if (sees[cell][other])
            trial->is_open[other][digit] = false;
    trial->is_true[cell][digit] = true;
}

/* Lists the open candidates of a premise; returns how many, or 0 if one is true. */
static int open_of(const Trial *trial, const Premise *premise, int cell[9], int digit[9],
                   bool *holds)
{
    int count = 0;

    *holds = false;
    for (int i = 0; i < 9; i++) {
        cell[count] = premise->house == NOTHING ? premise->at : house_cell[premise->house][i];
        digit[count] = premise->house == NOTHING ? i : premise->at;
        *holds = *holds || trial->is_true[cell[count]][digit[count]];
        count += trial->is_open[cell[count]][digit[count]];
    }
    return count;
}

/* Returns whether all demands can hold, those with the fewest candidates tried first. */
static bool can_hold(const Trial *trial)
{
    const Premise *tightest = NULL;
    int fewest = 10;
    int cell[9];
    int digit[9];
    bool holds;

    for (int i = 0; i < demands.count && fewest > 1; i++) {
        const int count = open_of(trial, &demands.of[i], cell, digit, &holds);
        if (!holds && count < fewest) {
            fewest = count;
            tightest = &demands.of[i];
        }
    }
    if (tightest == NULL)
        return true;
    open_of(trial, tightest, cell, digit, &holds);
    for (int i = 0; i < fewest; i++) {
        Trial next = *trial;
        take(&next, cell[i], digit[i]);
        if (can_hold(&next))
            return true;
    }
    return false;
}

/* ---- the fish ---- */

typedef struct Fish {
    int digit;
    int first_base; /* ROWS or COLUMNS */
    int bases;      /* as sets of nine */
} Fish;

typedef struct Target {
    int cell;
    int digit;
} Target;

static int cell_at(const Fish *fish, int base, int cross)
{
    return fish->first_base == ROWS ? 9 * base + cross : 9 * cross + base;
}

/* The choice of chains for a fish: one for each place that is to be false. A chain joins another
 * where it can. */
typedef struct Choice {
    const Marks *marks;
    const Target *target;
    const Fish *fish;
    int places;
    Node place[81];
    bool is_on[MOST_NODES]; /* nodes that the chains make true */
    int tries;              /* choices that may still be tried */
} Choice;

/* Returns whether each demand is needed: the bases and the links of the chains. */
static bool needs_all(const Choice *choice)
{
    const Demands all = demands;
    bool is_needed = true;

    for (int skipped = 0; skipped < all.count && is_needed; skipped++) {
        Trial trial = {0};
        demands.of[skipped] = demands.of[--demands.count];
        memcpy(trial.is_open, choice->marks->can, sizeof trial.is_open);
        take(&trial, choice->target->cell, choice->target->digit);
        is_needed = can_hold(&trial);
        demands = all;
    }
    return is_needed;
}

static bool all_need(Choice *choice, int at, const Node *place, int after);

/* Goes on with each way in which a node becomes true. */
static bool all_links_need(Choice *choice, int at, int on)
{
    const int before = demands.count;
    bool need = true;

    choice->is_on[on] = true;
    for (int i = 0; i < web.links && need; i++) {
        const Strong *const link = &web.link[i];
        const int off = link->one == on ? link->other : link->one;
        bool is_false = false;
        for (int node = 0; node < web.nodes && (link->one == on || link->other == on); node++)
            is_false |= true_after[node] == true_after[on] - 1 && web.conflict[node][off];
        if (!is_false)
            continue;
        demand(link->premise);
        need = all_need(choice, at, &web.node[off], true_after[on] - 1);
        demands.count = before;
    }
    choice->is_on[on] = false;
    return need;
}

/* Returns whether all choices of chains need all their links, and all bases: those that make PLACE
 * false after so many strong links, and the places after the one AT. False where there are many. */
static bool all_need(Choice *choice, int at, const Node *place, int after)
{
    bool need = true;
    bool joins = after == 0;

    for (int node = 0; node < web.nodes && !joins; node++)
        joins =
            true_after[node] == after && choice->is_on[node] && are_weak(&web.node[node], place);
    if (joins && ++at == choice->places)
        return --choice->tries >= 0 && needs_all(choice);
    if (joins) {
        const Node *const next = &choice->place[at];
        return all_need(choice, at, next, false_after[next->cell[0]][next->digit]);
    }
    for (int node = 0; node < web.nodes && need; node++)
        if (true_after[node] == after && are_weak(&web.node[node], place))
            need = all_links_need(choice, at, node);
    return need;
}

/* Returns whether the fish needs its bases and chains, whichever of the shortest are chosen. */
static bool is_needed(const Marks *marks, const Target *target, const Fish *fish, int covers)
{
    static Choice choice;

    choice = (Choice){.marks = marks, .target = target, .fish = fish, .tries = MOST_CHOICES};
    demands.count = 0;
    for (int base = 0; base < 9; base++)
        if (fish->bases >> base & 1)
            demand((Premise){fish->first_base + base, fish->digit});
    for (int i = 0; i < 81; i++) {
        const Node place = {fish->digit, 1, {cell_at(fish, i / 9, i % 9)}};
        if ((fish->bases >> i / 9 & 1) && !(covers >> i % 9 & 1) &&
            marks->can[place.cell[0]][fish->digit])
            choice.place[choice.places++] = place;
    }
    const Node *const first = &choice.place[0];
    return all_need(&choice, 0, first, false_after[first->cell[0]][first->digit]);
}

/* Returns the cross lines in which the bases have places that no chain makes false; all of them
 * where a base has no such place. */
static int lines_left(const Marks *marks, const Fish *fish)
{
    int lines = 0;

    for (int base = 0; base < 9; base++) {
        int own = 0;
        for (int cross = 0; cross < 9; cross++) {
            const int cell = cell_at(fish, base, cross);
            if (marks->can[cell][fish->digit] && false_after[cell][fish->digit] == FAR)
                own |= 1 << cross;
        }
        if (fish->bases >> base & 1)
            lines = own == 0 ? (1 << 9) - 1 : lines | own;
    }
    return lines;
}

/* Returns whether fewer of the bases would do: they have fewer lines left than they are. */
static bool has_smaller(const Marks *marks, const Fish *fish)
{
    Fish some = *fish;

    for (some.bases = fish->bases - 1; some.bases > 0; some.bases--)
        if ((some.bases & ~fish->bases) == 0 &&
            count_bits(lines_left(marks, &some)) < count_bits(some.bases))
            return true;
    return false;
}

/* Returns whether a cover more makes a fish: all places without a cover are made false soon enough,
 * some of them by a chain, and few of them are fins. A cover all of whose places are in the bases
 * would rule the target out by itself. */
static bool fits(const Marks *marks, const Fish *fish, int covers, int more)
{
    bool has_chain = false;
    int fins = 0;
    int inside = 0;
    int outside = 0;

    for (int i = 0; i < 81; i++) {
        const int cell = cell_at(fish, i / 9, i % 9);
        const bool is_base = fish->bases >> i / 9 & 1;
        const bool is_covered = covers >> i % 9 & 1;
        const int after = false_after[cell][fish->digit];
        if (!marks->can[cell][fish->digit] || is_covered)
            continue;
        inside += is_base && i % 9 == more;
        outside += !is_base && i % 9 == more;
        fins += is_base && i % 9 != more;
        has_chain = has_chain || (is_base && after > 0);
        if (is_base && after > MOST_STRONG)
            return false;
    }
    return fins <= MOST_FINS && has_chain && inside > 0 && outside > 0;
}

/* Returns the target's own line of the covers if the bases have places there; or NOTHING. */
static int own_cover(const Marks *marks, const Target *target, const Fish *fish)
{
    const int cross = fish->first_base == ROWS ? column_of(target->cell) : row_of(target->cell);

    for (int base = 0; base < 9 && fish->digit == target->digit; base++)
        if ((fish->bases >> base & 1) && marks->can[cell_at(fish, base, cross)][fish->digit])
            return cross;
    return NOTHING;
}

/* Tries each cover as the one more. Where the target has an own cover, the fish is of type 1. */
static void try_bases(const Marks *marks, Found *found, const Target *target, const Fish *fish,
                      bool is_first)
{
    const int covers = lines_left(marks, fish);
    const int own = own_cover(marks, target, fish);
    bool is_fish = false;

    if (count_bits(covers) != count_bits(fish->bases) - 1 || has_smaller(marks, fish) ||
        (own != NOTHING) != is_first)
        return;
    for (int more = 0; more < 9; more++)
        is_fish = is_fish || (!(covers >> more & 1) && (!is_first || more == own) &&
                              fits(marks, fish, covers, more));
    if (is_fish)
        found->optional[target->cell][target->digit] = true;
    if (is_fish && !found->removed[target->cell][target->digit] &&
        is_needed(marks, target, fish, covers))
        found->removed[target->cell][target->digit] = true;
}

/* Returns the lines that can be bases: those with a place that do not hold the target's digit. */
static int lines_for(const Marks *marks, const Target *target, const Fish *fish)
{
    int lines = 0;
    int place[9];

    for (int base = 0; base < 9; base++)
        if (places_of(marks, fish->first_base + base, fish->digit, place) > 0 &&
            !(fish->digit == target->digit && in_house(target->cell, fish->first_base + base)))
            lines |= 1 << base;
    return lines;
}

static void try_target(const Marks *marks, Found *found, const Target *target, bool is_first)
{
    Fish fish;

    for (fish.digit = 0; fish.digit < DIGITS; fish.digit++) {
        if (is_first && fish.digit != target->digit)
            continue;
        for (fish.first_base = ROWS; fish.first_base <= COLUMNS; fish.first_base += COLUMNS) {
            const int lines = lines_for(marks, target, &fish);
            for (fish.bases = 1; fish.bases < 1 << 9; fish.bases++)
                if ((fish.bases & ~lines) == 0 && count_bits(fish.bases) >= SMALLEST &&
                    count_bits(fish.bases) <= LARGEST)
                    try_bases(marks, found, target, &fish, is_first);
        }
    }
}

static void find_krakens(const Marks *marks, Found *found, bool is_first)
{
    spin_web(&web, marks, WEB_GROUPS, NULL);
    for (int node = 0; node < web.nodes && web.node[node].count == 1; node++) {
        const Target target = {web.node[node].cell[0], web.node[node].digit};
        if (follow_chains(node))
            try_target(marks, found, &target, is_first);
    }
}

static void find_type_1(const Marks *marks, Found *found)
{
    find_krakens(marks, found, true);
}

static void find_type_2(const Marks *marks, Found *found)
{
    find_krakens(marks, found, false);
}

const Oracle kraken_oracles[] = {
    {"kraken-fish-1", NULL, find_type_1, false}, {"kraken-fish-2", NULL, find_type_2, false}, {0}};
