/* pages.h - a solution as pages: each step a picture and its words.
 *
 *      DIR/puzzle-1.html              the whole path of the first puzzle, without scripts
 *      DIR/puzzle-1-step-007.svg      the picture of one step
 *      DIR/puzzle-1.pdf               instead of these, where PDF is wanted: a step a page
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_PAGES_H
#define CH_CLI_PAGES_H

#include "cli.h"
#include "engine.h"
#include "log_replay.h"

/* Makes sure that the folder of --pictures is there and that the pages can be made, or
 * complains. */
bool ch_pages_can_start(ChCli *cli);

/* Writes the pages of the engine's solve, the puzzle ORDINAL counted from 0.  Adds a complaint to
 * ERR and returns CH_EXIT_TROUBLE at the first file that cannot be written.  Concurrent. */
ChExit ch_pages_write(const ChCli *cli, const ChEngine *engine, ChLogReplay *log_replay,
                      uint64_t ordinal, ChText *err);

#endif
