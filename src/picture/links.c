/* links.c - draws the links of a chain as arrows that avoid the marks.
 *
 * Each link is a parabola from one candidate to another.  The program tries curves that bend more
 * and more to either side.  It takes the one that covers the least of digits, marks and earlier
 * arrows; among equals the straightest.
 *
 *              . control
 *           .     .
 *        (3)  ->    (7)       the arrow begins and ends at the edge of the forms around the marks
 *
 * A link from or to a group begins or ends at the nearest candidate of the group; bars join the
 * candidates of a group.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "parts.h"

enum {
    STEPS = 64,               /* into which a curve is divided */
    CLEARANCE = CH_DISC + 10, /* from a mark's middle to an arrow's end */
    HEAD = 90,                /* the length of an arrow's head, and of a short arrow's */
    SMALL_HEAD = 76,
    NEAR = 75,                         /* a point this near to a mark's middle covers the mark */
    NEAR_DIGIT = 240,                  /* or, for a digit, the digit */
    SHORT = 2 * CLEARANCE + HEAD + 40, /* a shorter straight arrow has no room */
    SHORT_LEAST = 220, /* so a short arrow bends by this much, to be visible next to its marks */
    SHORT_FURTHEST = 310,
    ON_LINE = 25,
    FURTHEST = 900, /* how far an arrow bends at most */
    GRAIN = 60,     /* the raster of the arrows drawn so far */
    RASTER = CH_BOARD_SIZE / GRAIN
};

typedef struct Arrow {
    ChPoint from, control, to;
} Arrow;

typedef struct Web {
    ChLayout *layout;
    uint8_t drawn[RASTER][RASTER]; /* whether an earlier arrow passes here */
} Web;

static int square_root(int64_t square)
{
    int64_t low = 0;

    for (int64_t bit = 1 << 15; bit > 0; bit /= 2)
        if ((low + bit) * (low + bit) <= square)
            low += bit;
    return (int)low;
}

static int distance(ChPoint a, ChPoint b)
{
    const int64_t x = a.x - b.x;
    const int64_t y = a.y - b.y;

    return square_root(x * x + y * y);
}

/* Returns the blossom of a parabola: for equal s and t the point at s, otherwise the control point
 * of the piece between them. */
static ChPoint blossom(const Arrow *arrow, int s, int t)
{
    const int a = (STEPS - s) * (STEPS - t);
    const int b = s * (STEPS - t) + t * (STEPS - s);
    const int c = s * t;

    return (ChPoint){(a * arrow->from.x + b * arrow->control.x + c * arrow->to.x) / (STEPS * STEPS),
                     (a * arrow->from.y + b * arrow->control.y + c * arrow->to.y) /
                         (STEPS * STEPS)};
}

/* ---- what an arrow covers ---- */

static int cost_of_mark(const ChLayout *layout, int candidate, ChPoint at)
{
    if (!ch_layout_shows(layout, candidate) ||
        distance(at, ch_slot_middle(layout, candidate)) > NEAR)
        return 0;
    return ch_tone_row[layout->scheme.candidate[candidate]].form == CH_FORM_NONE ? 6 : 14;
}

/* Reports whether the coordinate is so near to a line between two cells that the line would hide an
 * arrow. */
static bool on_line(int x)
{
    const int past = (x + ON_LINE) % CH_CELL_SIZE;

    return past < 2 * ON_LINE;
}

static int cost_of_point(const Web *web, ChPoint at)
{
    const ChLayout *const layout = web->layout;
    const int x = at.x - layout->origin.x;
    const int y = at.y - layout->origin.y;

    if (x < 0 || y < 0 || x >= CH_BOARD_SIZE || y >= CH_BOARD_SIZE)
        return 40;
    const int cell = CH_CELL_AT(y / CH_CELL_SIZE, x / CH_CELL_SIZE);
    const int drawn = web->drawn[y / GRAIN][x / GRAIN] * 8 + (on_line(x) || on_line(y) ? 3 : 0);
    if (layout->picture->board->digit[cell] != CH_NO_DIGIT)
        return drawn + (distance(at, ch_cell_middle(layout, cell)) < NEAR_DIGIT ? 60 : 0);
    const int column = (x % CH_CELL_SIZE - CH_CELL_PAD) / CH_SLOT_SIZE;
    const int row = (y % CH_CELL_SIZE - CH_CELL_HEAD) / CH_SLOT_SIZE;
    if (column > 2 || row > 2)
        return drawn;
    return drawn + cost_of_mark(layout, CH_CANDIDATE(cell, 3 * row + column), at);
}

/* Finds where an arrow leaves its first mark and where it reaches its last, as steps along the
 * curve.  GAP shortens the end for the head.  Returns false when nothing is left between the
 * two. */
static bool trim_arrow(const Arrow *arrow, int gap, int *first, int *last)
{
    *first = 0;
    *last = STEPS;
    while (*first < STEPS && distance(blossom(arrow, *first, *first), arrow->from) < CLEARANCE)
        ++*first;
    while (*last > 0 && distance(blossom(arrow, *last, *last), arrow->to) < CLEARANCE + gap)
        --*last;
    return *first < *last;
}

static int cost_of(const Web *web, const Arrow *arrow)
{
    int cost = 0;
    int first;
    int last;

    if (!trim_arrow(arrow, 0, &first, &last))
        return INT32_MAX / 2;
    for (int i = first; i <= last; i++)
        cost += cost_of_point(web, blossom(arrow, i, i));
    return cost;
}

/* Returns an arrow whose middle lies OFFSET away from the straight line. */
static Arrow bent_arrow(ChPoint from, ChPoint to, int offset)
{
    const int length = distance(from, to) > 0 ? distance(from, to) : 1;
    const int64_t reach = 2 * offset;

    return (Arrow){from,
                   {(from.x + to.x) / 2 - (int)(reach * (to.y - from.y) / length),
                    (from.y + to.y) / 2 + (int)(reach * (to.x - from.x) / length)},
                   to};
}

/* Reports whether a bend is allowed.  Between near marks an arrow must bend. */
static bool is_allowed_bend(int offset, int length)
{
    return length < SHORT ? offset >= SHORT_LEAST && offset <= SHORT_FURTHEST
                          : offset <= length / 2;
}

static Arrow best_arrow(const Web *web, ChPoint from, ChPoint to)
{
    const int length = distance(from, to);
    Arrow best = bent_arrow(from, to, 0);
    int least = INT32_MAX;

    for (int offset = 0; offset <= FURTHEST; offset += offset < 300 ? 30 : 75)
        for (int side = -1; side <= 1 && is_allowed_bend(offset, length); side += 2) {
            const Arrow arrow = bent_arrow(from, to, side * offset);
            const int cost = cost_of(web, &arrow) + offset / 12;
            if (cost >= least)
                continue;
            least = cost;
            best = arrow;
        }
    return best;
}

static void rasterize_arrow(Web *web, const Arrow *arrow)
{
    for (int i = 4; i <= STEPS - 4; i++) {
        const ChPoint at = blossom(arrow, i, i);
        const int x = (at.x - web->layout->origin.x) / GRAIN;
        const int y = (at.y - web->layout->origin.y) / GRAIN;
        if (x >= 0 && y >= 0 && x < RASTER && y < RASTER)
            web->drawn[y][x] = 1;
    }
}

/* ---- drawing ---- */

static void draw_head(ChLayout *layout, ChPoint base, ChPoint tip, ChTone tone)
{
    const int x = (tip.x - base.x) * 44 / 100; /* half the width of the head */
    const int y = (tip.y - base.y) * 44 / 100;
    ChFigure head = ch_layout_figure(layout, CH_FIGURE_POLYGON, tone);

    head.points = 3;
    head.point[0] = tip;
    head.point[1] = (ChPoint){base.x - y, base.y + x};
    head.point[2] = (ChPoint){base.x + y, base.y - x};
    head.line = CH_NO_INK;
    ch_draw_figure(layout, &head);
}

static void draw_arrow(ChLayout *layout, const Arrow *arrow, ChTone tone)
{
    ChFigure curve = ch_layout_figure(layout, CH_FIGURE_CURVE, tone);
    int first;
    int last;
    int tip;
    const int head = distance(arrow->from, arrow->to) < SHORT ? SMALL_HEAD : HEAD;

    (void)trim_arrow(arrow, 0, &first, &tip);
    if (trim_arrow(arrow, head, &first, &last)) {
        curve.point[0] = blossom(arrow, first, first);
        curve.point[1] = blossom(arrow, first, last);
        curve.point[2] = blossom(arrow, last, last);
        curve.fill = CH_NO_INK;
        ch_draw_figure(layout, &curve);
    }
    draw_head(layout, blossom(arrow, last, last), blossom(arrow, tip, tip), tone);
}

void ch_draw_arrow(ChLayout *layout, ChPoint middle, int reach, ChTone tone)
{
    const ChPoint from = {middle.x - reach - CLEARANCE, middle.y};
    const ChPoint to = {middle.x + reach + CLEARANCE, middle.y};

    draw_arrow(layout, &(Arrow){from, middle, to}, tone);
}

/* Draws bars between the candidates of a group. */
static void draw_bars(ChLayout *layout, const ChPictureNode *node)
{
    for (int i = 1; i < node->count; i++) {
        ChFigure bar = ch_layout_figure(layout, CH_FIGURE_LINE, CH_TONE_GROUP);
        bar.point[0] = ch_slot_middle(layout, node->candidate[i - 1]);
        bar.point[1] = ch_slot_middle(layout, node->candidate[i]);
        ch_draw_figure(layout, &bar);
    }
}

/* Returns the candidates of a node that are shown. */
static ChPictureNode shown_candidates(const ChLayout *layout, const ChPictureNode *node)
{
    ChPictureNode left = {0};

    for (int i = 0; i < node->count; i++)
        if (ch_layout_shows(layout, node->candidate[i]))
            left.candidate[left.count++] = node->candidate[i];
    return left;
}

/* Finds the two ends of a link that are nearest to each other. */
static void find_nearest_ends(const ChLayout *layout, const ChLink *link, ChPoint *from,
                              ChPoint *to)
{
    int least = INT32_MAX;

    for (int i = 0; i < link->from.count; i++)
        for (int j = 0; j < link->to.count; j++) {
            const ChPoint one = ch_slot_middle(layout, link->from.candidate[i]);
            const ChPoint other = ch_slot_middle(layout, link->to.candidate[j]);
            if (distance(one, other) >= least)
                continue;
            least = distance(one, other);
            *from = one;
            *to = other;
        }
}

static bool is_same_node(const ChPictureNode *one, const ChPictureNode *other)
{
    return one->count == other->count &&
           memcmp(one->candidate, other->candidate, one->count * sizeof one->candidate[0]) == 0;
}

/* Reports whether an earlier link is the same; the cases of a net may share links. */
static bool is_repeated(const ChStepRecord *step, const ChLink *link, const ChMark *before)
{
    ChLink other;

    for (const ChMark *mark = ch_pattern_link(&other, step->mark, before); mark != NULL;
         mark = ch_pattern_link(&other, mark, before))
        if (other.strong == link->strong && is_same_node(&other.from, &link->from) &&
            is_same_node(&other.to, &link->to))
            return true;
    return false;
}

static void draw_link(Web *web, const ChLink *link, ChTone tone, const char *stem, int number)
{
    ChLayout *const layout = web->layout;
    ChPoint from = {0, 0};
    ChPoint to = {0, 0};

    find_nearest_ends(layout, link, &from, &to);
    const Arrow arrow = best_arrow(web, from, to);
    rasterize_arrow(web, &arrow);
    ch_open_group(layout, ch_layout_id(layout, stem, "", number), ch_tone_row[tone].class);
    draw_bars(layout, &link->from);
    draw_bars(layout, &link->to);
    draw_arrow(layout, &arrow, tone);
    ch_close_group(layout);
}

static void draw_net(Web *web, const ChNet *net)
{
    for (int i = 0; i < net->arrow_count; i++) {
        const ChNetArrow *const arrow = &net->arrow[i];
        const ChLink link = {{1, {arrow->from}}, {1, {arrow->to}}, false};
        if (ch_layout_shows(web->layout, arrow->from) && ch_layout_shows(web->layout, arrow->to))
            draw_link(web, &link, arrow->leads ? CH_TONE_LEADS : CH_TONE_WEAK, "way-", i + 1);
    }
}

void ch_draw_links(ChLayout *layout)
{
    const ChStepRecord *const step = layout->picture->step;
    const ChMark *const end = step == NULL ? NULL : ch_marks_end(step);
    Web web = {.layout = layout};
    ChLink link;
    int number = 0;

    if (step == NULL || !layout->pencil)
        return;
    ch_open_group(layout, "", "links");
    draw_net(&web, &layout->scheme.net);
    for (const ChMark *mark = layout->scheme.net.is_net ? end : step->mark, *next;
         (next = ch_pattern_link(&link, mark, end)) != NULL; mark = next) {
        number++;
        const bool repeated = is_repeated(step, &link, mark);
        link.from = shown_candidates(layout, &link.from);
        link.to = shown_candidates(layout, &link.to);
        if (link.from.count > 0 && link.to.count > 0 && !repeated)
            draw_link(&web, &link, link.strong ? CH_TONE_STRONG : CH_TONE_WEAK, "link-", number);
    }
    ch_close_group(layout);
}
