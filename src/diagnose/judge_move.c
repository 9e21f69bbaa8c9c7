/* judge_move.c - see judge_move.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "judge_move.h"

enum { NODES = 1000000 }; /* search nodes, for each question */

/* ---- the verdict ---- */

static ChMovePlace find_place(const ChPuzzle *puzzle, ChFact move)
{
    const int cell = CH_CANDIDATE_CELL(move.candidate);
    const int digit = CH_CANDIDATE_DIGIT(move.candidate);

    if (!move.holds)
        return ch_candidates_has(&puzzle->removed, move.candidate) ? CH_MOVE_ENTERED : CH_MOVE_NEW;
    if (puzzle->given[cell] == digit)
        return CH_MOVE_GIVEN;
    return puzzle->entered[cell] == digit ? CH_MOVE_ENTERED : CH_MOVE_NEW;
}

/* Returns the position without what was entered after the move, where the input has the order. */
static ChPuzzle position_at(const ChPuzzle *puzzle, const ChPuzzle *right, ChFact move)
{
    const int turn = puzzle->turn[CH_CANDIDATE_CELL(move.candidate)];
    ChPuzzle position = *right;

    for (int cell = 0; turn > 0 && cell < CH_CELLS; cell++)
        if (puzzle->turn[cell] > turn)
            position.entered[cell] = CH_NO_DIGIT;
    ch_puzzle_note_start(&position);
    return position;
}

static ChMoveVerdict find_verdict(ChJudge *judge, const ChPlan *plan)
{
    switch (judge->why.truth) {
    case CH_TRUTH_OPEN:
        return CH_MOVE_UNDECIDED;
    case CH_TRUTH_FAILS:
        return CH_MOVE_WRONG;
    case CH_TRUTH_NOWHERE:
        return CH_MOVE_UNSOLVABLE;
    case CH_TRUTH_UNKNOWN:
        return CH_MOVE_UNFINISHED;
    default:
        return ch_why_is_plain(&judge->why) || ch_why_at_once(&judge->why, plan, false)
                   ? CH_MOVE_FOLLOWS
                   : CH_MOVE_RIGHT;
    }
}

void ch_judge(ChJudge *judge, const ChPuzzle *puzzle, ChFact move, const ChPlan *plan)
{
    ChWhy *const why = &judge->why;

    judge->move = move;
    judge->place = find_place(puzzle, move);
    ch_mistakes_find(&why->search, puzzle, NODES, &judge->mistakes);
    const ChPuzzle position = judge->place == CH_MOVE_ENTERED
                                  ? position_at(puzzle, &judge->mistakes.right, move)
                                  : judge->mistakes.right;
    ch_why_query(why, &position, move);
    judge->verdict = find_verdict(judge, plan);
    judge->easiest =
        why->log.count > 0 && why->is_proved ? why->log.step[0].technique : CH_TECHNIQUE_NONE;
}

void ch_judge_find_step(ChJudge *judge, const ChPlan *plan)
{
    (void)ch_why_at_once(&judge->why, plan, false);
}

bool ch_judge_prove(ChJudge *judge, const ChPlan *plan)
{
    ch_why_prove(&judge->why, plan);
    return judge->why.is_proved;
}

bool ch_judge_places_another(const ChJudge *judge)
{
    const ChStep *const step = &judge->why.log.step[0];
    const ChFact move = judge->move;

    if (step->placed != CH_NONE)
        return !move.holds || step->placed != move.candidate;
    if (step->detail == NULL)
        return false;
    const int count = ch_candidates_count(&step->detail->placed);
    return count > (move.holds && ch_candidates_has(&step->detail->placed, move.candidate));
}

/* ---- the reason ---- */

/* Returns the reason's techniques first, then the singles of the whole plan: a player sees the
 * reason's step and continues from there. */
static ChPlan plan_from_reason(const ChPlan *reason, const ChPlan *plan)
{
    ChPlan joined = *reason;

    for (int i = 0; i < plan->count && joined.count < CH_MAX_ROWS; i++) {
        const int technique = plan->row[i].technique;
        if (ch_technique(technique)->level == 1 && ch_plan_row_of(reason, technique) < 0)
            joined.row[joined.count++] = plan->row[i];
    }
    return joined;
}

/* Looks for a proof of a RIGHT move with a step of the reason. */
static bool find_part(ChJudge *judge, const ChPlan *reason, const ChPlan *plan)
{
    const ChPlan joined = plan_from_reason(reason, plan);
    const ChLog *const log = &judge->why.log;

    if (!ch_judge_prove(judge, &joined))
        return false;
    for (judge->part = 1; judge->part <= log->count; judge->part++)
        if (ch_plan_row_of(reason, log->step[judge->part - 1].technique) >= 0)
            return true;
    return false;
}

ChReasonUse ch_judge_reason(ChJudge *judge, const ChPlan *reason, const ChPlan *plan)
{
    ChWhy *const why = &judge->why;

    judge->part = 0;
    if (judge->verdict == CH_MOVE_UNSOLVABLE)
        return CH_USE_NONE;
    if (judge->verdict == CH_MOVE_FOLLOWS && ch_why_is_plain(why))
        return CH_USE_PLAIN;
    if (judge->verdict != CH_MOVE_WRONG && ch_why_at_once(why, reason, true))
        return CH_USE_SHOWS;
    if (judge->verdict == CH_MOVE_RIGHT && find_part(judge, reason, plan))
        return CH_USE_PART;
    return ch_why_finds_any(why, reason) ? CH_USE_OTHERS : CH_USE_NOTHING;
}
