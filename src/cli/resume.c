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

/* What a file holds: whole lines up to the first NUL byte, and where the last of them ends.  No
 * record has a NUL: where power fails, some file systems leave zeros in the place of what was not
 * on the disk yet. */
typedef struct Held {
    uint64_t lines;
    off_t end;
    off_t column;     /* in the line that is being read */
    bool begins_well; /* the file, with the head */
    bool fits;        /* each line, with what a record begins with */
} Held;

static bool complain_of(ChCli *cli, const char *name, int error)
{
    const ChField field[] = {ch_field_string("name", name),
                             ch_field_string("reason", strerror(error))};

    ch_complain(cli, N_("cannot go on with {name}: {reason}"), field, 2);
    return false;
}

/* Returns false at what no record has. */
static bool look_at(char c, off_t at, const char *head, const char *lead, Held *held)
{
    if (at < (off_t)strlen(head))
        held->begins_well &= c == head[at];
    else if (c != '\0' && held->column < (off_t)strlen(lead))
        held->fits &= c == lead[held->column];
    held->column++;
    if (c == '\n') {
        held->lines++;
        held->end = at + 1;
        held->column = 0;
    }
    return c != '\0';
}

/* Returns 0 or an errno. */
static int survey(int descriptor, const char *head, const char *lead, Held *held)
{
    char block[BLOCK];
    off_t at = 0;
    ssize_t count;

    while ((count = read(descriptor, block, sizeof block)) != 0) {
        if (count < 0 && errno != EINTR)
            return errno;
        for (ssize_t i = 0; i < count; i++, at++)
            if (!look_at(block[i], at, head, lead, held))
                return 0;
    }
    return 0;
}

/* Reads what is there, drops what is half a line, and stands behind the rest. */
static int prepare(int descriptor, const char *head, const char *lead, Held *held)
{
    struct stat about;

    if (fstat(descriptor, &about) != 0)
        return errno;
    if (!S_ISREG(about.st_mode))
        return EINVAL;
    const int error = survey(descriptor, head, lead, held);
    if (error != 0 || !held->begins_well || !held->fits)
        return error;
    return ftruncate(descriptor, held->end) == 0 && lseek(descriptor, 0, SEEK_END) >= 0 ? 0 : errno;
}

bool ch_resume(ChCli *cli, const char *name, const char *head, const char *lead, uint64_t *records)
{
    const int descriptor = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    Held held = {.begins_well = true, .fits = true};

    if (descriptor < 0)
        return complain_of(cli, name, errno);
    const int error = prepare(descriptor, head, lead, &held);
    const bool is_ours = held.begins_well && held.fits;
    if (error == 0 && is_ours && dup2(descriptor, cli->out.descriptor) >= 0) {
        close(descriptor);
        cli->out.screen = false;
        if (held.end == 0)
            ch_output_write(&cli->out, head, strlen(head));
        *records = held.lines - (held.lines > 0 && *head != '\0');
        return true;
    }
    close(descriptor);
    if (error != 0 || is_ours)
        return complain_of(cli, name, error != 0 ? error : errno);
    const ChField field = ch_field_string("name", name);
    ch_complain(cli,
                held.begins_well
                    ? N_("cannot go on with {name}: it has lines that are no records of this form")
                    : N_("cannot go on with {name}: it begins with another header"),
                &field, 1);
    return false;
}
