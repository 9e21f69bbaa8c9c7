/* wrap.c - see wrap.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "wrap.h"

#include <stdint.h>
#include <string.h>

/* ---- columns ---- */

/* Reads the character at *AT and passes it; a malformed byte counts as a character. */
static uint32_t next_character(const char **at, const char *end)
{
    const unsigned char first = (unsigned char)*(*at)++;
    const unsigned mask = first >= 0xF0 ? 0x07 : first >= 0xE0 ? 0x0F : first >= 0xC0 ? 0x1F : 0xFF;
    uint32_t character = first & mask;

    while (first >= 0xC0 && *at < end && ((unsigned char)**at & 0xC0) == 0x80)
        character = character << 6 | ((unsigned char)*(*at)++ & 0x3Fu);
    return character;
}

static int columns_of(uint32_t character)
{
    static const uint32_t wide[][2] = {{0x1100, 0x115F}, {0x2E80, 0xA4CF},  {0xAC00, 0xD7A3},
                                       {0xF900, 0xFAFF}, {0xFE30, 0xFE6F},  {0xFF00, 0xFF60},
                                       {0xFFE0, 0xFFE6}, {0x1F300, 0x3FFFD}};

    for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++)
        if (character >= wide[i][0] && character <= wide[i][1])
            return 2;
    return 1;
}

/* Passes an escape sequence such as that of a colour. */
static bool skip_escape(const char **at, const char *end)
{
    if (**at != '\033')
        return false;
    while (*at < end && **at != 'm')
        (*at)++;
    *at += *at < end;
    return true;
}

static int width_of(const char *at, const char *end)
{
    int width = 0;

    while (at < end)
        if (!skip_escape(&at, end))
            width += columns_of(next_character(&at, end));
    return width;
}

/* ---- a line ---- */

static bool begins(const char *at, const char *end, const char *prefix)
{
    return (size_t)(end - at) >= strlen(prefix) && memcmp(at, prefix, strlen(prefix)) == 0;
}

/* Reports whether the line has box drawing, or a | next to a blank. */
static bool is_picture(const char *at, const char *end)
{
    uint32_t last = ' ';

    while (at < end) {
        const uint32_t character = next_character(&at, end);
        if ((character >= 0x2500 && character < 0x2580) || (character == '|' && last == ' ') ||
            (character == ' ' && last == '|'))
            return true;
        last = character;
    }
    return false;
}

static const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && *at == ' ')
        at++;
    return at;
}

static bool is_left_alone(const char *line, const char *end)
{
    const char *const text = skip_blanks(line, end);

    return begins(text, end, "crosshatch ") || begins(text, end, "<") || begins(text, end, "{") ||
           is_picture(line, end);
}

/* Returns the column in which the text of the line begins; the next lines begin there, too. */
static int hanging_indent(const char *line, const char *end, int width)
{
    const char *text = skip_blanks(line, end);
    const char *at = text;

    while (at < end && *at >= '0' && *at <= '9')
        at++;
    if (at > text && begins(at, end, ". "))
        text = skip_blanks(at + 1, end);
    for (at = text; at + 1 < end; at++)
        if (at[0] == ' ' && at[1] == ' ')
            at = text = skip_blanks(at, end);
    const int indent = width_of(line, text);
    return indent <= width * 2 / 3 ? indent : width_of(line, skip_blanks(line, end));
}

/* Returns the end of what fits into the columns: before a blank if one is there. */
static const char *fitting_end(const char *at, const char *end, int columns)
{
    const char *fits = NULL;

    for (int width = 0; at < end;) {
        if (*at == ' ' && (width <= columns || fits == NULL))
            fits = at;
        if (!skip_escape(&at, end))
            width += columns_of(next_character(&at, end));
        if (width > columns && fits != NULL)
            return fits;
    }
    return end;
}

static void wrap_line(ChText *out, const char *line, const char *end, int width)
{
    const int indent = hanging_indent(line, end, width);
    const char *at = skip_blanks(line, end);

    ch_text_add(out, line, (size_t)(at - line));
    for (int room = width - width_of(line, at); at < end; room = width - indent) {
        const char *const last = fitting_end(at, end, room);
        ch_text_add(out, at, (size_t)(last - at));
        at = skip_blanks(last, end);
        if (at == end)
            break;
        ch_text_char(out, '\n');
        for (int i = 0; i < indent; i++)
            ch_text_char(out, ' ');
    }
}

void ch_wrap(ChText *text, size_t start, int width)
{
    ChText out = CH_TEXT_EMPTY;

    if (width <= 0 || text->failed || text->length <= start)
        return;
    ch_text_add(&out, text->data, start);
    for (const char *at = text->data + start, *const all = text->data + text->length; at < all;) {
        const char *const newline = memchr(at, '\n', (size_t)(all - at));
        const char *const end = newline != NULL ? newline : all;
        if (width_of(at, end) <= width || is_left_alone(at, end))
            ch_text_add(&out, at, (size_t)(end - at));
        else
            wrap_line(&out, at, end, width);
        if (newline != NULL)
            ch_text_char(&out, '\n');
        at = newline != NULL ? newline + 1 : all;
    }
    ch_text_clear(text);
    ch_text_add(text, ch_text_string(&out), out.length);
    text->failed |= out.failed;
    ch_text_free(&out);
}
