/* terminal_traits.h - what the terminal at standard output can show.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_TERMINAL_TRAITS_H
#define CH_CLI_TERMINAL_TRAITS_H

#include "cli.h"
#include "picture.h"

/* Returns what standard output can show, and EXTENT.  Lines are Unicode in a UTF-8 locale, if the
 * output is a terminal (but no dumb one) or --color=always says so.  Its width is that of COLUMNS,
 * or else of the terminal. */
ChTerminal ch_terminal_traits(const ChCli *cli, ChGridExtent extent);

#endif
