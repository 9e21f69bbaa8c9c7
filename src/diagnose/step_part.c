/* step_part.c - see step_part.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "step_part.h"

#include <string.h>

#include "technique.h"

static bool is_open(const ChBoard *board, int candidate)
{
    return board->digit[CH_CANDIDATE_CELL(candidate)] == CH_NO_DIGIT &&
           ch_board_has(board, candidate);
}

/* Removes from a set the candidates of filled cells and those no longer open. */
static void keep_open(const ChBoard *board, ChCandidateSet *set)
{
    CH_EACH_CANDIDATE(c, set)
        if (!is_open(board, c))
            ch_candidates_remove(set, c);
}

bool ch_step_open_part(const ChBoard *board, const ChStep *step, ChStep *part, ChDetail *detail)
{
    *part = *step;
    if (step->placed != CH_NONE && !is_open(board, step->placed))
        return false;
    if (step->detail != NULL) {
        *detail = *step->detail;
        keep_open(board, &detail->placed);
        keep_open(board, &detail->removed);
        part->detail = detail;
    }
    return true;
}

/* ---- names of singles ---- */

static int name_in_house(const ChBoard *board, int house)
{
    if (board->single[CH_EMPTY] >> house & 1)
        return CH_TECHNIQUE_FULL_HOUSE;
    if (CH_HOUSE_BOXES >> house & 1)
        return CH_TECHNIQUE_CROSS_HATCHING;
    return CH_HOUSE_ROWS >> house & 1 ? CH_TECHNIQUE_HIDDEN_SINGLE_ROW
                                      : CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN;
}

static bool is_single_in_house(const ChStep *step)
{
    return step->technique == CH_TECHNIQUE_FULL_HOUSE ||
           step->technique == CH_TECHNIQUE_CROSS_HATCHING ||
           step->technique == CH_TECHNIQUE_HIDDEN_SINGLE_ROW ||
           step->technique == CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN;
}

int ch_single_name(const ChBoard *board, const ChStep *step)
{
    return is_single_in_house(step) ? name_in_house(board, (step->premise - CH_CELLS) / CH_DIGITS)
                                    : step->technique;
}

/* ---- patterns ---- */

bool ch_step_has_free_pattern(const ChStep *step)
{
    const ChTechnique *const technique = ch_technique(step->technique);

    return ch_technique_is_single(technique) || strcmp(technique->family, "forcing") == 0 ||
           strcmp(technique->family, "outcome") == 0;
}
