/* test_argument.c - Short arguments: each line holds, hardly any could be left out, and there are
 * no more lines than in the plain argument.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "argument.h"
#include "case_line.h"

enum { LINES = 8192, EVERY = 2 * CH_THINNING, CONCLUSIONS = 2 };

static ChPremise premise[CH_MAX_PREMISES];
static size_t premises;

/* ---- a checker of lines ---- */

static ChCandidateSet open_in(int constraint, const ChCandidateSet *open)
{
    for (size_t i = 0; i < premises; i++)
        if (premise[i].constraint == constraint)
            return ch_candidates_and(&premise[i].candidates, open);
    cr_assert_fail("constraint %d is no premise", constraint);
    return *open;
}

static ChCandidateSet without_conflicts(const ChCandidateSet *open, int candidate)
{
    ChCandidateSet left = *open;

    CH_EACH_CANDIDATE(one, open)
        if (ch_conflict(one, candidate))
            ch_candidates_remove(&left, one);
    return left;
}

/* Checks the lines of a branch; *SOUND becomes false where one does not hold.  Returns the line
 * behind them. */
static const ChLine *check_branch(const ChLine *line, ChCandidateSet open, bool *sound)
{
    for (; line->kind == CH_LINE_THEN; line++) {
        ChCandidateSet others = open_in(line->constraint, &open);
        ch_candidates_remove(&others, line->candidate);
        *sound &= ch_candidates_count(&others) == 0;
        open = without_conflicts(&open, line->candidate);
    }
    ChCandidateSet cases = open_in(line->constraint, &open);
    if (line->kind == CH_LINE_FAILS)
        *sound &= ch_candidates_count(&cases) == 0;
    const int branches = line->kind == CH_LINE_CASES ? line->branches : 0;
    *sound &= line->kind == CH_LINE_FAILS || branches == ch_candidates_count(&cases);
    line++;
    for (int i = 0; i < branches && *sound; i++) {
        *sound &= line->kind == CH_LINE_ASSUME && ch_candidates_has(&cases, line->candidate);
        ch_candidates_remove(&cases, line->candidate);
        line = check_branch(line + 1, without_conflicts(&open, line->candidate), sound);
    }
    return line;
}

static bool is_sound(const ChLine *line, int candidate, bool holds)
{
    ChCandidateSet open = {{0}};
    bool sound = true;

    for (size_t i = 0; i < premises; i++)
        open = ch_candidates_or(&open, &premise[i].candidates);
    if (holds)
        open = without_conflicts(&open, candidate);
    else if (candidate != CH_NONE)
        ch_candidates_remove(&open, candidate);
    check_branch(line, open, &sound);
    return sound;
}

/* ---- the arguments of a conclusion ---- */

static size_t plain_lines;
static size_t brief_lines;
static size_t needless_lines;

static void expect_brief(const char *technique, int candidate, bool holds)
{
    static ChLine plain[LINES];
    static ChLine brief[LINES];
    static ChLine fewer[LINES];
    ChLines one = {.line = plain, .capacity = LINES};
    ChLines other = {.line = brief, .capacity = LINES};

    const ChStatus status = ch_argue(&one, premise, premises, candidate, holds);
    cr_assert_eq(ch_argue_briefly(&other, premise, premises, candidate, holds), status, "%s",
                 technique);
    if (status != CH_OK)
        return;
    plain_lines += one.count;
    brief_lines += other.count;
    cr_expect_leq(other.count, one.count, "%s", technique);
    cr_expect(is_sound(brief, candidate, holds), "%s", technique);
    for (size_t i = 0; i < other.count && other.count < one.count; i++) {
        if (brief[i].kind != CH_LINE_THEN)
            continue;
        memcpy(fewer, brief, i * sizeof *brief);
        memcpy(&fewer[i], &brief[i + 1], (other.count - i - 1) * sizeof *brief);
        needless_lines += is_sound(fewer, candidate, holds);
    }
}

typedef struct FirstStep {
    ChSink sink;
    const ChBoard *board;
    int count;
} FirstStep;

static bool argue_first(ChSink *sink, const ChStep *step)
{
    FirstStep *const first = (FirstStep *)sink;
    const char *const key = ch_technique(step->technique)->key;
    int left = CONCLUSIONS;

    first->count++;
    premises = ch_step_premises(first->board, step, premise);
    if (step->placed != CH_NONE)
        expect_brief(key, step->placed, false);
    if (step->detail == NULL)
        return true;
    CH_EACH_CANDIDATE(candidate, &step->detail->removed)
        if (left-- > 0)
            expect_brief(key, candidate, true);
    return true;
}

static int argue_case(char *text)
{
    ChBoard board;
    CaseLine line;
    FirstStep first = {.sink = {argue_first}, .board = &board};

    cr_assert_null(read_case_line(text, &line));
    if (line.absent)
        return 0;
    cr_assert_lt(ch_board_load(&board, &line.puzzle), 0);
    run_technique(line.technique, &board, &first.sink);
    return first.count;
}

Test(argument, briefly_is_sound_and_never_longer)
{
    static const char *const files[] = {"als", "exotic", "exotic-patterns", "forcing", "fish"};
    int count = 0;
    int number = 0;

    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char path[1000];
        char text[CASE_LINE];
        snprintf(path, sizeof path, "%s/tests/strategies/cases/%s.txt", getenv("CH_SOURCE"),
                 files[i]);
        FILE *const file = fopen(path, "r");
        cr_assert(file != NULL, "%s", path);
        while (fgets(text, sizeof text, file) != NULL)
            if (is_case_line(text) && number++ % EVERY == 0)
                count += argue_case(text);
        fclose(file);
    }
    cr_expect_geq(count, 200 / CH_THINNING);
    cr_expect_lt(20 * brief_lines, 19 * plain_lines, "%zu lines of %zu", brief_lines, plain_lines);
    cr_expect_lt(100 * needless_lines, brief_lines, "%zu lines of %zu", needless_lines,
                 brief_lines);
}

/* ---- by hand ---- */

static void add_cell(int column, unsigned digits)
{
    const int cell = CH_CELL_AT(0, column);

    premise[premises] = (ChPremise){.constraint = (uint16_t)cell};
    CH_EACH_DIGIT(digit, digits)
        ch_candidates_add(&premise[premises].candidates, CH_CANDIDATE(cell, digit));
    premises++;
}

/* Row 1: a pair of 2 and 3 leaves nothing to a cell of these; the first cell is forced to be 4. */
Test(argument, leaves_out_a_line_that_nothing_needs)
{
    ChLine line[20];
    ChLines lines = {.line = line, .capacity = 20};

    premises = 0;
    add_cell(0, 1 << 0 | 1 << 3);
    add_cell(1, 1 << 1 | 1 << 2);
    add_cell(2, 1 << 1 | 1 << 2);
    add_cell(3, 1 << 1 | 1 << 2);
    const int candidate = CH_CANDIDATE(CH_CELL_AT(0, 8), 0);
    cr_assert_eq(ch_argue(&lines, premise, premises, candidate, true), CH_OK);
    cr_expect_eq(line[0].kind, CH_LINE_THEN);
    const size_t plain = lines.count;
    lines.count = 0;
    cr_assert_eq(ch_argue_briefly(&lines, premise, premises, candidate, true), CH_OK);
    cr_expect_eq(lines.count, plain - 1);
    cr_expect_eq(line[0].kind, CH_LINE_CASES);
    cr_expect(is_sound(line, candidate, true));
}

/* As in the plain argument: too little room, and premises that refute nothing. */
Test(argument, reports_what_cannot_be_argued)
{
    ChLine line[60];
    ChLines lines = {.line = line, .capacity = 5};

    premises = 0;
    for (int column = 0; column < 4; column++)
        add_cell(column, 1 << 0 | 1 << 1 | 1 << 2);
    cr_expect_eq(ch_argue_briefly(&lines, premise, premises, CH_NONE, false), CH_NO_ROOM);
    lines = (ChLines){.line = line, .capacity = 60};
    cr_expect_eq(ch_argue_briefly(&lines, premise, premises - 1, CH_NONE, false), CH_BAD_ARGUMENT);
    lines.count = 0;
    cr_expect_eq(ch_argue_briefly(&lines, premise, premises, CH_NONE, false), CH_OK);
    cr_expect(is_sound(line, CH_NONE, false));
}
