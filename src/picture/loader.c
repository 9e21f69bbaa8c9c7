/* loader.c - finds the module that draws PNG and PDF.
 *
 * It is looked for where it was installed to, as seen from the command, and where a build tree has it; nowhere
 * else: neither the current folder nor the environment has a say.  (A run path would do as much, and
 * cost every start some twenty looks into that folder for other libraries.)
 *
 * SPDX-License-Identifier: MIT
 */
#include <dlfcn.h>
#include <string.h>
#include <unistd.h>

#include "painter.h"

enum { PATH = 4096 };

static bool is_of_this_build(const ChPainter *painter)
{
    const ChPainterMake make = CH_PAINTER_MAKE;

    return strncmp(painter->make.version, make.version, sizeof make.version) == 0 &&
           painter->make.picture == make.picture && painter->make.board == make.board &&
           painter->make.step == make.step;
}

/* Where the running command is, with the stroke at its end; its length, 0 where that cannot be told. */
static size_t own_folder(char folder[PATH])
{
    ssize_t length = readlink("/proc/self/exe", folder, PATH);

    while (length > 0 && folder[length - 1] != '/')
        length--;
    return length > 0 ? (size_t)length : 0;
}

/* WHERE is a path, or one that goes on from the command's folder. */
static const ChPainter *load_from(const char *where)
{
    char path[PATH];
    const size_t start = *where == '/' ? 0 : own_folder(path);
    const size_t length = strlen(where) + 1;

    if ((start == 0 && *where != '/') || start + length > PATH)
        return NULL;
    memcpy(path + start, where, length);
    void *const module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    const ChPainter *const painter = module != NULL ? dlsym(module, "ch_painter") : NULL;
    return painter != NULL && is_of_this_build(painter) ? painter : NULL;
}

/* A module once loaded stays for the rest of the process, since cairo keeps what it has found; to load it again
 * is to look it up. */
const ChPainter *ch_painter_load(void)
{
    const ChPainter *const built = load_from(CH_MODULE_BUILT "/crosshatch-pictures.so");

    return built != NULL ? built : load_from(CH_MODULE_INSTALLED "/crosshatch-pictures.so");
}
