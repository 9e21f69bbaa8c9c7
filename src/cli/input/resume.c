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

enum { LONGEST = 16 << 20, AT_END = -1, FAILED = -2 }; /* LONGEST: the most bytes of a record */

static bool report_error(const ChResume *resume, int error)
{
    const ChField field[] = {ch_field_string("name", resume->name),
                             ch_field_string("reason", strerror(error))};

    ch_complain(resume->cli, N_("cannot go on with {name}: {reason}"), field, 2);
    return false;
}

/* Opens the file with a descriptor above those of standard streams. One of those may be closed, and
 * output meant for it must not go to the file. */
static int open_file(const char *name)
{
    const int low = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0666);

    if (low < 0 || low > STDERR_FILENO)
        return low;
    const int descriptor = fcntl(low, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    const int error = errno;
    close(low);
    errno = error;
    return descriptor;
}

static int check_regular(int descriptor)
{
    struct stat about;

    if (fstat(descriptor, &about) != 0)
        return errno;
    return S_ISREG(about.st_mode) ? 0 : EINVAL;
}

/* Locks the file; false when another process has the lock. A file system without locks counts as
 * success. */
static bool lock_file(int descriptor)
{
    const struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};

    return fcntl(descriptor, F_SETLK, &whole) == 0 || (errno != EACCES && errno != EAGAIN);
}

bool ch_resume_open(ChResume *resume, ChCli *cli, const char *name)
{
    resume->cli = cli;
    resume->name = name;
    resume->descriptor = open_file(name);
    resume->line = 0;
    resume->end = 0;
    resume->text = CH_TEXT_EMPTY;
    resume->next = resume->count = 0;
    if (resume->descriptor < 0)
        return report_error(resume, errno);
    const int error = check_regular(resume->descriptor);
    if (error == 0 && lock_file(resume->descriptor))
        return true;
    const ChField field = ch_field_string("name", name);
    if (error != 0)
        report_error(resume, error);
    else
        ch_complain(cli, N_("cannot go on with {name}: another process writes to it"), &field, 1);
    ch_resume_close(resume);
    return false;
}

static int next_byte(ChResume *resume)
{
    ssize_t count = 1;

    if (resume->next == resume->count) {
        do
            count = read(resume->descriptor, resume->block, sizeof resume->block);
        while (count < 0 && errno == EINTR);
        resume->next = 0;
        resume->count = count > 0 ? (size_t)count : 0;
    }
    if (count <= 0)
        return count == 0 ? AT_END : FAILED;
    return (unsigned char)resume->block[resume->next++];
}

/* Skips zeros and returns the byte after them. */
static int skip_zeros(ChResume *resume)
{
    int byte;

    do
        byte = next_byte(resume);
    while (byte == '\0');
    return byte;
}

ChResumed ch_resume_line(ChResume *resume)
{
    int byte;

    ch_text_clear(&resume->text);
    while ((byte = next_byte(resume)) > 0 && byte != '\n' && resume->text.length < LONGEST)
        ch_text_char(&resume->text, (char)byte);
    resume->line++;
    if (byte == '\0' && resume->end == 0 && skip_zeros(resume) != AT_END) {
        ch_text_char(&resume->text, '\0'); /* other content: no record has a zero */
        byte = '\n';
    }
    if (byte == FAILED || resume->text.failed) {
        report_error(resume, resume->text.failed ? ENOMEM : errno);
        return CH_RESUMED_FAILED;
    }
    if (byte == AT_END && resume->text.length == 0)
        return CH_RESUMED_END;
    if (byte <= 0)
        return CH_RESUMED_CUT;
    resume->end += (off_t)resume->text.length + 1;
    return CH_RESUMED_LINE;
}

bool ch_resume_begin(ChResume *resume)
{
    ChOutput *const out = &resume->cli->out;

    if (ftruncate(resume->descriptor, resume->end) != 0 ||
        lseek(resume->descriptor, resume->end, SEEK_SET) < 0)
        return report_error(resume, errno);
    *out = (ChOutput){.descriptor = resume->descriptor, .name = resume->name};
    resume->descriptor = -1;
    return true;
}

void ch_resume_close(ChResume *resume)
{
    if (resume->descriptor >= 0)
        close(resume->descriptor);
    ch_text_free(&resume->text);
}
