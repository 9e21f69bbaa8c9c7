/* json_split.c - see json_split.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "json_split.h"

#include <string.h>

#include "fault.h"

/* The position of the splitter within an object. */
typedef struct Nesting {
    size_t depth;
    bool in_string;
    bool escaped;
    bool broken; /* the text is no JSON */
    bool closed; /* the last bracket is closed */
    unsigned char bracket[CH_JSON_DEPTH];
} Nesting;

enum { END = -1 };

void ch_json_split_open(ChJsonSplitter *splitter, ChJsonRead read, void *context)
{
    splitter->read = read;
    splitter->context = context;
    splitter->line = 1;
    splitter->column = 1;
    splitter->begun = false;
    splitter->lost = false;
    splitter->failed = false;
    splitter->at = 0;
    splitter->filled = 0;
    splitter->text = CH_TEXT_EMPTY;
}

void ch_json_split_close(ChJsonSplitter *splitter)
{
    ch_text_free(&splitter->text);
}

/* Reads more input after the contents of the block; false when there is no more. */
static bool fill_block(ChJsonSplitter *splitter)
{
    const size_t room = CH_JSON_BLOCK - splitter->filled;
    const size_t got = splitter->read(splitter->context, splitter->block + splitter->filled, room);

    splitter->failed = got > room;
    if (!splitter->failed)
        splitter->filled += got;
    return got > 0 && !splitter->failed;
}

/* Returns the byte at the current position, END when there is none. */
static int peek_byte(ChJsonSplitter *splitter)
{
    if (splitter->at == splitter->filled && !splitter->failed) {
        splitter->at = 0;
        splitter->filled = 0;
        (void)fill_block(splitter);
    }
    return splitter->at < splitter->filled ? (unsigned char)splitter->block[splitter->at] : END;
}

static void pass_byte(ChJsonSplitter *splitter)
{
    if (splitter->block[splitter->at++] == '\n') {
        splitter->line++;
        splitter->column = 1;
    } else {
        splitter->column++;
    }
}

static bool is_blank(int byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

/* Skips a byte-order mark, which may come in pieces. */
static void skip_mark(ChJsonSplitter *splitter)
{
    static const unsigned char MARK[] = {0xef, 0xbb, 0xbf};
    bool more = !splitter->begun;

    splitter->begun = true;
    while (more && splitter->filled < sizeof MARK &&
           memcmp(splitter->block, MARK, splitter->filled) == 0)
        more = fill_block(splitter);
    if (more && memcmp(splitter->block, MARK, sizeof MARK) == 0)
        splitter->at = sizeof MARK;
}

/* Moves to the next object and returns the byte there, which may be another one or END. */
static int find_start(ChJsonSplitter *splitter)
{
    int byte = peek_byte(splitter);

    if (splitter->lost)
        while (byte != END && !(byte == '{' && splitter->column == 1)) {
            pass_byte(splitter);
            byte = peek_byte(splitter);
        }
    splitter->lost = false;
    while (is_blank(byte)) {
        pass_byte(splitter);
        byte = peek_byte(splitter);
    }
    return byte;
}

static void follow_string(Nesting *nesting, int byte)
{
    nesting->broken = byte < ' ';
    nesting->in_string = nesting->escaped || byte != '"';
    nesting->escaped = !nesting->escaped && byte == '\\';
}

static void follow_byte(Nesting *nesting, int byte)
{
    if (nesting->in_string) {
        follow_string(nesting, byte);
    } else if (byte == '"') {
        nesting->in_string = true;
    } else if (byte == '{' || byte == '[') {
        nesting->broken = nesting->depth == CH_JSON_DEPTH;
        if (!nesting->broken)
            nesting->bracket[nesting->depth++] = byte == '{' ? '}' : ']';
    } else if (byte == '}' || byte == ']') {
        nesting->broken = nesting->bracket[--nesting->depth] != byte;
        nesting->closed = nesting->depth == 0;
    } else {
        nesting->broken = byte == '\0';
    }
}

/* Collects the object, and the rest of the line on which it ends or becomes invalid. */
static ChStatus collect_object(ChJsonSplitter *splitter, bool *broken)
{
    Nesting nesting = {0};

    for (int byte = peek_byte(splitter); byte != END; byte = peek_byte(splitter)) {
        if (byte == '\n' && (nesting.closed || nesting.broken))
            break;
        if (splitter->text.length == CH_JSON_MAX_SIZE)
            return CH_JSON_SIZE;
        if (!nesting.closed && !nesting.broken)
            follow_byte(&nesting, byte);
        else
            *broken |= !is_blank(byte);
        if (nesting.broken && byte == '\n')
            break;
        ch_text_char(&splitter->text, (char)byte);
        pass_byte(splitter);
    }
    *broken |= !nesting.closed || nesting.broken;
    return splitter->failed ? CH_IO : splitter->text.failed ? CH_NO_MEMORY : CH_OK;
}

ChStatus ch_json_split_next(ChJsonSplitter *splitter, ChJsonSource *source, ChFault *fault)
{
    *source = (ChJsonSource){0};
    ch_text_clear(&splitter->text);
    skip_mark(splitter);
    const int byte = find_start(splitter);
    if (splitter->failed)
        return ch_fault_words(fault, CH_IO, splitter->line, 0, "read error");
    if (byte == END)
        return CH_OK;

    const size_t line = splitter->line;
    const size_t column = splitter->column;
    if (byte != '{') {
        splitter->lost = true;
        return ch_fault(fault, byte == '\0' ? CH_JSON_NUL : CH_LOG_OBJECT, line, column,
                        splitter->block + splitter->at, 1);
    }
    const ChStatus status = collect_object(splitter, &splitter->lost);
    if (status != CH_OK) {
        splitter->lost = true;
        return ch_fault_words(fault, status, line, column, status == CH_IO ? "read error" : "");
    }
    *source = (ChJsonSource){splitter->text.data, splitter->text.length, line, column};
    return CH_OK;
}
