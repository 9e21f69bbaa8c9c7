/* als_chain.c - ALS chain: four or more almost locked sets, each linked to the next.
 *
 *      A {2 5 8} --5-- B {4 5} --4-- C {1 4 9} --9-- D {2 9}        2 in A or in D
 *
 * If A has no 2, it keeps its other digits, 5 among them; so B has no 5 and keeps the 4. This
 * continues to D, which keeps the 2. Adjacent restricted commons differ, and no set occurs twice. A
 * chain has seven sets and forty cells at most.
 *
 * The search starts from the target. If the target is true, all sets that see it lose the digit and
 * keep their others. These sets take a restricted common each from the sets they are linked to,
 * until a set has lost two digits. Each set is entered once by each digit, by the path with the
 * fewest cells. If a chain passes the target's own cell, a second search avoids that cell, since
 * its paths may be no shorter than others and need fewer cells. If a chain has a superfluous part,
 * a last search enters sets by every path. Only targets that some chain of any links rules out are
 * tried (links.h).
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "als.h"
#include "finders.h"

enum {
    LEAST_LINKS = 3,
    MOST_LINKS = 6,
    MOST_CELLS = 40, /* in a chain */
    MOST_ENTRIES = 1024,
    EFFORT = 64000, /* effort for all chains to a target, in expanded entries; */
    TEST = 50,      /* cost of a thorough test in the same unit */
    NOTHING = 0xffff
};

/* A set that has lost a digit, at the end of a path from the target. */
typedef struct Entry {
    uint16_t set;
    uint16_t from; /* the previous entry, or NOTHING */
    uint16_t next; /* the next entry of the same cost */
    uint8_t digit;
    uint8_t links; /* so far */
} Entry;

typedef struct Walk {
    ChAlsSearch *search;
    ChAlsWatchers watchers; /* watchers of the target */
    ChAlsEntries entries;   /* sets that chains to the target can enter */
    unsigned first_digits;  /* digits by which a watcher may be left */
    int effort;             /* left */
    int target;             /* candidate */
    int limit;
    int count;
    Entry entry[MOST_ENTRIES];
    uint16_t head[MOST_CELLS + 1];             /* per cost: the list of entries to expand */
    uint64_t entered[CH_DIGITS][CH_ALS_WORDS]; /* sets that were entered, by digit */
    uint64_t ends[CH_ALS_WORDS];               /* sets that see the target */
    bool passes_target;                        /* some chain has a set with the target's cell */
    bool avoids_target;                        /* no chain may have such a set */
    bool has_spare;                            /* some chain has a superfluous part */
    bool every_path;                           /* a set is entered by each path, not by the first */
    uint64_t at_target[CH_ALS_WORDS];          /* these sets */
} Walk;

static void enter_set(Walk *walk, int set, int digit, int from, int cells)
{
    if (cells > walk->limit || walk->count == MOST_ENTRIES ||
        ch_bits_has(walk->entered[digit], set))
        return;
    if (!walk->every_path)
        ch_bits_add(walk->entered[digit], set);
    walk->entry[walk->count] =
        (Entry){.set = (uint16_t)set,
                .from = (uint16_t)from,
                .next = walk->head[cells],
                .digit = (uint8_t)digit,
                .links = (uint8_t)(from == NOTHING ? 0 : walk->entry[from].links + 1)};
    walk->head[cells] = (uint16_t)walk->count++;
}

static bool is_on_path(const Walk *walk, int set, int at)
{
    for (; at != NOTHING; at = walk->entry[at].from)
        if (walk->entry[at].set == set)
            return true;
    return false;
}

/* The sets of a chain in order, and the digits that link each to the next. */
typedef struct Chain {
    int count;
    const ChAls *set[MOST_LINKS + 1];
    uint8_t digit[MOST_LINKS + 1];
} Chain;

static void read_chain(const Walk *walk, int at, int last, int digit, Chain *chain)
{
    int place = walk->entry[at].links + 1;

    chain->count = place + 1;
    chain->set[place--] = &walk->search->sets->set[last];
    for (; at != NOTHING; at = walk->entry[at].from, place--) {
        chain->set[place] = &walk->search->sets->set[walk->entry[at].set];
        chain->digit[place] = (uint8_t)digit;
        digit = walk->entry[at].digit;
    }
}

/* Returns the digits that a set of the chain needs: those of its links, or of the targets. */
static unsigned digits_needed(const Chain *chain, int place, unsigned targets)
{
    const unsigned before = place > 0 ? 1u << chain->digit[place - 1] : targets;
    const unsigned after = place + 1 < chain->count ? 1u << chain->digit[place] : targets;

    return before | after;
}

/* Returns the cells of the chain's sets except those from place FROM to place TO. */
static ChCellSet cells_but(const Chain *chain, int from, int to)
{
    ChCellSet cells = {{0}};

    for (int i = 0; i < chain->count; i++)
        if (i < from || i > to)
            cells = ch_cells_or(cells, chain->set[i]->cells);
    return cells;
}

/* Returns true if the chain has a shortcut. Two sets that are not adjacent then have a restricted
 * common other than their outward links. The sets between them have cells of their own. */
static bool has_shortcut(const Walk *walk, const Chain *chain, unsigned targets)
{
    const ChCellSet all = cells_but(chain, chain->count, 0);

    for (int i = 0; i + 2 < chain->count; i++)
        for (int j = i + 2; j < chain->count; j++) {
            const unsigned outer = (i > 0 ? 1u << chain->digit[i - 1] : targets) |
                                   (j + 1 < chain->count ? 1u << chain->digit[j] : targets);
            if ((ch_als_commons(walk->search->sets, chain->set[i], chain->set[j]) & ~outer) != 0 &&
                !ch_cells_within(all, cells_but(chain, i + 1, j - 1)))
                return true;
        }
    return false;
}

/* Returns false if a quick test finds a superfluous part of the chain. */
static bool may_be_minimal(const Walk *walk, const Chain *chain, unsigned targets)
{
    if (walk->search->input->options->spare_cells)
        return true;
    for (int i = 0; i < chain->count; i++)
        if (!ch_als_is_minimal(walk->search, chain->set[i], digits_needed(chain, i, targets),
                               cells_but(chain, i, i)))
            return false;
    return !has_shortcut(walk, chain, targets);
}

static bool offer_chain(Walk *walk, int at, int last, int digit, int cells)
{
    enum { LINKS_AT = CH_ALS_NAME_BITS * CH_ALS_CHAINED };
    const ChAlsSearch *const search = walk->search;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_ALS_CHAIN);
    Chain chain;

    read_chain(walk, at, last, digit, &chain);
    const ChAls *const a = chain.set[0];
    const ChAls *const b = chain.set[chain.count - 1];
    const unsigned ends = 1u << chain.digit[0] | 1u << digit;
    const unsigned targets = ch_als_common_targets(a, b, ~ends);
    const ChCellSet all = cells_but(&chain, chain.count, 0);
    walk->passes_target |= ch_cells_has(&all, CH_CANDIDATE_CELL(walk->target));
    if (cells > ch_als_limit(search))
        return false;
    if (!may_be_minimal(walk, &chain, targets)) {
        walk->has_spare = true;
        return false;
    }
    deduction.seed = (uint16_t)chain.count;
    for (int i = chain.count - 1; i >= 0; i--) {
        ch_als_add_premises(&deduction, chain.set[i], i);
        if (i + 1 < chain.count)
            ch_als_write_seed(&deduction, LINKS_AT + 4 * i, chain.digit[i]);
    }
    ch_als_add_eliminations(&deduction, search->input, a, b, targets);
    if (search->all && search->input->options->spare_cells &&
        (a > b || ch_candidates_next(&deduction.detail.removed, 0) != walk->target))
        return false; /* report it from its lowest target and its lower end only */
    walk->effort -= TEST;
    if (!ch_als_needs_all_cells(search, chain.set, chain.count, &deduction.detail.removed)) {
        walk->has_spare = true;
        return false;
    }
    if (ch_als_offer(walk->search, &deduction, cells))
        return true;
    if (walk->limit > ch_als_limit(search))
        walk->limit = ch_als_limit(search);
    return false;
}

/* Returns true if chains to the target are still wanted. */
static bool is_wanted(const Walk *walk)
{
    return walk->search->input->options->spare_cells ||
           !ch_candidates_has(&walk->search->reached, walk->target);
}

/* The digits by which a set may be left, and the adjacent sets by each. */
typedef struct Exits {
    int count;
    uint8_t digit[CH_DIGITS];
    const uint64_t *adjacent[CH_DIGITS];
} Exits;

static void find_exits(const Walk *walk, const ChAls *set, unsigned digits, Exits *exits)
{
    exits->count = 0;
    CH_EACH_DIGIT(digit, digits & ch_als_linking(walk->search->adjacent, set)) {
        if (!ch_bits_has(walk->entries.by[digit], (int)(set - walk->search->sets->set)))
            continue;
        exits->digit[exits->count] = (uint8_t)digit;
        exits->adjacent[exits->count++] = ch_als_adjacent(walk->search->adjacent, set->part[digit]);
    }
}

/* Returns a word of the sets that may yet be entered by a digit. An end may be entered any number
 * of times once the chain has enough links, except by the target's own digit. */
static uint64_t open_to(const Walk *walk, int digit, int word, bool allow_ends)
{
    const uint64_t avoided = walk->avoids_target ? walk->at_target[word] : 0;
    const uint64_t entries = walk->entries.by[digit][word] & ~avoided;
    const uint64_t open = entries & ~walk->entered[digit][word];
    const uint64_t ends = entries & walk->ends[word];

    if (digit == CH_CANDIDATE_DIGIT(walk->target))
        return open;
    return allow_ends ? open | ends : open & ~ends;
}

/* Enters a set by a digit, or completes a chain. Returns true if the sink wants no more. */
static bool step_to(Walk *walk, int at, int next, int digit, int cells)
{
    if (!ch_bits_has(walk->ends, next) || digit == CH_CANDIDATE_DIGIT(walk->target))
        enter_set(walk, next, digit, at, cells);
    else if (is_wanted(walk))
        return offer_chain(walk, at, next, digit, cells);
    return false;
}

/* Expands an entry to all sets that its set takes a digit from. Returns true if the sink wants no
 * more. */
static bool expand(Walk *walk, int at, int cells)
{
    const ChAls *const set = walk->search->sets->set;
    const Entry entry = walk->entry[at];
    const unsigned first = entry.from == NOTHING ? walk->first_digits : CH_ALL_NINE;
    const bool allow_ends = entry.links + 1 >= LEAST_LINKS && is_wanted(walk);
    Exits exits;

    find_exits(walk, &set[entry.set], first & ~(1u << entry.digit), &exits);
    for (int word = 0; word < walk->search->sets->words; word++) {
        uint64_t into[CH_DIGITS];
        uint64_t any = 0;
        for (int i = 0; i < exits.count; i++) {
            into[i] = exits.adjacent[i][word] & open_to(walk, exits.digit[i], word, allow_ends);
            any |= into[i];
        }
        CH_EACH_BIT_64(bit, any) {
            const int next = 64 * word + bit;
            const int sum = cells + set[next].size;
            if (sum > walk->limit)
                return false;
            if (!ch_als_may_join(walk->search, &set[entry.set], &set[next]) ||
                is_on_path(walk, next, at))
                continue;
            for (int i = 0; i < exits.count; i++)
                if (into[i] >> bit & 1 && step_to(walk, at, next, exits.digit[i], sum))
                    return true;
        }
    }
    return false;
}

static void set_target(Walk *walk, int target)
{
    const int digit = CH_CANDIDATE_DIGIT(target);
    ChAlsWatchers *const watchers = &walk->watchers;
    int count = 0;

    walk->target = target;
    walk->passes_target = walk->avoids_target = walk->has_spare = walk->every_path = false;
    walk->effort = EFFORT;
    ch_als_find_watchers(watchers, walk->search->sets, target);
    ch_als_find_entries(walk->search, watchers, digit, &walk->entries);
    memset(walk->ends, 0, sizeof walk->ends);
    for (int i = 0; i < watchers->count; i++) {
        if (!ch_bits_has(walk->entries.by[digit], watchers->set[i]))
            continue;
        ch_bits_add(walk->ends, watchers->set[i]);
        watchers->set[count++] = watchers->set[i];
    }
    watchers->count = count;
}

static void start_walk(Walk *walk, unsigned first_digits)
{
    const size_t size = sizeof *walk->ends * (size_t)walk->search->sets->words;
    const int limit = ch_als_limit(walk->search);

    walk->first_digits = first_digits;
    walk->limit = limit < MOST_CELLS ? limit : MOST_CELLS;
    walk->count = 0;
    memset(walk->head, 0xff, sizeof walk->head);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        memset(walk->entered[digit], 0, size);
}

static void enter_watcher(Walk *walk, int set)
{
    enter_set(walk, set, CH_CANDIDATE_DIGIT(walk->target), NOTHING,
              walk->search->sets->set[set].size);
}

static bool run_walk(Walk *walk)
{
    for (int cells = 1; cells < walk->limit && is_wanted(walk); cells++)
        for (int at = walk->head[cells]; at != NOTHING; at = walk->entry[at].next) {
            if (walk->effort-- <= 0)
                return false;
            if (walk->entry[at].links < MOST_LINKS && expand(walk, at, cells))
                return true;
        }
    return false;
}

/* Searches from all watchers at once: finds the best path of all. */
static bool walk_from_all(Walk *walk)
{
    start_walk(walk, CH_ALL_NINE);
    for (int i = 0; i < walk->watchers.count; i++)
        enter_watcher(walk, walk->watchers.set[i]);
    return run_walk(walk);
}

/* Searches from each watcher, and by each of its digits, separately. This approximates all
 * paths. */
static bool walk_from_each(Walk *walk)
{
    for (int i = 0; i < walk->watchers.count && walk->effort > 0; i++) {
        const int set = walk->watchers.set[i];
        CH_EACH_DIGIT(digit, walk->search->sets->set[set].digits) {
            if (!ch_bits_has(walk->entries.by[digit], set))
                continue;
            start_walk(walk, 1u << digit);
            enter_watcher(walk, set);
            if (run_walk(walk))
                return true;
        }
    }
    return false;
}

/* Searches from all watchers, without the sets that have the target's cell. */
static bool walk_around_target(Walk *walk)
{
    ChCellSet cell = {{0}};

    ch_cells_add(&cell, CH_CANDIDATE_CELL(walk->target));
    ch_als_touched(walk->search->sets, cell, walk->at_target);
    walk->avoids_target = true;
    return walk_from_all(walk);
}

/* Searches from all watchers by every path, as long as there is room. */
static bool walk_every_path(Walk *walk)
{
    walk->avoids_target = false;
    walk->every_path = true;
    return walk_from_all(walk);
}

/* Searches chains to a target: all chains if spare cells are allowed, else one with a new
 * elimination. */
static bool walk_to(Walk *walk, int target)
{
    const ChAlsSearch *const search = walk->search;
    const bool many = search->all && search->input->options->spare_cells;

    if (!many && ch_candidates_has(&search->reached, target))
        return false;
    set_target(walk, target);
    if (many)
        return walk_from_each(walk);
    if (walk_from_all(walk) ||
        (search->all && !ch_candidates_has(&search->reached, target) && walk_from_each(walk)))
        return true;
    return (walk->passes_target && is_wanted(walk) && walk_around_target(walk)) ||
           (walk->has_spare && is_wanted(walk) && walk_every_path(walk));
}

static bool search_chains(ChAlsSearch *search)
{
    Walk walk;

    walk.search = search;
    for (int target = 0; target < CH_CANDIDATES; target++)
        if (ch_board_has(search->input->board, target) &&
            ch_facts_may_rule_out(search->input->facts, CH_LINKS_MOST, target) &&
            walk_to(&walk, target))
            return true;
    return false;
}

bool ch_find_als_chain(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search(input, sink, search_chains);
}
