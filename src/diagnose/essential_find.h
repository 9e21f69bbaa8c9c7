/* essential_find.h - the search for the essential path; see essential.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_ESSENTIAL_FIND_H
#define CH_DIAGNOSE_ESSENTIAL_FIND_H

#include "essential_try.h"

/* Finds the path: ESSENTIAL->path. False when the solve's own steps do not lead to its end. */
bool ch_essential_find(ChEssential *essential);

#endif
