/* loader.c - finds the module that draws PNG and PDF.
 *
 * It is looked for in one place: where it was installed to, as seen from the command; or, by a
 * command that is still in a build tree, where that has it.  Neither the current folder nor the
 * environment has a say.  (A run path would do as much, and cost every start some twenty looks into
 * that folder for other libraries.)
 *
 * SPDX-License-Identifier: MIT
 */
#include <dlfcn.h>
#include <string.h>
#include <unistd.h>

#include "painter.h"

#define MODULE "/crosshatch-pictures.so"
#define IN_BUILD "/src/cli/" /* how the folder of a command in a build tree ends */

enum { PATH = 4096 };

static bool is_of_this_build(const ChPainter *painter)
{
    const ChPainterMake make = CH_PAINTER_MAKE;

    return strncmp(painter->make.version, make.version, sizeof make.version) == 0 &&
           painter->make.picture == make.picture && painter->make.board == make.board &&
           painter->make.step == make.step;
}

/* Where the running command is, with the stroke at its end; its length, 0 where that cannot be
 * told. */
static size_t own_folder(char folder[PATH])
{
    ssize_t length = readlink("/proc/self/exe", folder, PATH);

    while (length > 0 && folder[length - 1] != '/')
        length--;
    return length > 0 ? (size_t)length : 0;
}

/* The path of the module, from that of the command unless it is installed to a fixed place; false
 * where it does not fit. */
static bool find_module(char path[PATH])
{
    const size_t start = own_folder(path);
    const size_t length = strlen(IN_BUILD);
    const bool is_built = start >= length && memcmp(path + start - length, IN_BUILD, length) == 0;
    const char *const where = is_built ? CH_MODULE_BUILT MODULE : CH_MODULE_INSTALLED MODULE;
    const size_t from = *where == '/' ? 0 : start;

    if ((from == 0 && *where != '/') || from + strlen(where) >= PATH)
        return false;
    memcpy(path + from, where, strlen(where) + 1);
    return true;
}

/* A module once loaded stays for the rest of the process, since cairo keeps what it has found; to
 * load it again is to look it up. */
const ChPainter *ch_painter_load(void)
{
    char path[PATH];
    void *const module = find_module(path) ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
    const ChPainter *const painter = module != NULL ? dlsym(module, "ch_painter") : NULL;

    return painter != NULL && is_of_this_build(painter) ? painter : NULL;
}
