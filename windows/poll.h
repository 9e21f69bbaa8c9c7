/* poll.h - poll() for reading from one descriptor without waiting: see posix.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_WINDOWS_POLL_H
#define CH_WINDOWS_POLL_H

enum { POLLIN = 1 };

struct pollfd {
    int fd;
    short events, revents;
};

#define poll(input, count, timeout) ch_windows_poll(input)
int ch_windows_poll(struct pollfd *input);

#endif
