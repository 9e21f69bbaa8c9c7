/* review.h - reviews a player's game: what forced each move, and which move was the first mistake.
 *
 *      forced       the position showed the move: by a digit, a step, or a few eliminations first
 *      lucky        it is right, but nothing that the player may know showed it then
 *      wrong        no solution agrees with it and the right moves before it
 *      undecided    some solutions agree with it, and some do not
 *      back         it erases a digit, or makes a candidate possible again
 *      nothing      it changes nothing
 *      unfinished   the search's budget ran out
 *
 * Each move is judged by the right part of the position before it, so that one mistake does not
 * spoil the rest of the review.  A reason may also be of one of the positions shortly before: what
 * a player has seen there stays true, though a pattern may have turned into something simpler.
 *
 * A review is read move by move.  The proofs that belong to a move are valid until the next one.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_REVIEW_H
#define CH_DIAGNOSE_REVIEW_H

#include "game.h"
#include "reason.h"
#include "technique.h"

typedef enum ChReviewVerdict {
    CH_REVIEW_FORCED,
    CH_REVIEW_LUCKY,
    CH_REVIEW_WRONG,
    CH_REVIEW_UNDECIDED,
    CH_REVIEW_BACK,
    CH_REVIEW_NOTHING,
    CH_REVIEW_UNFINISHED,
    CH_REVIEW_VERDICTS
} ChReviewVerdict;

/* A move of the game and its review. */
typedef struct ChReviewMove {
    uint32_t number; /* from 1 */
    const ChPlay *play;
    ChChange change; /* none if NOTHING */
    ChReviewVerdict verdict;
    bool mends;            /* BACK: takes back a mistake, and nothing that is right */
    bool is_consequence;   /* WRONG, LUCKY: a single shows it, if the mistakes before were right */
    bool is_shown;         /* REVIEW->why.log is the reason of a FORCED move, what would have shown
                              a LUCKY one, or what would have shown that a move is WRONG */
    uint16_t technique;    /* the hardest of that log; NONE: a digit of the grid shows it */
    uint16_t easier;       /* the technique of REVIEW->easier, a step that was there and is easier
                              than `technique`; NONE: no such step */
    uint32_t easier_since; /* it was there after this many moves; only known for singles: */
    bool knows_since;
} ChReviewMove;

enum { CH_REVIEW_TECHNIQUES = CH_TECHNIQUE_ROOM, CH_REVIEW_PRACTICE = 3, CH_REVIEW_PAST = 16 };

/* The sums of the moves so far. */
typedef struct ChReviewSums {
    uint32_t verdict[CH_REVIEW_VERDICTS]; /* the number of moves, by verdict */
    uint32_t first_mistake;               /* number of the move, or 0 */
    uint32_t consequences;
    uint32_t mended;
    bool is_full;   /* every cell has a digit */
    bool is_solved; /* ... and all are right */
    /* By technique: moves that it forced, moves at which it was there and easier, and moves that
     * it would have shown to be right or wrong. */
    uint16_t used[CH_REVIEW_TECHNIQUES];
    uint16_t missed[CH_REVIEW_TECHNIQUES];
    uint16_t wanted[CH_REVIEW_TECHNIQUES];
} ChReviewSums;

/* A review and its workspace: large, owned by the caller, reusable. */
typedef struct ChReview {
    const ChGame *game;
    ChPlan plan;         /* what the player may know */
    ChPlan whole;        /* every technique, for what would have shown a move */
    bool is_known;       /* `plan` is what the caller says that the player knows */
    int level;           /* the highest level of a solve of the puzzle */
    ChSoundness verdict; /* on the puzzle; unless UNIQUE or SEVERAL there is no move to review */
    ChPuzzle start;
    ChPuzzle right;                /* the position before the move, without mistakes */
    ChPuzzle past[CH_REVIEW_PAST]; /* the last right parts, by the number of the move */
    ChPuzzle before;               /* the position before the move */
    ChPuzzle end;                  /* the last position of the game, without mistakes */
    ChCourse course;               /* the position after the move */
    ChCandidateSet wrong;          /* digits and eliminations of the player that are mistakes */
    ChCandidateSet lost;
    uint32_t next;
    ChCandidateSet singles; /* candidates that a single places in `right` */
    uint32_t since[CH_CANDIDATES];
    ChReviewSums sums;
    ChWhy why;
    ChLog easier;
    _Alignas(max_align_t) unsigned char memory[16 * 1024];
} ChReview;

/* Starts the review of a game of PUZZLE.  KNOWN is the plan of what the player may know; NULL: all
 * techniques up to the highest level that the puzzle itself needs.  GAME must outlive the review.
 * METER, which may be NULL, is that of all work.  CH_PLAY_GIVEN reports a move in the cell of a
 * given. */
ChStatus ch_review_start(ChReview *review, const ChPuzzle *puzzle, const ChGame *game,
                         const ChPlan *known, ChMeter *meter, ChFault *fault);

/* Reviews the next move; false after the last, and when the meter is over. */
bool ch_review_next(ChReview *review, ChReviewMove *move);

/* Reports whether a log shows no digit that the player lacks at the end of the game. */
bool ch_review_may_show(const ChReview *review, const ChLog *log);

/* Fills LIST with what to practise next, the easiest first, and returns how many. */
int ch_review_practice(const ChReviewSums *sums, uint16_t list[CH_REVIEW_PRACTICE]);

#endif
