/* test_other_board.c - a step explained on a board that lacks its pattern, as a log from elsewhere
 * may ask for: no technique gives a reason there without the pattern that the reason rests on.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <string.h>

#include "example_step.h"
#include "sentence.h"
#include "writer_table.h"

static const ChWriterRow ROWS[] = {
#define DEPTHS(pattern, function) {pattern, function},
#include "sentences.def"
#undef DEPTHS
};

static bool says(const ChBoard *board, const ChStepRecord *step, ChPart part)
{
    const ChSentenceWriter say =
        ch_writer_find(ROWS, sizeof ROWS / sizeof ROWS[0], step->technique);
    ChText text = CH_TEXT_EMPTY;
    const ChSentenceContext context = {&text, CH_ENGLISH, board, step, part, false};
    const bool is_said = say != NULL && say(&context) && text.length > 0;

    ch_text_free(&text);
    return is_said;
}

/* Loads the digits of a puzzle, or none, without the eliminations that were made since. */
static ChBoard board_without_steps(const ChPuzzle *puzzle, bool with_digits)
{
    ChPuzzle bare;
    ChBoard board;

    ch_puzzle_clear(&bare);
    if (with_digits)
        memcpy(bare.given, puzzle->given, sizeof bare.given);
    cr_assert_eq(ch_board_load(&board, &bare), -1);
    return board;
}

Test(other_board, gives_no_reason_without_its_pattern)
{
    static ChExampleStep example;
    int techniques = 0;

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || !ch_example_step(&example, technique))
            continue;
        const ChStepRecord *const step = &example.step;
        if (!says(&example.log_replay.replay.board, step, CH_PART_SEE))
            continue;
        techniques++;
        for (int with_digits = 0; with_digits <= 1; with_digits++) {
            const ChBoard board = board_without_steps(&example.puzzle, with_digits);
            cr_expect(says(&board, step, CH_PART_SEE) || !says(&board, step, CH_PART_WHY), "%s, %s",
                      technique->key, with_digits ? "digits only" : "empty");
        }
    }
    cr_expect_gt(techniques, 100, "%d", techniques);
}
