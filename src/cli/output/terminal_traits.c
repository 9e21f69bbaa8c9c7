/* terminal_traits.c - see terminal_traits.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "terminal_traits.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#if __has_include(<sys/ioctl.h>)
#include <sys/ioctl.h>
#endif

enum { WIDTH = 80, WIDEST = 10000 };

/* Reports whether the locale's characters are those of UTF-8. */
static bool has_utf8_locale(void)
{
    static const char *const name[] = {"LC_ALL", "LC_CTYPE", "LANG"};

    for (size_t i = 0; i < sizeof name / sizeof name[0]; i++) {
        const char *const value = getenv(name[i]);
        if (value == NULL || *value == '\0')
            continue;
        const char *const dot = strchr(value, '.');
        return dot != NULL &&
               (strncasecmp(dot, ".UTF-8", 6) == 0 || strncasecmp(dot, ".UTF8", 5) == 0);
    }
    return false;
}

static bool acts_as_terminal(const ChCli *cli)
{
    const char *const terminal = getenv("TERM");

    return cli->options.color == CH_COLOR_ALWAYS ||
           (cli->out.screen && (terminal == NULL || strcmp(terminal, "dumb") != 0));
}

/* Returns the number of columns that COLUMNS, or else the terminal, reports. */
static int width_of_terminal(int descriptor)
{
    const char *const columns = getenv("COLUMNS");
    const long width = columns != NULL ? strtol(columns, NULL, 10) : 0;

    if (width > 0 && width <= WIDEST)
        return (int)width;
#ifdef TIOCGWINSZ
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
#else
    (void)descriptor;
#endif
    return WIDTH;
}

ChTerminal ch_terminal_traits(const ChCli *cli, ChGridExtent extent)
{
    if (!acts_as_terminal(cli))
        return (ChTerminal){.width = WIDTH, .extent = extent};
    return (ChTerminal){.unicode = has_utf8_locale(),
                        .width = width_of_terminal(cli->out.descriptor),
                        .extent = extent};
}

int ch_output_columns(const ChOutput *output)
{
    return output->screen ? width_of_terminal(output->descriptor) : 0;
}
