/* review_json.h - prints a review: the JSON object of `review --json`.
 *
 * Command and library share this code. docs/review.md defines the object.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_REVIEW_JSON_H
#define CH_API_REVIEW_JSON_H

#include "log_replay.h"
#include "message.h"
#include "review.h"
#include "text.h"

typedef struct ChReviewJson {
    ChText *out;
    ChLanguage language;
    bool solutions; /* show also digits that the player lacks at the end */
    ChLogReplay *log_replay;
    ChText *sentence;
} ChReviewJson;

/* Appends the object and a line end; reads the review from its start to its end. */
void ch_review_json(const ChReviewJson *context, ChReview *review);

/* Appends the name of a move: r1c1=5, r2c3<>4, -r1c1, -r2c3<>4, undo or redo. */
void ch_review_name(ChText *out, const ChPlay *play);

#endif
