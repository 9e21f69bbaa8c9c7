/* mcp_run.c - see mcp_run.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "mcp_run.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifdef _WIN32

int ch_mcp_run(const ChMcpCall *call, int (*run)(int count, char **word), ChMcpResult *result)
{
    (void)call, (void)run;
    *result = (ChMcpResult){.status = -1};
    return ENOSYS;
}

#else

#include <sys/wait.h>

/* The standard streams of the process, as files without names. */
typedef struct Streams {
    FILE *in, *out, *err;
} Streams;

static void close_streams(const Streams *streams)
{
    FILE *const file[] = {streams->in, streams->out, streams->err};

    for (size_t i = 0; i < sizeof file / sizeof *file; i++)
        if (file[i] != NULL)
            fclose(file[i]);
}

/* Opens the streams and fills the input; false on failure. */
static bool open_streams(Streams *streams, const char *input)
{
    *streams = (Streams){tmpfile(), tmpfile(), tmpfile()};
    if (streams->in == NULL || streams->out == NULL || streams->err == NULL)
        return false;
    fputs(input, streams->in);
    return fflush(streams->in) == 0 && fseek(streams->in, 0, SEEK_SET) == 0;
}

static _Noreturn void run_child(const ChMcpCall *call, int (*run)(int count, char **word),
                                const Streams *streams)
{
    char *word[CH_MCP_WORDS];

    memcpy(word, call->word, sizeof word);
    alarm(CH_MCP_SECONDS);
    if (dup2(fileno(streams->in), STDIN_FILENO) < 0 ||
        dup2(fileno(streams->out), STDOUT_FILENO) < 0 ||
        dup2(fileno(streams->err), STDERR_FILENO) < 0)
        _exit(2);
    _exit(run(call->count, word));
}

/* Reads a file from its start; returns whether it has more than CH_MCP_MOST bytes. */
static bool read_back(FILE *file, ChText *text)
{
    char block[4096];
    size_t length;

    rewind(file);
    while (text->length <= CH_MCP_MOST && (length = fread(block, 1, sizeof block, file)) > 0)
        ch_text_add(text, block, length);
    return text->length > CH_MCP_MOST;
}

/* Waits for the process to end; returns its exit status, or -1. */
static int wait_for(pid_t child)
{
    int state;

    while (waitpid(child, &state, 0) < 0)
        if (errno != EINTR)
            return -1;
    return WIFEXITED(state) ? WEXITSTATUS(state) : -1;
}

int ch_mcp_run(const ChMcpCall *call, int (*run)(int count, char **word), ChMcpResult *result)
{
    Streams streams;
    int error = 0;

    *result = (ChMcpResult){.status = -1};
    const pid_t child = open_streams(&streams, call->input) ? fork() : -1;
    if (child == 0)
        run_child(call, run, &streams);
    if (child < 0) {
        error = errno != 0 ? errno : EIO;
    } else {
        result->status = wait_for(child);
        result->is_too_big = read_back(streams.out, &result->out);
        (void)read_back(streams.err, &result->err);
    }
    close_streams(&streams);
    return error;
}

#endif
