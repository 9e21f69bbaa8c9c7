/* xml_games.h - reads the games of an OpenSudoku file, one after another; expat does the parsing.
 *
 *      <opensudoku version="2">
 *        <name>...</name> <author>...</author>       become comments of the next game
 *        <folder name="Easy">                        becomes one, too
 *          <game data="..." note="..."/>
 *
 * Memory is bounded for any input: tags are short, nothing is nested deep, and there is no document
 * type, so that no entities can grow.  No other file than xml_games.c uses expat; in builds without
 * it, no_expat.c refuses all XML.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_XML_GAMES_H
#define CH_FORMATS_XML_GAMES_H

#include "line_source.h"
#include "text.h"

/* The name of the folder that convert writes, which makes no comment. */
#define CH_XML_FOLDER "crosshatch"

typedef struct ChXmlGame {
    ChText data; /* attributes of the game with these names */
    ChText note;
    ChText head; /* data of the file since the last game: each name, author and so on in a line
                    that begins with # */
    size_t line, column;
} ChXmlGame;

typedef struct ChXmlGames ChXmlGames;

/* Opens a document; LINE is the number of its first line.  Returns CH_NO_MEMORY, CH_NO_EXPAT, or
 * CH_OK; then ch_xml_close() frees it. */
ChStatus ch_xml_open(ChXmlGames **games, size_t line);
void ch_xml_close(ChXmlGames *games); /* may be NULL */

/* Reads the next game, which is valid until the next call.  *GAME is NULL after the last one;
 * SOURCE is then at the end of the document.  It is also NULL when SOURCE fails, and, with a status
 * other than CH_OK, for a fault of the document.  Then nothing more is read, and SOURCE is at its
 * end. */
ChStatus ch_xml_next(ChXmlGames *games, ChSource *source, const ChXmlGame **game, ChFault *fault);

#endif
