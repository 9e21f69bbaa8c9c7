/* log_roles.h - the roles of a pattern as the JSON log knows them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LOG_ROLES_H
#define CH_FORMATS_LOG_ROLES_H

#include "record.h"

typedef struct ChLogRole {
    const char *key;
    const char *part; /* the member of an object that it is, or NULL */
    ChShape shape;
    ChRole first; /* of the object's parts, which follow each other; otherwise the role itself */
} ChLogRole;

extern const ChLogRole ch_log_role[CH_ROLES];

static inline bool ch_log_is_part(int role, ChRole first)
{
    return role < CH_ROLES && ch_log_role[role].first == first;
}

#endif
