/* library_loader.c - finds the module that draws PNG and PDF, for the shared library.
 *
 * It is in the folder crosshatch beside the library; beside the extension of Python, which has the
 * library linked in; for a library in a build tree, in that tree's folder.
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

/* Opens the module in a folder, whose path is that of the library up to its slash, and SUB. */
static const ChPainter *open_in(const char *library, size_t length, const char *sub)
{
    char path[PATH];
    const int written = snprintf(path, sizeof path, "%.*s%s" MODULE, (int)length, library, sub);

    return written > 0 && written < PATH ? ch_painter_open(path) : NULL;
}

const ChPainter *ch_painter_load(void)
{
    static const char own = 0;
    const size_t end = strlen(IN_BUILD);
    Dl_info library;
    const char *const slash = dladdr(&own, &library) != 0 ? strrchr(library.dli_fname, '/') : NULL;

    if (slash == NULL)
        return NULL;
    const size_t length = (size_t)(slash + 1 - library.dli_fname);
    const bool is_built = length >= end && memcmp(slash + 1 - end, IN_BUILD, end) == 0;
    const ChPainter *const painter =
        open_in(library.dli_fname, length, is_built ? "../picture/" : "crosshatch/");
    return painter != NULL ? painter : open_in(library.dli_fname, length, "");
}
