/* forcing.c - forcing chains and forcing nets: contradictions and verities.
 *
 * A contradiction shows what one table turns on and off to be impossible, so its premise is wrong; a
 * verity is what several tables agree on, one of whose premises must be right.  Steps that place come
 * first, the lowest cell before others, then the lowest candidate to go; of the ways to the same
 * conclusion the shortest counts.  A net is a step with a chain that branches.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "hodoku.h"

enum { MOST_CHAINS = 9, LONGEST = 1 << 20 };

/* A step in the making: chains, each from the premise of a table to one of its entries. */
typedef struct Instance {
    int technique;
    bool placed;
    int candidate;
    int closing; /* the constraint that fails, or that has been split; CH_NONE */
    int count;
    uint16_t premise[MOST_CHAINS];
    uint16_t target[MOST_CHAINS];
} Instance;

/* Numbers of literals in the closure. */
typedef struct Group {
    int count;
    uint16_t number[9];
} Group;

typedef struct Hunt {
    const ChScene *scene;
    ChHodokuTables *tables;
    const ChHodokuGrid *grid;
    const ChHodokuClosure *closure; /* NULL: not known */
    uint64_t noted[2 * CH_CANDIDATES / 64 + 1];
    int group_count;
    Group group[CH_CELLS + CH_HOUSES * CH_DIGITS];
    uint64_t certain[CH_HODOKU_CLOSED_WORDS]; /* what all candidates of some constraint lead to */
    bool nets;
    bool found;
    bool settled; /* what is concluded is known: now the shortest way to it */
    int length;
    int full_count;
    uint8_t
        full[CH_HOUSES * CH_DIGITS]; /* house and digit: no place but those ruled out by digits */
    Instance best;
    ChHodokuExpanded table;
    ChHodokuLine line;
} Hunt;

/* ---- choosing ---- */

/* The table at hand stays until another is asked for. */
static void expand(Hunt *hunt, int premise)
{
    if (hunt->table.premise != premise)
        ch_hodoku_expand(&hunt->table, hunt->tables, premise);
}

/* The entries of all chains; *BRANCHES: whether one of them branches. */
static int length_of(Hunt *hunt, const Instance *instance, bool *branches)
{
    int length = 0;

    *branches = false;
    for (int i = 0; i < instance->count; i++) {
        expand(hunt, instance->premise[i]);
        ch_hodoku_chain(&hunt->table, instance->target[i], &hunt->line);
        length += ch_hodoku_chain_length(&hunt->table, &hunt->line, branches);
    }
    return length;
}

/* Whether a conclusion comes before that of the best. */
static bool comes_before(const Hunt *hunt, bool placed, int candidate)
{
    if (!hunt->found || placed != hunt->best.placed)
        return !hunt->found || placed;
    return placed ? CH_CANDIDATE_CELL(candidate) < CH_CANDIDATE_CELL(hunt->best.candidate)
                  : candidate < hunt->best.candidate;
}

/* Of the same technique, or ruling out what another does. */
static bool is_rival(const Hunt *hunt, const Instance *instance)
{
    return instance->candidate == hunt->best.candidate && instance->placed == hunt->best.placed &&
           (!instance->placed || instance->technique == hunt->best.technique);
}

static bool is_wanted(const Hunt *hunt, bool placed, int candidate)
{
    return hunt->settled ? candidate == hunt->best.candidate && placed == hunt->best.placed
                         : comes_before(hunt, placed, candidate);
}

static void offer(Hunt *hunt, const Instance *instance)
{
    bool branches;

    if (hunt->settled && !is_rival(hunt, instance))
        return;
    if (!hunt->settled && !hunt->nets) {
        hunt->best = *instance;
        hunt->found = true;
        return;
    }
    const int length = length_of(hunt, instance, &branches);
    if ((hunt->nets && !branches) || (hunt->settled && length >= hunt->length))
        return;
    hunt->best = *instance;
    hunt->found = true;
    if (hunt->settled)
        hunt->length = length;
}

/* ---- what follows ---- */

static void note(ChHodokuConsequences *seen, int literal)
{
    const int node = CH_HODOKU_NODE(literal);

    if (node < CH_CANDIDATES)
        ch_cells_add(CH_HODOKU_IS_ON(literal) ? &seen->on[CH_CANDIDATE_DIGIT(node)]
                                              : &seen->off[CH_CANDIDATE_DIGIT(node)],
                     CH_CANDIDATE_CELL(node));
}

/* What follows from a literal, worked out when first asked: by expanding its table where the closure
 * is not known. */
static const ChHodokuConsequences *consequences_of(Hunt *hunt, int literal)
{
    ChHodokuConsequences *const seen = &hunt->tables->consequences[literal];
    const ChHodokuClosure *const closure = hunt->closure;

    if (ch_bits_has(hunt->noted, literal))
        return seen;
    ch_bits_add(hunt->noted, literal);
    *seen = (ChHodokuConsequences){{{{0}}}, {{{0}}}};
    if (closure != NULL) {
        const uint64_t *const reached = ch_hodoku_reached(closure, literal);
        for (int number = ch_bits_next(reached, closure->words, 0); number >= 0;
             number = ch_bits_next(reached, closure->words, number + 1))
            note(seen, closure->literal[number]);
        return seen;
    }
    expand(hunt, literal);
    for (int i = 0; i < hunt->table.count; i++)
        note(seen, hunt->table.literal[i]);
    return seen;
}

/* ---- contradictions ---- */

static void add_target(Instance *instance, int premise, int cell, int digit, bool on)
{
    if (instance->count == MOST_CHAINS)
        return;
    instance->premise[instance->count] = (uint16_t)premise;
    instance->target[instance->count++] =
        (uint16_t)CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), on);
}

static Instance contradiction(const Hunt *hunt, int premise)
{
    return (Instance){.technique = hunt->nets ? CH_TECHNIQUE_FORCING_NET_CONTRADICTION
                                              : CH_TECHNIQUE_FORCING_CHAIN_CONTRADICTION,
                      .placed = !CH_HODOKU_IS_ON(premise),
                      .candidate = CH_HODOKU_NODE(premise),
                      .closing = CH_NONE};
}

static void offer_two(Hunt *hunt, int premise, const int end[2][3])
{
    Instance instance = contradiction(hunt, premise);

    for (int i = 0; i < 2; i++)
        add_target(&instance, premise, end[i][0], end[i][1], end[i][2]);
    offer(hunt, &instance);
}

/* The premise's opposite; a candidate on and off; two digits on in a cell. */
static void contradict_by_cells(Hunt *hunt, int premise, const ChHodokuConsequences *seen)
{
    const int cell = CH_CANDIDATE_CELL(CH_HODOKU_NODE(premise));
    const int digit = CH_CANDIDATE_DIGIT(CH_HODOKU_NODE(premise));
    const bool on = CH_HODOKU_IS_ON(premise);

    if (ch_cells_has(on ? &seen->off[digit] : &seen->on[digit], cell)) {
        Instance instance = contradiction(hunt, premise);
        add_target(&instance, premise, cell, digit, !on);
        offer(hunt, &instance);
    }
    for (int a = 0; a < CH_DIGITS; a++) {
        const ChCellSet both = ch_cells_and(seen->on[a], seen->off[a]);
        if (ch_cells_empty(both))
            continue;
        const int at = ch_cells_first(both);
        offer_two(hunt, premise, (const int[2][3]){{at, a, 0}, {at, a, 1}});
    }
    for (int a = 0; a < CH_DIGITS; a++)
        for (int b = a + 1; b < CH_DIGITS; b++) {
            const ChCellSet both = ch_cells_and(seen->on[a], seen->on[b]);
            if (ch_cells_empty(both))
                continue;
            const int at = ch_cells_first(both);
            offer_two(hunt, premise, (const int[2][3]){{at, a, 1}, {at, b, 1}});
        }
}

static void offer_all(Hunt *hunt, int premise, ChCellSet cells, int digit, bool on, int closing)
{
    Instance instance = contradiction(hunt, premise);

    instance.closing = closing;
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        add_target(&instance, premise, cell, digit, on);
    offer(hunt, &instance);
}

/* A digit on in two cells of a house. */
static void contradict_by_two(Hunt *hunt, int premise, const ChHodokuConsequences *seen)
{
    for (int kind = 0; kind < 3; kind++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            for (int house = 9 * kind; house < 9 * kind + 9; house++) {
                const ChCellSet cells = ch_cells_and(seen->on[digit], ch_hodoku_house[house]);
                if (ch_cells_count(cells) > 1)
                    offer_all(hunt, premise, cells, digit, true, CH_NONE);
            }
}

/* The cells all of whose candidates are off. */
static ChCellSet emptied_cells(const Hunt *hunt, const ChHodokuConsequences *seen)
{
    ChCellSet cells = hunt->grid->empty;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        cells = ch_cells_minus(cells, ch_cells_minus(hunt->grid->plane[digit], seen->off[digit]));
    return cells;
}

/* A cell with all its candidates off and none on. */
static void contradict_by_empty_cell(Hunt *hunt, int premise, const ChHodokuConsequences *seen)
{
    ChCellSet cells = emptied_cells(hunt, seen);

    for (int digit = 0; digit < CH_DIGITS; digit++)
        cells = ch_cells_minus(cells, seen->on[digit]);
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        Instance instance = contradiction(hunt, premise);
        for (unsigned rest = hunt->grid->candidates[cell]; rest != 0; rest &= rest - 1)
            add_target(&instance, premise, cell, ch_lowest(rest), false);
        instance.closing = CH_CELL_CONSTRAINT(ch_hodoku_cell(cell));
        if (instance.count > 0)
            offer(hunt, &instance);
    }
}

/* A digit off wherever placed digits leave room for it in a house: where a candidate has been ruled
 * out otherwise, the house does not count. */
static void contradict_by_full_house(Hunt *hunt, int premise, const ChHodokuConsequences *seen)
{
    for (int i = 0; i < hunt->full_count; i++) {
        const int house = hunt->full[i] / CH_DIGITS;
        const int digit = hunt->full[i] % CH_DIGITS;
        const ChCellSet places = ch_hodoku_places(hunt->grid, house, digit);
        if (ch_cells_within(places, seen->off[digit]))
            offer_all(hunt, premise, places, digit, false, CH_HODOKU_CONSTRAINT(house, digit));
    }
}

/* By rows, columns, boxes; in each by digits, then by houses. */
static void list_full_houses(Hunt *hunt)
{
    for (int kind = 0; kind < 3; kind++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const ChCellSet room = ch_hodoku_room(hunt->grid, digit);
            for (int house = 9 * kind; house < 9 * kind + 9; house++)
                if (ch_hodoku_free(hunt->grid, house, digit) > 0 &&
                    ch_cells_within(ch_cells_and(room, ch_hodoku_house[house]),
                                    hunt->grid->plane[digit]))
                    hunt->full[hunt->full_count++] = (uint8_t)(house * CH_DIGITS + digit);
        }
}

/* The constraints that fail when all their candidates are off, by the numbers of these. */
static void list_constraints(Hunt *hunt)
{
    const ChHodokuGrid *const grid = hunt->grid;
    const ChHodokuClosure *const closure = hunt->closure;

    hunt->group_count = 0;
    for (int cell = ch_cells_next(&grid->empty, 0); cell >= 0;
         cell = ch_cells_next(&grid->empty, cell + 1)) {
        Group *const group = &hunt->group[hunt->group_count++];
        group->count = 0;
        for (unsigned rest = grid->candidates[cell]; rest != 0; rest &= rest - 1)
            group->number[group->count++] =
                closure->number[CH_HODOKU_LITERAL(CH_CANDIDATE(cell, ch_lowest(rest)), 0)];
    }
    for (int i = 0; i < hunt->full_count; i++) {
        const int digit = hunt->full[i] % CH_DIGITS;
        const ChCellSet places = ch_hodoku_places(grid, hunt->full[i] / CH_DIGITS, digit);
        Group *const group = &hunt->group[hunt->group_count++];
        group->count = 0;
        for (int cell = ch_cells_next(&places, 0); cell >= 0;
             cell = ch_cells_next(&places, cell + 1))
            group->number[group->count++] =
                closure->number[CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), 0)];
    }
}

static void find_certain(Hunt *hunt)
{
    const ChHodokuClosure *const closure = hunt->closure;

    memset(hunt->certain, 0, sizeof hunt->certain);
    for (const Group *group = hunt->group; group < hunt->group + hunt->group_count; group++)
        for (int word = 0; word < closure->words && group->count > 0; word++) {
            uint64_t common = ~UINT64_C(0);
            for (int i = 0; i < group->count; i++)
                common &= closure->reached[closure->row[group->number[i] ^ 1]][word];
            hunt->certain[word] |= common;
        }
}

/* Whether a table shows nothing impossible, by what is known of it without expanding it.  Chains read
 * backwards, too: what turns something on and off leads to its own opposite, and what turns all of a
 * constraint off is what all its candidates turn off.  Nets do not. */
static bool is_harmless(const Hunt *hunt, int premise)
{
    if (hunt->closure == NULL)
        return false;
    if (!hunt->nets)
        return !ch_hodoku_reaches(hunt->closure, premise, premise ^ 1) &&
               !ch_bits_has(hunt->certain, hunt->closure->number[premise] ^ 1);
    if (ch_hodoku_clashes(hunt->closure, premise))
        return false;
    const uint64_t *const reached = ch_hodoku_reached(hunt->closure, premise);
    for (const Group *group = hunt->group; group < hunt->group + hunt->group_count; group++) {
        int i = 0;
        while (i < group->count && ch_bits_has(reached, group->number[i]))
            i++;
        if (i == group->count)
            return false;
    }
    return true;
}

static void find_contradictions(Hunt *hunt, int premise)
{
    if (!is_wanted(hunt, !CH_HODOKU_IS_ON(premise), CH_HODOKU_NODE(premise)) ||
        is_harmless(hunt, premise))
        return;
    const ChHodokuConsequences *const seen = consequences_of(hunt, premise);
    contradict_by_cells(hunt, premise, seen);
    contradict_by_two(hunt, premise, seen);
    contradict_by_empty_cell(hunt, premise, seen);
    contradict_by_full_house(hunt, premise, seen);
}

/* ---- verities ---- */

/* Tables one of whose premises is right. */
typedef struct Cases {
    int count;
    int technique;
    int closing;
    uint16_t premise[MOST_CHAINS];
} Cases;

static void offer_agreed(Hunt *hunt, const Cases *cases, ChCellSet cells, int digit, bool on)
{
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        Instance instance = {.technique = cases->technique,
                             .placed = on,
                             .candidate = CH_CANDIDATE(cell, digit),
                             .closing = cases->closing};
        if (!is_wanted(hunt, on, instance.candidate))
            continue;
        for (int i = 0; i < cases->count; i++)
            add_target(&instance, cases->premise[i], cell, digit, on);
        offer(hunt, &instance);
    }
}

static bool all_reach(const Hunt *hunt, const Cases *cases, int literal)
{
    for (int i = 0; i < cases->count; i++)
        if (!ch_hodoku_reaches(hunt->closure, cases->premise[i], literal))
            return false;
    return true;
}

/* Whether tables have anything wanted in common, by what is known of them without expanding them. */
static bool may_agree(const Hunt *hunt, const Cases *cases)
{
    uint64_t common[CH_HODOKU_CLOSED_WORDS];
    uint64_t any = 1;

    if (hunt->closure == NULL)
        return true;
    if (hunt->settled)
        return all_reach(hunt, cases, CH_HODOKU_LITERAL(hunt->best.candidate, hunt->best.placed));
    memcpy(common, ch_hodoku_reached(hunt->closure, cases->premise[0]),
           (size_t)hunt->closure->words * sizeof *common);
    for (int i = 1; i < cases->count && any != 0; i++) {
        const uint64_t *const reached = ch_hodoku_reached(hunt->closure, cases->premise[i]);
        any = 0;
        for (int word = 0; word < hunt->closure->words; word++) {
            common[word] &= reached[word];
            any |= common[word];
        }
    }
    return any != 0;
}

/* What all tables turn on and off. */
static void agree(Hunt *hunt, const Cases *cases, ChHodokuConsequences *agreed)
{
    *agreed = *consequences_of(hunt, cases->premise[0]);
    for (int i = 1; i < cases->count; i++) {
        const ChHodokuConsequences *const seen = consequences_of(hunt, cases->premise[i]);
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            agreed->on[digit] = ch_cells_and(agreed->on[digit], seen->on[digit]);
            agreed->off[digit] = ch_cells_and(agreed->off[digit], seen->off[digit]);
        }
    }
}

/* A digit at a time, what is on before what is off; BUT: a cell that does not count. */
static void find_agreed(Hunt *hunt, const Cases *cases, int but)
{
    ChHodokuConsequences agreed;

    if (!may_agree(hunt, cases))
        return;
    agree(hunt, cases, &agreed);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        if (but >= 0) {
            ch_cells_remove(&agreed.on[digit], but);
            ch_cells_remove(&agreed.off[digit], but);
        }
        offer_agreed(hunt, cases, agreed.on[digit], digit, true);
        offer_agreed(hunt, cases, agreed.off[digit], digit, false);
    }
}

static Cases cases_of(const Hunt *hunt, bool by_house, int closing)
{
    return (Cases){.technique = hunt->nets ? (by_house ? CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE
                                                       : CH_TECHNIQUE_FORCING_NET_VERITY_CELL)
                                           : (by_house ? CH_TECHNIQUE_FORCING_CHAIN_VERITY_HOUSE
                                                       : CH_TECHNIQUE_FORCING_CHAIN_VERITY_CELL),
                   .closing = closing};
}

static void add_case(Cases *cases, int cell, int digit, bool on)
{
    cases->premise[cases->count++] = (uint16_t)CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), on);
}

/* A candidate is true or it is false. */
static void find_in_candidate(Hunt *hunt, int cell, int digit)
{
    Cases cases = cases_of(hunt, false, CH_NONE);

    add_case(&cases, cell, digit, true);
    add_case(&cases, cell, digit, false);
    find_agreed(hunt, &cases, cell);
}

static void find_in_cell(Hunt *hunt, int cell)
{
    Cases cases = cases_of(hunt, false, CH_CELL_CONSTRAINT(ch_hodoku_cell(cell)));

    for (unsigned rest = hunt->grid->candidates[cell]; rest != 0; rest &= rest - 1)
        add_case(&cases, cell, ch_lowest(rest), true);
    if (cases.count > 0)
        find_agreed(hunt, &cases, -1);
}

static void find_in_house(Hunt *hunt, int house, int digit)
{
    const ChCellSet places = ch_hodoku_places(hunt->grid, house, digit);
    Cases cases = cases_of(hunt, true, CH_HODOKU_CONSTRAINT(house, digit));

    for (int cell = ch_cells_next(&places, 0); cell >= 0; cell = ch_cells_next(&places, cell + 1))
        add_case(&cases, cell, digit, true);
    if (cases.count > 0)
        find_agreed(hunt, &cases, -1);
}

/* ---- the search ---- */

/* All instances in the scale's order: contradictions, then verities of candidates, cells, houses. */
static void go_through(Hunt *hunt)
{
    const ChCellSet empty = hunt->grid->empty;

    for (int cell = ch_cells_next(&empty, 0); cell >= 0; cell = ch_cells_next(&empty, cell + 1))
        for (unsigned rest = hunt->grid->candidates[cell]; rest != 0; rest &= rest - 1)
            for (int on = 1; on >= 0; on--)
                find_contradictions(hunt,
                                    CH_HODOKU_LITERAL(CH_CANDIDATE(cell, ch_lowest(rest)), on));
    for (int cell = ch_cells_next(&empty, 0); cell >= 0; cell = ch_cells_next(&empty, cell + 1))
        for (unsigned rest = hunt->grid->candidates[cell]; rest != 0; rest &= rest - 1)
            find_in_candidate(hunt, cell, ch_lowest(rest));
    for (int cell = ch_cells_next(&empty, 0); cell >= 0; cell = ch_cells_next(&empty, cell + 1))
        find_in_cell(hunt, cell);
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            find_in_house(hunt, house, digit);
}

static void rest_on_instance(Hunt *hunt, const Instance *instance, ChDeduction *deduction)
{
    for (int i = 0; i < instance->count; i++) {
        expand(hunt, instance->premise[i]);
        ch_hodoku_rests_on_proof(deduction, &hunt->table, instance->target[i]);
    }
    if (instance->closing != CH_NONE)
        ch_rests_on(deduction, instance->closing);
    deduction->seed = (uint16_t)instance->closing;
}

static bool find_step(const ChScene *scene, ChSink *sink, bool nets)
{
    ChHodoku *const hodoku = scene->hodoku;
    Hunt hunt = {.scene = scene, .tables = &hodoku->tables, .grid = &hodoku->grid, .nets = nets};

    hunt.tables = ch_hodoku_tables(scene, nets ? CH_HODOKU_NETS : CH_HODOKU_GROUPED);
    hunt.closure = ch_hodoku_closure(scene);
    hunt.table.premise = CH_HODOKU_NO_LITERAL;
    list_full_houses(&hunt);
    if (hunt.closure != NULL)
        list_constraints(&hunt);
    if (hunt.closure != NULL && !nets)
        find_certain(&hunt);
    go_through(&hunt);
    if (!hunt.found)
        return false;
    hunt.settled = true;
    hunt.length = LONGEST;
    go_through(&hunt);

    const int cell = CH_CANDIDATE_CELL(hunt.best.candidate);
    const int digit = CH_CANDIDATE_DIGIT(hunt.best.candidate);
    ChDeduction deduction = ch_deduction(hunt.best.technique);
    rest_on_instance(&hunt, &hunt.best, &deduction);
    hodoku->list.count = 0;
    if (hunt.best.placed)
        deduction.placed = (uint16_t)CH_CANDIDATE(ch_hodoku_cell(cell), digit);
    else
        ch_hodoku_list_add(&hodoku->list, cell, digit);
    return ch_hodoku_report(scene, &deduction, sink);
}

bool ch_hodoku_forcing_chain(const ChScene *scene, ChSink *sink)
{
    return find_step(scene, sink, false);
}

bool ch_hodoku_forcing_net(const ChScene *scene, ChSink *sink)
{
    return find_step(scene, sink, true);
}
