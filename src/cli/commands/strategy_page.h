/* strategy_page.h - all there is to say of one technique: a page to learn it from.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_STRATEGY_PAGE_H
#define CH_CLI_STRATEGY_PAGE_H

#include "example_step.h"
#include "step_text.h"

/* Its names and figures, how to spot it, and an example, drawn and told at every depth.  EXAMPLE is
 * where that is worked out. */
void ch_strategy_page(ChText *out, const ChTextStyle *style, const ChTechnique *technique,
                      ChExampleStep *example);

/* " 1.5", or "   -" for none. */
void ch_put_rating(ChText *out, unsigned rating);

#endif
