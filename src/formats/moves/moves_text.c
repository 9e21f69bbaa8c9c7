/* moves_text.c - see moves_text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "moves_text.h"

#include <string.h>

#include "fault.h"
#include "notation.h"
#include "puzzle_reader.h"
#include "text.h"

enum { LONGEST_WORD = 20, SHOWN_WORD = 40 };

/* A word in small letters, with <> for every sign that means "not". */
typedef struct Word {
    char text[LONGEST_WORD + 1];
    size_t length;
} Word;

static size_t not_sign_length(const char *text, size_t length)
{
    static const char *const sign[] = {"<>", "!=", "\xe2\x89\xa0"};

    for (size_t i = 0; i < sizeof sign / sizeof *sign; i++)
        if (ch_bytes_begin(text, length, sign[i]))
            return strlen(sign[i]);
    return 0;
}

/* Returns false when the word is longer than any move. */
static bool normalize(Word *word, ChBytes from)
{
    word->length = 0;
    for (size_t at = 0; at < from.length;) {
        const size_t sign = not_sign_length(from.at + at, from.length - at);
        if (word->length + 2 > LONGEST_WORD)
            return false;
        if (sign > 0) {
            word->text[word->length++] = '<';
            word->text[word->length++] = '>';
            at += sign;
            continue;
        }
        const char c = from.at[at++];
        word->text[word->length++] = (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    }
    word->text[word->length] = '\0';
    return true;
}

/* ---- times ---- */

/* Reads two or three numbers between colons, hours or minutes first; false for anything else. */
static bool read_time(const Word *word, uint32_t *time)
{
    const char *at = word->text[0] == '@' ? word->text + 1 : word->text;
    uint32_t seconds = 0;
    int parts = 0;

    for (; parts < 3; parts++) {
        const size_t digits = strspn(at, "0123456789");
        uint32_t number = 0;
        if (digits == 0 || digits > 3 || (parts > 0 && digits != 2))
            return false;
        for (size_t i = 0; i < digits; i++)
            number = 10 * number + (uint32_t)(at[i] - '0');
        if (parts > 0 && number > 59)
            return false;
        seconds = 60 * seconds + number;
        at += digits;
        if (*at != ':')
            break;
        at++;
    }
    *time = 1000 * seconds;
    return *at == '\0' && (parts == 1 || parts == 2);
}

/* ---- moves ---- */

ChStatus ch_moves_add(ChGame *game, const ChPlay *play)
{
    if (game->count == CH_MAX_PLAYS)
        return CH_PLAY_COUNT;
    game->play[game->count++] = *play;
    return CH_OK;
}

/* Reads what follows a cell: `=5`, or `<>` and digits, of which BACK takes the eliminations back.
 * Appends the moves. */
static ChStatus add_conclusions(ChGame *game, ChPlay play, int cell, const char *sign, bool back)
{
    const bool is_placed = sign[0] == '=';
    const char *digits = sign + (is_placed ? 1 : 2);
    const size_t count = strspn(digits, "123456789");

    if ((!is_placed && strncmp(sign, "<>", 2) != 0) || (is_placed && (back || count != 1)) ||
        count == 0 || count > 9 || digits[count] != '\0')
        return CH_PLAY_WORD;
    play.kind = is_placed ? CH_PLAY_PLACE : back ? CH_PLAY_RESTORE : CH_PLAY_REMOVE;
    for (size_t i = 0; i < count; i++) {
        play.thing = (uint16_t)CH_CANDIDATE(cell, digits[i] - '1');
        const ChStatus status = ch_moves_add(game, &play);
        if (status != CH_OK)
            return status;
    }
    return CH_OK;
}

static ChStatus add_move(ChGame *game, const Word *word, ChPlay play)
{
    const bool back = word->text[0] == '-';
    const char *const text = word->text + back;
    const size_t length = word->length - back;
    const int cell = length >= 4 ? ch_read_cell(text, 4) : -1;

    if (strcmp(word->text, "undo") == 0 || strcmp(word->text, "redo") == 0) {
        play.kind = word->text[0] == 'u' ? CH_PLAY_UNDO : CH_PLAY_REDO;
        return ch_moves_add(game, &play);
    }
    if (cell < 0)
        return CH_PLAY_WORD;
    if (length > 4)
        return add_conclusions(game, play, cell, text + 4, back);
    play.kind = CH_PLAY_ERASE;
    play.thing = (uint16_t)cell;
    return back ? ch_moves_add(game, &play) : CH_PLAY_WORD;
}

/* Reads the puzzle: the first word, if it has 81 characters. */
static ChStatus read_puzzle(ChGame *game, const ChPiece *word, ChFault *fault)
{
    ChFault own;
    const ChStatus status = ch_puzzle_read(&game->puzzle, word->text, word->length, &own);

    game->has_puzzle = status == CH_OK;
    if (status == CH_OK)
        return CH_OK;
    return ch_piece_fault(fault, status, word, own.column > 0 ? own.column - 1 : 0, 1);
}

/* Reads one word: a move, or a time for the moves behind it. */
static ChStatus read_word(ChGame *game, const ChPiece *from, uint32_t *time, ChFault *fault)
{
    const ChPlay play = {
        .time = *time, .line = (uint32_t)from->line, .column = (uint32_t)from->column};
    Word word;
    ChStatus status = CH_PLAY_WORD;

    if (from->length == CH_CELLS && game->count == 0 && !game->has_puzzle)
        return read_puzzle(game, from, fault);
    if (normalize(&word, (ChBytes){from->text, from->length})) {
        if (read_time(&word, time))
            return CH_OK;
        status = add_move(game, &word, play);
    }
    return status == CH_OK ? CH_OK : ch_piece_fault(fault, status, from, 0, SHOWN_WORD);
}

/* Returns the length of a line without its end and its comment. */
static size_t line_length(const char *text, size_t length)
{
    size_t end = 0;

    while (end < length && text[end] != '\n' && text[end] != '#')
        end++;
    return end;
}

static bool separates(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == ',' || c == ';';
}

static ChStatus read_line(ChGame *game, const ChPiece *line, ChFault *fault)
{
    uint32_t time = CH_NO_TIME;
    ChStatus status = CH_OK;

    for (size_t at = 0; at < line->length && status == CH_OK;) {
        size_t length = 0;
        while (at + length < line->length && !separates(line->text[at + length]))
            length++;
        const ChPiece word = ch_piece_head(ch_piece_rest(*line, at), length);
        if (length > 0)
            status = read_word(game, &word, &time, fault);
        at += length + 1;
    }
    return status;
}

ChStatus ch_moves_read(ChGame *game, const ChPiece *text, ChFault *fault)
{
    ChPiece rest = *text;
    ChStatus status = CH_OK;

    while (rest.length > 0 && status == CH_OK) {
        const char *const end = memchr(rest.text, '\n', rest.length);
        const size_t whole = end != NULL ? (size_t)(end - rest.text) + 1 : rest.length;
        const ChPiece line = ch_piece_head(rest, line_length(rest.text, whole));
        status = ch_piece_check(&line, fault);
        if (status == CH_OK)
            status = read_line(game, &line, fault);
        rest = ch_piece_rest(rest, whole);
        rest.line++;
        rest.column = 1;
    }
    return status;
}
