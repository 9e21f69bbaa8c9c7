/* unistd.h - that of MinGW, and what it lacks.
 *
 * SPDX-License-Identifier: MIT
 */
#include_next <unistd.h>

#include "posix.h"
