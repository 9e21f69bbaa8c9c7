/* grading.c - public functions: grading a puzzle.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_fields.h"
#include "place_object.h"
#include "se.h"
#include "sized.h"
#include "workspace.h"

size_t ch_grader_size(void)
{
    return ch_object_size(sizeof(ChWholeGrader), alignof(ChWholeGrader));
}

ChStatus ch_grader_init(void *memory, size_t size, ChGrader **grader)
{
    void *place;

    if (grader == NULL)
        return CH_BAD_ARGUMENT;
    const ChStatus status =
        ch_place_object(memory, size, ch_grader_size(), alignof(ChWholeGrader), &place);

    *grader = NULL;
    if (status == CH_OK) {
        ch_grader_start_whole(place);
        *grader = &((ChWholeGrader *)place)->grader;
    }
    return status;
}

/* Makes the workspace's puzzle the grader's, for WORK without a meter. */
static ChStatus take_puzzle(ChGrader *grader, const ChWorkspace *workspace, unsigned work)
{
    const ChStatus status = ch_workspace_status(workspace);

    if (status == CH_OK)
        ch_grader_turn(grader, &workspace->puzzle, work);
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

/* Fills GRADE with the scales that are graded. */
static void fill_grade(ChGrade *grade, const ChGrades *grades, unsigned scales)
{
    if ((scales & CH_SCALE_LEVEL) && (grades->done & CH_GRADE_PATH))
        fill_level(grade, &grades->path);
    if ((scales & CH_SCALE_HODOKU) && (grades->done & CH_GRADE_HODOKU))
        fill_hodoku(grade, &grades->hodoku);
    if ((scales & CH_SCALE_SE) && grades->has_rating[0])
        fill_rating(grade, &grades->rating[0]);
}

ChStatus ch_grade_within(ChGrader *grader, const ChWorkspace *workspace,
                         const ChGradeOptions *options, ChGrade *grade)
{
    ChGradeOptions given;

    if (grader == NULL || grade == NULL || options == NULL ||
        !ch_sized_is_known(grade, sizeof *grade, NULL) ||
        !ch_sized_take(&given, sizeof given, options, NULL))
        return CH_BAD_ARGUMENT;
    const ChStatus status = take_puzzle(grader, workspace, 0);
    if (status != CH_OK)
        return status;
    ChMeter meter = {
        .budget = given.budget, .poll = given.poll, .poll_context = given.poll_context};
    ChGrade known = {.verdict = ch_verdict_word(grader->grades.check.verdict)};
    ch_grader_work(grader,
                   (given.scales & CH_SCALE_LEVEL ? CH_GRADE_PATH : 0) |
                       (given.scales & CH_SCALE_HODOKU ? CH_GRADE_HODOKU : 0) |
                       (given.scales & CH_SCALE_SE ? CH_GRADE_SCALE(0) : 0),
                   &meter);
    if (grader->grades.check.verdict == CH_VERDICT_UNIQUE)
        fill_grade(&known, &grader->grades, given.scales);
    ch_sized_give(grade, &known, sizeof known);
    return meter.status;
}

ChStatus ch_grade(ChGrader *grader, const ChWorkspace *workspace, unsigned scales, ChGrade *grade)
{
    const ChGradeOptions options = {.size = sizeof options, .scales = scales};

    return ch_grade_within(grader, workspace, &options, grade);
}

ChStatus ch_grade_field(ChGrader *grader, const ChWorkspace *workspace, const char *name,
                        ChGradeValue *value)
{
    const ChGradeField *const field = name != NULL ? ch_grade_field_of_name(name) : NULL;

    if (grader == NULL || field == NULL || value == NULL ||
        !ch_sized_is_known(value, sizeof *value, NULL))
        return CH_BAD_ARGUMENT;
    const ChStatus status = take_puzzle(grader, workspace, field->work);
    if (status != CH_OK)
        return status;
    ch_grader_work(grader, field->work, NULL);
    const ChFieldValue found = ch_grade_value(field, &grader->grades);
    const ChGradeValue known = {
        .kind = found.kind, .word = found.word, .number = ch_field_as_double(field, found)};
    ch_sized_give(value, &known, sizeof known);
    return CH_OK;
}

const char *ch_grade_field_name(int number)
{
    return number >= 0 && number < CH_GRADE_FIELDS ? ch_grade_fields[number].name : NULL;
}
