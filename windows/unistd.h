/* unistd.h - MinGW's <unistd.h>, and the functions that it lacks.
 *
 * SPDX-License-Identifier: MIT
 */
#include_next <unistd.h>

#include "posix.h"
