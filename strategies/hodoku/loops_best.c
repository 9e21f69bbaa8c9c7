/* loops_best.c - of all nice loops and alternating inference chains the best (hodoku_best.h).
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku.h"
#include "hodoku_best.h"
#include "hodoku_chain_links.h"
#include "hodoku_loops.h"

enum { UNKNOWN = 31 /* deletions of a continuous loop, before it is known */ };

typedef struct Hunt {
    const ChScene *scene;
    const ChHodokuGrid *grid;
    const ChHodokuClosure *closure; /* NULL: everything may follow from anything */
    const uint64_t *reached;        /* from the premise; NULL likewise */
    ChHodokuLoop loop;
    ChCellSet victims[CH_DIGITS];  /* what some chain rules out, however long; */
    uint16_t victims_in[CH_CELLS]; /* the same by cells */
    uint32_t counts[CH_HODOKU_PASSES]
                   [CH_CANDIDATES]; /* by premise: how many deletions its ends may have */
    ChHodokuBest best;
    int best_premise; /* and the literal to which it leads */
    int best_literal;
} Hunt;

/* ---- what an end would come to ---- */

/* The deletions of a loop that ends in this literal of the premise's cell; 0: it is none. */
static int loop_count(const Hunt *hunt, int literal)
{
    const bool same = ch_hodoku_literal_digit(hunt->loop.tables, literal) == hunt->loop.digit;

    if (!ch_hodoku_is_continuous(&hunt->loop, literal))
        return !ch_hodoku_is_discontinuous(&hunt->loop, literal) ? 0
               : same && !hunt->loop.is_on ? ch_count(hunt->grid->candidates[hunt->loop.cell]) - 1
                                           : 1;
    return UNKNOWN;
}

/* The deletions of a chain to another cell. */
static int chain_count(const Hunt *hunt, int cell, int digit)
{
    if (digit != hunt->loop.digit)
        return ch_hodoku_sees(hunt->loop.cell, cell) &&
                       ch_hodoku_has(hunt->grid, cell, hunt->loop.digit) &&
                       ch_hodoku_has(hunt->grid, hunt->loop.cell, digit)
                   ? 2
                   : 0;
    const int both = ch_cells_count(
        ch_cells_and(ch_hodoku_common_peers(hunt->loop.cell, cell), hunt->grid->plane[digit]));
    return both >= 2 ? both : 0;
}

/* The same of any entry, by its index. */
static int count_of(const Hunt *hunt, int pass, int at)
{
    const int literal = hunt->loop.table.literal[at];
    const int node = CH_HODOKU_NODE(literal);

    if (node >= CH_CANDIDATES || hunt->loop.table.distance[at] <= 2)
        return 0;
    if (CH_CANDIDATE_CELL(node) == hunt->loop.cell)
        return pass == CH_HODOKU_CHAINS ? 0 : loop_count(hunt, literal);
    return pass == CH_HODOKU_CHAINS && CH_HODOKU_IS_ON(literal)
               ? chain_count(hunt, CH_CANDIDATE_CELL(node), CH_CANDIDATE_DIGIT(node))
               : 0;
}

/* ---- what could be found ---- */

static bool may_reach(const Hunt *hunt, int cell, int digit, bool on)
{
    return hunt->reached == NULL ||
           ch_bits_has(hunt->reached,
                       hunt->closure->number[CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), on)]);
}

/* Whether a loop that ends there may rule out what it would. */
static bool has_hope(const Hunt *hunt, int digit, bool on)
{
    const unsigned first = 1u << hunt->loop.digit;
    const unsigned lost = hunt->loop.is_on ? first
                          : on && digit == hunt->loop.digit
                              ? hunt->grid->candidates[hunt->loop.cell] & ~first
                              : 1u << digit;

    return (lost & ~(unsigned)hunt->victims_in[hunt->loop.cell]) == 0;
}

static uint32_t counts_of_loops(const Hunt *hunt)
{
    uint32_t counts = 0;

    for (unsigned rest = hunt->grid->candidates[hunt->loop.cell]; rest != 0; rest &= rest - 1)
        for (int on = 0; on < 2; on++) {
            const int digit = ch_lowest(rest);
            if ((digit == hunt->loop.digit && on == hunt->loop.is_on) ||
                !may_reach(hunt, hunt->loop.cell, digit, on))
                continue;
            const int count =
                loop_count(hunt, CH_HODOKU_LITERAL(CH_CANDIDATE(hunt->loop.cell, digit), on));
            if (count == UNKNOWN || has_hope(hunt, digit, on))
                counts |= 1u << count;
        }
    return counts;
}

/* Chains end in a place of the premise's digit, or in a cell that sees the premise's and has it; in
 * either case the premise's cell sees a victim of that digit. */
static uint32_t counts_of_chains(const Hunt *hunt)
{
    const ChCellSet places = hunt->grid->plane[hunt->loop.digit];
    const ChCellSet near =
        ch_cells_and(hunt->victims[hunt->loop.digit], ch_hodoku_peers[hunt->loop.cell]);
    const unsigned others = hunt->victims_in[hunt->loop.cell] & ~(1u << hunt->loop.digit);
    uint32_t counts = 0;

    if (ch_cells_empty(near))
        return 0;
    for (int cell = ch_cells_next(&places, 0); cell >= 0 && ch_cells_count(near) > 1;
         cell = ch_cells_next(&places, cell + 1))
        if (cell != hunt->loop.cell && may_reach(hunt, cell, hunt->loop.digit, true))
            counts |= 1u << chain_count(hunt, cell, hunt->loop.digit);
    for (int cell = ch_cells_next(&near, 0); cell >= 0 && others != 0;
         cell = ch_cells_next(&near, cell + 1))
        for (unsigned rest = hunt->grid->candidates[cell] & others; rest != 0; rest &= rest - 1)
            if (may_reach(hunt, cell, ch_lowest(rest), true))
                counts |= 1u << 2;
    return counts;
}

/* ---- the search ---- */

static uint32_t note_counts(Hunt *hunt)
{
    uint32_t all = 0;

    for (int pass = 0; pass < CH_HODOKU_PASSES; pass++)
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
            if (!ch_hodoku_suppose(&hunt->loop, pass, candidate))
                continue;
            if (hunt->closure != NULL)
                hunt->reached = ch_hodoku_reached(hunt->closure,
                                                  CH_HODOKU_LITERAL(candidate, hunt->loop.is_on));
            hunt->counts[pass][candidate] =
                (pass == CH_HODOKU_CHAINS ? counts_of_chains(hunt) : counts_of_loops(hunt)) & ~1u;
            all |= hunt->counts[pass][candidate];
        }
    return all;
}

/* What is as good as the best has no longer chain. */
static int farthest(const Hunt *hunt, int count)
{
    const bool rival = hunt->best.found && hunt->best.list.count == count;

    return rival ? 2 * (hunt->best.length - 1) : CH_HODOKU_ENTRIES;
}

static void take(Hunt *hunt, int technique, uint32_t order, int literal)
{
    if (!ch_hodoku_best_take(&hunt->best, technique, hunt->loop.line.count, order,
                             &hunt->loop.list))
        return;
    hunt->best_premise = hunt->loop.table.premise;
    hunt->best_literal = literal;
}

static void try_ends(Hunt *hunt, int pass, int candidate, int count)
{
    ch_hodoku_suppose(&hunt->loop, pass, candidate);
    ch_hodoku_expand_upto(&hunt->loop.table, hunt->loop.tables,
                          CH_HODOKU_LITERAL(candidate, hunt->loop.is_on), farthest(hunt, count));
    for (int at = 1; at < hunt->loop.table.count; at++) {
        if (count_of(hunt, pass, at) != count)
            continue;
        const int literal = hunt->loop.table.literal[at];
        const int technique = (pass == CH_HODOKU_CHAINS ? ch_hodoku_chain_to
                                                        : ch_hodoku_loop_to)(&hunt->loop, literal);
        if (technique != CH_NONE)
            take(hunt, technique,
                 (uint32_t)(pass * CH_CANDIDATES + candidate) * CH_HODOKU_ENTRIES + (uint32_t)at,
                 literal);
    }
}

/* Those that rule out more come first: then what rules out less need not be looked at. */
static void search(Hunt *hunt)
{
    const uint32_t all = note_counts(hunt);

    for (int count = UNKNOWN; count > 0; count--) {
        if (!(all >> count & 1))
            continue;
        if (hunt->best.found && hunt->best.list.count > count)
            return;
        for (int pass = 0; pass < CH_HODOKU_PASSES; pass++)
            for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
                if (hunt->counts[pass][candidate] >> count & 1)
                    try_ends(hunt, pass, candidate, count);
    }
}

/* ---- the step ---- */

/* The strong links, in the order in which the marker wants them: a chain that ends in the premise's
 * cell with its victim there begins at the other end. */
static void link_up(const Hunt *hunt, bool turned, ChHodokuLinks *links)
{
    const uint16_t *const literal = hunt->loop.line.literal;
    const int count = hunt->loop.line.count;

    links->count = 0;
    for (int i = 1; i < count; i++) {
        const int at = turned ? count - i : i;
        if (!CH_HODOKU_IS_ON(literal[at]))
            continue;
        const int from = turned ? at : at - 1;
        const int to = turned ? at - 1 : at;
        ch_hodoku_link(links, ch_hodoku_literal_cells(hunt->loop.tables, literal[from]),
                       ch_hodoku_literal_digit(hunt->loop.tables, literal[from]),
                       ch_hodoku_literal_cells(hunt->loop.tables, literal[to]),
                       ch_hodoku_literal_digit(hunt->loop.tables, literal[to]));
    }
}

/* A continuous loop of two weak links in a cell of two candidates closes over these. */
static void close_loop(const Hunt *hunt, ChHodokuLinks *links)
{
    const int last = hunt->loop.line.literal[hunt->loop.line.count - 1];
    const int first = hunt->loop.line.literal[0];

    if (CH_HODOKU_IS_ON(first) && !CH_HODOKU_IS_ON(last))
        ch_hodoku_link(links, ch_hodoku_literal_cells(hunt->loop.tables, last),
                       ch_hodoku_literal_digit(hunt->loop.tables, last),
                       ch_hodoku_literal_cells(hunt->loop.tables, first),
                       ch_hodoku_literal_digit(hunt->loop.tables, first));
}

static void rest_on_line(const Hunt *hunt, ChDeduction *deduction)
{
    const int first = hunt->loop.line.literal[0];
    const int last = hunt->loop.line.literal[hunt->loop.line.count - 1];
    const bool is_loop = hunt->best.technique == CH_TECHNIQUE_CONTINUOUS_LOOP ||
                         hunt->best.technique == CH_TECHNIQUE_GROUPED_CONTINUOUS_LOOP;
    const bool is_aic = hunt->best.technique == CH_TECHNIQUE_AIC ||
                        hunt->best.technique == CH_TECHNIQUE_GROUPED_AIC;
    const bool turned = !is_loop && !is_aic && !CH_HODOKU_IS_ON(first) && !CH_HODOKU_IS_ON(last);
    const int victim = turned ? last : first;
    const int cell = ch_hodoku_cell(CH_CANDIDATE_CELL(CH_HODOKU_NODE(victim)));
    ChHodokuLinks links;
    ChChainForm form = CH_CHAIN_OPEN;

    link_up(hunt, turned, &links);
    if (is_loop) {
        close_loop(hunt, &links);
        form = CH_CHAIN_LOOP;
    } else if (!is_aic && (CH_HODOKU_IS_ON(first) || !CH_HODOKU_IS_ON(last))) {
        form = ch_hodoku_literal_digit(hunt->loop.tables, first) ==
                       ch_hodoku_literal_digit(hunt->loop.tables, last)
                   ? CH_CHAIN_BOTH
                   : CH_CHAIN_FRONT;
    }
    ch_hodoku_rests_on_links(
        deduction, hunt->grid, &links, form,
        form == CH_CHAIN_FRONT || form == CH_CHAIN_BOTH
            ? CH_CANDIDATE(cell, ch_hodoku_literal_digit(hunt->loop.tables, victim))
            : CH_NONE);
}

static bool read_hope(Hunt *hunt, ChHodokuTableKind kind)
{
    const int kinds = CH_LINKS_ALL | (kind == CH_HODOKU_GROUPED ? CH_LINKS_GROUPS : 0);

    if (!ch_hodoku_victims(hunt->scene, kinds, hunt->victims))
        return false;
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet victims = hunt->victims[digit];
        for (int cell = ch_cells_next(&victims, 0); cell >= 0;
             cell = ch_cells_next(&victims, cell + 1))
            hunt->victims_in[cell] |= (uint16_t)(1u << digit);
    }
    return true;
}

static bool find_best(const ChScene *scene, ChSink *sink, ChHodokuTableKind kind)
{
    const ChHodokuGrid *const grid = &scene->hodoku->grid;
    Hunt hunt = {.scene = scene, .grid = grid, .loop.grid = grid};

    if (!read_hope(&hunt, kind))
        return false;
    const ChHodokuTables *const tables = ch_hodoku_tables(scene, kind);
    hunt.loop.tables = tables;
    hunt.closure = ch_hodoku_closure(scene);
    search(&hunt);
    if (!hunt.best.found)
        return false;
    ChDeduction deduction = ch_deduction(hunt.best.technique);
    ch_hodoku_list_copy(&scene->hodoku->list, &hunt.best.list);
    ch_hodoku_expand(&hunt.loop.table, tables, hunt.best_premise);
    ch_hodoku_chain(&hunt.loop.table, hunt.best_literal, &hunt.loop.line);
    rest_on_line(&hunt, &deduction);
    return ch_hodoku_report(scene, &deduction, sink);
}

bool ch_hodoku_nice_loop(const ChScene *scene, ChSink *sink)
{
    return find_best(scene, sink, CH_HODOKU_PLAIN);
}

bool ch_hodoku_grouped_nice_loop(const ChScene *scene, ChSink *sink)
{
    return find_best(scene, sink, CH_HODOKU_GROUPED);
}
