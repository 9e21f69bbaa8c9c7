/* pages.h - a solution as pages: each step with its picture and its text.
 *
 *      DIR/puzzle-1.html              the whole path of the first puzzle, without scripts
 *      DIR/puzzle-1-step-007.svg      the picture of one step
 *      DIR/puzzle-1.pdf               with --format pdf instead of these: one page per step
 *
 * In a brief style a run of singles is one page: the grid after it, with each step's number next to
 * the digit that it placed.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_PAGES_H
#define CH_CLI_PAGES_H

#include "cli.h"
#include "engine.h"
#include "log_replay.h"
#include "step_text.h"

/* Makes sure that the folder of --pictures exists and that the pages can be made. Reports and
 * returns false if not. */
bool ch_pages_can_start(ChCli *cli);

/* Writes the pages of the engine's solve in a style; ORDINAL counts puzzles from 0. At the first
 * file that cannot be written it adds a message to ERR and returns CH_EXIT_TROUBLE. Concurrent. */
ChExit ch_pages_write(const ChCli *cli, const ChTextStyle *style, const ChEngine *engine,
                      ChLogReplay *log_replay, uint64_t ordinal, ChText *err);

#endif
