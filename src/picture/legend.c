/* legend.c - draws the legend: a sample and a name for each kind of thing in the picture.
 *
 * SPDX-License-Identifier: MIT
 */
#include "parts.h"

enum { SAMPLE_REACH = 110 }; /* of a line, from its middle */

static bool is_shown_mark(const ChLayout *layout, ChTone tone)
{
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if ((layout->scheme.candidate[candidate] == tone ||
             layout->scheme.colour[candidate] == tone) &&
            ch_layout_shows(layout, candidate))
            return true;
    return false;
}

static bool is_shown_cell(const ChLayout *layout, ChTone tone)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (layout->scheme.cell[cell] == tone)
            return true;
    return false;
}

static bool has_letters(const ChScheme *scheme)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (scheme->letters[cell] != 0)
            return true;
    return false;
}

static bool has_arrow(const ChNet *net, bool leads)
{
    for (int i = 0; i < net->arrow_count; i++)
        if (net->arrow[i].leads == leads)
            return true;
    return false;
}

static bool has_link(const ChLayout *layout, bool strong)
{
    const ChStepRecord *const step = layout->picture->step;
    const ChMark *const end = ch_marks_end(step);
    ChLink link;

    for (const ChMark *mark = ch_pattern_link(&link, step->mark, end); mark != NULL;
         mark = ch_pattern_link(&link, mark, end))
        if (link.strong == strong && !layout->scheme.net.is_net)
            return true;
    return false;
}

/* Reports whether a link begins or ends at a group. */
static bool has_group(const ChLayout *layout)
{
    const ChStepRecord *const step = layout->picture->step;
    const ChMark *const end = ch_marks_end(step);
    ChLink link;

    for (const ChMark *mark = ch_pattern_link(&link, step->mark, end); mark != NULL;
         mark = ch_pattern_link(&link, mark, end))
        if ((link.from.count > 1 || link.to.count > 1) && !layout->scheme.net.is_net)
            return true;
    return false;
}

/* Reports whether a cell of that tone looks like a plain cell. */
static bool is_bare(const ChLayout *layout, ChTone tone)
{
    return ch_tone_row[tone].width == 0 &&
           ch_layout_ink(layout, tone)->fill == ch_layout_ink(layout, CH_TONE_BARE)->fill;
}

static bool is_used(const ChLayout *layout, ChTone tone)
{
    const ChScheme *const scheme = &layout->scheme;

    switch (tone) {
    case CH_TONE_BASE:
        return scheme->bases != 0;
    case CH_TONE_COVER:
        return scheme->covers != 0;
    case CH_TONE_STRONG:
    case CH_TONE_WEAK:
        return has_link(layout, tone == CH_TONE_STRONG) ||
               (tone == CH_TONE_WEAK && has_arrow(&scheme->net, false));
    case CH_TONE_LEADS:
        return has_arrow(&scheme->net, true);
    case CH_TONE_TURN:
        return scheme->net.is_net;
    case CH_TONE_LOOP:
        return !ch_cells_empty(scheme->loop);
    case CH_TONE_GROUP:
        return has_group(layout);
    case CH_TONE_LOSING:
    case CH_TONE_GROUND:
        return is_shown_cell(layout, tone) && !is_bare(layout, tone);
    case CH_TONE_SET_1: /* represents all sets */
        return has_letters(scheme) || is_shown_cell(layout, tone);
    case CH_TONE_HATCHING:
        return ch_candidates_next(&scheme->hatching, 0) >= 0;
    case CH_TONE_CLASHING:
        return !ch_cells_empty(scheme->clashing);
    case CH_TONE_CLOSED:
        return !ch_cells_empty(scheme->closed) && !layout->pencil;
    case CH_TONE_PLACED:
        return layout->picture->step->place_count > 0;
    default:
        return tone < CH_TONE_GIVEN ? is_shown_mark(layout, tone) : is_shown_cell(layout, tone);
    }
}

static bool is_listed(const ChLayout *layout, ChTone tone)
{
    return ch_tone_row[tone].word[0] != '\0' && is_used(layout, tone);
}

static bool has_legend(const ChLayout *layout)
{
    return layout->picture->legend && layout->picture->step != NULL;
}

int ch_legend_rows(const ChLayout *layout)
{
    int count = 0;

    for (ChTone tone = 0; has_legend(layout) && tone < CH_TONES; tone++)
        count += is_listed(layout, tone);
    return (count + CH_LEGEND_COLUMNS - 1) / CH_LEGEND_COLUMNS;
}

/* ---- drawing ---- */

static void draw_line(ChLayout *layout, ChPoint middle, ChTone tone)
{
    ChFigure line = ch_layout_figure(layout, CH_FIGURE_LINE, tone);

    if (tone != CH_TONE_GROUP && tone != CH_TONE_LOOP) {
        ch_draw_arrow(layout, middle, SAMPLE_REACH, tone);
        return;
    }
    line.point[0] = (ChPoint){middle.x - SAMPLE_REACH, middle.y};
    line.point[1] = (ChPoint){middle.x + SAMPLE_REACH, middle.y};
    ch_draw_figure(layout, &line);
}

static void draw_box(ChLayout *layout, ChPoint middle, ChTone tone)
{
    ChFigure box = ch_layout_figure(layout, CH_FIGURE_RECTANGLE, tone);

    box.point[0] = (ChPoint){middle.x - 100, middle.y - 80};
    box.point[1] = (ChPoint){middle.x + 100, middle.y + 80};
    box.size = 20;
    if (box.line == CH_NO_INK) {
        box.line = ch_layout_ink(layout, CH_TONE_THIN)->line;
        box.width = 8;
    }
    ch_draw_figure(layout, &box);
}

static void draw_sample(ChLayout *layout, ChPoint middle, ChTone tone)
{
    switch (ch_tone_row[tone].form) {
    case CH_FORM_TAG:
        ch_draw_tag(layout, middle, CH_TONE_ON, "1");
        break;
    case CH_FORM_BOX:
    case CH_FORM_FRAME:
        draw_box(layout, middle, tone);
        if (tone == CH_TONE_SET_1 && has_letters(&layout->scheme))
            ch_draw_text(layout, middle, CH_SMALL_TEXT, CH_TONE_GIVEN, true, "A");
        break;
    case CH_FORM_LINE:
        draw_line(layout, middle, tone);
        break;
    case CH_FORM_CROSS:
        ch_draw_cross(layout, middle, 60);
        break;
    case CH_FORM_RING:
        ch_draw_form(layout, middle, 70, tone);
        break;
    default:
        ch_draw_form(layout, middle, CH_DISC, tone);
        if (tone == CH_TONE_GONE)
            ch_draw_stroke(layout, middle, CH_DISC);
    }
}

/* Returns the name of a tone.  The tones of sets also show pairs of digits, without letters. */
static const char *word_of(const ChLayout *layout, ChTone tone)
{
    return tone == CH_TONE_SET_1 && !has_letters(&layout->scheme) ? N_("digits that change places")
                                                                  : ch_tone_row[tone].word;
}

/* Draws an entry; MIDDLE is the middle of its sample. */
static void draw_entry(ChLayout *layout, ChPoint middle, ChTone tone)
{
    ChFigure word = ch_layout_figure(layout, CH_FIGURE_TEXT, CH_TONE_GIVEN);

    layout->canvas->open(layout->canvas,
                         ch_layout_id(layout, "legend-", ch_tone_row[tone].class, 0), "", 0,
                         CH_NO_INK);
    draw_sample(layout, middle, tone);
    word.point[0] = (ChPoint){middle.x + 190, middle.y};
    word.starts = true;
    word.size = CH_LEGEND_TEXT;
    word.text = ch_translate(layout->picture->language, word_of(layout, tone));
    ch_draw_figure(layout, &word);
    ch_close_group(layout);
}

void ch_draw_legend(ChLayout *layout)
{
    const int step = (layout->size.x - layout->origin.x - CH_MARGIN) / CH_LEGEND_COLUMNS;
    int at = 0;

    ch_open_group(layout, "", "legend");
    for (ChTone tone = 0; tone < CH_TONES; tone++) {
        if (!is_listed(layout, tone))
            continue;
        const ChPoint middle = {layout->origin.x + at % CH_LEGEND_COLUMNS * step + 130,
                                layout->origin.y + CH_BOARD_SIZE + CH_MARGIN +
                                    at / CH_LEGEND_COLUMNS * CH_LEGEND_ROW + CH_LEGEND_ROW / 2};
        draw_entry(layout, middle, tone);
        at++;
    }
    ch_close_group(layout);
}
