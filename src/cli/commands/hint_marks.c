/* hint_marks.c - `hint --marks` and `--done`: what the player writes, and what is wrong with it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hint_marks.h"

#include <string.h>

#include "explain.h"
#include "hint_scan.h"
#include "hint_steps.h"
#include "marking.h"
#include "notation.h"
#include "query_parse.h"

enum {
    AUTO_WORD = CH_MARKING_FULL + 1
}; /* the words of --marks are those of ChMarking, then auto */

/* ---- options ---- */

enum { LONGEST_MOVE = 32 }; /* in bytes, of an elimination with blanks */

/* Reads the list of --done, which commas separate. */
static bool read_done(ChCli *cli, ChCandidateSet *done)
{
    for (const char *at = cli->options.done; at != NULL && *at != '\0';) {
        const size_t length = strcspn(at, ",");
        char word[LONGEST_MOVE + 1] = {0};
        memcpy(word, at, length < LONGEST_MOVE ? length : LONGEST_MOVE);
        const bool is_blank = strspn(word, " ") == length;
        const ChQuery query = ch_query_parse(word);
        if (!is_blank && (length > LONGEST_MOVE || query.candidate < 0 || query.holds))
            return ch_complain_found(
                cli, N_("--done wants what you ruled out, 'r6c9<>2,r5c1<>7'; found '{found}'"), at);
        if (!is_blank)
            ch_candidates_add(done, query.candidate);
        at += length + (at[length] == ',');
    }
    return true;
}

/* ---- the position ---- */

static void say_taken(ChJobOutput *job, const ChBatch *batch, const ChInputItem *item,
                      ChMarking marking)
{
    static const char *const message[] = {
        [CH_MARKING_NONE] = N_("there are no pencil marks: the hint is for a player who writes "
                               "digits only (--marks=none)"),
        [CH_MARKING_CORNER] = N_("the pencil marks are taken for corner marks, which rule nothing "
                                 "out (--marks=corner)"),
        [CH_MARKING_FULL] = N_("the pencil marks are taken for full lists of candidates "
                               "(--marks=full)"),
    };

    ch_item_remark(&job->err, batch->cli, item, message[marking]);
}

/* Adds what was ruled out on paper, except in cells that have their digit by now. */
static void rule_out(ChPuzzle *puzzle, const ChCandidateSet *done)
{
    const ChCandidateSet open = ch_puzzle_marks_of_open(puzzle, done);

    puzzle->removed = ch_candidates_or(&puzzle->removed, &open);
    ch_puzzle_note_start(puzzle);
}

static void prepare(ChHintInput *input, const ChBatch *batch, const ChInputItem *item,
                    ChJobOutput *job)
{
    ChPuzzle *const position = &input->hinter->position;
    ChMarking marking = (ChMarking)input->settings->marking;

    if (marking == CH_MARKING_AUTO) {
        marking = ch_marking_of(input->puzzle);
        say_taken(job, batch, item, marking);
    }
    *position = *input->puzzle;
    ch_marking_apply(position, marking, batch->has_from);
    rule_out(position, &input->settings->done);
    input->puzzle = position;
    input->json.puzzle = position;
    input->json.marks = ch_marking_name(marking);
    input->marking = marking;
    input->digits_only = ch_candidates_count(&position->written) == 0 &&
                         ch_candidates_count(&position->removed) == 0;
}

/* ---- faults of full marks ---- */

/* Adds a fault as a log without steps: {"surplus":"r1c3=5","sees":"r1c8=5"} or
 * {"unmarked":"r1c3"}. */
static void write_fault_json(const ChHintInput *input, const ChMarkFault *fault)
{
    char name[CH_NAME_SIZE];

    if (fault->blocker < 0)
        ch_name_cell(name, fault->cell);
    else
        ch_name_placed(name, CH_CANDIDATE(fault->cell, ch_lowest(fault->digits)));
    ch_hint_nothing(input, fault->blocker < 0 ? "unmarked" : "surplus", name);
}

static void write_fault(const ChHintInput *input, const ChMarkFault *fault)
{
    const int level = input->settings->level;
    const int deepest = level == 0 ? CH_DEPTH_ARGUMENT : level;
    ChText *const text = &input->hinter->sentence;

    if (input->is_json && !ch_hint_is_partial(input)) {
        write_fault_json(input, fault);
        return;
    }
    ch_text_clear(text);
    for (int depth = level == 0 ? deepest : CH_DEPTH_WHERE; depth <= deepest; depth++) {
        if (text->length > 0)
            ch_text_char(text, '\n');
        ch_explain_mark_fault(text, input->settings->style.language, (ChDepth)depth, fault->cell,
                              fault->digits, fault->blocker);
    }
    if (input->is_json)
        ch_hint_json_text(&input->json, level, text);
    else
        ch_hint_put_text(input, text);
}

/* Writes the first fault, or all; false when there is none. */
static bool write_faults(const ChHintInput *input)
{
    int place = 0;
    bool any = false;
    ChMarkFault fault = ch_marking_next_fault(input->puzzle, &place);

    while (fault.cell >= 0 && (!any || input->settings->all != CH_ALL_NOT)) {
        any = true;
        write_fault(input, &fault);
        fault = ch_marking_next_fault(input->puzzle, &place);
    }
    return any;
}

/* Writes the hint for a position without mistakes. */
static ChExit write_steps(const ChHintInput *input, ChStatus *status)
{
    if (input->marking != CH_MARKING_FULL)
        return ch_hint_scan(input);
    return write_faults(input) ? CH_EXIT_UNMET : ch_hint_steps(input, status);
}

bool ch_hint_take_marks(ChCli *cli, ChHintSettings *settings)
{
    const int word = cli->options.marking;

    settings->marking = word == AUTO_WORD ? CH_MARKING_AUTO : word;
    settings->prepare = prepare;
    settings->steps = write_steps;
    if (settings->all != CH_ALL_NOT && settings->marking != CH_MARKING_FULL) {
        ch_complain(cli,
                    N_("--all lists what can be seen in full lists of candidates: it goes with "
                       "--marks=full, or without --marks and --done"),
                    NULL, 0);
        return false;
    }
    return read_done(cli, &settings->done);
}
