/* run.c - the entry of the WebAssembly modules: one run of the command, any number of times in one
 * instance.
 *
 * A run frees all that it allocates, and nothing of the command outlives it.  So the next run takes
 * the same memory, and costs neither a new instance nor new pages.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>
#include <wasi/api.h>

#include "program.h"

/* Runs the command with the words that the caller provides by WASI; returns the exit status, or -1
 * without memory. */
__attribute__((export_name("run"))) int ch_web_run(void);

int ch_web_run(void)
{
    __wasi_size_t count = 0;
    __wasi_size_t size = 0;
    int status = -1;

    if (__wasi_args_sizes_get(&count, &size) != 0)
        return status;
    char **const word = malloc((count + 1) * sizeof *word);
    char *const bytes = malloc(size);
    if (word != NULL && bytes != NULL && __wasi_args_get((uint8_t **)word, (uint8_t *)bytes) == 0) {
        word[count] = NULL;
        status = ch_cli_run((int)count, word);
    }
    free(bytes);
    free(word);
    return status;
}
