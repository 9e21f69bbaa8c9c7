/* hint.c - hints at the next step, as far as the reader wants: hint [POSITION [ko]].
 *
 * A position is a puzzle or a half-solved grid, with or without pencil marks.
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

/* Prints the step on one line: its technique, its place, and the reason. */
static ChStatus print_step(ChWorkspace *work, ChLanguage language)
{
    ChStepInfo step = {.size = sizeof step};

    if (ch_step_count(work) == 0) {
        printf("no step");
        return CH_OK;
    }
    const ChStatus status = ch_step_info(work, 0, &step);
    if (status != CH_OK)
        return status;
    printf("%s", step.technique);
    if (step.digit != 0)
        printf(" r%dc%d=%d", step.row, step.column, step.digit);
    printf(": ");
    return ch_write_step(work, 0, language, print, stdout);
}

int main(int count, char **word)
{
    static const char sample[] =
        "53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const char *const text = count > 1 ? word[1] : sample;
    const ChLanguage language = count > 2 && strcmp(word[2], "ko") == 0 ? CH_KOREAN : CH_ENGLISH;
    void *const memory = malloc(ch_workspace_size());
    ChWorkspace *work;
    ChFault fault = {0};
    ChStatus status = ch_workspace_init(memory, ch_workspace_size(), &work);

    if (status == CH_OK)
        status = ch_read(work, text, strlen(text), &fault);
    if (status == CH_OK)
        status = ch_next_step(work, NULL, &fault);
    if (status == CH_OK)
        status = print_step(work, language);
    puts("");
    if (status != CH_OK) {
        fault.status = status;
        fprintf(stderr, "hint: ");
        ch_write_fault(&fault, language, print, stderr);
        fprintf(stderr, "\n");
    }
    free(memory);
    return status == CH_OK ? 0 : 1;
}
