/* marked.h - N_("...") marks a message for xgettext; the message is translated when printed.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_MARKED_H
#define CH_BASE_MARKED_H

#define N_(text) text

#endif
