/* order_reason.h - why a technique has its place in the default order.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_ORDER_REASON_H
#define CH_ENGINE_ORDER_REASON_H

/* Returns the reason, an English message; NULL for what is no row of the default profile. */
const char *ch_order_reason(int technique);

#endif
