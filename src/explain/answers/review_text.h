/* review_text.h - writes the review of a game in words, for `review`.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_REVIEW_TEXT_H
#define CH_EXPLAIN_REVIEW_TEXT_H

#include "review.h"
#include "step_text.h"

/* The context of the sentences. */
typedef struct ChReviewText {
    const ChTextStyle *style;
    bool all;       /* write a line for every move */
    bool solutions; /* show also digits that the player lacks at the end */
    ChLogReplay *log_replay;
} ChReviewText;

/* Writes the whole review: the result, the mistakes, the lucky moves, easier steps, techniques.
 * Reads the review from its start to its end. */
void ch_review_text(ChText *out, const ChReviewText *context, ChReview *review);

/* Writes the sentences about a move, as a line. */
void ch_review_move_text(ChText *out, const ChReviewText *context, const ChReview *review,
                         const ChReviewMove *move);

/* Writes what was easier at a move that has something easier, as a line. */
void ch_review_easier_text(ChText *out, const ChReviewText *context, const ChReview *review,
                           const ChReviewMove *move);

/* Writes how many moves there were of each kind and how the game ended, as a line. */
void ch_review_result_text(ChText *out, const ChReviewText *context, const ChReview *review);

/* Writes the techniques used and missed, and what to practise. */
void ch_review_techniques_text(ChText *out, const ChReviewText *context, const ChReview *review);

/* Reports whether a log may be shown. */
static inline bool ch_review_shows(const ChReviewText *context, const ChReview *review,
                                   const ChLog *log)
{
    return context->solutions || ch_review_may_show(review, log);
}

#endif
