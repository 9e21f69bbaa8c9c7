/* generate_origins.c - see generate_origins.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "generate_origins.h"

#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "grow.h"
#include "puzzle_input.h"

/* The input, workspace and the list so far. */
typedef struct Reading {
    ChPuzzleInput input;
    ChInputItem item;
    ChSearch search;
    ChCheck check;
    ChOrigin *origin;
    uint32_t count, room;
} Reading;

/* Adds the givens and the solution of a puzzle to the list. Returns NULL, or the message of the
 * error. */
static const char *add_origin(Reading *reading)
{
    const ChPuzzle *const puzzle = &reading->item.entry.puzzle;
    ChPuzzle bare;

    ch_puzzle_clear(&bare);
    memcpy(bare.given, puzzle->given, sizeof bare.given);
    ch_check_verdict(&reading->search, &bare, CH_CHECK_LIMITS.nodes, &reading->check);
    if (reading->check.verdict != CH_VERDICT_UNIQUE)
        return N_("generate varies puzzles whose givens have just one solution");
    ChOrigin *const grown = ch_grow(reading->origin, reading->count, &reading->room, sizeof *grown);
    if (grown == NULL)
        return ch_status_text(CH_NO_MEMORY);
    reading->origin = grown;
    ChOrigin *const origin = &reading->origin[reading->count++];
    memcpy(origin->given, bare.given, sizeof origin->given);
    memcpy(origin->grid, reading->check.solution, sizeof origin->grid);
    return NULL;
}

static bool add_item(ChCli *cli, Reading *reading, ChText *err)
{
    const ChInputItem *const item = &reading->item;

    if (item->entry.status != CH_OK) {
        ch_item_complain(err, cli, item);
        return false;
    }
    const char *const wrong = add_origin(reading);
    if (wrong != NULL)
        ch_item_remark(err, cli, item, wrong);
    return wrong == NULL;
}

static bool read_all(ChCli *cli, Reading *reading)
{
    ChText err = CH_TEXT_EMPTY;
    bool good = true;

    ch_puzzle_input_start(&reading->input, cli);
    while (good && ch_puzzle_input_next(&reading->input, &reading->item, &err))
        good = add_item(cli, reading, &err);
    ch_output_flush(&cli->err, &err);
    ch_text_free(&err);
    ch_puzzle_input_end(&reading->input);
    return good && reading->input.status == CH_EXIT_OK;
}

bool ch_generate_origins_read(ChCli *cli, ChOrigin **origin, uint32_t *count)
{
    *origin = NULL;
    *count = 0;
    if (cli->operand_count == 0)
        return true;
    Reading *const reading = calloc(1, sizeof *reading);
    if (reading == NULL) {
        ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
        return false;
    }
    const bool good = read_all(cli, reading);
    *origin = reading->origin;
    *count = reading->count;
    free(reading);
    return good;
}
