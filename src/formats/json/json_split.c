/* json_split.c - see json_split.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "json_split.h"

#include <string.h>

#include "fault.h"

/* How far into an object the splitter is. */
typedef struct Nesting {
    size_t depth;
    bool in_string;
    bool escaped;
    bool broken; /* no JSON any more */
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

/* Reads more behind what the block holds; false when there is no more. */
static bool fill(ChJsonSplitter *splitter)
{
    const size_t room = CH_JSON_BLOCK - splitter->filled;
    const size_t got = splitter->read(splitter->context, splitter->block + splitter->filled, room);

    splitter->failed = got > room;
    if (!splitter->failed)
        splitter->filled += got;
    return got > 0 && !splitter->failed;
}

/* The byte at the point of reading, END when there is none. */
static int peek(ChJsonSplitter *splitter)
{
    if (splitter->at == splitter->filled && !splitter->failed) {
        splitter->at = 0;
        splitter->filled = 0;
        (void)fill(splitter);
    }
    return splitter->at < splitter->filled ? (unsigned char)splitter->block[splitter->at] : END;
}

static void pass(ChJsonSplitter *splitter)
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

/* A byte-order mark may come in pieces. */
static void skip_mark(ChJsonSplitter *splitter)
{
    static const unsigned char MARK[] = {0xef, 0xbb, 0xbf};
    bool more = !splitter->begun;

    splitter->begun = true;
    while (more && splitter->filled < sizeof MARK &&
           memcmp(splitter->block, MARK, splitter->filled) == 0)
        more = fill(splitter);
    if (more && memcmp(splitter->block, MARK, sizeof MARK) == 0)
        splitter->at = sizeof MARK;
}

/* To the next object, or to whatever stands in its place. */
static int find_start(ChJsonSplitter *splitter)
{
    int byte = peek(splitter);

    if (splitter->lost)
        while (byte != END && !(byte == '{' && splitter->column == 1)) {
            pass(splitter);
            byte = peek(splitter);
        }
    splitter->lost = false;
    while (is_blank(byte)) {
        pass(splitter);
        byte = peek(splitter);
    }
    return byte;
}

static void follow_string(Nesting *nesting, int byte)
{
    nesting->broken = byte < ' ';
    nesting->in_string = nesting->escaped || byte != '"';
    nesting->escaped = !nesting->escaped && byte == '\\';
}

static void follow(Nesting *nesting, int byte)
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

/* Collects the object, and the rest of the line that it or its sense ends on. */
static ChStatus collect(ChJsonSplitter *splitter, bool *broken)
{
    Nesting nesting = {0};

    for (int byte = peek(splitter); byte != END; byte = peek(splitter)) {
        if (byte == '\n' && (nesting.closed || nesting.broken))
            break;
        if (splitter->text.length == CH_JSON_MAX_SIZE)
            return CH_JSON_SIZE;
        if (!nesting.closed && !nesting.broken)
            follow(&nesting, byte);
        else
            *broken |= !is_blank(byte);
        if (nesting.broken && byte == '\n')
            break;
        ch_text_char(&splitter->text, (char)byte);
        pass(splitter);
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
    const ChStatus status = collect(splitter, &splitter->lost);
    if (status != CH_OK) {
        splitter->lost = true;
        return ch_fault_words(fault, status, line, column, status == CH_IO ? "read error" : "");
    }
    *source = (ChJsonSource){splitter->text.data, splitter->text.length, line, column};
    return CH_OK;
}
