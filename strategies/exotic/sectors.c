/* sectors.c - see exotic.h.
 *
 * A digit's share is the size of a maximum matching: each of its cells joins two covers, and no
 * cover has the digit twice.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sectors.h"

#include "finders.h"
#include "premises.h"

/* The maximal length of a proof, with a margin below the log's limit (log_replay.h). */
enum { LINES = 7500 };

/* ---- the cells ---- */

static bool add_cell(ChSectors *sectors, const ChBoard *board, int cell)
{
    int crossing = 0;
    uint8_t cover[3];

    for (int i = 0; i < 3; i++)
        if (sectors->covers >> ch_cell_house[cell][i] & 1)
            cover[crossing++] = ch_cell_house[cell][i];
    if (crossing != 2)
        return crossing < 2;
    if (sectors->count == CH_MAX_SECTOR_CELLS)
        return false;
    const int at = sectors->count++;
    sectors->cell[at] = (uint8_t)cell;
    memcpy(sectors->cover[at], cover, 2);
    sectors->candidates[at] = board->candidates[cell];
    CH_EACH_DIGIT(digit, board->candidates[cell])
        sectors->with[digit] |= UINT32_C(1) << at;
    return true;
}

/* ---- shares ---- */

/* The graph of a digit's cells: covers of one kind, each joined to covers of the other kind. */
typedef struct Matching {
    uint32_t joined[CH_HOUSES];
    uint8_t partner[CH_HOUSES];
    uint32_t taken;
} Matching;

/* Finds a partner for a cover, reassigning partners of other covers that can find another. */
static bool find_partner(Matching *matching, int cover, uint32_t *seen)
{
    for (uint32_t rest = matching->joined[cover] & ~*seen; rest != 0;
         rest = matching->joined[cover] & ~*seen) {
        const int other = ch_lowest(rest);
        *seen |= rest & -rest;
        if (!(matching->taken >> other & 1) ||
            find_partner(matching, matching->partner[other], seen)) {
            matching->taken |= UINT32_C(1) << other;
            matching->partner[other] = (uint8_t)cover;
            return true;
        }
    }
    return false;
}

/* Returns the most of these cells that a digit can take, no two in one cover. */
static int share_of(const ChSectors *sectors, uint32_t cells)
{
    Matching matching;
    uint32_t covers = 0;
    int share = 0;

    matching.taken = 0;
    CH_EACH_BIT(cell, cells) {
        const uint8_t *const cover = sectors->cover[cell];
        if (!(covers >> cover[0] & 1))
            matching.joined[cover[0]] = 0;
        covers |= UINT32_C(1) << cover[0];
        matching.joined[cover[0]] |= UINT32_C(1) << cover[1];
    }
    CH_EACH_HOUSE(one, covers) {
        uint32_t seen = 0;
        share += find_partner(&matching, one, &seen);
    }
    return share;
}

bool ch_sectors_of(ChSectors *sectors, const ChBoard *board, uint32_t covers)
{
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);
    ChCellSet once = {{0, 0}};
    ChCellSet twice = {{0, 0}};

    uint32_t used = 0;

    sectors->covers = covers;
    sectors->count = 0;
    sectors->room = 0;
    memset(sectors->with, 0, sizeof sectors->with);
    CH_EACH_HOUSE(cover, covers) {
        const ChCellSet cells = ch_cells_and(ch_house_cells[cover], empty);
        twice = ch_cells_or(twice, ch_cells_and(once, cells));
        once = ch_cells_or(once, cells);
    }
    CH_EACH_CELL(cell, twice)
        if (!add_cell(sectors, board, cell))
            return false;
    for (int i = 0; i < sectors->count; i++)
        used |= UINT32_C(1) << sectors->cover[i][0] | UINT32_C(1) << sectors->cover[i][1];
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        sectors->share[digit] = (uint8_t)share_of(sectors, sectors->with[digit]);
        sectors->room += sectors->share[digit];
    }
    return used == sectors->covers;
}

/* ---- counting ---- */

/* A candidate assumed true. */
typedef struct Taken {
    int digit;
    uint32_t seen; /* the numbered cells that see it */
    uint32_t own;  /* its own cell, if numbered */
} Taken;

static Taken assume_candidate(const ChSectors *sectors, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    Taken taken = {.digit = CH_CANDIDATE_DIGIT(candidate)};

    for (int i = 0; i < sectors->count; i++) {
        taken.seen |= (uint32_t)ch_cells_has(&ch_cell_peers[cell], sectors->cell[i]) << i;
        taken.own |= (uint32_t)(sectors->cell[i] == cell) << i;
    }
    return taken;
}

/* Reports whether the digits, with one taken, cannot fill all of CELLS. */
static bool runs_short(const ChSectors *sectors, const Taken *taken, uint32_t cells)
{
    const uint32_t rest = cells & ~taken->own;
    int room = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        uint32_t with = sectors->with[digit] & rest;
        if (digit == taken->digit)
            with &= ~taken->seen;
        room += with == sectors->with[digit] ? sectors->share[digit] : share_of(sectors, with);
    }
    return room < __builtin_popcount(rest);
}

static uint32_t all_cells(const ChSectors *sectors)
{
    return (uint32_t)((UINT64_C(1) << sectors->count) - 1);
}

/* Reports whether some of the eliminations is lost without the cell. */
static bool is_needed(const ChSectors *sectors, const ChDeduction *deduction, int cell)
{
    const ChCandidateSet *const removed = &deduction->detail.removed;
    const uint32_t others = all_cells(sectors) & ~(UINT32_C(1) << cell);

    CH_EACH_CANDIDATE(candidate, removed) {
        const Taken taken = assume_candidate(sectors, candidate);
        if (!runs_short(sectors, &taken, others))
            return true;
    }
    return false;
}

/* Adds the candidates that would cost a digit one of its places. */
static void add_all_eliminations(ChDeduction *deduction, const ChSectors *sectors,
                                 const ChBoard *board)
{
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    CH_EACH_CELL(cell, empty)
        CH_EACH_DIGIT(digit, board->candidates[cell]) {
            const Taken taken = assume_candidate(sectors, CH_CANDIDATE(cell, digit));
            if (sectors->with[digit] != 0 && runs_short(sectors, &taken, all_cells(sectors)))
                ch_add_cell_eliminations(deduction, board, cell, 1u << digit);
        }
}

/* Returns the covers of one kind that have a digit. */
static uint32_t covers_with(const ChSectors *sectors, int digit, int kind)
{
    uint32_t covers = 0;

    CH_EACH_BIT(cell, sectors->with[digit])
        covers |= UINT32_C(1) << sectors->cover[cell][kind];
    return covers;
}

bool ch_sectors_conclude(ChDeduction *deduction, const ChSectors *sectors, const ChBoard *board)
{
    add_all_eliminations(deduction, sectors, board);
    if (deduction->removals == 0)
        return false;
    for (int i = 0; i < sectors->count; i++)
        if (!is_needed(sectors, deduction, i))
            return false;
    deduction->detail.seed[0] = sectors->covers;
    return true;
}

/* ---- proof ---- */

/* Reports whether a cover must have the digit within the cells: it is one of as many covers of its
 * kind as the digit has places. */
static bool must_have_digit(const ChSectors *sectors, int cover, int digit, int kind)
{
    const uint32_t covers = covers_with(sectors, digit, kind);

    return (covers >> cover & 1) && __builtin_popcount(covers) == sectors->share[digit];
}

static void add_premises_of_cells(ChDeduction *deduction, const ChSectors *sectors)
{
    for (int i = 0; i < sectors->count; i++)
        ch_add_premise(deduction, CH_CELL_CONSTRAINT(sectors->cell[i]));
}

/* Takes as premises the covers of one kind, for the digits that they need not have within the
 * cells.  The cells outside have just as much room for these digits: that all have their places
 * there is an equivalent statement, often shorter. */
static void add_premises_of_covers(ChDeduction *deduction, const ChSectors *sectors,
                                   const ChBoard *board, int kind)
{
    uint32_t covers = 0;

    for (int i = 0; i < sectors->count; i++)
        covers |= UINT32_C(1) << sectors->cover[i][kind];
    CH_EACH_HOUSE(cover, covers)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            if (!(board->placed[digit] >> cover & 1) &&
                !must_have_digit(sectors, cover, digit, kind))
                ch_add_premise(deduction, CH_HOUSE_CONSTRAINT(cover, digit));
        }
}

/* Chooses the premises that prove most, among equals those with the shortest proof. */
bool ch_sectors_prove(ChDeduction *deduction, const ChSectors *sectors, const ChBoard *board)
{
    ChDeduction best = {.removals = 0};
    int shortest = 0;

    for (int way = 0; way < 3; way++) {
        ChDeduction one = *deduction;
        if (way == 0)
            add_premises_of_cells(&one, sectors);
        else
            add_premises_of_covers(&one, sectors, board, way - 1);
        const int lines = ch_minimize_premises_within(&one, board, LINES);
        if (lines > 0 &&
            (one.removals > best.removals || (one.removals == best.removals && lines < shortest))) {
            best = one;
            shortest = lines;
        }
    }
    *deduction = best;
    return best.removals > 0;
}

/* ---- highlights ---- */

void ch_mark_sectors(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ChSectors sectors;

    if (!ch_sectors_of(&sectors, &replay->board, step->detail->seed[0]))
        return;
    for (int i = 0; i < sectors.count; i++)
        ch_marks_add(marks, CH_ROLE_CELL, sectors.cell[i], 0);
    CH_EACH_HOUSE(cover, sectors.covers)
        ch_marks_add(marks, CH_ROLE_COVER, cover, 0);
}
