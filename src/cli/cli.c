/* cli.c - see cli.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

#include "fault.h"
#include "processors.h"
#include "wrap.h"

const ChCommand ch_command[CH_COMMANDS] = {
#define COMMAND(name, word, function, operands, help, module)                                      \
    [CH_COMMAND_##name] = {word, function, operands, CH_HELP(help)},
#include "commands.def"
#undef COMMAND
};

ChExit ch_exit_worse(ChExit a, ChExit b)
{
    static const unsigned char weight[] = {
        [CH_EXIT_OK] = 0, [CH_EXIT_UNMET] = 1, [CH_EXIT_IMPOSSIBLE] = 2, [CH_EXIT_TROUBLE] = 3};

    return weight[a] >= weight[b] ? a : b;
}

/* The message when there is no memory for any other. */
static const char NO_MEMORY[] = "crosshatch: out of memory\n";

void ch_complain_text(ChCli *cli, ChText *text)
{
    ch_wrap(text, 0, ch_output_columns(&cli->err));
    if (text->failed)
        ch_output_write(&cli->err, NO_MEMORY, sizeof NO_MEMORY - 1);
    else
        ch_output_flush(&cli->err, text);
    ch_text_free(text);
}

ChExit ch_complain(ChCli *cli, const char *message, const ChField *field, size_t count)
{
    ChText text = CH_TEXT_EMPTY;

    ch_text_puts(&text, "crosshatch: ");
    ch_format(&text, cli->language, message, field, count);
    ch_text_char(&text, '\n');
    ch_complain_text(cli, &text);
    return CH_EXIT_TROUBLE;
}

bool ch_complain_found(ChCli *cli, const char *message, const char *found)
{
    const ChField field = ch_field_string("found", found);

    ch_complain(cli, message, &field, 1);
    return false;
}

void ch_complain_place(ChText *out, const ChCli *cli, const char *name, const ChFault *fault)
{
    const uint32_t number[] = {fault->line, fault->column};

    ch_text_puts(out, name);
    for (int i = 0; i < 2 && number[i] != 0; i++) {
        ch_text_char(out, ':');
        ch_text_number(out, number[i]);
    }
    ch_text_puts(out, ": ");
    ch_fault_text(out, cli->language, fault);
    ch_text_char(out, '\n');
}

static void put_file_message(ChText *out, const ChCli *cli, const char *message, const char *name,
                             int error)
{
    ChFault shown; /* shortened: an operand may be a whole log, or arbitrary bytes */

    ch_fault(&shown, CH_OK, 0, 0, name, strlen(name));
    const ChField field[] = {
        ch_field_string("name", strlen(name) < sizeof shown.found ? name : shown.found),
        ch_field_string("reason", ch_io_reason(error, cli->language))};

    ch_format(out, cli->language, message, field, 2);
    ch_text_char(out, '\n');
}

void ch_complain_unread(ChText *out, const ChCli *cli, const char *name, int error)
{
    put_file_message(out, cli, N_("crosshatch: cannot read {name}: {reason}"), name, error);
}

void ch_complain_unwritten(ChText *out, const ChCli *cli, const char *name, int error)
{
    put_file_message(out, cli, N_("crosshatch: cannot write {name}: {reason}"), name, error);
}

bool ch_cli_colours(const ChCli *cli)
{
    const char *const no_color = getenv("NO_COLOR");
    const char *const terminal = getenv("TERM");

    if (cli->options.color != CH_COLOR_AUTO)
        return cli->options.color == CH_COLOR_ALWAYS;
    return cli->out.screen && (no_color == NULL || *no_color == '\0') &&
           (terminal == NULL || strcmp(terminal, "dumb") != 0);
}

unsigned ch_cli_workers(const ChCli *cli)
{
    return cli->options.jobs != 0 ? cli->options.jobs : ch_processors();
}
