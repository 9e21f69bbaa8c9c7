/* lesson.c - see lesson.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "lesson.h"

#include "explain.h"
#include "technique_text.h"

static void put_heading(ChLesson *lesson, const char *message)
{
    ch_document_heading(&lesson->document, ch_translate(lesson->document.style.language, message));
}

/* Adds a paragraph. */
static void put_words(ChLesson *lesson, const char *message, const ChField *field, size_t count)
{
    ChText words = CH_TEXT_EMPTY;

    ch_format(&words, lesson->document.style.language, message, field, count);
    ch_document_words(&lesson->document, ch_text_whole(&words));
    ch_text_free(&words);
}

static void put_idea(ChLesson *lesson)
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
static void put_depths(ChLesson *lesson, ChDepth first, ChDepth last)
{
    const ChExampleStep *const example = &lesson->at.example;
    ChText words = CH_TEXT_EMPTY;

    for (ChDepth depth = first; depth <= last; depth++) {
        ch_text_puts(&words, depth > first ? "\n" : "");
        ch_explain_depth(&words, lesson->document.style.language, &example->log_replay.replay.board,
                         &example->step, depth);
    }
    ch_document_words(&lesson->document, ch_text_whole(&words));
    ch_text_free(&words);
}

/* Adds a picture of the example: with STEP its pattern, else the board alone. */
static void put_picture(ChLesson *lesson, const char *label, const ChStepRecord *step)
{
    const ChExampleStep *const example = &lesson->at.example;
    const ChDocumentStyle *const style = &lesson->document.style;
    const bool is_single =
        example->step.constraint_count == 1 && example->step.eliminate_count == 0;
    const char *const words = ch_translate(style->language, label);
    const ChPicture picture = {.board = &example->log_replay.replay.board,
                               .step = step,
                               .pencil = step != NULL ? CH_PENCIL_NEEDED
                                         : is_single  ? CH_PENCIL_NONE
                                                      : CH_PENCIL_ALL,
                               .palette = style->palette,
                               .coordinates = true,
                               .legend = step != NULL,
                               .language = style->language,
                               .title = words};
    const ChGallery gallery = {1, style->form == CH_DOCUMENT_PDF ? 2 : 0, 3};

    ch_document_figure(&lesson->document, words, &picture, gallery);
}

static void put_example(ChLesson *lesson)
{
    ChStepRecord pattern;

    if (!ch_example_step(&lesson->at.example, lesson->technique))
        return;
    pattern = lesson->at.example.step;
    pattern.place_count = 0;
    pattern.eliminate_count = 0;
    put_heading(lesson, N_("An example, step by step"));
    put_picture(lesson, N_("1. Where to look"), NULL);
    put_depths(lesson, CH_DEPTH_WHERE, CH_DEPTH_WHAT);
    put_picture(lesson, N_("2. The pattern"), &pattern);
    put_depths(lesson, CH_DEPTH_PATTERN, CH_DEPTH_PATTERN);
    put_picture(lesson, N_("3. What follows from it"), &lesson->at.example.step);
    put_depths(lesson, CH_DEPTH_ARGUMENT, CH_DEPTH_ARGUMENT);
}

/* ---- the puzzle ---- */

/* Solves the puzzle: the answer, and the step at which the technique first comes. */
static void solve_puzzle(ChLesson *lesson, const ChPlan *plan)
{
    const ChLog *const log = ch_practice_solve(&lesson->at.drill.practice, &lesson->puzzle, plan);

    lesson->answer = lesson->puzzle;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (lesson->answer.given[cell] == CH_NO_DIGIT)
            lesson->answer.entered[cell] = log->solution[cell];
    ch_puzzle_note_start(&lesson->answer);
    lesson->steps = log->count;
    lesson->first = ch_practice_first(&lesson->at.drill.practice, log);
}

/* Makes the puzzle and its answer, where the tries find one. */
static void make_puzzle(ChLesson *lesson)
{
    ChPractice *const practice = &lesson->at.drill.practice;
    ChPracticed made;

    lesson->has_puzzle = false;
    if (ch_practice_start(practice, lesson->technique, CH_PRACTICE_NEEDS) != CH_OK)
        return;
    practice->meter = lesson->meter;
    lesson->has_puzzle = ch_practice_puzzle(practice, lesson->seed, 0, &made);
    if (!lesson->has_puzzle)
        return;
    lesson->puzzle = made.puzzle;
    lesson->strategies = made.strategies;
    solve_puzzle(lesson, made.plan);
}

/* Adds the puzzle, or its solution. */
static void put_grid(ChLesson *lesson, const char *label, const ChPuzzle *puzzle)
{
    const ChDocumentStyle *const style = &lesson->document.style;
    const char *const words = ch_translate(style->language, label);
    ChBoard board;

    (void)ch_board_load(&board, puzzle);
    const ChPicture picture = {.board = &board,
                               .pencil = CH_PENCIL_NONE,
                               .palette = CH_PALETTE_PRINT,
                               .coordinates = true,
                               .language = style->language,
                               .title = words};
    ch_document_figure(&lesson->document, words, &picture,
                       (ChGallery){style->form == CH_DOCUMENT_PDF ? 1 : 2,
                                   style->form == CH_DOCUMENT_PDF ? 3 : 0, 0});
}

static void put_puzzle(ChLesson *lesson)
{
    const ChField field[] = {ch_field_message("technique", lesson->technique->title),
                             ch_field_string("strategies", lesson->strategies)};

    put_heading(lesson, N_("A puzzle that needs it"));
    if (lesson->strategies == NULL)
        put_words(lesson,
                  N_("{technique} is the hardest step of this puzzle, and without it the easier "
                     "techniques do not finish it."),
                  field, 1);
    else
        put_words(lesson, N_("With these techniques, the puzzle needs {technique}: {strategies}."),
                  field, 2);
    put_grid(lesson, N_("The puzzle"), &lesson->puzzle);
}

static void put_puzzle_answer(ChLesson *lesson)
{
    const ChField field[] = {ch_field_message("technique", lesson->technique->title),
                             ch_field_number("step", lesson->first),
                             ch_field_number("count", lesson->steps)};

    put_grid(lesson, N_("Answer of the puzzle"), &lesson->answer);
    put_words(lesson, N_("{technique} first comes at step {step} of {count}."), field, 3);
}

/* ---- the whole ---- */

static void put_positions(ChLesson *lesson)
{
    const ChField field = ch_field_message("technique", lesson->technique->title);

    ch_document_break(&lesson->document);
    put_heading(lesson, N_("Find it yourself"));
    put_words(lesson, N_("Find {technique} in each position; no step there is easier."), &field, 1);
    ch_drill_note(&lesson->document, &lesson->at.drill);
    ch_drill_questions(&lesson->document, &lesson->at.drill);
}

/* Adds the positions, the puzzle and the answers. */
static void put_exercises(ChLesson *lesson)
{
    if (lesson->positions > 0)
        put_positions(lesson);
    if (lesson->has_puzzle)
        put_puzzle(lesson);
    if (lesson->positions == 0 && !lesson->has_puzzle)
        return;
    ch_document_break(&lesson->document);
    put_heading(lesson, N_("Answers"));
    ch_drill_answers(&lesson->document, &lesson->at.drill);
    if (lesson->has_puzzle)
        put_puzzle_answer(lesson);
}

static ChStatus put_lesson(ChLesson *lesson)
{
    ChDrill *const drill = &lesson->at.drill;

    make_puzzle(lesson);
    if (ch_meter_is_over(lesson->meter))
        return lesson->meter->status;
    put_idea(lesson);
    put_example(lesson);
    const ChStatus status =
        ch_drill_make(drill, lesson->technique, lesson->count, lesson->seed, lesson->meter);
    lesson->positions = drill->count;
    if (status == CH_OK)
        put_exercises(lesson);
    ch_drill_free(drill);
    return status;
}

/* Adds the command that makes the same lesson again. */
static void put_footer(ChText *out, const ChLesson *lesson)
{
    ch_text_puts(out, "crosshatch lesson ");
    ch_text_puts(out, lesson->technique->key);
    ch_text_puts(out, " --seed ");
    ch_text_number(out, lesson->seed);
}

ChStatus ch_lesson_write(ChLesson *lesson, ChText *out, const ChDocumentStyle *style)
{
    const char *const title = ch_translate(style->language, lesson->technique->title);
    ChText footer = CH_TEXT_EMPTY;

    put_footer(&footer, lesson);
    const ChStatus opened =
        ch_document_open(&lesson->document, out, style, title, ch_text_string(&footer));
    out->failed |= footer.failed;
    ch_text_free(&footer);
    if (opened != CH_OK)
        return opened;
    const ChStatus status = put_lesson(lesson);
    const ChStatus closed = ch_document_close(&lesson->document);
    return status != CH_OK ? status : closed;
}
