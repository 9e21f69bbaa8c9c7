/* reading.c - prints the explanations of steps at every depth, in both languages.
 *
 *      reading           the example of each technique, in the order of the table
 *      reading FILE...   the steps other than singles of the puzzles in these files
 *
 * A step is a line `@ TECHNIQUE LANGUAGE SOURCE`, then its texts.  The first character of a line
 * names its text: 1 to 4 the depths, `=` the sentence, `+` the whole explanation.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include "example_step.h"
#include "explain.h"

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

static void print_puzzle(const char *line)
{
    static ChEngine engine;
    static ChLogReplay log_replay;
    ChStepRecord step;
    ChPuzzle puzzle;
    ChPlan plan;

    ch_puzzle_clear(&puzzle);
    for (int i = 0; i < CH_CELLS; i++)
        if (line[i] >= '1' && line[i] <= '9')
            puzzle.given[CH_CELL_AT(i / 9, i % 9)] = (uint8_t)(line[i] - '1');
    if (ch_plan_make(&plan, ch_profile_at(0), NULL, NULL) != CH_OK ||
        ch_engine_solve(&engine, &puzzle, &plan, false) != CH_OK)
        abort();
    ch_log_replay_start(&log_replay, &engine.log);
    while (ch_log_replay_next(&log_replay, true, &step)) {
        const ChTechnique *const technique =
            ch_technique_by_key(step.technique, strlen(step.technique));
        if (technique == NULL || strcmp(technique->family, "singles") != 0)
            print_step(&log_replay.replay.board, &step, line);
    }
}

static void print_file(const char *name)
{
    FILE *const file = fopen(name, "r");
    char line[1024];

    if (file == NULL) {
        perror(name);
        exit(2);
    }
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (strlen(line) == CH_CELLS)
            print_puzzle(line);
    }
    fclose(file);
}

int main(int count, char **name)
{
    if (count < 2)
        print_examples();
    for (int i = 1; i < count; i++)
        print_file(name[i]);
    return 0;
}
