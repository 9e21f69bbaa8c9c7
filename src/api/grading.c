/* grading.c - public functions: grading a puzzle.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grader.h"
#include "place_object.h"
#include "se.h"
#include "sized.h"
#include "workspace.h"

size_t ch_grader_size(void)
{
    return ch_object_size(sizeof(ChGrader), alignof(ChGrader));
}

ChStatus ch_grader_init(void *memory, size_t size, ChGrader **grader)
{
    void *place;

    if (grader == NULL)
        return CH_BAD_ARGUMENT;
    const ChStatus status =
        ch_place_object(memory, size, ch_grader_size(), alignof(ChGrader), &place);

    *grader = place;
    if (status == CH_OK)
        ch_grader_start(*grader);
    return status;
}

static void fill_level(ChGrade *grade, const ChPathGrade *path)
{
    const ChTechnique *const hardest = ch_technique(path->hardest);

    grade->level = ch_level_key(path->level);
    grade->technique = hardest != NULL ? hardest->key : NULL;
}

static void fill_hodoku(ChGrade *grade, const ChHodokuGrade *hodoku)
{
    grade->hodoku_level = ch_hodoku_level_name(hodoku->level);
    grade->hodoku_score = (int)hodoku->score;
}

static void fill_rating(ChGrade *grade, const ChSeRating *rating)
{
    grade->er = ch_se_printed(rating->er);
    grade->ep = ch_se_printed(rating->ep);
    grade->ed = ch_se_printed(rating->ed);
}

ChStatus ch_grade(ChGrader *grader, const ChWorkspace *workspace, unsigned scales, ChGrade *grade)
{
    const ChStatus status = ch_workspace_status(workspace);

    if (grader == NULL || grade == NULL || !ch_sized_is_known(grade, sizeof *grade, NULL))
        return CH_BAD_ARGUMENT;
    if (status != CH_OK)
        return status;
    ch_grader_turn(grader, &workspace->puzzle);
    ChGrade known = {.verdict = ch_verdict_word(grader->check.verdict)};
    if (grader->check.verdict == CH_VERDICT_UNIQUE) {
        ch_grader_work(grader, scales);
        if (scales & CH_SCALE_LEVEL)
            fill_level(&known, &grader->path);
        if (scales & CH_SCALE_HODOKU)
            fill_hodoku(&known, &grader->hodoku);
        if ((scales & CH_SCALE_SE) && ch_grader_has_rating(grader))
            fill_rating(&known, &grader->rating);
    }
    ch_sized_give(grade, &known, sizeof known);
    return CH_OK;
}
