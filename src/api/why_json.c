/* why_json.c - see why_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why_json.h"

#include <string.h>

#include "suspects_json.h"

void ch_why_put_blocker(ChJsonWriter *json, const ChWhy *why)
{
    if (why->deciding_cell >= 0)
        ch_json_put_cell(json, "sees", why->deciding_cell, why->board.digit);
}

void ch_why_put_solutions(ChJsonWriter *json, const ChWhy *why)
{
    ch_json_put_grid(json, "with", why->with);
    ch_json_put_grid(json, "without", why->without);
}

/* Adds a log, always with arguments, and the query.  Its object stays open. */
static void put_log(ChJsonWriter *json, const ChWhyJson *context, const ChLog *log)
{
    ChLogStyle style = context->style;

    style.argument = true;
    ch_log_json_text(json, NULL, log, &style, context->log_replay, context->sentence);
    ch_json_put_string(json, "asked", context->query);
    if (context->mistakes)
        ch_json_put_flag(json, "mistakes", true);
}

static void put_fact(ChJsonWriter *json, const ChWhy *why)
{
    ch_json_put_name(json, "fact", why->fact.holds ? ch_name_placed : ch_name_removed,
                     why->fact.candidate);
    ch_why_put_blocker(json, why);
}

/* ---- the pieces of an answer ---- */

static void note_mistakes(void *context)
{
    ((ChWhyJson *)context)->mistakes = true;
}

static void put_proof(void *context, const ChWhy *why, unsigned digits)
{
    const ChWhyJson *const self = context;
    ChJsonWriter json = {self->out, false};

    (void)digits;
    put_log(&json, self, &why->log);
    put_fact(&json, why);
    ch_json_close_line(&json);
}

/* Adds an answer without a proof, and the position of the puzzle.  DIGITS are those of an undecided
 * cell.  WHY is workspace. */
static void put_unproved(const ChWhyJson *self, ChWhy *why, const ChPuzzle *puzzle, unsigned digits,
                         const char *answer)
{
    ChJsonWriter json = {self->out, false};

    ch_engine_log_position(&why->engine, puzzle);
    put_log(&json, self, &why->engine.log);
    ch_json_put_word(&json, "answer", answer);
    if (strcmp(answer, "unsolvable") == 0)
        ch_suspects_json(&json, &why->search, puzzle);
    if (digits != 0)
        ch_json_put_digits(&json, "digits", digits);
    ch_json_close_line(&json);
}

static void put_answer(void *context, ChWhy *why)
{
    const ChWhyJson *const self = context;
    ChJsonWriter json = {self->out, false};

    if (why->truth == CH_TRUTH_NOWHERE || why->truth == CH_TRUTH_UNKNOWN) {
        put_unproved(self, why, &why->puzzle, 0,
                     why->truth == CH_TRUTH_NOWHERE ? "unsolvable" : "unfinished");
        return;
    }
    put_log(&json, self, &why->log);
    if (why->truth == CH_TRUTH_OPEN) {
        ch_json_put_word(&json, "answer", "undecided");
        ch_why_put_solutions(&json, why);
    } else {
        ch_json_put_word(&json, "answer", why->truth == CH_TRUTH_HOLDS ? "right" : "wrong");
        put_fact(&json, why);
    }
    ch_json_close_line(&json);
}

static void put_open(void *context, ChWhy *why, const ChPuzzle *puzzle, int cell, unsigned digits)
{
    (void)cell;
    put_unproved(context, why, puzzle, digits, "undecided");
}

static void put_step(void *context, const ChLog *log, uint32_t number)
{
    const ChWhyJson *const self = context;
    ChJsonWriter json = {self->out, false};

    (void)number;
    put_log(&json, self, log);
    ch_json_close_line(&json);
}

static void put_nothing(void *context, ChWhy *why, const ChPuzzle *puzzle, int house)
{
    (void)house;
    put_unproved(context, why, puzzle, 0, "nothing");
}

ChAnswerWriter ch_why_json_writer(ChWhyJson *context)
{
    return (ChAnswerWriter){.context = context,
                            .mistakes = note_mistakes,
                            .fact = put_answer,
                            .proof = put_proof,
                            .open = put_open,
                            .step = put_step,
                            .nothing = put_nothing};
}
