/* exocet.c - junior exocet and double junior exocet.
 *
 *       B B . | . . . | . . .      B  base: two cells of a box and a line, three or four digits
 *       . . o | T m m | . . .      T  targets: each in another box, not seen by the base
 *       . . o | - n n | T . .      -  next to a target in its cross-line: without those digits
 *       ------+-------+------
 *       . . s | s . . | s . .      s  the rest of three cross-lines: each of the digits has room
 *       . . s | s . . | s . .         there for two places at most
 *       ...
 *
 * A digit of the base needs a place in each of the three cross-lines.  The base rules it out in its
 * own line and its own box.  At most two of its three places are outside the chute, so the third
 * can only be a target.  That holds for both digits of the base: each is in one of the targets, and
 * the targets hold no other digit.
 *
 * A way to fill the pattern gives the base two digits and each of them a target.  A way is open
 * while
 *      - the digits are candidates there,
 *      - each has places in the two cross-lines without its target, in two different lines, and
 *      - each has a place in the box of the other's target, where only the line that is left has
 *        one (the mirror node, n n for the target in line 2).
 * A candidate is eliminated if no way is open when it is true; eliminations that need no mirror
 * node come first.  This rules out other digits in the targets, digits without a place in a mirror
 * node, and digits with one place outside.  It also rules out the same digit next to both targets.
 * A digit used by every way is removed from the rest of the two lines of its places outside.
 *
 * In a double exocet two bases in one chute have the same cross-lines and four digits between them;
 * so every digit is in one of the bases.
 *
 * Each cell of a base is needed. Eliminations whose proof would be too long for a log are left out.
 *
 * Exocets are champagne's; the junior one, its rules and most of the terms are David P Bird's.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "exotic.h"

#include "finders.h"
#include "premises.h"

/* The maximal length of a proof, with a margin below the log's limit (log_replay.h). */
enum { LINES = 7500 };

/* ---- ways to fill the pattern ---- */

/* The digits that are still possible in each part of the pattern. */
typedef struct OpenDigits {
    uint16_t base[2];
    uint16_t target[2];
    uint16_t mirror[2]; /* the digits with a place in the mirror node of the target */
    uint16_t lines[CH_DIGITS]
                  [3]; /* per cross-line: the lines outside the chute with a place for the digit */
} OpenDigits;

typedef struct Way {
    uint8_t cell[4];  /* the two base cells, then the two targets */
    uint8_t digit[4]; /* the digits they hold */
} Way;

enum { MOST_WAYS = 24 };

typedef struct Ways {
    int count;
    Way way[MOST_WAYS];
} Ways;

/* The cells of the pattern, base and targets excepted, that every board is read at. */
typedef struct PatternCells {
    uint8_t outside[3][6];
    uint8_t mirror[2][2];
} PatternCells;

static PatternCells pattern_cells_of(const ChExocet *exocet)
{
    const int first = exocet->chute % 3 * 3;
    PatternCells places;

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

/* Returns those of the digits that are possible in a cell. */
static uint16_t digits_at(const ChCellSet possible[CH_DIGITS], unsigned digits, int cell)
{
    unsigned at = 0;

    CH_EACH_DIGIT(digit, digits)
        at |= (unsigned)ch_cells_has(&possible[digit], cell) << digit;
    return (uint16_t)at;
}

static OpenDigits open_digits_of(const ChExocet *exocet, const PatternCells *places,
                                 const ChCellSet possible[CH_DIGITS])
{
    OpenDigits parts;

    for (int i = 0; i < 2; i++) {
        parts.base[i] = digits_at(possible, exocet->digits, exocet->base[i]);
        parts.target[i] = digits_at(possible, exocet->digits, exocet->target[i]);
        parts.mirror[i] = digits_at(possible, exocet->digits, places->mirror[i][0]) |
                          digits_at(possible, exocet->digits, places->mirror[i][1]);
    }
    CH_EACH_DIGIT(digit, exocet->digits) {
        const ChCellSet *const cells = &possible[digit];
        for (int i = 0; i < 3; i++) {
            unsigned lines = 0;
            for (int k = 0; k < 6; k++)
                lines |= (unsigned)ch_cells_has(cells, places->outside[i][k]) << k;
            parts.lines[digit][i] = (uint16_t)lines;
        }
    }
    return parts;
}

/* Returns the possible lines, in the cross-line through the base's box, of a digit in TARGET that
 * has another line in the other target's cross-line. */
static unsigned base_lines_of(const OpenDigits *parts, int digit, int target)
{
    const unsigned adjacent = parts->lines[digit][0];
    const unsigned other = parts->lines[digit][2 - target];

    return ch_is_single(other) ? adjacent & ~other : other != 0 ? adjacent : 0;
}

static bool is_open(const OpenDigits *parts, const int in_target[2])
{
    unsigned lines[2];

    for (int i = 0; i < 2; i++) {
        if (!((parts->target[i] & parts->mirror[i]) >> in_target[i] & 1))
            return false;
        lines[i] = base_lines_of(parts, in_target[i], i);
    }
    return lines[0] != 0 && lines[1] != 0 && !ch_is_single(lines[0] | lines[1]);
}

static void add_way(Ways *ways, const ChExocet *exocet, const int in_base[2],
                    const int in_target[2])
{
    assert(ways->count < MOST_WAYS);
    Way *const way = &ways->way[ways->count++];

    for (int i = 0; i < 2; i++) {
        way->cell[i] = exocet->base[i];
        way->digit[i] = (uint8_t)in_base[i];
        way->cell[2 + i] = exocet->target[i];
        way->digit[2 + i] = (uint8_t)in_target[i];
    }
}

static Ways ways_of(const ChExocet *exocet, const OpenDigits *parts)
{
    Ways ways = {.count = 0};

    CH_EACH_DIGIT(one, parts->base[0])
        CH_EACH_DIGIT(two, parts->base[1] & ~(1u << one)) {
            const int in_base[2] = {one, two};
            const int swapped[2] = {two, one};
            if (is_open(parts, in_base))
                add_way(&ways, exocet, in_base, in_base);
            if (is_open(parts, swapped))
                add_way(&ways, exocet, in_base, swapped);
        }
    return ways;
}

/* Reports whether two ways do not conflict. */
static bool are_compatible(const Way *one, const Way *other)
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

/* One exocet, or a double one. */
typedef struct Pattern {
    const ChBoard *board;
    int count;
    bool mirrors; /* ways also need places in the mirror nodes */
    unsigned digits;
    ChExocet exocet[2];
    PatternCells places[2];
    ChCellSet possible[CH_DIGITS];
} Pattern;

static bool has_open_way(const Pattern *pattern, const ChCellSet possible[CH_DIGITS])
{
    Ways ways[2];

    for (int i = 0; i < pattern->count; i++) {
        OpenDigits parts = open_digits_of(&pattern->exocet[i], &pattern->places[i], possible);
        if (!pattern->mirrors)
            parts.mirror[0] = parts.mirror[1] = pattern->exocet[i].digits;
        ways[i] = ways_of(&pattern->exocet[i], &parts);
        if (ways[i].count == 0)
            return false;
    }
    if (pattern->count == 1)
        return true;
    for (int i = 0; i < ways[0].count; i++)
        for (int k = 0; k < ways[1].count; k++)
            if (are_compatible(&ways[0].way[i], &ways[1].way[k]))
                return true;
    return false;
}

static Pattern pattern_of(const ChBoard *board, const ChExocet *one, const ChExocet *other)
{
    Pattern pattern = {.board = board, .count = other != NULL ? 2 : 1, .exocet = {*one}};

    if (other != NULL)
        pattern.exocet[1] = *other;
    for (int i = 0; i < pattern.count; i++) {
        pattern.places[i] = pattern_cells_of(&pattern.exocet[i]);
        pattern.digits |= pattern.exocet[i].digits;
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        pattern.possible[digit] = ch_board_plane(board, digit);
    return pattern;
}

/* Returns the cells that decide which ways are open: any candidate there may close some. */
static ChCellSet cells_of(const Pattern *pattern)
{
    ChCellSet cells = {{0, 0}};

    for (int i = 0; i < pattern->count; i++) {
        const PatternCells *const places = &pattern->places[i];
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

/* Reports whether some way is open when the candidate is true. */
static bool leaves_way(const Pattern *pattern, int cell, int digit)
{
    ChCellSet possible[CH_DIGITS];

    CH_EACH_BIT(one, pattern->digits) {
        possible[one] = pattern->possible[one];
        if (one == digit)
            possible[one] = ch_cells_minus(possible[one], ch_cell_peers[cell]);
        else
            ch_cells_remove(&possible[one], cell);
    }
    return has_open_way(pattern, possible);
}

static void add_premises(ChDeduction *deduction, const ChExocet *exocet, bool mirrors)
{
    ch_add_premise(deduction, CH_CELL_CONSTRAINT(exocet->base[0]));
    ch_add_premise(deduction, CH_CELL_CONSTRAINT(exocet->base[1]));
    for (int i = 0; i < 3; i++)
        ch_add_digit_premises(deduction, ch_exocet_house(exocet, i), exocet->digits);
    for (int i = 0; i < 2 && mirrors; i++)
        ch_add_digit_premises(deduction, CH_BOX_OF(exocet->target[i]), exocet->digits);
}

static uint32_t seed_of(const ChExocet *exocet)
{
    return exocet->base[0] | (uint32_t)exocet->base[1] << 7 | (uint32_t)exocet->target[0] << 14 |
           (uint32_t)exocet->target[1] << 21;
}

/* Reports whether the remaining premises include all base cells. */
static bool needs_bases(const ChDeduction *deduction, const Pattern *pattern)
{
    for (int i = 0; i < 2 * pattern->count; i++)
        if (!ch_constraints_has(&deduction->detail.premises,
                                CH_CELL_CONSTRAINT(pattern->exocet[i / 2].base[i % 2])))
            return false;
    return true;
}

/* Reports whether a candidate is eliminated: without mirror nodes, or only because of them. */
static bool is_eliminated(const Pattern *pattern, int cell, int digit)
{
    Pattern plain;

    if (leaves_way(pattern, cell, digit))
        return false;
    if (!pattern->mirrors)
        return true;
    plain = *pattern;
    plain.mirrors = false;
    return leaves_way(&plain, cell, digit);
}

static void add_all_eliminations(ChDeduction *deduction, const Pattern *pattern)
{
    const ChBoard *const board = pattern->board;
    const ChCellSet near = cells_of(pattern);
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    CH_EACH_CELL(cell, empty) {
        unsigned digits = board->candidates[cell];
        if (!ch_cells_has(&near, cell))
            digits &= pattern->digits;
        CH_EACH_DIGIT(digit, digits)
            if (is_eliminated(pattern, cell, digit))
                ch_add_cell_eliminations(deduction, board, cell, 1u << digit);
    }
}

static bool report_pattern(const Pattern *pattern, int technique, ChSink *sink)
{
    ChDeduction deduction = ch_deduction(technique);

    if (!has_open_way(pattern, pattern->possible))
        return false;
    add_all_eliminations(&deduction, pattern);
    if (deduction.removals == 0)
        return false;
    for (int i = 0; i < pattern->count; i++) {
        add_premises(&deduction, &pattern->exocet[i], pattern->mirrors);
        deduction.detail.seed[i] = seed_of(&pattern->exocet[i]);
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
        if (report_pattern(&pattern, CH_TECHNIQUE_JUNIOR_EXOCET, sink))
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

/* Reports whether two exocets form a double one. */
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
            if (report_pattern(&pattern, CH_TECHNIQUE_DOUBLE_JUNIOR_EXOCET, sink))
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
