/* strategy_page.h - a page to learn one technique from.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_STRATEGY_PAGE_H
#define CH_CLI_STRATEGY_PAGE_H

#include "example_step.h"
#include "step_text.h"

/* Adds names and figures, how to spot the technique, and an example, drawn and explained at every
 * depth. EXAMPLE is workspace. */
void ch_strategy_page(ChText *out, const ChTextStyle *style, const ChTechnique *technique,
                      ChExampleStep *example);

/* Adds a rating in four columns: " 1.5", or "   -" for none. */
void ch_put_rating(ChText *out, unsigned rating);

#endif
