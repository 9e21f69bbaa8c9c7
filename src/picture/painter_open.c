/* painter_open.c - see painter.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include <dlfcn.h>
#include <string.h>

#include "painter.h"

static bool is_of_this_build(const ChPainter *painter)
{
    const ChPainterMake make = CH_PAINTER_MAKE;

    return strncmp(painter->make.version, make.version, sizeof make.version) == 0 &&
           painter->make.picture == make.picture && painter->make.board == make.board &&
           painter->make.step == make.step;
}

/* The module stays loaded for the rest of the process, since cairo keeps global caches; a second
 * load only looks it up. */
const ChPainter *ch_painter_open(const char *path)
{
    void *const module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    const ChPainter *const painter = module != NULL ? dlsym(module, "ch_painter") : NULL;

    return painter != NULL && is_of_this_build(painter) ? painter : NULL;
}
