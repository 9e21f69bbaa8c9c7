/* test_by_hand.c - notation and arguments of records that a solve rarely or never makes.
 *
 * SPDX-License-Identifier: MIT
 */
#include "by_hand.h"

#define ALL(list) list, COUNT(list)

/* r1c8 and r1c9 hold 8 and 9; r5c8 has no candidate but 9. */
static const char GRID[] = "1234567.."
                           "........."
                           "........."
                           "......8.."
                           "2345671.."
                           "........."
                           "........."
                           "........."
                           ".........";

/* ---- notation ---- */

static void expect_notation(const ChStepRecord *step, const char *expected)
{
    const ChBoard board = board_of(GRID);
    ChText text = CH_TEXT_EMPTY;

    ch_explain_notation(&text, &board, step);
    cr_expect_str_eq(ch_text_string(&text), expected, "%s: %s\n  not %s", step->technique,
                     ch_text_string(&text), expected);
    ch_text_free(&text);
}

static const uint16_t r6c9[] = {CANDIDATE(6, 9, 9)};
static const uint16_t premises[] = {CELL(9, 9), IN_ROW(7, 3)};

Test(by_hand, without_a_form_or_an_argument_the_premises_are_the_notation)
{
    static const ChMark house[] = {MARK(HOUSE, 4)};
    ChStepRecord step = {.technique = "x",
                         .eliminate = r6c9,
                         .eliminate_count = 1,
                         .constraint = premises,
                         .constraint_count = 2};

    expect_notation(&step, "r9c9,7r3 => r6c9<>9");
    step.technique = "cross-hatching";
    expect_notation(&step, "r9c9,7r3 => r6c9<>9");
    step.mark = house;
    step.mark_count = 1;
    expect_notation(&step, "r9c9,7r3 => r6c9<>9");
    step.constraint_count = 0;
    expect_notation(&step, " => r6c9<>9");
}

Test(by_hand, a_guess_is_a_question_mark)
{
    const ChStepRecord step = {.technique = "guess", .place = r6c9, .place_count = 1};

    expect_notation(&step, "? => r6c9=9");
}

Test(by_hand, a_contradiction_says_what_cannot_be_met)
{
    static const ChLine lines[] = {{CH_LINE_FAILS, 0, IN_BOX(3, 5), CH_NONE}};
    static const ChArgument argument = {ALL(lines)};
    ChStepRecord step = {.technique = "contradiction", .constraint = premises};

    expect_notation(&step, "");
    step.constraint_count = 1;
    expect_notation(&step, "r9c9=0");
    step.argument = &argument;
    step.argument_count = 1;
    expect_notation(&step, "3b5=0");
    step.technique = "x";
    expect_notation(&step, "3b5=0");
}

Test(by_hand, an_argument_names_its_deadly_patterns)
{
    static const ChLine lines[] = {{CH_LINE_FAILS, 0, CH_CONSTRAINTS + 1, CH_NONE}};
    static const ChArgument argument = {ALL(lines)};
    static const ChDeadlyPattern deadly[2] = {{.is_impossible = false}};
    const ChStepRecord step = {.technique = "x",
                               .eliminate = r6c9,
                               .eliminate_count = 1,
                               .deadly = deadly,
                               .deadly_count = 2,
                               .argument = &argument,
                               .argument_count = 1};

    expect_notation(&step, "r6c9=9 -> deadly2=0 => r6c9<>9");
}

Test(by_hand, an_argument_of_no_cases_is_no_notation)
{
    static const ChLine lines[] = {{CH_LINE_CASES, 0, CELL(1, 8), CH_NONE}};
    static const ChArgument argument = {ALL(lines)};
    const ChStepRecord step = {.technique = "x",
                               .eliminate = r6c9,
                               .eliminate_count = 1,
                               .constraint = premises,
                               .constraint_count = 1,
                               .argument = &argument,
                               .argument_count = 1};

    expect_notation(&step, "r9c9 => r6c9<>9");
}

/* ---- arguments ---- */

static void expect_argument_on(const ChBoard *board, const ChStepRecord *step, const char *expected)
{
    ChText text = CH_TEXT_EMPTY;

    ch_explain_depth(&text, CH_ENGLISH, board, step, CH_DEPTH_ARGUMENT);
    cr_expect_str_eq(ch_text_string(&text), expected, "%s\n  not\n%s", ch_text_string(&text),
                     expected);
    ch_text_free(&text);
}

static void expect_argument(const ChStepRecord *step, const char *expected)
{
    const ChBoard board = board_of(GRID);

    expect_argument_on(&board, step, expected);
}

static const ChMark pivot[] = {MARK(PIVOT, CELL(1, 8))};
static const uint16_t needed[] = {CELL(1, 8), CELL(1, 9), CELL(5, 8)};

static ChStepRecord verity(const ChArgument *argument)
{
    return (ChStepRecord){.technique = "forcing-chain-verity-cell",
                          .eliminate = r6c9,
                          .eliminate_count = 1,
                          .constraint = needed,
                          .constraint_count = COUNT(needed),
                          .mark = pivot,
                          .mark_count = 1,
                          .argument = argument,
                          .argument_count = 1};
}

/* The explanation where the cases of r1c8 cannot be explained forward. */
#define BY_CONTRADICTION(cases)                                                                    \
    "Every digit of r1c8 leads to the same. Its opposite would leave r1c8 no digit.\n"             \
    "Suppose r6c9 is 9.\n"                                                                         \
    "r1c8 can only be 8 or 9.\n" cases "So r6c9 is not 9."

Test(by_hand, a_verity_can_have_cases_that_cannot_be)
{
    static const ChLine lines[] = {{CH_LINE_CASES, 2, CELL(1, 8), CH_NONE},
                                   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 8)},
                                   {CH_LINE_FAILS, 0, CELL(1, 9), CH_NONE},
                                   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 9)},
                                   {CH_LINE_FAILS, 0, CELL(5, 8), CH_NONE}};
    static const ChArgument argument = {ALL(lines)};
    const ChStepRecord step = verity(&argument);

    expect_argument(&step, "Case 1: r1c8 is 8.\n"
                           "    Then r1c9 cannot be 8, so it must be 9. So r6c9 is not 9.\n"
                           "Case 2: r1c8 is 9. Then r5c8 cannot be 9, so no digit is left for it.\n"
                           "Every case that remains leads to the same.\n"
                           "So remove 9 from r6c9.");
}

/* The candidate that remains there does not imply the conclusion. */
Test(by_hand, a_verity_that_leans_on_more_is_told_by_contradiction)
{
    static const ChLine lines[] = {{CH_LINE_CASES, 2, CELL(1, 8), CH_NONE},
                                   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 8)},
                                   {CH_LINE_FAILS, 0, CELL(9, 9), CH_NONE},
                                   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 9)},
                                   {CH_LINE_FAILS, 0, CELL(5, 8), CH_NONE}};
    static const ChArgument argument = {ALL(lines)};
    const ChStepRecord step = verity(&argument);

    expect_argument(
        &step, BY_CONTRADICTION("Case 1: r1c8 is 8. With r6c9=9, no digit is left for r9c9.\n"
                                "Case 2: r1c8 is 9. With r6c9=9, no digit is left for r5c8.\n"));
}

/* Nothing in the case alone leaves r9c9 one digit. */
Test(by_hand, a_verity_with_a_step_that_leans_on_more_is_told_by_contradiction)
{
    static const ChLine lines[] = {{CH_LINE_CASES, 2, CELL(1, 8), CH_NONE},
                                   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 8)},
                                   {CH_LINE_THEN, 0, CELL(9, 9), CANDIDATE(9, 9, 8)},
                                   {CH_LINE_FAILS, 0, CELL(5, 8), CH_NONE},
                                   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 9)},
                                   {CH_LINE_FAILS, 0, CELL(5, 8), CH_NONE}};
    static const ChArgument argument = {ALL(lines)};
    const ChStepRecord step = verity(&argument);

    expect_argument(
        &step, BY_CONTRADICTION("Case 1: r1c8 is 8. With r6c9=9, no digit is left for r5c8.\n"
                                "Case 2: r1c8 is 9. With r6c9=9, no digit is left for r5c8.\n"));
}

/* A conclusion of a nested case is not common to all cases. */
Test(by_hand, a_verity_with_cases_in_a_case_is_told_by_contradiction)
{
    static const ChLine lines[] = {
        {CH_LINE_CASES, 2, CELL(1, 8), CH_NONE},   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 8)},
        {CH_LINE_CASES, 4, IN_BOX(9, 3), CH_NONE}, {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(2, 7, 9)},
        {CH_LINE_FAILS, 0, CELL(5, 8), CH_NONE},   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(2, 8, 9)},
        {CH_LINE_FAILS, 0, CELL(5, 8), CH_NONE},   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(3, 7, 9)},
        {CH_LINE_FAILS, 0, CELL(5, 8), CH_NONE},   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(3, 8, 9)},
        {CH_LINE_FAILS, 0, CELL(5, 8), CH_NONE},   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 9)},
        {CH_LINE_FAILS, 0, CELL(5, 8), CH_NONE}};
    static const ChArgument argument = {ALL(lines)};
    const ChStepRecord step = verity(&argument);

    expect_argument(
        &step, BY_CONTRADICTION("Case 1: r1c8 is 8.\n"
                                "    In box 3 the 9 can only go in r2c7, r2c8, r3c7 or r3c8.\n"
                                "    Case 1.1: r2c7 is 9. With r6c9=9, no digit is left for r5c8.\n"
                                "    Case 1.2: r2c8 is 9. With r6c9=9, no digit is left for r5c8.\n"
                                "    Case 1.3: r3c7 is 9. With r6c9=9, no digit is left for r5c8.\n"
                                "    Case 1.4: r3c8 is 9. With r6c9=9, no digit is left for r5c8.\n"
                                "Case 2: r1c8 is 9. With r6c9=9, no digit is left for r5c8.\n"));
}

/* An argument longer than any that is found. */
Test(by_hand, a_verity_too_long_is_told_by_contradiction)
{
    enum { MANY = 1100 };
    static ChLine lines[MANY + 5] = {{CH_LINE_CASES, 2, CELL(1, 8), CH_NONE},
                                     {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 8)},
                                     {CH_LINE_FAILS, 0, CELL(1, 9), CH_NONE},
                                     {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 9)}};
    const ChArgument argument = {ALL(lines)};
    const ChStepRecord step = verity(&argument);

    for (int i = 0; i < MANY; i++)
        lines[4 + i] = (ChLine){CH_LINE_THEN, 0, CELL(1, 9), CANDIDATE(1, 9, 8)};
    lines[MANY + 4] = (ChLine){CH_LINE_FAILS, 0, CELL(5, 8), CH_NONE};
    expect_argument(
        &step,
        BY_CONTRADICTION("Case 1: r1c8 is 8. With r1c8=8 and r6c9=9, no digit is left for r1c9.\n"
                         "Case 2: r1c8 is 9. With r6c9=9, no digit is left for r5c8.\n"));
}

/* A fish, and a chain from a candidate back to it, whose weak links are not read. */
enum { FISH = 5 };
static const ChMark chain[] = {
    MARK(DIGIT, 8),
    MARK(HOUSE, 9),
    MARK(HOUSE, 10),
    MARK(COVER, 18),
    MARK(COVER, 19),
    LINK(FROM, 0, CANDIDATE(1, 9, 9)),
    LINK(TO, 0, CANDIDATE(1, 8, 9)),
    LINK(STRONG, 0, 0),
    LINK(FROM, 1, CANDIDATE(1, 8, 9)),
    LINK(TO, 1, CANDIDATE(1, 8, 8)),
    LINK(FROM, 2, CANDIDATE(1, 8, 8)),
    LINK(TO, 2, CANDIDATE(1, 9, 8)),
    LINK(STRONG, 2, 0),
    LINK(FROM, 3, CANDIDATE(1, 9, 8)),
    LINK(TO, 3, CANDIDATE(1, 8, 9)),
    LINK(FROM, 4, CANDIDATE(1, 8, 9)),
    LINK(TO, 4, CANDIDATE(1, 9, 9)),
    LINK(STRONG, 4, 0),
};
static const uint16_t ground[] = {IN_ROW(9, 1), IN_ROW(8, 1)};
static const uint16_t r2c9[] = {CANDIDATE(2, 9, 9)};

/* A chain of 9s from r1c1 back to it. */
static const ChMark circle[] = {
    LINK(FROM, 0, CANDIDATE(1, 1, 9)),
    LINK(TO, 0, CANDIDATE(1, 5, 9)),
    LINK(STRONG, 0, 0),
    LINK(FROM, 1, CANDIDATE(1, 5, 9)),
    LINK(TO, 1, CANDIDATE(3, 5, 9)),
    LINK(FROM, 2, CANDIDATE(3, 5, 9)),
    LINK(TO, 2, CANDIDATE(3, 2, 9)),
    LINK(STRONG, 2, 0),
    LINK(FROM, 3, CANDIDATE(3, 2, 9)),
    LINK(TO, 3, CANDIDATE(2, 1, 9)),
    LINK(FROM, 4, CANDIDATE(2, 1, 9)),
    LINK(TO, 4, CANDIDATE(1, 1, 9)),
    LINK(STRONG, 4, 0),
};
static const uint16_t circle_ground[] = {IN_ROW(9, 1), IN_ROW(9, 3), IN_COLUMN(9, 1)};

/* Leaves a digit two places in a house. */
static void leave_two(ChBoard *board, int house, int digit, int one, int other)
{
    for (int i = 0; i < CH_DIGITS; i++) {
        const int cell = ch_house_cell[house][i];
        if (cell != one && cell != other && ch_board_has(board, CH_CANDIDATE(cell, digit - 1)))
            ch_board_remove(board, cell, digit - 1);
    }
}

static ChBoard circle_board(void)
{
    ChBoard board = board_of("................................................................."
                             "................");

    leave_two(&board, CH_FIRST_ROW, 9, CELL(1, 1), CELL(1, 5));
    leave_two(&board, CH_FIRST_ROW + 2, 9, CELL(3, 2), CELL(3, 5));
    leave_two(&board, CH_FIRST_COLUMN, 9, CELL(1, 1), CELL(2, 1));
    return board;
}

Test(by_hand, a_chain_can_end_where_it_begins)
{
#define LINKS                                                                                      \
    "Suppose r1c1 is not 9. Then the 9 of row 1 must be in r1c5, its only other place.\n"          \
    "So r3c5 is not 9 (column 5), and the 9 of row 3 must be in r3c2.\n"                           \
    "So r2c1 is not 9 (box 1), and the 9 of column 1 must be in r1c1.\n"
    static const uint16_t r1c1[] = {CANDIDATE(1, 1, 8)};
    static const uint16_t r2c2[] = {CANDIDATE(2, 2, 9)};
    const ChBoard board = circle_board();
    ChStepRecord step = {.technique = "discontinuous-nice-loop",
                         .constraint = circle_ground,
                         .constraint_count = COUNT(circle_ground),
                         .mark = circle,
                         .mark_count = COUNT(circle)};

    expect_argument_on(&board, &step, LINKS "So r1c1 is 9 after all.");
    step.eliminate = r1c1;
    step.eliminate_count = 1;
    expect_argument_on(&board, &step, LINKS "So r1c1 is 9 after all.\nSo remove 8 from r1c1.");
    step.eliminate = r2c2;
    expect_argument_on(&board, &step,
                       LINKS "So r1c1 is 9 after all. r2c2 cannot be 9: in box 1 it sees r1c1.\n"
                             "So remove 9 from r2c2.");
}

/* Only the conclusion is named: a strong link has no premise, or a third place in its house; a weak
 * link has no house. */
Test(by_hand, a_link_without_ground_is_not_argued)
{
    static const uint16_t r1c1[] = {CANDIDATE(1, 1, 8)};
    ChBoard board = circle_board();
    ChStepRecord step = {.technique = "discontinuous-nice-loop",
                         .eliminate = r1c1,
                         .eliminate_count = 1,
                         .constraint = circle_ground,
                         .constraint_count = COUNT(circle_ground) - 1,
                         .mark = circle,
                         .mark_count = COUNT(circle)};
    static const char shown[] = "Discontinuous Nice Loop applies here. So remove 8 from r1c1.";

    expect_argument_on(&board, &step, shown);
    step.constraint_count++;
    const ChBoard empty = board_of("........................................................."
                                   "........................");
    expect_argument_on(&empty, &step, shown);
    step.mark = chain + FISH;
    step.mark_count = COUNT(chain) - FISH;
    step.constraint = ground;
    step.constraint_count = COUNT(ground);
    expect_argument(&step, shown);
}

Test(by_hand, a_kraken_fish_without_ground_shows_its_chain)
{
    const ChStepRecord step = {.technique = "kraken-fish-1",
                               .eliminate = r2c9,
                               .eliminate_count = 1,
                               .constraint = ground,
                               .constraint_count = 1,
                               .mark = chain,
                               .mark_count = COUNT(chain)};

    expect_argument(
        &step,
        "If it is not 9, columns 1 and 2 get their 9s in rows 1 and 2. If it is, the same follows: "
        "r1c9<>9 → r1c8=9 → r1c8<>8 → r1c9=8 → r1c8<>9 → r1c9=9. So remove 9 from r2c9.");
}

/* A loop of 9s: what each weak link rules out in its house. */
Test(by_hand, a_loop_shows_what_its_links_rule_out)
{
    static const ChMark loop[] = {
        LINK(FROM, 0, CANDIDATE(1, 1, 9)),
        LINK(TO, 0, CANDIDATE(1, 5, 9)),
        LINK(STRONG, 0, 0),
        LINK(FROM, 1, CANDIDATE(1, 5, 9)),
        LINK(TO, 1, CANDIDATE(4, 5, 9)),
        LINK(FROM, 2, CANDIDATE(4, 5, 9)),
        LINK(TO, 2, CANDIDATE(4, 1, 9)),
        LINK(STRONG, 2, 0),
        LINK(FROM, 3, CANDIDATE(4, 1, 9)),
        LINK(TO, 3, CANDIDATE(1, 1, 9)),
    };
    static const uint16_t loop_ground[] = {IN_ROW(9, 1), IN_ROW(9, 4)};
    static const uint16_t removed[] = {CANDIDATE(7, 1, 9), CANDIDATE(8, 5, 9)};
    ChBoard board = board_of("................................................................."
                             "................");
    const ChStepRecord step = {.technique = "continuous-nice-loop",
                               .eliminate = removed,
                               .eliminate_count = COUNT(removed),
                               .constraint = loop_ground,
                               .constraint_count = COUNT(loop_ground),
                               .mark = loop,
                               .mark_count = COUNT(loop)};

    leave_two(&board, CH_FIRST_ROW, 9, CELL(1, 1), CELL(1, 5));
    leave_two(&board, CH_FIRST_ROW + 3, 9, CELL(4, 1), CELL(4, 5));
    expect_argument_on(
        &board, &step,
        "Suppose r1c1 is not 9. Then the 9 of row 1 must be in r1c5, its only other place.\n"
        "So r4c5 is not 9 (column 5), and the 9 of row 4 must be in r4c1.\n"
        "So r1c1 is not 9 (column 1).\n"
        "That closes the loop. It runs the other way round as well, so one of the two ends of "
        "each link is true.\n"
        "The 9 of column 5 is in r1c5 or r4c5, and nowhere else. "
        "The 9 of column 1 is in r1c1 or r4c1, and nowhere else.\n"
        "So remove 9 from r7c1 and r8c5.");
}

/* A fourth would be a wall. */
Test(by_hand, three_stories_are_told_and_the_others_named)
{
    static const ChLine fails[][1] = {{{CH_LINE_FAILS, 0, IN_BOX(3, 5), CH_NONE}},
                                      {{CH_LINE_FAILS, 0, IN_BOX(3, 6), CH_NONE}},
                                      {{CH_LINE_FAILS, 0, IN_BOX(3, 7), CH_NONE}},
                                      {{CH_LINE_FAILS, 0, IN_BOX(3, 8), CH_NONE}},
                                      {{CH_LINE_FAILS, 0, IN_BOX(3, 9), CH_NONE}}};
    static const ChArgument argument[] = {
        {ALL(fails[0])}, {ALL(fails[1])}, {ALL(fails[2])}, {ALL(fails[3])}, {ALL(fails[4])}};
    static const uint16_t eliminated[] = {CANDIDATE(6, 1, 9), CANDIDATE(6, 2, 9),
                                          CANDIDATE(6, 3, 9), CANDIDATE(6, 4, 9),
                                          CANDIDATE(6, 5, 9)};
    const ChStepRecord step = {.technique = "x",
                               .eliminate = eliminated,
                               .eliminate_count = COUNT(eliminated),
                               .argument = argument,
                               .argument_count = COUNT(argument)};
    static const char expected[] =
        "Suppose r6c1 is 9.\nThe 3 fits nowhere in box 5.\nSo r6c1 is not 9.\n"
        "Suppose r6c2 is 9.\nThe 3 fits nowhere in box 6.\nSo r6c2 is not 9.\n"
        "Suppose r6c3 is 9.\nThe 3 fits nowhere in box 7.\nSo r6c3 is not 9.\n"
        "In much the same way: r6c4<>9 and r6c5<>9.";
    const ChBoard board = board_of(GRID);
    ChText text = CH_TEXT_EMPTY;

    ch_explain_argument(&text, CH_ENGLISH, &board, &step);
    cr_expect_str_eq(ch_text_string(&text), expected, "%s", ch_text_string(&text));
    ch_text_free(&text);
}

/* One guardian of the pattern remains, the 9 in r6c8. */
Test(by_hand, a_case_can_end_in_a_deadly_pattern)
{
    static const ChLine lines[] = {{CH_LINE_CASES, 2, CELL(1, 8), CH_NONE},
                                   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 8)},
                                   {CH_LINE_FAILS, 0, CH_CONSTRAINTS, CH_NONE},
                                   {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 8, 9)},
                                   {CH_LINE_FAILS, 0, CELL(5, 8), CH_NONE}};
    static const ChArgument argument = {ALL(lines)};
    ChDeadlyPattern deadly = {.is_impossible = false};
    ChStepRecord step = verity(&argument);

    deadly.digits[CELL(1, 8)] = deadly.digits[CELL(1, 9)] = 0x180;
    deadly.digits[CELL(6, 8)] = 0x0ff;
    step.deadly = &deadly;
    step.deadly_count = 1;
    expect_argument(
        &step, "Case 1: r1c8 is 8.\n"
               "    r6c8 must be 9, the last way out of the deadly pattern. So r6c9 is not 9.\n"
               "Case 2: r1c8 is 9. Then r5c8 cannot be 9, so no digit is left for it.\n"
               "Every case that remains leads to the same.\n"
               "So remove 9 from r6c9.");
}

/* Only the conclusion is named where the board lacks a link: the reason rests on all three. */
Test(by_hand, a_wing_without_its_links_is_not_argued)
{
    static const uint16_t r2c2[] = {CANDIDATE(2, 2, 9)};
    const ChBoard board = circle_board();
    const ChBoard empty =
        board_of("................................................................."
                 "................");
    const ChStepRecord step = {.technique = "l-wing",
                               .eliminate = r2c2,
                               .eliminate_count = 1,
                               .constraint = circle_ground,
                               .constraint_count = COUNT(circle_ground),
                               .mark = circle,
                               .mark_count = COUNT(circle)};

    expect_argument_on(&board, &step,
                       "So r1c1 is 9. r2c2 shares box 1 with r1c1. So remove 9 from r2c2.");
    expect_argument_on(&empty, &step, "L-Wing applies here. So remove 9 from r2c2.");
}
