/* pattern.c - the check of a step's pattern: the cells, digits and houses that it highlights.
 *
 * Most roles only point at things; marks.c checks that these belong to the step.  The pattern of a
 * single also makes claims that can be wrong.  It shows its cell, digit and house, the placed
 * digits that close the other candidates (hatching), and the cells that an earlier step closed.
 *
 *      - - - | - - + | - - -      3  hatching: a placed digit that sees an empty cell of box 5
 *      3 - - | - - + | - - -      +  a cell that it sees
 *      . 8 . | X 7 + | . . .      X  the conclusion; all other empty cells of box 5 are closed
 *
 * The pattern of a contradiction is checked likewise: a digit without a place in a house, a cell
 * without candidates, and equal digits that see each other.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "shown.h"

static bool has_role(const ChStepRecord *step, ChRole role)
{
    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == role)
            return true;
    return false;
}

static bool has_mark(const ChStepRecord *step, ChRole role, int thing)
{
    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == role && step->mark[i].thing == thing)
            return true;
    return false;
}

/* Reports whether the pattern has the thing in a role, or nothing in that role. */
static bool shows_if_any(const ChStepRecord *step, ChRole role, int thing)
{
    return !has_role(step, role) || has_mark(step, role, thing);
}

static bool is_placed(const ChVerifier *verifier, int candidate)
{
    return verifier->digit[CH_CANDIDATE_CELL(candidate)] == CH_CANDIDATE_DIGIT(candidate);
}

/* Reports whether a candidate was closed by the step that the mark names. */
static bool is_closed_by(const ChVerifier *verifier, int candidate, const ChMark *mark)
{
    return !ch_candidates_has(&verifier->open, candidate) &&
           verifier->removed_by[candidate] == mark->step;
}

/* ---- a digit in a house ---- */

/* The empty cells of a house other than the chosen one, as bits of places, and those explained. */
typedef struct Closing {
    int house;
    int digit;
    unsigned empty;   /* to be explained */
    unsigned hatched; /* seen by a placed digit */
    unsigned closed;  /* by an earlier step or by the marks of the input */
} Closing;

/* Returns the empty places of the house that a cell sees. */
static unsigned places_seen(const Closing *closing, int cell)
{
    unsigned seen = 0;

    for (int place = 0; place < 9; place++)
        seen |= (unsigned)ch_cells_has(&ch_cell_peers[cell], ch_house_cell[closing->house][place])
                << place;
    return seen & closing->empty;
}

static bool check_hatching(ChVerifier *verifier, Closing *closing, const ChMark *mark)
{
    const unsigned seen =
        is_placed(verifier, mark->thing) && CH_CANDIDATE_DIGIT(mark->thing) == closing->digit
            ? places_seen(closing, CH_CANDIDATE_CELL(mark->thing))
            : 0;

    if (seen == 0)
        return ch_refute_placed(verifier, CH_REASON_HATCHING, mark->thing);
    closing->hatched |= seen;
    return true;
}

static bool check_closed(ChVerifier *verifier, Closing *closing, const ChMark *mark)
{
    for (int place = 0; place < 9; place++) {
        const int cell = ch_house_cell[closing->house][place];
        if (cell != mark->thing || !(closing->empty >> place & 1) ||
            !is_closed_by(verifier, CH_CANDIDATE(cell, closing->digit), mark))
            continue;
        closing->closed |= 1u << place;
        return true;
    }
    return ch_refute_cell(verifier, CH_REASON_CLOSED, mark->thing);
}

/* Checks that the pattern explains why a digit has no place in a house but CHOSEN (-1: no place at
 * all). */
static bool check_house(ChVerifier *verifier, int house, int digit, int chosen)
{
    const ChStepRecord *const step = verifier->step;
    Closing closing = {.house = house, .digit = digit};

    for (int place = 0; place < 9; place++) {
        const int cell = ch_house_cell[house][place];
        if (cell != chosen && verifier->digit[cell] == CH_NO_DIGIT)
            closing.empty |= 1u << place;
    }
    for (size_t i = 0; i < step->mark_count; i++) {
        const ChMark *const mark = &step->mark[i];
        if (mark->role == CH_ROLE_HATCHING && !check_hatching(verifier, &closing, mark))
            return false;
        if (mark->role == CH_ROLE_CLOSED && !check_closed(verifier, &closing, mark))
            return false;
    }
    const unsigned left = closing.empty & ~(closing.hatched | closing.closed);
    if (left != 0)
        return ch_refute_cell(verifier, CH_REASON_HATCHING_LESS,
                              ch_house_cell[house][ch_lowest(left)]);
    return true;
}

/* ---- the digits of a cell ---- */

/* Returns the digits placed in the peers of a cell. */
static unsigned digits_seen(const ChVerifier *verifier, int cell)
{
    const ChCellSet *const peers = &ch_cell_peers[cell];
    unsigned seen = 0;

    CH_EACH_CELL(peer, *peers)
        if (verifier->digit[peer] != CH_NO_DIGIT)
            seen |= 1u << verifier->digit[peer];
    return seen;
}

/* Returns the digits of a cell that a CLOSED mark accounts for. */
static unsigned digits_closed(const ChVerifier *verifier, int cell, const ChMark *mark)
{
    unsigned closed = 0;

    for (int digit = 0; digit < CH_DIGITS && mark->thing == cell; digit++)
        if (is_closed_by(verifier, CH_CANDIDATE(cell, digit), mark))
            closed |= 1u << digit;
    return closed;
}

/* Checks that the pattern explains why a cell can hold no digit but those in KEPT: it sees placed
 * digits, and earlier steps closed the rest. */
static bool check_cell(ChVerifier *verifier, int cell, unsigned kept)
{
    const ChStepRecord *const step = verifier->step;
    const unsigned seen = digits_seen(verifier, cell) & ~kept;
    unsigned explained = kept;
    unsigned closed = 0;

    for (size_t i = 0; i < step->mark_count; i++) {
        const ChMark *const mark = &step->mark[i];
        if (mark->role == CH_ROLE_HATCHING) {
            const int digit = CH_CANDIDATE_DIGIT(mark->thing);
            if (!is_placed(verifier, mark->thing) ||
                !ch_cells_has(&ch_cell_peers[cell], CH_CANDIDATE_CELL(mark->thing)))
                return ch_refute_placed(verifier, CH_REASON_HATCHING, mark->thing);
            explained |= 1u << digit;
        } else if (mark->role == CH_ROLE_CLOSED) {
            const unsigned by_mark = digits_closed(verifier, cell, mark) & ~seen;
            if (by_mark == 0)
                return ch_refute_cell(verifier, CH_REASON_CLOSED, mark->thing);
            closed |= by_mark;
        }
    }
    const unsigned left = CH_ALL_NINE & ~(explained | closed);
    return left == 0 ||
           ch_refute_placed(verifier, CH_REASON_HATCHING_LESS, CH_CANDIDATE(cell, ch_lowest(left)));
}

/* ---- whole patterns ---- */

/* Reports whether the pattern explains what closes the other candidates.  The explanation is
 * optional, but checked when present. */
static bool explains_closing(const ChStepRecord *step)
{
    return has_role(step, CH_ROLE_HATCHING) || has_role(step, CH_ROLE_CLOSED);
}

/* Reports whether the pattern is empty or has the thing in a role. */
static bool shows_unless_empty(const ChStepRecord *step, ChRole role, int thing)
{
    return step->mark_count == 0 || has_mark(step, role, thing);
}

static bool check_single(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    const int premise = step->constraint[0];
    const int cell = CH_CANDIDATE_CELL(step->place[0]);
    const int digit = CH_CANDIDATE_DIGIT(step->place[0]);
    const int house = premise < CH_CELLS ? -1 : (premise - CH_CELLS) / 9;
    const bool is_member =
        house < 0 ? premise == cell
                  : (premise - CH_CELLS) % 9 == digit && ch_cells_has(&ch_house_cells[house], cell);

    if (!is_member)
        return ch_refute_premise(verifier, CH_REASON_PATTERN, premise);
    if (!shows_unless_empty(step, CH_ROLE_CELL, cell))
        return ch_refute_cell(verifier, CH_REASON_PATTERN, cell);
    if (!shows_unless_empty(step, CH_ROLE_DIGIT, digit))
        return ch_refute_number(verifier, CH_REASON_PATTERN, (uint32_t)digit + 1);
    if (house < 0 ? has_role(step, CH_ROLE_HOUSE) : !shows_unless_empty(step, CH_ROLE_HOUSE, house))
        return ch_refute_premise(verifier, CH_REASON_PATTERN, premise);
    if (!explains_closing(step))
        return true;
    return house < 0 ? check_cell(verifier, cell, 1u << digit)
                     : check_house(verifier, house, digit, cell);
}

static bool check_duplicate(ChVerifier *verifier, int cell)
{
    const ChStepRecord *const step = verifier->step;

    if (!shows_if_any(step, CH_ROLE_CELL, cell))
        return ch_refute_cell(verifier, CH_REASON_PATTERN, cell);
    if (!shows_if_any(step, CH_ROLE_DIGIT, verifier->digit[cell]))
        return ch_refute_number(verifier, CH_REASON_PATTERN, verifier->digit[cell] + 1u);
    for (size_t i = 0; i < step->mark_count; i++) {
        const int other = step->mark[i].thing;
        if (step->mark[i].role == CH_ROLE_CELL && other != cell &&
            (verifier->digit[other] != verifier->digit[cell] ||
             !ch_cells_has(&ch_cell_peers[cell], other)))
            return ch_refute_cell(verifier, CH_REASON_PATTERN, other);
    }
    return true;
}

/* A contradiction has a constraint as its premise: check_kind() requires premises, and none of them
 * may be a deadly pattern. */
static bool check_contradiction(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    const int premise = step->constraint[0];
    const int house = (premise - CH_CELLS) / 9;
    const int digit = (premise - CH_CELLS) % 9;

    switch (step->kind) {
    case CH_KIND_DUPLICATE:
        return check_duplicate(verifier, premise);
    case CH_KIND_NO_PLACE:
        if (!shows_if_any(step, CH_ROLE_HOUSE, house) || !shows_if_any(step, CH_ROLE_DIGIT, digit))
            return ch_refute_premise(verifier, CH_REASON_PATTERN, premise);
        return !explains_closing(step) || check_house(verifier, house, digit, -1);
    case CH_KIND_NO_CANDIDATE:
        if (!shows_if_any(step, CH_ROLE_CELL, premise))
            return ch_refute_cell(verifier, CH_REASON_PATTERN, premise);
        return verifier->digit[premise] != CH_NO_DIGIT || !explains_closing(step) ||
               check_cell(verifier, premise, 0);
    default:
        return true;
    }
}

/* The type of the things in each role. */
static const ChShape SHAPE[CH_ROLES] = {
#define ROLE(name, key, shape) CH_SHAPE_##shape,
#include "roles.def"
#undef ROLE
};

/* Counts the sets of the pattern, to which its restricted commons refer by index. */
static uint16_t count_sets(const ChStepRecord *step)
{
    uint16_t count = 0;

    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == CH_ROLE_SET_CELL && step->mark[i].group >= count)
            count = (uint16_t)(step->mark[i].group + 1);
    return count;
}

/* Checks that every mark refers to an existing thing, and to no step but earlier ones. */
static bool check_marks(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    const uint16_t limit[] = {
        [CH_SHAPE_CELL] = CH_CELLS,        [CH_SHAPE_DIGIT] = CH_DIGITS,
        [CH_SHAPE_HOUSE] = CH_HOUSES,      [CH_SHAPE_CANDIDATE] = CH_CANDIDATES,
        [CH_SHAPE_CLOSED] = CH_CELLS,      [CH_SHAPE_NODE] = CH_CANDIDATES,
        [CH_SHAPE_SET] = count_sets(step), [CH_SHAPE_FLAG] = 1};

    for (size_t i = 0; i < step->mark_count; i++) {
        const ChMark *const mark = &step->mark[i];
        if (mark->role >= CH_ROLES || mark->thing >= limit[SHAPE[mark->role]])
            return ch_refute_number(verifier, CH_REASON_PATTERN, mark->thing);
        if (mark->group >= CH_CANDIDATES)
            return ch_refute_number(verifier, CH_REASON_PATTERN, mark->group);
        if (mark->step >= verifier->number)
            return ch_refute_number(verifier, CH_REASON_PATTERN, mark->step);
    }
    return true;
}

/* Checks that a guess shows the open candidates of one constraint that holds its placement, and
 * nothing else; its pattern may be empty. */
static bool check_guess(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    const int cell = CH_CANDIDATE_CELL(step->place[0]);
    const int digit = CH_CANDIDATE_DIGIT(step->place[0]);
    int constraint = CH_CELL_CONSTRAINT(cell);
    size_t open = 0;

    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == CH_ROLE_HOUSE)
            constraint = CH_HOUSE_CONSTRAINT(step->mark[i].thing, digit);
    if (step->mark_count == 0)
        return true;
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (!ch_candidates_has(&verifier->open, candidate))
            continue;
        if (!has_mark(step, CH_ROLE_CELL, CH_CANDIDATE_CELL(candidate)) ||
            !has_mark(step, CH_ROLE_DIGIT, CH_CANDIDATE_DIGIT(candidate)))
            return ch_refute_placed(verifier, CH_REASON_INCOMPLETE, candidate);
        open++;
    }
    if (!has_mark(step, CH_ROLE_CELL, cell) || !has_mark(step, CH_ROLE_DIGIT, digit))
        return ch_refute_placed(verifier, CH_REASON_PATTERN, step->place[0]);
    return step->mark_count == open + (has_role(step, CH_ROLE_HOUSE) ? 2 : 1) ||
           ch_refute_placed(verifier, CH_REASON_UNRELATED, step->place[0]);
}

/* Refutes the step with the name of the thing that a mark shows. */
static bool refute_mark(ChVerifier *verifier, ChReason reason, const ChMark *mark)
{
    switch (SHAPE[mark->role]) {
    case CH_SHAPE_CELL:
    case CH_SHAPE_CLOSED:
        return ch_refute_cell(verifier, reason, mark->thing);
    case CH_SHAPE_HOUSE:
        return ch_refute_house(verifier, reason, mark->thing);
    case CH_SHAPE_CANDIDATE:
    case CH_SHAPE_NODE:
        return ch_refute_placed(verifier, reason, mark->thing);
    default:
        return ch_refute_number(verifier, reason, mark->thing + 1u);
    }
}

/* Checks that no list of the pattern contains a thing twice.  CLOSED is exempt, because several
 * steps can have closed candidates of a cell. */
static bool check_once(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    ChCandidateSet seen = {{0}};

    for (size_t i = 0; i < step->mark_count; i++) {
        const ChMark *const mark = &step->mark[i];
        if (i > 0 && (mark->role != mark[-1].role || mark->group != mark[-1].group))
            seen = (ChCandidateSet){{0}};
        if (mark->role != CH_ROLE_CLOSED && ch_candidates_has(&seen, mark->thing))
            return refute_mark(verifier, CH_REASON_ONCE, mark);
        ch_candidates_add(&seen, mark->thing);
    }
    return true;
}

static bool is_single(const ChStepRecord *step)
{
    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == CH_ROLE_TARGET || step->mark[i].role == CH_ROLE_LINK_FROM)
            return false;
    return step->place_count == 1 && step->eliminate_count == 0 && step->constraint_count == 1 &&
           step->deadly_count == 0;
}

/* Checks that the pattern has no explanation of closed candidates: only singles and contradictions
 * have one. */
static bool check_unexplained(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;

    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == CH_ROLE_HATCHING || step->mark[i].role == CH_ROLE_CLOSED)
            return refute_mark(verifier, CH_REASON_UNRELATED, &step->mark[i]);
    return true;
}

bool ch_check_pattern(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;

    if (!check_marks(verifier) || !check_once(verifier))
        return false;
    if (strcmp(step->technique, "contradiction") == 0)
        return check_contradiction(verifier);
    if (step->kind != CH_KIND_NONE)
        return ch_refute(verifier, CH_REASON_KIND, "");
    if (strcmp(step->technique, "guess") == 0)
        return check_guess(verifier);
    return (is_single(step) ? check_single(verifier) : check_unexplained(verifier)) &&
           ch_check_shown(verifier);
}
