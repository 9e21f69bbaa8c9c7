/* cmd_curriculum.c - `crosshatch curriculum`: the order in which to learn the techniques, with
 * puzzles for each that need exactly it.
 *
 * The engine proves two facts about each puzzle: with all techniques learned before it is stuck,
 * and with the new one it is solved.
 *
 *      crosshatch curriculum --json    {"format":"crosshatch-curriculum",...,"lesson":18,
 *                                       "technique":"x-wing","puzzles":[
 *                                       {"puzzle":"...","without":LOG,"with":LOG},...]}
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>

#include "cli.h"
#include "curriculum_json.h"
#include "generate_order.h"
#include "grid_print.h"
#include "terms.h"

/* The state of the command; large. */
typedef struct Lessons {
    ChCli *cli;
    ChCurriculum curriculum;
    uint32_t shown;
    uint32_t lacking; /* lessons shown with fewer puzzles */
    ChLogReplay log_replay;
    ChText out;
    ChText sentence;
} Lessons;

/* ---- output ---- */

static void put_head(Lessons *lessons)
{
    const ChTechnique *const technique = lessons->curriculum.practice.technique;
    const ChField field[] = {ch_field_number("number", lessons->curriculum.lesson),
                             ch_field_message("title", technique->title),
                             ch_field_string("key", technique->key),
                             ch_field_message("level", ch_level_key(technique->level))};

    ch_text_puts(&lessons->out, lessons->shown > 1 ? "\n" : "");
    ch_format(&lessons->out, lessons->cli->language, N_("{number}. {title}: {key}\n"), field, 4);
}

static void put_puzzle(Lessons *lessons, const ChCurriculumPuzzle *made)
{
    const ChField field[] = {ch_field_number("empty", made->empty),
                             ch_field_number("first", made->first),
                             ch_field_number("steps", made->steps)};

    ch_text_puts(&lessons->out, "   ");
    ch_print_line(&lessons->out, made->puzzle.given, NULL);
    ch_text_puts(&lessons->out, "   ");
    ch_format(&lessons->out, lessons->cli->language,
              N_("Without it: stuck, {empty} {empty?cell/cells} empty. With it: solved in {steps} "
                 "steps, first at step {first}.\n"),
              field, 3);
}

/* Adds the current lesson in words; returns how many puzzles it has. */
static uint64_t put_words(Lessons *lessons)
{
    uint64_t made = 0;
    ChCurriculumPuzzle puzzle;

    put_head(lessons);
    for (uint64_t number = 0; number < lessons->curriculum.count; number++)
        if (ch_curriculum_puzzle(&lessons->curriculum, number, &puzzle)) {
            put_puzzle(lessons, &puzzle);
            made++;
        }
    if (made == 0)
        ch_format(&lessons->out, lessons->cli->language,
                  N_("   No puzzle was found that needs just this.\n"), NULL, 0);
    return made;
}

static void put_lesson(Lessons *lessons)
{
    const uint64_t made =
        lessons->cli->options.json
            ? ch_curriculum_json(&lessons->out, lessons->cli->language, &lessons->curriculum,
                                 &lessons->log_replay, &lessons->sentence)
            : put_words(lessons);

    lessons->lacking += made < lessons->curriculum.count;
}

/* ---- the whole ---- */

static ChExit report_lacking(const Lessons *lessons)
{
    const ChField field[] = {ch_field_number("count", lessons->lacking),
                             ch_field_number("lessons", lessons->shown)};

    if (lessons->lacking == 0)
        return CH_EXIT_OK;
    ch_complain(lessons->cli,
                N_("{count} of {lessons} {lessons?lesson/lessons} lack puzzles: none was found "
                   "within the tries"),
                field, 2);
    return CH_EXIT_UNMET;
}

static ChExit put_lessons(Lessons *lessons)
{
    ChCli *const cli = lessons->cli;
    ChStatus status;

    while (ch_curriculum_next(&lessons->curriculum, &status)) {
        lessons->shown++;
        put_lesson(lessons);
        lessons->out.failed |= lessons->sentence.failed;
        if (!ch_output_flush(&cli->out, &lessons->out))
            break;
    }
    return status == CH_OK ? report_lacking(lessons)
                           : ch_complain(cli, ch_status_text(status), NULL, 0);
}

ChExit ch_command_curriculum(ChCli *cli)
{
    Lessons *const lessons = calloc(1, sizeof *lessons);

    if (lessons == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    ChCurriculum *const curriculum = &lessons->curriculum;
    lessons->cli = cli;
    curriculum->seed = cli->options.seed.given ? cli->options.seed.value : 1;
    curriculum->count = cli->options.amount != 0 ? cli->options.amount : 1;
    const ChExit status = ch_generate_levels_read(cli, CH_CURRICULUM_LEVELS, &curriculum->level)
                              ? put_lessons(lessons)
                              : CH_EXIT_TROUBLE;
    ch_text_free(&lessons->out);
    ch_text_free(&lessons->sentence);
    free(lessons);
    return status;
}
