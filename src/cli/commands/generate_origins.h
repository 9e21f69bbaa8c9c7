/* generate_origins.h - the puzzles that `generate` is to vary.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GENERATE_ORIGINS_H
#define CH_CLI_GENERATE_ORIGINS_H

#include "cli.h"
#include "order.h"

/* Reads what the operands name, if there are any; complains where that is no puzzle, or one that
 * has not just one solution.  The list is the caller's to free(), whatever comes back. */
bool ch_generate_origins_read(ChCli *cli, ChOrigin **origin, uint32_t *count);

#endif
