/* curriculum_json.c - see curriculum_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "curriculum_json.h"

#include "grid_print.h"
#include "log_json_text.h"

/* What a lesson is written with. */
typedef struct Lesson {
    ChJsonWriter json;
    ChLogStyle style;
    ChLogReplay *log_replay;
    ChText *sentence;
} Lesson;

static void put_log(Lesson *lesson, const char *key, const ChLog *log)
{
    ch_log_json_text(&lesson->json, key, log, &lesson->style, lesson->log_replay, lesson->sentence);
    ch_json_close(&lesson->json, '}');
}

static void put_puzzle(Lesson *lesson, ChCurriculum *curriculum, const ChPuzzle *puzzle)
{
    ChText line = CH_TEXT_EMPTY;

    ch_print_puzzle(&line, puzzle);
    ch_json_open(&lesson->json, NULL, '{');
    ch_json_put_string(&lesson->json, "puzzle", ch_text_whole(&line));
    put_log(lesson, "without", ch_curriculum_without(curriculum, puzzle));
    put_log(lesson, "with", ch_curriculum_with(curriculum, puzzle));
    ch_json_close(&lesson->json, '}');
    ch_text_free(&line);
}

uint64_t ch_curriculum_json(ChText *out, ChLanguage language, ChCurriculum *curriculum,
                            ChLogReplay *log_replay, ChText *sentence)
{
    const ChTechnique *const technique = curriculum->practice.technique;
    Lesson lesson = {{out, false}, {.language = language}, log_replay, sentence};
    ChJsonWriter *const json = &lesson.json;
    ChCurriculumPuzzle made;
    uint64_t puzzles = 0;

    ch_json_open_format(json, NULL, "crosshatch-curriculum");
    ch_json_put_number(json, "lesson", curriculum->lesson);
    ch_json_put_string(json, "technique", technique->key);
    ch_json_put_string(json, "title", ch_translate(language, technique->title));
    ch_json_put_string(json, "level", ch_level_key(technique->level));
    ch_json_open(json, "puzzles", '[');
    for (uint64_t number = 0; number < curriculum->count; number++)
        if (ch_curriculum_puzzle(curriculum, number, &made)) {
            put_puzzle(&lesson, curriculum, &made.puzzle);
            puzzles++;
        }
    ch_json_close(json, ']');
    ch_json_close_line(json);
    return puzzles;
}
