/* generate_mask.h - the places of a puzzle's givens, from a file.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GENERATE_MASK_H
#define CH_CLI_GENERATE_MASK_H

#include <stdbool.h>

enum { CH_MASK_TEXT = 4097 }; /* room for the text of a file */

/* Copies the text of the file called NAME, if NAME is no mask itself and the file holds one.
 * Otherwise returns false. */
bool ch_generate_mask_load(const char *name, char mask[CH_MASK_TEXT]);

#endif
