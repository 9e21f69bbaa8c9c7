/* game.c - fuzz target: any bytes as a player's game, which is then reviewed.
 *
 * The sums agree with the moves, and every reason that is shown leaves a solvable position.  The
 * text is also unpacked actions of a replay.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fuzz.h"
#include "game_reader.h"
#include "review.h"
#include "sudokupad_replay.h"

enum { MOST_REVIEWED = 24 };

static ChGame game;
static ChReview review;

static void review_game(const ChPuzzle *puzzle)
{
    ChReviewMove move;
    uint32_t moves = 0;
    uint32_t sum = 0;

    game.count = game.count < MOST_REVIEWED ? game.count : MOST_REVIEWED;
    if (ch_review_start(&review, puzzle, &game, NULL, NULL, NULL) != CH_OK)
        return;
    while (ch_review_next(&review, &move)) {
        HOLDS(move.number == ++moves);
        HOLDS(move.technique == CH_TECHNIQUE_NONE || move.is_shown);
        HOLDS(!move.is_shown || move.technique == CH_TECHNIQUE_NONE || review.why.log.count > 0);
        HOLDS(move.easier == CH_TECHNIQUE_NONE || review.easier.count == 1);
    }
    for (int i = 0; i < CH_REVIEW_VERDICTS; i++)
        sum += review.sums.verdict[i];
    HOLDS(sum == moves);
    HOLDS(!review.sums.is_solved || review.sums.is_full);
}

static void read_actions(const uint8_t *data, size_t size)
{
    ChText found = CH_TEXT_EMPTY;
    const ChReplayData actions = {{(const char *)data, size}, size % 2 == 1};
    ChPuzzle empty;

    ch_puzzle_clear(&empty);
    game.puzzle = empty;
    game.count = 0;
    (void)ch_replay_read(&game, actions, &found);
    for (uint32_t i = 0; i < game.count; i++)
        HOLDS(game.play[i].kind == CH_PLAY_PLACE ? game.play[i].thing < CH_CANDIDATES
                                                 : game.play[i].thing < CH_CELLS);
    ch_text_free(&found);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ChFault fault = {0};
    ChPuzzle empty;
    const ChStatus status = ch_game_read(&game, (const char *)data, size, &fault);

    HOLDS(status == CH_OK || (fault.status == status && game.count == 0));
    ch_puzzle_clear(&empty);
    if (status == CH_OK)
        review_game(game.has_puzzle ? &game.puzzle : &empty);
    read_actions(data, size);
    return 0;
}
