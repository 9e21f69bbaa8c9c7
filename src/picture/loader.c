/* loader.c - finds the module that draws PNG and PDF, for the command.
 *
 * There is one location to load from: the installation folder, relative to the command; for a
 * command in a build tree, that tree's folder.  The current folder and the environment have no
 * influence. (A run path would work as well, but at every start the linker would search that folder
 * for some twenty other libraries.)
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>
#include <unistd.h>

#include "painter.h"

#define MODULE "/crosshatch-pictures.so"
#define IN_BUILD "/src/cli/" /* the end of the command's folder in a build tree */

enum { PATH = 4096 };

/* Gets the folder of the running command, with the slash at its end.  Returns its length; 0 when
 * the folder cannot be determined. */
static size_t own_folder(char folder[PATH])
{
    ssize_t length = readlink("/proc/self/exe", folder, PATH);

    while (length > 0 && folder[length - 1] != '/')
        length--;
    return length > 0 ? (size_t)length : 0;
}

/* Builds the path of the module, relative to the command unless it is installed in a fixed place.
 * Returns false when the path does not fit. */
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

const ChPainter *ch_painter_load(void)
{
    char path[PATH];

    return find_module(path) ? ch_painter_open(path) : NULL;
}
