/* xml_games.h - the games of an OpenSudoku file, one after another; expat does the parsing.
 *
 *      <opensudoku version="2">
 *        <name>...</name> <author>...</author>       told above the game that comes next
 *        <folder name="Easy">                        so is this
 *          <game data="..." note="..."/>
 *
 * Memory is bounded, whatever comes: tags are short, nothing is nested deep, and there is no
 * document type, so that no entities can grow.  xml_games.c is the one file that knows expat; built
 * without it, no_expat.c refuses all XML.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_XML_GAMES_H
#define CH_FORMATS_XML_GAMES_H

#include "line_source.h"
#include "text.h"

/* What convert calls its folder of games: it is not told. */
#define CH_XML_FOLDER "crosshatch"

typedef struct ChXmlGame {
    ChText data; /* its attributes of these names */
    ChText note;
    ChText head; /* what the file says since the last game: each name, author and so on a line that
                    begins with # */
    size_t line, column;
} ChXmlGame;

typedef struct ChXmlGames ChXmlGames;

/* A document whose first line has this number.  CH_NO_MEMORY, CH_NO_EXPAT, or CH_OK; then
 * ch_xml_close() frees it. */
ChStatus ch_xml_open(ChXmlGames **games, size_t line);
void ch_xml_close(ChXmlGames *games); /* may be NULL */

/* The next game, which lasts until the next call.  NULL behind the last one, where SOURCE stands
 * behind the document; NULL when SOURCE fails; NULL and what is wrong with the document, of which
 * nothing more is read: SOURCE is at its end. */
ChStatus ch_xml_next(ChXmlGames *games, ChSource *source, const ChXmlGame **game, ChFault *fault);

#endif
