/* generate_origins.h - the puzzles that `generate` varies.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GENERATE_ORIGINS_H
#define CH_CLI_GENERATE_ORIGINS_H

#include "cli.h"
#include "order.h"

/* Reads the puzzles that the operands name, if there are any. Reports and returns false on a bad
 * puzzle, or one without exactly one solution. The caller frees the list with free() in any
 * case. */
bool ch_generate_origins_read(ChCli *cli, ChOrigin **origin, uint32_t *count);

#endif
