/* cairo_canvas.c - draws the figures with cairo, for PNG and PDF.
 *
 * SPDX-License-Identifier: MIT
 */
#include <cairo-pdf.h>
#include <cairo.h>

#include "draw.h"
#include "plot_draw.h"
#include "screen.h"

typedef struct Screen {
    ChCanvas canvas; /* first, so that a canvas can be cast to its screen */
    cairo_t *cairo;
    ChLanguage language;
} Screen;

static double to_units(int tenths)
{
    return tenths / 10.0;
}

static void set_colour(cairo_t *cairo, uint32_t colour)
{
    cairo_set_source_rgb(cairo, (colour >> 16 & 255) / 255.0, (colour >> 8 & 255) / 255.0,
                         (colour & 255) / 255.0);
}

static void trace_rectangle(cairo_t *cairo, const ChFigure *figure)
{
    const double quarter = 1.5707963267948966;
    const double radius = to_units(figure->size);
    const double left = to_units(figure->point[0].x);
    const double top = to_units(figure->point[0].y);
    const double right = to_units(figure->point[1].x);
    const double bottom = to_units(figure->point[1].y);

    cairo_new_sub_path(cairo);
    cairo_arc(cairo, right - radius, top + radius, radius, -quarter, 0);
    cairo_arc(cairo, right - radius, bottom - radius, radius, 0, quarter);
    cairo_arc(cairo, left + radius, bottom - radius, radius, quarter, 2 * quarter);
    cairo_arc(cairo, left + radius, top + radius, radius, 2 * quarter, 3 * quarter);
    cairo_close_path(cairo);
}

/* Traces a parabola as the equivalent cubic curve. */
static void trace_curve(cairo_t *cairo, const ChFigure *figure)
{
    const ChPoint *const p = figure->point;

    cairo_move_to(cairo, to_units(p[0].x), to_units(p[0].y));
    cairo_curve_to(cairo, to_units(p[0].x + 2 * p[1].x) / 3, to_units(p[0].y + 2 * p[1].y) / 3,
                   to_units(p[2].x + 2 * p[1].x) / 3, to_units(p[2].y + 2 * p[1].y) / 3,
                   to_units(p[2].x), to_units(p[2].y));
}

static void trace_points(cairo_t *cairo, const ChFigure *figure)
{
    const int count = figure->kind == CH_FIGURE_LINE ? 2 : figure->points;

    for (int i = 0; i < count; i++)
        cairo_line_to(cairo, to_units(figure->point[i].x), to_units(figure->point[i].y));
    if (figure->kind == CH_FIGURE_POLYGON)
        cairo_close_path(cairo);
}

static void trace_figure(cairo_t *cairo, const ChFigure *figure)
{
    switch (figure->kind) {
    case CH_FIGURE_RECTANGLE:
        trace_rectangle(cairo, figure);
        break;
    case CH_FIGURE_CIRCLE:
        cairo_arc(cairo, to_units(figure->point[0].x), to_units(figure->point[0].y),
                  to_units(figure->size), 0, 6.283185307179586);
        break;
    case CH_FIGURE_CURVE:
        trace_curve(cairo, figure);
        break;
    default:
        trace_points(cairo, figure);
    }
}

static void draw_text(const Screen *screen, const ChFigure *figure)
{
    cairo_t *const cairo = screen->cairo;
    const double size = to_units(figure->size);
    cairo_text_extents_t extents;

    ch_screen_font(cairo, figure->text, screen->language, figure->bold);
    cairo_set_font_size(cairo, size);
    cairo_text_extents(cairo, figure->text, &extents);
    set_colour(cairo, figure->fill);
    cairo_move_to(cairo,
                  to_units(figure->point[0].x) - (figure->starts ? 0 : extents.x_advance / 2),
                  to_units(figure->point[0].y) + size * 0.36);
    cairo_show_text(cairo, figure->text);
}

static void draw_figure(ChCanvas *canvas, const ChFigure *figure)
{
    static const double coarse[] = {9, 6};
    static const double fine[] = {5, 3};
    cairo_t *const cairo = ((Screen *)canvas)->cairo;

    cairo_new_path(cairo);
    if (figure->kind == CH_FIGURE_TEXT) {
        draw_text((Screen *)canvas, figure);
        return;
    }
    trace_figure(cairo, figure);
    if (figure->fill != CH_NO_INK) {
        set_colour(cairo, figure->fill);
        cairo_fill_preserve(cairo);
    }
    if (figure->line == CH_NO_INK)
        return;
    set_colour(cairo, figure->line);
    cairo_set_line_width(cairo, to_units(figure->width));
    cairo_set_dash(cairo, figure->width > 20 ? coarse : fine, figure->dashed ? 2 : 0, 0);
    cairo_stroke(cairo);
}

static void open_group(ChCanvas *canvas, const char *id, const char *class, int size, uint32_t fill)
{
    (void)canvas;
    (void)id;
    (void)class;
    (void)size;
    (void)fill;
}

static void close_group(ChCanvas *canvas)
{
    (void)canvas;
}

/* ---- surfaces ---- */

static cairo_status_t append_bytes(void *out, const unsigned char *bytes, unsigned length)
{
    ch_text_add(out, (const char *)bytes, length);
    return ((ChText *)out)->failed ? CAIRO_STATUS_WRITE_ERROR : CAIRO_STATUS_SUCCESS;
}

cairo_surface_t *ch_screen_pdf(ChText *out, double width, double height, const char *title)
{
    cairo_surface_t *const surface =
        cairo_pdf_surface_create_for_stream(append_bytes, out, width, height);

    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
    if (title != NULL)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title);
    return surface;
}

ChStatus ch_screen_end(cairo_t *cairo, cairo_surface_t *surface)
{
    cairo_status_t status = cairo_status(cairo);

    cairo_destroy(cairo);
    cairo_surface_finish(surface);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return status == CAIRO_STATUS_SUCCESS ? CH_OK : CH_NO_MEMORY;
}

void ch_screen_draw(cairo_t *cairo, const ChPicture *picture, double width)
{
    Screen screen = {.canvas = {open_group, close_group, draw_figure},
                     .cairo = cairo,
                     .language = picture->language};
    ChLayout layout;

    ch_layout_start(&layout, picture);
    const double scale = width * 10 / layout.size.x;
    cairo_save(cairo);
    cairo_scale(cairo, scale, scale);
    ch_layout_draw(&layout, &screen.canvas);
    cairo_restore(cairo);
}

void ch_screen_sheet(cairo_t *cairo, const ChPicture *picture, double width)
{
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    ch_screen_draw(cairo, picture, width);
}

unsigned ch_screen_width(const ChPicture *picture)
{
    ChLayout layout;

    if (picture->width != 0)
        return picture->width;
    ch_layout_start(&layout, picture);
    return (unsigned)layout.size.x / 10;
}

/* Writes an image as PNG, and frees it. */
static ChStatus write_png(ChText *out, cairo_t *cairo, cairo_surface_t *surface)
{
    const cairo_status_t status = cairo_surface_write_to_png_stream(surface, append_bytes, out);
    const ChStatus end = ch_screen_end(cairo, surface);

    return status == CAIRO_STATUS_SUCCESS ? end : CH_NO_MEMORY;
}

ChStatus ch_picture_png(ChText *out, const ChPicture *picture)
{
    const unsigned width = ch_screen_width(picture);
    cairo_surface_t *const surface =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)width, (int)ch_picture_height(picture));
    cairo_t *const cairo = cairo_create(surface);

    ch_screen_sheet(cairo, picture, width);
    return write_png(out, cairo, surface);
}

ChStatus ch_plot_png(ChText *out, const ChPlot *plot, ChLanguage language)
{
    cairo_surface_t *const surface =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, CH_PLOT_WIDTH / 10, CH_PLOT_HEIGHT / 10);
    cairo_t *const cairo = cairo_create(surface);
    Screen screen = {
        .canvas = {open_group, close_group, draw_figure}, .cairo = cairo, .language = language};

    ch_plot_draw(&screen.canvas, plot, language);
    return write_png(out, cairo, surface);
}
