/* generate_techniques.h - the techniques that a puzzle is to use, to need, or to do without.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GENERATE_TECHNIQUES_H
#define CH_CLI_GENERATE_TECHNIQUES_H

#include "cli.h"
#include "order.h"

/* Fills in the order's plans and sets of techniques, whose level is known already, or complains. */
bool ch_generate_techniques_read(ChCli *cli, ChOrder *order);

#endif
