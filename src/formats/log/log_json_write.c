/* log_json_write.c - see log_json.h.
 *
 * The fixed vocabulary is written directly: names, digits and keys need no escaping.  A tree of
 * cJSON values per step took two microseconds to build, print and free; this takes a fraction of
 * one. Only a step's sentence and notation are escaped.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "log_writer.h"
#include "notation.h"

const char *ch_outcome_word(int outcome)
{
    static const char *const WORDS[] = {"solved", "stuck", "contradiction", "guessed", "ambiguous"};

    return outcome >= 0 && outcome < 5 ? WORDS[outcome] : NULL;
}

const char *ch_branch_word(int branch)
{
    static const char *const WORDS[] = {"no-solution", "solution", "unfinished"};

    return branch >= 0 && branch < 3 ? WORDS[branch] : NULL;
}

const char *ch_kind_word(int kind)
{
    static const char *const WORDS[] = {NULL, "duplicate", "no-place", "no-candidate", "cases"};

    return kind >= 0 && kind < 5 ? WORDS[kind] : NULL;
}

/* ---- things ---- */

void ch_log_put_name(ChText *text, ChNamer namer, int thing)
{
    char quoted[CH_NAME_SIZE + 2];

    quoted[0] = '"';
    const size_t length = 1 + namer(quoted + 1, thing);
    quoted[length] = '"';
    ch_text_add(text, quoted, length + 1);
}

void ch_log_put_names(ChText *text, ChNamer namer, const uint16_t *thing, size_t count)
{
    ch_text_char(text, '[');
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            ch_text_char(text, ',');
        ch_log_put_name(text, namer, thing[i]);
    }
    ch_text_char(text, ']');
}

/* Writes a premise.  An argument may rely on a deadly pattern of its step, the first of which is
 * "deadly1". */
static void put_premise(ChText *text, int constraint)
{
    if (constraint < CH_CONSTRAINTS) {
        ch_log_put_name(text, ch_name_constraint, constraint);
        return;
    }
    PUT(text, "\"deadly");
    ch_text_number(text, (unsigned long)(constraint - CH_CONSTRAINTS + 1));
    ch_text_char(text, '"');
}

static void put_escaped(ChText *text, const char *string)
{
    static const char HEX[] = "0123456789abcdef";

    ch_text_char(text, '"');
    while (*string != '\0') {
        size_t plain = 0;
        while ((unsigned char)string[plain] >= ' ' && string[plain] != '"' && string[plain] != '\\')
            plain++;
        ch_text_add(text, string, plain);
        string += plain;
        if (*string == '\0')
            break;
        if (*string == '"' || *string == '\\') {
            const char pair[] = {'\\', *string};
            ch_text_add(text, pair, sizeof pair);
        } else {
            const char unit[] = {'\\', 'u', '0', '0', HEX[*string >> 4], HEX[*string & 15]};
            ch_text_add(text, unit, sizeof unit);
        }
        string++;
    }
    ch_text_char(text, '"');
}

/* ---- premises and argument ---- */

static void put_deadly(ChText *text, const ChDeadlyPattern *deadly)
{
    bool first = true;

    ch_text_char(text, '{');
    for (int row_major = 0; row_major < CH_CELLS; row_major++) {
        const int cell = CH_CELL_AT(row_major / 9, row_major % 9);
        if (deadly->digits[cell] == 0)
            continue;
        if (!first)
            ch_text_char(text, ',');
        ch_log_put_name(text, ch_name_cell, cell);
        PUT(text, ":\"");
        CH_EACH_DIGIT(digit, deadly->digits[cell])
            ch_text_char(text, (char)('1' + digit));
        ch_text_char(text, '"');
        first = false;
    }
    ch_text_char(text, '}');
}

static void put_premises(ChText *text, const ChStepRecord *step)
{
    PUT(text, "{\"constraints\":");
    ch_log_put_names(text, ch_name_constraint, step->constraint, step->constraint_count);
    for (size_t i = 0; i < step->deadly_count; i++) {
        ch_text_puts(text, i == 0 ? ",\"deadly\":[" : ",");
        put_deadly(text, &step->deadly[i]);
    }
    ch_text_puts(text, step->deadly_count > 0 ? "]}" : "}");
}

static void put_line(ChText *text, const ChLine *line)
{
    switch ((ChLineKind)line->kind) {
    case CH_LINE_THEN:
        PUT(text, "{\"then\":");
        ch_log_put_name(text, ch_name_placed, line->candidate);
        PUT(text, ",\"by\":");
        put_premise(text, line->constraint);
        break;
    case CH_LINE_ASSUME:
        PUT(text, "{\"assume\":");
        ch_log_put_name(text, ch_name_placed, line->candidate);
        break;
    case CH_LINE_FAILS:
        PUT(text, "{\"fails\":");
        put_premise(text, line->constraint);
        break;
    case CH_LINE_CASES:
        PUT(text, "{\"cases\":");
        put_premise(text, line->constraint);
        PUT(text, ",\"branches\":[");
        return;
    }
    ch_text_char(text, '}');
}

/* Closes branches.  Lines are flat in the record and nested in JSON: the last line of a branch
 * closes the branch, and every split of which it was the last branch. */
static void close_branches(ChText *text, uint8_t *branches, size_t *depth)
{
    while (*depth > 0) {
        ch_text_char(text, ']');
        if (--branches[*depth - 1] > 0)
            return;
        PUT(text, "]}");
        --*depth;
    }
}

static void put_argument(ChText *text, const ChArgument *argument)
{
    uint8_t branches[CH_LOG_SPLITS];
    size_t depth = 0;
    bool first = true;

    ch_text_char(text, '[');
    for (size_t i = 0; i < argument->count; i++) {
        const ChLine *const line = &argument->line[i];
        if (!ch_log_is_lost_end(line)) {
            if (!first)
                ch_text_char(text, ',');
            if (line->kind == CH_LINE_ASSUME)
                ch_text_char(text, '[');
            put_line(text, line);
        }
        first = line->kind == CH_LINE_CASES;
        if (first && depth < CH_LOG_SPLITS)
            branches[depth++] = line->branches;
        if (line->kind == CH_LINE_FAILS)
            close_branches(text, branches, &depth);
    }
    ch_text_char(text, ']');
}

static void put_arguments(ChText *text, const ChStepRecord *step)
{
    PUT(text, ",\"argument\":[");
    for (size_t i = 0; i < step->argument_count; i++) {
        if (i > 0)
            ch_text_char(text, ',');
        put_argument(text, &step->argument[i]);
    }
    ch_text_char(text, ']');
}

/* ---- the log ---- */

void ch_log_write_step(ChLogWriter *writer, const ChStepRecord *step)
{
    ChText *const text = writer->text;

    writer->assumes_unique |= step->deadly_count > 0;
    ch_text_puts(text, writer->steps++ > 0 ? ",{\"step\":" : "{\"step\":");
    ch_text_number(text, step->number);
    PUT(text, ",\"technique\":\"");
    ch_text_puts(text, step->technique);
    PUT(text, "\",\"place\":");
    ch_log_put_names(text, ch_name_placed, step->place, step->place_count);
    PUT(text, ",\"eliminate\":");
    ch_log_put_names(text, ch_name_removed, step->eliminate, step->eliminate_count);
    PUT(text, ",\"premises\":");
    put_premises(text, step);
    PUT(text, ",\"after\":[");
    for (size_t i = 0; i < step->after_count; i++) {
        if (i > 0)
            ch_text_char(text, ',');
        ch_text_number(text, step->after[i]);
    }
    PUT(text, "],\"pattern\":");
    ch_log_put_pattern(text, step);
    if (step->argument_count > 0)
        put_arguments(text, step);
    if (step->text != NULL) {
        PUT(text, ",\"text\":");
        put_escaped(text, step->text);
    }
    if (step->notation != NULL) {
        PUT(text, ",\"notation\":");
        put_escaped(text, step->notation);
    }
    ch_text_char(text, '}');
}

static void put_grid(ChText *text, const uint8_t *digit)
{
    char grid[CH_CELLS];

    ch_name_grid(grid, digit);
    ch_text_add(text, grid, sizeof grid);
}

static void put_marks(ChText *text, const ChCandidateSet *marks)
{
    char grid[CH_CANDIDATES];

    ch_name_marks(grid, marks);
    ch_text_add(text, grid, sizeof grid);
}

static void put_start(ChText *text, const ChPuzzle *puzzle)
{
    bool first = true;

    PUT(text, ",\"start\":[");
    for (int i = 0; i < CH_CELLS + CH_CANDIDATES; i++) {
        const bool placed = i < CH_CELLS;
        const int at = placed ? i : (i - CH_CELLS) / 9;
        const int cell = CH_CELL_AT(at / 9, at % 9);
        const int digit = placed ? puzzle->entered[cell] : (i - CH_CELLS) % 9;
        if (placed ? digit >= CH_DIGITS
                   : !ch_candidates_has(&puzzle->removed, CH_CANDIDATE(cell, digit)))
            continue;
        if (!first)
            ch_text_char(text, ',');
        ch_log_put_name(text, placed ? ch_name_placed : ch_name_removed, CH_CANDIDATE(cell, digit));
        first = false;
    }
    ch_text_char(text, ']');
}

void ch_log_write_begin(ChLogWriter *writer, ChText *text, const ChLogRecord *head)
{
    *writer = (ChLogWriter){
        .text = text, .abandoned = head->abandoned, .abandoned_count = head->abandoned_count};
    PUT(text, "{\"format\":\"crosshatch-log\",\"version\":1,\"puzzle\":\"");
    if (head->puzzle.has_marks)
        put_marks(text, &head->puzzle.marks);
    else
        put_grid(text, head->puzzle.given);
    ch_text_char(text, '"');
    if (head->puzzle.has_start)
        put_start(text, &head->puzzle);
    if (head->puzzle.has_notes)
        PUT(text, CH_JSON_NOTES);
    PUT(text, ",\"outcome\":\"");
    ch_text_puts(text, ch_outcome_word((int)head->outcome));
    PUT(text, "\",\"solution\":\"");
    put_grid(text, head->solution);
    PUT(text, "\",\"steps\":[");
}

static void put_abandoned(ChText *text, const ChAbandoned *abandoned)
{
    PUT(text, "{\"step\":");
    ch_text_number(text, abandoned->step);
    PUT(text, ",\"assumed\":");
    ch_log_put_name(text, ch_name_placed, abandoned->assumed);
    PUT(text, ",\"outcome\":\"");
    ch_text_puts(text, ch_branch_word(abandoned->outcome));
    PUT(text, "\"}");
}

void ch_log_write_end(ChLogWriter *writer)
{
    ChText *const text = writer->text;

    ch_text_char(text, ']');
    if (writer->assumes_unique)
        PUT(text, ",\"assumes\":\"unique\"");
    for (size_t i = 0; i < writer->abandoned_count; i++) {
        ch_text_puts(text, i == 0 ? ",\"abandoned\":[" : ",");
        put_abandoned(text, &writer->abandoned[i]);
    }
    if (writer->abandoned_count > 0)
        ch_text_char(text, ']');
    if (writer->more != NULL)
        ch_text_puts(text, writer->more);
    PUT(text, "}\n");
}
