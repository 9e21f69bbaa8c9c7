/* loops_best.c - the best of all nice loops and alternating inference chains (hodoku_best.h).
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "hodoku.h"
#include "hodoku_best.h"
#include "hodoku_chain_links.h"
#include "hodoku_loops.h"

enum {
    UNKNOWN = 31, /* number of eliminations of a continuous loop, not yet counted */
    MOST = 30
};

typedef struct Hunt {
    const ChFinderInput *input;
    const ChHodokuGrid *grid;
    const ChHodokuClosure *closure; /* NULL: anything may follow from anything */
    ChHodokuLoop loop;
    ChGridCells targets[CH_DIGITS]; /* candidates that some chain eliminates, however long */
    uint16_t targets_in[CH_CELLS];  /* the same by cells */
    int present;                    /* the number of candidates, and these ascending */
    uint16_t candidate[CH_CANDIDATES];
    uint32_t counts[CH_HODOKU_PASSES]
                   [CH_CANDIDATES];    /* by index: the possible numbers of eliminations, as bits */
    uint8_t continuous[CH_CANDIDATES]; /* the most of a continuous loop; its premise is off */
    uint8_t seen[2 * CH_CANDIDATES]; /* by literal: the most targets of a continuous loop with it */
    ChHodokuBest best;
    int best_premise; /* the premise and last literal of the best */
    int best_literal;
} Hunt;

/* ---- eliminations at an end ---- */

/* Returns the number of eliminations of a loop that ends in this literal of the premise's cell; 0:
 * no loop. */
static int loop_count(const Hunt *search, int literal)
{
    const bool same = ch_hodoku_literal_digit(search->loop.tables, literal) == search->loop.digit;

    if (!ch_hodoku_is_continuous(&search->loop, literal))
        return !ch_hodoku_is_discontinuous(&search->loop, literal) ? 0
               : same && !search->loop.is_on
                   ? ch_count(search->grid->candidates[search->loop.cell]) - 1
                   : 1;
    return UNKNOWN;
}

/* Returns the number of eliminations of a chain to another cell. */
static int chain_count(const Hunt *search, int cell, int digit)
{
    if (digit != search->loop.digit)
        return ch_grid_sees(search->loop.cell, cell) &&
                       ch_hodoku_has(search->grid, cell, search->loop.digit) &&
                       ch_hodoku_has(search->grid, search->loop.cell, digit)
                   ? 2
                   : 0;
    const int both = ch_grid_cells_count(ch_grid_cells_and(
        ch_grid_common_peers(search->loop.cell, cell), search->grid->plane[digit]));
    return both >= 2 ? both : 0;
}

/* Returns the number of eliminations for any entry, by its index. */
static int count_of(const Hunt *search, int pass, int at)
{
    const int literal = search->loop.table.literal[at];
    const int node = CH_HODOKU_NODE(literal);

    if (node >= CH_CANDIDATES || search->loop.table.distance[at] <= 2)
        return 0;
    if (CH_CANDIDATE_CELL(node) == search->loop.cell)
        return pass == CH_HODOKU_CHAINS ? 0 : loop_count(search, literal);
    return pass == CH_HODOKU_CHAINS && CH_HODOKU_IS_ON(literal)
               ? chain_count(search, CH_CANDIDATE_CELL(node), CH_CANDIDATE_DIGIT(node))
               : 0;
}

/* ---- possible eliminations ---- */

/* Reports whether a candidate may follow from the premise. */
static inline bool may_reach(const Hunt *search, int cell, int digit, bool on)
{
    const int premise = CH_CANDIDATE(search->loop.cell, search->loop.digit);

    return search->closure == NULL ||
           ch_hodoku_reaches(search->closure, CH_HODOKU_LITERAL(premise, search->loop.is_on),
                             CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), on));
}

/* Returns how many eliminations a continuous loop can have.  Its literals imply each other: also
 * the premise, which is off, and the end in its cell, which is on.  In a bivalue cell the two are
 * linked, so no longer chain leads to the end; the same holds for a premise that is on. */
static int most_of_continuous(const Hunt *search)
{
    const int cell = search->loop.cell;
    const unsigned others = search->grid->candidates[cell] & ~(1u << search->loop.digit);
    int most = 0;

    CH_EACH_DIGIT(digit, ch_is_single(others) ? 0 : others) {
        const int most_of_end = search->seen[CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), 1)];
        if (most_of_end > most && may_reach(search, cell, digit, true))
            most = most_of_end;
    }
    const int to_first = search->seen[CH_HODOKU_LITERAL(CH_CANDIDATE(cell, search->loop.digit), 0)];
    return to_first < most ? to_first : most;
}

/* Returns the possible numbers of eliminations of loops.  A premise that is on is itself eliminated
 * by its opposite, or by another candidate on.  A premise that is off eliminates all others by its
 * opposite; another candidate that is off waits for the chain's reverse.  All other loops are
 * continuous. */
static uint32_t counts_of_loops(const Hunt *search)
{
    const int cell = search->loop.cell;
    const int digit = search->loop.digit;
    const unsigned targets = search->targets_in[cell];
    const unsigned others = search->grid->candidates[cell] & ~(1u << digit);
    uint32_t counts = 0;

    if (search->loop.is_on && targets >> digit & 1) {
        counts |= (uint32_t)may_reach(search, cell, digit, false) << 1;
        CH_EACH_DIGIT(other, others)
            counts |= (uint32_t)may_reach(search, cell, other, true) << 1;
    } else if (!search->loop.is_on) {
        if ((others & ~targets) == 0 && may_reach(search, cell, digit, true))
            counts |= 1u << ch_count(others);
        if (search->closure == NULL)
            counts |= (uint32_t)((others & targets) != 0) << 1;
    }
    return counts;
}

/* Returns the places of a digit such that all places that see both them and OWN are in NEAR, where
 * two are. */
static ChGridCells ends_on_targets(int own, ChGridCells places, ChGridCells near)
{
    const ChGridCells others =
        ch_grid_cells_minus(ch_grid_cells_and(places, ch_grid_peers[own]), near);
    ChGridCells ends = places;

    if (ch_grid_cells_count(near) < 2)
        return (ChGridCells){{0}};
    CH_EACH_GRID_CELL(other, others)
        ends = ch_grid_cells_minus(ends, ch_grid_peers[other]);
    return ends;
}

/* Returns the possible numbers of eliminations of chains.  A chain ends in a place of the premise's
 * digit, or in a peer of the premise's cell that has it.  In either case the premise's cell sees a
 * target of that digit.  A chain to an earlier cell waits for its reverse. */
static uint32_t counts_of_chains(const Hunt *search)
{
    const int own = search->loop.cell;
    const int from = search->closure == NULL ? 0 : own + 1;
    const ChGridCells places = search->grid->plane[search->loop.digit];
    const ChGridCells near =
        ch_grid_cells_and(search->targets[search->loop.digit], ch_grid_peers[own]);
    const unsigned others = search->targets_in[own] & ~(1u << search->loop.digit);
    const ChGridCells none = {{0}};
    uint32_t counts = 0;

    if (ch_grid_cells_empty(near))
        return 0;
    CH_EACH_GRID_CELL_FROM(cell, from, ends_on_targets(own, places, near)) {
        const ChGridCells lost = ch_grid_cells_and(ch_grid_common_peers(own, cell), near);
        if (cell != own && ch_grid_cells_count(lost) > 1 &&
            may_reach(search, cell, search->loop.digit, true))
            counts |= 1u << ch_grid_cells_count(lost);
    }
    CH_EACH_GRID_CELL_FROM(cell, from, others != 0 ? near : none)
        CH_EACH_DIGIT(digit, search->grid->candidates[cell] & others)
            if (may_reach(search, cell, digit, true))
                counts |= 1u << 2;
    return counts;
}

/* ---- the search ---- */

/* Counts a target for each group of literals that imply each other where it may be eliminated by a
 * link: it turns off one node that the group has on, and one that the group has off. */
static void count_links_seen(const Hunt *search, int target, uint8_t *seen)
{
    const ChHodokuClosure *const closure = search->closure;
    const ChHodokuDirect direct = search->loop.tables->direct[target];
    const uint16_t *const literal = &search->loop.tables->literal[direct.first];
    uint64_t on[CH_HODOKU_CLOSED_WORDS] = {0};

    for (uint32_t i = 1; i < direct.count; i++)
        ch_bits_add(on, closure->row[closure->number[literal[i] ^ 1]]);
    for (uint32_t i = 1; i < direct.count; i++) {
        const int row = closure->row[closure->number[literal[i]]];
        if (ch_bits_has(on, row) && seen[row] < MOST)
            seen[row]++;
        ch_bits_remove(on, row);
    }
}

static void count_links_of_groups(Hunt *search)
{
    uint8_t seen[CH_HODOKU_CLOSED] = {0};

    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_GRID_CELL(cell, search->targets[digit])
            count_links_seen(search, CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), 1), seen);
    for (int i = 0; i < search->present; i++)
        for (int on = 0; on < 2; on++) {
            const int literal = CH_HODOKU_LITERAL(search->candidate[i], on);
            search->seen[literal] = seen[search->closure->row[search->closure->number[literal]]];
        }
}

/* Notes what loops and chains from a premise may eliminate. */
static void note_premise(Hunt *search, int pass, int candidate)
{
    ch_hodoku_suppose(&search->loop, pass, candidate);
    search->counts[pass][candidate] =
        (pass == CH_HODOKU_CHAINS ? counts_of_chains(search) : counts_of_loops(search)) & ~1u;
    if (pass == CH_HODOKU_LOOPS_OFF)
        search->continuous[candidate] = (uint8_t)most_of_continuous(search);
}

/* Returns the possible numbers of eliminations, as bits. */
static uint32_t note_premises(Hunt *search)
{
    uint32_t all = 0;

    if (search->closure != NULL && !search->input->options->unfiltered)
        count_links_of_groups(search);
    else
        memset(search->seen, MOST, sizeof search->seen);
    for (int pass = 0; pass < CH_HODOKU_PASSES; pass++)
        for (int i = 0; i < search->present; i++) {
            note_premise(search, pass, search->candidate[i]);
            all |= search->counts[pass][search->candidate[i]];
        }
    for (int i = 0; i < search->present; i++)
        all |= 1u << search->continuous[search->candidate[i]];
    return all;
}

/* Returns the maximal distance: a chain with as many eliminations as the best must not be longer.
 * LEVEL: the most eliminations of those tried. */
static int farthest(const Hunt *search, int level)
{
    const bool rival = search->best.found && search->best.list.count == level;

    return rival ? 2 * (search->best.length - 1) : CH_HODOKU_ENTRIES;
}

static void take_end(Hunt *search, int technique, uint32_t order, int literal)
{
    if (!ch_hodoku_best_take(&search->best, technique, search->loop.line.count, order,
                             &search->loop.list))
        return;
    search->best_premise = search->loop.table.premise;
    search->best_literal = literal;
}

/* Notes the reverse of a chain whose premise and end are not the same candidate: it is as long, and
 * eliminates the same.  A chain is thus looked for from one of its ends, and then from the other
 * only if it is near enough. */
static void note_reverse(Hunt *search, int pass, int literal, int count)
{
    if (count == UNKNOWN || pass == CH_HODOKU_LOOPS_OFF || !CH_HODOKU_IS_ON(literal))
        return;
    search
        ->counts[pass == CH_HODOKU_CHAINS ? pass : CH_HODOKU_LOOPS_OFF][CH_HODOKU_NODE(literal)] |=
        1u << count;
}

/* Tries the chain to an entry; its number of eliminations must be COUNT. */
static void try_end(Hunt *search, int pass, int candidate, int at, int count)
{
    const int literal = search->loop.table.literal[at];

    if (count_of(search, pass, at) != count)
        return;
    note_reverse(search, pass, literal, count);
    const int technique =
        (pass == CH_HODOKU_CHAINS ? ch_hodoku_chain_to : ch_hodoku_loop_to)(&search->loop, literal);
    if (technique != CH_NONE)
        take_end(search, technique,
                 (uint32_t)(pass * CH_CANDIDATES + candidate) * CH_HODOKU_ENTRIES + (uint32_t)at,
                 literal);
}

/* Tries the ends in the order in which the table is expanded, until all others are too far. */
static void try_ends(Hunt *search, int pass, int candidate, int count, int level)
{
    ChHodokuExpanded *const table = &search->loop.table;
    int at = 1;

    ch_hodoku_suppose(&search->loop, pass, candidate);
    ch_hodoku_expand_start(table, search->loop.tables,
                           CH_HODOKU_LITERAL(candidate, search->loop.is_on));
    for (int i = 1; i < table->count && table->distance[i] < farthest(search, level); i++) {
        ch_hodoku_expand_entry(table, i);
        for (; at < table->count; at++)
            try_end(search, pass, candidate, at, count);
    }
}

/* Tries what has exactly LEVEL eliminations, and continuous loops that have so many at most. */
static void try_level(Hunt *search, int level)
{
    for (int pass = 0; pass < CH_HODOKU_PASSES; pass++)
        for (int i = 0; i < search->present; i++)
            if (search->counts[pass][search->candidate[i]] >> level & 1)
                try_ends(search, pass, search->candidate[i], level, level);
    for (int i = 0; i < search->present; i++)
        if (search->continuous[search->candidate[i]] == level)
            try_ends(search, CH_HODOKU_LOOPS_OFF, search->candidate[i], UNKNOWN, level);
}

/* Searches by descending numbers of eliminations and stops when the rest is worse than the best. */
static void run_search(Hunt *search)
{
    const uint32_t all = note_premises(search);

    for (int level = MOST; level > 0; level--) {
        if (search->best.found && search->best.list.count > level)
            return;
        if (all >> level & 1)
            try_level(search, level);
    }
}

/* ---- the step ---- */

/* Lists the strong links in the order of the highlights: a chain that ends in the premise's cell
 * with its target there begins at the other end. */
static void list_strong_links(const Hunt *search, bool turned, ChHodokuLinks *links)
{
    const uint16_t *const literal = search->loop.line.literal;
    const int count = search->loop.line.count;

    links->count = 0;
    for (int i = 1; i < count; i++) {
        const int at = turned ? count - i : i;
        if (!CH_HODOKU_IS_ON(literal[at]))
            continue;
        const int from = turned ? at : at - 1;
        const int to = turned ? at - 1 : at;
        ch_hodoku_link(links, ch_hodoku_literal_cells(search->loop.tables, literal[from]),
                       ch_hodoku_literal_digit(search->loop.tables, literal[from]),
                       ch_hodoku_literal_cells(search->loop.tables, literal[to]),
                       ch_hodoku_literal_digit(search->loop.tables, literal[to]));
    }
}

/* Adds the link that closes a continuous loop: two weak links in a bivalue cell. */
static void close_loop(const Hunt *search, ChHodokuLinks *links)
{
    const int last = search->loop.line.literal[search->loop.line.count - 1];
    const int first = search->loop.line.literal[0];

    if (CH_HODOKU_IS_ON(first) && !CH_HODOKU_IS_ON(last))
        ch_hodoku_link(links, ch_hodoku_literal_cells(search->loop.tables, last),
                       ch_hodoku_literal_digit(search->loop.tables, last),
                       ch_hodoku_literal_cells(search->loop.tables, first),
                       ch_hodoku_literal_digit(search->loop.tables, first));
}

static void add_line_premises(const Hunt *search, ChDeduction *deduction)
{
    const int first = search->loop.line.literal[0];
    const int last = search->loop.line.literal[search->loop.line.count - 1];
    const bool is_loop = search->best.technique == CH_TECHNIQUE_CONTINUOUS_LOOP ||
                         search->best.technique == CH_TECHNIQUE_GROUPED_CONTINUOUS_LOOP;
    const bool is_aic = search->best.technique == CH_TECHNIQUE_AIC ||
                        search->best.technique == CH_TECHNIQUE_GROUPED_AIC;
    const bool turned = !is_loop && !is_aic && !CH_HODOKU_IS_ON(first) && !CH_HODOKU_IS_ON(last);
    const int target = turned ? last : first;
    const int cell = ch_box_cell(CH_CANDIDATE_CELL(CH_HODOKU_NODE(target)));
    ChHodokuLinks links;
    ChChainForm form = CH_CHAIN_OPEN;

    list_strong_links(search, turned, &links);
    if (is_loop) {
        close_loop(search, &links);
        form = CH_CHAIN_LOOP;
    } else if (!is_aic && (CH_HODOKU_IS_ON(first) || !CH_HODOKU_IS_ON(last))) {
        form = ch_hodoku_literal_digit(search->loop.tables, first) ==
                       ch_hodoku_literal_digit(search->loop.tables, last)
                   ? CH_CHAIN_BOTH
                   : CH_CHAIN_FRONT;
    }
    ch_hodoku_add_link_premises(
        deduction, search->grid, &links, form,
        form == CH_CHAIN_FRONT || form == CH_CHAIN_BOTH
            ? CH_CANDIDATE(cell, ch_hodoku_literal_digit(search->loop.tables, target))
            : CH_NONE);
}

/* Prepares a search, except for its targets. */
static void start_search(Hunt *search, const ChFinderInput *input, ChHodokuTableKind kind)
{
    const ChHodokuGrid *const grid = &ch_hodoku_state(input)->grid;

    search->input = input;
    search->grid = search->loop.grid = grid;
    search->loop.tables = ch_hodoku_tables(input, kind);
    search->loop.table.tables = NULL;
    search->best.found = false;
    search->present = 0;
    CH_EACH_GRID_CELL(cell, grid->empty) {
        search->targets_in[cell] = 0;
        CH_EACH_DIGIT(digit, grid->candidates[cell])
            search->candidate[search->present++] = (uint16_t)CH_CANDIDATE(cell, digit);
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_GRID_CELL(cell, search->targets[digit])
            search->targets_in[cell] |= (uint16_t)(1u << digit);
    search->closure = ch_hodoku_closure(input);
}

static bool find_best(const ChFinderInput *input, ChSink *sink, ChHodokuTableKind kind)
{
    const int kinds = CH_LINKS_ALL | (kind == CH_HODOKU_GROUPED ? CH_LINKS_GROUPS : 0);
    Hunt search;

    if (!ch_hodoku_targets(input, kinds, search.targets))
        return false;
    start_search(&search, input, kind);
    run_search(&search);
    if (!search.best.found)
        return false;
    ChDeduction deduction = ch_deduction(search.best.technique);
    ch_hodoku_list_copy(&ch_hodoku_state(input)->list, &search.best.list);
    ch_hodoku_expand(&search.loop.table, search.loop.tables, search.best_premise);
    ch_hodoku_chain(&search.loop.table, search.best_literal, &search.loop.line);
    add_line_premises(&search, &deduction);
    return ch_hodoku_report(input, &deduction, sink);
}

bool ch_hodoku_nice_loop(const ChFinderInput *input, ChSink *sink)
{
    return find_best(input, sink, CH_HODOKU_PLAIN);
}

bool ch_hodoku_grouped_nice_loop(const ChFinderInput *input, ChSink *sink)
{
    return find_best(input, sink, CH_HODOKU_GROUPED);
}
