/* resume.c - see resume.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "resume.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BLOCK = 16 * 1024 };

/* What a file holds: whole lines up to the first NUL byte, and where the last of them ends.  No record
 * has a NUL: where power fails, some file systems leave zeros in the place of what was not on the disk
 * yet. */
typedef struct Held {
    uint64_t lines;
    off_t end;
    bool begins_well;
} Held;

static bool complain_of(ChCli *cli, const char *name, int error)
{
    const ChField field[] = {ch_field_string("name", name),
                             ch_field_string("reason", strerror(error))};

    ch_complain(cli, N_("cannot go on with {name}: {reason}"), field, 2);
    return false;
}

/* Returns 0 or an errno. */
static int survey(int descriptor, const char *head, Held *held)
{
    const off_t size = (off_t)strlen(head);
    char block[BLOCK];
    off_t at = 0;
    ssize_t count;

    while ((count = read(descriptor, block, sizeof block)) != 0) {
        if (count < 0 && errno != EINTR)
            return errno;
        for (ssize_t i = 0; i < count; i++, at++) {
            if (at < size && block[i] != head[at])
                held->begins_well = false;
            if (block[i] == '\0')
                return 0;
            if (block[i] == '\n') {
                held->lines++;
                held->end = at + 1;
            }
        }
    }
    return 0;
}

/* Reads what is there, drops what is half a line, and stands behind the rest. */
static int prepare(int descriptor, const char *head, Held *held)
{
    struct stat about;

    if (fstat(descriptor, &about) != 0)
        return errno;
    if (!S_ISREG(about.st_mode))
        return EINVAL;
    const int error = survey(descriptor, head, held);
    if (error != 0 || !held->begins_well)
        return error;
    return ftruncate(descriptor, held->end) == 0 && lseek(descriptor, 0, SEEK_END) >= 0 ? 0 : errno;
}

bool ch_resume(ChCli *cli, const char *name, const char *head, uint64_t *records)
{
    const int descriptor = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    Held held = {.begins_well = true};

    if (descriptor < 0)
        return complain_of(cli, name, errno);
    const int error = prepare(descriptor, head, &held);
    if (error == 0 && held.begins_well && dup2(descriptor, cli->out.descriptor) >= 0) {
        close(descriptor);
        cli->out.screen = false;
        if (held.end == 0)
            ch_output_write(&cli->out, head, strlen(head));
        *records = held.lines - (held.lines > 0 && *head != '\0');
        return true;
    }
    close(descriptor);
    if (error != 0 || held.begins_well)
        return complain_of(cli, name, error != 0 ? error : errno);
    const ChField field = ch_field_string("name", name);
    ch_complain(cli, N_("cannot go on with {name}: it begins with another header"), &field, 1);
    return false;
}
