/* parquet.c - Parquet, which the program crosshatch-parquet of the npm package makes of JSON lines.
 *
 *      lines ──rows──> crosshatch-parquet - ──file──> bytes of the file
 *
 * The program knows no name of a file: it reads standard input and writes standard output, both
 * pipes.  So it can leave nothing behind, and what it writes is counted and hashed like the output
 * of the other codecs.  Its messages appear on standard error.
 *
 * SPDX-License-Identifier: MIT
 */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "codec.h"

#define PROGRAM "crosshatch-parquet"

enum { CLOSED = -1, NO_PROCESS = 0 };

/* The running program and our ends of its pipes. */
typedef struct Program {
    pid_t process; /* NO_PROCESS: it has ended */
    int rows;      /* its standard input, which never blocks; CLOSED after the last row */
    int file;      /* its standard output */
    bool has_written;
} Program;

/* Makes a pipe whose ends are no standard streams, even where one of these is closed. */
static int make_pipe(int end[2])
{
    int low[2];

    if (pipe(low) != 0)
        return errno;
    for (int i = 0; i < 2; i++) {
        end[i] = fcntl(low[i], F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
        close(low[i]);
    }
    if (end[0] >= 0 && end[1] >= 0)
        return 0;
    const int error = errno;
    close(end[0]);
    close(end[1]);
    return error;
}

/* Starts the program between two pipes; returns 0 or an errno. Signals that this command ignores
 * have their usual effect on it. */
static int spawn(pid_t *process, int input, int output)
{
    char name[] = PROGRAM, to_stdout[] = "-";
    char *const words[] = {name, to_stdout, NULL};
    extern char **environ;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t usual;

    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGXFSZ);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    int error = posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    if (error == 0)
        error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    if (error == 0)
        error = posix_spawnp(process, PROGRAM, &actions, &attributes, words, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/* Starts the program; returns 0 or an errno. */
static int start(Program *program)
{
    int rows[2];
    int file[2];

    int error = make_pipe(rows);
    if (error != 0)
        return error;
    error = make_pipe(file);
    if (error == 0) {
        error = spawn(&program->process, rows[0], file[1]);
        close(file[1]);
        if (error != 0)
            close(file[0]);
    }
    close(rows[0]);
    if (error != 0) {
        close(rows[1]);
        return error;
    }
    (void)fcntl(rows[1], F_SETFL, O_NONBLOCK);
    program->rows = rows[1];
    program->file = file[0];
    return 0;
}

static void *open_writer(int *error)
{
    Program *const program = calloc(1, sizeof *program);

    if (program == NULL)
        return NULL;
    *error = start(program);
    if (*error == 0)
        return program;
    if (*error == ENOENT)
        *error = CH_PACKED_NO_PROGRAM;
    free(program);
    return NULL;
}

static void close_rows(Program *program)
{
    if (program->rows != CLOSED)
        close(program->rows);
    program->rows = CLOSED;
}

/* Waits for the end of the program; false unless it ended well. */
static bool has_succeeded(Program *program)
{
    int status = 0;
    pid_t ended;

    do
        ended = waitpid(program->process, &status, 0);
    while (ended < 0 && errno == EINTR);
    program->process = NO_PROCESS;
    return ended > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* Passes lines on; false when the program takes no more. */
static bool pass_rows(Program *program, ChCodecBlocks *blocks)
{
    const ssize_t count = write(program->rows, blocks->in, blocks->in_left);

    if (count < 0)
        return errno == EAGAIN || errno == EINTR;
    blocks->in += count;
    blocks->in_left -= (size_t)count;
    return true;
}

/* Reads a part of the file; returns the number of bytes, 0 at its end, or -1. */
static ssize_t read_file(Program *program, ChCodecBlocks *blocks)
{
    ssize_t count;

    do
        count = read(program->file, blocks->out, blocks->out_left);
    while (count < 0 && errno == EINTR);
    if (count > 0) {
        program->has_written = true;
        blocks->out += count;
        blocks->out_left -= (size_t)count;
    }
    return count;
}

static ChCodecResult write_blocks(void *state, ChCodecBlocks *blocks, bool is_last)
{
    Program *const program = state;

    if (is_last && blocks->in_left == 0)
        close_rows(program);
    while (blocks->out_left > 0 && (is_last || blocks->in_left > 0)) {
        struct pollfd end[] = {{.fd = program->file, .events = POLLIN},
                               {.fd = program->rows, .events = POLLOUT}};
        if (poll(end, 2, -1) < 0 && errno != EINTR)
            return CH_CODEC_FAILED;
        if (end[0].revents != 0) {
            const ssize_t count = read_file(program, blocks);
            if (count == 0 && program->rows == CLOSED && program->has_written)
                return has_succeeded(program) ? CH_CODEC_WHOLE : CH_CODEC_FAILED;
            if (count <= 0)
                return CH_CODEC_FAILED;
        } else if (end[1].revents != 0 && !pass_rows(program, blocks)) {
            return CH_CODEC_FAILED;
        }
    }
    return CH_CODEC_MORE;
}

static void close_writer(void *state)
{
    Program *const program = state;

    if (program->process != NO_PROCESS) {
        (void)kill(program->process, SIGTERM);
        (void)has_succeeded(program);
    }
    close_rows(program);
    close(program->file);
    free(program);
}

const ChCodec ch_parquet = {
    .ending = ".parquet",
    .open_writer = open_writer,
    .pack = write_blocks,
    .close_writer = close_writer,
};
