/* generate_order.h - the requirements of `generate` for a puzzle, read from its options.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GENERATE_ORDER_H
#define CH_CLI_GENERATE_ORDER_H

#include "cli.h"
#include "order.h"

/* Reads the order. Reports and returns false on a bad option, or on requirements that no puzzle can
 * meet together. */
bool ch_generate_order_read(ChCli *cli, ChOrder *order);

/* Reads the range of --level, or without it the range STANDARD. Reports and returns false on
 * others. */
bool ch_generate_levels_read(ChCli *cli, const char *standard, ChRange *range);

#endif
