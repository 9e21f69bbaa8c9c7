/* generate_techniques.h - the techniques that a puzzle has to use, to need or to avoid.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GENERATE_TECHNIQUES_H
#define CH_CLI_GENERATE_TECHNIQUES_H

#include "cli.h"
#include "order.h"

/* Fills in the plans and sets of techniques of an order whose level is known. Reports and returns
 * false on an error. */
bool ch_generate_techniques_read(ChCli *cli, ChOrder *order);

#endif
