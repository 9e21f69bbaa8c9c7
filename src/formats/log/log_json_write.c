/* log_json_write.c - see log_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "log_writer.h"

/* ---- premises and argument ---- */

/* Writes a premise.  An argument may rely on a pattern of its step: deadly ones are "deadly1" and so
 * on, and after them impossible ones "impossible1" and so on. */
static void put_premise(ChJsonWriter *json, const ChStepRecord *step, const char *key,
                        int constraint)
{
    if (constraint < CH_CONSTRAINTS) {
        ch_json_put_name(json, key, ch_name_constraint, constraint);
        return;
    }
    uint32_t number;
    const char *const word = ch_pattern_word(step, constraint, &number);
    (void)ch_json_begin(json, key, 0);
    ch_text_char(json->text, '"');
    ch_text_puts(json->text, word);
    ch_text_number(json->text, number);
    ch_text_char(json->text, '"');
}

/* Writes the patterns of a step from FIRST to before END, if there are any. */
static void put_patterns(ChJsonWriter *json, const char *key, const ChStepRecord *step,
                         size_t first, size_t end)
{
    if (first == end)
        return;
    ch_json_open(json, key, '[');
    for (size_t i = first; i < end; i++)
        ch_json_put_cell_digits(json, NULL, step->deadly[i].digits);
    ch_json_close(json, ']');
}

static void put_premises(ChJsonWriter *json, const ChStepRecord *step)
{
    const size_t deadly = ch_count_deadly(step->deadly, step->deadly_count);

    ch_json_open(json, "premises", '{');
    ch_json_put_names(json, "constraints", ch_name_constraint, step->constraint,
                      step->constraint_count);
    put_patterns(json, "deadly", step, 0, deadly);
    put_patterns(json, "impossible", step, deadly, step->deadly_count);
    ch_json_close(json, '}');
}

/* Writes a line of an argument; that of cases is left open for its branches. */
static void put_line(ChJsonWriter *json, const ChStepRecord *step, const ChLine *line)
{
    ch_json_open(json, NULL, '{');
    switch ((ChLineKind)line->kind) {
    case CH_LINE_THEN:
        ch_json_put_name(json, "then", ch_name_placed, line->candidate);
        put_premise(json, step, "by", line->constraint);
        break;
    case CH_LINE_ASSUME:
        ch_json_put_name(json, "assume", ch_name_placed, line->candidate);
        break;
    case CH_LINE_FAILS:
        put_premise(json, step, "fails", line->constraint);
        break;
    case CH_LINE_CASES:
        put_premise(json, step, "cases", line->constraint);
        ch_json_open(json, "branches", '[');
        return;
    }
    ch_json_close(json, '}');
}

/* Closes branches.  Lines are flat in the record and nested in JSON: the last line of a branch
 * closes the branch, and every split of which it was the last branch. */
static void close_branches(ChJsonWriter *json, uint8_t *branches, size_t *depth)
{
    while (*depth > 0) {
        ch_json_close(json, ']');
        if (--branches[*depth - 1] > 0)
            return;
        ch_json_close(json, ']');
        ch_json_close(json, '}');
        --*depth;
    }
}

static void put_argument(ChJsonWriter *json, const ChStepRecord *step, const ChArgument *argument)
{
    uint8_t branches[CH_LOG_SPLITS];
    size_t depth = 0;

    ch_json_open(json, NULL, '[');
    for (size_t i = 0; i < argument->count; i++) {
        const ChLine *const line = &argument->line[i];
        if (line->kind == CH_LINE_ASSUME)
            ch_json_open(json, NULL, '[');
        if (!ch_log_is_lost_end(line))
            put_line(json, step, line);
        if (line->kind == CH_LINE_CASES && depth < CH_LOG_SPLITS)
            branches[depth++] = line->branches;
        if (line->kind == CH_LINE_FAILS)
            close_branches(json, branches, &depth);
    }
    ch_json_close(json, ']');
}

static void put_arguments(ChJsonWriter *json, const ChStepRecord *step)
{
    ch_json_open(json, "argument", '[');
    for (size_t i = 0; i < step->argument_count; i++)
        put_argument(json, step, &step->argument[i]);
    ch_json_close(json, ']');
}

/* ---- the log ---- */

void ch_log_write_step(ChLogWriter *writer, const ChStepRecord *step)
{
    ChJsonWriter *const json = writer->json;

    writer->assumes_unique |= ch_count_deadly(step->deadly, step->deadly_count) > 0;
    ch_json_open(json, NULL, '{');
    ch_json_put_number(json, "step", step->number);
    ch_json_put_word(json, "technique", step->technique);
    if (step->subtype != NULL)
        ch_json_put_word(json, "subtype", step->subtype);
    ch_json_put_names(json, "place", ch_name_placed, step->place, step->place_count);
    ch_json_put_names(json, "eliminate", ch_name_removed, step->eliminate, step->eliminate_count);
    put_premises(json, step);
    ch_json_open(json, "after", '[');
    for (size_t i = 0; i < step->after_count; i++)
        ch_json_put_number(json, NULL, step->after[i]);
    ch_json_close(json, ']');
    ch_log_put_pattern(json, step);
    if (step->argument_count > 0)
        put_arguments(json, step);
    if (step->text != NULL)
        ch_json_put_string(json, "text", step->text);
    if (step->notation != NULL)
        ch_json_put_string(json, "notation", step->notation);
    ch_json_close(json, '}');
}

static void put_start(ChJsonWriter *json, const ChPuzzle *puzzle)
{
    ch_json_open(json, "start", '[');
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (puzzle->entered[cell] < CH_DIGITS)
            ch_json_put_cell(json, NULL, cell, puzzle->entered);
    }
    for (int i = 0; i < CH_CANDIDATES; i++) {
        const int candidate = CH_CANDIDATE(CH_CELL_AT(i / 81, i / 9 % 9), i % 9);
        if (ch_candidates_has(&puzzle->removed, candidate))
            ch_json_put_name(json, NULL, ch_name_removed, candidate);
    }
    ch_json_close(json, ']');
}

void ch_log_write_begin(ChLogWriter *writer, ChJsonWriter *json, const char *key,
                        const ChLogRecord *head)
{
    *writer = (ChLogWriter){.json = json};
    ch_json_open_format(json, key, "crosshatch-log");
    ch_json_put_puzzle(json, &head->puzzle);
    if (head->puzzle.has_start)
        put_start(json, &head->puzzle);
    ch_json_put_notes(json, &head->puzzle);
    ch_json_put_word(json, "outcome", ch_outcome_word((int)head->outcome));
    ch_json_put_grid(json, "solution", head->solution);
    ch_json_open(json, "steps", '[');
}

static void put_abandoned(ChJsonWriter *json, const ChAbandoned *abandoned)
{
    ch_json_open(json, NULL, '{');
    ch_json_put_number(json, "step", abandoned->step);
    ch_json_put_name(json, "assumed", ch_name_placed, abandoned->assumed);
    ch_json_put_word(json, "outcome", ch_branch_word(abandoned->outcome));
    ch_json_close(json, '}');
}

void ch_log_write_end(ChLogWriter *writer, const ChLogRecord *head)
{
    ChJsonWriter *const json = writer->json;

    ch_json_close(json, ']');
    if (writer->assumes_unique)
        ch_json_put_word(json, "assumes", "unique");
    if (head->abandoned_count == 0)
        return;
    ch_json_open(json, "abandoned", '[');
    for (size_t i = 0; i < head->abandoned_count; i++)
        put_abandoned(json, &head->abandoned[i]);
    ch_json_close(json, ']');
}
