/* reasons.c - see reasons.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reasons.h"

/* ---- nodes ---- */

ChChainNode ch_node_of_candidate(int candidate)
{
    ChChainNode node = {.digit = CH_CANDIDATE_DIGIT(candidate)};

    ch_cells_add(&node.cells, CH_CANDIDATE_CELL(candidate));
    return node;
}

/* Returns the place of a cell in the reading order, row by row. */
static int reading_place(int cell)
{
    return 9 * ch_cell_house[cell][1] + ch_cell_house[cell][2];
}

ChList ch_list_union(const ChList *one, const ChList *other)
{
    ChList both = *one;

    for (size_t i = 0; i < other->count; i++)
        ch_list_add(&both, other->item[i]);
    for (size_t i = 1; i < both.count; i++)
        for (size_t k = i; k > 0 && reading_place(both.item[k]) < reading_place(both.item[k - 1]);
             k--) {
            const uint16_t cell = both.item[k];
            both.item[k] = both.item[k - 1];
            both.item[k - 1] = cell;
        }
    return both;
}

static ChList cells_of_nodes(const ChChainNode *one, const ChChainNode *other)
{
    const ChList first = ch_node_cells(one);
    const ChList second = ch_node_cells(other);

    return ch_list_union(&first, &second);
}

int ch_house_of_nodes(const ChChainNode *one, const ChChainNode *other)
{
    const ChList cells = cells_of_nodes(one, other);

    return ch_house_of_cells(&cells);
}

/* ---- links ---- */

typedef enum LinkKind { NO_LINK, IN_HOUSE, IN_CELL } LinkKind;

/* Returns what makes one of the nodes true: a house in which the digit has no other place, or a
 * cell with two candidates. */
static LinkKind find_link(const ChSentenceContext *context, const ChChainNode *from,
                          const ChChainNode *to, int *house)
{
    const ChList cells = cells_of_nodes(from, to);
    const unsigned digits = 1u << from->digit | 1u << to->digit;

    *house = 0;
    if (from->digit != to->digit)
        return cells.count == 1 &&
                       (context->before->candidates[cells.item[0]] & CH_ALL_NINE) == digits
                   ? IN_CELL
                   : NO_LINK;
    *house = ch_house_of_places(context, &cells, from->digit);
    return *house >= 0 ? IN_HOUSE : NO_LINK;
}

bool ch_say_choice(const ChSentenceContext *context, const ChChainNode *from, const ChChainNode *to)
{
    static const char *const message[] = {
        [IN_HOUSE] = N_("If the {digit} of {house} is not in {from}, it is in {to}."),
        [IN_CELL] = N_("If {from} is not {digit}, it is {other}, its only other candidate."),
    };
    const ChList from_cells = ch_node_cells(from);
    const ChList to_cells = ch_node_cells(to);
    int house;
    const LinkKind kind = find_link(context, from, to, &house);
    const ChField field[] = {
        ch_list_field("from", CH_FIELD_PLACES, &from_cells),
        ch_list_field("to", CH_FIELD_PLACES, &to_cells),
        ch_field_digit("digit", from->digit),
        ch_field_digit("other", to->digit),
        ch_field_house("house", house),
    };

    if (kind == NO_LINK)
        return false;
    ch_say_next(context, message[kind], CH_FIELDS(field));
    return true;
}

/* How the first half of an inference follows: the digit changes in the cell, or the two share a
 * house; and what the second half rests on. */
typedef enum HopKind { CHANGE, TO_HOUSE, TO_CELL, HOP_KINDS } HopKind;

static const char *const next_hop[HOP_KINDS] = {
    [CHANGE] = N_("Then {from} is not {digit}, so the {digit} of {house} is in {to}."),
    [TO_HOUSE] = N_("Then {from} in {via} {from?is/are} not {digit}, so the {digit} of {house} is "
                    "in {to}."),
    [TO_CELL] = N_("Then {from} in {via} is not {digit}, so it is {other}."),
};

static const char *const first_hop[HOP_KINDS] = {
    [CHANGE] = N_("If {cause} is {supposed}, it is not {digit}, so the {digit} of {house} is in "
                  "{to}."),
    [TO_HOUSE] = N_("If {cause} is {supposed}, {from} in {via} {from?is/are} not, so the {digit} "
                    "of {house} is in {to}."),
    [TO_CELL] = N_("If {cause} is {supposed}, {from} in {via} is not, so it is {other}."),
};

/* Writes one inference. */
static bool say_hop(const ChSentenceContext *context, const char *const message[HOP_KINDS],
                    const ChHop *hop)
{
    const ChList cause = ch_node_cells(&hop->cause);
    const ChList from = ch_node_cells(&hop->from);
    const ChList to = ch_node_cells(&hop->to);
    const int via = ch_house_of_nodes(&hop->cause, &hop->from);
    int house;
    const LinkKind kind = find_link(context, &hop->from, &hop->to, &house);
    const bool changes = ch_cells_equal(hop->cause.cells, hop->from.cells);
    const ChField field[] = {
        ch_list_field("cause", CH_FIELD_PLACES, &cause),
        ch_field_digit("supposed", hop->cause.digit),
        ch_list_field("from", CH_FIELD_CELLS, &from),
        ch_list_field("to", CH_FIELD_PLACES, &to),
        ch_field_digit("digit", hop->from.digit),
        ch_field_digit("other", hop->to.digit),
        ch_field_house("via", via >= 0 ? via : 0),
        ch_field_house("house", house >= 0 ? house : 0),
    };

    if (kind == NO_LINK || via < 0 || (changes && kind == IN_CELL))
        return false;
    ch_say_next(context,
                message[changes           ? CHANGE
                        : kind == IN_CELL ? TO_CELL
                                          : TO_HOUSE],
                CH_FIELDS(field));
    return true;
}

enum { MOST_NAMED = 6 }; /* candidates of a shortened chain */

/* Shortens inferences to the candidates that they lead to. */
static void say_middle(const ChSentenceContext *context, const ChHop *hop, size_t count)
{
    ChList reached = {.count = 0};

    for (size_t i = 0; i < count; i++) {
        const ChList cells = ch_node_cells(&hop[i].to);
        ch_list_add(&reached, (uint16_t)CH_CANDIDATE(cells.item[0], hop[i].to.digit));
    }
    const ChList last = {.count = 1, .item = {reached.item[reached.count - 1]}};
    const ChField field[] = {
        ch_list_field("reached", CH_FIELD_PLACED, &reached),
        ch_list_field("last", CH_FIELD_PLACED, &last),
        ch_field_number("count", (uint32_t)count),
    };
    ch_say_next(context,
                count <= MOST_NAMED ? N_("Link by link, {reached} {reached?follows/follow}.")
                                    : N_("{count} more links of this kind lead to {last}."),
                CH_FIELDS(field));
}

static bool say_hops(const ChSentenceContext *context, const char *const first[HOP_KINDS],
                     const ChHop *hop, size_t count, size_t most)
{
    const size_t written = count > most ? most - 2 : count; /* before those that are shortened */

    for (size_t i = 0; i < written; i++)
        if (!say_hop(context, i == 0 ? first : next_hop, &hop[i]))
            return false;
    if (written == count)
        return true;
    say_middle(context, hop + written, count - 1 - written);
    return say_hop(context, next_hop, &hop[count - 1]);
}

bool ch_say_hops(const ChSentenceContext *context, const ChHop *hop, size_t count, size_t most)
{
    return say_hops(context, next_hop, hop, count, most);
}

bool ch_say_supposed_hops(const ChSentenceContext *context, const ChHop *hop, size_t count,
                          size_t most)
{
    return say_hops(context, first_hop, hop, count, most);
}

/* ---- targets ---- */

enum { HOUSES_OF_CELL = 3 };

/* The houses that a cell shares with the ends; each end is listed once. */
typedef struct Sights {
    int count;
    int house[HOUSES_OF_CELL];
    ChList ends[HOUSES_OF_CELL];
} Sights;

bool ch_sees_all(int cell, const ChList *cells)
{
    for (size_t i = 0; i < cells->count; i++)
        if (!ch_cells_has(&ch_cell_peers[cell], cells->item[i]))
            return false;
    return true;
}

/* Returns the ends in a house, those listed left out. */
static ChList ends_in(int house, const ChList *ends, const ChCellSet *listed)
{
    ChList in = {.count = 0};

    for (size_t i = 0; i < ends->count; i++)
        if (ch_cells_has(&ch_house_cells[house], ends->item[i]) &&
            !ch_cells_has(listed, ends->item[i]))
            ch_list_add(&in, ends->item[i]);
    return in;
}

/* Lists the ends by houses of a cell that sees them: each time the house of the next end with the
 * most ends, a line before a box. */
static Sights sights_of(int cell, const ChList *ends)
{
    Sights sights = {.count = 0};
    ChCellSet listed = {{0}};

    for (size_t i = 0; i < ends->count; i++) {
        if (ch_cells_has(&listed, ends->item[i]))
            continue;
        Sights *const s = &sights;
        s->ends[s->count].count = 0;
        for (int k = HOUSES_OF_CELL - 1; k >= 0; k--) {
            const int house = ch_cell_house[cell][k];
            const ChList in = ends_in(house, ends, &listed);
            if (ch_cells_has(&ch_house_cells[house], ends->item[i]) &&
                in.count > s->ends[s->count].count) {
                s->house[s->count] = house;
                s->ends[s->count] = in;
            }
        }
        for (size_t k = 0; k < s->ends[s->count].count; k++)
            ch_cells_add(&listed, s->ends[s->count].item[k]);
        s->count++;
    }
    return sights;
}

static bool are_same_lists(const ChList *one, const ChList *other)
{
    bool same = one->count == other->count;

    for (size_t i = 0; same && i < one->count; i++)
        same = one->item[i] == other->item[i];
    return same;
}

static bool are_same_sights(const Sights *one, const Sights *other)
{
    bool same = one->count == other->count;

    for (int i = 0; same && i < one->count; i++)
        same = one->house[i] == other->house[i] && are_same_lists(&one->ends[i], &other->ends[i]);
    return same;
}

static void say_sights(const ChSentenceContext *context, const ChList *targets,
                       const Sights *sights)
{
    static const char *const message[HOUSES_OF_CELL + 1] = {
        [1] = N_("{targets} {targets?shares/share} {house_1} with {ends_1}."),
        [2] = N_("{targets} {targets?shares/share} {house_1} with {ends_1}, and {house_2} with "
                 "{ends_2}."),
        [3] = N_("{targets} {targets?shares/share} {house_1} with {ends_1}, {house_2} with "
                 "{ends_2}, and {house_3} with {ends_3}."),
    };
    const ChField field[] = {
        ch_list_field("targets", CH_FIELD_CELLS, targets),
        ch_field_house("house_1", sights->house[0]),
        ch_list_field("ends_1", CH_FIELD_CELLS, &sights->ends[0]),
        ch_field_house("house_2", sights->house[1]),
        ch_list_field("ends_2", CH_FIELD_CELLS, &sights->ends[1]),
        ch_field_house("house_3", sights->house[2]),
        ch_list_field("ends_3", CH_FIELD_CELLS, &sights->ends[2]),
    };

    if (sights->count > 0)
        ch_say_next(context, message[sights->count], CH_FIELDS(field));
}

static ChList houses_of(const Sights *sights)
{
    ChList houses = {.count = 0};

    for (int i = 0; i < sights->count; i++)
        ch_list_add(&houses, (uint16_t)sights->house[i]);
    return houses;
}

ChList ch_houses_shared(int cell, const ChList *ends)
{
    const Sights sights = sights_of(cell, ends);

    return houses_of(&sights);
}

void ch_say_sights(const ChSentenceContext *context, int cell, const ChList *ends)
{
    const ChList targets = {.count = 1, .item = {(uint16_t)cell}};
    const Sights sights = sights_of(cell, ends);

    say_sights(context, &targets, &sights);
}

static ChList targets_of(const ChStepRecord *step, int digit, const ChList *ends)
{
    ChList targets = {.count = 0};

    for (size_t i = 0; i < step->eliminate_count; i++)
        if (CH_CANDIDATE_DIGIT(step->eliminate[i]) == digit &&
            ch_sees_all(CH_CANDIDATE_CELL(step->eliminate[i]), ends))
            ch_list_add(&targets, (uint16_t)CH_CANDIDATE_CELL(step->eliminate[i]));
    return targets;
}

enum { MOST_GROUPS = 2 }; /* of targets, whose houses are named */

/* Targets that see the ends in the same houses. */
typedef struct TargetGroup {
    ChList targets;
    ChList houses;
} TargetGroup;

/* Takes the targets of the first one's kind from LEFT. */
static TargetGroup take_group(ChList *left, const ChList *ends)
{
    const Sights sights = sights_of(left->item[0], ends);
    TargetGroup group = {.houses = houses_of(&sights)};
    ChList others = {.count = 0};

    for (size_t i = 0; i < left->count; i++) {
        const Sights own = sights_of(left->item[i], ends);
        ch_list_add(are_same_sights(&own, &sights) ? &group.targets : &others, left->item[i]);
    }
    *left = others;
    return group;
}

static void say_two_groups(const ChSentenceContext *context, const TargetGroup group[MOST_GROUPS],
                           const ChList *ends)
{
    const ChField field[] = {
        ch_list_field("targets_1", CH_FIELD_CELLS, &group[0].targets),
        ch_list_field("houses_1", CH_FIELD_HOUSES, &group[0].houses),
        ch_list_field("targets_2", CH_FIELD_CELLS, &group[1].targets),
        ch_list_field("houses_2", CH_FIELD_HOUSES, &group[1].houses),
        ch_list_field("ends", CH_FIELD_CELLS, ends),
    };

    ch_say_next(context, N_("{targets_1} ({houses_1}) and {targets_2} ({houses_2}) see {ends}."),
                CH_FIELDS(field));
}

void ch_say_targets(const ChSentenceContext *context, int digit, const ChList *ends)
{
    const ChList targets = targets_of(context->step, digit, ends);
    ChList left = targets;
    TargetGroup group[MOST_GROUPS] = {{.targets.count = 0}};
    int count = 0;

    while (count < MOST_GROUPS && left.count > 0)
        group[count++] = take_group(&left, ends);
    const ChField field[] = {
        ch_list_field("targets", CH_FIELD_CELLS, &targets),
        ch_list_field("ends", CH_FIELD_CELLS, ends),
    };
    if (targets.count == 0)
        return;
    if (left.count > 0 || context->is_brief) {
        ch_say_next(context, N_("{targets} {targets?sees/see} {ends}."), CH_FIELDS(field));
    } else if (count == 1) {
        const Sights sights = sights_of(group[0].targets.item[0], ends);
        say_sights(context, &group[0].targets, &sights);
    } else {
        say_two_groups(context, group, ends);
    }
}
