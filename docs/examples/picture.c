/* picture.c - a step of a solve as SVG: picture [POSITION [STEP [ko]]]; step 0 is the grid.
 *
 * The picture comes in one piece to a callback, which copies it to a buffer, up to a limit.
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

/* A growing text that a server would put into its page. */
typedef struct Page {
    char *bytes;
    size_t length;
    size_t limit;
} Page;

static int add(void *context, const char *bytes, size_t length)
{
    Page *const page = context;

    if (length > page->limit - page->length)
        return 1;
    char *const grown = realloc(page->bytes, page->length + length);
    if (grown == NULL)
        return 1;
    memcpy(grown + page->length, bytes, length);
    page->bytes = grown;
    page->length += length;
    return 0;
}

/* A step of the solve, or with NUMBER 0 the grid that was read, as an element for a page. */
static ChStatus draw(ChWorkspace *work, uint32_t number, ChLanguage language, Page *page)
{
    const ChPictureOptions options = {.size = sizeof options,
                                      .prefix = "main-", /* no other picture's ids have it */
                                      .palette = CH_PALETTE_COLORBLIND,
                                      .coordinates = 1};

    if (number == 0)
        return ch_write_grid_picture(work, language, &options, add, page);
    const ChStatus status = ch_solve(work, NULL, NULL);
    if (status != CH_OK)
        return status;
    return ch_write_step_picture(work, number - 1, language, &options, add, page);
}

int main(int count, char **word)
{
    static const char sample[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const char *const text = count > 1 ? word[1] : sample;
    const uint32_t number = count > 2 ? (uint32_t)strtoul(word[2], NULL, 10) : 1;
    const ChLanguage language = count > 3 && strcmp(word[3], "ko") == 0 ? CH_KOREAN : CH_ENGLISH;
    void *const memory = malloc(ch_workspace_size());
    Page page = {.limit = 1000000};
    ChWorkspace *work;
    ChFault fault = {0};
    ChStatus status = ch_workspace_init(memory, ch_workspace_size(), &work);

    if (status == CH_OK)
        status = ch_read(work, text, strlen(text), &fault);
    if (status == CH_OK)
        status = draw(work, number, language, &page);
    if (status == CH_OK)
        fwrite(page.bytes, 1, page.length, stdout);
    if (status != CH_OK) {
        fault.status = status;
        fprintf(stderr, "picture: ");
        ch_write_fault(&fault, language, print, stderr);
        fprintf(stderr, "\n");
    }
    free(page.bytes);
    free(memory);
    return status == CH_OK ? 0 : 1;
}
