/* judge_move.h - judges a player's move: whether it follows now, and what the named reason does.
 *
 *      wrong       no solution agrees with the move
 *      undecided   some solutions agree with it, and some do not
 *      follows     a single step shows it, or a digit of the position does by itself
 *      right       it is true, but takes more than one step
 *
 * The move is judged from the right part of the position, without the move itself.  Where the input
 * has the order of the moves, later ones are left out as well.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_JUDGE_MOVE_H
#define CH_DIAGNOSE_JUDGE_MOVE_H

#include "why.h"

typedef enum ChMoveVerdict {
    CH_MOVE_WRONG,
    CH_MOVE_UNDECIDED,
    CH_MOVE_FOLLOWS,
    CH_MOVE_RIGHT,
    CH_MOVE_UNSOLVABLE, /* the position has no solution */
    CH_MOVE_UNFINISHED  /* the search's budget ran out */
} ChMoveVerdict;

/* The place of the move in the position before it is judged. */
typedef enum ChMovePlace { CH_MOVE_NEW, CH_MOVE_GIVEN, CH_MOVE_ENTERED } ChMovePlace;

/* The use of a named reason, which is one technique or several. */
typedef enum ChReasonUse {
    CH_USE_SHOWS,   /* one of its steps shows the move */
    CH_USE_PLAIN,   /* nothing has to show it: the position does */
    CH_USE_PART,    /* one of its steps is a part of a proof */
    CH_USE_OTHERS,  /* it finds only other steps */
    CH_USE_NOTHING, /* it finds no step */
    CH_USE_NONE     /* no move is right in the position */
} ChReasonUse;

/* The judgement and its workspace: large, owned by the caller, reusable. */
typedef struct ChJudge {
    ChFact move;
    ChMistakes mistakes; /* of the position */
    ChMovePlace place;
    ChMoveVerdict verdict;
    int easiest;   /* FOLLOWS by a step: its technique; else CH_TECHNIQUE_NONE */
    uint32_t part; /* PART: the number of the reason's step in the proof */
    ChWhy why;
} ChJudge;

/* Judges a move; the log is then the step by which it follows, if it takes one. */
void ch_judge(ChJudge *judge, const ChPuzzle *puzzle, ChFact move, const ChPlan *plan);

/* Puts the easiest step that shows a move that FOLLOWS back into the log. */
void ch_judge_find_step(ChJudge *judge, const ChPlan *plan);

/* Puts the proof of a move that is RIGHT, or that of the opposite of a WRONG one, into the log.
 * Returns false when there is none that can be shown. */
bool ch_judge_prove(ChJudge *judge, const ChPlan *plan);

/* Finds the use of a reason, after ch_judge(). REASON is the plan of its techniques. The log then
 * holds the step that SHOWS the move, or the proof with the step that is a PART. */
ChReasonUse ch_judge_reason(ChJudge *judge, const ChPlan *reason, const ChPlan *plan);

/* Reports whether the only step of the log places a digit other than that of the move. */
bool ch_judge_places_another(const ChJudge *judge);

#endif
