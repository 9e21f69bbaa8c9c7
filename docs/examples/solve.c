/* solve.c - the smallest program that uses the library: solves a puzzle and explains how.
 * docs/api.md explains it.
 *
 * SPDX-License-Identifier: MIT
 */
#include <crosshatch/crosshatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int print(void *context, const char *bytes, size_t length)
{
    return fwrite(bytes, 1, length, context) != length;
}

int main(int count, char **word)
{
    static const char sample[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const char *const text = count > 1 ? word[1] : sample;
    void *const memory = malloc(ch_workspace_size());
    ChWorkspace *work;
    ChFault fault = {0};
    ChStatus status = ch_workspace_init(memory, ch_workspace_size(), &work);

    if (status == CH_OK)
        status = ch_read(work, text, strlen(text), &fault);
    if (status == CH_OK)
        status = ch_solve(work, NULL, &fault);
    if (status == CH_OK)
        status = ch_write_explanation(work, CH_ENGLISH, print, stdout);
    if (status == CH_OK)
        status = ch_write_grid(work, "grid", print, stdout);
    if (status != CH_OK) {
        fault.status = status;
        fprintf(stderr, "solve: ");
        ch_write_fault(&fault, CH_ENGLISH, print, stderr);
        fprintf(stderr, "\n");
    }
    free(memory);
    return status == CH_OK ? 0 : 1;
}
