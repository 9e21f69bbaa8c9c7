/* worksheet_puzzles.c - see worksheet_puzzles.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "worksheet_puzzles.h"

#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "checker.h"
#include "generate_order.h"
#include "practice.h"
#include "puzzle_input.h"
#include "technique_name.h"

enum { DEFAULT_COUNT = 6, MOST_TRIES = 100000 };

/* The state of reading or making. */
typedef struct Source {
    ChCli *cli;
    ChWorksheetPuzzles *list;
    ChSearch search;
    ChCheck check;
    ChPuzzleInput input;
    ChInputItem item;
    ChOrder order;             /* of --level */
    ChPuzzleSearch generation; /* of --level */
    ChPractice practice;       /* of --technique */
} Source;

/* ---- the list ---- */

static bool grow(ChWorksheetPuzzles *list)
{
    if (list->count < list->room)
        return true;
    const uint32_t room = list->room == 0 ? 16 : 2 * list->room;
    ChWorksheetPuzzle *const grown =
        room <= UINT32_MAX / sizeof *grown ? realloc(list->puzzle, room * sizeof *grown) : NULL;
    if (grown == NULL)
        return false;
    list->puzzle = grown;
    list->room = room;
    return true;
}

/* Copies the text after a puzzle, without the sign of a comment, cut where it is long. */
static void copy_name(char name[CH_WORKSHEET_NAME], ChBytes tail)
{
    size_t length;

    while (tail.length > 0 && (*tail.at == '#' || *tail.at == ' ' || *tail.at == '\t')) {
        tail.at++;
        tail.length--;
    }
    length = tail.length < CH_WORKSHEET_NAME ? tail.length : CH_WORKSHEET_NAME - 1;
    while (length > 0 && length < tail.length && ((unsigned char)tail.at[length] & 0xc0) == 0x80)
        length--;
    for (size_t i = 0; i < length; i++)
        name[i] = (unsigned char)tail.at[i] < ' ' ? ' ' : tail.at[i];
    name[length] = '\0';
}

/* Adds a puzzle; returns NULL, or the message of the error. */
static const char *add_puzzle(Source *source, const ChPuzzle *puzzle, ChBytes name)
{
    ChWorksheetPuzzle *row;
    ChPuzzle bare;

    ch_puzzle_clear(&bare);
    memcpy(bare.given, puzzle->given, sizeof bare.given);
    ch_check_verdict(&source->search, &bare, CH_CHECK_LIMITS.nodes, &source->check);
    if (puzzle->has_marks || source->check.verdict != CH_VERDICT_UNIQUE)
        return N_("a worksheet takes puzzles whose givens have just one solution");
    if (!grow(source->list))
        return ch_status_text(CH_NO_MEMORY);
    row = &source->list->puzzle[source->list->count++];
    row->puzzle = bare;
    memcpy(row->solution, source->check.solution, sizeof row->solution);
    copy_name(row->name, name);
    return NULL;
}

/* ---- puzzles of the input ---- */

static bool add_item(Source *source, ChText *err)
{
    const ChInputItem *const item = &source->item;

    if (item->entry.status != CH_OK) {
        ch_item_complain(err, source->cli, item);
        return false;
    }
    const char *const wrong = add_puzzle(source, &item->entry.puzzle, item->entry.tail);
    if (wrong != NULL)
        ch_item_remark(err, source->cli, item, wrong);
    return wrong == NULL;
}

static ChExit read_puzzles(Source *source)
{
    const uint32_t most = source->cli->options.amount;
    ChText err = CH_TEXT_EMPTY;
    bool good = true;

    ch_puzzle_input_start(&source->input, source->cli);
    while (good && (most == 0 || source->list->count < most) &&
           ch_puzzle_input_next(&source->input, &source->item, &err))
        good = add_item(source, &err);
    ch_output_flush(&source->cli->err, &err);
    ch_text_free(&err);
    ch_puzzle_input_end(&source->input);
    return good ? source->input.status : CH_EXIT_TROUBLE;
}

/* ---- puzzles that are made ---- */

/* Makes puzzle INDEX; false when none is found. */
typedef bool (*Make)(Source *source, uint64_t seed, uint64_t index, ChPuzzle *puzzle);

static bool make_of_level(Source *source, uint64_t seed, uint64_t index, ChPuzzle *puzzle)
{
    const ChGenerateLimits limits = {.most = MOST_TRIES};

    return ch_puzzle_search(&source->generation, &source->order, seed, index, &limits, puzzle);
}

static bool make_of_technique(Source *source, uint64_t seed, uint64_t index, ChPuzzle *puzzle)
{
    ChPracticed made;

    if (!ch_practice_puzzle(&source->practice, seed, index, &made))
        return false;
    if (made.strategies != NULL)
        source->list->strategies = made.strategies;
    *puzzle = made.puzzle;
    return true;
}

static ChExit report_shortfall(const Source *source, uint32_t wanted)
{
    const ChField field[] = {ch_field_number("made", source->list->count),
                             ch_field_number("count", wanted)};

    if (source->list->count == wanted)
        return CH_EXIT_OK;
    ch_complain(source->cli, N_("{made} of {count} {count?puzzle was/puzzles were} found"), field,
                2);
    return CH_EXIT_UNMET;
}

static ChExit make_puzzles(Source *source, Make make)
{
    const ChCliOptions *const options = &source->cli->options;
    const uint32_t wanted = options->amount != 0 ? options->amount : DEFAULT_COUNT;
    const uint64_t seed = options->seed.given ? options->seed.value : 1;
    ChPuzzle puzzle;

    for (uint64_t index = 0; index < 2 * (uint64_t)wanted && source->list->count < wanted;
         index++) {
        if (!make(source, seed, index, &puzzle))
            continue;
        const char *const wrong = add_puzzle(source, &puzzle, (ChBytes){"", 0});
        if (wrong != NULL)
            return ch_complain(source->cli, wrong, NULL, 0);
    }
    return report_shortfall(source, wanted);
}

static ChExit make_for_technique(Source *source)
{
    const ChTechnique *const technique =
        ch_technique_named(source->cli, source->cli->options.technique);

    if (technique == NULL)
        return CH_EXIT_TROUBLE;
    source->list->technique = technique;
    const ChStatus status = ch_practice_start(&source->practice, technique, CH_PRACTICE_NEEDS);
    if (status != CH_OK)
        return ch_complain(source->cli, ch_status_text(status), NULL, 0);
    return make_puzzles(source, make_of_technique);
}

static ChExit fill_list(Source *source)
{
    ChCli *const cli = source->cli;
    const ChCliOptions *const options = &cli->options;
    const int sources =
        (cli->operand_count > 0) + (options->technique != NULL) + (options->levels != NULL);

    if (sources > 1)
        return ch_complain(
            cli, N_("puzzles come from one place: the input, --technique, or --level"), NULL, 0);
    if (options->technique != NULL)
        return make_for_technique(source);
    if (options->levels == NULL)
        return read_puzzles(source);
    return ch_generate_order_read(cli, &source->order) ? make_puzzles(source, make_of_level)
                                                       : CH_EXIT_TROUBLE;
}

ChExit ch_worksheet_puzzles(ChCli *cli, ChWorksheetPuzzles *list)
{
    Source *const source = calloc(1, sizeof *source);

    *list = (ChWorksheetPuzzles){0};
    if (source == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    source->cli = cli;
    source->list = list;
    const ChExit status = fill_list(source);
    free(source);
    return status;
}
