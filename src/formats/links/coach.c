/* coach.c - the positions of sudoku.coach, version 7: JSON, packed by zlib, in base 32 with the
 * letters 0 to 9 and a to v.
 *
 *      {"gridSize":9,"givenDigits":"010003...","userDigits":"000...",
 *       "userCellCandidates":"896-0-48-..."}    candidates as bits, 2 for the digit 1
 *
 * SPDX-License-Identifier: MIT
 */
#include "sites.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "json_write.h"
#include "mark_grid.h"
#include "site_json.h"

enum { UNPACKED_MAX = 1 << 16 };

static const char letters[] = "0123456789abcdefghijklmnopqrstuv";

bool ch_coach_packs(void)
{
    return true;
}

/* ---- read ---- */

/* Appends the bytes of letters; false at another letter.  The last bits that make no byte are
 * padding. */
static bool read_base32(ChText *bytes, ChBytes packed)
{
    unsigned bits = 0;
    unsigned filled = 0;

    for (size_t i = 0; i < packed.length; i++) {
        const char *const letter = memchr(letters, packed.at[i], 32);
        if (letter == NULL)
            return false;
        bits = (bits << 5 | (unsigned)(letter - letters)) & 0xFFFF;
        filled += 5;
        if (filled >= 8) {
            filled -= 8;
            ch_text_char(bytes, (char)(bits >> filled & 0xFF));
        }
    }
    return true;
}

/* Appends what zlib unpacks; false when it is damaged or too long. */
static bool inflate_bytes(ChText *text, const ChText *bytes)
{
    uLongf length = UNPACKED_MAX;
    char *const room = ch_text_room(text, UNPACKED_MAX);

    if (room == NULL || uncompress((Bytef *)room, &length, (const Bytef *)ch_text_string(bytes),
                                   (uLong)bytes->length) != Z_OK)
        return false;
    ch_text_grown(text, length);
    return true;
}

/* Reads 81 digits, 0 for none; a member that is not there has none. */
static bool read_digits(uint8_t digit[CH_CELLS], const ChJson *member)
{
    const char *const string = member != NULL ? ch_json_string(member) : NULL;

    if (member == NULL)
        return true;
    if (string == NULL || strlen(string) != CH_CELLS)
        return false;
    for (int i = 0; i < CH_CELLS; i++) {
        if (string[i] < '0' || string[i] > '9')
            return false;
        if (string[i] != '0')
            digit[CH_CELL_AT(i / 9, i % 9)] = (uint8_t)(string[i] - '1');
    }
    return true;
}

/* Reads 81 numbers with dashes between them. */
static bool read_marks(uint16_t noted[CH_CELLS], const ChJson *member)
{
    const char *at = member != NULL ? ch_json_string(member) : NULL;

    if (member == NULL)
        return true;
    for (int i = 0; i < CH_CELLS; i++) {
        unsigned number = 0;
        if (at == NULL || *at < '0' || *at > '9')
            return false;
        while (*at >= '0' && *at <= '9' && number <= 2 * CH_ALL_NINE)
            number = 10 * number + (unsigned)(*at++ - '0');
        if (number > 2 * CH_ALL_NINE || *at != (i < CH_CELLS - 1 ? '-' : '\0'))
            return false;
        at += *at == '-';
        noted[CH_CELL_AT(i / 9, i % 9)] = (uint16_t)(number >> 1);
    }
    return true;
}

/* Drops the player's digits in cells with givens. */
static void drop_digits_on_givens(ChPuzzle *puzzle)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (puzzle->given[cell] != CH_NO_DIGIT)
            puzzle->entered[cell] = CH_NO_DIGIT;
}

static ChStatus read_tree(ChSitePuzzle *site, const ChJson *tree, ChText *found)
{
    const ChJson *const size = ch_json_member(tree, "gridSize");
    static const char *const rules[] = {"givenConstraints", "regions"};

    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (ch_site_json_says(ch_json_member(tree, rules[i])))
            return ch_site_variant(found, rules[i]);
    if (size == NULL || ch_json_whole(size, 9, 9) != 9)
        return ch_site_variant(found, "gridSize");
    if (ch_json_member(tree, "givenDigits") == NULL ||
        !read_digits(site->puzzle.given, ch_json_member(tree, "givenDigits")) ||
        !read_digits(site->puzzle.entered, ch_json_member(tree, "userDigits")) ||
        !read_marks(site->noted, ch_json_member(tree, "userCellCandidates")))
        return CH_LINK_PUZZLE;
    drop_digits_on_givens(&site->puzzle);
    return CH_OK;
}

ChStatus ch_coach_read(ChSitePuzzle *site, ChBytes packed, ChText *found)
{
    ChText bytes = CH_TEXT_EMPTY;
    ChText text = CH_TEXT_EMPTY;
    ChStatus status = CH_LINK_PACKED;

    if (read_base32(&bytes, packed) && inflate_bytes(&text, &bytes)) {
        ChJson *const tree = ch_site_json_parse(&text);
        if (tree != NULL)
            status = read_tree(site, tree, found);
        ch_json_free(tree);
    }
    ch_text_free(&text);
    ch_text_free(&bytes);
    return status;
}

/* ---- write ---- */

static void write_base32(ChText *out, const unsigned char *bytes, size_t length)
{
    unsigned bits = 0;
    unsigned filled = 0;

    for (size_t i = 0; i < length; i++) {
        bits = (bits << 8 | bytes[i]) & 0xFFFF;
        for (filled += 8; filled >= 5; filled -= 5)
            ch_text_char(out, letters[bits >> (filled - 5) & 31]);
    }
    if (filled > 0)
        ch_text_char(out, letters[bits << (5 - filled) & 31]);
}

static void put_digits(ChJsonWriter *json, const char *key, const uint8_t digit[CH_CELLS])
{
    char string[CH_CELLS + 1] = {0};

    for (int i = 0; i < CH_CELLS; i++)
        string[i] = "1234567890"[digit[CH_CELL_AT(i / 9, i % 9)]];
    ch_json_put_word(json, key, string);
}

static void put_marks(ChJsonWriter *json, const ChPuzzle *puzzle)
{
    ChText marks = CH_TEXT_EMPTY;
    uint16_t shown[CH_CELLS];

    ch_puzzle_shown(puzzle, shown);
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (i > 0)
            ch_text_char(&marks, '-');
        ch_text_number(&marks, ch_puzzle_digit(puzzle, cell) == CH_NO_DIGIT ? 2u * shown[cell] : 0);
    }
    ch_json_put_word(json, "userCellCandidates", ch_text_whole(&marks));
    ch_text_free(&marks);
}

void ch_coach_write(ChText *out, const ChPuzzle *puzzle)
{
    ChText text = CH_TEXT_EMPTY;
    ChJsonWriter json = {&text, false};

    ch_json_open(&json, NULL, '{');
    ch_json_put_number(&json, "gridSize", 9);
    put_digits(&json, "givenDigits", puzzle->given);
    put_digits(&json, "userDigits", puzzle->entered);
    if (ch_candidates_count(&puzzle->removed) > 0)
        put_marks(&json, puzzle);
    ch_json_close(&json, '}');

    uLongf length = compressBound((uLong)text.length);
    Bytef *const bytes = malloc(length);
    ch_text_puts(out, "SCv7_32_");
    if (bytes == NULL || text.failed ||
        compress(bytes, &length, (const Bytef *)ch_text_string(&text), (uLong)text.length) != Z_OK)
        ch_text_puts(out, NULL);
    else
        write_base32(out, bytes, length);
    free(bytes);
    ch_text_free(&text);
}
