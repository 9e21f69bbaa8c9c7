/* generate_order.h - what the options of `generate` ask of a puzzle.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GENERATE_ORDER_H
#define CH_CLI_GENERATE_ORDER_H

#include "cli.h"
#include "order.h"

/* Reads the order, or complains: also about demands that no puzzle can meet together. */
bool ch_generate_order_read(ChCli *cli, ChOrder *order);

#endif
