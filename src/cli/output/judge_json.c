/* judge_json.c - see judge_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "judge_json.h"

#include "error_records.h"
#include "log_json.h"
#include "log_json_text.h"
#include "notation.h"

void ch_judge_put(ChText *out, const char *key, const char *value)
{
    ch_text_puts(out, ",\"");
    ch_text_puts(out, key);
    ch_text_puts(out, "\":");
    ch_record_string(out, value);
}

void ch_judge_put_head(ChText *out, const ChPuzzle *puzzle, ChFact move)
{
    char grid[CH_CANDIDATES + 1] = {0};
    char name[CH_NAME_SIZE];

    ch_text_puts(out, "{\"format\":\"crosshatch-judge\",\"version\":1");
    if (puzzle->has_marks)
        ch_name_marks(grid, &puzzle->marks);
    else
        ch_name_grid(grid, puzzle->given);
    ch_judge_put(out, "puzzle", grid);
    if (puzzle->has_notes)
        ch_text_puts(out, CH_JSON_NOTES);
    (move.holds ? ch_name_placed : ch_name_removed)(name, move.candidate);
    ch_judge_put(out, "move", name);
}

void ch_judge_put_log(ChText *out, const char *key, const ChTextStyle *style, const ChWhy *why,
                      ChLogReplay *log_replay, ChText *sentence)
{
    ChLogStyle with_argument = ch_log_style(style, NULL);

    with_argument.argument = true;
    ch_text_puts(out, ",\"");
    ch_text_puts(out, key);
    ch_text_puts(out, "\":");
    ch_log_json_text(out, &why->log, &with_argument, log_replay, sentence);
    if (out->length > 0)
        ch_text_cut(out, out->length - 1); /* the end of the log's line */
}

void ch_judge_put_closer(ChText *out, const ChWhy *why)
{
    char name[CH_NAME_SIZE];

    if (why->closer < 0)
        return;
    ch_name_placed(name, CH_CANDIDATE(why->closer, why->board.digit[why->closer]));
    ch_judge_put(out, "sees", name);
}

void ch_judge_put_solutions(ChText *out, const ChWhy *why)
{
    char grid[CH_CELLS + 1] = {0};

    ch_name_grid(grid, why->with);
    ch_judge_put(out, "with", grid);
    ch_name_grid(grid, why->without);
    ch_judge_put(out, "without", grid);
}
