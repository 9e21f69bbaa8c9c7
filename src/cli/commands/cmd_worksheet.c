/* cmd_worksheet.c - `crosshatch worksheet`: puzzles on pages to print, and their answers
 * on pages of their own.
 *
 * A number, and the name of a puzzle that has one, connect a puzzle with its answer.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>

#include "document_file.h"
#include "worksheet_puzzles.h"

/* The arrangements of --per-page. */
enum { AUTO, ONE, TWO, FOUR, SIX };

static ChGallery gallery_of(const ChCli *cli, uint32_t count)
{
    static const ChGallery gallery[] = {
        [ONE] = {1, 1, 0}, [TWO] = {1, 2, 0}, [FOUR] = {2, 2, 0}, [SIX] = {2, 3, 0}};
    const int wanted = cli->options.per_page;

    if (wanted != AUTO)
        return gallery[wanted];
    return gallery[count == 1 ? ONE : count == 2 ? TWO : FOUR];
}

/* Adds "Puzzle 3" or "Puzzle 3: NAME". */
static void put_label(ChText *out, ChLanguage language, uint32_t number, const char *name,
                      bool is_answer)
{
    const ChField field[] = {ch_field_number("number", number), ch_field_string("name", name)};
    const char *const plain = is_answer ? N_("Answer {number}") : N_("Puzzle {number}");
    const char *const named =
        is_answer ? N_("Answer {number}: {name}") : N_("Puzzle {number}: {name}");

    ch_format(out, language, *name != '\0' ? named : plain, field, 2);
}

/* Loads the givens, and for an answer the digits of the solution. */
static void load_board(ChBoard *board, const ChWorksheetPuzzle *row, bool is_answer)
{
    ChPuzzle puzzle = row->puzzle;

    for (int cell = 0; is_answer && cell < CH_CELLS; cell++)
        if (puzzle.given[cell] == CH_NO_DIGIT)
            puzzle.entered[cell] = row->solution[cell];
    ch_puzzle_note_start(&puzzle);
    (void)ch_board_load(board, &puzzle);
}

static void put_grids(ChDocument *document, const ChWorksheetPuzzles *list, ChGallery gallery,
                      bool is_answer)
{
    ChBoard board;

    for (uint32_t i = 0; i < list->count; i++) {
        ChText label = CH_TEXT_EMPTY;
        put_label(&label, document->style.language, i + 1, list->puzzle[i].name, is_answer);
        load_board(&board, &list->puzzle[i], is_answer);
        const ChPicture picture = {.board = &board,
                                   .pencil = CH_PENCIL_NONE,
                                   .palette = CH_PALETTE_PRINT,
                                   .language = document->style.language,
                                   .title = ch_text_whole(&label)};
        ch_document_figure(document, ch_text_whole(&label), &picture, gallery);
        ch_text_free(&label);
    }
}

/* Adds the default title. */
static void put_title(ChText *out, const ChCli *cli, const ChTechnique *technique)
{
    const ChField field = ch_field_message("technique", technique != NULL ? technique->title : "");

    if (cli->options.title != NULL)
        ch_text_puts(out, cli->options.title);
    else if (technique != NULL)
        ch_format(out, cli->language, N_("Practice: {technique}"), &field, 1);
    else
        ch_text_puts(out, "Sudoku");
}

/* Adds the command that makes the same puzzles again; nothing for those of the input. */
static void put_footer(ChText *out, const ChCli *cli, const ChTechnique *technique, uint32_t count)
{
    const ChCliOptions *const options = &cli->options;

    if (technique == NULL && options->levels == NULL)
        return;
    ch_text_puts(out, "crosshatch worksheet ");
    ch_text_puts(out, technique != NULL ? "--technique " : "--level ");
    ch_text_puts(out, technique != NULL ? technique->key : options->levels);
    ch_text_puts(out, " -n ");
    ch_text_number(out, count);
    ch_text_puts(out, " --seed ");
    ch_text_number(out, options->seed.given ? options->seed.value : 1);
}

/* Adds the note that fewer techniques are in use than the teaching order has. */
static void put_strategies(ChDocument *document, const ChWorksheetPuzzles *list)
{
    const ChField field = ch_field_string("strategies", list->strategies);
    ChText note = CH_TEXT_EMPTY;

    if (list->strategies == NULL)
        return;
    ch_format(&note, document->style.language,
              N_("Some of these puzzles need the technique only with these in use: {strategies}."),
              &field, 1);
    ch_document_words(document, ch_text_whole(&note));
    ch_text_free(&note);
}

static void put_sheet(ChDocument *document, const ChCli *cli, const ChWorksheetPuzzles *list)
{
    static const ChGallery answers = {3, 4, 0};

    put_grids(document, list, gallery_of(cli, list->count), false);
    if (cli->options.answers) {
        ch_document_break(document);
        ch_document_heading(document, ch_translate(cli->language, N_("Answers")));
        put_grids(document, list, answers, true);
    }
    put_strategies(document, list);
}

static ChExit write_sheet(ChCli *cli, const ChWorksheetPuzzles *list, ChExit status)
{
    ChText text = CH_TEXT_EMPTY;
    ChText title = CH_TEXT_EMPTY;
    ChText footer = CH_TEXT_EMPTY;
    ChDocumentStyle style;
    ChDocument document;

    if (!ch_document_style(cli, &style))
        return CH_EXIT_TROUBLE;
    put_title(&title, cli, list->technique);
    put_footer(&footer, cli, list->technique, list->count);
    ChStatus made =
        ch_document_open(&document, &text, &style, ch_text_whole(&title), ch_text_string(&footer));
    if (made == CH_OK) {
        put_sheet(&document, cli, list);
        made = ch_document_close(&document);
    }
    text.failed |= footer.failed;
    ch_text_free(&title);
    ch_text_free(&footer);
    return ch_document_write(cli, made, &text, status);
}

ChExit ch_command_worksheet(ChCli *cli)
{
    ChWorksheetPuzzles list;
    ChExit status = ch_worksheet_puzzles(cli, &list);

    if (status != CH_EXIT_TROUBLE && list.count > 0)
        status = write_sheet(cli, &list, status);
    free(list.puzzle);
    return status;
}
