/* terminal_traits.c - see terminal_traits.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "terminal_traits.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

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

ChTerminal ch_terminal_traits(const ChCli *cli, ChGridExtent extent)
{
    if (!acts_as_terminal(cli))
        return (ChTerminal){.width = CH_OUTPUT_WIDTH, .extent = extent};
    return (ChTerminal){
        .unicode = has_utf8_locale(), .width = ch_output_width(&cli->out), .extent = extent};
}
