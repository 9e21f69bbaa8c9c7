/* files.c - see files.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli.h"
#include "fault.h"
#include "picture.h"

/* A device stays, whatever happened. */
static void drop(const char *name, int descriptor)
{
    struct stat is;

    if (fstat(descriptor, &is) == 0 && S_ISREG(is.st_mode))
        (void)unlink(name);
}

int ch_file_write(const char *name, const ChText *text)
{
    ChOutput output = {.descriptor = -1};

    if (text->failed)
        return ENOMEM;
    output.descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (output.descriptor < 0)
        return errno;
    if (!ch_output_write(&output, ch_text_string(text), text->length))
        drop(name, output.descriptor);
    if (close(output.descriptor) != 0 && output.error == 0)
        output.error = errno;
    return output.error;
}

bool ch_can_write_pictures(ChCli *cli)
{
    if (ch_picture_can_write(cli->language))
        return true;
    ch_complain(
        cli,
        N_("no font on this machine has the letters of this language: Debian's fonts-nanum has "
           "those of Korean, and '--lang en' needs none"),
        NULL, 0);
    return false;
}
