/* exocet_senior.c - senior, complex senior and Siamese exocets.
 *
 *       B B . | . . . | . . .      B  base: two cells of a box and a line, three or four digits
 *       . . o | T . . | o . .      T  targets
 *       . . o | o . . | o . .
 *       ------+-------+------      o  the rest of three cross-lines, off the base's line and box:
 *       . . o | o . . | T . .         each of the digits has room there for two places at most
 *       . . o | o . . | o . .
 *       ...
 *
 * A digit of the base needs a place in each of the three cross-lines, out of the base's sight.  The
 * cells apart from the targets do not offer three, so it is in a target.  That holds for both
 * digits of the base: each takes one of the targets.  Where the targets are does not matter.  In a
 * junior exocet they are in the chute, the only such cells of their cross-lines there; in a senior
 * exocet at least one is elsewhere in the cross-lines.
 *
 * A complex senior exocet needs one more house: a digit would have to be in four houses, the
 * cross-lines and a row, column or box, and cannot without the targets.
 *
 * Two exocets are Siamese if they have the same base.  Its digits then need places in the
 * cross-lines of both at once, which may rule out what neither does alone.
 *
 * Ruled out is each candidate that conflicts with every way to fill the pattern: two digits in the
 * base, and places for both in all the houses.  So other digits leave the targets, digits with too
 * little room leave base and targets, and a digit leaves what sees its places in every way.  Mirror
 * nodes are used in junior exocets only.
 *
 * Each house is needed, for the targets and for each elimination; so are both targets and both
 * cells of the base.  Eliminations whose proof would be too long for a log are left out, and so are
 * patterns in which a digit has more than 500 placements.  A step shows the first targets that
 * fit.
 *
 * They are used on request.  Senior exocets are David P Bird's.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "exocet_room.h"
#include "exocet_ways.h"
#include "finders.h"
#include "premises.h"

enum {
    LINES = 7500, /* the longest proof, with a margin below the log's limit (log_replay.h) */
    CROSSES = 9,
    CHUTES = 6,
    BASES = 27
};

typedef struct Exocet {
    ChExocetRoom room;
    uint8_t target[2];
    bool is_junior;
} Exocet;

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    ChCandidateSet reached;
} Search;

/* ---- targets ---- */

/* What the placements so far have in common. */
typedef struct Shared {
    int count;
    uint8_t cell[CH_MOST_ROOM_HOUSES];      /* of the first placement; one of them is a target */
    ChCellSet partner[CH_MOST_ROOM_HOUSES]; /* in all placements without it */
    ChCellSet all;                          /* in all placements */
} Shared;

static bool share(void *context, ChCellSet cells)
{
    Shared *const shared = context;
    bool any = false;

    if (shared->count == 0)
        CH_EACH_CELL(cell, cells) {
            shared->partner[shared->count] = shared->all;
            shared->cell[shared->count++] = (uint8_t)cell;
        }
    shared->all = ch_cells_and(shared->all, cells);
    for (int i = 0; i < shared->count; i++) {
        if (!ch_cells_has(&cells, shared->cell[i]))
            shared->partner[i] = ch_cells_and(shared->partner[i], cells);
        any = any || !ch_cells_empty(shared->partner[i]);
    }
    return !any;
}

static ChExocetRoom without_house(const ChExocetRoom *room, int which)
{
    ChExocetRoom rest = *room;

    rest.house[which] = rest.house[--rest.count];
    return rest;
}

static bool has_neither(void *context, ChCellSet cells)
{
    return !ch_cells_meet(cells, *(const ChCellSet *)context);
}

/* Reports whether some digit has room without the targets when any one of the houses is left
 * out. */
static bool needs_houses(const ChExocetRoom *room, ChCellSet targets)
{
    for (int i = 0; i < room->count; i++) {
        const ChExocetRoom rest = without_house(room, i);
        bool has_room = false;
        CH_EACH_DIGIT(digit, room->digits)
            has_room = has_room || ch_room_each(&rest, digit, has_neither, &targets);
        if (!has_room)
            return false;
    }
    return true;
}

/* Finds two empty cells, both needed, of which every placement of every digit has one, while that
 * needs all the houses.  False when there are none. */
static bool find_targets(const ChExocetRoom *room, uint8_t target[2])
{
    const ChCellSet empty = ch_board_plane(room->board, CH_EMPTY);
    Shared shared = {.all = empty};

    CH_EACH_DIGIT(digit, room->digits)
        if (ch_room_each(room, digit, share, &shared))
            return false;
    if (!ch_cells_empty(shared.all))
        return false;
    for (int i = 0; i < shared.count; i++) {
        const int one = shared.cell[i];
        if (!ch_cells_has(&empty, one))
            continue;
        CH_EACH_CELL(other, ch_cells_and(shared.partner[i], empty)) {
            ChCellSet both = {{0}};
            ch_cells_add(&both, one);
            ch_cells_add(&both, other);
            if (needs_houses(room, both)) {
                target[0] = (uint8_t)one;
                target[1] = (uint8_t)other;
                return true;
            }
        }
    }
    return false;
}

/* ---- steps ---- */

static uint32_t seed_of(const Exocet *exocet)
{
    return exocet->room.base[0] | (uint32_t)exocet->room.base[1] << 7 |
           (uint32_t)exocet->target[0] << 14 | (uint32_t)exocet->target[1] << 21;
}

static void add_premises(ChDeduction *deduction, const ChExocetRoom *room)
{
    for (int i = 0; i < 2; i++)
        ch_add_premise(deduction, CH_CELL_CONSTRAINT(room->base[i]));
    for (int i = 0; i < room->count; i++)
        ch_add_digit_premises(deduction, room->house[i], room->digits);
}

static bool needs_base(const ChDeduction *deduction, const ChExocetRoom *room)
{
    for (int i = 0; i < 2; i++)
        if (!ch_constraints_has(&deduction->detail.premises, CH_CELL_CONSTRAINT(room->base[i])))
            return false;
    return true;
}

static void leave_out(ChDeduction *deduction, const ChCandidateSet *candidates)
{
    deduction->detail.removed = ch_candidates_minus(&deduction->detail.removed, candidates);
    deduction->removals = (unsigned)ch_candidates_count(&deduction->detail.removed);
}

/* Reports the step.  The exocets, one or two, are shown. */
static bool report_step(Search *search, const ChExocetRoom *room, const Exocet *exocet, int count,
                        ChDeduction *deduction)
{
    if (deduction->removals == 0)
        return false;
    add_premises(deduction, room);
    for (int i = 0; i < count; i++)
        deduction->detail.seed[i] = seed_of(&exocet[i]);
    if (ch_minimize_premises_within(deduction, room->board, LINES) == 0 ||
        !needs_base(deduction, room))
        return false;
    search->reached = ch_candidates_or(&search->reached, &deduction->detail.removed);
    return ch_report(deduction, search->sink);
}

/* Reports a step for each rule. */
static bool report_rules(Search *search, const ChExocetRoom *room, const Exocet *exocet,
                         const ChDeduction *whole)
{
    ChSeniorExocet senior = {.room = *room, .known = ch_room_known(room)};

    for (int i = 0; i < 2; i++) {
        ch_cells_add(&senior.base, room->base[i]);
        ch_cells_add(&senior.targets, exocet->target[i]);
    }
    for (ChExocetRule rule = CH_EXOCET_TARGETS; rule < CH_EXOCET_RULES; rule++) {
        ChDeduction one = ch_deduction(search->technique);
        CH_EACH_CANDIDATE(candidate, &whole->detail.removed)
            if (ch_exocet_senior_rule(&senior, candidate) == rule)
                ch_add_cell_eliminations(&one, room->board, CH_CANDIDATE_CELL(candidate),
                                         1u << CH_CANDIDATE_DIGIT(candidate));
        if (report_step(search, room, exocet, 1, &one))
            return true;
    }
    return false;
}

/* Reports what a room rules out with all its houses only. */
static bool report(Search *search, const ChExocetRoom *room, const Exocet *exocet, int count)
{
    ChDeduction deduction = ch_deduction(search->technique);

    if (!ch_room_conclude(room, &deduction))
        return false;
    leave_out(&deduction, &search->reached);
    for (int i = 0; i < room->count && deduction.removals > 0; i++) {
        const ChExocetRoom rest = without_house(room, i);
        ChDeduction less = ch_deduction(search->technique);
        if (ch_room_conclude(&rest, &less))
            leave_out(&deduction, &less.detail.removed);
    }
    return search->technique == CH_TECHNIQUE_EXOCET_RULES
               ? report_rules(search, room, exocet, &deduction)
               : report_step(search, room, exocet, count, &deduction);
}

/* ---- rooms ---- */

/* Takes the targets of a junior exocet, where the room is one; else any that fit.  False when there
 * are none. */
static bool set_targets(const Search *search, Exocet *exocet)
{
    const ChExocets *const juniors = ch_facts_exocets(search->input->facts);
    const ChExocetRoom *const room = &exocet->room;

    exocet->is_junior = false;
    for (int i = 0; i < juniors->count && !exocet->is_junior; i++) {
        const ChExocet *const junior = &juniors->exocet[i];
        exocet->is_junior = junior->base[0] == room->base[0] && junior->base[1] == room->base[1];
        for (int k = 0; k < 3; k++)
            exocet->is_junior = exocet->is_junior && ch_exocet_house(junior, k) == room->house[k];
        memcpy(exocet->target, junior->target, sizeof exocet->target);
    }
    return exocet->is_junior || find_targets(room, exocet->target);
}

/* Tries one more house. */
static bool report_complex(Search *search, const Exocet *plain)
{
    for (int house = 0; house < CH_HOUSES; house++) {
        Exocet exocet = *plain;
        const ChCellSet cells = ch_house_cells[house];
        bool fits = !ch_cells_has(&cells, plain->room.base[0]) ||
                    !ch_cells_has(&cells, plain->room.base[1]);
        for (int i = 0; i < 3; i++)
            fits = fits && house != plain->room.house[i];
        exocet.room.house[exocet.room.count++] = (uint8_t)house;
        if (!fits || !find_targets(&exocet.room, exocet.target))
            continue;
        if (report(search, &exocet.room, &exocet, 1))
            return true;
    }
    return false;
}

/* Tries each two exocets of a base. */
static bool report_siamese(Search *search, const Exocet *exocet, int count)
{
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++) {
            const Exocet pair[2] = {exocet[i], exocet[k]};
            ChExocetRoom room = exocet[i].room;
            for (int one = 1; one < 3; one++)
                if (exocet[k].room.house[one] != room.house[one])
                    room.house[room.count++] = exocet[k].room.house[one];
            if (report(search, &room, pair, 2))
                return true;
        }
    return false;
}

/* Takes the three cross-lines in all ways. */
static bool search_base(Search *search, const ChExocetRoom *base, int chute, int cross)
{
    const int first = chute < 3 ? CH_FIRST_COLUMN : CH_FIRST_ROW;
    const int box[2] = {cross < 3 ? 1 : 0, cross < 6 ? 2 : 1};
    Exocet found[CROSSES];
    int count = 0;

    for (int i = 0; i < CROSSES; i++) {
        Exocet exocet = {.room = *base};
        exocet.room.count = 3;
        exocet.room.house[0] = (uint8_t)(first + cross);
        exocet.room.house[1] = (uint8_t)(first + 3 * box[0] + i / 3);
        exocet.room.house[2] = (uint8_t)(first + 3 * box[1] + i % 3);
        if (set_targets(search, &exocet)) {
            if ((search->technique == CH_TECHNIQUE_SENIOR_EXOCET ||
                 search->technique == CH_TECHNIQUE_EXOCET_RULES) &&
                !exocet.is_junior && report(search, &exocet.room, &exocet, 1))
                return true;
            found[count++] = exocet;
        } else if (search->technique == CH_TECHNIQUE_COMPLEX_SENIOR_EXOCET &&
                   report_complex(search, &exocet)) {
            return true;
        }
    }
    return search->technique == CH_TECHNIQUE_SIAMESE_EXOCET && report_siamese(search, found, count);
}

static bool search_chute(Search *search, int chute)
{
    const ChBoard *const board = search->input->board;

    for (int i = 0; i < BASES; i++) {
        const int line = chute % 3 * 3 + i / CROSSES;
        const int cross = i % CROSSES;
        const int box = cross / 3 * 3;
        const int one = ch_chute_cell(chute, line, box + (cross % 3 == 0));
        const int two = ch_chute_cell(chute, line, box + 2 - (cross % 3 == 2));
        const unsigned digits = (unsigned)board->candidates[one] | board->candidates[two];
        const ChExocetRoom base = {
            .board = board, .base = {(uint8_t)one, (uint8_t)two}, .digits = (uint16_t)digits};
        const bool fits = board->digit[one] == CH_NO_DIGIT && board->digit[two] == CH_NO_DIGIT &&
                          (ch_count(digits) == 3 || ch_count(digits) == 4);
        if (fits && search_base(search, &base, chute, cross))
            return true;
    }
    return false;
}

static bool find_technique(const ChFinderInput *input, ChSink *sink, int technique)
{
    Search search = {.input = input, .sink = sink, .technique = technique};

    for (int chute = 0; chute < CHUTES; chute++)
        if (search_chute(&search, chute))
            return true;
    return false;
}

bool ch_find_senior_exocet(const ChFinderInput *input, ChSink *sink)
{
    return find_technique(input, sink, CH_TECHNIQUE_SENIOR_EXOCET);
}

bool ch_exocet_report_seniors(const ChFinderInput *input, ChSink *sink)
{
    return find_technique(input, sink, CH_TECHNIQUE_EXOCET_RULES);
}

bool ch_find_complex_senior_exocet(const ChFinderInput *input, ChSink *sink)
{
    return find_technique(input, sink, CH_TECHNIQUE_COMPLEX_SENIOR_EXOCET);
}

bool ch_find_siamese_exocet(const ChFinderInput *input, ChSink *sink)
{
    return find_technique(input, sink, CH_TECHNIQUE_SIAMESE_EXOCET);
}
