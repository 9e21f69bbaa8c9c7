/* review_page.h - a review as a page: the moments that matter, each with its picture.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_REVIEW_PAGE_H
#define CH_CLI_REVIEW_PAGE_H

#include "cli.h"
#include "review_text.h"

/* Writes the page; reads the review from its start to its end. */
void ch_review_page(ChText *out, const ChCli *cli, const ChReviewText *context, ChReview *review);

#endif
