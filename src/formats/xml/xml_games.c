/* xml_games.c - see xml_games.h.
 *
 * The parser is fed the buffered input of the source, and stops at each game and at the end of the
 * document.  The fed bytes stay in the source until the parser has used them, since lines may
 * follow the document.
 *
 * SPDX-License-Identifier: MIT
 */
#include "xml_games.h"

#include <expat.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "fault.h"

enum {
    DEEPEST = 8,           /* nesting of elements */
    LONGEST_TAG = 1 << 18, /* enough for a game with OpenSudoku's undo history */
    LONGEST_HEAD = 1 << 12,
    LONGEST_SHOWN = 32
};

struct ChXmlGames {
    XML_Parser parser;
    ChXmlGame game;
    size_t first_line; /* of the document */
    size_t fed;        /* bytes */
    size_t at_hand;    /* of them still in the source */
    int depth;
    char letter; /* header of .sdk to which text belongs now; 0 for none */
    bool has_game;
    bool ended;
    ChFault fault; /* the fault of the document */
};

/* ---- callbacks of the parser ---- */

/* Sets the fault to the text at the parser's position, up to the end of its line. */
static void set_fault(ChXmlGames *games, ChStatus status)
{
    const XML_Parser parser = games->parser;
    const size_t line = games->first_line + XML_GetCurrentLineNumber(parser) - 1;
    const size_t column = XML_GetCurrentColumnNumber(parser) + 1;
    int at = 0;
    int size = 0;
    const char *const bytes = XML_GetInputContext(parser, &at, &size);
    int length = 0;

    while (bytes != NULL && at + length < size && length < LONGEST_SHOWN &&
           bytes[at + length] != '\n' && bytes[at + length] != '\r')
        length++;
    if (length == 0)
        ch_fault_words(&games->fault, status, line, column, "end of text");
    else
        ch_fault(&games->fault, status, line, column, bytes + at, (size_t)length);
}

/* Refuses a document that is well-formed XML, but not valid here. */
static void refuse_document(ChXmlGames *games, ChStatus status)
{
    set_fault(games, status);
    XML_StopParser(games->parser, XML_FALSE);
}

static const char *attribute(const XML_Char **attributes, const char *name)
{
    for (; *attributes != NULL; attributes += 2)
        if (strcmp(attributes[0], name) == 0)
            return attributes[1];
    return "";
}

static void begin_line(ChXmlGames *games, char letter)
{
    games->letter = games->game.head.length < LONGEST_HEAD ? letter : 0;
    if (games->letter == 0)
        return;
    ch_text_char(&games->game.head, '#');
    ch_text_char(&games->game.head, letter);
}

/* Adds text to a header.  Line ends become blanks: a header is one line. */
static void add_to_line(ChXmlGames *games, const char *bytes, size_t length)
{
    ChText *const head = &games->game.head;

    for (size_t i = 0; i < length && games->letter != 0 && head->length < LONGEST_HEAD; i++)
        ch_text_char(head, bytes[i] == '\n' || bytes[i] == '\r' ? ' ' : bytes[i]);
}

static void end_line(ChXmlGames *games)
{
    if (games->letter != 0)
        ch_text_char(&games->game.head, '\n');
    games->letter = 0;
}

/* Returns the header letter for an element of a file's head; 0 for none. */
static char letter_of(const char *name)
{
    static const struct {
        const char *name;
        char letter;
    } head[] = {{"name", ' '},    {"author", 'A'}, {"description", 'D'}, {"comment", 'C'},
                {"created", 'B'}, {"source", 'S'}, {"level", 'L'},       {"sourceURL", 'U'}};

    for (size_t i = 0; i < sizeof head / sizeof head[0]; i++)
        if (strcmp(name, head[i].name) == 0)
            return head[i].letter;
    return 0;
}

static void begin_game(ChXmlGames *games, const XML_Char **attributes)
{
    ChXmlGame *const game = &games->game;

    ch_text_puts(&game->data, attribute(attributes, "data"));
    ch_text_puts(&game->note, attribute(attributes, "note"));
    game->line = games->first_line + XML_GetCurrentLineNumber(games->parser) - 1;
    game->column = XML_GetCurrentColumnNumber(games->parser) + 1;
    games->has_game = true;
    XML_StopParser(games->parser, XML_TRUE);
}

static void begin_folder(ChXmlGames *games, const char *name)
{
    if (*name == '\0' || strcmp(name, CH_XML_FOLDER) == 0)
        return;
    begin_line(games, ' ');
    add_to_line(games, name, strlen(name));
    end_line(games);
}

static void XMLCALL begin_element(void *context, const XML_Char *name, const XML_Char **attributes)
{
    ChXmlGames *const games = context;

    end_line(games);
    if (games->depth++ == 0 && strcmp(name, "opensudoku") != 0)
        refuse_document(games, CH_XML_ROOT);
    else if (games->depth > DEEPEST)
        refuse_document(games, CH_XML_SIZE);
    else if (strcmp(name, "game") == 0)
        begin_game(games, attributes);
    else if (strcmp(name, "folder") == 0)
        begin_folder(games, attribute(attributes, "name"));
    else
        begin_line(games, letter_of(name));
}

static void XMLCALL end_element(void *context, const XML_Char *name)
{
    ChXmlGames *const games = context;

    (void)name;
    end_line(games);
    if (--games->depth > 0)
        return;
    games->ended = true;
    XML_StopParser(games->parser, XML_TRUE);
}

static void XMLCALL take_text(void *context, const XML_Char *bytes, int length)
{
    add_to_line(context, bytes, (size_t)length);
}

static void XMLCALL refuse_type(void *context, const XML_Char *name, const XML_Char *system,
                                const XML_Char *public, int internal)
{
    (void)name;
    (void)system;
    (void)public;
    (void)internal;
    refuse_document(context, CH_XML_TYPE);
}

/* ---- the document ---- */

ChStatus ch_xml_open(ChXmlGames **games, size_t line)
{
    ChXmlGames *const opened = calloc(1, sizeof *opened);

    *games = NULL;
    if (opened == NULL)
        return CH_NO_MEMORY;
    opened->first_line = line;
    opened->parser = XML_ParserCreate(NULL);
    if (opened->parser == NULL) {
        free(opened);
        return CH_NO_MEMORY;
    }
    *games = opened;
    XML_SetUserData(opened->parser, opened);
    XML_SetElementHandler(opened->parser, begin_element, end_element);
    XML_SetCharacterDataHandler(opened->parser, take_text);
    XML_SetStartDoctypeDeclHandler(opened->parser, refuse_type);
    return CH_OK;
}

void ch_xml_close(ChXmlGames *games)
{
    if (games == NULL)
        return;
    XML_ParserFree(games->parser);
    ch_text_free(&games->game.data);
    ch_text_free(&games->game.note);
    ch_text_free(&games->game.head);
    free(games);
}

/* Returns the number of fed bytes that the parser has not used, counted from DONE bytes after its
 * position. */
static size_t unparsed(const ChXmlGames *games, size_t done)
{
    const XML_Index at = XML_GetCurrentByteIndex(games->parser);

    return at < 0 || (size_t)at + done > games->fed ? 0 : games->fed - (size_t)at - done;
}

static ChStatus status_of(enum XML_Error error)
{
    switch (error) {
    case XML_ERROR_NO_MEMORY:
        return CH_NO_MEMORY;
    case XML_ERROR_UNKNOWN_ENCODING:
    case XML_ERROR_INCORRECT_ENCODING:
        return CH_XML_ENCODING;
    default:
        return CH_XML_FORM;
    }
}

/* Feeds the parser the next bytes, or resumes with those that it has.  False: a fault, or no more
 * input. */
static bool parse_more(ChXmlGames *games, ChSource *source)
{
    XML_ParsingStatus parsing;
    enum XML_Status parsed;
    const char *bytes;

    XML_GetParsingStatus(games->parser, &parsing);
    if (parsing.parsing == XML_SUSPENDED) {
        parsed = XML_ResumeParser(games->parser);
    } else {
        ch_source_pass(source, games->at_hand);
        games->at_hand = ch_source_bytes(source, &bytes);
        games->fed += games->at_hand;
        parsed = XML_Parse(games->parser, bytes, (int)games->at_hand, games->at_hand == 0);
    }
    if (parsed == XML_STATUS_OK && unparsed(games, 0) > LONGEST_TAG)
        set_fault(games, CH_XML_SIZE);
    else if (parsed == XML_STATUS_ERROR && games->fault.status == CH_OK)
        set_fault(games, status_of(XML_GetErrorCode(games->parser)));
    return games->fault.status == CH_OK;
}

ChStatus ch_xml_next(ChXmlGames *games, ChSource *source, const ChXmlGame **next, ChFault *fault)
{
    ChXmlGame *const game = &games->game;

    *next = NULL;
    ch_text_clear(&game->data);
    ch_text_clear(&game->note);
    ch_text_clear(&game->head);
    games->has_game = false;
    while (!games->has_game && !games->ended) {
        if (parse_more(games, source))
            continue;
        ch_source_pass_all(source);
        *fault = games->fault;
        return source->failed ? CH_OK : fault->status;
    }
    if (game->data.failed || game->note.failed || game->head.failed) {
        ch_source_pass_all(source);
        return ch_fault_words(fault, CH_NO_MEMORY, games->first_line, 1, "");
    }
    if (games->has_game)
        *next = game;
    else
        ch_source_pass(source, games->at_hand -
                                   unparsed(games, (size_t)XML_GetCurrentByteCount(games->parser)));
    return CH_OK;
}
