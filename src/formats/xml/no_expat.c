/* no_expat.c - replaces xml_games.c in builds without expat.
 *
 * SPDX-License-Identifier: MIT
 */
#include "xml_games.h"

ChStatus ch_xml_open(ChXmlGames **games, size_t line)
{
    (void)line;
    *games = NULL;
    return CH_NO_EXPAT;
}

void ch_xml_close(ChXmlGames *games)
{
    (void)games;
}

ChStatus ch_xml_next(ChXmlGames *games, ChSource *source, const ChXmlGame **game, ChFault *fault)
{
    (void)games;
    (void)source;
    (void)fault;
    *game = NULL;
    return CH_NO_EXPAT;
}
