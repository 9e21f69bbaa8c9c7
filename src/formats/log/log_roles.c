/* log_roles.c - see log_roles.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "log_roles.h"

const ChLogRole ch_log_role[CH_ROLES] = {
#define ROLE(name, key, shape) [CH_ROLE_##name] = {key, NULL, CH_SHAPE_##shape, CH_ROLE_##name},
#define PART(name, first, key, part, shape)                                                        \
    [CH_ROLE_##name] = {key, part, CH_SHAPE_##shape, CH_ROLE_##first},
#include "roles.def"
#undef ROLE
};
