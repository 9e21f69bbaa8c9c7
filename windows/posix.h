/* posix.h - the POSIX functions that the command uses and Windows lacks or defines differently.
 *
 * In a build for Windows, <unistd.h> and <poll.h> are those of this folder; no other file depends
 * on Windows.  Names of files and arguments are UTF-8.  Files are binary, and a file can be renamed
 * over another.  A name that Windows does not allow counts as the name of no file.  Owners and
 * permissions of files are left as Windows sets them.  There are no symbolic links.
 * A lock excludes other processes that lock the file, but not those that read or write it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_WINDOWS_POSIX_H
#define CH_WINDOWS_POSIX_H

#include <direct.h>
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define O_CLOEXEC _O_NOINHERIT
enum { SIGPIPE = 13, SIGXFSZ = 25 }; /* never raised: signal() rejects them */
enum { _SC_NPROCESSORS_ONLN };

/* The requests that fcntl() knows; the file is always locked as a whole. */
enum { F_DUPFD_CLOEXEC, F_SETLK };
enum { F_WRLCK };
struct flock {
    short l_type, l_whence;
};

int ch_windows_open(const char *name, int flags, ...);
int ch_windows_stat(const char *name, struct stat *about);
int ch_windows_access(const char *name, int how);
int ch_windows_mkdir(const char *name);
int ch_windows_rename(const char *from, const char *to);
int ch_windows_unlink(const char *name);
ssize_t ch_windows_readlink(const char *name);
ssize_t ch_windows_read(int descriptor, void *buffer, size_t size);
ssize_t ch_windows_write(int descriptor, const void *bytes, size_t size);
int ch_windows_fcntl(int descriptor, int request, ...);
int ch_windows_isatty(int descriptor);
long ch_windows_processors(void);

/* MinGW's headers define `stat` as a macro for _stat64. */
#define _stat64(name, about) ch_windows_stat(name, about)
#define open ch_windows_open
#define access ch_windows_access
#define mkdir(name, mode) ch_windows_mkdir(name)
#define rename ch_windows_rename
#define unlink ch_windows_unlink
#define readlink(name, target, size) ch_windows_readlink(name)
#define read ch_windows_read
#define write ch_windows_write
#define fcntl ch_windows_fcntl
#define isatty ch_windows_isatty
#define fsync _commit
#define fchown(descriptor, owner, group) ((void)(descriptor), (void)(owner), (void)(group), 0)
#define fchmod(descriptor, mode) ((void)(descriptor), (void)(mode), 0)
#define sysconf(what) ch_windows_processors()

#endif
