/* turns.c - draws tags next to the marks of a net: the order of the consequences, and the letters
 * of inner nets.
 *
 * SPDX-License-Identifier: MIT
 */
#include "parts.h"

#include "sentence.h"

enum { TAG_OFFSET = 84, HALF_HEIGHT = 58, HALF_WIDTH = 54, WIDER = 30 };

void ch_draw_tag(ChLayout *layout, ChPoint middle, ChTone tone, const char *text)
{
    const int half = HALF_WIDTH + (text[1] != '\0' ? WIDER : 0);
    ChFigure tag = ch_layout_figure(layout, CH_FIGURE_RECTANGLE, CH_TONE_TURN);

    tag.fill = ch_layout_ink(layout, tone)->line;
    tag.point[0] = (ChPoint){middle.x - half, middle.y - HALF_HEIGHT};
    tag.point[1] = (ChPoint){middle.x + half, middle.y + HALF_HEIGHT};
    tag.size = HALF_HEIGHT;
    ch_draw_figure(layout, &tag);
    ch_draw_text(layout, middle, CH_TAG_TEXT, CH_TONE_TURN, true, text);
}

static void draw_tag(ChLayout *layout, int candidate, ChTone tone, const char *text)
{
    const ChPoint middle = ch_slot_middle(layout, candidate);

    ch_draw_tag(layout, (ChPoint){middle.x + TAG_OFFSET, middle.y - TAG_OFFSET}, tone, text);
}

static void draw_turn(ChLayout *layout, int candidate, unsigned number)
{
    const char text[] = {(char)('0' + number / 10), (char)('0' + number % 10), '\0'};

    draw_tag(layout, candidate, CH_TONE_ON, number < 10 ? text + 1 : text);
}

void ch_draw_turns(ChLayout *layout)
{
    const ChScheme *const scheme = &layout->scheme;

    if (!scheme->net.is_net)
        return;
    ch_open_group(layout, "", "turns");
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const unsigned inner = scheme->letter[candidate];
        const char *const text = inner > 0 ? ch_letter(inner - 1) : "";
        if (!ch_layout_shows(layout, candidate))
            continue;
        if (scheme->net.number[candidate] > 0 && scheme->net.number[candidate] < 100)
            draw_turn(layout, candidate, scheme->net.number[candidate]);
        else if (*text != '\0')
            draw_tag(layout, candidate, CH_TONE_INNER, text);
    }
    ch_close_group(layout);
}
