/* output.c - see output.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "output.h"

#include <errno.h>
#include <unistd.h>

void ch_output_open(ChOutput *output, int descriptor)
{
    *output = (ChOutput){.descriptor = descriptor, .screen = isatty(descriptor) != 0};
}

bool ch_output_write(ChOutput *output, const char *bytes, size_t length)
{
    while (length > 0 && output->error == 0) {
        const ssize_t written = write(output->descriptor, bytes, length);

        if (written >= 0) {
            bytes += written;
            length -= (size_t)written;
        } else if (errno != EINTR) {
            output->error = errno;
        }
    }
    return output->error == 0;
}

bool ch_output_close(ChOutput *output)
{
    if (output->error == 0 && fsync(output->descriptor) != 0)
        output->error = errno;
    if (close(output->descriptor) != 0 && output->error == 0)
        output->error = errno;
    output->descriptor = -1;
    return output->error == 0;
}

bool ch_output_flush(ChOutput *output, ChText *text)
{
    if (text->failed && output->error == 0)
        output->error = ENOMEM;
    const bool good = ch_output_write(output, ch_text_string(text), text->length);

    ch_text_clear(text);
    return good;
}
