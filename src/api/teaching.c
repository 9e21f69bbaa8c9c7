/* teaching.c - public functions: lessons, drills, worksheets, and the curriculum.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "curriculum_json.h"
#include "fault.h"
#include "generating.h"
#include "order_words.h"
#include "puzzle_reader.h"
#include "sized.h"
#include "workspace.h"

/* ---- documents ---- */

static ChStatus refuse(ChFault *fault)
{
    return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
}

/* Fills the style of a document; false when a member is none of its values. */
static bool take_style(ChDocumentStyle *style, ChDocumentForm form, ChLanguage language,
                       ChPalette palette, ChPaper paper)
{
    *style = (ChDocumentStyle){.form = form,
                               .language = language,
                               .palette = palette,
                               .paper = paper,
                               .terminal = {.extent = CH_GRID_FULL}};
    return (unsigned)form <= CH_DOCUMENT_PDF && (unsigned)paper <= CH_PAPER_LETTER &&
           (unsigned)palette <= CH_PALETTE_PRINT;
}

/* Passes a document to WRITE if STATUS, of its making, is CH_OK, and frees it.  MADE, unless NULL,
 * gets the COUNT of what is in it.  FAULT repeats a failure. */
static ChStatus deliver(ChStatus status, ChText *text, uint32_t *made, uint32_t count,
                        ChWrite write, void *context, ChFault *fault)
{
    if (status == CH_OK)
        status = ch_deliver(text, write, context);
    else
        ch_text_free(text);
    if (status != CH_OK)
        return ch_fault_words(fault, status, 0, 0, "");
    if (made != NULL)
        *made = count;
    return CH_OK;
}

/* ---- lessons ---- */

ChStatus ch_write_lesson(ChWorkspace *workspace, const ChLessonOptions *lesson, ChLanguage language,
                         ChWrite write, void *context, ChFault *fault)
{
    const ChTechnique *technique;
    ChLessonOptions known;
    ChDocumentStyle style;
    ChText text = CH_TEXT_EMPTY;

    if (workspace == NULL || write == NULL || lesson == NULL ||
        !ch_sized_take(&known, sizeof known, lesson, NULL) || known.technique == NULL ||
        !take_style(&style, known.form, language, known.palette, known.paper))
        return refuse(fault);
    ChMeter meter = {.poll = known.poll, .poll_context = known.poll_context};
    ChLesson *const made = &workspace->at.lesson;
    ChStatus status = ch_named_technique(&technique, known.technique, fault);
    if (status != CH_OK)
        return status;
    workspace->uses++;
    made->technique = technique;
    made->count = known.count != 0 ? known.count : CH_LESSON_POSITIONS;
    made->seed = known.seed;
    made->meter = &meter;
    status = ch_lesson_write(made, &text, &style);
    return deliver(status, &text, known.made, made->positions, write, context, fault);
}

/* ---- drills ---- */

ChStatus ch_write_drill(ChWorkspace *workspace, const ChDrillOptions *drill, ChLanguage language,
                        ChWrite write, void *context, ChFault *fault)
{
    const ChTechnique *technique;
    ChDrillOptions known;
    ChDocumentStyle style;
    ChText text = CH_TEXT_EMPTY;

    if (workspace == NULL || write == NULL || drill == NULL ||
        !ch_sized_take(&known, sizeof known, drill, NULL) || known.technique == NULL ||
        !take_style(&style, known.form, language, known.palette, known.paper))
        return refuse(fault);
    ChMeter meter = {.poll = known.poll, .poll_context = known.poll_context};
    ChDrill *const made = &workspace->at.drill;
    ChStatus status = ch_named_technique(&technique, known.technique, fault);
    if (status != CH_OK)
        return status;
    workspace->uses++;
    status = ch_drill_make(made, technique, known.count != 0 ? known.count : CH_DRILL_POSITIONS,
                           known.seed, &meter);
    if (status == CH_OK && made->count == 0)
        status = CH_BUDGET;
    if (status == CH_OK)
        status = ch_drill_write(made, &text, &style, known.title, known.answers != 0);
    ch_drill_free(made);
    return deliver(status, &text, known.made, made->count, write, context, fault);
}

/* ---- worksheets ---- */

/* Adds the puzzles of the text. */
static ChStatus read_puzzles(ChWorksheet *sheet, const ChWorksheetOptions *options, ChFault *fault)
{
    ChReader reader;
    ChEntry entry;
    ChStatus status = CH_OK;

    ch_reader_open_text(&reader, options->puzzles, strlen(options->puzzles));
    while (status == CH_OK && (options->count == 0 || sheet->count < options->count) &&
           ch_reader_next(&reader, &entry)) {
        status = entry.status;
        if (status == CH_OK)
            status = ch_worksheet_add(sheet, &entry.puzzle, entry.tail);
        if (entry.status == CH_OK && status != CH_OK)
            (void)ch_fault(fault, status, entry.line, 1, entry.text, entry.length);
        else if (status != CH_OK && fault != NULL)
            *fault = entry.fault;
    }
    ch_reader_close(&reader);
    return status;
}

static ChStatus make_puzzles(ChWorksheet *sheet, const ChWorksheetOptions *options, ChFault *fault)
{
    const ChOrderWords words = {.profile = ch_profile_at(0), .levels = options->level};
    ChMeter meter = {.poll = options->poll, .poll_context = options->poll_context};
    ChOrderProblem problem = {0};
    ChStatus status;

    if (options->technique != NULL) {
        status = ch_named_technique(&sheet->technique, options->technique, fault);
        if (status != CH_OK)
            return status;
    } else if (!ch_order_read(&sheet->from.level.order, &words, &problem)) {
        return ch_order_fault(&problem, fault);
    }
    sheet->levels = options->level;
    sheet->seed = options->seed;
    status = ch_worksheet_make(sheet, options->count != 0 ? options->count : CH_WORKSHEET_PUZZLES,
                               &meter);
    if (status == CH_OK && sheet->count == 0)
        status = CH_BUDGET;
    return status == CH_OK ? CH_OK : ch_fault_words(fault, status, 0, 0, "");
}

/* Copies the options; false when they are invalid. */
static bool take_sheet(ChWorksheetOptions *known, const ChWorksheetOptions *sheet)
{
    return sheet != NULL && ch_sized_take(known, sizeof *known, sheet, NULL) &&
           (known->technique != NULL) + (known->level != NULL) + (known->puzzles != NULL) == 1 &&
           known->per_page >= 0 && known->per_page <= 6 && known->per_page != 3 &&
           known->per_page != 5;
}

ChStatus ch_write_worksheet(ChWorkspace *workspace, const ChWorksheetOptions *sheet,
                            ChLanguage language, ChWrite write, void *context, ChFault *fault)
{
    ChWorksheetOptions known;
    ChWorksheetStyle style;
    ChText text = CH_TEXT_EMPTY;

    if (workspace == NULL || write == NULL || !take_sheet(&known, sheet) ||
        !take_style(&style.document, known.form, language, CH_PALETTE_PRINT, known.paper))
        return refuse(fault);
    ChWorksheet *const made = &workspace->at.sheet;
    workspace->uses++;
    memset(made, 0, sizeof *made);
    style.per_page = known.per_page;
    style.answers = known.answers != 0;
    style.title = known.title;
    ChStatus status = known.puzzles != NULL ? read_puzzles(made, &known, fault)
                                            : make_puzzles(made, &known, fault);
    if (status == CH_OK)
        status = deliver(ch_worksheet_write(made, &text, &style), &text, known.made, made->count,
                         write, context, fault);
    ch_worksheet_free(made);
    return status;
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
        return refuse(fault);
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
