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

/* Links one after another, and names tried, before they are too many; and how long a link is. */
enum { MOST_LINKS = 40, MOST_NAMES = 1000, LONGEST_LINK = 4096 };

/* Where a whole file goes: a place that has a regular file, or none yet. */
typedef struct Place {
    ChText path;   /* without a link at its end */
    ChText beside; /* a name in the same folder, for what is not whole yet */
    struct stat old;
    bool is_taken; /* by the file that `old` tells of */
} Place;

static size_t folder_length(const ChText *path)
{
    const char *const slash = strrchr(ch_text_string(path), '/');

    return slash != NULL ? (size_t)(slash - path->data) + 1 : 0;
}

/* A link there, such as /dev/stdout, leads to what some process holds open, not to a name. */
static bool is_door(const char *path)
{
    return strncmp(path, "/dev/", 5) == 0 || strncmp(path, "/proc/", 6) == 0;
}

/* Puts in the place of a path whose last part is a link the path that it leads to.  False where
 * that is no name of a file. */
static bool follow(ChText *path)
{
    char target[LONGEST_LINK];
    ssize_t length;

    for (int i = 0; i < MOST_LINKS; i++) {
        if (path->failed)
            return false;
        length = readlink(ch_text_string(path), target, sizeof target);
        if (length < 0)
            return errno == EINVAL || errno == ENOENT;
        if (is_door(ch_text_string(path)) || (size_t)length == sizeof target)
            return false;
        ch_text_cut(path, target[0] == '/' ? 0 : folder_length(path));
        ch_text_add(path, target, (size_t)length);
    }
    return false;
}

/* Devices, pipes and what cannot be found have no place. */
static bool find_place(Place *place, const char *name)
{
    ch_text_puts(&place->path, name);
    if (!follow(&place->path))
        return false;
    place->is_taken = stat(ch_text_string(&place->path), &place->old) == 0;
    return place->is_taken ? S_ISREG(place->old.st_mode) : errno == ENOENT;
}

static int open_beside(Place *place)
{
    int descriptor = -1;

    for (uint64_t i = 0; i < MOST_NAMES && descriptor < 0 && (i == 0 || errno == EEXIST); i++) {
        ch_text_clear(&place->beside);
        ch_text_add(&place->beside, ch_text_string(&place->path), folder_length(&place->path));
        ch_text_puts(&place->beside, ".crosshatch-");
        ch_text_number(&place->beside, (uint64_t)getpid());
        ch_text_char(&place->beside, '-');
        ch_text_number(&place->beside, i);
        errno = ENOMEM;
        if (!place->beside.failed)
            descriptor =
                open(ch_text_string(&place->beside), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    }
    return descriptor;
}

/* The new file is to belong to whom the old one does, who may do with it what they might. */
static bool inherit(const Place *place, int descriptor)
{
    const struct stat *const old = &place->old;

    return !place->is_taken || (access(ch_text_string(&place->path), W_OK) == 0 &&
                                fchown(descriptor, old->st_uid, old->st_gid) == 0 &&
                                fchmod(descriptor, old->st_mode & 0777) == 0);
}

/* Writes what the descriptor stands for, and closes it; returns 0 or an errno. */
static int fill(int descriptor, const ChText *text)
{
    ChOutput output = {.descriptor = descriptor};

    ch_output_write(&output, ch_text_string(text), text->length);
    if (close(descriptor) != 0 && output.error == 0)
        output.error = errno;
    return output.error;
}

/* Writes a new file and then gives it the name of the old one. */
static int replace(Place *place, const ChText *text)
{
    const int descriptor = open_beside(place);
    const char *const beside = ch_text_string(&place->beside);

    if (descriptor < 0)
        return errno;
    int error = inherit(place, descriptor) ? 0 : errno;
    if (error == 0)
        error = fill(descriptor, text);
    else
        close(descriptor);
    if (error == 0 && rename(beside, ch_text_string(&place->path)) != 0)
        error = errno;
    if (error != 0)
        (void)unlink(beside);
    return error;
}

static int write_there(const char *name, const ChText *text)
{
    const int descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);

    return descriptor < 0 ? errno : fill(descriptor, text);
}

int ch_file_write(const char *name, const ChText *text)
{
    Place place = {.path = CH_TEXT_EMPTY, .beside = CH_TEXT_EMPTY};

    if (text->failed)
        return ENOMEM;
    int error = find_place(&place, name) ? replace(&place, text) : EPERM;
    if (place.path.failed)
        error = ENOMEM;
    if (error == EPERM || error == EACCES)
        error = write_there(name, text);
    ch_text_free(&place.path);
    ch_text_free(&place.beside);
    return error;
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
