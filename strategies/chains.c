/* chains.c - X-chain, XY-chain, remote pair, AIC, nice loops; and the last two with groups.
 *
 * A chain of links (links.h) says that its first or its last node is true:
 *
 *      a = b - c = d - e = f       what conflicts with both a and f goes
 *
 *      X-chain        all of one digit
 *      XY-chain       through cells with two candidates only; remote pair: always the same two
 *      AIC type 1     a and f of one digit: at least two cells that see both lose it
 *      AIC type 2     a and f of two digits, in cells that see each other: each cell loses the
 *                     other's digit
 *      nice loop      the chain comes back to where it began.  Continuous: f - a, and every weak
 *                     link of the loop holds one true node, so the rest of its house or cell goes.
 *                     Discontinuous: at one candidate two links of a kind meet, strong: it is true;
 *                     weak: it is false; or at one cell a strong and a weak one of two digits: the
 *                     weak one's is false.
 *
 * The shortest are reported first, and of chains with the same conclusions only one.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chains.h"

typedef bool (*Attempt)(ChHunt *hunt, int start, int end);

static const ChNode *node_of(const ChHunt *hunt, int number)
{
    return &hunt->links->node[number];
}

static bool try_all(ChHunt *hunt, Attempt attempt)
{
    const ChLinks *const links = hunt->links;

    for (int start = 0; start < links->count; start++)
        for (int end = ch_bits_next(links->fresh[start].word, links->words, 0); end >= 0;
             end = ch_bits_next(links->fresh[start].word, links->words, end + 1))
            if (attempt(hunt, start, end))
                return true;
    return false;
}

/* Makes the attempts on all chains, shorter ones first; at each length in their order. */
static bool hunt_for(const ChScene *scene, ChSink *sink, ChTechniqueId technique, int kinds,
                     const Attempt *attempt, int attempts)
{
    ChHunt hunt = {.scene = scene,
                   .sink = sink,
                   .links = ch_facts_links(scene->facts, kinds),
                   .technique = technique,
                   .grouped = kinds & CH_LINKS_GROUPS};
    const int longest = scene->options->largest != 0 ? scene->options->largest : 2 * CH_MAX_STRONG;

    ch_links_start(hunt.links);
    for (hunt.length = 1; hunt.length < 2 * CH_MAX_STRONG && hunt.length <= longest;
         hunt.length += 2) {
        for (int i = 0; i < attempts; i++)
            if (try_all(&hunt, attempt[i]))
                return true;
        if (!ch_links_grow(hunt.links))
            break;
    }
    return false;
}

/* Traces a chain, with groups where they are wanted and nothing goes without. */
static bool trace(const ChHunt *hunt, int start, int end, ChCellSet avoid, ChChain *chain)
{
    if (!hunt->grouped)
        return ch_links_trace(hunt->links, start, end, hunt->length, avoid, false, chain);
    return !ch_links_trace(hunt->links, start, end, hunt->length, avoid, false, chain) &&
           ch_links_trace(hunt->links, start, end, hunt->length, avoid, true, chain);
}

/* How an attempt ends if its chain can be traced. */
typedef struct Ending {
    ChChainForm form;
    int victim;      /* a candidate that the marks lead to and from, or CH_NONE */
    ChCellSet avoid; /* where the chain must not pass through */
    bool only_mixed; /* not if other techniques are called for (has_simpler_name) */
} Ending;

static const Ending open_end = {.form = CH_CHAIN_OPEN, .victim = CH_NONE};

/* Whether a chain is all of one digit, or all in cells with two candidates, or a W-wing: two such
 * cells and a conjugate pair between them. */
static bool has_simpler_name(const ChHunt *hunt, const ChChain *chain)
{
    const int links = chain->count / 2;
    int cells = 0;

    for (int i = 0; i < links; i++)
        cells += chain->slot[i] == 0;
    return !hunt->grouped &&
           (cells == 0 || cells == links || (links == 3 && cells == 2 && chain->slot[1] != 0));
}

/* Reports what was concluded from the two ends, if there is such a chain. */
static bool conclude(ChHunt *hunt, int start, int end, const Ending *ending, ChDeduction *deduction)
{
    ChChain chain;

    if (ch_chain_is_old(hunt, deduction) || !trace(hunt, start, end, ending->avoid, &chain) ||
        (ending->only_mixed && has_simpler_name(hunt, &chain)))
        return false;
    ch_chain_rest(hunt, &chain, ending->form, ending->victim, deduction);
    return ch_chain_report(hunt, deduction);
}

static ChCellSet seen_by_both(const ChHunt *hunt, int start, int end)
{
    const ChNode *const a = node_of(hunt, start);

    return ch_cells_and(ch_board_open(hunt->scene->board, a->digit),
                        ch_cells_and(a->sees, node_of(hunt, end)->sees));
}

/* Removes the digit of both ends from what sees both, if that is so many. */
static bool try_ends(ChHunt *hunt, int start, int end, int least, const Ending *ending)
{
    const ChCellSet victims = seen_by_both(hunt, start, end);

    if (ch_cells_empty(victims) || ch_cells_count(victims) < least)
        return false;
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ch_removes(&deduction, hunt->scene->board, victims, node_of(hunt, start)->digit);
    return conclude(hunt, start, end, ending, &deduction);
}

/* ---- X-chain, XY-chain, remote pair ---- */

/* Three links make a skyscraper, a kite or a turbot fish; back at the start, it is true. */
static bool try_x_chain(ChHunt *hunt, int start, int end)
{
    return start <= end && hunt->length >= (start == end ? 3 : 5) &&
           try_ends(hunt, start, end, 1, &open_end);
}

bool ch_find_x_chain(const ChScene *scene, ChSink *sink)
{
    static const Attempt attempt[] = {try_x_chain};

    return hunt_for(scene, sink, CH_TECHNIQUE_X_CHAIN, CH_LINKS_HOUSES, attempt, 1);
}

/* Three cells make an XY-wing. */
static bool try_xy_chain(ChHunt *hunt, int start, int end)
{
    return start < end && hunt->length >= 7 &&
           node_of(hunt, start)->digit == node_of(hunt, end)->digit &&
           try_ends(hunt, start, end, 1, &open_end);
}

bool ch_find_xy_chain(const ChScene *scene, ChSink *sink)
{
    static const Attempt attempt[] = {try_xy_chain};

    return hunt_for(scene, sink, CH_TECHNIQUE_XY_CHAIN, CH_LINKS_CELLS, attempt, 1);
}

/* Cells an odd number of places apart hold both digits: what sees both loses them. */
static bool try_remote_pair(ChHunt *hunt, int start, int end)
{
    const ChNode *const a = node_of(hunt, start);
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ChChain chain;

    if (start >= end || hunt->length < 7 || hunt->length % 4 != 3 ||
        a->digit != node_of(hunt, end)->digit || a->digit != ch_lowest(a->twins) ||
        !trace(hunt, start, end, open_end.avoid, &chain))
        return false;
    for (int i = 0; i < chain.count; i += 2)
        for (int j = i + 6; j < chain.count; j += 4) {
            const ChCellSet victims = ch_cells_and(node_of(hunt, chain.node[i])->sees,
                                                   node_of(hunt, chain.node[j])->sees);
            for (unsigned digits = a->twins; digits != 0; digits &= digits - 1)
                ch_removes(&deduction, hunt->scene->board, victims, ch_lowest(digits));
        }
    ch_chain_rest(hunt, &chain, CH_CHAIN_OPEN, CH_NONE, &deduction);
    return ch_chain_report(hunt, &deduction);
}

bool ch_find_remote_pair(const ChScene *scene, ChSink *sink)
{
    static const Attempt attempt[] = {try_remote_pair};

    return hunt_for(scene, sink, CH_TECHNIQUE_REMOTE_PAIR, CH_LINKS_CELLS | CH_LINKS_TWINS, attempt,
                    1);
}

/* ---- AIC ---- */

static bool try_type_2(ChHunt *hunt, int start, int end)
{
    const ChBoard *const board = hunt->scene->board;
    const ChNode *const a = node_of(hunt, start);
    const ChNode *const b = node_of(hunt, end);

    if (!ch_cells_has(&a->sees, b->first) || !(board->candidates[a->first] >> b->digit & 1) ||
        !(board->candidates[b->first] >> a->digit & 1))
        return false;
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ch_removes_digits(&deduction, board, a->first, 1u << b->digit);
    ch_removes_digits(&deduction, board, b->first, 1u << a->digit);
    return conclude(hunt, start, end, &open_end, &deduction);
}

static bool try_aic(ChHunt *hunt, int start, int end)
{
    static const Ending mixed = {.form = CH_CHAIN_OPEN, .victim = CH_NONE, .only_mixed = true};
    const ChNode *const a = node_of(hunt, start);
    const ChNode *const b = node_of(hunt, end);

    if (start >= end || a->is_group || b->is_group || a->first == b->first)
        return false;
    return a->digit == b->digit ? try_ends(hunt, start, end, 2, &mixed)
                                : try_type_2(hunt, start, end);
}

/* ---- discontinuous nice loops ---- */

/* Strong and strong: the first candidate is true. */
static bool try_strong_ends(ChHunt *hunt, int start, int end)
{
    const ChNode *const a = node_of(hunt, start);

    if (start != end || a->is_group)
        return false;
    const Ending ending = {.form = CH_CHAIN_OPEN, .victim = CH_NONE, .avoid = a->cells};
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ch_removes_digits(&deduction, hunt->scene->board, a->first, ~(1u << a->digit) & CH_ALL_NINE);
    return conclude(hunt, start, end, &ending, &deduction);
}

/* Whether another candidate of the cell leads to the node as soon: then the loop leaves the cell by
 * a strong link and is continuous. */
static bool is_continuous(const ChHunt *hunt, int victim, int end)
{
    const ChLinks *const links = hunt->links;
    const int cell = CH_CANDIDATE_CELL(victim);

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const int start = links->of_candidate[CH_CANDIDATE(cell, digit)];
        if (start != CH_NONE && start != end && digit != CH_CANDIDATE_DIGIT(victim) &&
            ch_bits_has(links->seen[start].word, end))
            return true;
    }
    return false;
}

/* The first node sees the cell of the last, which loses the first's digit. */
static bool try_weak_and_strong(ChHunt *hunt, int start, int end)
{
    const ChBoard *const board = hunt->scene->board;
    const ChNode *const a = node_of(hunt, start);
    const ChNode *const b = node_of(hunt, end);
    const int victim = CH_CANDIDATE(b->first, a->digit);

    if (a->digit == b->digit || b->is_group || !ch_cells_has(&a->sees, b->first) ||
        !ch_board_has(board, victim) || is_continuous(hunt, victim, end))
        return false;
    const Ending ending = {.form = CH_CHAIN_FRONT, .victim = victim, .avoid = b->cells};
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ch_removes_digits(&deduction, board, b->first, 1u << a->digit);
    return conclude(hunt, start, end, &ending, &deduction);
}

/* Weak and weak: a candidate that sees both ends is false. */
static bool try_weak_ends(ChHunt *hunt, int start, int end)
{
    const ChNode *const a = node_of(hunt, start);

    if (start >= end || a->digit != node_of(hunt, end)->digit)
        return false;
    const ChCellSet victims = seen_by_both(hunt, start, end);
    for (int cell = ch_cells_next(&victims, 0); cell >= 0;
         cell = ch_cells_next(&victims, cell + 1)) {
        Ending ending = {
            .form = CH_CHAIN_BOTH, .victim = CH_CANDIDATE(cell, a->digit), .only_mixed = true};
        ch_cells_add(&ending.avoid, cell);
        ChDeduction deduction = ch_deduction((int)hunt->technique);
        ch_removes_digits(&deduction, hunt->scene->board, cell, 1u << a->digit);
        if (conclude(hunt, start, end, &ending, &deduction))
            return true;
    }
    return false;
}

/* ---- continuous nice loops ---- */

/* What a weak link of the loop rules out: exactly one of its two nodes is true. */
static void close_link(const ChHunt *hunt, ChDeduction *deduction, int one, int other,
                       ChCellSet loop)
{
    const ChBoard *const board = hunt->scene->board;
    const ChNode *const a = node_of(hunt, one);
    const ChNode *const b = node_of(hunt, other);

    if (a->digit != b->digit)
        ch_removes_digits(deduction, board, a->first,
                          ~(1u << a->digit | 1u << b->digit) & CH_ALL_NINE);
    else
        ch_removes(deduction, board, ch_cells_minus(ch_cells_and(a->sees, b->sees), loop),
                   a->digit);
}

static bool turns_in_cell(const ChHunt *hunt, const ChChain *chain)
{
    for (int i = 1; i + 1 < chain->count; i += 2)
        if (node_of(hunt, chain->node[i])->digit != node_of(hunt, chain->node[i + 1])->digit)
            return true;
    return false;
}

/* A loop is looked at from the weak links in its cells, if it has any.  Loops of four links are
 * locked candidates, pairs or X-wings, unless they go through groups. */
static bool try_loop(ChHunt *hunt, int start, int end)
{
    const ChNode *const a = node_of(hunt, start);
    const ChNode *const b = node_of(hunt, end);
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ChCellSet loop = {{0}};
    ChChain chain;

    if (start >= end || hunt->length < (hunt->grouped ? 3 : 5) ||
        !ch_links_conflict(hunt->links, start, end) ||
        !trace(hunt, start, end, ch_cells_and(a->cells, b->cells), &chain) ||
        (a->digit == b->digit && turns_in_cell(hunt, &chain)))
        return false;
    for (int i = 0; i < chain.count; i++)
        if (!node_of(hunt, chain.node[i])->is_group)
            loop = ch_cells_or(loop, node_of(hunt, chain.node[i])->cells);
    close_link(hunt, &deduction, end, start, loop);
    for (int i = 1; i + 1 < chain.count; i += 2)
        close_link(hunt, &deduction, chain.node[i], chain.node[i + 1], loop);
    ch_chain_rest(hunt, &chain, CH_CHAIN_LOOP, CH_NONE, &deduction);
    return ch_chain_report(hunt, &deduction);
}

/* ---- the rows ---- */

enum { ALL_LINKS = CH_LINKS_CELLS | CH_LINKS_HOUSES };

static const Attempt loop_attempts[] = {try_loop};
static const Attempt aic_attempts[] = {try_aic};
static const Attempt discontinuous_attempts[] = {try_strong_ends, try_weak_and_strong,
                                                 try_weak_ends};

bool ch_find_continuous_loop(const ChScene *scene, ChSink *sink)
{
    return hunt_for(scene, sink, CH_TECHNIQUE_CONTINUOUS_LOOP, ALL_LINKS, loop_attempts, 1);
}

bool ch_find_aic(const ChScene *scene, ChSink *sink)
{
    return hunt_for(scene, sink, CH_TECHNIQUE_AIC, ALL_LINKS, aic_attempts, 1);
}

bool ch_find_discontinuous_loop(const ChScene *scene, ChSink *sink)
{
    return hunt_for(scene, sink, CH_TECHNIQUE_DISCONTINUOUS_LOOP, ALL_LINKS, discontinuous_attempts,
                    3);
}

bool ch_find_grouped_continuous_loop(const ChScene *scene, ChSink *sink)
{
    return hunt_for(scene, sink, CH_TECHNIQUE_GROUPED_CONTINUOUS_LOOP, ALL_LINKS | CH_LINKS_GROUPS,
                    loop_attempts, 1);
}

bool ch_find_grouped_aic(const ChScene *scene, ChSink *sink)
{
    return hunt_for(scene, sink, CH_TECHNIQUE_GROUPED_AIC, ALL_LINKS | CH_LINKS_GROUPS,
                    aic_attempts, 1);
}

bool ch_find_grouped_discontinuous_loop(const ChScene *scene, ChSink *sink)
{
    return hunt_for(scene, sink, CH_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP,
                    ALL_LINKS | CH_LINKS_GROUPS, discontinuous_attempts, 3);
}
