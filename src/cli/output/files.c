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

/* Resolves a name to the path of a regular file, or of none yet.  False for devices, pipes and
 * paths that cannot be resolved. */
static bool find_path(ChText *path, const char *name, struct stat *old, bool *exists)
{
    ch_text_puts(path, name);
    if (!resolve_links(path))
        return false;
    *exists = stat(ch_text_string(path), old) == 0;
    return *exists ? S_ISREG(old->st_mode) : errno == ENOENT;
}

/* Creates the temporary file in the folder of the file; returns its descriptor, or -1 with an
 * errno. */
static int open_temporary(ChPartialFile *file)
{
    int descriptor = -1;

    for (uint64_t i = 0; i < MOST_NAMES && descriptor < 0 && (i == 0 || errno == EEXIST); i++) {
        ch_text_clear(&file->temporary);
        ch_text_add(&file->temporary, ch_text_string(&file->path), folder_length(&file->path));
        ch_text_puts(&file->temporary, ".crosshatch-");
        ch_text_number(&file->temporary, (uint64_t)getpid());
        ch_text_char(&file->temporary, '-');
        ch_text_number(&file->temporary, i);
        errno = ENOMEM;
        if (!file->temporary.failed)
            descriptor = open(ch_text_string(&file->temporary),
                              O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    }
    return descriptor;
}

/* Gives the new file the owner and permissions of the old one.  False when the old one may not be
 * written, or with an errno. */
static bool copy_owner(const ChPartialFile *file, const struct stat *old)
{
    const int descriptor = file->output.descriptor;

    return access(ch_text_string(&file->path), W_OK) == 0 &&
           fchown(descriptor, old->st_uid, old->st_gid) == 0 &&
           fchmod(descriptor, old->st_mode & 0777) == 0;
}

/* Begins a temporary file that will be renamed; returns 0 or an errno. */
static int begin_temporary(ChPartialFile *file, const char *name)
{
    struct stat old;
    bool exists;

    if (!find_path(&file->path, name, &old, &exists))
        return file->path.failed ? ENOMEM : EPERM;
    file->output.descriptor = open_temporary(file);
    if (file->output.descriptor < 0)
        return errno;
    if (!exists || copy_owner(file, &old))
        return 0;
    const int error = errno;
    close(file->output.descriptor);
    (void)unlink(ch_text_string(&file->temporary));
    return error;
}

/* Begins the file in place; returns 0 or an errno. */
static int begin_in_place(ChPartialFile *file, const char *name)
{
    ch_text_clear(&file->temporary);
    file->output.descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    return file->output.descriptor < 0 ? errno : 0;
}

static void free_paths(ChPartialFile *file)
{
    ch_text_free(&file->path);
    ch_text_free(&file->temporary);
}

int ch_file_begin(ChPartialFile *file, const char *name)
{
    *file = (ChPartialFile){.path = CH_TEXT_EMPTY, .temporary = CH_TEXT_EMPTY};
    int error = begin_temporary(file, name);
    if (error == EPERM || error == EACCES)
        error = begin_in_place(file, name);
    if (error != 0)
        free_paths(file);
    else if (ch_codec_of_name(name) != NULL)
        ch_output_compress(&file->output, ch_codec_of_name(name));
    return error;
}

void ch_file_add(ChPartialFile *file, ChText *text)
{
    ch_output_flush(&file->output, text);
}

int ch_file_end(ChPartialFile *file)
{
    const char *const temporary = ch_text_string(&file->temporary);

    ch_output_finish(&file->output);
    int error = file->output.error;
    if (close(file->output.descriptor) != 0 && error == 0)
        error = errno;
    if (file->temporary.length > 0) {
        if (error == 0 && rename(temporary, ch_text_string(&file->path)) != 0)
            error = errno;
        if (error != 0)
            (void)unlink(temporary);
    }
    free_paths(file);
    return error;
}

int ch_file_write(const char *name, const ChText *text)
{
    ChPartialFile file;

    if (text->failed)
        return ENOMEM;
    const int error = ch_file_begin(&file, name);
    if (error != 0)
        return error;
    ch_output_write(&file.output, ch_text_string(text), text->length);
    return ch_file_end(&file);
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
    ch_complain(cli, ch_status_text(CH_NO_FONT), NULL, 0);
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
