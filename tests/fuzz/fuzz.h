/* fuzz.h - an assertion, and a reader of the input, shared by the fuzz targets.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_FUZZ_FUZZ_H
#define CH_TESTS_FUZZ_FUZZ_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "puzzle.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* An assertion that stays in release builds. */
#define HOLDS(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

/* The rest of an input. */
typedef struct Bytes {
    const uint8_t *data;
    size_t left;
} Bytes;

/* Returns the next byte, or zero at the end. */
static inline unsigned take_byte(Bytes *bytes)
{
    if (bytes->left == 0)
        return 0;
    bytes->left--;
    return *bytes->data++;
}

/* Copies SIZE bytes, or the rest when it is shorter, and returns how many. */
static inline size_t take_bytes(Bytes *bytes, void *buffer, size_t size)
{
    const size_t got = size < bytes->left ? size : bytes->left;

    if (got > 0)
        memcpy(buffer, bytes->data, got);
    bytes->data += got;
    bytes->left -= got;
    return got;
}

static inline uint64_t take_number(Bytes *bytes)
{
    uint64_t number = 0;

    for (int i = 0; i < 8; i++)
        number = number << 8 | take_byte(bytes);
    return number;
}

/* Returns the bytes up to the next NUL or the end, in a block of just their size and a NUL, which
 * the caller frees. */
static inline char *take_text(Bytes *bytes)
{
    const uint8_t *const end = bytes->left > 0 ? memchr(bytes->data, '\0', bytes->left) : NULL;
    const size_t length = end != NULL ? (size_t)(end - bytes->data) : bytes->left;
    char *const text = malloc(length + 1);

    HOLDS(text != NULL);
    take_bytes(bytes, text, length);
    text[length] = '\0';
    if (end != NULL)
        take_byte(bytes);
    return text;
}

#endif
