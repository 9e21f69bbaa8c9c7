/* reviewing.c - public function: the review of a player's game.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>

#include "fault.h"
#include "game_reader.h"
#include "notation.h"
#include "review_json.h"
#include "sized.h"
#include "workspace.h"

/* The memory of one call. */
typedef struct Reviewing {
    ChGame game;
    ChPlan known;
    ChMeter meter;
    ChReview review;
} Reviewing;

/* Returns the puzzle of the game: that of the workspace, or the game's own, which must agree. */
static ChStatus find_puzzle(const ChWorkspace *workspace, const ChGame *game, ChPuzzle *puzzle,
                            ChFault *fault)
{
    char name[CH_NAME_SIZE];

    if (!workspace->has_read && !game->has_puzzle)
        return ch_fault_words(fault, CH_GAME_PUZZLE, 0, 0, "");
    *puzzle = workspace->has_read ? workspace->puzzle : game->puzzle;
    for (int cell = 0; game->has_puzzle && cell < CH_CELLS; cell++)
        if (game->puzzle.given[cell] != puzzle->given[cell]) {
            const size_t length = ch_name_cell(name, cell);
            return ch_fault(fault, CH_GAME_OTHER, 0, 0, name, length);
        }
    return CH_OK;
}

static ChStatus start(Reviewing *reviewing, const ChWorkspace *workspace, const char *text,
                      size_t length, const ChReviewOptions *options, ChFault *fault)
{
    ChPuzzle puzzle;
    const bool is_known = options->known != NULL;
    reviewing->meter = (ChMeter){.poll = options->poll, .poll_context = options->poll_context};
    ChStatus status = ch_game_read(&reviewing->game, text, length, fault);

    if (status == CH_OK)
        status = find_puzzle(workspace, &reviewing->game, &puzzle, fault);
    if (status == CH_OK && is_known)
        status = ch_plan_make(&reviewing->known, ch_profile_at(0), options->known, fault);
    if (status == CH_OK)
        status = ch_review_start(&reviewing->review, &puzzle, &reviewing->game,
                                 is_known ? &reviewing->known : NULL, &reviewing->meter, fault);
    return status;
}

/* Passes the review to WRITE, unless the meter ended the work; a failure fills FAULT. */
static ChStatus deliver(ChText *out, const ChMeter *meter, ChWrite write, void *context,
                        ChFault *fault)
{
    ChStatus status = meter->status;

    if (status == CH_OK)
        status = ch_deliver(out, write, context);
    else
        ch_text_free(out);
    return status == CH_OK ? CH_OK : ch_fault_words(fault, status, 0, 0, "");
}

ChStatus ch_write_review(ChWorkspace *workspace, const char *game, size_t length,
                         const ChReviewOptions *options, ChLanguage language, ChWrite write,
                         void *context, ChFault *fault)
{
    ChReviewOptions known;
    ChText out = CH_TEXT_EMPTY;
    ChText sentence = CH_TEXT_EMPTY;

    if (workspace == NULL || !ch_is_text(&game, length) || write == NULL ||
        !ch_sized_take(&known, sizeof known, options, NULL))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    Reviewing *const reviewing = malloc(sizeof *reviewing);
    if (reviewing == NULL)
        return ch_fault_words(fault, CH_NO_MEMORY, 0, 0, "");
    const ChReviewJson json = {.out = &out,
                               .language = language,
                               .solutions = known.solutions != 0,
                               .log_replay = &workspace->log_replay,
                               .sentence = &sentence};
    ChStatus status = start(reviewing, workspace, game, length, &known, fault);
    if (status == CH_OK) {
        ch_review_json(&json, &reviewing->review);
        status = deliver(&out, &reviewing->meter, write, context, fault);
    }
    ch_text_free(&sentence);
    free(reviewing);
    return status;
}
