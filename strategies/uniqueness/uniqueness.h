/* uniqueness.h - deadly patterns: their conclusions in any shape, and facts that list some of them.
 *
 * If the cells of a deadly pattern held only the pattern's digits, these digits could be exchanged,
 * and the puzzle would have a second solution. In a puzzle with a unique solution, some candidate
 * outside the pattern, a guardian, must therefore be true:
 *
 *      12 . . | . 12 .         x  guardians
 *      12 . . | . 12x .        type 1: one cell has all of them; it loses the pattern's digits
 *
 *      type 2   the guardians are one digit: cells that see them all lose it
 *      type 3   the cells of the guardians act as one cell of a naked subset
 *      type 4   two cells have them, and a digit of the pattern has no other place in a house of
 *               theirs: they lose the pattern's other digits
 *
 * Only cells that are not given form a pattern; in a pencil-mark puzzle, the input must also allow
 * all its digits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_UNIQUENESS_H
#define CH_STRATEGIES_UNIQUENESS_H

#include "deduction.h"
#include "facts.h"
#include "record.h"
#include "technique.h"

typedef struct ChPattern {
    ChDeadlyPattern deadly;
    ChCellSet extra; /* cells with guardians */
    uint16_t guards; /* digits of the guardians */
    uint16_t banned; /* digits that the subset of type 3 must not have */
} ChPattern;

/* Returns the candidates of the cell that are not digits of the pattern. */
static inline unsigned ch_pattern_guards(const ChPattern *pattern, const ChBoard *board, int cell)
{
    return board->candidates[cell] & ~(unsigned)pattern->deadly.digits[cell];
}

static inline ChCellSet ch_deadly_cells(const ChDeadlyPattern *deadly)
{
    ChCellSet cells = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (deadly->digits[cell] != 0)
            ch_cells_add(&cells, cell);
    return cells;
}

/* Returns the pattern with the same digits in each of its cells, none of which is given. */
ChPattern ch_pattern_of(const ChBoard *board, ChCellSet cells, unsigned digits);

/* Finds the guardians of a pattern whose digits are set. */
void ch_pattern_find_guards(ChPattern *pattern, const ChBoard *board);

/* Returns true if the input allows all digits of the pattern. */
bool ch_pattern_is_possible(const ChFinderInput *input, const ChPattern *pattern);

/* Finds the houses that contain all the cells; returns their number. */
int ch_houses_of(ChCellSet cells, int house[3]);

/* Each function reports the type's instances of one pattern; true: the sink wants no more. */
bool ch_pattern_type_1(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern);
bool ch_pattern_type_2(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern);
bool ch_pattern_type_4(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern);

/* Does the same for type 3, with subsets of SIZE cells in addition to those of the guardians. */
bool ch_pattern_type_3(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern, int size);

enum { CH_PATTERN_SUBSET = 7 }; /* the largest such subset */

/* Does the same by the type's number; for type 3, the smallest subsets first. */
bool ch_pattern_type(const ChFinderInput *input, ChSink *sink, int technique,
                     const ChPattern *pattern, int type);

/* Reports whether a pattern where three lines of a band or stack cross a line of each of its boxes
 * can be filled, and every filling has a twin (deadly_twins.c). */
bool ch_pattern_has_twins(const ChPattern *pattern, const ChCellSet *cells);

/* ---- premises (deadly_premises.c) ---- */

/* Reports whether some conclusion of a step with this pattern needs each premise, and the
 * pattern. */
bool ch_pattern_needs_all(const ChPattern *pattern, const ChBoard *board,
                          const ChDeduction *deduction);

/* The two candidates that a constraint has left: one of them is true. */
typedef struct ChCandidatePair {
    uint16_t candidate[2];
} ChCandidatePair;

/* Finds the pair of a premise; returns false if it has more candidates, or fewer. */
bool ch_premise_pair(const ChBoard *board, int premise, ChCandidatePair *pair);

/* Reports whether a house has a cell of the pattern. */
bool ch_external_has_corner(const ChDeadlyPattern *deadly, int house);

/* Returns the places of the pattern's digits that the houses of the premises have outside of its
 * cells, if they have such cells: the guardians of external rectangles. */
ChCandidateSet ch_external_guardians(const ChBoard *board, const ChDeadlyPattern *deadly,
                                     const ChConstraintSet *premises);

/* ---- highlights ---- */

/* Adds the pattern and its guardians to the highlights of a step that relies on one deadly
 * pattern. */
void ch_mark_deadly_pattern(const ChReplay *replay, const ChStep *step, ChMarks *marks);

/* Adds the guardians, and the houses and cells of the premises, of a step with one pattern. */
void ch_mark_guarded_step(const ChReplay *replay, const ChStep *step, ChMarks *marks);

/* Return the cells with guardians in the highlights of a step, and its type: 3 with the cells of a
 * subset, 4 with a house, or else 1 or 2 by the number of those cells (subtypes_reverse.c). */
ChCellSet ch_step_guarded_cells(const ChStepRecord *step);
int ch_step_pattern_type(const ChStepRecord *step);

/* ---- Qiu's deadly pattern (qius_pattern.c) ---- */

/* Two lines of a chute that could be exchanged in part, and the pair outside of it. */
typedef struct ChTwoLines {
    int line[2];
    int box;          /* where the lines cross those of the pair */
    ChCellSet pair;   /* two cells of another chute, in one line */
    ChCellSet square; /* the four cells of the box in their lines */
    unsigned digits;  /* those of the pair */
} ChTwoLines;

/* Reads a deadly pattern as that of two lines; returns false if it is another one. */
bool ch_read_two_lines(const ChBoard *board, const ChDeadlyPattern *deadly, ChTwoLines *lines);

/* Adds the pair, the open cells of the square, the digits and the lines to the highlights of a step
 * with the pattern of two lines as its only one; returns false if it is another one. */
bool ch_mark_two_lines(const ChReplay *replay, const ChStep *step, ChMarks *marks);

/* ---- symmetries of the givens (automorphism.c) ---- */

/* Move rows within a band, bands, columns within a stack and stacks; perhaps mirror the grid at the
 * main diagonal first; and change each digit to another one. Houses remain houses, so a solution
 * remains a solution. An automorphism of a puzzle is such a change that leaves its givens as they
 * are:
 *
 *      1 . . | . . . | . . 7      turned by half a turn, with 1 and 9, 3 and 7 exchanged, these
 *      . . . | . . . | . . .      givens are the same
 *      3 . . | . . . | . . 9
 *
 * The solution of a proper puzzle does not change either: if a cell has a digit, the image of the
 * cell has the image of the digit. */
typedef struct ChAutomorphism {
    bool mirrored;
    uint8_t row[9]; /* the row to which each row moves; the column if mirrored */
    uint8_t column[9];
    uint8_t digit[CH_DIGITS]; /* what each digit changes to */
} ChAutomorphism;

static inline int ch_automorphism_cell(const ChAutomorphism *automorphism, int cell)
{
    const int row = automorphism->row[CH_ROW_OF(cell)];
    const int column = automorphism->column[CH_COLUMN_OF(cell)];

    return automorphism->mirrored ? CH_CELL_AT(column, row) : CH_CELL_AT(row, column);
}

static inline int ch_automorphism_candidate(const ChAutomorphism *automorphism, int candidate)
{
    return CH_CANDIDATE(ch_automorphism_cell(automorphism, CH_CANDIDATE_CELL(candidate)),
                        automorphism->digit[CH_CANDIDATE_DIGIT(candidate)]);
}

/* Returns the digits that change. */
unsigned ch_automorphism_changed(const ChAutomorphism *automorphism);

/* Returns how many times the change must be made until every cell is back in its place. */
int ch_automorphism_order(const ChAutomorphism *automorphism);

/* Returns how many cells stay in their place. */
int ch_automorphism_fixed(const ChAutomorphism *automorphism);

/* The ways to move the cells that a person sees. The main diagonal begins in r1c1, the other one in
 * r1c9. */
typedef enum ChTurn {
    CH_HALF_TURN,
    CH_MAIN_DIAGONAL,
    CH_OTHER_DIAGONAL,
    CH_QUARTER_TURN,
    CH_OTHER_TURN
} ChTurn;

ChTurn ch_automorphism_turn(const ChAutomorphism *automorphism);

/* Finds the automorphism that moves the cells by a half turn or a diagonal; returns false if the
 * puzzle has none. */
bool ch_automorphism_find(ChAutomorphism *automorphism, const ChBoard *board, ChTurn turn);

/* Returns true if it wants no more automorphisms. */
typedef bool ChVisitAutomorphism(void *context, const ChAutomorphism *automorphism);

/* Passes on each automorphism of the givens but the one that moves nothing, those of a half turn or
 * a diagonal first. There are at most CH_MOST_AUTOMORPHISMS in a puzzle with one solution, since no
 * filled grid has more (Russell and Jarvis, 2006); of other puzzles, some are left out. Returns
 * true if VISIT did. */
bool ch_each_automorphism(const ChBoard *board, ChVisitAutomorphism *visit, void *context);

enum { CH_MOST_AUTOMORPHISMS = 647 };

/* Finds an automorphism for which no solution that is its own image holds a deadly pattern of the
 * step, of one cell or two, and each candidate that the step removes has a false image. Returns
 * false if there is none. */
bool ch_automorphism_of_step(ChAutomorphism *automorphism, const ChBoard *before,
                             const ChStepRecord *step);

/* Returns a cell of a deadly pattern that has none of its digits in a solution that is its own
 * image: each of these changes to what the pattern does not allow for the cell's image, or to what
 * cannot be true together with it. CH_NONE: there is none. */
int ch_automorphism_deadly_cell(const ChAutomorphism *automorphism, const ChDeadlyPattern *deadly);

/* Suppose that a candidate is true, and that the givens have an automorphism together with it but
 * not without it. The solution of a proper puzzle has both, so it is its own image as well.
 *
 * Returns the board with a candidate of a cell that is not given as one more given. */
ChBoard ch_board_with_given(const ChBoard *board, int candidate);

/* Finds such an automorphism for the step, as ch_automorphism_of_step() does. The deadly patterns
 * have the candidate in common, and one or two more cells. Returns the candidate, or CH_NONE. */
int ch_almost_automorphism_of_step(ChAutomorphism *automorphism, const ChBoard *before,
                                   const ChStepRecord *step);

/* ---- rectangles with conjugate pairs (corner_hops.c) ---- */

/* An inference between corners of a rectangle: CAUSE is true; so FROM is not, and TO, the other
 * candidate of a pair, is true. */
typedef struct ChCornerHop {
    uint16_t cause, from, to;
} ChCornerHop;

enum { CH_CORNER_HOPS = 3 };

/* Supposes that a candidate of a corner is true, and follows the pairs. Returns the number of
 * inferences if every extra corner, one with guardians, then has a digit of the pattern; 0 if not,
 * or if the pairs alone rule the candidate out. */
int ch_corner_hops(const ChCandidatePair *pair, int count, const ChCellSet *extra, int candidate,
                   ChCornerHop hop[CH_CORNER_HOPS]);

enum { CH_CORNER_PAIRS = 5 }; /* three conjugate pairs, two corners */

/* A step: the pairs of its premises, the other cells of them, which are a naked subset, and the
 * inferences from a candidate that it removes. */
typedef struct ChCornerStep {
    int count;
    ChCandidatePair pair[CH_CORNER_PAIRS];
    uint16_t premise[CH_CORNER_PAIRS];
    ChCellSet subset;
    uint16_t used; /* digits of the subset that are not the pattern's */
    int hops;
    ChCornerHop hop[CH_CORNER_HOPS];
} ChCornerStep;

/* Reads the premises of a step; returns false if they are not those of such a rectangle. */
bool ch_read_corner_step(ChCornerStep *step, const ChBoard *board, const ChDeadlyPattern *deadly,
                         const ChConstraintSet *premises, int removed);

/* Returns the house where the digit has just the two cells as places, a line before a box; -1 if
 * there is none. */
int ch_conjugate_house(const ChBoard *board, const ChPairs *pairs, int one, int other, int digit);

/* Reports the steps with a naked subset (uniqueness_conjugate_subset.c); true: the sink wants no
 * more. */
bool ch_find_conjugate_subsets(const ChFinderInput *input, ChSink *sink);

/* ---- lists of patterns with any guardians ---- */

/* Returns true if it wants no more patterns. */
typedef bool ChVisitPattern(void *context, const ChPattern *pattern);

/* Passes on each bivalue universal grave with up to six cells of guardians (bug.c). Returns true if
 * VISIT did. */
bool ch_each_bug(const ChFinderInput *input, ChVisitPattern *visit, void *context);

/* Passes on each rectangle in two boxes, with two digits that its corners can hold crosswise, or do
 * already; none of them is given (rectangle_corners.c). Returns true if VISIT did. */
bool ch_each_rectangle(const ChFinderInput *input, ChVisitPattern *visit, void *context);

/* Pass on the unique loops and the shapes of deadly_shapes.c with guardians in at most two cells,
 * and the extended rectangles with these or with guardians of one digit. Return true if VISIT
 * did. */
bool ch_each_unique_loop(const ChFinderInput *input, ChVisitPattern *visit, void *context);
bool ch_each_extended_rectangle(const ChFinderInput *input, ChVisitPattern *visit, void *context);
bool ch_each_deadly_shape(const ChFinderInput *input, ChVisitPattern *visit, void *context);

/* Pass on Qiu's deadly patterns and BUG-Lites with guardians in at most two cells. Return true if
 * VISIT did. */
bool ch_each_qius_pattern(const ChFinderInput *input, ChVisitPattern *visit, void *context);
bool ch_each_bug_lite(const ChFinderInput *input, ChVisitPattern *visit, void *context);

/* Reports whether each cell of the pattern has two digits, each digit two of the cells in a house
 * or none, and another cell is empty. */
bool ch_is_bug_lite(const ChBoard *board, const ChDeadlyPattern *deadly);

/* Reports whether some cell of the pattern has a digit, as in an avoidable rectangle. */
bool ch_pattern_has_filled(const ChPattern *pattern, const ChBoard *board);

/* ---- facts ---- */

/* The unique rectangles of a board:
 *
 *      12 . . | . 12 .      four empty cells in two rows, two columns and two boxes; at least one
 *      12 . . | . 123.      has just two candidates: corner 0, which defines the pair of digits
 *
 * A rectangle. Corner 1 shares box and line with corner 0, corner 2 the other line; corner 3 is
 * opposite. */
typedef struct ChRectangle {
    uint8_t cell[4];
    uint8_t first; /* the two digits of the pair */
    uint8_t second;
    uint8_t extra;   /* corners with other candidates, four bits */
    bool full;       /* no corner lacks one of the two digits */
    uint16_t guards; /* digits of those other candidates */
} ChRectangle;

enum { CH_MAX_RECTANGLES = 486 };

typedef struct ChRectangles {
    int count;
    ChRectangle at[CH_MAX_RECTANGLES];
} ChRectangles;

/* Lists the rectangles. If several corners qualify, corner 0 is the first in the order of cells, so
 * no rectangle is listed twice with the same digits. */
void ch_rectangles_build(ChRectangles *rectangles, const ChBoard *board, ChCellSet bivalue);

const ChRectangles *ch_facts_rectangles(ChFacts *facts);

/* Finds the rectangle of two rows and two columns, without its digits; all corners count as extra.
 * Returns false if it is not in two boxes, or a corner has a digit. */
bool ch_rectangle_at(const ChBoard *board, int top, int bottom, int left, int right,
                     ChRectangle *rectangle);

/* Returns the pattern of a rectangle's two digits in its four cells. */
ChPattern ch_rectangle_pattern(const ChBoard *board, const ChRectangle *rectangle);

/* Two digits, and the cells with both of them that may be part of a unique loop: each shares its
 * row, its column and its box with another (uniqueness_loops.c). */
typedef struct ChLoopPair {
    uint16_t digits;
    uint8_t plain_count;
    uint8_t both_count;
    ChCellSet plain; /* cells that have no other candidate */
    ChCellSet both;
} ChLoopPair;

enum { CH_DIGIT_PAIRS = 36, CH_LOOP_CELLS = 6 /* in the smallest loop */ };

/* The pairs with two bivalue cells of their own and cells for a loop, in the order of the second of
 * these; and those with four, by index, in the order of the fourth. */
typedef struct ChLoopPairs {
    int count;
    int count_with_four;
    ChLoopPair at[CH_DIGIT_PAIRS];
    uint8_t with_four[CH_DIGIT_PAIRS];
} ChLoopPairs;

void ch_loop_pairs_build(const ChBoard *board, const ChCellSet *bivalue, ChLoopPairs *pairs);

const ChLoopPairs *ch_facts_loop_pairs(ChFacts *facts);

/* Extended rectangles, complete except for some guardians (uniqueness_extended.c). For each line,
 * the set of later lines that contain the other three cells. The fact is updated as the board
 * changes. */
typedef struct ChSixCellSets {
    unsigned tick; /* board tick of the fact; 0: not built */
    uint32_t with[CH_HOUSES];
} ChSixCellSets;

const ChSixCellSets *ch_facts_six_cell_sets(ChFacts *facts);

/* Updates the pairs of lines of which one is among the FRESH houses. */
void ch_six_cell_sets_update(const ChBoard *board, uint32_t fresh, ChSixCellSets *six_cell_sets);

#endif
