/* digest.h - SHA-256 of data that comes in pieces, by libmd; none in builds without it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_DIGEST_H
#define CH_CLI_DIGEST_H

#include <stddef.h>

enum { CH_DIGEST_SIZE = 65 }; /* of its hexadecimal digits, with the end */

typedef struct ChDigest ChDigest;

/* Returns a new digest, or NULL without memory or without libmd. */
ChDigest *ch_digest_open(void);

/* Adds bytes; nothing for a NULL digest, as below. */
void ch_digest_add(ChDigest *digest, const char *bytes, size_t length);

/* Writes the digest of all bytes so far, or an empty text; frees it. */
void ch_digest_close(ChDigest *digest, char text[CH_DIGEST_SIZE]);

#endif
