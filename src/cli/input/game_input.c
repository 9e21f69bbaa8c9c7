/* game_input.c - see game_input.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "game_input.h"

#include <errno.h>
#include <string.h>

#include "fault.h"
#include "game_reader.h"
#include "stream.h"

enum { BLOCK = 8192, MOST_BYTES = 16 << 20 };

/* Reads a stream to its end; returns 0 or an errno. */
static int read_all(ChStream *stream, ChText *text)
{
    char block[BLOCK];

    for (;;) {
        const long count = ch_stream_read(stream, block, sizeof block);
        if (count < 0)
            return stream->error;
        if (count == 0)
            return text->failed ? ENOMEM : 0;
        if (text->length > MOST_BYTES)
            return EFBIG;
        ch_text_add(text, block, (size_t)count);
    }
}

/* Reads the text of an operand, which is the operand itself where no file has its name. */
static int read_operand(ChGameInput *input, ChText *text)
{
    ChStream stream;
    int error = ch_stream_open(&stream, input->operand);

    if (error == ENOENT || error == ENOTDIR || error == ENAMETOOLONG) {
        input->name = NULL;
        ch_text_puts(text, input->operand);
        return text->failed ? ENOMEM : 0;
    }
    input->name = stream.name;
    if (error == 0) {
        error = read_all(&stream, text);
        ch_stream_close(&stream);
    }
    return error;
}

/* Reports the fault of an operand that is the game itself, or a mistyped name of a file. */
static void put_operand_fault(ChText *err, const ChGameInput *input, const ChCli *cli,
                              const ChFault *fault)
{
    ChText reason = CH_TEXT_EMPTY;
    ChFault shown;

    ch_fault(&shown, CH_OK, 0, 0, input->operand, strlen(input->operand));
    ch_fault_text(&reason, cli->language, fault);
    const ChField field[] = {
        ch_field_string("operand", shown.found),
        ch_field_number("line", fault->line),
        ch_field_number("column", fault->column),
        ch_field_string("reason", ch_text_whole(&reason)),
    };
    ch_format(err, cli->language,
              N_("crosshatch: {operand} names no file, and is no game: line {line}, column "
                 "{column}: {reason}"),
              field, sizeof field / sizeof field[0]);
    ch_text_char(err, '\n');
    ch_text_free(&reason);
}

ChExit ch_game_input_complain(const ChGameInput *input, ChCli *cli, const ChFault *fault)
{
    ChText err = CH_TEXT_EMPTY;

    if (input->name == NULL && fault->line > 0)
        put_operand_fault(&err, input, cli, fault);
    else
        ch_complain_place(&err, cli, input->name != NULL ? input->name : "crosshatch", fault);
    ch_complain_text(cli, &err);
    return CH_EXIT_TROUBLE;
}

bool ch_game_input_read(ChGameInput *input, ChCli *cli, const char *operand)
{
    ChText text = CH_TEXT_EMPTY;
    ChText err = CH_TEXT_EMPTY;
    ChFault fault;

    input->operand = operand;
    const int error = read_operand(input, &text);
    if (error != 0) {
        ch_complain_unread(&err, cli, operand, error);
        ch_complain_text(cli, &err);
        ch_text_free(&text);
        return false;
    }
    const ChStatus status = ch_game_read(&input->game, ch_text_string(&text), text.length, &fault);
    ch_text_free(&text);
    if (status != CH_OK)
        (void)ch_game_input_complain(input, cli, &fault);
    return status == CH_OK;
}
