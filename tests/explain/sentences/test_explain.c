/* test_explain.c - the sentences, word for word, in both languages.
 *
 * A case is a record made by hand on a board made by hand; nothing here is solved.
 *
 * SPDX-License-Identifier: MIT
 */
#include "by_hand.h"
#include "notation.h"
#include "random.h"
#include "step_notation.h"
#include "technique.h"
#include "technique_text.h"
#include "writer_table.h"

#include <string.h>

#define HATCHING(row, column, digit)                                                               \
    {                                                                                              \
        .role = CH_ROLE_HATCHING, .thing = CANDIDATE(row, column, digit)                           \
    }
#define CLOSED(row, column, by)                                                                    \
    {                                                                                              \
        .role = CH_ROLE_CLOSED, .thing = CELL(row, column), .step = (by)                           \
    }

enum { NO_PLACE = -1 };

/* Box 5 has four empty cells besides r4c6; row 1 one; column 9 none. */
static const char GRID[] = "12345678."
                           "........."
                           "........."
                           "...7....1"
                           "3...8...2"
                           "....9...4"
                           "........5"
                           "........6"
                           "....3...8";

typedef struct Case {
    const char *technique;
    const char *english;
    const char *korean;
    ChKind kind;
    int place;
    int premise;
    ChMark mark[12];
    ChAbandoned abandoned[4];
} Case;

static void expect_text(const Case *c, const ChStepRecord *step, ChLanguage language,
                        const char *expected)
{
    const ChBoard board = board_of(GRID);
    ChText text = CH_TEXT_EMPTY;

    ch_explain_step(&text, language, &board, step);
    cr_expect_str_eq(ch_text_string(&text), expected, "%s:\n    %s\n  not\n    %s", c->technique,
                     ch_text_string(&text), expected);
    ch_text_free(&text);
}

static void expect_case(const Case *c)
{
    const uint16_t place = (uint16_t)c->place;
    const uint16_t premise = (uint16_t)c->premise;
    size_t marks = 0;
    size_t branches = 0;

    while (branches < COUNT(c->abandoned) && c->abandoned[branches].step != 0)
        branches++;
    while (marks < COUNT(c->mark) && (c->mark[marks].role != 0 || c->mark[marks].thing != 0))
        marks++;
    const ChStepRecord step = {
        .number = 1,
        .technique = c->technique,
        .kind = c->kind,
        .place = &place,
        .place_count = c->place != NO_PLACE,
        .constraint = &premise,
        .constraint_count = c->premise != CH_NONE,
        .mark = c->mark,
        .mark_count = marks,
        .abandoned = c->abandoned,
        .abandoned_count = branches,
    };
    expect_text(c, &step, CH_ENGLISH, c->english);
    expect_text(c, &step, CH_KOREAN, c->korean);
}

static void expect_cases(const Case *c, size_t count)
{
    for (size_t i = 0; i < count; i++)
        expect_case(&c[i]);
}

/* ---- a digit in a house ---- */

Test(explain, full_house)
{
    static const Case cases[] = {
        {.technique = "full-house",
         .place = CANDIDATE(4, 6, 3),
         .premise = IN_BOX(3, 5),
         .english = "r4c6 is the last empty cell of box 5. The others hold every digit but 3. So "
                    "place 3 in r4c6.",
         .korean = "r4c6은 5번 박스에 남은 마지막 빈칸입니다. 다른 칸에는 3만 빼고 모든 숫자가 "
                   "있습니다. 그래서 r4c6에 3을 쓰세요."},
        {.technique = "full-house",
         .place = CANDIDATE(1, 9, 9),
         .premise = IN_ROW(9, 1),
         .english = "r1c9 is the last empty cell of row 1. The others hold every digit but 9. So "
                    "place 9 in r1c9.",
         .korean = "r1c9는 1행에 남은 마지막 빈칸입니다. 다른 칸에는 9만 빼고 모든 숫자가 "
                   "있습니다. 그래서 r1c9에 9를 쓰세요."},
    };
    expect_cases(cases, COUNT(cases));
}

#define SINGLE .technique = "cross-hatching", .place = CANDIDATE(4, 6, 3), .premise = IN_BOX(3, 5)

Test(explain, one_place_left)
{
    static const Case cases[] = {
        {SINGLE, .mark = {HATCHING(5, 1, 3), HATCHING(9, 5, 3)},
         .english = "The 3s in r5c1 and r9c5 block row 5 and column 5. In box 5, only r4c6 is left "
                    "for the 3. So place 3 in r4c6.",
         .korean = "r5c1과 r9c5의 3이 5행과 5열을 막습니다. 5번 박스에서 3이 들어갈 칸은 "
                   "r4c6뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {SINGLE, .mark = {HATCHING(5, 1, 3)},
         .english = "The 3 in r5c1 blocks row 5. In box 5, only r4c6 is left for the 3. So place 3 "
                    "in r4c6.",
         .korean = "r5c1의 3이 5행을 막습니다. 5번 박스에서 3이 들어갈 칸은 r4c6뿐입니다. 그래서 "
                   "r4c6에 3을 쓰세요."},
        {SINGLE,
         .english = "All other cells of box 5 are filled. In box 5, only r4c6 is left for the 3. "
                    "So place 3 in r4c6.",
         .korean = "5번 박스의 다른 칸은 모두 찼습니다. 5번 박스에서 3이 들어갈 칸은 r4c6뿐입니다. "
                   "그래서 r4c6에 3을 쓰세요."},
        {.technique = "hidden-single-row",
         .place = CANDIDATE(1, 9, 9),
         .premise = IN_ROW(9, 1),
         .mark = {CLOSED(1, 8, 4)},
         .english = "Step 4 removed 9 from r1c8. In row 1, only r1c9 is left for the 9. So place 9 "
                    "in r1c9.",
         .korean = "4단계에서 r1c8의 9를 지웠습니다. 1행에서 9가 들어갈 칸은 r1c9뿐입니다. 그래서 "
                   "r1c9에 9를 쓰세요."},
        {.technique = "hidden-single-column",
         .place = CANDIDATE(2, 9, 7),
         .premise = CH_HOUSE_CONSTRAINT(26, 6),
         .mark = {HATCHING(1, 7, 7)},
         .english = "The 7 in r1c7 blocks box 3. In column 9, only r2c9 is left for the 7. So "
                    "place 7 in r2c9.",
         .korean = "r1c7의 7이 3번 박스를 막습니다. 9열에서 7이 들어갈 칸은 r2c9뿐입니다. 그래서 "
                   "r2c9에 7을 쓰세요."},
    };
    expect_cases(cases, COUNT(cases));
}

Test(explain, one_other_empty_cell)
{
    static const Case cases[] = {
        {.technique = "hidden-single-row",
         .place = CANDIDATE(1, 9, 9),
         .premise = IN_ROW(9, 1),
         .mark = {HATCHING(7, 8, 9)},
         .english = "The 9 in r7c8 blocks column 8. In row 1, only r1c9 is left for the 9. So "
                    "place 9 in r1c9.",
         .korean = "r7c8의 9가 8열을 막습니다. 1행에서 9가 들어갈 칸은 r1c9뿐입니다. 그래서 r1c9에 "
                   "9를 쓰세요."},
    };
    static const char two_left[] = "1234567.."
                                   "........." /* and nothing else */
                                   "........."
                                   "........."
                                   "........."
                                   "........."
                                   "........."
                                   "........."
                                   ".........";
    const ChBoard board = board_of(two_left);
    const uint16_t place = CANDIDATE(1, 9, 9);
    const uint16_t premise = IN_ROW(9, 1);
    const ChStepRecord step = {
        .technique = "hidden-single-row",
        .place = &place,
        .place_count = 1,
        .constraint = &premise,
        .constraint_count = 1,
        .mark = cases[0].mark,
        .mark_count = 1,
    };
    ChText text = CH_TEXT_EMPTY;

    ch_explain_step(&text, CH_ENGLISH, &board, &step);
    cr_expect_str_eq(ch_text_string(&text), cases[0].english);
    ch_text_clear(&text);
    ch_explain_step(&text, CH_KOREAN, &board, &step);
    cr_expect_str_eq(ch_text_string(&text), cases[0].korean);
    ch_text_free(&text);
}

Test(explain, one_place_left_after_earlier_steps)
{
    static const Case cases[] = {
        {SINGLE, .mark = {HATCHING(5, 1, 3), HATCHING(9, 5, 3), CLOSED(4, 5, 12)},
         .english = "The 3s in r5c1 and r9c5 block row 5 and column 5. Step 12 removed 3 from "
                    "r4c5. In box 5, only r4c6 is left for the 3. So place 3 in r4c6.",
         .korean = "r5c1과 r9c5의 3이 5행과 5열을 막습니다. 12단계에서 r4c5의 3을 지웠습니다. 5번 "
                   "박스에서 3이 들어갈 칸은 r4c6뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {SINGLE, .mark = {CLOSED(5, 6, 14), CLOSED(5, 4, 12), CLOSED(6, 6, 12)},
         .english = "Steps 12 and 14 removed 3 from r5c6, r5c4 and r6c6. In box 5, only r4c6 is "
                    "left for the 3. So place 3 in r4c6.",
         .korean = "12와 14단계에서 r5c6, r5c4, r6c6의 3을 지웠습니다. 5번 박스에서 3이 들어갈 "
                   "칸은 r4c6뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {SINGLE, .mark = {CLOSED(5, 6, 0)},
         .english = "The pencil marks leave no 3 in r5c6. In box 5, only r4c6 is left for the 3. "
                    "So place 3 in r4c6.",
         .korean = "r5c6의 후보 표시에는 3이 없습니다. 5번 박스에서 3이 들어갈 칸은 r4c6뿐입니다. "
                   "그래서 r4c6에 3을 쓰세요."},
        {SINGLE, .mark = {HATCHING(9, 5, 3), CLOSED(5, 6, 0)},
         .english = "The 3 in r9c5 blocks column 5. The pencil marks leave no 3 in r5c6. In box 5, "
                    "only r4c6 is left for the 3. So place 3 in r4c6.",
         .korean = "r9c5의 3이 5열을 막습니다. r5c6의 후보 표시에는 3이 없습니다. 5번 박스에서 3이 "
                   "들어갈 칸은 r4c6뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {SINGLE, .mark = {CLOSED(5, 4, 7), CLOSED(5, 6, 0)},
         .english = "Step 7 removed 3 from r5c4. The pencil marks leave no 3 in r5c6. In box 5, "
                    "only r4c6 is left for the 3. So place 3 in r4c6.",
         .korean = "7단계에서 r5c4의 3을 지웠습니다. r5c6의 후보 표시에는 3이 없습니다. 5번 "
                   "박스에서 3이 들어갈 칸은 r4c6뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {SINGLE, .mark = {HATCHING(9, 5, 3), CLOSED(5, 4, 7), CLOSED(5, 6, 0)},
         .english =
             "The 3 in r9c5 blocks column 5. Step 7 removed 3 from r5c4. The pencil marks leave no "
             "3 in r5c6. In box 5, only r4c6 is left for the 3. So place 3 in r4c6.",
         .korean =
             "r9c5의 3이 5열을 막습니다. 7단계에서 r5c4의 3을 지웠습니다. r5c6의 후보 표시에는 3이 "
             "없습니다. 5번 박스에서 3이 들어갈 칸은 r4c6뿐입니다. 그래서 r4c6에 3을 쓰세요."},
    };
    expect_cases(cases, COUNT(cases));
}

#define NOWHERE                                                                                    \
    .technique = "contradiction", .kind = CH_KIND_NO_PLACE, .place = NO_PLACE,                     \
    .premise = IN_BOX(3, 5)

Test(explain, no_place_left)
{
    static const Case cases[] = {
        {NOWHERE,
         .english = "All other cells of box 5 are filled. In box 5, no cell is left for the 3.",
         .korean = "5번 박스의 다른 칸은 모두 찼습니다. 5번 박스에는 3이 들어갈 칸이 없습니다."},
        {NOWHERE, .mark = {HATCHING(5, 1, 3), HATCHING(9, 5, 3)},
         .english = "The 3s in r5c1 and r9c5 block row 5 and column 5. In box 5, no cell is left "
                    "for the 3.",
         .korean =
             "r5c1과 r9c5의 3이 5행과 5열을 막습니다. 5번 박스에는 3이 들어갈 칸이 없습니다."},
        {NOWHERE, .mark = {HATCHING(5, 1, 3), CLOSED(4, 5, 2), CLOSED(4, 6, 3)},
         .english = "The 3 in r5c1 blocks row 5. Steps 2 and 3 removed 3 from r4c5 and r4c6. In "
                    "box 5, no cell is left for the 3.",
         .korean = "r5c1의 3이 5행을 막습니다. 2와 3단계에서 r4c5와 r4c6의 3을 지웠습니다. 5번 "
                   "박스에는 3이 들어갈 칸이 없습니다."},
        {NOWHERE, .mark = {CLOSED(4, 5, 2)},
         .english = "Step 2 removed 3 from r4c5. In box 5, no cell is left for the 3.",
         .korean = "2단계에서 r4c5의 3을 지웠습니다. 5번 박스에는 3이 들어갈 칸이 없습니다."},
        {NOWHERE, .mark = {CLOSED(4, 5, 0)},
         .english = "The pencil marks leave no 3 in r4c5. In box 5, no cell is left for the 3.",
         .korean = "r4c5의 후보 표시에는 3이 없습니다. 5번 박스에는 3이 들어갈 칸이 없습니다."},
    };
    expect_cases(cases, COUNT(cases));
}

/* ---- the digits of a cell ---- */

#define NAKED                                                                                      \
    .technique = "naked-single", .place = CANDIDATE(4, 6, 3),                                      \
    .premise = CH_CELL_CONSTRAINT(CELL(4, 6))

Test(explain, one_digit_left)
{
    static const Case cases[] = {
        {NAKED,
         .mark = {HATCHING(4, 1, 1), HATCHING(4, 2, 5), HATCHING(1, 6, 2), HATCHING(2, 6, 4),
                  HATCHING(3, 6, 7), HATCHING(5, 4, 6), HATCHING(5, 5, 8), HATCHING(6, 5, 9)},
         .english = "r4c6 sees 1 and 5 in row 4; 2, 4 and 7 in column 6; 6, 8 and 9 in box 5. Only "
                    "3 is left for r4c6. So place 3 in r4c6.",
         .korean = "r4c6에서 보면 4행에 1과 5가, 6열에 2, 4, 7이, 5번 박스에 6, 8, 9가 있습니다. "
                   "r4c6에 들어갈 숫자는 3뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {NAKED,
         .mark = {HATCHING(4, 1, 1), HATCHING(4, 2, 5), HATCHING(1, 6, 2), CLOSED(4, 6, 7),
                  CLOSED(4, 6, 12)},
         .english = "r4c6 sees 1 and 5 in row 4; 2 in column 6. Steps 7 and 12 removed 4, 6, 7, 8 "
                    "and 9 from r4c6. Only 3 is left for r4c6. So place 3 in r4c6.",
         .korean =
             "r4c6에서 보면 4행에 1과 5가, 6열에 2가 있습니다. 7과 12단계에서 r4c6의 4, 6, 7, 8, "
             "9를 지웠습니다. r4c6에 들어갈 숫자는 3뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {NAKED, .mark = {CLOSED(4, 6, 0)},
         .english = "The pencil marks leave no 1, 2, 4, 5, 6, 7, 8 or 9 in r4c6. Only 3 is left "
                    "for r4c6. So place 3 in r4c6.",
         .korean = "r4c6의 후보 표시에는 1, 2, 4, 5, 6, 7, 8 또는 9가 없습니다. r4c6에 들어갈 "
                   "숫자는 3뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {NAKED, .mark = {CLOSED(4, 6, 7), CLOSED(4, 6, 12)},
         .english = "Steps 7 and 12 removed 1, 2, 4, 5, 6, 7, 8 and 9 from r4c6. Only 3 is left "
                    "for r4c6. So place 3 in r4c6.",
         .korean = "7과 12단계에서 r4c6의 1, 2, 4, 5, 6, 7, 8, 9를 지웠습니다. r4c6에 들어갈 "
                   "숫자는 3뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {NAKED, .mark = {CLOSED(4, 6, 0), CLOSED(4, 6, 9)},
         .english = "Step 9 and the pencil marks removed 1, 2, 4, 5, 6, 7, 8 and 9 from r4c6. Only "
                    "3 is left for r4c6. So place 3 in r4c6.",
         .korean = "9단계와 후보 표시에서 r4c6의 1, 2, 4, 5, 6, 7, 8, 9를 지웠습니다. r4c6에 "
                   "들어갈 숫자는 3뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {NAKED, .mark = {CLOSED(4, 6, 3)},
         .english = "Step 3 removed 1, 2, 4, 5, 6, 7, 8 and 9 from r4c6. Only 3 is left for r4c6. "
                    "So place 3 in r4c6.",
         .korean = "3단계에서 r4c6의 1, 2, 4, 5, 6, 7, 8, 9를 지웠습니다. r4c6에 들어갈 숫자는 "
                   "3뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {NAKED,
         .english = "All other candidates of r4c6 are removed. Only 3 is left for r4c6. So place 3 "
                    "in r4c6.",
         .korean = "r4c6의 다른 후보는 모두 지워졌습니다. r4c6에 들어갈 숫자는 3뿐입니다. 그래서 "
                   "r4c6에 3을 쓰세요."},
        {NAKED, .mark = {HATCHING(5, 4, 6), CLOSED(4, 6, 0), CLOSED(4, 6, 9)},
         .english = "r4c6 sees 6 in box 5. Step 9 and the pencil marks removed 1, 2, 4, 5, 7, 8 "
                    "and 9 from r4c6. Only 3 is left for r4c6. So place 3 in r4c6.",
         .korean =
             "r4c6에서 보면 5번 박스에 6이 있습니다. 9단계와 후보 표시에서 r4c6의 1, 2, 4, 5, 7, "
             "8, 9를 지웠습니다. r4c6에 들어갈 숫자는 3뿐입니다. 그래서 r4c6에 3을 쓰세요."},
    };
    expect_cases(cases, COUNT(cases));
}

Test(explain, tells_each_digit_once_in_the_house_that_says_most)
{
    /* r4c4 is in row 4 and in box 5: the row, which has three, is named. */
    static const Case cases[] = {
        {NAKED,
         .mark = {HATCHING(4, 4, 7), HATCHING(4, 1, 1), HATCHING(4, 2, 5), HATCHING(5, 5, 8)},
         .english = "r4c6 sees 1, 5 and 7 in row 4; 8 in box 5. Only 3 is left for r4c6. So place "
                    "3 in r4c6.",
         .korean = "r4c6에서 보면 4행에 1, 5, 7이, 5번 박스에 8이 있습니다. r4c6에 들어갈 숫자는 "
                   "3뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {NAKED,
         .mark = {HATCHING(5, 6, 7), HATCHING(5, 4, 1), HATCHING(6, 4, 5), HATCHING(1, 6, 8)},
         .english = "r4c6 sees 8 in column 6; 1, 5 and 7 in box 5. Only 3 is left for r4c6. So "
                    "place 3 in r4c6.",
         .korean = "r4c6에서 보면 6열에 8이, 5번 박스에 1, 5, 7이 있습니다. r4c6에 들어갈 숫자는 "
                   "3뿐입니다. 그래서 r4c6에 3을 쓰세요."},
        {NAKED, .mark = {HATCHING(4, 1, 7), HATCHING(4, 2, 1)},
         .english = "r4c6 sees 1 and 7 in row 4. Only 3 is left for r4c6. So place 3 in r4c6.",
         .korean = "r4c6에서 보면 4행에 1과 7이 있습니다. r4c6에 들어갈 숫자는 3뿐입니다. 그래서 "
                   "r4c6에 3을 쓰세요."},
        {NAKED, .mark = {HATCHING(1, 6, 7), HATCHING(2, 6, 1)},
         .english = "r4c6 sees 1 and 7 in column 6. Only 3 is left for r4c6. So place 3 in r4c6.",
         .korean = "r4c6에서 보면 6열에 1과 7이 있습니다. r4c6에 들어갈 숫자는 3뿐입니다. 그래서 "
                   "r4c6에 3을 쓰세요."},
    };
    expect_cases(cases, COUNT(cases));
}

#define EMPTIED                                                                                    \
    .technique = "contradiction", .kind = CH_KIND_NO_CANDIDATE, .place = NO_PLACE,                 \
    .premise = CH_CELL_CONSTRAINT(CELL(4, 6))

Test(explain, no_digit_left)
{
    static const Case cases[] = {
        {EMPTIED,
         .mark = {HATCHING(4, 1, 1), HATCHING(4, 2, 5), HATCHING(1, 6, 2), HATCHING(2, 6, 4),
                  HATCHING(3, 6, 7), HATCHING(5, 4, 6), HATCHING(5, 5, 8), HATCHING(6, 5, 9),
                  HATCHING(4, 9, 3)},
         .english = "r4c6 sees 1, 3 and 5 in row 4; 2, 4 and 7 in column 6; 6, 8 and 9 in box 5. "
                    "No digit is left for r4c6.",
         .korean = "r4c6에서 보면 4행에 1, 3, 5가, 6열에 2, 4, 7이, 5번 박스에 6, 8, 9가 있습니다. "
                   "r4c6에 들어갈 숫자가 없습니다."},
        {EMPTIED, .mark = {CLOSED(4, 6, 0)},
         .english = "The pencil marks leave no 1, 2, 3, 4, 5, 6, 7, 8 or 9 in r4c6. No digit is "
                    "left for r4c6.",
         .korean = "r4c6의 후보 표시에는 1, 2, 3, 4, 5, 6, 7, 8 또는 9가 없습니다. r4c6에 들어갈 "
                   "숫자가 없습니다."},
        {EMPTIED, .mark = {CLOSED(4, 6, 0), CLOSED(4, 6, 5)},
         .english = "Step 5 and the pencil marks removed 1, 2, 3, 4, 5, 6, 7, 8 and 9 from r4c6. "
                    "No digit is left for r4c6.",
         .korean = "5단계와 후보 표시에서 r4c6의 1, 2, 3, 4, 5, 6, 7, 8, 9를 지웠습니다. r4c6에 "
                   "들어갈 숫자가 없습니다."},
        {EMPTIED, .mark = {CLOSED(4, 6, 5)},
         .english =
             "Step 5 removed 1, 2, 3, 4, 5, 6, 7, 8 and 9 from r4c6. No digit is left for r4c6.",
         .korean = "5단계에서 r4c6의 1, 2, 3, 4, 5, 6, 7, 8, 9를 지웠습니다. r4c6에 들어갈 숫자가 "
                   "없습니다."},
    };
    expect_cases(cases, COUNT(cases));
}

/* ---- other contradictions, guesses, unknown techniques ---- */

Test(explain, duplicates_and_cases)
{
    static const Case cases[] = {
        {.technique = "contradiction",
         .kind = CH_KIND_DUPLICATE,
         .place = NO_PLACE,
         .premise = CELL(1, 1),
         .mark = {MARK(CELL, CELL(1, 3)), MARK(CELL, CELL(1, 7)), MARK(DIGIT, 4), MARK(HOUSE, 9)},
         .english = "The 5 is in row 1 more than once: r1c3 and r1c7 have it.",
         .korean = "1행에 5가 두 번 이상 있습니다. r1c3과 r1c7을 보세요."},
        {.technique = "contradiction",
         .kind = CH_KIND_DUPLICATE,
         .place = NO_PLACE,
         .premise = CELL(1, 2),
         .mark = {MARK(CELL, CELL(1, 2)), MARK(CELL, CELL(1, 3)), MARK(DIGIT, 5), MARK(HOUSE, 0),
                  MARK(HOUSE, 9)},
         .english = "The 6 is in box 1 and row 1 more than once: r1c2 and r1c3 have it.",
         .korean = "1번 박스와 1행에 6이 두 번 이상 있습니다. r1c2와 r1c3을 보세요."},
        {.technique = "contradiction",
         .kind = CH_KIND_CASES,
         .place = NO_PLACE,
         .premise = CELL(1, 1),
         .english = "Each case that is left leads to a contradiction.",
         .korean = "남은 모든 경우가 모순에 이릅니다."},
    };
    expect_cases(cases, COUNT(cases));
}

/* The 3 is placed in r4c6; the other choices are listed. */
#define GUESS .technique = "guess", .place = CANDIDATE(4, 6, 3), .premise = CH_NONE
#define DIGIT_MARK(digit)                                                                          \
    {                                                                                              \
        .role = CH_ROLE_DIGIT, .thing = (digit)-1                                                  \
    }
#define CELL_MARK(row, column)                                                                     \
    {                                                                                              \
        .role = CH_ROLE_CELL, .thing = CELL(row, column)                                           \
    }
#define BOX_MARK(box)                                                                              \
    {                                                                                              \
        .role = CH_ROLE_HOUSE, .thing = (box)-1                                                    \
    }
#define OF_TWO_DIGITS .mark = {DIGIT_MARK(3), DIGIT_MARK(8), CELL_MARK(4, 6)}
#define OF_THREE_DIGITS .mark = {DIGIT_MARK(2), DIGIT_MARK(3), DIGIT_MARK(5), CELL_MARK(4, 6)}
#define OF_TWO_PLACES .mark = {CELL_MARK(4, 6), CELL_MARK(5, 6), DIGIT_MARK(3), BOX_MARK(5)}
#define OF_THREE_PLACES                                                                            \
    .mark = {CELL_MARK(4, 6), CELL_MARK(5, 6), CELL_MARK(5, 4), DIGIT_MARK(3), BOX_MARK(5)}

static const Case guess_in_cell[] = {
    {GUESS, OF_TWO_DIGITS, .abandoned = {{1, CANDIDATE(4, 6, 8), CH_BRANCH_NO_SOLUTION}},
     .english = "r4c6 can be 3 or 8. The strategies in use do not show which, so this is a guess. "
                "With 8 there is no solution from here. Try 3 in r4c6.",
     .korean = "r4c6에는 3이나 8이 들어갈 수 있습니다. 사용 중인 전략으로는 어느 쪽인지 알 수 "
               "없으므로 추측합니다. 여기서 8을 넣으면 해가 없습니다. r4c6에 3을 넣어 보세요."},
    {GUESS, OF_TWO_DIGITS, .abandoned = {{1, CANDIDATE(4, 6, 8), CH_BRANCH_SOLUTION}},
     .english = "r4c6 can be 3 or 8. The strategies in use do not show which, so this is a guess. "
                "With 8 there is a solution too: the puzzle has several. Try 3 in r4c6.",
     .korean =
         "r4c6에는 3이나 8이 들어갈 수 있습니다. 사용 중인 전략으로는 어느 쪽인지 알 수 없으므로 "
         "추측합니다. 8도 해가 됩니다. 이 퍼즐은 해가 여럿입니다. r4c6에 3을 넣어 보세요."},
    {GUESS, OF_TWO_DIGITS,
     .english = "r4c6 can be 3 or 8. The strategies in use do not show which, so this is a guess. "
                "Try 3 in r4c6.",
     .korean = "r4c6에는 3이나 8이 들어갈 수 있습니다. 사용 중인 전략으로는 어느 쪽인지 알 수 "
               "없으므로 추측합니다. r4c6에 3을 넣어 보세요."},
    {GUESS, .mark = {DIGIT_MARK(2), DIGIT_MARK(3), DIGIT_MARK(5), DIGIT_MARK(8), CELL_MARK(4, 6)},
     .abandoned = {{1, CANDIDATE(4, 6, 2), CH_BRANCH_NO_SOLUTION},
                   {1, CANDIDATE(4, 6, 5), CH_BRANCH_NO_SOLUTION},
                   {1, CANDIDATE(4, 6, 8), CH_BRANCH_UNFINISHED}},
     .english = "r4c6 can be 2, 3, 5 or 8. The strategies in use do not show which, so this is a "
                "guess. With 2 or 5 there is no solution from here. The search stopped before it "
                "decided on 8. Try 3 in r4c6.",
     .korean = "r4c6에는 2, 3, 5 또는 8이 들어갈 수 있습니다. 사용 중인 전략으로는 어느 쪽인지 알 "
               "수 없으므로 추측합니다. 여기서 2나 5를 넣으면 해가 없습니다. 탐색이 한도에 이르러, "
               "8이면 해가 있는지는 알아내지 못했습니다. r4c6에 3을 넣어 보세요."},
    {GUESS, OF_THREE_DIGITS,
     .abandoned = {{1, CANDIDATE(4, 6, 2), CH_BRANCH_SOLUTION},
                   {1, CANDIDATE(4, 6, 5), CH_BRANCH_SOLUTION}},
     .english =
         "r4c6 can be 2, 3 or 5. The strategies in use do not show which, so this is a guess. With "
         "each of 2 and 5 there is a solution too: the puzzle has several. Try 3 in r4c6.",
     .korean = "r4c6에는 2, 3 또는 5가 들어갈 수 있습니다. 사용 중인 전략으로는 어느 쪽인지 알 수 "
               "없으므로 추측합니다. 2와 5 각각으로도 해가 있습니다. 이 퍼즐은 해가 여럿입니다. "
               "r4c6에 3을 넣어 보세요."},
    {GUESS, OF_THREE_DIGITS,
     .abandoned = {{1, CANDIDATE(4, 6, 2), CH_BRANCH_UNFINISHED},
                   {1, CANDIDATE(4, 6, 5), CH_BRANCH_UNFINISHED}},
     .english = "r4c6 can be 2, 3 or 5. The strategies in use do not show which, so this is a "
                "guess. The search stopped before it decided on 2 or 5. Try 3 in r4c6.",
     .korean = "r4c6에는 2, 3 또는 5가 들어갈 수 있습니다. 사용 중인 전략으로는 어느 쪽인지 알 수 "
               "없으므로 추측합니다. 탐색이 한도에 이르러, 2나 5면 해가 있는지는 알아내지 "
               "못했습니다. r4c6에 3을 넣어 보세요."},
    {GUESS, .mark = {DIGIT_MARK(3), CELL_MARK(4, 6)},
     .english = "r4c6 can only be 3. The strategies in use do not show it, so it is taken on "
                "trust. Try 3 in r4c6.",
     .korean = "r4c6에는 3만 들어갈 수 있습니다. 사용 중인 전략으로는 보일 수 없으므로 그대로 믿고 "
               "씁니다. r4c6에 3을 넣어 보세요."},
    {GUESS, OF_TWO_PLACES, .abandoned = {{1, CANDIDATE(5, 6, 3), CH_BRANCH_NO_SOLUTION}},
     .english =
         "In box 5, the 3 can be in r4c6 or r5c6. The strategies in use do not show which, so this "
         "is a guess. With the 3 in r5c6 there is no solution from here. Try 3 in r4c6.",
     .korean =
         "5번 박스에서 3은 r4c6이나 r5c6에 들어갈 수 있습니다. 사용 중인 전략으로는 어느 쪽인지 알 "
         "수 없으므로 추측합니다. r5c6에 3을 넣으면 해가 없습니다. r4c6에 3을 넣어 보세요."},
};

static const Case guess_in_house[] = {
    {GUESS, OF_THREE_PLACES,
     .abandoned = {{1, CANDIDATE(5, 6, 3), CH_BRANCH_NO_SOLUTION},
                   {1, CANDIDATE(5, 4, 3), CH_BRANCH_NO_SOLUTION}},
     .english = "In box 5, the 3 can be in r4c6, r5c6 or r5c4. The strategies in use do not show "
                "which, so this is a guess. With the 3 in any of r5c6 and r5c4 there is no "
                "solution from here. Try 3 in r4c6.",
     .korean = "5번 박스에서 3은 r4c6, r5c6 또는 r5c4에 들어갈 수 있습니다. 사용 중인 전략으로는 "
               "어느 쪽인지 알 수 없으므로 추측합니다. r5c6과 r5c4 중 어디에 3을 넣어도 해가 "
               "없습니다. r4c6에 3을 넣어 보세요."},
    {GUESS, OF_TWO_PLACES, .abandoned = {{1, CANDIDATE(5, 6, 3), CH_BRANCH_SOLUTION}},
     .english = "In box 5, the 3 can be in r4c6 or r5c6. The strategies in use do not show which, "
                "so this is a guess. With the 3 in r5c6 there is a solution too: the puzzle has "
                "several. Try 3 in r4c6.",
     .korean = "5번 박스에서 3은 r4c6이나 r5c6에 들어갈 수 있습니다. 사용 중인 전략으로는 어느 "
               "쪽인지 알 수 없으므로 추측합니다. r5c6에 3을 넣어도 해가 있습니다. 이 퍼즐은 해가 "
               "여럿입니다. r4c6에 3을 넣어 보세요."},
    {GUESS, OF_THREE_PLACES,
     .abandoned = {{1, CANDIDATE(5, 6, 3), CH_BRANCH_SOLUTION},
                   {1, CANDIDATE(5, 4, 3), CH_BRANCH_SOLUTION}},
     .english = "In box 5, the 3 can be in r4c6, r5c6 or r5c4. The strategies in use do not show "
                "which, so this is a guess. With the 3 in each of r5c6 and r5c4 there is a "
                "solution too: the puzzle has several. Try 3 in r4c6.",
     .korean = "5번 박스에서 3은 r4c6, r5c6 또는 r5c4에 들어갈 수 있습니다. 사용 중인 전략으로는 "
               "어느 쪽인지 알 수 없으므로 추측합니다. r5c6과 r5c4 중 어디에 3을 넣어도 해가 "
               "있습니다. 이 퍼즐은 해가 여럿입니다. r4c6에 3을 넣어 보세요."},
    {GUESS, OF_TWO_PLACES, .abandoned = {{1, CANDIDATE(5, 6, 3), CH_BRANCH_UNFINISHED}},
     .english =
         "In box 5, the 3 can be in r4c6 or r5c6. The strategies in use do not show which, so this "
         "is a guess. The search stopped before it decided on the 3 in r5c6. Try 3 in r4c6.",
     .korean = "5번 박스에서 3은 r4c6이나 r5c6에 들어갈 수 있습니다. 사용 중인 전략으로는 어느 "
               "쪽인지 알 수 없으므로 추측합니다. 탐색이 한도에 이르러, r5c6에 3을 넣으면 해가 "
               "있는지는 알아내지 못했습니다. r4c6에 3을 넣어 보세요."},
    {GUESS, OF_THREE_PLACES,
     .abandoned = {{1, CANDIDATE(5, 6, 3), CH_BRANCH_UNFINISHED},
                   {1, CANDIDATE(5, 4, 3), CH_BRANCH_UNFINISHED}},
     .english = "In box 5, the 3 can be in r4c6, r5c6 or r5c4. The strategies in use do not show "
                "which, so this is a guess. The search stopped before it decided on the 3 in any "
                "of r5c6 and r5c4. Try 3 in r4c6.",
     .korean = "5번 박스에서 3은 r4c6, r5c6 또는 r5c4에 들어갈 수 있습니다. 사용 중인 전략으로는 "
               "어느 쪽인지 알 수 없으므로 추측합니다. 탐색이 한도에 이르러, r5c6과 r5c4에 3을 "
               "넣으면 해가 있는지는 알아내지 못했습니다. r4c6에 3을 넣어 보세요."},
    {GUESS, .mark = {CELL_MARK(4, 6), DIGIT_MARK(3), BOX_MARK(5)},
     .english = "In box 5, the 3 can only be in r4c6. The strategies in use do not show it, so it "
                "is taken on trust. Try 3 in r4c6.",
     .korean = "5번 박스에서 3은 r4c6에만 들어갈 수 있습니다. 사용 중인 전략으로는 보일 수 "
               "없으므로 그대로 믿고 씁니다. r4c6에 3을 넣어 보세요."},
};

Test(explain, guesses)
{
    expect_cases(guess_in_cell, COUNT(guess_in_cell));
    expect_cases(guess_in_house, COUNT(guess_in_house));
}

Test(explain, what_it_does_not_know_by_its_conclusions)
{
    static const Case cases[] = {
        {.technique = "left-over",
         .place = CANDIDATE(4, 6, 3),
         .premise = CH_NONE,
         .english = "left-over applies here. So place 3 in r4c6.",
         .korean = "여기에 left-over을(를) 쓸 수 있습니다. 그래서 r4c6에 3을 쓰세요."},
        {.technique = "cross-hatching",
         .place = CANDIDATE(4, 6, 3),
         .premise = CH_NONE,
         .english = "Cross-Hatching applies here. So place 3 in r4c6.",
         .korean =
             "여기에 크로스 해칭(Cross-Hatching)을 쓸 수 있습니다. 그래서 r4c6에 3을 쓰세요."},
        {.technique = "naked-single",
         .place = NO_PLACE,
         .premise = CH_NONE,
         .english = "Naked Single shows that nothing can be concluded.",
         .korean = "네이키드 싱글(Naked Single)에서는 아무 결론도 나오지 않습니다."},
        {.technique = "contradiction",
         .kind = CH_KIND_NO_PLACE,
         .place = NO_PLACE,
         .premise = CH_NONE,
         .english = "Contradiction shows that nothing can be concluded.",
         .korean = "모순에서는 아무 결론도 나오지 않습니다."},
    };
    static const uint16_t eliminate[] = {CANDIDATE(4, 7, 2), CANDIDATE(4, 8, 2)};
    const ChStepRecord step = {.technique = "x", .eliminate = eliminate, .eliminate_count = 2};

    expect_cases(cases, COUNT(cases));
    expect_text(&cases[0], &step, CH_ENGLISH, "x applies here. So remove 2 from r4c7 and r4c8.");
    expect_text(&cases[0], &step, CH_KOREAN,
                "여기에 x을(를) 쓸 수 있습니다. 그래서 r4c7과 r4c8에서 2를 지우세요.");
}

/* ---- the other texts of an explained solve ---- */

static const ChWriterRow SENTENCES[] = {
#define DEPTHS(pattern, function) {pattern, function},
#include "sentences.def"
#undef DEPTHS
};
static const ChWriterRow ARGUMENTS[] = {
#define ARGUED(pattern, function) {pattern, function},
#include "arguments.def"
#undef ARGUED
};
static const ChWriterRow NOTATIONS[] = {
#define NOTATION(pattern, function) {pattern, function},
#include "notations.def"
#undef NOTATION
};

/* Returns whether the technique is described by more than its conclusions. */
static bool has_sentence(const char *key)
{
    return ch_writer_find(SENTENCES, COUNT(SENTENCES), key) != NULL;
}

/* Returns whether the last of the rows is the first that fits some technique. */
static bool is_row_used(const ChWriterRow *row, size_t count)
{
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique != NULL && ch_writer_find(row, count, technique->key) != NULL &&
            ch_writer_find(row, count - 1, technique->key) == NULL)
            return true;
    }
    return false;
}

static void expect_all_used(const ChWriterRow *row, size_t count)
{
    for (size_t i = 0; i < count; i++)
        cr_expect(is_row_used(row, i + 1), "%s serves no technique", row[i].pattern);
}

Test(explain, every_row_serves_a_technique)
{
    expect_all_used(SENTENCES, COUNT(SENTENCES));
    expect_all_used(ARGUMENTS, COUNT(ARGUMENTS));
    expect_all_used(NOTATIONS, COUNT(NOTATIONS));
}

/* A technique that a person can find has a text of its own on how, or names one that has. */
Test(explain, every_technique_says_how_to_spot_it)
{
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL)
            continue;
        cr_expect_eq(ch_explain_spot(technique->key) != NULL, ch_technique_is_strategy(technique),
                     "%s has no .spot", technique->key);
        cr_expect(technique->spot == NULL || technique->spotted_as == CH_TECHNIQUE_NONE,
                  "%s has .spot and .spotted_as", technique->key);
    }
}

Test(explain, every_technique)
{
    int known = 0;

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL)
            continue;
        known++;
        cr_expect(has_sentence(technique->key) || ch_technique_is_subtype(technique),
                  "no sentence for %s", technique->key);
        cr_expect_str_neq(ch_explain_title(CH_KOREAN, technique->key), technique->title);
        cr_expect_str_eq(ch_explain_title(CH_ENGLISH, technique->key), technique->title);
        cr_expect_str_neq(ch_translate(CH_KOREAN, technique->definition), technique->definition);
    }
    cr_expect_geq(known, 7);
    cr_expect_str_eq(ch_explain_title(CH_KOREAN, "no-such-technique"), "no-such-technique");
}

Test(explain, headings)
{
    const ChStepRecord step = {.number = 12, .technique = "hidden-single-row"};
    ChText text = CH_TEXT_EMPTY;

    ch_explain_heading(&text, CH_ENGLISH, &step);
    cr_expect_str_eq(ch_text_string(&text), "Step 12: Hidden Single in a Row");
    ch_text_clear(&text);
    ch_explain_heading(&text, CH_KOREAN, &step);
    cr_expect_str_eq(ch_text_string(&text), "12단계: 행의 히든 싱글(Hidden Single)");
    ch_text_free(&text);
}

Test(explain, outcomes)
{
    static const struct {
        ChOutcome outcome;
        bool has_start;
        uint32_t guesses, empty;
        const char *english, *korean;
    } cases[] = {
        {CH_SOLVED, false, 0, 0, "Solved by logic alone.", "논리만으로 다 풀었습니다."},
        {CH_STUCK, false, 0, 1,
         "Logic gets no further with the strategies in use: 1 cell is still empty.",
         "사용 중인 전략으로는 더 나아갈 수 없습니다. 빈칸이 1개 남았습니다."},
        {CH_STUCK, false, 0, 30,
         "Logic gets no further with the strategies in use: 30 cells are still empty.",
         "사용 중인 전략으로는 더 나아갈 수 없습니다. 빈칸이 30개 남았습니다."},
        {CH_CONTRADICTION, false, 0, 4, "This is a contradiction, so there is no solution.",
         "모순이 생겼으므로 이 퍼즐에는 해가 없습니다."},
        {CH_CONTRADICTION, true, 0, 4,
         "This is a contradiction, so one of the digits entered or marks ruled out at the start is "
         "wrong, or the puzzle has no solution.",
         "모순이 생겼습니다. 처음에 넣은 숫자나 지운 후보 가운데 잘못된 것이 있거나, 이 퍼즐에 "
         "해가 없습니다."},
        {CH_SOLVED, true, 0, 0, "Solved by logic alone.", "논리만으로 다 풀었습니다."},
        {CH_GUESSED, false, 1, 0, "Solved, but not by logic alone: 1 step was a guess.",
         "다 풀었지만 논리만으로 푼 것은 아닙니다. 추측한 단계가 1개 있습니다."},
        {CH_GUESSED, false, 2, 0, "Solved, but not by logic alone: 2 steps were guesses.",
         "다 풀었지만 논리만으로 푼 것은 아닙니다. 추측한 단계가 2개 있습니다."},
        {CH_AMBIGUOUS, false, 0, 0,
         "The puzzle has several solutions, and logic alone cannot decide between them.",
         "이 퍼즐은 해가 여러 개라서 논리만으로는 그 가운데 하나를 고를 수 없습니다."},
        {(ChOutcome)99, false, 0, 0, "", ""},
    };
    ChText text = CH_TEXT_EMPTY;

    for (size_t i = 0; i < COUNT(cases); i++) {
        ch_text_clear(&text);
        ch_explain_outcome(&text, CH_ENGLISH, cases[i].outcome, cases[i].has_start,
                           cases[i].guesses, cases[i].empty);
        cr_expect_str_eq(ch_text_string(&text), cases[i].english);
        ch_text_clear(&text);
        ch_explain_outcome(&text, CH_KOREAN, cases[i].outcome, cases[i].has_start, cases[i].guesses,
                           cases[i].empty);
        cr_expect_str_eq(ch_text_string(&text), cases[i].korean);
    }
    ch_text_free(&text);
}

static void expect_assumption(size_t count, const char *english, const char *korean)
{
    static const uint16_t steps[] = {7, 33, 40};
    ChText text = CH_TEXT_EMPTY;

    ch_explain_assumption(&text, CH_ENGLISH, steps, count);
    cr_expect_str_eq(ch_text_string(&text), english);
    ch_text_clear(&text);
    ch_explain_assumption(&text, CH_KOREAN, steps, count);
    cr_expect_str_eq(ch_text_string(&text), korean);
    ch_text_free(&text);
}

Test(explain, assumptions)
{
    expect_assumption(1, "Step 7 assumes that the puzzle has only one solution.",
                      "7단계는 이 퍼즐의 해가 하나뿐이라고 가정합니다.");
    expect_assumption(3, "Steps 7, 33 and 40 assume that the puzzle has only one solution.",
                      "7, 33, 40단계는 이 퍼즐의 해가 하나뿐이라고 가정합니다.");
}

/* Explains a step; with DEPTH 0 only the lines of its argument. */
static void expect_lines(const ChStepRecord *step, ChLanguage language, unsigned depth,
                         const char *expected)
{
    static const char empty[] = "........." /* nine such rows */
                                "................................................................"
                                "........";
    const ChBoard board = board_of(empty);
    ChText text = CH_TEXT_EMPTY;

    if (depth == 0)
        ch_explain_argument(&text, language, &board, step);
    else
        ch_explain_depth(&text, language, &board, step, (ChDepth)depth);
    cr_expect_str_eq(ch_text_string(&text), expected, "%s\n  not\n%s", ch_text_string(&text),
                     expected);
    ch_text_free(&text);
}

static void expect_argument(const ChStepRecord *step, ChLanguage language, const char *expected)
{
    expect_lines(step, language, 0, expected);
}

/* A line is printed when a later line uses it, with its own premises where these were not printed
 * last.  On an empty grid no argument like this one would hold. */
Test(explain, argument_with_nested_cases)
{
    static const ChLine lines[] = {
        {CH_LINE_THEN, 0, CELL(8, 4), CANDIDATE(8, 4, 9)}, /* leads nowhere */
        {CH_LINE_THEN, 0, CELL(4, 9), CANDIDATE(4, 9, 4)},
        {CH_LINE_CASES, 2, CELL(1, 2), CH_NONE},
        {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 2, 5)},
        {CH_LINE_CASES, 2, IN_ROW(7, 3), CH_NONE},
        {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(3, 1, 7)},
        {CH_LINE_FAILS, 0, IN_BOX(4, 6), CH_NONE},
        {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(3, 9, 7)},
        {CH_LINE_FAILS, 0, CELL(9, 9), CH_NONE},
        {CH_LINE_ASSUME, 0, CH_NONE, CANDIDATE(1, 2, 6)},
        {CH_LINE_THEN, 0, IN_ROW(7, 3), CANDIDATE(3, 9, 7)},
        {CH_LINE_FAILS, 0, CELL(9, 9), CH_NONE},
    };
    static const ChArgument argument = {lines, COUNT(lines)};
    static const uint16_t candidate[] = {CANDIDATE(4, 6, 3)};
    const ChStepRecord placing = {.technique = "x",
                                  .place = candidate,
                                  .place_count = 1,
                                  .argument = &argument,
                                  .argument_count = 1};
    const ChStepRecord removing = {.technique = "x",
                                   .eliminate = candidate,
                                   .eliminate_count = 1,
                                   .argument = &argument,
                                   .argument_count = 1};

    expect_argument(&placing, CH_ENGLISH,
                    "Suppose r4c6 is not 3.\n"
                    "r4c9 must be 4, its last candidate.\n"
                    "r1c2 can only be 1, 2, 3, 4, 5, 6, 7, 8 or 9.\n"
                    "Case 1: r1c2 is 5.\n"
                    "    In row 3 the 7 can only go in r3c1, r3c2, r3c3, r3c4, r3c5, r3c6, r3c7, "
                    "r3c8 or r3c9.\n"
                    "    Case 1.1: r3c1 is 7. With r4c9=4, box 6 has no place left for the 4.\n"
                    "    Case 1.2: r3c9 is 7. With r4c9=4 and r3c9=7, no digit is left for r9c9.\n"
                    "Case 2: r1c2 is 6.\n"
                    "    In row 3 the 7 must go in r3c9, its last place.\n"
                    "    With r4c9=4 and r3c9=7, no digit is left for r9c9.\n"
                    "So r4c6 is 3.");
    expect_argument(&removing, CH_KOREAN,
                    "r4c6이 3이라고 해 봅시다.\n"
                    "그러면 r4c9에는 3이 들어갈 수 없으므로 4가 들어가야 합니다.\n"
                    "r1c2의 후보는 1, 2, 3, 4, 5, 6, 7, 8 또는 9입니다.\n"
                    "경우 1: r1c2에 5를 넣습니다.\n"
                    "    3행에서 7은 r3c1, r3c2, r3c3, r3c4, r3c5, r3c6, r3c7, "
                    "r3c8 또는 r3c9에만 들어갈 수 있습니다.\n"
                    "    경우 1.1: r3c1에 7을 넣습니다. r4c9=4 때문에 6번 박스에 4가 들어갈 자리가 "
                    "없습니다.\n"
                    "    경우 1.2: r3c9에 7을 넣습니다. r4c9=4와 r3c9=7 때문에 r9c9에 남는 숫자가 "
                    "없습니다.\n"
                    "경우 2: r1c2에 6을 넣습니다.\n"
                    "    3행에서 7은 하나 남은 자리인 r3c9에 들어가야 합니다.\n"
                    "    r4c9=4와 r3c9=7 때문에 r9c9에 남는 숫자가 없습니다.\n"
                    "따라서 r4c6에는 3이 들어갈 수 없습니다.");
}

/* A verity is explained case by case, or at least begins with its cases.  Where its proof does not
 * need them, that is, when they are no premise, only the assumption is named. */
Test(explain, argument_of_a_verity_without_its_cases)
{
    static const ChLine lines[] = {{CH_LINE_FAILS, 0, CELL(9, 9), CH_NONE}};
    static const ChArgument argument = {lines, COUNT(lines)};
    static const uint16_t candidate[] = {CANDIDATE(4, 6, 3)};
    static const uint16_t premises[] = {CELL(9, 9), CELL(1, 2)};
    static const ChMark pivot[] = {MARK(PIVOT, CELL(1, 2))};
    ChStepRecord step = {.technique = "forcing-chain-verity-cell",
                         .eliminate = candidate,
                         .eliminate_count = 1,
                         .constraint = premises,
                         .constraint_count = 1,
                         .mark = pivot,
                         .mark_count = 1,
                         .argument = &argument,
                         .argument_count = 1};
    static const char plain[] = "Suppose r4c6 is 3.\nNo digit fits in r9c9.\nSo r4c6 is not 3.";

    expect_lines(&step, CH_ENGLISH, CH_DEPTH_ARGUMENT, plain);
    step.constraint_count = 2;
    expect_lines(&step, CH_ENGLISH, CH_DEPTH_ARGUMENT,
                 "Every digit of r1c2 leads to the same. Its opposite would leave r1c2 no digit.\n"
                 "Suppose r4c6 is 3.\nNo digit fits in r9c9.\nSo r4c6 is not 3.");
}

/* Conclusions with the same argument are printed together. */
Test(explain, argument_of_several_conclusions)
{
    static const ChLine one[] = {{CH_LINE_THEN, 0, CELL(4, 9), CANDIDATE(4, 9, 4)},
                                 {CH_LINE_FAILS, 0, CELL(9, 9), CH_NONE}};
    static const ChLine other[] = {{CH_LINE_FAILS, 0, IN_BOX(3, 9), CH_NONE}};
    static const ChArgument argument[] = {
        {one, COUNT(one)}, {other, COUNT(other)}, {one, COUNT(one)}};
    static const uint16_t eliminate[] = {CANDIDATE(4, 5, 4), CANDIDATE(7, 7, 3),
                                         CANDIDATE(4, 6, 4)};
    const ChStepRecord step = {.technique = "x",
                               .eliminate = eliminate,
                               .eliminate_count = 3,
                               .argument = argument,
                               .argument_count = 3};

    expect_argument(&step, CH_ENGLISH,
                    "Each of these leads to the same contradiction: r4c5=4 and r4c6=4.\n"
                    "r4c9 must be 4, its last candidate.\n"
                    "Then r9c9 cannot be 4, so no digit is left for it.\n"
                    "So none of them is true: r4c5<>4 and r4c6<>4.\n"
                    "Suppose r7c7 is 3.\n"
                    "Then box 9 has no place left for the 3.\n"
                    "So r7c7 is not 3.");
    expect_argument(&step, CH_KOREAN,
                    "r4c5=4와 r4c6=4는 저마다 같은 모순에 이릅니다.\n"
                    "r4c9에는 하나 남은 후보인 4가 들어가야 합니다.\n"
                    "그러면 r9c9에는 4가 들어갈 수 없어, 남는 숫자가 없습니다.\n"
                    "따라서 모두 맞지 않습니다: r4c5<>4와 r4c6<>4.\n"
                    "r7c7이 3이라고 해 봅시다.\n"
                    "그러면 9번 박스에 3이 들어갈 자리가 없습니다.\n"
                    "따라서 r7c7에는 3이 들어갈 수 없습니다.");
}

Test(explain, argument_of_a_contradiction)
{
    static const ChLine lines[] = {{CH_LINE_FAILS, 0, IN_BOX(3, 5), CH_NONE}};
    static const ChArgument argument = {lines, COUNT(lines)};
    const ChStepRecord step = {
        .technique = "contradiction", .argument = &argument, .argument_count = 1};

    expect_argument(&step, CH_ENGLISH, "The 3 fits nowhere in box 5.");
    expect_argument(&step, CH_KOREAN, "5번 박스에 3이 들어갈 곳이 없습니다.");
}

/* Lines that no correct writer makes must neither crash nor indent without limit. */
Test(explain, argument_of_a_hostile_log)
{
    enum { MANY = 500 };
    static ChLine lines[MANY];
    const ChArgument argument = {lines, MANY};
    const ChStepRecord step = {.technique = "x", .argument = &argument, .argument_count = 1};
    const ChBoard board = board_of(GRID);
    ChText text = CH_TEXT_EMPTY;

    for (int kind = CH_LINE_THEN; kind <= CH_LINE_FAILS + 1; kind++) {
        for (int i = 0; i < MANY; i++)
            lines[i] = (ChLine){(uint8_t)kind, 255, (uint16_t)(i % 2 ? 65535 : i), CH_NONE};
        ch_explain_argument(&text, CH_KOREAN, &board, &step);
    }
    cr_expect_lt(text.length, (size_t)MANY * 5 * 300);
    ch_text_free(&text);
}

/* Returns a key of the table, or one that is not in it. */
static const char *random_key(ChRandom *random)
{
    const uint32_t limit = (uint32_t)ch_technique_limit();
    const ChTechnique *const technique = ch_technique((int)ch_random_below(random, limit));

    return technique != NULL ? technique->key : "unknown";
}

static void fill_randomly(ChRandom *random, uint16_t *number, size_t count, uint32_t limit)
{
    for (size_t i = 0; i < count; i++)
        number[i] = (uint16_t)ch_random_below(random, limit);
}

static void fill_marks(ChRandom *random, ChMark *mark, int count, bool wild)
{
    for (int i = 0; i < count; i++)
        mark[i] = (ChMark){.role = (uint8_t)ch_random_below(random, wild ? 256 : CH_ROLES),
                           .group = (uint16_t)ch_random_below(random, wild ? 65536 : 4),
                           .thing = (uint16_t)ch_random_below(random, i % 2 != 0 ? 9 : 729),
                           .step = (uint16_t)ch_random_below(random, wild ? 65536 : 3)};
}

static bool is_cell(const char *name)
{
    return name[1] >= '1' && name[1] <= '9' && name[2] == 'c' && name[3] >= '1' && name[3] <= '9' &&
           (name[4] < '0' || name[4] > '9');
}

/* Returns whether all cells that the text names are on the board, and all fields are filled in. */
static bool is_clean(const char *text)
{
    for (const char *at = text; (at = strchr(at, 'r')) != NULL; at++)
        if (at[1] >= '0' && at[1] <= '9' && !is_cell(at))
            return false;
    return strpbrk(text, "{}") == NULL;
}

static bool names_cells(const char *text, const uint16_t *candidate, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        char name[CH_NAME_SIZE];
        if (candidate[i] >= CH_CANDIDATES)
            continue;
        name[ch_name_cell(name, CH_CANDIDATE_CELL(candidate[i]))] = '\0';
        if (strstr(text, name) == NULL)
            return false;
    }
    return true;
}

/* Returns whether the sentence of an unknown technique names its conclusions, its only content. */
static bool names_conclusions(const char *text, const ChStepRecord *step)
{
    return strcmp(step->technique, "unknown") != 0 ||
           (names_cells(text, step->place, step->place_count) &&
            names_cells(text, step->eliminate, step->eliminate_count));
}

/* A record of random numbers has a sentence of bounded length that names no cell off the board, and
 * that of an unknown technique names its conclusions. */
Test(explain, random_records)
{
    enum { ROUNDS = 40000, MARKS = 60, MANY = 6 };
    const uint64_t seed = 20261120;
    const ChBoard board = board_of(GRID);
    ChRandom random = {seed};
    ChText text = CH_TEXT_EMPTY;
    static ChMark mark[MARKS];
    static ChDeadlyPattern deadly;
    static ChLine line[MARKS];
    const ChArgument argument[] = {{line, MARKS}, {line + MARKS / 2, MARKS / 4}};
    uint16_t place[MANY], eliminate[MANY], constraint[MANY];

    for (int round = 0; round < ROUNDS; round++) {
        const bool wild = ch_random_below(&random, 2) == 0;
        fill_randomly(&random, place, MANY, wild ? 65536 : CH_CANDIDATES);
        fill_randomly(&random, eliminate, MANY, wild ? 65536 : CH_CANDIDATES);
        fill_randomly(&random, constraint, MANY, wild ? 65536 : CH_CONSTRAINTS);
        fill_randomly(&random, deadly.digits, CH_CELLS, wild ? 65536 : CH_ALL_NINE + 1);
        fill_marks(&random, mark, MARKS, wild);
        for (int i = 0; i < MARKS; i++)
            line[i] = (ChLine){
                .kind = (uint8_t)ch_random_below(&random, CH_LINE_FAILS + 2),
                .branches = (uint8_t)ch_random_below(&random, 4),
                .constraint = (uint16_t)ch_random_below(&random, wild ? 65536 : CH_CONSTRAINTS),
                .candidate = (uint16_t)ch_random_below(&random, wild ? 65536 : CH_CANDIDATES)};
        const ChStepRecord step = {
            .technique = random_key(&random),
            .kind = (ChKind)ch_random_below(&random, 6),
            .place = place,
            .place_count = ch_random_below(&random, 2),
            .eliminate = eliminate,
            .eliminate_count = ch_random_below(&random, MANY + 1),
            .constraint = constraint,
            .constraint_count = ch_random_below(&random, MANY + 1),
            .deadly = &deadly,
            .deadly_count = ch_random_below(&random, 2),
            .mark = mark,
            .mark_count = ch_random_below(&random, MARKS + 1),
            .argument = argument,
            .argument_count = ch_random_below(&random, 3),
        };
        ch_text_clear(&text);
        ch_explain_step(&text, (ChLanguage)ch_random_below(&random, 2), &board, &step);
        cr_assert(text.length < 5000 && is_clean(ch_text_string(&text)) &&
                      names_conclusions(ch_text_string(&text), &step),
                  "seed %llu, round %d, %s: %s", (unsigned long long)seed, round, step.technique,
                  ch_text_string(&text));
        ch_text_clear(&text);
        ch_explain_depth(&text, (ChLanguage)ch_random_below(&random, 2), &board, &step,
                         (ChDepth)(1 + ch_random_below(&random, CH_DEPTH_ARGUMENT)));
        cr_assert(text.length < 50000 && is_clean(ch_text_string(&text)),
                  "seed %llu, round %d, %s: %s", (unsigned long long)seed, round, step.technique,
                  ch_text_string(&text));
    }
    ch_text_free(&text);
}
