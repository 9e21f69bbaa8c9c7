/* module.c - the exported symbol of the module for PNG and PDF; see painter.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "painter.h"

extern __attribute__((visibility("default"))) const ChPainter ch_painter;

const ChPainter ch_painter = {.make = CH_PAINTER_MAKE,
                              .png = ch_picture_png,
                              .plot_png = ch_plot_png,
                              .can_write = ch_picture_can_write,
                              .book_open = ch_book_open,
                              .book_page = ch_book_page,
                              .book_picture = ch_book_picture,
                              .book_flow = ch_book_flow,
                              .book_heading = ch_book_heading,
                              .book_words = ch_book_words,
                              .book_figure = ch_book_figure,
                              .book_break = ch_book_break,
                              .book_close = ch_book_close};
