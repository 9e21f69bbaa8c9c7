/* log_roles.h - the roles of a pattern in the JSON log.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LOG_ROLES_H
#define CH_FORMATS_LOG_ROLES_H

#include "record.h"

typedef struct ChLogRole {
    const char *key;
    const char *part; /* the member's name, if the role is a part of an object, or NULL */
    ChShape shape;
    ChRole first; /* the first part of the object, whose parts follow each other; otherwise the
                     role itself */
} ChLogRole;

extern const ChLogRole ch_log_role[CH_ROLES];

static inline bool ch_log_is_part(int role, ChRole first)
{
    return role < CH_ROLES && ch_log_role[role].first == first;
}

#endif
