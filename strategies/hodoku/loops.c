/* loops.c - nice loops and alternating inference chains, without groups and with them: of all the
 * best (hodoku_best.h).
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku.h"
#include "hodoku_best.h"
#include "hodoku_chain_links.h"

/* Loops from candidates that are on, loops from those that are off, chains from these. */
enum { LOOPS_ON, LOOPS_OFF, CHAINS, PASSES };

enum { UNKNOWN = 31 /* deletions of a continuous loop, before it is known */ };

typedef struct Hunt {
    const ChScene *scene;
    const ChHodokuTables *tables;
    const ChHodokuGrid *grid;
    int cell; /* of the premise */
    int digit;
    bool is_on;                             /* the premise */
    const ChHodokuClosure *closure;         /* NULL: everything may follow from anything */
    const uint64_t *reached;                /* from the premise; NULL likewise */
    uint32_t order;                         /* of the entry at hand */
    ChCellSet victims[CH_DIGITS];           /* what some chain rules out, however long; */
    uint16_t victims_in[CH_CELLS];          /* the same by cells */
    uint32_t counts[PASSES][CH_CANDIDATES]; /* by premise: how many deletions its ends may have */
    ChSink *sink;                           /* for all chains; NULL: the best is wanted */
    bool enough;                            /* it wants no more */
    ChHodokuBest best;
    int best_literal; /* the entry and its premise */
    int best_premise;
    ChHodokuExpanded table;
    ChHodokuLine line;
    ChHodokuList list;
} Hunt;

static int first_cell(const Hunt *hunt, int literal)
{
    return ch_hodoku_node_cell(hunt->tables, CH_HODOKU_NODE(literal));
}

static ChCellSet cells_of(const Hunt *hunt, int literal)
{
    return ch_hodoku_node_cells(hunt->tables, CH_HODOKU_NODE(literal));
}

/* Its cells with a digit: what a set of it has is not all. */
static ChCellSet places_of(const Hunt *hunt, int literal, int digit)
{
    return ch_cells_and(cells_of(hunt, literal), hunt->grid->plane[digit]);
}

static int digit_of(const Hunt *hunt, int literal)
{
    return ch_hodoku_node_digit(hunt->tables, CH_HODOKU_NODE(literal));
}

/* ---- which chains count ---- */

static bool is_lasso(const Hunt *hunt, bool is_aic)
{
    ChCellSet seen = {{0}};

    for (int i = 0; i < hunt->line.count; i++) {
        if (ch_cells_has(&seen, first_cell(hunt, hunt->line.literal[i])))
            return true;
        if (i > 0 && (is_aic || first_cell(hunt, hunt->line.literal[i - 1]) != hunt->cell))
            seen = ch_cells_or(seen, cells_of(hunt, hunt->line.literal[i - 1]));
    }
    return false;
}

static bool has_groups(const ChHodokuLine *line)
{
    for (int i = 0; i < line->count; i++)
        if (CH_HODOKU_NODE(line->literal[i]) >= CH_CANDIDATES)
            return true;
    return false;
}

typedef enum Form { CONTINUOUS, DISCONTINUOUS, AIC } Form;

static int technique_of(Form form, bool grouped)
{
    static const uint16_t technique[][2] = {
        {CH_TECHNIQUE_CONTINUOUS_LOOP, CH_TECHNIQUE_GROUPED_CONTINUOUS_LOOP},
        {CH_TECHNIQUE_DISCONTINUOUS_LOOP, CH_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP},
        {CH_TECHNIQUE_AIC, CH_TECHNIQUE_GROUPED_AIC}};

    return technique[form][grouped];
}

/* Links of the chain at hand; a set in a loop counts for two and a half more. */
static int links_of(const Hunt *hunt)
{
    int sets = 0;

    for (int i = 0; i < hunt->line.count; i++)
        sets += CH_HODOKU_NODE(hunt->line.literal[i]) >= CH_HODOKU_FIRST_SET;
    return hunt->line.count - 1 + sets * 5 / 2;
}

/* Reports what a chain rules out, without what it rests on. */
static bool report(const Hunt *hunt, Form form)
{
    ChDeduction deduction = ch_deduction(technique_of(form, has_groups(&hunt->line)));

    deduction.seed = (uint16_t)links_of(hunt);
    for (int i = 0; i < hunt->list.count; i++) {
        const int cell = ch_hodoku_cell(CH_CANDIDATE_CELL(hunt->list.at[i]));
        ch_removes_digits(&deduction, hunt->scene->board, cell,
                          1u << CH_CANDIDATE_DIGIT(hunt->list.at[i]));
    }
    return ch_report(&deduction, hunt->sink);
}

static void take(Hunt *hunt, Form form, int literal)
{
    ch_hodoku_list_sort(&hunt->list);
    if (hunt->sink != NULL)
        hunt->enough = report(hunt, form);
    if (hunt->sink != NULL ||
        !ch_hodoku_best_take(&hunt->best, technique_of(form, has_groups(&hunt->line)),
                             hunt->line.count, hunt->order, &hunt->list))
        return;
    hunt->best_premise = hunt->table.premise;
    hunt->best_literal = literal;
}

/* ---- continuous loops ---- */

static ChCellSet cells_of_line(const Hunt *hunt)
{
    ChCellSet cells = {{0}};

    for (int i = 0; i < hunt->line.count; i++)
        cells = ch_cells_or(cells, cells_of(hunt, hunt->line.literal[i]));
    return cells;
}

/* A cell that is entered by one digit and left by another keeps these. */
static void list_from_cell(Hunt *hunt, int cell, int one, int other)
{
    ch_hodoku_list_digits(&hunt->list, hunt->grid, cell, CH_ALL_NINE & ~(1u << one | 1u << other));
}

static void list_from_links(Hunt *hunt)
{
    const uint16_t *const literal = hunt->line.literal;
    const ChCellSet own = cells_of_line(hunt);

    for (int i = 1; i < hunt->line.count; i++) {
        const int cell = first_cell(hunt, literal[i]);
        if (first_cell(hunt, literal[i - 1]) == cell)
            continue;
        if (!CH_HODOKU_IS_ON(literal[i])) {
            const int digit = digit_of(hunt, literal[i]);
            const ChCellSet both = ch_cells_or(places_of(hunt, literal[i - 1], digit),
                                               places_of(hunt, literal[i], digit));
            ch_hodoku_list_cells(&hunt->list, hunt->grid,
                                 ch_cells_minus(ch_hodoku_seen_by_all(both), own), digit);
        } else if (i + 2 < hunt->line.count && !CH_HODOKU_IS_ON(literal[i + 1]) &&
                   first_cell(hunt, literal[i + 1]) == cell && CH_HODOKU_IS_ON(literal[i + 2]) &&
                   first_cell(hunt, literal[i + 2]) != cell) {
            list_from_cell(hunt, cell, digit_of(hunt, literal[i]), digit_of(hunt, literal[i + 2]));
        }
    }
}

/* A set of the loop keeps all digits but those by which the chain comes and goes on; a digit that
 * it takes from a cell, so that this is left with one, it takes together with the cell. */
static void list_from_set(Hunt *hunt, int at)
{
    const int node = CH_HODOKU_NODE(hunt->line.literal[at]);
    const int next = hunt->line.literal[at + 1];
    const ChHodokuSet *const set = ch_hodoku_node_set(hunt->tables, node);
    const int number = node - CH_HODOKU_FIRST_SET;
    unsigned digits = set->digits & ~(1u << digit_of(hunt, hunt->line.literal[at]));
    unsigned lost = 0;

    if (CH_HODOKU_IS_ON(next))
        lost = ch_hodoku_lost_to_set(hunt->tables, number, first_cell(hunt, next));
    else
        digits &= ~(1u << digit_of(hunt, next));
    for (; digits != 0; digits &= digits - 1) {
        const int digit = ch_lowest(digits);
        ChCellSet cells = set->buds[digit];
        if (lost >> digit & 1)
            cells = ch_cells_and(cells, ch_hodoku_peers[first_cell(hunt, next)]);
        ch_hodoku_list_cells(&hunt->list, hunt->grid, cells, digit);
    }
}

static void list_continuous(Hunt *hunt, int literal)
{
    hunt->list.count = 0;
    if (!hunt->is_on && CH_HODOKU_IS_ON(literal))
        list_from_cell(hunt, hunt->cell, hunt->digit, digit_of(hunt, literal));
    list_from_links(hunt);
    for (int i = 1; i + 1 < hunt->line.count; i++)
        if (CH_HODOKU_NODE(hunt->line.literal[i]) >= CH_HODOKU_FIRST_SET)
            list_from_set(hunt, i);
}

/* ---- loops ---- */

static void list_discontinuous(Hunt *hunt, int literal)
{
    const bool last_on = CH_HODOKU_IS_ON(literal);
    const unsigned first = 1u << hunt->digit;
    const unsigned last = 1u << digit_of(hunt, literal);

    hunt->list.count = 0;
    ch_hodoku_list_digits(&hunt->list, hunt->grid, hunt->cell,
                          hunt->is_on                ? first
                          : last_on && first == last ? CH_ALL_NINE & ~first
                                                     : last);
}

static bool is_continuous(const Hunt *hunt, int literal)
{
    const bool first_strong = !hunt->is_on;
    const bool last_strong = CH_HODOKU_IS_ON(literal);
    const bool same = digit_of(hunt, literal) == hunt->digit;

    if (first_strong != last_strong)
        return same;
    return !same && (first_strong || ch_count(hunt->grid->candidates[hunt->cell]) == 2);
}

static bool is_discontinuous(const Hunt *hunt, int literal)
{
    const bool same = digit_of(hunt, literal) == hunt->digit;

    return (!hunt->is_on == CH_HODOKU_IS_ON(literal)) == same;
}

/* An entry in the premise's own cell. */
static void try_loop(Hunt *hunt, int literal)
{
    const bool continuous = is_continuous(hunt, literal);

    if (!continuous && !is_discontinuous(hunt, literal))
        return;
    ch_hodoku_chain(&hunt->table, literal, &hunt->line);
    const uint16_t *const entry = hunt->line.literal;
    if (first_cell(hunt, entry[1]) == hunt->cell ||
        first_cell(hunt, entry[hunt->line.count - 2]) == hunt->cell || is_lasso(hunt, false))
        return;
    if (continuous)
        list_continuous(hunt, literal);
    else
        list_discontinuous(hunt, literal);
    take(hunt, continuous ? CONTINUOUS : DISCONTINUOUS, literal);
}

/* ---- chains between two cells ---- */

static void try_aic(Hunt *hunt, int literal)
{
    const int end = CH_CANDIDATE_CELL(CH_HODOKU_NODE(literal));
    const int digit = CH_CANDIDATE_DIGIT(CH_HODOKU_NODE(literal));

    hunt->list.count = 0;
    if (digit == hunt->digit) {
        ch_hodoku_list_cells(&hunt->list, hunt->grid, ch_hodoku_common_peers(hunt->cell, end),
                             digit);
        if (hunt->list.count < 2)
            return;
    } else {
        if (!ch_hodoku_sees(hunt->cell, end) || !ch_hodoku_has(hunt->grid, end, hunt->digit) ||
            !ch_hodoku_has(hunt->grid, hunt->cell, digit))
            return;
        ch_hodoku_list_add(&hunt->list, hunt->cell, digit);
        ch_hodoku_list_add(&hunt->list, end, hunt->digit);
    }
    ch_hodoku_chain(&hunt->table, literal, &hunt->line);
    if (!is_lasso(hunt, true))
        take(hunt, AIC, literal);
}

/* ---- what an end would come to ---- */

/* The deletions of a loop that ends in this literal of the premise's cell; 0: it is none. */
static int loop_count(const Hunt *hunt, int literal)
{
    const bool same = digit_of(hunt, literal) == hunt->digit;

    if (!is_continuous(hunt, literal))
        return !is_discontinuous(hunt, literal) ? 0
               : same && !hunt->is_on           ? ch_count(hunt->grid->candidates[hunt->cell]) - 1
                                                : 1;
    return UNKNOWN;
}

/* The deletions of a chain to another cell. */
static int chain_count(const Hunt *hunt, int cell, int digit)
{
    if (digit != hunt->digit)
        return ch_hodoku_sees(hunt->cell, cell) && ch_hodoku_has(hunt->grid, cell, hunt->digit) &&
                       ch_hodoku_has(hunt->grid, hunt->cell, digit)
                   ? 2
                   : 0;
    const int both = ch_cells_count(
        ch_cells_and(ch_hodoku_common_peers(hunt->cell, cell), hunt->grid->plane[digit]));
    return both >= 2 ? both : 0;
}

/* The same of any entry, by its index. */
static int count_of(const Hunt *hunt, int pass, int at)
{
    const int literal = hunt->table.literal[at];
    const int node = CH_HODOKU_NODE(literal);

    if (node >= CH_CANDIDATES || hunt->table.distance[at] <= 2)
        return 0;
    if (CH_CANDIDATE_CELL(node) == hunt->cell)
        return pass == CHAINS ? 0 : loop_count(hunt, literal);
    return pass == CHAINS && CH_HODOKU_IS_ON(literal)
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
    const unsigned first = 1u << hunt->digit;
    const unsigned lost = hunt->is_on                  ? first
                          : on && digit == hunt->digit ? hunt->grid->candidates[hunt->cell] & ~first
                                                       : 1u << digit;

    return (lost & ~(unsigned)hunt->victims_in[hunt->cell]) == 0;
}

static uint32_t counts_of_loops(const Hunt *hunt)
{
    uint32_t counts = 0;

    for (unsigned rest = hunt->grid->candidates[hunt->cell]; rest != 0; rest &= rest - 1)
        for (int on = 0; on < 2; on++) {
            const int digit = ch_lowest(rest);
            if ((digit == hunt->digit && on == hunt->is_on) ||
                !may_reach(hunt, hunt->cell, digit, on))
                continue;
            const int count =
                loop_count(hunt, CH_HODOKU_LITERAL(CH_CANDIDATE(hunt->cell, digit), on));
            if (count == UNKNOWN || has_hope(hunt, digit, on))
                counts |= 1u << count;
        }
    return counts;
}

/* Chains end in a place of the premise's digit, or in a cell that sees the premise's and has it; in
 * either case the premise's cell sees a victim of that digit. */
static uint32_t counts_of_chains(const Hunt *hunt)
{
    const ChCellSet places = hunt->grid->plane[hunt->digit];
    const ChCellSet near = ch_cells_and(hunt->victims[hunt->digit], ch_hodoku_peers[hunt->cell]);
    const unsigned others = hunt->victims_in[hunt->cell] & ~(1u << hunt->digit);
    uint32_t counts = 0;

    if (ch_cells_empty(near))
        return 0;
    for (int cell = ch_cells_next(&places, 0); cell >= 0 && ch_cells_count(near) > 1;
         cell = ch_cells_next(&places, cell + 1))
        if (cell != hunt->cell && may_reach(hunt, cell, hunt->digit, true))
            counts |= 1u << chain_count(hunt, cell, hunt->digit);
    for (int cell = ch_cells_next(&near, 0); cell >= 0 && others != 0;
         cell = ch_cells_next(&near, cell + 1))
        for (unsigned rest = hunt->grid->candidates[cell] & others; rest != 0; rest &= rest - 1)
            if (may_reach(hunt, cell, ch_lowest(rest), true))
                counts |= 1u << 2;
    return counts;
}

/* ---- the search ---- */

/* Makes the premise the one at hand. */
static void suppose(Hunt *hunt, int pass, int candidate)
{
    hunt->is_on = pass == LOOPS_ON;
    hunt->cell = CH_CANDIDATE_CELL(candidate);
    hunt->digit = CH_CANDIDATE_DIGIT(candidate);
}

static uint32_t note_counts(Hunt *hunt)
{
    uint32_t all = 0;

    for (int pass = 0; pass < PASSES; pass++)
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
            suppose(hunt, pass, candidate);
            if (!ch_hodoku_has(hunt->grid, hunt->cell, hunt->digit))
                continue;
            if (hunt->closure != NULL)
                hunt->reached =
                    ch_hodoku_reached(hunt->closure, CH_HODOKU_LITERAL(candidate, hunt->is_on));
            hunt->counts[pass][candidate] =
                (pass == CHAINS ? counts_of_chains(hunt) : counts_of_loops(hunt)) & ~1u;
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

static void try_ends(Hunt *hunt, int pass, int candidate, int count)
{
    suppose(hunt, pass, candidate);
    ch_hodoku_expand_upto(&hunt->table, hunt->tables, CH_HODOKU_LITERAL(candidate, hunt->is_on),
                          farthest(hunt, count));
    for (int at = 1; at < hunt->table.count; at++) {
        if (count_of(hunt, pass, at) != count)
            continue;
        hunt->order =
            (uint32_t)(pass * CH_CANDIDATES + candidate) * CH_HODOKU_ENTRIES + (uint32_t)at;
        if (pass == CHAINS)
            try_aic(hunt, hunt->table.literal[at]);
        else
            try_loop(hunt, hunt->table.literal[at]);
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
        for (int pass = 0; pass < PASSES; pass++)
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
    const uint16_t *const literal = hunt->line.literal;
    const int count = hunt->line.count;

    links->count = 0;
    for (int i = 1; i < count; i++) {
        const int at = turned ? count - i : i;
        if (!CH_HODOKU_IS_ON(literal[at]))
            continue;
        const int from = turned ? at : at - 1;
        const int to = turned ? at - 1 : at;
        ch_hodoku_link(links, cells_of(hunt, literal[from]), digit_of(hunt, literal[from]),
                       cells_of(hunt, literal[to]), digit_of(hunt, literal[to]));
    }
}

/* A continuous loop of two weak links in a cell of two candidates closes over these. */
static void close_loop(const Hunt *hunt, ChHodokuLinks *links)
{
    const int last = hunt->line.literal[hunt->line.count - 1];
    const int first = hunt->line.literal[0];

    if (CH_HODOKU_IS_ON(first) && !CH_HODOKU_IS_ON(last))
        ch_hodoku_link(links, cells_of(hunt, last), digit_of(hunt, last), cells_of(hunt, first),
                       digit_of(hunt, first));
}

static void rest_on_line(const Hunt *hunt, ChDeduction *deduction)
{
    const int first = hunt->line.literal[0];
    const int last = hunt->line.literal[hunt->line.count - 1];
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
        form = digit_of(hunt, first) == digit_of(hunt, last) ? CH_CHAIN_BOTH : CH_CHAIN_FRONT;
    }
    ch_hodoku_rests_on_links(deduction, hunt->grid, &links, form,
                             form == CH_CHAIN_FRONT || form == CH_CHAIN_BOTH
                                 ? CH_CANDIDATE(cell, digit_of(hunt, victim))
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
    Hunt hunt = {.scene = scene, .grid = &scene->hodoku->grid};

    if (!read_hope(&hunt, kind))
        return false;
    const ChHodokuTables *const tables = ch_hodoku_tables(scene, kind);
    hunt.tables = tables;
    hunt.closure = ch_hodoku_closure(scene);
    search(&hunt);
    if (!hunt.best.found)
        return false;
    ChDeduction deduction = ch_deduction(hunt.best.technique);
    ch_hodoku_list_copy(&scene->hodoku->list, &hunt.best.list);
    ch_hodoku_expand(&hunt.table, tables, hunt.best_premise);
    ch_hodoku_chain(&hunt.table, hunt.best_literal, &hunt.line);
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

/* Every end of every table. */
static void search_all(Hunt *hunt)
{
    for (int pass = 0; pass < PASSES; pass++)
        for (int candidate = 0; candidate < CH_CANDIDATES && !hunt->enough; candidate++) {
            suppose(hunt, pass, candidate);
            if (!ch_hodoku_has(hunt->grid, hunt->cell, hunt->digit))
                continue;
            ch_hodoku_expand(&hunt->table, hunt->tables, CH_HODOKU_LITERAL(candidate, hunt->is_on));
            for (int at = 1; at < hunt->table.count && !hunt->enough; at++)
                if (count_of(hunt, pass, at) != 0)
                    (pass == CHAINS ? try_aic : try_loop)(hunt, hunt->table.literal[at]);
        }
}

bool ch_hodoku_all_nice_loops(const ChScene *scene, ChHodokuTableKind kind, ChSink *sink)
{
    ChHodokuTables *const tables = &scene->hodoku->tables;
    Hunt hunt = {.scene = scene, .tables = tables, .grid = &scene->hodoku->grid, .sink = sink};

    if (kind == CH_HODOKU_LOCKED)
        tables->sets = ch_hodoku_sets(scene);
    ch_hodoku_build_tables(tables, hunt.grid, kind);
    search_all(&hunt);
    return hunt.enough;
}
