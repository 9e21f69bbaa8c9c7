/* cmd_lesson.c - `crosshatch lesson`: a technique from its idea to a puzzle that needs it.
 *
 * Everything comes from the technique's record, its example and the engine:
 *
 *      the idea, how to spot it           definition and advice of the record
 *      an example, step by step           the depths of a hint, with pictures
 *      find it yourself                   positions in which it is the easiest step
 *      a puzzle that needs it             made from the seed
 *      answers                            of the positions and the puzzle
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>

#include "drill_pages.h"
#include "example_step.h"
#include "technique_name.h"
#include "technique_text.h"

enum { DEFAULT_COUNT = 5 };

/* A lesson being written; large. */
typedef struct Lesson {
    const ChTechnique *technique;
    ChDocument document;
    ChExampleStep example;
    ChPractice practice; /* of the puzzle */
    ChPracticed made;
    bool has_puzzle;
} Lesson;

static void put_heading(Lesson *lesson, const char *message)
{
    ch_document_heading(&lesson->document, ch_translate(lesson->document.cli->language, message));
}

/* Adds a paragraph. */
static void put_words(Lesson *lesson, const char *message, const ChField *field, size_t count)
{
    ChText words = CH_TEXT_EMPTY;

    ch_format(&words, lesson->document.cli->language, message, field, count);
    ch_document_words(&lesson->document, ch_text_string(&words));
    ch_text_free(&words);
}

static void put_idea(Lesson *lesson)
{
    const char *const spot = ch_explain_spot(lesson->technique->key);

    put_heading(lesson, N_("The idea"));
    put_words(lesson, lesson->technique->definition, NULL, 0);
    if (spot == NULL)
        return;
    put_heading(lesson, N_("How to spot it"));
    put_words(lesson, spot, NULL, 0);
}

/* ---- the example ---- */

/* Adds the depths FIRST to LAST of the example in words. */
static void put_depths(Lesson *lesson, ChDepth first, ChDepth last)
{
    const ChExampleStep *const example = &lesson->example;
    ChText words = CH_TEXT_EMPTY;

    for (ChDepth depth = first; depth <= last; depth++) {
        ch_text_puts(&words, depth > first ? "\n" : "");
        ch_explain_depth(&words, lesson->document.cli->language, &example->log_replay.replay.board,
                         &example->step, depth);
    }
    ch_document_words(&lesson->document, ch_text_string(&words));
    ch_text_free(&words);
}

/* Adds a picture of the example: with STEP its pattern, else the board alone. */
static void put_picture(Lesson *lesson, const char *label, const ChStepRecord *step)
{
    const ChExampleStep *const example = &lesson->example;
    const ChCli *const cli = lesson->document.cli;
    const bool is_single =
        example->step.constraint_count == 1 && example->step.eliminate_count == 0;
    const char *const words = ch_translate(cli->language, label);
    const ChPicture picture = {.board = &example->log_replay.replay.board,
                               .step = step,
                               .pencil = step != NULL ? CH_PENCIL_NEEDED
                                         : is_single  ? CH_PENCIL_NONE
                                                      : CH_PENCIL_ALL,
                               .palette = (ChPalette)cli->options.palette,
                               .coordinates = true,
                               .legend = step != NULL,
                               .language = cli->language,
                               .title = words};
    const ChGallery gallery = {1, lesson->document.form == CH_DOCUMENT_PDF ? 2 : 0, 3};

    ch_document_figure(&lesson->document, words, &picture, gallery);
}

static void put_example(Lesson *lesson)
{
    ChStepRecord pattern;

    if (!ch_example_step(&lesson->example, lesson->technique))
        return;
    pattern = lesson->example.step;
    pattern.place_count = 0;
    pattern.eliminate_count = 0;
    put_heading(lesson, N_("An example, step by step"));
    put_picture(lesson, N_("1. Where to look"), NULL);
    put_depths(lesson, CH_DEPTH_WHERE, CH_DEPTH_WHAT);
    put_picture(lesson, N_("2. The pattern"), &pattern);
    put_depths(lesson, CH_DEPTH_PATTERN, CH_DEPTH_PATTERN);
    put_picture(lesson, N_("3. What follows from it"), &lesson->example.step);
    put_depths(lesson, CH_DEPTH_ARGUMENT, CH_DEPTH_ARGUMENT);
}

/* ---- the puzzle ---- */

/* Adds the puzzle, or its solution. */
static void put_grid(Lesson *lesson, const char *label, const ChPuzzle *puzzle)
{
    const ChCli *const cli = lesson->document.cli;
    const char *const words = ch_translate(cli->language, label);
    ChBoard board;

    (void)ch_board_load(&board, puzzle);
    const ChPicture picture = {.board = &board,
                               .pencil = CH_PENCIL_NONE,
                               .palette = CH_PALETTE_PRINT,
                               .coordinates = true,
                               .language = cli->language,
                               .title = words};
    ch_document_figure(&lesson->document, words, &picture,
                       (ChGallery){lesson->document.form == CH_DOCUMENT_PDF ? 1 : 2,
                                   lesson->document.form == CH_DOCUMENT_PDF ? 3 : 0, 0});
}

static void put_puzzle(Lesson *lesson)
{
    const ChField field[] = {ch_field_message("technique", lesson->technique->title),
                             ch_field_string("strategies", lesson->made.strategies)};

    put_heading(lesson, N_("A puzzle that needs it"));
    if (lesson->made.strategies == NULL)
        put_words(lesson,
                  N_("{technique} is the hardest step of this puzzle, and without it the easier "
                     "techniques do not finish it."),
                  field, 1);
    else
        put_words(lesson, N_("With these techniques, the puzzle needs {technique}: {strategies}."),
                  field, 2);
    put_grid(lesson, N_("The puzzle"), &lesson->made.puzzle);
}

static void put_puzzle_answer(Lesson *lesson)
{
    const ChLog *const log =
        ch_practice_solve(&lesson->practice, &lesson->made.puzzle, lesson->made.plan);
    ChPuzzle solved = lesson->made.puzzle;
    uint32_t step = 0;

    while (step < log->count && log->step[step].technique != lesson->technique->number)
        step++;
    const ChField field[] = {ch_field_message("technique", lesson->technique->title),
                             ch_field_number("step", step + 1),
                             ch_field_number("count", log->count)};
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (solved.given[cell] == CH_NO_DIGIT)
            solved.entered[cell] = log->solution[cell];
    ch_puzzle_note_start(&solved);
    put_grid(lesson, N_("Answer of the puzzle"), &solved);
    put_words(lesson, N_("{technique} first comes at step {step} of {count}."), field, 3);
}

/* ---- the whole ---- */

static void put_positions(Lesson *lesson, const ChDrill *drill)
{
    const ChField field = ch_field_message("technique", lesson->technique->title);

    ch_document_break(&lesson->document);
    put_heading(lesson, N_("Find it yourself"));
    put_words(lesson, N_("Find {technique} in each position; no step there is easier."), &field, 1);
    ch_drill_note(&lesson->document, drill);
    ch_drill_questions(&lesson->document, drill);
}

static void put_lesson(Lesson *lesson, ChDrill *drill)
{
    put_idea(lesson);
    put_example(lesson);
    if (drill->count > 0)
        put_positions(lesson, drill);
    if (lesson->has_puzzle)
        put_puzzle(lesson);
    if (drill->count == 0 && !lesson->has_puzzle)
        return;
    ch_document_break(&lesson->document);
    put_heading(lesson, N_("Answers"));
    ch_drill_answers(&lesson->document, drill);
    if (lesson->has_puzzle)
        put_puzzle_answer(lesson);
}

/* Adds the command that makes the same lesson again. */
static void put_footer(ChText *out, const ChTechnique *technique, uint64_t seed)
{
    ch_text_puts(out, "crosshatch lesson ");
    ch_text_puts(out, technique->key);
    ch_text_puts(out, " --seed ");
    ch_text_number(out, seed);
}

static ChExit write_lesson(ChCli *cli, Lesson *lesson, uint64_t seed)
{
    const uint32_t count = cli->options.amount != 0 ? cli->options.amount : DEFAULT_COUNT;
    ChDrill *const drill = ch_drill_make(cli, lesson->technique, count, seed);
    ChText footer = CH_TEXT_EMPTY;

    if (drill == NULL)
        return CH_EXIT_TROUBLE;
    ChExit status = ch_drill_check(cli, drill, count);
    lesson->has_puzzle =
        ch_practice_start(&lesson->practice, lesson->technique, CH_PRACTICE_NEEDS) == CH_OK &&
        ch_practice_puzzle(&lesson->practice, seed, 0, &lesson->made);
    put_footer(&footer, lesson->technique, seed);
    if (ch_document_open(&lesson->document, cli,
                         ch_translate(cli->language, lesson->technique->title),
                         ch_text_string(&footer))) {
        put_lesson(lesson, drill);
        status = ch_document_close(&lesson->document, status);
    } else {
        status = CH_EXIT_TROUBLE;
    }
    ch_text_free(&footer);
    ch_drill_free(drill);
    return status;
}

ChExit ch_command_lesson(ChCli *cli)
{
    const ChTechnique *const technique = ch_technique_of_operands(cli);
    Lesson *const lesson = technique != NULL ? calloc(1, sizeof *lesson) : NULL;

    if (technique == NULL)
        return CH_EXIT_TROUBLE;
    if (lesson == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    lesson->technique = technique;
    const ChExit status =
        write_lesson(cli, lesson, cli->options.seed.given ? cli->options.seed.value : 1);
    free(lesson);
    return status;
}
