/* files.c - see files.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli.h"
#include "fault.h"
#include "picture.h"

/* Limits: links followed in a row, temporary names tried, and bytes of a link's target. */
enum { MOST_LINKS = 40, MOST_NAMES = 1000, LONGEST_LINK = 4096 };

/* The target of a whole file: the path of a regular file, or of none yet. */
typedef struct Target {
    ChText path;      /* with links at its end resolved */
    ChText temporary; /* the path of the temporary file, in the same folder */
    struct stat old;
    bool exists; /* the target exists; `old` describes it */
} Target;

/* Returns the length of the folder part of a path, with its slash. */
static size_t folder_length(const ChText *path)
{
    const char *const slash = strrchr(ch_text_string(path), '/');

    return slash != NULL ? (size_t)(slash - path->data) + 1 : 0;
}

/* Whether a link there, such as /dev/stdout, leads to an open file of some process and not to a
 * name. */
static bool is_open_file_link(const char *path)
{
    return strncmp(path, "/dev/", 5) == 0 || strncmp(path, "/proc/", 6) == 0;
}

/* Resolves the links at the end of a path. False where they do not lead to the name of a file. */
static bool resolve_links(ChText *path)
{
    char link_target[LONGEST_LINK];
    ssize_t length;

    for (int i = 0; i < MOST_LINKS; i++) {
        if (path->failed)
            return false;
        length = readlink(ch_text_string(path), link_target, sizeof link_target);
        if (length < 0)
            return errno == EINVAL || errno == ENOENT;
        if (is_open_file_link(ch_text_string(path)) || (size_t)length == sizeof link_target)
            return false;
        ch_text_cut(path, link_target[0] == '/' ? 0 : folder_length(path));
        ch_text_add(path, link_target, (size_t)length);
    }
    return false;
}

/* Finds the target of a name. False for devices, pipes and paths that cannot be resolved. */
static bool find_target(Target *target, const char *name)
{
    ch_text_puts(&target->path, name);
    if (!resolve_links(&target->path))
        return false;
    target->exists = stat(ch_text_string(&target->path), &target->old) == 0;
    return target->exists ? S_ISREG(target->old.st_mode) : errno == ENOENT;
}

/* Creates the temporary file; returns its descriptor, or -1 with an errno. */
static int open_temporary(Target *target)
{
    int descriptor = -1;

    for (uint64_t i = 0; i < MOST_NAMES && descriptor < 0 && (i == 0 || errno == EEXIST); i++) {
        ch_text_clear(&target->temporary);
        ch_text_add(&target->temporary, ch_text_string(&target->path),
                    folder_length(&target->path));
        ch_text_puts(&target->temporary, ".crosshatch-");
        ch_text_number(&target->temporary, (uint64_t)getpid());
        ch_text_char(&target->temporary, '-');
        ch_text_number(&target->temporary, i);
        errno = ENOMEM;
        if (!target->temporary.failed)
            descriptor = open(ch_text_string(&target->temporary),
                              O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    }
    return descriptor;
}

/* Gives the new file the owner and permissions of the old one, if any. False when the old one may
 * not be written, or with an errno. */
static bool copy_owner(const Target *target, int descriptor)
{
    const struct stat *const old = &target->old;

    return !target->exists || (access(ch_text_string(&target->path), W_OK) == 0 &&
                               fchown(descriptor, old->st_uid, old->st_gid) == 0 &&
                               fchmod(descriptor, old->st_mode & 0777) == 0);
}

/* Writes the text to the descriptor and closes it; returns 0 or an errno. */
static int write_and_close(int descriptor, const ChText *text)
{
    ChOutput output = {.descriptor = descriptor};

    ch_output_write(&output, ch_text_string(text), text->length);
    if (close(descriptor) != 0 && output.error == 0)
        output.error = errno;
    return output.error;
}

/* Writes a temporary file and renames it to the target; returns 0 or an errno. */
static int replace_file(Target *target, const ChText *text)
{
    const int descriptor = open_temporary(target);
    const char *const temporary = ch_text_string(&target->temporary);

    if (descriptor < 0)
        return errno;
    int error = copy_owner(target, descriptor) ? 0 : errno;
    if (error == 0)
        error = write_and_close(descriptor, text);
    else
        close(descriptor);
    if (error == 0 && rename(temporary, ch_text_string(&target->path)) != 0)
        error = errno;
    if (error != 0)
        (void)unlink(temporary);
    return error;
}

/* Writes the file in place; returns 0 or an errno. */
static int write_in_place(const char *name, const ChText *text)
{
    const int descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);

    return descriptor < 0 ? errno : write_and_close(descriptor, text);
}

int ch_file_write(const char *name, const ChText *text)
{
    Target target = {.path = CH_TEXT_EMPTY, .temporary = CH_TEXT_EMPTY};

    if (text->failed)
        return ENOMEM;
    int error = find_target(&target, name) ? replace_file(&target, text) : EPERM;
    if (target.path.failed)
        error = ENOMEM;
    if (error == EPERM || error == EACCES)
        error = write_in_place(name, text);
    ch_text_free(&target.path);
    ch_text_free(&target.temporary);
    return error;
}

bool ch_folder_make(ChCli *cli, const char *name)
{
    ChText err = CH_TEXT_EMPTY;
    struct stat is;

    if (mkdir(name, 0777) == 0)
        return true;
    const int failure = errno;
    const int error =
        failure == EEXIST && stat(name, &is) == 0 && !S_ISDIR(is.st_mode) ? ENOTDIR : failure;
    if (error == EEXIST)
        return true;
    ch_complain_unwritten(&err, cli, name, error);
    ch_output_flush(&cli->err, &err);
    ch_text_free(&err);
    return false;
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

bool ch_cli_has_file(const ChCli *cli)
{
    return cli->options.output != NULL && strcmp(cli->options.output, "-") != 0;
}

ChExit ch_cli_write_whole(ChCli *cli, ChText *text)
{
    ChText err = CH_TEXT_EMPTY;

    if (!ch_cli_has_file(cli)) {
        ch_output_flush(&cli->out, text);
        return CH_EXIT_OK;
    }
    const int error = ch_file_write(cli->options.output, text);
    if (error == 0)
        return CH_EXIT_OK;
    ch_complain_unwritten(&err, cli, cli->options.output, error);
    ch_output_flush(&cli->err, &err);
    ch_text_free(&err);
    return CH_EXIT_TROUBLE;
}
