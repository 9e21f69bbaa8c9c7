/* digest.c - see digest.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "digest.h"

#include <stdlib.h>
#include <sys/types.h>

#include <sha2.h>

struct ChDigest {
    SHA2_CTX context;
};

_Static_assert(SHA256_DIGEST_STRING_LENGTH == CH_DIGEST_SIZE, "the digits of SHA-256");

ChDigest *ch_digest_open(void)
{
    ChDigest *const digest = malloc(sizeof *digest);

    if (digest != NULL)
        SHA256Init(&digest->context);
    return digest;
}

void ch_digest_add(ChDigest *digest, const char *bytes, size_t length)
{
    if (digest != NULL)
        SHA256Update(&digest->context, (const uint8_t *)bytes, length);
}

void ch_digest_close(ChDigest *digest, char text[CH_DIGEST_SIZE])
{
    text[0] = '\0';
    if (digest != NULL)
        (void)SHA256End(&digest->context, text);
    free(digest);
}
