/* game_reader.c - see game_reader.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "game_reader.h"

#include <string.h>

#include "fault.h"
#include "json_tree.h"
#include "lz_string.h"
#include "moves_text.h"
#include "puzzle_reader.h"
#include "site_link.h"
#include "sudokupad_replay.h"

/* The JSON text of a game, and its tree. */
typedef struct Document {
    ChJsonSource source;
    ChJson *tree;
} Document;

static ChStatus refuse(const Document *document, const ChJson *value, ChStatus status,
                       const char *found, ChFault *fault)
{
    return ch_json_refuse(&document->source, document->tree, value, status, found, fault);
}

/* Finds a member of an object that must be a string; reports it otherwise. */
static ChStatus find_string(const Document *document, const ChJson *object, const char *key,
                            const char **string, ChFault *fault)
{
    const ChJson *const member = ch_json_member(object, key);

    if (member == NULL)
        return refuse(document, object, CH_LOG_MISSING, key, fault);
    *string = ch_json_string(member);
    return *string != NULL ? CH_OK : refuse(document, member, CH_LOG_STRING, NULL, fault);
}

/* ---- a game file of Crosshatch ---- */

static ChStatus read_move(ChGame *game, const Document *document, const ChJson *value,
                          ChFault *fault)
{
    const char *const string = ch_json_string(value);
    const uint32_t first = game->count;
    ChFault place;

    if (string == NULL)
        return refuse(document, value, CH_LOG_STRING, NULL, fault);
    const ChPiece text = {string, strlen(string), 1, 1};
    const ChStatus status = ch_moves_read(game, &text, &place);
    if (status != CH_OK)
        return refuse(document, value, status, place.found, fault);
    for (uint32_t i = first; i < game->count; i++) {
        game->play[i].line = 0;
        if (ch_play_is_on_given(&game->puzzle, &game->play[i]))
            return refuse(document, value, CH_PLAY_GIVEN, string, fault);
    }
    return CH_OK;
}

static ChStatus read_file(ChGame *game, const Document *document, ChFault *fault)
{
    const ChJson *const moves = ch_json_member(document->tree, "moves");
    const ChJson *const version = ch_json_member(document->tree, "version");
    const char *puzzle = NULL;
    ChFault place;

    if (version != NULL && ch_json_whole(version, 1, 1) < 0)
        return refuse(document, version, CH_LOG_VERSION, NULL, fault);
    ChStatus status = find_string(document, document->tree, "puzzle", &puzzle, fault);
    if (status != CH_OK)
        return status;
    status = ch_puzzle_read(&game->puzzle, puzzle, strlen(puzzle), &place);
    if (status != CH_OK)
        return refuse(document, ch_json_member(document->tree, "puzzle"), status, place.found,
                      fault);
    game->has_puzzle = true;
    if (moves == NULL)
        return refuse(document, document->tree, CH_LOG_MISSING, "moves", fault);
    if (!ch_json_is_list(moves))
        return refuse(document, moves, CH_LOG_LIST, NULL, fault);
    for (const ChJson *move = ch_json_first(moves); move != NULL && status == CH_OK;
         move = ch_json_next(move))
        status = read_move(game, document, move, fault);
    return status;
}

/* ---- a replay of SudokuPad ---- */

/* Reads the puzzle, which is packed as in a link; older versions write fpuz for fpuzzles. */
static ChStatus read_packed(ChGame *game, const char *packed, ChFault *place)
{
    static const char letters[] = "fpuz";
    ChText link = CH_TEXT_EMPTY;
    ChText title = CH_TEXT_EMPTY;
    ChStatus status = CH_NO_MEMORY;
    bool lists;

    ch_text_puts(&link, "https://sudokupad.app/");
    if (strncmp(packed, letters, strlen(letters)) == 0 && strncmp(packed, "fpuzzles", 8) != 0) {
        ch_text_puts(&link, "fpuzzles");
        packed += strlen(letters);
    }
    ch_text_puts(&link, packed);
    const ChPiece piece = {ch_text_string(&link), link.length, 1, 1};
    if (!link.failed)
        status = ch_site_link_read(&game->puzzle, &piece, &lists, &title, place);
    ch_text_free(&title);
    ch_text_free(&link);
    return status;
}

static ChStatus read_actions(ChGame *game, const Document *document, const ChJson *replay,
                             ChFault *fault)
{
    const ChJson *const data = ch_json_member(replay, "data");
    const char *version = NULL;
    const char *packed = NULL;
    ChText actions = CH_TEXT_EMPTY;
    ChText found = CH_TEXT_EMPTY;

    if (find_string(document, replay, "version", &version, fault) != CH_OK ||
        find_string(document, replay, "data", &packed, fault) != CH_OK)
        return fault->status;
    ChStatus status = CH_LINK_PACKED;
    ch_text_add(&found, packed, strnlen(packed, 24));
    if (ch_lz_unpack(&actions, (ChBytes){packed, strlen(packed)})) {
        ch_text_clear(&found);
        status = ch_replay_read(
            game,
            (ChReplayData){{ch_text_string(&actions), actions.length}, ch_replay_is_old(version)},
            &found);
    }
    if (status != CH_OK)
        (void)refuse(document, data, status, ch_text_string(&found), fault);
    ch_text_free(&actions);
    ch_text_free(&found);
    return status;
}

static bool is_nine(const ChJson *member)
{
    return member != NULL && ch_json_whole(member, 9, 9) == 9;
}

static ChStatus read_replay(ChGame *game, const Document *document, ChFault *fault)
{
    const ChJson *const replay = ch_json_member(document->tree, "replay");
    const char *puzzle = NULL;
    const char *type = NULL;
    ChFault place;

    ChStatus status = find_string(document, document->tree, "puzzle", &puzzle, fault);
    if (status != CH_OK)
        return status;
    status = read_packed(game, puzzle, &place);
    if (status != CH_OK)
        return refuse(document, ch_json_member(document->tree, "puzzle"), status, place.found,
                      fault);
    game->has_puzzle = true;
    ch_puzzle_start_over(&game->puzzle);
    if (replay == NULL || !ch_json_is_object(replay))
        return refuse(document, document->tree, CH_LOG_MISSING, "replay", fault);
    status = find_string(document, replay, "type", &type, fault);
    if (status != CH_OK)
        return status;
    if (strcmp(type, "clzw") != 0)
        return refuse(document, ch_json_member(replay, "type"), CH_REPLAY_DATA, type, fault);
    if (!is_nine(ch_json_member(replay, "rows")) || !is_nine(ch_json_member(replay, "cols")))
        return refuse(document, replay, CH_REPLAY_DATA, "rows, cols", fault);
    return read_actions(game, document, replay, fault);
}

/* ---- every form ---- */

static ChStatus read_json(ChGame *game, const ChPiece *text, ChFault *fault)
{
    Document document = {.source = {text->text, text->length, text->line, text->column}};
    const char *format = NULL;
    ChStatus status = ch_json_parse(&document.source, &document.tree, fault);

    if (status != CH_OK)
        return status;
    status = find_string(&document, document.tree, "format", &format, fault);
    if (status == CH_OK && strcmp(format, "crosshatch-game") == 0)
        status = read_file(game, &document, fault);
    else if (status == CH_OK && strcmp(format, "replay_v1.0") == 0)
        status = read_replay(game, &document, fault);
    else if (status == CH_OK)
        status =
            refuse(&document, ch_json_member(document.tree, "format"), CH_GAME_FORMAT, NULL, fault);
    ch_json_free(document.tree);
    return status;
}

ChStatus ch_game_read(ChGame *game, const char *text, size_t length, ChFault *fault)
{
    static const char mark[] = "\xef\xbb\xbf";
    const size_t skip = ch_bytes_begin(text, length, mark) ? strlen(mark) : 0;
    const ChPiece whole = {text + skip, length - skip, 1, 1};
    ChFault own;
    size_t blanks = 0;

    game->has_puzzle = false;
    game->count = 0;
    while (blanks < whole.length && strchr(" \t\r\n", whole.text[blanks]) != NULL &&
           whole.text[blanks] != '\0')
        blanks++;
    const bool is_json = blanks < whole.length && whole.text[blanks] == '{';
    const ChStatus status =
        is_json ? read_json(game, &whole, &own) : ch_moves_read(game, &whole, &own);
    if (status != CH_OK) {
        game->count = 0;
        if (fault != NULL)
            *fault = own;
    }
    return status;
}
