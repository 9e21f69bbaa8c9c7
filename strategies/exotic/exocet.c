/* exocet.c - junior exocet and double junior exocet.
 *
 *       B B . | . . . | . . .      B  base: two cells of a box and a line, three or four digits
 *       . . o | T m m | . . .      T  targets: each in another box, out of sight of the base
 *       . . o | - n n | T . .      -  beside a target in its cross-line: without those digits
 *       ------+-------+------
 *       . . s | s . . | s . .      s  the rest of three cross-lines: each of the digits has room
 *       . . s | s . . | s . .         there for two places at most
 *       ...
 *
 * A digit that is in the base has to stand in each of the three cross-lines.  The base keeps it
 * from its own line and from its own box; so of the three it takes at most two places outside the
 * chute and one more can only be a target.  That holds for both digits of the base: each is in one
 * of the targets, and the targets take no other.
 *
 * A way to fill the pattern gives the base two digits and each of them a target.  It is open while
 *      - the digits are candidates there,
 *      - each has two places in the cross-lines but that of its target, in two different lines, and
 *      - each has a place in the box of the other's target, where only the line that is left has
 *        one (the mirror node, n n for the target in line 2).
 * A candidate goes if no way is open once it is true; first those that go without a look at
 * mirrors.  That rules out other digits in the targets, digits without a mirror or with one place
 * outside, the same digit beside both, and for a digit that every way has, the rest of the two
 * lines that its places outside must lie in.
 *
 * In a double exocet two bases in one chute have the same cross-lines and four digits between them;
 * so every digit is in one of the bases.
 *
 * Exocets are champagne's; the junior one, its rules and most of the terms are David P Bird's.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exocet.h"

#include "finders.h"
#include "premises.h"

/* An argument must find room (log_replay.h), told in another order, too. */
enum { LINES = 7500 };

/* ---- ways to fill the pattern ---- */

/* What the digits of a pattern can still do. */
typedef struct View {
    uint16_t base[2];
    uint16_t target[2];
    uint16_t mirror[2];           /* the digits with a place in the mirror node of the target */
    uint16_t lines[CH_DIGITS][3]; /* per cross-line where a digit has places outside the chute */
} View;

typedef struct Way {
    uint8_t cell[4];  /* the base and the targets */
    uint8_t digit[4]; /* and what they take */
} Way;

enum { MOST_WAYS = 24 };

typedef struct Ways {
    int count;
    Way way[MOST_WAYS];
} Ways;

/* The cells of the pattern that every board is read by. */
typedef struct Places {
    uint8_t outside[3][6];
    uint8_t mirror[2][2];
} Places;

static Places places_of(const ChExocet *exocet)
{
    const int first = exocet->chute % 3 * 3;
    Places places;

    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 6; k++)
            places.outside[i][k] =
                (uint8_t)ch_chute_cell(exocet->chute, (first + 3 + k) % 9, exocet->cross[i]);
    for (int i = 0; i < 2; i++) {
        const int cross = exocet->cross[2 - i];
        const ChCellSet seen =
            ch_cells_or(ch_cell_peers[exocet->base[0]], ch_cell_peers[exocet->target[i]]);
        int count = 0;
        for (int k = 0; k < 9 && count < 2; k++) {
            const int cell = ch_chute_cell(exocet->chute, first + k / 3, cross / 3 * 3 + k % 3);
            if (!ch_cells_has(&seen, cell) && cross / 3 * 3 + k % 3 != cross)
                places.mirror[i][count++] = (uint8_t)cell;
        }
    }
    return places;
}

/* The digits that are alive in a cell. */
static uint16_t digits_at(const ChCellSet alive[CH_DIGITS], unsigned digits, int cell)
{
    unsigned at = 0;

    for (; digits != 0; digits &= digits - 1)
        at |= (unsigned)ch_cells_has(&alive[ch_lowest(digits)], cell) << ch_lowest(digits);
    return (uint16_t)at;
}

static View view_of(const ChExocet *exocet, const Places *places, const ChCellSet alive[CH_DIGITS])
{
    View view;

    for (int i = 0; i < 2; i++) {
        view.base[i] = digits_at(alive, exocet->digits, exocet->base[i]);
        view.target[i] = digits_at(alive, exocet->digits, exocet->target[i]);
        view.mirror[i] = digits_at(alive, exocet->digits, places->mirror[i][0]) |
                         digits_at(alive, exocet->digits, places->mirror[i][1]);
    }
    for (unsigned digits = exocet->digits; digits != 0; digits &= digits - 1) {
        const ChCellSet *const cells = &alive[ch_lowest(digits)];
        for (int i = 0; i < 3; i++) {
            unsigned lines = 0;
            for (int k = 0; k < 6; k++)
                lines |= (unsigned)ch_cells_has(cells, places->outside[i][k]) << k;
            view.lines[ch_lowest(digits)][i] = (uint16_t)lines;
        }
    }
    return view;
}

/* Where a digit in TARGET can stand in the cross-line beside the base, with another place in that
 * of the other target. */
static unsigned lines_beside(const View *view, int digit, int target)
{
    const unsigned adjacent = view->lines[digit][0];
    const unsigned other = view->lines[digit][2 - target];

    return ch_is_single(other) ? adjacent & ~other : other != 0 ? adjacent : 0;
}

static bool is_open(const View *view, const int in_target[2])
{
    unsigned lines[2];

    for (int i = 0; i < 2; i++) {
        if (!((view->target[i] & view->mirror[i]) >> in_target[i] & 1))
            return false;
        lines[i] = lines_beside(view, in_target[i], i);
    }
    return lines[0] != 0 && lines[1] != 0 && !ch_is_single(lines[0] | lines[1]);
}

static void add_way(Ways *ways, const ChExocet *exocet, const int in_base[2],
                    const int in_target[2])
{
    Way *const way = &ways->way[ways->count++];

    for (int i = 0; i < 2; i++) {
        way->cell[i] = exocet->base[i];
        way->digit[i] = (uint8_t)in_base[i];
        way->cell[2 + i] = exocet->target[i];
        way->digit[2 + i] = (uint8_t)in_target[i];
    }
}

static Ways ways_of(const ChExocet *exocet, const View *view)
{
    Ways ways = {.count = 0};

    for (unsigned one = view->base[0]; one != 0; one &= one - 1)
        for (unsigned two = view->base[1] & ~(one & -one); two != 0; two &= two - 1) {
            const int in_base[2] = {ch_lowest(one), ch_lowest(two)};
            const int swapped[2] = {in_base[1], in_base[0]};
            if (is_open(view, in_base))
                add_way(&ways, exocet, in_base, in_base);
            if (is_open(view, swapped))
                add_way(&ways, exocet, in_base, swapped);
        }
    return ways;
}

/* Whether two ways can be taken together. */
static bool go_together(const Way *one, const Way *other)
{
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++) {
            const bool same = one->digit[i] == other->digit[k];
            if (one->cell[i] == other->cell[k]
                    ? !same
                    : same && ch_cells_has(&ch_cell_peers[one->cell[i]], other->cell[k]))
                return false;
        }
    return true;
}

/* ---- conclusions ---- */

/* One exocet, or two that go together. */
typedef struct Pattern {
    const ChBoard *board;
    int count;
    bool mirrors; /* whether ways look at them */
    unsigned digits;
    ChExocet exocet[2];
    Places places[2];
    ChCellSet alive[CH_DIGITS];
} Pattern;

static bool has_open_way(const Pattern *pattern, const ChCellSet alive[CH_DIGITS])
{
    Ways ways[2];

    for (int i = 0; i < pattern->count; i++) {
        View view = view_of(&pattern->exocet[i], &pattern->places[i], alive);
        if (!pattern->mirrors)
            view.mirror[0] = view.mirror[1] = pattern->exocet[i].digits;
        ways[i] = ways_of(&pattern->exocet[i], &view);
        if (ways[i].count == 0)
            return false;
    }
    if (pattern->count == 1)
        return true;
    for (int i = 0; i < ways[0].count; i++)
        for (int k = 0; k < ways[1].count; k++)
            if (go_together(&ways[0].way[i], &ways[1].way[k]))
                return true;
    return false;
}

static Pattern pattern_of(const ChBoard *board, const ChExocet *one, const ChExocet *other)
{
    Pattern pattern = {.board = board, .count = other != NULL ? 2 : 1, .exocet = {*one}};

    if (other != NULL)
        pattern.exocet[1] = *other;
    for (int i = 0; i < pattern.count; i++) {
        pattern.places[i] = places_of(&pattern.exocet[i]);
        pattern.digits |= pattern.exocet[i].digits;
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        pattern.alive[digit] = ch_board_plane(board, digit);
    return pattern;
}

/* The cells that the ways look at: any candidate there may close some. */
static ChCellSet cells_of(const Pattern *pattern)
{
    ChCellSet cells = {{0, 0}};

    for (int i = 0; i < pattern->count; i++) {
        const Places *const places = &pattern->places[i];
        for (int k = 0; k < 2; k++) {
            ch_cells_add(&cells, pattern->exocet[i].base[k]);
            ch_cells_add(&cells, pattern->exocet[i].target[k]);
            ch_cells_add(&cells, places->mirror[k][0]);
            ch_cells_add(&cells, places->mirror[k][1]);
        }
        for (int k = 0; k < 18; k++)
            ch_cells_add(&cells, places->outside[k / 6][k % 6]);
    }
    return cells;
}

/* Whether some way is open when the candidate is true. */
static bool stands(const Pattern *pattern, int cell, int digit)
{
    ChCellSet alive[CH_DIGITS];

    for (unsigned digits = pattern->digits; digits != 0; digits &= digits - 1) {
        const int one = ch_lowest(digits);
        alive[one] = pattern->alive[one];
        if (one == digit)
            alive[one] = ch_cells_minus(alive[one], ch_cell_peers[cell]);
        else
            ch_cells_remove(&alive[one], cell);
    }
    return has_open_way(pattern, alive);
}

static void rest(ChDeduction *deduction, const ChExocet *exocet, bool mirrors)
{
    ch_add_premise(deduction, CH_CELL_CONSTRAINT(exocet->base[0]));
    ch_add_premise(deduction, CH_CELL_CONSTRAINT(exocet->base[1]));
    for (int i = 0; i < 3; i++)
        ch_add_digit_premises(deduction, ch_exocet_house(exocet, i), exocet->digits);
    for (int i = 0; i < 2 && mirrors; i++)
        ch_add_digit_premises(deduction, CH_BOX_OF(exocet->target[i]), exocet->digits);
}

static uint32_t note_of(const ChExocet *exocet)
{
    return exocet->base[0] | (uint32_t)exocet->base[1] << 7 | (uint32_t)exocet->target[0] << 14 |
           (uint32_t)exocet->target[1] << 21;
}

/* Whether what is left of the premises still has the bases. */
static bool needs_bases(const ChDeduction *deduction, const Pattern *pattern)
{
    for (int i = 0; i < 2 * pattern->count; i++)
        if (!ch_constraints_has(&deduction->detail.premises,
                                CH_CELL_CONSTRAINT(pattern->exocet[i / 2].base[i % 2])))
            return false;
    return true;
}

/* Whether a candidate goes: for lack of a way without a look at mirrors, or just for theirs. */
static bool falls(const Pattern *pattern, int cell, int digit)
{
    Pattern plain;

    if (stands(pattern, cell, digit))
        return false;
    if (!pattern->mirrors)
        return true;
    plain = *pattern;
    plain.mirrors = false;
    return stands(&plain, cell, digit);
}

static void rule_out(ChDeduction *deduction, const Pattern *pattern)
{
    const ChBoard *const board = pattern->board;
    const ChCellSet near = cells_of(pattern);
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    for (int cell = ch_cells_next(&empty, 0); cell >= 0; cell = ch_cells_next(&empty, cell + 1)) {
        unsigned digits = board->candidates[cell];
        if (!ch_cells_has(&near, cell))
            digits &= pattern->digits;
        for (; digits != 0; digits &= digits - 1)
            if (falls(pattern, cell, ch_lowest(digits)))
                ch_add_cell_eliminations(deduction, board, cell, digits & -digits);
    }
}

static bool report(const Pattern *pattern, int technique, ChSink *sink)
{
    ChDeduction deduction = ch_deduction(technique);

    if (!has_open_way(pattern, pattern->alive))
        return false;
    rule_out(&deduction, pattern);
    if (deduction.removals == 0)
        return false;
    for (int i = 0; i < pattern->count; i++) {
        rest(&deduction, &pattern->exocet[i], pattern->mirrors);
        deduction.detail.seed[i] = note_of(&pattern->exocet[i]);
    }
    return ch_minimize_premises_within(&deduction, pattern->board, LINES) > 0 &&
           needs_bases(&deduction, pattern) && ch_report(&deduction, sink);
}

/* ---- finders ---- */

static bool report_all(const ChBoard *board, const ChExocets *exocets, bool mirrors, ChSink *sink)
{
    for (int i = 0; i < exocets->count; i++) {
        Pattern pattern = pattern_of(board, &exocets->exocet[i], NULL);
        pattern.mirrors = mirrors;
        if (report(&pattern, CH_TECHNIQUE_JUNIOR_EXOCET, sink))
            return true;
    }
    return false;
}

bool ch_find_junior_exocet(const ChFinderInput *input, ChSink *sink)
{
    const ChExocets *const exocets = ch_facts_exocets(input->facts);

    return report_all(input->board, exocets, false, sink) ||
           report_all(input->board, exocets, true, sink);
}

/* Whether two exocets are a double one. */
static bool is_double(const ChExocet *one, const ChExocet *other)
{
    const unsigned crosses = 1u << one->cross[0] | 1u << one->cross[1] | 1u << one->cross[2];

    return one->chute == other->chute && one->box != other->box &&
           crosses == (1u << other->cross[0] | 1u << other->cross[1] | 1u << other->cross[2]) &&
           ch_count((unsigned)one->digits | other->digits) <= 4;
}

static bool report_doubles(const ChBoard *board, const ChExocets *exocets, bool mirrors,
                           ChSink *sink)
{
    for (int i = 0; i < exocets->count; i++)
        for (int k = i + 1; k < exocets->count; k++) {
            const ChExocet *const one = &exocets->exocet[i];
            const ChExocet *const other = &exocets->exocet[k];
            if (!is_double(one, other))
                continue;
            Pattern pattern = pattern_of(board, one, other);
            pattern.mirrors = mirrors;
            if (report(&pattern, CH_TECHNIQUE_DOUBLE_JUNIOR_EXOCET, sink))
                return true;
        }
    return false;
}

bool ch_find_double_junior_exocet(const ChFinderInput *input, ChSink *sink)
{
    const ChExocets *const exocets = ch_facts_exocets(input->facts);

    return report_doubles(input->board, exocets, false, sink) ||
           report_doubles(input->board, exocets, true, sink);
}
