/* tridagon.c - twelve cells in four boxes that three digits cannot fill.
 *
 *      a . . | . . d         Four boxes that make a rectangle, and in each of them three cells in
 *      . b . | . e .         different rows and columns.  Such three cells fall to the right
 *      . . c | f . .         (a b c) or rise (d e f), the box taken as a ring.  Were all twelve
 *      ------+------         limited to 1 2 3, two boxes of a band that both fall, or both rise,
 *      g . . | j . .         would cycle through the three digits in one direction, and a falling
 *      . h . | . k .         and a rising box in opposite directions; likewise for two boxes of
 *      . . i | . . l         a stack. Round the four boxes the directions only agree when an even
 *                            number of them rises: with one or three there is no filling, and one
 *                            of the guardians (guardians.h) is true.
 *
 * A digit may be missing from some of the cells.  Patterns with an unneeded part are not reported.
 *
 * Known as trivalue oddagon and as Thor's Hammer, in the puzzles of mith; Denis Berthier gave the
 * rule its name and conditions, the argument by direction is Ryokousha's.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "guardians.h"
#include "premises.h"

enum { BOXES = 4, WAYS = 6, RISING = 3, FEWEST_PURE = 7, SEED_BITS = 3 };

/* The elements of the ways to choose three cells in different rows and columns: the first three
 * fall. */
static const uint16_t WAY[WAYS] = {0x111, 0x062, 0x08c, 0x054, 0x0a1, 0x10a};

/* The choices of two bands, or of two stacks. */
static const uint8_t PAIR[3][2] = {{0, 1}, {0, 2}, {1, 2}};

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    unsigned digits;
    ChCellSet fit;                  /* empty cells with one of the digits */
    int rectangle;                  /* 3 * the pair of bands + the pair of stacks */
    int way[BOXES];                 /* the way chosen in each box */
    const ChGuardedSearch *several; /* NULL: guardians of one digit, or in one cell */
} Search;

static int box_of(int rectangle, int i)
{
    return 3 * PAIR[rectangle / 3][i / 2] + PAIR[rectangle % 3][i % 2];
}

static void add_way(ChGuarded *guarded, const ChBoard *board, int box, int way)
{
    CH_EACH_BIT(element, WAY[way])
        ch_guarded_add(guarded, board, CH_ELEMENTS * box + element);
}

/* Adds the cells of a way through a box; false when no conclusion is possible. */
static bool join_way(const Search *search, ChGuarded *guarded, int box, int way)
{
    const ChBoard *const board = search->input->board;

    if (search->several != NULL) {
        add_way(guarded, board, box, way);
        return search->several->is_promising(guarded, board);
    }
    CH_EACH_BIT(element, WAY[way])
        if (!ch_guarded_join(guarded, board, CH_ELEMENTS * box + element))
            return false;
    return true;
}

static uint32_t seed_of_ways(const Search *search)
{
    uint32_t seed = 0;

    for (int i = 0; i < BOXES; i++)
        seed |= (uint32_t)search->way[i] << SEED_BITS * i;
    return seed;
}

static bool report_pattern(const Search *search, const ChGuarded *guarded)
{
    if (search->several != NULL)
        return search->several->take(
            search->several, guarded,
            (ChGuardedSeed){(uint32_t)search->rectangle, seed_of_ways(search)});
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_TRIDAGON);

    ch_guarded_conclude(guarded, search->input->board, &deduction);
    deduction.detail.seed[0] = search->digits;
    deduction.detail.seed[1] = (uint32_t)search->rectangle;
    deduction.detail.seed[2] = seed_of_ways(search);
    return (deduction.removals > 0 || deduction.placed != CH_NONE) &&
           ch_is_minimal(&deduction, search->input->board) && ch_report(&deduction, search->sink);
}

/* Tries every way through the I-th box and those after it; RISEN of the earlier boxes rise. */
static bool try_ways(Search *search, int i, int risen, const ChGuarded *guarded)
{
    if (i == BOXES)
        return risen % 2 == 1 && report_pattern(search, guarded);
    const int box = box_of(search->rectangle, i);
    const unsigned fit = ch_cells_in_box(&search->fit, box);
    for (int way = 0; way < WAYS; way++) {
        ChGuarded more = *guarded;
        search->way[i] = way;
        if ((WAY[way] & ~fit) == 0 && join_way(search, &more, box, way) &&
            try_ways(search, i + 1, risen + (way >= RISING), &more))
            return true;
    }
    return false;
}

/* Tries all rectangles where each box still needs the three digits and enough cells have no other
 * candidate: a cell that sees all guardians of a digit sees five of the twelve cells at most. */
static bool try_rectangles(Search *search, ChCellSet pure)
{
    const ChBoard *const board = search->input->board;
    uint32_t placed = 0;

    search->fit = (ChCellSet){{0}};
    CH_EACH_DIGIT(digit, search->digits) {
        placed |= board->placed[digit];
        search->fit = ch_cells_or(search->fit, ch_board_open(board, digit));
    }
    for (search->rectangle = 0; search->rectangle < 9; search->rectangle++) {
        const ChGuarded none = ch_guarded(search->digits);
        int count = 0;
        uint32_t boxes = 0;
        for (int i = 0; i < BOXES; i++) {
            boxes |= UINT32_C(1) << box_of(search->rectangle, i);
            count += ch_count(ch_cells_in_box(&pure, box_of(search->rectangle, i)));
        }
        if ((placed & boxes) == 0 && count >= FEWEST_PURE && try_ways(search, 0, 0, &none))
            return true;
    }
    return false;
}

static bool try_threes(Search search)
{
    ChThree three[CH_THREES];
    const int count = ch_list_threes(search.input, FEWEST_PURE, three);

    for (int i = 0; i < count; i++) {
        search.digits = three[i].digits;
        if (try_rectangles(&search, three[i].cells))
            return true;
    }
    return false;
}

bool ch_find_tridagon(const ChFinderInput *input, ChSink *sink)
{
    return try_threes((Search){.input = input, .sink = sink});
}

bool ch_each_guarded_tridagon(const ChGuardedSearch *search)
{
    return try_threes((Search){.input = search->input, .sink = search->sink, .several = search});
}

void ch_tridagon_again(ChGuarded *guarded, const ChBoard *board, ChGuardedSeed seed, ChMarks *marks)
{
    for (int i = 0; i < BOXES; i++) {
        const int box = box_of((int)seed.rectangle, i);
        ch_marks_add(marks, CH_ROLE_HOUSE, box, 0);
        add_way(guarded, board, box, (int)(seed.ways >> SEED_BITS * i & 7));
    }
}

void ch_mark_tridagon(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const uint32_t *const seed = step->detail->seed;
    ChGuarded guarded = ch_guarded(seed[0]);

    ch_tridagon_again(&guarded, &replay->board, (ChGuardedSeed){seed[1], seed[2]}, marks);
    ch_marks_cells(marks, CH_ROLE_CELL, 0, &guarded.cells);
    ch_guarded_mark(&guarded, &replay->board, marks);
}
