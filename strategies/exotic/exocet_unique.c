/* exocet_unique.c - pairs of digits that the base of a junior exocet cannot have in a puzzle with
 * one solution.
 *
 *       d e . | . . . | . . .      base and targets, as in exocet.c: the base has two digits d and
 *       . . . | d . . | . . .      e, and each of them is in a target
 *       . . . | . . . | e . .
 *       ------+-------+------
 *       . . d | . . . | . . .      d and e in the cross-line of the base's box
 *       . . e | . . . | . . .
 *       . . . | . . . | . . .
 *       ------+-------+------
 *       e d . | . . . | . . .      the last places: a unique rectangle with the base
 *       . . . | e . . | . . .      d and e in the cross-line of the other's target
 *       . . . | . . . | d . .
 *
 * Outside the chute, d is in two cross-lines: that of the base's box, and that of the target of e.
 * The lines of the base cells cross two boxes outside the chute.  One of these has d in the first
 * cross-line.  In the other, d is in the line of e's base cell, and not in the row of the second
 * cross-line's d.  The same holds for e.
 *
 * Where the last places of both digits of a way are always side by side, they form a deadly pattern
 * with the base.  So the way is closed.  A digit is ruled out in base or targets if it leaves some
 * ways, and all of them are closed.  Each pattern is needed.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exocet_ways.h"
#include "finders.h"
#include "premises.h"

enum { LINES = 7500 }; /* the longest proof, with a margin below the log's limit (log_replay.h) */

/* The lines along the chute outside of it, by number: three in each of two chutes. */
enum { OUTSIDE = 6 };

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    const ChExocetPattern *pattern;
    uint8_t beside[OUTSIDE][2]; /* cells in the lines of the base's cells */

    /* The patterns used so far. */
    int count;
    bool too_many;
    ChDeadlyPattern deadly[CH_MAX_DEADLY];
} Search;

static void find_cells(Search *search)
{
    const ChExocet *const exocet = &search->pattern->exocet[0];
    const int first = exocet->chute % 3 * 3;

    for (int i = 0; i < 2; i++) {
        const int base = exocet->base[i];
        const int cross = exocet->chute < 3 ? CH_COLUMN_OF(base) : CH_ROW_OF(base);
        for (int line = 0; line < OUTSIDE; line++)
            search->beside[line][i] =
                (uint8_t)ch_chute_cell(exocet->chute, (first + 3 + line) % 9, cross);
    }
}

/* ---- places of two digits ---- */

/* The places of a digit beside the base, each with the lines of its last place. */
typedef struct Places {
    uint8_t last[OUTSIDE];
} Places;

static Places places_of(const Search *search, const ChExocetWay *way, int which,
                        const ChCellSet possible[CH_DIGITS], const ChOpenDigits *open)
{
    const int digit = way->digit[which];
    const int target = way->digit[2] == digit ? 0 : 1;
    Places places = {{0}};

    CH_EACH_BIT(one, open->lines[digit][0])
        CH_EACH_BIT(other, open->lines[digit][2 - target])
            for (int i = 0; i < 3 && one != other; i++) {
                const int last = (one < 3 ? 3 : 0) + i;
                if (last != other &&
                    ch_cells_has(&possible[digit], search->beside[last][1 - which]))
                    places.last[one] |= (uint8_t)(1u << last);
            }
    return places;
}

/* ---- deadly patterns ---- */

/* Adds the rectangle of the base and a line.  False if it is none: a cell is given, or the input
 * rules out a digit. */
static bool add_rectangle(Search *search, int line, unsigned digits)
{
    const ChBoard *const board = search->input->board;
    const uint8_t *const base = search->pattern->exocet[0].base;
    ChCellSet cells = {{0}};

    for (int i = 0; i < 2; i++) {
        ch_cells_add(&cells, base[i]);
        ch_cells_add(&cells, search->beside[line][i]);
    }
    const ChPattern pattern = ch_pattern_of(board, cells, digits);
    if (ch_cells_meet(cells, board->givens) || !ch_pattern_is_possible(search->input, &pattern))
        return false;
    for (int i = 0; i < search->count; i++)
        if (search->deadly[i].digits[search->beside[line][0]] == digits)
            return true;
    search->too_many = search->count == CH_MAX_DEADLY;
    if (!search->too_many)
        search->deadly[search->count++] = pattern.deadly;
    return !search->too_many;
}

/* Reports whether the digits of a way form a deadly pattern in all their places. */
static bool is_deadly(Search *search, const ChExocetWay *way, const ChCellSet possible[CH_DIGITS],
                      const ChOpenDigits *open)
{
    const Places one = places_of(search, way, 0, possible, open);
    const Places other = places_of(search, way, 1, possible, open);
    unsigned lines = 0;

    for (int i = 0; i < OUTSIDE; i++)
        for (int k = 0; k < OUTSIDE; k++) {
            const unsigned last = one.last[i] | other.last[k];
            if (i == k || one.last[i] == 0 || other.last[k] == 0)
                continue;
            if (!ch_is_single(last))
                return false;
            lines |= last;
        }
    CH_EACH_BIT(line, lines)
        if (!add_rectangle(search, line, 1u << way->digit[0] | 1u << way->digit[1]))
            return false;
    return true;
}

/* Reports whether a candidate leaves ways, but each has a deadly pattern. */
static bool is_ruled_out(Search *search, int cell, int digit)
{
    ChCellSet possible[CH_DIGITS];
    ChExocetWay way[CH_MOST_WAYS];

    ch_exocet_suppose(search->pattern, cell, digit, possible);
    const ChOpenDigits open = ch_exocet_open(search->pattern, 0, possible);
    const int count = ch_exocet_list_ways(search->pattern, 0, possible, way);
    const int before = search->count;
    for (int i = 0; i < count; i++)
        if (!is_deadly(search, &way[i], possible, &open)) {
            search->count = before;
            return false;
        }
    return count > 0;
}

/* ---- steps ---- */

/* Drops the patterns without which all follows. */
static void drop_patterns(Search *search, ChDeduction *deduction, const ChBoard *board)
{
    for (int i = search->count - 1; i >= 0; i--) {
        const ChDeadlyPattern one = search->deadly[i];
        search->deadly[i] = search->deadly[search->count - 1];
        deduction->detail.deadly_count = (uint32_t)search->count - 1;
        if (ch_premises_suffice(deduction, board)) {
            search->count--;
            continue;
        }
        search->deadly[i] = one;
        deduction->detail.deadly_count = (uint32_t)search->count;
    }
}

static bool report(Search *search, ChDeduction *deduction)
{
    const ChBoard *const board = search->input->board;
    const ChExocet *const exocet = &search->pattern->exocet[0];

    for (int i = 0; i < 2; i++)
        ch_add_premise(deduction, CH_CELL_CONSTRAINT(exocet->base[i]));
    for (int i = 0; i < 3; i++)
        ch_add_digit_premises(deduction, ch_exocet_house(exocet, i), exocet->digits);
    for (int i = 0; i < 2; i++)
        ch_add_digit_premises(deduction, ch_cell_house[exocet->base[i]][exocet->chute < 3 ? 2 : 1],
                              exocet->digits);
    deduction->detail.seed[0] = ch_exocet_seed(exocet);
    deduction->detail.deadly = search->deadly;
    deduction->detail.deadly_count = (uint32_t)search->count;
    if (ch_minimize_premises_within(deduction, board, LINES) == 0)
        return false;
    drop_patterns(search, deduction, board);
    return search->count > 0 && ch_report(deduction, search->sink);
}

static bool report_exocet(const ChFinderInput *input, const ChExocet *exocet, ChSink *sink)
{
    const ChExocetPattern pattern = ch_exocet_pattern(input->board, exocet, NULL, false);
    Search search = {.input = input, .pattern = &pattern, .sink = sink};
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_EXOCET_RULES);

    find_cells(&search);
    for (int i = 0; i < 4; i++) {
        const int cell = i < 2 ? exocet->base[i] : exocet->target[i - 2];
        CH_EACH_DIGIT(digit, exocet->digits & input->board->candidates[cell])
            if (ch_exocet_leaves_way(&pattern, cell, digit) && is_ruled_out(&search, cell, digit))
                ch_add_cell_eliminations(&deduction, input->board, cell, 1u << digit);
    }
    return deduction.removals > 0 && report(&search, &deduction);
}

bool ch_exocet_report_unique(const ChFinderInput *input, ChSink *sink)
{
    const ChExocets *const exocets = ch_facts_exocets(input->facts);

    for (int i = 0; i < exocets->count && !input->options->several; i++)
        if (report_exocet(input, &exocets->exocet[i], sink))
            return true;
    return false;
}
