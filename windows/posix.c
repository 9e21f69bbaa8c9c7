/* posix.c - see posix.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "posix.h"

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <windows.h>

#include <shellapi.h>

#include "poll.h"

/* The longest path; a longer name is the name of no file. */
enum { WIDEST = 32768 };

/* ---- names ---- */

/* Returns NAME in UTF-16, to be freed; NULL with an errno. */
static wchar_t *to_utf16(const char *name)
{
    wchar_t *const wide = malloc(WIDEST * sizeof *wide);

    if (wide == NULL) {
        errno = ENOMEM;
        return NULL;
    }
    if (MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, name, -1, wide, WIDEST) > 0)
        return wide;
    free(wide);
    errno = ENOENT;
    return NULL;
}

/* Frees the name and returns RESULT, with the errno of POSIX: a name that is not allowed names
 * nothing. */
static int finish_call(wchar_t *wide, int result)
{
    const int error = errno;

    free(wide);
    errno = error == EINVAL ? ENOENT : error;
    return result;
}

static bool is_folder(const wchar_t *wide)
{
    const DWORD attributes = GetFileAttributesW(wide);

    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

/* ---- files ---- */

int ch_windows_open(const char *name, int flags, ...)
{
    wchar_t *const wide = to_utf16(name);

    if (wide == NULL)
        return -1;
    const int descriptor = _wopen(wide, flags | _O_BINARY, _S_IREAD | _S_IWRITE);
    if (descriptor < 0 && errno == EACCES && is_folder(wide))
        errno = EISDIR;
    return finish_call(wide, descriptor);
}

int ch_windows_stat(const char *name, struct stat *about)
{
    wchar_t *const wide = to_utf16(name);

    return wide == NULL ? -1 : finish_call(wide, _wstat64(wide, about));
}

int ch_windows_access(const char *name, int how)
{
    wchar_t *const wide = to_utf16(name);

    return wide == NULL ? -1 : finish_call(wide, _waccess(wide, how));
}

int ch_windows_mkdir(const char *name)
{
    wchar_t *const wide = to_utf16(name);

    return wide == NULL ? -1 : finish_call(wide, _wmkdir(wide));
}

int ch_windows_unlink(const char *name)
{
    wchar_t *const wide = to_utf16(name);

    return wide == NULL ? -1 : finish_call(wide, _wunlink(wide));
}

int ch_windows_rename(const char *from, const char *to)
{
    wchar_t *const old = to_utf16(from);
    wchar_t *const new = old != NULL ? to_utf16(to) : NULL;
    const bool done = new != NULL &&MoveFileExW(old, new, MOVEFILE_REPLACE_EXISTING);

    if (new != NULL && !done)
        errno = EACCES;
    free(new);
    free(old);
    return done ? 0 : -1;
}

ssize_t ch_windows_readlink(const char *name)
{
    (void)name;
    errno = EINVAL;
    return -1;
}

/* ---- descriptors ---- */

static unsigned limit_size(size_t size)
{
    return size < INT_MAX ? (unsigned)size : INT_MAX;
}

ssize_t ch_windows_read(int descriptor, void *buffer, size_t size)
{
    return _read(descriptor, buffer, limit_size(size));
}

/* Writes bytes. Windows reports EINVAL for a pipe whose reader has closed it. */
ssize_t ch_windows_write(int descriptor, const void *bytes, size_t size)
{
    const int count = _write(descriptor, bytes, limit_size(size));

    if (count < 0 && errno == EINVAL)
        errno = EPIPE;
    return count;
}

static HANDLE handle_of(int descriptor)
{
    return (HANDLE)_get_osfhandle(descriptor);
}

/* Windows keeps other processes from what is locked, even from reading.  The lock is therefore of
 * one byte, far behind the end of any file. */
static int lock(HANDLE handle)
{
    OVERLAPPED place = {.OffsetHigh = INT_MAX};

    if (LockFileEx(handle, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place))
        return 0;
    errno = GetLastError() == ERROR_LOCK_VIOLATION ? EAGAIN : ENOLCK;
    return -1;
}

/* F_DUPFD_CLOEXEC is refused: the C library keeps the descriptors of closed standard streams, so
 * that nobody has to move a file away from them. */
int ch_windows_fcntl(int descriptor, int request, ...)
{
    if (request == F_SETLK)
        return lock(handle_of(descriptor));
    errno = EINVAL;
    return -1;
}

int ch_windows_isatty(int descriptor)
{
    DWORD mode;

    return GetConsoleMode(handle_of(descriptor), &mode) != 0;
}

int ch_windows_poll(struct pollfd *input)
{
    const HANDLE handle = handle_of(input->fd);
    DWORD waiting = 0;

    if (GetFileType(handle) == FILE_TYPE_CHAR)
        return WaitForSingleObject(handle, 0) == WAIT_OBJECT_0;
    /* A file, or a pipe whose writer has closed it, can be read: its next bytes, or its end. */
    return !PeekNamedPipe(handle, NULL, 0, NULL, &waiting, NULL) || waiting > 0;
}

long ch_windows_processors(void)
{
    SYSTEM_INFO about;

    GetSystemInfo(&about);
    return (long)about.dwNumberOfProcessors;
}

/* ---- the start ---- */

static char *to_utf8(const wchar_t *wide)
{
    const int size = WideCharToMultiByte(CP_UTF8, 0, wide, -1, NULL, 0, NULL, NULL);
    char *const word = malloc((size_t)size);

    if (word != NULL)
        WideCharToMultiByte(CP_UTF8, 0, wide, -1, word, size, NULL, NULL);
    return word;
}

/* Returns the words of the command line in UTF-8, NULL without memory. They are never freed. */
static char **read_words(int *count)
{
    wchar_t **const wide = CommandLineToArgvW(GetCommandLineW(), count);
    char **const word = wide != NULL ? calloc((size_t)*count + 1, sizeof *word) : NULL;

    for (int i = 0; word != NULL && i < *count; i++) {
        word[i] = to_utf8(wide[i]);
        if (word[i] == NULL)
            return NULL;
    }
    return word;
}

/* The command's main(), under the name that Meson gives it. */
int ch_posix_main(int count, char **word);

static UINT old_code_page;

static void restore_console(void)
{
    SetConsoleOutputCP(old_code_page);
}

/* Makes a console interpret escape sequences while the command runs. */
static void prepare_console(int descriptor)
{
    const HANDLE handle = handle_of(descriptor);
    DWORD mode;

    if (GetConsoleMode(handle, &mode))
        SetConsoleMode(handle, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

int main(void)
{
    int count;
    char **const word = read_words(&count);

    if (word == NULL)
        return 2;
    for (int descriptor = 0; descriptor <= 2; descriptor++)
        _setmode(descriptor, _O_BINARY);
    old_code_page = GetConsoleOutputCP();
    SetConsoleOutputCP(CP_UTF8);
    atexit(restore_console);
    prepare_console(1);
    prepare_console(2);
    return ch_posix_main(count, word);
}
