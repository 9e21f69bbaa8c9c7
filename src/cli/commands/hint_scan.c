/* hint_scan.c - see hint_scan.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hint_scan.h"

#include "explain.h"
#include "notation.h"
#include "scan.h"

/* Writes pointing, claiming and the single after them as one paragraph; false, and nothing, if the
 * hint has other steps. */
static bool write_paragraph(const ChHintInput *input, const ChLog *log)
{
    ChLogReplay *const log_replay = &input->hinter->log_replay;
    ChText *const text = &input->hinter->sentence;
    bool good = true;
    ChStepRecord step;

    ch_text_clear(text);
    ch_log_replay_start(log_replay, log);
    while (good && ch_log_replay_next(log_replay, false, &step)) {
        if (text->length > 0)
            ch_text_char(text, ' ');
        good = ch_explain_scan(text, input->settings->style.language, &step);
    }
    if (good)
        ch_hint_put_text(input, text);
    return good;
}

/* Says what to do with an elimination, so that the next hint is another one. */
static void write_how_to_go_on(const ChHintInput *input, const ChStep *step)
{
    ChText list = CH_TEXT_EMPTY;
    char name[CH_NAME_SIZE];

    CH_EACH_CANDIDATE(candidate, &step->detail->removed) {
        ch_text_puts(&list, list.length > 0 ? "," : "");
        ch_text_add(&list, name, ch_name_removed(name, candidate));
    }
    const ChField field = ch_field_string("list", ch_text_whole(&list));
    ch_hint_sentence(
        input, N_("This places no digit. Note it, and ask again with --done='{list}'."), &field, 1);
    ch_text_free(&list);
}

/* Names the corner marks to erase, digit by digit. */
static void write_erased(const ChHintInput *input, const ChCandidateSet *erased)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        uint16_t cell[CH_CELLS];
        size_t count = 0;
        for (int i = 0; i < CH_CELLS; i++)
            if (ch_candidates_has(erased, CH_CANDIDATE(CH_CELL_AT(i / 9, i % 9), digit)))
                cell[count++] = (uint16_t)CH_CELL_AT(i / 9, i % 9);
        const ChField field[] = {
            ch_field_digit("digit", digit),
            ch_field_list("cells", CH_FIELD_CELLS, cell, count),
        };
        if (count > 0)
            ch_hint_sentence(input, N_("Erase the corner {cells?mark/marks} {digit} in {cells}."),
                             field, 2);
    }
}

/* Writes the steps of the hint one by one. */
static void write_log(const ChHintInput *input, const ChLog *log)
{
    if (log->count > 1 && !ch_hint_is_partial(input)) {
        const uint16_t placed = log->step[log->count - 1].placed;
        const ChField field[] = {
            ch_field_list("placed", CH_FIELD_PLACED, &placed, 1),
            ch_field_number("steps", log->count),
        };
        ch_hint_sentence(input, CH_HINT_WAY, field, 2);
    }
    ch_hint_log(input, log, 1);
}

static void write_found(const ChHintInput *input)
{
    const ChTextStyle *const style = &input->settings->style;
    const ChLog *const log = &input->hinter->why.log;
    const bool is_plain = !input->is_json && input->settings->level == 0 && log->count > 1 &&
                          !style->argument && !style->notation &&
                          style->terminal.extent == CH_GRID_NONE;
    const ChCandidateSet *const corner = &input->puzzle->corner;

    if (!is_plain || !write_paragraph(input, log))
        write_log(input, log);
    if (ch_scan_places(log) || ch_hint_is_partial(input))
        return;
    const ChStep *const step = &log->step[0];
    const ChCandidateSet erased = ch_candidates_and(&step->detail->removed, corner);
    if (ch_candidates_count(&erased) > 0)
        write_erased(input, &erased);
    else
        write_how_to_go_on(input, step);
}

ChExit ch_hint_scan(const ChHintInput *input)
{
    ChHinter *const hinter = input->hinter;
    ChScan *const scan = &hinter->scan;
    ChBoard board;

    scan->survey = &hinter->survey;
    scan->why = &hinter->why;
    scan->puzzle = input->puzzle;
    scan->plan = ch_hint_sound_plan(input, input->settings->plan);
    ch_board_load(&board, input->puzzle);
    if (board.empty == 0)
        return ch_hint_full(input);
    if (!ch_scan(scan)) {
        ch_hint_needed_technique(input);
        return CH_EXIT_UNMET;
    }
    write_found(input);
    return CH_EXIT_OK;
}
