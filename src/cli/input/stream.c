/* stream.c - see stream.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "stream.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Determines the size; returns an errno for what cannot be read as a stream. */
static int inspect(ChStream *stream)
{
    struct stat about;

    if (fstat(stream->descriptor, &about) != 0)
        return errno;
    if (S_ISDIR(about.st_mode))
        return EISDIR;
    if (S_ISREG(about.st_mode))
        stream->size = (uint64_t)about.st_size;
    return 0;
}

int ch_stream_open(ChStream *stream, const char *operand)
{
    const bool standard = strcmp(operand, "-") == 0;

    *stream = (ChStream){.name = standard ? "stdin" : operand};
    stream->descriptor = standard ? STDIN_FILENO : open(operand, O_RDONLY | O_CLOEXEC);
    if (stream->descriptor < 0)
        return errno;
    const int error = inspect(stream);
    if (error != 0)
        ch_stream_close(stream);
    return error;
}

long ch_stream_read(void *context, char *buffer, size_t size)
{
    ChStream *const stream = context;
    ssize_t count;

    do
        count = read(stream->descriptor, buffer, size);
    while (count < 0 && errno == EINTR);
    if (count < 0)
        stream->error = errno;
    else
        stream->taken += (uint64_t)count;
    return (long)count;
}

void ch_stream_close(ChStream *stream)
{
    if (stream->descriptor > STDIN_FILENO)
        close(stream->descriptor);
    stream->descriptor = -1;
}
