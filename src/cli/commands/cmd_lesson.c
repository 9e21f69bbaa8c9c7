/* cmd_lesson.c - `crosshatch lesson`: a technique from its idea to a puzzle that needs it.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>

#include "document_file.h"
#include "lesson.h"
#include "technique_name.h"

static ChExit write_lesson(ChCli *cli, ChLesson *lesson)
{
    ChDocumentStyle style;
    ChText text = CH_TEXT_EMPTY;
    ChExit status = CH_EXIT_OK;

    if (!ch_document_style(cli, &style))
        return CH_EXIT_TROUBLE;
    const ChStatus made = ch_lesson_write(lesson, &text, &style);
    if (made == CH_OK)
        status = ch_document_check_positions(cli, lesson->positions, lesson->count);
    return ch_document_write(cli, made, &text, status);
}

ChExit ch_command_lesson(ChCli *cli)
{
    const ChTechnique *const technique = ch_technique_of_operands(cli);
    ChLesson *const lesson = technique != NULL ? calloc(1, sizeof *lesson) : NULL;

    if (technique == NULL)
        return CH_EXIT_TROUBLE;
    if (lesson == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    lesson->technique = technique;
    lesson->count = cli->options.amount != 0 ? cli->options.amount : CH_LESSON_POSITIONS;
    lesson->seed = cli->options.seed.given ? cli->options.seed.value : 1;
    const ChExit status = write_lesson(cli, lesson);
    free(lesson);
    return status;
}
