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
#include "generate_order.h"
#include "grid_print.h"
#include "log_json_text.h"
#include "practice.h"
#include "terms.h"

enum {
    ENTRIES = 2, /* tried for each puzzle */
    TRIES = 2000 /* for each entry */
};

/* The state of the command; large. */
typedef struct Curriculum {
    ChCli *cli;
    ChRange level;
    uint64_t seed;
    uint32_t count;  /* puzzles for each lesson */
    uint32_t lesson; /* the number of the lesson in the whole order, from 1 */
    uint32_t shown;
    uint32_t lacking; /* lessons shown with fewer puzzles */
    ChPractice practice;
    ChLogReplay log_replay;
    ChText out;
    ChText sentence;
} Curriculum;

/* What the engine found out about a puzzle. */
typedef struct Proof {
    ChPuzzle puzzle;
    uint32_t empty; /* cells that the techniques learned before leave empty */
    uint32_t first; /* the step at which the new one comes first, from 1 */
    uint32_t steps;
} Proof;

/* ---- puzzles ---- */

static const ChLog *solve_without(Curriculum *curriculum, const ChPuzzle *puzzle)
{
    return ch_practice_solve(&curriculum->practice, puzzle, &curriculum->practice.order.lacking[0]);
}

static const ChLog *solve_with(Curriculum *curriculum, const ChPuzzle *puzzle)
{
    return ch_practice_solve(&curriculum->practice, puzzle, &curriculum->practice.order.plan);
}

/* Establishes both facts; false if one does not hold. */
static bool prove(Curriculum *curriculum, Proof *proof)
{
    const ChLog *log = solve_without(curriculum, &proof->puzzle);

    if (log->outcome != CH_STUCK)
        return false;
    proof->empty = curriculum->practice.search.judge.engine.board.empty;
    log = solve_with(curriculum, &proof->puzzle);
    proof->steps = log->count;
    proof->first = 0;
    while (proof->first < log->count &&
           log->step[proof->first].technique != curriculum->practice.technique->number)
        proof->first++;
    proof->first++;
    return log->outcome == CH_SOLVED && proof->first <= log->count;
}

/* Makes the puzzle from the entries that belong to it. */
static bool make_puzzle(Curriculum *curriculum, uint32_t number, Proof *proof)
{
    ChPracticed made;

    for (uint64_t i = 0; i < ENTRIES; i++)
        if (ch_practice_puzzle(&curriculum->practice, curriculum->seed,
                               (uint64_t)number * ENTRIES + i, &made)) {
            proof->puzzle = made.puzzle;
            if (prove(curriculum, proof))
                return true;
        }
    return false;
}

/* ---- output ---- */

static void put_head(Curriculum *curriculum)
{
    const ChTechnique *const technique = curriculum->practice.technique;
    const ChField field[] = {ch_field_number("number", curriculum->lesson),
                             ch_field_message("title", technique->title),
                             ch_field_string("key", technique->key),
                             ch_field_message("level", ch_level_key(technique->level))};

    ch_text_puts(&curriculum->out, curriculum->shown > 1 ? "\n" : "");
    ch_format(&curriculum->out, curriculum->cli->language, N_("{number}. {title}: {key}\n"), field,
              4);
}

static void put_puzzle(Curriculum *curriculum, const Proof *proof)
{
    const ChField field[] = {ch_field_number("empty", proof->empty),
                             ch_field_number("first", proof->first),
                             ch_field_number("steps", proof->steps)};

    ch_text_puts(&curriculum->out, "   ");
    ch_print_line(&curriculum->out, proof->puzzle.given, NULL);
    ch_text_puts(&curriculum->out, "   ");
    ch_format(&curriculum->out, curriculum->cli->language,
              N_("Without it: stuck, {empty} {empty?cell/cells} empty. With it: solved in {steps} "
                 "steps, first at step {first}.\n"),
              field, 3);
}

static void put_log(Curriculum *curriculum, ChJsonWriter *json, const char *key, const ChLog *log)
{
    const ChLogStyle style = {.language = curriculum->cli->language};

    ch_log_json_text(json, key, log, &style, &curriculum->log_replay, &curriculum->sentence);
    ch_json_close(json, '}');
}

static void put_json_puzzle(Curriculum *curriculum, ChJsonWriter *json, const Proof *proof)
{
    ChText line = CH_TEXT_EMPTY;

    ch_print_puzzle(&line, &proof->puzzle);
    ch_json_open(json, NULL, '{');
    ch_json_put_string(json, "puzzle", ch_text_whole(&line));
    put_log(curriculum, json, "without", solve_without(curriculum, &proof->puzzle));
    put_log(curriculum, json, "with", solve_with(curriculum, &proof->puzzle));
    ch_json_close(json, '}');
    ch_text_free(&line);
}

static void open_json_lesson(Curriculum *curriculum, ChJsonWriter *json)
{
    const ChTechnique *const technique = curriculum->practice.technique;

    ch_json_open_format(json, NULL, "crosshatch-curriculum");
    ch_json_put_number(json, "lesson", curriculum->lesson);
    ch_json_put_string(json, "technique", technique->key);
    ch_json_put_string(json, "title", ch_translate(curriculum->cli->language, technique->title));
    ch_json_put_string(json, "level", ch_level_key(technique->level));
    ch_json_open(json, "puzzles", '[');
}

/* Adds the puzzles of a lesson; returns how many there are. */
static uint32_t put_puzzles(Curriculum *curriculum, ChJsonWriter *json)
{
    uint32_t made = 0;
    Proof proof;

    for (uint32_t number = 0; number < curriculum->count; number++) {
        if (!make_puzzle(curriculum, number, &proof))
            continue;
        made++;
        if (json != NULL)
            put_json_puzzle(curriculum, json, &proof);
        else
            put_puzzle(curriculum, &proof);
    }
    return made;
}

static void put_lesson(Curriculum *curriculum)
{
    ChJsonWriter json = {&curriculum->out, false};
    const bool is_json = curriculum->cli->options.json;

    if (is_json)
        open_json_lesson(curriculum, &json);
    else
        put_head(curriculum);
    const uint32_t made = put_puzzles(curriculum, is_json ? &json : NULL);
    if (is_json) {
        ch_json_close(&json, ']');
        ch_json_close_line(&json);
    } else if (made == 0) {
        ch_format(&curriculum->out, curriculum->cli->language,
                  N_("   No puzzle was found that needs just this.\n"), NULL, 0);
    }
    curriculum->lacking += made < curriculum->count;
}

/* ---- the whole ---- */

static bool is_wanted(const Curriculum *curriculum, const ChTechnique *technique)
{
    const uint32_t level = technique->level;

    return level >= curriculum->level.least && level <= curriculum->level.most;
}

static ChExit report_lacking(const Curriculum *curriculum)
{
    const ChField field[] = {ch_field_number("count", curriculum->lacking),
                             ch_field_number("lessons", curriculum->shown)};

    if (curriculum->lacking == 0)
        return CH_EXIT_OK;
    ch_complain(curriculum->cli,
                N_("{count} of {lessons} {lessons?lesson/lessons} lack puzzles: none was found "
                   "within the tries"),
                field, 2);
    return CH_EXIT_UNMET;
}

static ChExit put_lessons(Curriculum *curriculum)
{
    ChCli *const cli = curriculum->cli;
    const ChProfile *const profile = ch_profile_at(0);

    for (int i = 0; i < profile->count; i++) {
        const ChTechnique *const technique = ch_technique(profile->row[i].technique);
        curriculum->lesson += !profile->row[i].requested;
        if (profile->row[i].requested || !is_wanted(curriculum, technique))
            continue;
        curriculum->shown++;
        const ChStatus status =
            ch_practice_start(&curriculum->practice, technique, CH_PRACTICE_NEEDS);
        if (status != CH_OK)
            return ch_complain(cli, ch_status_text(status), NULL, 0);
        curriculum->practice.strict = true;
        curriculum->practice.tries = TRIES;
        put_lesson(curriculum);
        curriculum->out.failed |= curriculum->sentence.failed;
        if (!ch_output_flush(&cli->out, &curriculum->out))
            break;
    }
    return report_lacking(curriculum);
}

ChExit ch_command_curriculum(ChCli *cli)
{
    Curriculum *const curriculum = calloc(1, sizeof *curriculum);

    if (curriculum == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    curriculum->cli = cli;
    curriculum->seed = cli->options.seed.given ? cli->options.seed.value : 1;
    curriculum->count = cli->options.amount != 0 ? cli->options.amount : 1;
    const ChExit status = ch_generate_levels_read(cli, "easy-hard", &curriculum->level)
                              ? put_lessons(curriculum)
                              : CH_EXIT_TROUBLE;
    ch_text_free(&curriculum->out);
    ch_text_free(&curriculum->sentence);
    free(curriculum);
    return status;
}
