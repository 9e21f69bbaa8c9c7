/* reading.c - prints the explanations of steps at every depth, in both languages.
 *
 *      reading                    the example of each technique, in the order of the table
 *      reading FILE...            the steps other than singles of the puzzles in these files
 *      reading --cases FILE...    the first steps of the technique in each case of these files
 *
 * A step is a line `@ TECHNIQUE LANGUAGE SOURCE`, then its texts.  SOURCE is the puzzle, or the
 * number of the line.  The first character of a line names its text: 1 to 4 the depths, `=` the
 * sentence, `+` the whole explanation.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include "example_step.h"
#include "explain.h"
#include "notation.h"

static void print_lines(char sign, ChText *text)
{
    for (const char *line = ch_text_whole(text); line != NULL;) {
        const size_t length = strcspn(line, "\n");
        printf("%c%.*s\n", sign, (int)length, line);
        line = line[length] == '\n' ? line + length + 1 : NULL;
    }
    if (text->failed)
        abort();
    ch_text_clear(text);
}

static void print_step(const ChBoard *before, const ChStepRecord *step, const char *source)
{
    static const char *const name[] = {[CH_ENGLISH] = "en", [CH_KOREAN] = "ko"};
    ChText text = CH_TEXT_EMPTY;

    for (ChLanguage language = CH_ENGLISH; language <= CH_KOREAN; language++) {
        printf("@ %s %s %s\n", step->technique, name[language], source);
        for (ChDepth depth = CH_DEPTH_WHERE; depth <= CH_DEPTH_ARGUMENT; depth++) {
            ch_explain_depth(&text, language, before, step, depth);
            print_lines((char)('0' + depth), &text);
        }
        ch_explain_step(&text, language, before, step);
        print_lines('=', &text);
        ch_explain_fully(&text, language, before, step);
        print_lines('+', &text);
    }
    ch_text_free(&text);
}

static void print_examples(void)
{
    static ChExampleStep example;

    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_technique(number) != NULL && ch_example_step(&example, ch_technique(number)))
            print_step(&example.log_replay.replay.board, &example.step, "example");
}

static void load_grid(ChPuzzle *puzzle, const char *grid)
{
    ch_puzzle_clear(puzzle);
    for (int i = 0; i < CH_CELLS; i++)
        if (grid[i] >= '1' && grid[i] <= '9')
            puzzle->given[CH_CELL_AT(i / 9, i % 9)] = (uint8_t)(grid[i] - '1');
}

static bool is_single(const ChStepRecord *step)
{
    const ChTechnique *const technique =
        ch_technique_by_key(step->technique, strlen(step->technique));

    return technique != NULL && strcmp(technique->family, "singles") == 0;
}

static void print_puzzle(const char *line, unsigned number)
{
    static ChEngine engine;
    static ChLogReplay log_replay;
    ChStepRecord step;
    ChPuzzle puzzle;
    ChPlan plan;

    (void)number;
    if (strlen(line) != CH_CELLS)
        return;
    load_grid(&puzzle, line);
    if (ch_plan_make(&plan, ch_profile_at(0), NULL, NULL) != CH_OK ||
        ch_engine_solve(&engine, &puzzle, &plan, false) != CH_OK)
        abort();
    ch_log_replay_start(&log_replay, &engine.log);
    while (ch_log_replay_next(&log_replay, true, &step))
        if (!is_single(&step))
            print_step(&log_replay.replay.board, &step, line);
}

/* ---- cases ---- */

enum { MOST = 12 }; /* steps of a case */

static void load_moves(ChPuzzle *puzzle, char *moves)
{
    for (char *move = strtok(moves, " "); move != NULL; move = strtok(NULL, " ")) {
        bool placed;
        const int candidate = ch_read_conclusion(move, strlen(move), &placed);
        if (candidate < 0)
            continue;
        puzzle->has_start = true;
        if (placed)
            puzzle->entered[CH_CANDIDATE_CELL(candidate)] = (uint8_t)CH_CANDIDATE_DIGIT(candidate);
        else
            ch_candidates_add(&puzzle->removed, candidate);
    }
}

/* Prints the first steps of a case: technique; 81 characters; start; conclusions. */
static void print_case(const char *line, unsigned number)
{
    static ChExampleStep found;
    static char key[128], grid[128], moves[8192], source[16];

    moves[0] = '\0';
    if (sscanf(line, "%127[a-z0-9-]; %127[0-9.]; %8191[^;]", key, grid, moves) < 2 ||
        strlen(grid) != CH_CELLS)
        return;
    const ChTechnique *const technique = ch_technique_by_key(key, strlen(key));
    if (technique == NULL)
        return;
    const ChPlan plan = {.profile = ch_profile_at(0),
                         .count = 1,
                         .row = {{.technique = technique->number, .find = technique->find}}};
    load_grid(&found.puzzle, grid);
    load_moves(&found.puzzle, moves);
    snprintf(source, sizeof source, "%u", number);
    (void)ch_survey(&found.survey, &found.puzzle, &plan, UINT32_MAX);
    for (uint32_t i = 0, printed = 0; i < found.survey.count && printed < MOST; i++) {
        ch_survey_log(&found.survey, i, &found.puzzle, &found.log);
        ch_log_replay_start(&found.log_replay, &found.log);
        if (!ch_log_replay_next(&found.log_replay, true, &found.step) ||
            strcmp(found.step.technique, key) != 0)
            continue;
        print_step(&found.log_replay.replay.board, &found.step, source);
        printed++;
    }
}

static void print_file(const char *name, void (*print_line)(const char *line, unsigned number))
{
    FILE *const file = fopen(name, "r");
    static char line[16384];
    unsigned number = 0;

    if (file == NULL) {
        perror(name);
        exit(2);
    }
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        print_line(line, ++number);
    }
    fclose(file);
}

int main(int count, char **name)
{
    const bool of_cases = count > 1 && strcmp(name[1], "--cases") == 0;

    if (count < 2)
        print_examples();
    for (int i = 1 + of_cases; i < count; i++)
        print_file(name[i], of_cases ? print_case : print_puzzle);
    return 0;
}
