/* test_depth.c - what a step adds at its first three depths, word for word, in both languages.
 *
 * A case is a record made by hand on an empty grid; nothing here is solved.
 *
 * SPDX-License-Identifier: MIT
 */
#include "by_hand.h"

enum { DEPTHS = 3 };

typedef struct Case {
    const char *technique;
    const char *text[2][DEPTHS];
    uint16_t place;     /* 0: none */
    uint16_t eliminate; /* 0: none */
    uint16_t premise[4];
    size_t premises;
    ChMark mark[8];
    size_t marks;
} Case;

static void expect_case(const Case *c)
{
    const ChStepRecord step = {.technique = c->technique,
                               .place = &c->place,
                               .place_count = c->place != 0,
                               .eliminate = &c->eliminate,
                               .eliminate_count = c->eliminate != 0,
                               .constraint = c->premise,
                               .constraint_count = c->premises,
                               .mark = c->mark,
                               .mark_count = c->marks};
    ChPuzzle puzzle;
    ChBoard board;

    ch_puzzle_clear(&puzzle);
    ch_board_load(&board, &puzzle);
    for (int language = CH_ENGLISH; language <= CH_KOREAN; language++)
        for (int depth = CH_DEPTH_WHERE; depth <= CH_DEPTH_PATTERN; depth++) {
            ChText text = CH_TEXT_EMPTY;
            ch_explain_depth(&text, (ChLanguage)language, &board, &step, (ChDepth)depth);
            cr_expect_str_eq(ch_text_string(&text), c->text[language][depth - 1]);
            ch_text_free(&text);
        }
}

Test(depth, single_of_a_house)
{
    static const Case c = {
        .technique = "cross-hatching",
        .place = CANDIDATE(4, 6, 3),
        .premise = {CH_HOUSE_CONSTRAINT(4, 2)},
        .premises = 1,
        .mark = {MARK(CELL, CELL(4, 6)), MARK(DIGIT, 2), MARK(HOUSE, 4),
                 MARK(HATCHING, CANDIDATE(5, 1, 3))},
        .marks = 4,
        .text = {{"Look for the next 3.", "Cross-Hatching: Where can the 3 be in box 5?",
                  "The 3 in r5c1 blocks row 5. Which cell of box 5 is left?"},
                 {"다음 3이 들어갈 곳을 찾아보세요.",
                  "크로스 해칭(Cross-Hatching): 5번 박스에서 3이 들어갈 자리는 어디일까요?",
                  "r5c1의 3이 5행을 막습니다. 5번 박스에서 남은 칸은 어디일까요?"}},
    };
    expect_case(&c);
}

Test(depth, single_of_a_cell)
{
    static const Case c = {
        .technique = "naked-single",
        .place = CANDIDATE(4, 6, 3),
        .premise = {CELL(4, 6)},
        .premises = 1,
        .mark = {MARK(CELL, CELL(4, 6)), MARK(DIGIT, 2)},
        .marks = 2,
        .text = {{"Look at r4c6.", "Naked Single: Which candidates of r4c6 are left?",
                  "All other candidates of r4c6 are removed. Which digit is left?"},
                 {"r4c6을 보세요.", "네이키드 싱글(Naked Single): r4c6에 남은 후보는 무엇일까요?",
                  "r4c6의 다른 후보는 모두 지워졌습니다. 어떤 숫자가 남을까요?"}},
    };
    expect_case(&c);
}

Test(depth, pair)
{
    static const Case c = {
        .technique = "naked-pair",
        .eliminate = CANDIDATE(4, 9, 3),
        .premise = {CELL(4, 1), CELL(4, 2)},
        .premises = 2,
        .mark = {MARK(CELL, CELL(4, 1)), MARK(CELL, CELL(4, 2)), MARK(DIGIT, 2), MARK(DIGIT, 7),
                 MARK(HOUSE, 12)},
        .marks = 5,
        .text =
            {{"Look at row 4.",
              "Naked Pair: Two cells of row 4 have only 3 and 8 left. Which ones?",
              "In row 4, r4c1 and r4c2 can only be 3 or 8. What is left for the other cells of row "
              "4?"},
             {"4행을 보세요.",
              "네이키드 페어(Naked Pair): 4행에 후보가 3과 8뿐인 칸이 두 개 있습니다. 어느 "
              "칸일까요?",
              "4행의 r4c1과 r4c2에는 3이나 8만 들어갈 수 있습니다. 4행의 다른 칸에는 무엇이 "
              "남을까요?"}},
    };
    expect_case(&c);
}

Test(depth, what_is_supposed)
{
    static const Case c = {
        .technique = "forcing-chain-contradiction",
        .eliminate = CANDIDATE(9, 9, 3),
        .premise = {CH_HOUSE_CONSTRAINT(9, 2), CH_HOUSE_CONSTRAINT(17, 4)},
        .premises = 2,
        .mark = {MARK(TARGET, CANDIDATE(9, 9, 3)), MARK(DIGIT, 4), MARK(HOUSE, 17)},
        .marks = 3,
        .text = {{"Look at box 9.",
                  "Forcing Chain Contradiction: Try the candidates of r9c9: one of them leads to a "
                  "contradiction.",
                  "Suppose r9c9 is 3. What follows from it, step by step?"},
                 {"9번 박스를 살펴보세요.",
                  "포싱 체인: 모순(Forcing Chain Contradiction): r9c9의 후보를 하나씩 가정해 "
                  "보세요. 그중 하나는 모순에 이릅니다.",
                  "r9c9가 3이라고 해 봅시다. 차례로 어떤 일이 이어질까요?"}},
    };
    expect_case(&c);
}
