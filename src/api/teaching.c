/* teaching.c - public functions: lessons, and the curriculum.
 *
 * SPDX-License-Identifier: MIT
 */
#include "curriculum_json.h"
#include "fault.h"
#include "generating.h"
#include "order_words.h"
#include "sized.h"
#include "workspace.h"

/* ---- lessons ---- */

/* Copies the options; false when they are invalid. */
static bool take_lesson(ChLessonOptions *known, const ChLessonOptions *lesson)
{
    return lesson != NULL && ch_sized_take(known, sizeof *known, lesson, NULL) &&
           known->technique != NULL && (unsigned)known->form <= CH_DOCUMENT_PDF &&
           (unsigned)known->paper <= CH_PAPER_LETTER &&
           (unsigned)known->palette <= CH_PALETTE_PRINT;
}

ChStatus ch_write_lesson(ChWorkspace *workspace, const ChLessonOptions *lesson, ChLanguage language,
                         ChWrite write, void *context, ChFault *fault)
{
    ChLessonOptions known;
    ChText text = CH_TEXT_EMPTY;

    if (workspace == NULL || write == NULL || !take_lesson(&known, lesson))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    ChMeter meter = {.poll = known.poll, .poll_context = known.poll_context};
    ChLesson *const made = &workspace->at.lesson;
    const ChDocumentStyle style = {.form = known.form,
                                   .language = language,
                                   .palette = known.palette,
                                   .paper = known.paper,
                                   .terminal = {.extent = CH_GRID_FULL}};
    const ChTechnique *const technique = ch_named_technique(known.technique, fault);
    if (technique == NULL)
        return CH_BAD_STRATEGY;
    workspace->uses++;
    made->technique = technique;
    made->count = known.count != 0 ? known.count : CH_LESSON_POSITIONS;
    made->seed = known.seed;
    made->meter = &meter;
    ChStatus status = ch_lesson_write(made, &text, &style);
    if (status == CH_OK)
        status = ch_deliver(&text, write, context);
    else
        ch_text_free(&text);
    return status == CH_OK ? CH_OK : ch_fault_words(fault, status, 0, 0, "");
}

/* ---- the curriculum ---- */

/* Passes one lesson after another to WRITE, which may read the workspace. */
static ChStatus write_lessons(ChWorkspace *workspace, ChLanguage language, ChWrite write,
                              void *context)
{
    ChCurriculum *const curriculum = &workspace->at.curriculum;
    const uint64_t use = ++workspace->uses;
    ChText sentence = CH_TEXT_EMPTY;
    ChStatus status = CH_OK;

    while (status == CH_OK && ch_curriculum_next(curriculum, &status)) {
        ChText text = CH_TEXT_EMPTY;
        (void)ch_curriculum_json(&text, language, curriculum, ch_workspace_replay(workspace),
                                 &sentence);
        if (ch_meter_is_over(curriculum->meter)) {
            ch_text_free(&text);
            status = curriculum->meter->status;
        } else {
            status = ch_deliver(&text, write, context);
        }
        if (status == CH_OK && workspace->uses != use)
            status = CH_DISTURBED;
    }
    ch_text_free(&sentence);
    return status;
}

ChStatus ch_write_curriculum(ChWorkspace *workspace, const ChCurriculumOptions *options,
                             ChLanguage language, ChWrite write, void *context, ChFault *fault)
{
    ChCurriculumOptions known;
    ChOrderProblem problem = {0};

    if (workspace == NULL || write == NULL || !ch_sized_take(&known, sizeof known, options, NULL))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    ChMeter meter = {.poll = known.poll, .poll_context = known.poll_context};
    ChCurriculum *const curriculum = &workspace->at.curriculum;
    curriculum->lesson = 0;
    curriculum->next = 0;
    curriculum->seed = known.seed;
    curriculum->count = known.count != 0 ? known.count : 1;
    curriculum->meter = &meter;
    if (known.level == NULL)
        known.level = CH_CURRICULUM_LEVELS;
    if (!ch_order_read_levels(known.level, &curriculum->level, &problem))
        return ch_order_fault(&problem, fault);
    const ChStatus status = write_lessons(workspace, language, write, context);
    return status == CH_OK ? CH_OK : ch_fault_words(fault, status, 0, 0, "");
}
