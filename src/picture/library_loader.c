/* library_loader.c - finds the module that draws PNG and PDF, for the shared library.
 *
 * There is one location to load from: the folder crosshatch beside the library; for a library in a
 * build tree, that tree's folder.  A program that has the library linked in finds no module.
 *
 * SPDX-License-Identifier: MIT
 */
#define _GNU_SOURCE /* dladdr */
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "painter.h"

#define MODULE "crosshatch-pictures.so"
#define IN_BUILD "/src/api/" /* the end of the library's folder in a build tree */

enum { PATH = 4096 };

const ChPainter *ch_painter_load(void)
{
    static const char own = 0;
    const size_t end = strlen(IN_BUILD);
    char path[PATH];
    Dl_info library;
    const char *const slash = dladdr(&own, &library) != 0 ? strrchr(library.dli_fname, '/') : NULL;

    if (slash == NULL)
        return NULL;
    const size_t length = (size_t)(slash + 1 - library.dli_fname);
    const bool is_built = length >= end && memcmp(slash + 1 - end, IN_BUILD, end) == 0;
    const int written = snprintf(path, sizeof path, "%.*s%s/" MODULE, (int)length,
                                 library.dli_fname, is_built ? "../picture" : "crosshatch");
    return written > 0 && written < PATH ? ch_painter_open(path) : NULL;
}
