/* cmd_review.c - `crosshatch review`: reviews a player's game, move by move.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>
#include <string.h>

#include "ansi.h"
#include "fault.h"
#include "files.h"
#include "game_input.h"
#include "notation.h"
#include "puzzle_input.h"
#include "review_json.h"
#include "review_page.h"
#include "solving.h"
#include "terms.h"

/* The game and the workspace of the command. */
typedef struct Reviewer {
    ChCli *cli;
    ChGameInput input;
    ChPuzzle puzzle;
    ChPlan known;
    ChReview review;
    ChLogReplay log_replay;
} Reviewer;

/* Reports a given of the puzzle that the game's own puzzle does not have. */
static bool is_same_puzzle(const Reviewer *reviewer, ChFault *fault)
{
    const ChPuzzle *const own = &reviewer->input.game.puzzle;
    char name[CH_NAME_SIZE];

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (own->given[cell] != reviewer->puzzle.given[cell]) {
            const size_t length = ch_name_cell(name, cell);
            (void)ch_fault(fault, CH_GAME_OTHER, 0, 0, name, length);
            return false;
        }
    return true;
}

/* Reads the operands: PUZZLE MOVES, or a game that holds its puzzle. */
static bool read_operands(Reviewer *reviewer)
{
    ChCli *const cli = reviewer->cli;
    ChGameInput *const input = &reviewer->input;
    const bool has_puzzle = cli->operand_count == 2;
    ChFault fault = {.status = CH_GAME_PUZZLE};

    if (cli->operand_count > 2)
        return ch_complain_found(cli,
                                 N_("review wants a puzzle and the moves, or one game; found "
                                    "another operand, '{found}'"),
                                 cli->operand[2]);
    if (has_puzzle && !ch_puzzle_input_only(cli, cli->operand[0], &reviewer->puzzle))
        return false;
    if (!ch_game_input_read(input, cli,
                            cli->operand_count == 0 ? "-" : cli->operand[has_puzzle ? 1 : 0]))
        return false;
    if (!has_puzzle && !input->game.has_puzzle) {
        (void)ch_game_input_complain(input, cli, &fault);
        return false;
    }
    if (!has_puzzle)
        reviewer->puzzle = input->game.puzzle;
    else if (input->game.has_puzzle && !is_same_puzzle(reviewer, &fault)) {
        (void)ch_game_input_complain(input, cli, &fault);
        return false;
    }
    return true;
}

/* Starts the review from the first move; reports a move that cannot be reviewed. */
static bool start(Reviewer *reviewer)
{
    const ChPlan *const known = reviewer->cli->options.known != NULL ? &reviewer->known : NULL;
    ChFault fault;

    if (ch_review_start(&reviewer->review, &reviewer->puzzle, &reviewer->input.game, known, NULL,
                        &fault) == CH_OK)
        return true;
    (void)ch_game_input_complain(&reviewer->input, reviewer->cli, &fault);
    return false;
}

/* Writes the page to the file of --html, or to standard output. */
static bool write_page(Reviewer *reviewer, const ChReviewText *context)
{
    ChCli *const cli = reviewer->cli;
    const char *const name = cli->options.html;
    ChText page = CH_TEXT_EMPTY;
    ChText err = CH_TEXT_EMPTY;
    int error = 0;

    if (!start(reviewer))
        return false;
    ch_review_page(&page, cli, context, &reviewer->review);
    if (strcmp(name, "-") == 0)
        ch_output_flush(&cli->out, &page);
    else
        error = ch_file_write(name, &page);
    if (error != 0) {
        ch_complain_unwritten(&err, cli, name, error);
        ch_complain_text(cli, &err);
    }
    ch_text_free(&page);
    return error == 0;
}

static void write_review(Reviewer *reviewer, const ChReviewText *context)
{
    ChCli *const cli = reviewer->cli;
    ChText out = CH_TEXT_EMPTY;
    ChText sentence = CH_TEXT_EMPTY;
    const ChReviewJson json = {.out = &out,
                               .language = cli->language,
                               .solutions = cli->options.found,
                               .log_replay = &reviewer->log_replay,
                               .sentence = &sentence};

    if (cli->options.json)
        ch_review_json(&json, &reviewer->review);
    else
        ch_review_text(&out, context, &reviewer->review);
    ch_text_free(&sentence);
    ch_output_flush(&cli->out, &out);
    ch_text_free(&out);
}

static ChExit exit_of(const ChReview *review)
{
    if (review->verdict == CH_VERDICT_UNSOLVABLE)
        return CH_EXIT_IMPOSSIBLE;
    return review->verdict == CH_VERDICT_UNIQUE && review->sums.first_mistake == 0 ? CH_EXIT_OK
                                                                                   : CH_EXIT_UNMET;
}

static ChExit review_game(Reviewer *reviewer)
{
    ChCli *const cli = reviewer->cli;
    const ChTextStyle style = {
        .language = cli->language, .proof = cli->options.proof, .colours = ch_cli_colours(cli)};
    const ChReviewText context = {.style = &style,
                                  .all = cli->options.every_move,
                                  .solutions = cli->options.found,
                                  .log_replay = &reviewer->log_replay};
    const bool is_page = cli->options.html != NULL && strcmp(cli->options.html, "-") == 0;

    if (!read_operands(reviewer) ||
        (cli->options.known != NULL &&
         !ch_solving_plan_known(cli, &reviewer->known, cli->options.known)))
        return CH_EXIT_TROUBLE;
    if (cli->options.html != NULL && !write_page(reviewer, &context))
        return CH_EXIT_TROUBLE;
    if (!is_page) {
        if (!start(reviewer))
            return CH_EXIT_TROUBLE;
        write_review(reviewer, &context);
    }
    return exit_of(&reviewer->review);
}

ChExit ch_command_review(ChCli *cli)
{
    Reviewer *const reviewer = calloc(1, sizeof *reviewer);

    if (reviewer == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    reviewer->cli = cli;
    const ChExit exit = review_game(reviewer);
    free(reviewer);
    return exit;
}
