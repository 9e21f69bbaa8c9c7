/* whips_search.c - see whips_search.h.
 *
 * Depth first, for one length at a time.  A partial pattern that needs more rounds of parallel
 * propagation to a contradiction than variables are left is dropped.  Two with the same
 * right-linking labels (and in whips the same last one) continue alike, so those that failed are
 * kept by a key.  An entry may be overwritten: it saves time and never alters a result.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whips_search.h"

#include <string.h>

#include "hash.h"

/* A search for one target, with its partial pattern. */
typedef struct Search {
    ChWhipSearch *shared;
    ChWhipKind kind;
    int target;
    int limit;
    uint64_t salt; /* a hash of the position and of the above */
    uint64_t set;  /* a hash of the labels, whatever their order */
    int labels;
    uint16_t label[CH_WHIP_MOST];
    ChWhipPattern *pattern;
} Search;

enum { METERED = 1024 };            /* partial patterns between two additions to the meter */
enum { NO_LABEL = -1, EMPTY = -2 }; /* what a variable is left with, besides a label */

/* ---- labels ---- */

static const uint16_t THIRD[6] = {0x007, 0x038, 0x1c0, 0x049, 0x092, 0x124};

static ChBands bands_of_box(int box, unsigned elements)
{
    ChBands cells = {0, 0, 0, 0};

    cells[box / 3] = (uint32_t)elements << 9 * (box % 3);
    return cells;
}

static int digit_of(int label)
{
    return label % 9; /* a candidate is 9 * cell + digit, a segment begins at a multiple of 9 */
}

/* Returns the cells of a label. */
static ChBands cells_of(int label)
{
    if (label < CH_CANDIDATES)
        return ch_bands_cell(CH_CANDIDATE_CELL(label));
    const int segment = (label - CH_CANDIDATES) / 9;
    return bands_of_box(segment / 6, THIRD[segment % 6]);
}

/* Returns the cells whose candidate for the label's digit conflicts with the label. */
static ChBands cells_against(int label)
{
    if (label < CH_CANDIDATES)
        return ch_bands_peers[CH_CANDIDATE_CELL(label)];
    const int box = (label - CH_CANDIDATES) / 54;
    const int part = (label - CH_CANDIDATES) / 9 % 6;
    const int line =
        part < 3 ? CH_FIRST_ROW + box / 3 * 3 + part : CH_FIRST_COLUMN + box % 3 * 3 + part - 3;
    return (ch_bands_house[box] | ch_bands_house[line]) & ~cells_of(label);
}

ChCandidateSet ch_whip_candidates(const ChPropagation *state, int label)
{
    const int digit = digit_of(label);
    const ChCellSet cells = ch_bands_cells(cells_of(label) & state->open[digit]);
    ChCandidateSet set = {{0}};

    CH_EACH_CELL(cell, cells)
        ch_candidates_add(&set, CH_CANDIDATE(cell, digit));
    return set;
}

/* Makes a label true. */
static void add_label(ChPropagation *state, int label)
{
    const int digit = digit_of(label);

    if (label < CH_CANDIDATES) {
        ch_propagation_assume(state, label);
        return;
    }
    state->open[digit] &= ~cells_against(label);
    state->fresh |= 1u << digit;
}

static bool conflicts_with(int label, int candidate)
{
    if (label < CH_CANDIDATES)
        return ch_conflict(label, candidate);
    return CH_CANDIDATE_DIGIT(candidate) == digit_of(label) &&
           ch_bands_has(cells_against(label), CH_CANDIDATE_CELL(candidate));
}

/* Reports whether a candidate is the label, or one of its segment. */
static bool is_part(int label, int candidate)
{
    return CH_CANDIDATE_DIGIT(candidate) == digit_of(label) &&
           ch_bands_has(cells_of(label), CH_CANDIDATE_CELL(candidate));
}

/* ---- what a variable is left with ---- */

static int lowest_cell(ChBands cells)
{
    const int band = cells[0] != 0 ? 0 : cells[1] != 0 ? 1 : 2;

    return CH_BAND_CELLS * band + ch_lowest(cells[band]);
}

/* A cell with a digit is empty when another label of the same round has closed that digit. */
static int left_in_cell(const ChPropagation *state, int cell)
{
    const bool is_placed = ch_bands_has(state->placed, cell);
    int label = EMPTY;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        if (!ch_bands_has(state->open[digit], cell))
            continue;
        if (label != EMPTY || is_placed)
            return NO_LABEL;
        label = CH_CANDIDATE(cell, digit);
    }
    return label;
}

/* Returns the segment that holds the open places of a house, or NO_LABEL. */
static int segment_of(ChBands open, int house, int digit)
{
    const int box = CH_BOX_OF(lowest_cell(open));
    const unsigned elements = open[box / 3] >> 9 * (box % 3) & CH_ALL_NINE;

    if (ch_bands_any(open & ~bands_of_box(box, elements)))
        return NO_LABEL;
    for (int part = 0; part < 6; part++)
        if ((elements & ~(unsigned)THIRD[part]) == 0 &&
            (house < CH_FIRST_ROW || (part < 3) == (house < CH_FIRST_COLUMN)))
            return CH_CANDIDATES + 9 * (6 * box + part) + digit;
    return NO_LABEL;
}

static int left_in_house(const ChPropagation *state, int house, int digit, bool with_segments)
{
    const ChBands open = state->open[digit] & ch_bands_house[house];

    if (!ch_bands_any(open))
        return EMPTY;
    const int cell = lowest_cell(open);
    if (!ch_bands_any(open & ~ch_bands_cell(cell)))
        return ch_bands_has(state->placed, cell) ? NO_LABEL : CH_CANDIDATE(cell, digit);
    return with_segments ? segment_of(open, house, digit) : NO_LABEL;
}

/* Returns the label that a variable is left with.  That of a satisfied one is not new. */
static int left_in(const ChPropagation *state, int variable, bool with_segments)
{
    const int of_house = variable - CH_CELLS;

    return of_house < 0 ? left_in_cell(state, variable)
                        : left_in_house(state, of_house / 9, of_house % 9, with_segments);
}

/* Reports whether a variable has a candidate outside the label, at the start, that conflicts with
 * LAST; any, if LAST is NO_LABEL. */
static bool has_left(const ChPropagation *start, int variable, int label, int last)
{
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(variable, i);
        if (ch_propagation_is_open(start, candidate) && !is_part(label, candidate) &&
            (last == NO_LABEL || conflicts_with(last, candidate)))
            return true;
    }
    return false;
}

/* Returns the right-linking label that a variable adds to a pattern, NO_LABEL or EMPTY.  LAST is
 * the label before it in a whip, else NO_LABEL. */
static int next_label(const ChWhipSearch *search, const ChPropagation *now, ChWhipKind kind,
                      int variable, int last)
{
    const int label = left_in(now, variable, kind.with_segments);

    return label >= CH_CANDIDATES && !has_left(&search->start, variable, label, last) ? NO_LABEL
                                                                                      : label;
}

/* ---- the bound ---- */

/* Reports whether a variable may have changed in the last round. */
static bool is_fresh(const ChPropagation *state, int variable)
{
    return variable < CH_CELLS || (state->fresh >> (variable - CH_CELLS) % 9 & 1) != 0;
}

/* Adds all labels of a round at once. */
static ChRound run_with_segments(const ChWhipSearch *search, ChPropagation *state)
{
    static const ChWhipKind G_BRAID = {.is_braid = true, .with_segments = true};
    ChPropagation next = *state;
    bool moved = false;

    next.fresh = 0;
    CH_EACH_CONSTRAINT(variable, &search->variables) {
        if (!is_fresh(state, variable))
            continue;
        const int label = next_label(search, state, G_BRAID, variable, NO_LABEL);
        if (label == EMPTY)
            return CH_ROUND_FAILED;
        if (label != NO_LABEL)
            add_label(&next, label);
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        moved |= ch_bands_any(next.open[digit] ^ state->open[digit]);
    *state = next;
    return moved ? CH_ROUND_MOVED : CH_ROUND_STILL;
}

/* Returns how many rounds lead to a contradiction, MOST + 1 if there are more, -1 if none do. */
static int rounds_from(const ChWhipSearch *search, ChWhipKind kind, const ChPropagation *now,
                       int most)
{
    ChPropagation state = *now;

    for (int round = 0; round <= most; round++) {
        const ChRound end =
            kind.with_segments ? run_with_segments(search, &state) : ch_propagation_run(&state);
        if (end != CH_ROUND_MOVED)
            return end == CH_ROUND_FAILED ? round : -1;
    }
    return most + 1;
}

int ch_whip_bound(const ChWhipSearch *search, ChWhipKind kind, int target)
{
    ChPropagation state = search->start;

    add_label(&state, target);
    return rounds_from(search, kind, &state, CH_CANDIDATES) + 1;
}

/* ---- the pattern ---- */

/* The variables that can have a place in a pattern, each with a left-linking candidate. */
typedef struct Places {
    int count;
    int choices[CH_WHIP_MOST];
    uint16_t variable[CH_WHIP_MOST][4 * 8];
    uint16_t left[CH_WHIP_MOST][4 * 8];
    int8_t taken[CH_CANDIDATES]; /* the place that takes a candidate, from 1 */
    int8_t choice[CH_WHIP_MOST];
    bool visited[CH_CANDIDATES];
} Places;

/* Lists the candidates of a variable, at the start, that conflict with LAST and are not part of
 * RIGHT, which is NO_LABEL at the end. */
static void list_lefts(const Search *search, Places *places, int variable, int last, int right)
{
    const int place = places->count;

    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(variable, i);
        if (!ch_propagation_is_open(&search->shared->start, candidate) ||
            (right != NO_LABEL && is_part(right, candidate)) ||
            (last != NO_LABEL && !conflicts_with(last, candidate)))
            continue;
        places->variable[place][places->choices[place]] = (uint16_t)variable;
        places->left[place][places->choices[place]++] = (uint16_t)candidate;
    }
}

/* Lists the variables that contain a label, at most four. */
static int list_variables_of(int label, int variable[4])
{
    const int digit = digit_of(label);
    const int segment = label - CH_CANDIDATES;

    if (segment < 0) {
        const uint8_t *const house = ch_cell_house[CH_CANDIDATE_CELL(label)];
        variable[0] = CH_CELL_CONSTRAINT(CH_CANDIDATE_CELL(label));
        for (int i = 0; i < 3; i++)
            variable[i + 1] = CH_HOUSE_CONSTRAINT(house[i], digit);
        return 4;
    }
    const int cell = lowest_cell(cells_of(label));
    variable[0] = CH_HOUSE_CONSTRAINT(CH_BOX_OF(cell), digit);
    variable[1] = CH_HOUSE_CONSTRAINT(ch_cell_house[cell][segment / 9 % 6 < 3 ? 1 : 2], digit);
    return 2;
}

/* Lists the variables that are left with a label, and their left-linking candidates; in a braid
 * those that conflict with the label before it come first. */
static void list_place(const Search *search, Places *places, const ChPropagation *now, int last,
                       int right)
{
    int variable[4];
    const int count = list_variables_of(right, variable);

    for (int any = 0; any <= search->kind.is_braid; any++)
        for (int i = 0; i < count; i++)
            if (ch_constraints_has(&search->shared->variables, variable[i]) &&
                left_in(now, variable[i], search->kind.with_segments) == right &&
                (!any || places->choices[places->count] == 0))
                list_lefts(search, places, variable[i], any ? NO_LABEL : last, right);
}

/* Finds a left-linking candidate for a place of a whip, moving others if necessary. */
static bool take_left(Places *places, int place)
{
    for (int i = 0; i < places->choices[place]; i++) {
        const int candidate = places->left[place][i];
        if (places->visited[candidate])
            continue;
        places->visited[candidate] = true;
        if (places->taken[candidate] == 0 || take_left(places, places->taken[candidate] - 1)) {
            places->taken[candidate] = (int8_t)(place + 1);
            places->choice[place] = (int8_t)i;
            return true;
        }
    }
    return false;
}

static void write_pattern(const Search *search, const Places *places)
{
    ChWhipPattern *const pattern = search->pattern;

    pattern->length = search->labels + 1;
    for (int i = 0; i < pattern->length; i++) {
        pattern->variable[i] = places->variable[i][places->choice[i]];
        pattern->left[i] = places->left[i][places->choice[i]];
        pattern->right[i] = i < search->labels ? search->label[i] : CH_NONE;
    }
}

/* Ends the partial pattern with a variable.  False if the left-linking candidates of a whip cannot
 * all be different. */
static bool complete(const Search *search, int variable)
{
    ChPropagation now = search->shared->start;
    Places places = {.count = 0};
    int last = search->target;

    add_label(&now, last);
    for (; places.count < search->labels; places.count++) {
        const int right = search->label[places.count];
        list_place(search, &places, &now, last, right);
        add_label(&now, right);
        last = right;
    }
    list_lefts(search, &places, variable, last, NO_LABEL);
    if (search->kind.is_braid && places.choices[places.count] == 0)
        list_lefts(search, &places, variable, NO_LABEL, NO_LABEL);
    for (int place = 0; place <= places.count && !search->kind.is_braid; place++) {
        memset(places.visited, 0, sizeof places.visited);
        if (!take_left(&places, place))
            return false;
    }
    write_pattern(search, &places);
    return true;
}

/* ---- partial patterns ---- */

/* Returns the variables with which the partial pattern may continue: in a whip those with a
 * candidate, at the start, that conflicts with the last label. */
static ChConstraintSet list_next(const Search *search, int last)
{
    const ChPropagation *const start = &search->shared->start;
    const int digit = digit_of(last);
    const ChCellSet cells = ch_bands_cells(cells_against(last) & start->open[digit]);
    ChConstraintSet next = {{0}};

    if (search->kind.is_braid)
        return search->shared->variables;
    CH_EACH_CELL(cell, cells) {
        ch_constraints_add(&next, CH_CELL_CONSTRAINT(cell));
        for (int i = 0; i < 3; i++)
            ch_constraints_add(&next, CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], digit));
    }
    if (last < CH_CANDIDATES) {
        const int cell = CH_CANDIDATE_CELL(last);
        for (int other = 0; other < CH_DIGITS; other++)
            for (int i = 0; i < 3 && ch_bands_has(start->open[other], cell); i++)
                ch_constraints_add(&next, CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], other));
    }
    for (int i = 0; i < 6; i++)
        next.word[i] &= search->shared->variables.word[i];
    return next;
}

static bool is_known(const Search *search, int label)
{
    for (int i = 0; i < search->labels; i++)
        if (search->label[i] == label)
            return true;
    return false;
}

static uint64_t *slot_of(const Search *search, int last, uint64_t *key)
{
    const ChWhipSearch *const shared = search->shared;

    *key = ch_hash_add(search->salt ^ search->set, search->kind.is_braid ? 0 : (uint64_t)last + 1);
    return shared->failed != NULL ? &shared->failed[*key & (shared->failed_slots - 1)] : NULL;
}

static bool continue_with(Search *search, const ChPropagation *now, int label);

/* Ends the pattern with one of the variables, or continues with each in turn.  FAILS: a variable of
 * the position is empty. */
static bool expand(Search *search, const ChPropagation *now, int last, bool fails)
{
    const ChConstraintSet next = list_next(search, last);

    if (fails)
        CH_EACH_CONSTRAINT(variable, &next)
            if (left_in(now, variable, false) == EMPTY && complete(search, variable))
                return true;
    if (search->labels + 1 == search->limit)
        return false;
    CH_EACH_CONSTRAINT(variable, &next) {
        const int label = next_label(search->shared, now, search->kind, variable,
                                     search->kind.is_braid ? NO_LABEL : last);
        if (label >= 0 && !is_known(search, label) && continue_with(search, now, label))
            return true;
        if (ch_whip_is_exhausted(search->shared))
            return false;
    }
    return false;
}

/* Extends the partial pattern whose last label is LAST; true when that leads to a pattern. */
static bool extend(Search *search, const ChPropagation *now, int last)
{
    const int left = search->limit - 1 - search->labels;
    uint64_t key;
    uint64_t *const slot = slot_of(search, last, &key);

    if (slot != NULL && *slot == key)
        return false;
    if (++search->shared->work % METERED == 0)
        ch_meter_add(search->shared->meter, METERED);
    if (ch_whip_is_exhausted(search->shared))
        return false;
    const int rounds = rounds_from(search->shared, search->kind, now, left);
    if (rounds >= 0 && rounds <= left && expand(search, now, last, rounds == 0))
        return true;
    if (slot != NULL && !ch_whip_is_exhausted(search->shared))
        *slot = key;
    return false;
}

static bool continue_with(Search *search, const ChPropagation *now, int label)
{
    const uint64_t set = search->set;
    ChPropagation next = *now;

    add_label(&next, label);
    search->label[search->labels++] = (uint16_t)label;
    search->set ^= ch_hash_mix((uint64_t)label + 1);
    const bool found = extend(search, &next, label);
    search->labels--;
    search->set = set;
    return found;
}

bool ch_whip_find(ChWhipSearch *search, ChWhipKind kind, int target, int limit,
                  ChWhipPattern *pattern)
{
    Search one = {.shared = search,
                  .kind = kind,
                  .target = target,
                  .limit = limit < CH_WHIP_MOST ? limit : CH_WHIP_MOST,
                  .pattern = pattern};
    ChPropagation state = search->start;

    one.salt = ch_hash_add(
        search->position, (uint64_t)(((target * CH_WHIP_MOST + one.limit) * 2 + kind.is_braid) * 2 +
                                     kind.with_segments));
    add_label(&state, target);
    return extend(&one, &state, target);
}

/* ---- the start ---- */

static int count_open(const ChPropagation *state, int variable)
{
    int count = 0;

    for (int i = 0; i < 9; i++)
        count += ch_propagation_is_open(state, ch_constraint_candidate(variable, i));
    return count;
}

void ch_whip_start(ChWhipSearch *search, const ChPropagation *start, const ChConstraintSet *allowed)
{
    search->start = *start;
    search->start.fresh = 0;
    search->variables = (ChConstraintSet){{0}};
    for (int variable = 0; variable < CH_CONSTRAINTS; variable++)
        if ((allowed == NULL || ch_constraints_has(allowed, variable)) &&
            count_open(start, variable) > 1)
            ch_constraints_add(&search->variables, variable);
    search->position = ch_hash_add_all(0, search->variables.word, 6);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChBandPairs open = (ChBandPairs)start->open[digit];
        search->position = ch_hash_add(ch_hash_add(search->position, open[0]), open[1]);
    }
}
