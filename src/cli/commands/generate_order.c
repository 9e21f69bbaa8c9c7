/* generate_order.c - see generate_order.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "generate_order.h"

#include "generate_mask.h"
#include "order_words.h"
#include "solving.h"

/* Prints the problem and frees it; returns false. */
static bool complain(ChCli *cli, ChOrderProblem *problem)
{
    const char *const found = ch_text_string(&problem->found);

    if (problem->status == CH_BAD_STRATEGY)
        ch_solving_complain(cli, problem->option, found, &problem->fault);
    else if (problem->status == CH_BAD_SEQUENCE)
        ch_solving_complain_order(cli, found, &problem->fault);
    else if (problem->status == CH_BAD_ORDER)
        ch_complain_found(cli, problem->message, found);
    else
        ch_complain(cli, ch_status_text(problem->status), NULL, 0);
    ch_text_free(&problem->found);
    return false;
}

bool ch_generate_levels_read(ChCli *cli, const char *standard, ChRange *range)
{
    const char *const word = cli->options.levels != NULL ? cli->options.levels : standard;
    ChOrderProblem problem = {0};

    return ch_order_read_levels(word, range, &problem) || complain(cli, &problem);
}

bool ch_generate_order_read(ChCli *cli, ChOrder *order)
{
    const ChCliOptions *const options = &cli->options;
    char mask[CH_MASK_TEXT];
    ChOrderProblem problem = {0};
    ChOrderWords words = {.profile = ch_solving_profile(cli),
                          .levels = options->levels,
                          .rating = options->rating,
                          .score = options->score,
                          .givens = options->givens,
                          .pattern = options->pattern,
                          .strategies = options->strategies,
                          .with = options->with,
                          .needs = options->needs,
                          .without = options->without,
                          .order = options->order,
                          .symmetry = (ChOrbits)options->symmetry,
                          .minimality = (ChMinimality)options->minimality};

    if (words.profile == NULL)
        return false;
    if (words.pattern != NULL && ch_generate_mask_load(words.pattern, mask))
        words.pattern = mask;
    return ch_order_read(order, &words, &problem) || complain(cli, &problem);
}
