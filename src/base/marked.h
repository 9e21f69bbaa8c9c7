/* marked.h - N_("...") marks a message for xgettext; it is translated where it is shown.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_MARKED_H
#define CH_BASE_MARKED_H

#define N_(text) text

#endif
