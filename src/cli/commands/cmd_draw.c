/* cmd_draw.c - `crosshatch draw`: grids, or a step of each log or solve, as pictures.
 *
 * A PDF has one page per puzzle, and a text one picture after another.  An SVG or a PNG holds a
 * single puzzle; a second one is refused.  A text for standard output is printed picture by
 * picture.  All other output is written once every puzzle is drawn.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "files.h"
#include "grid_print.h"
#include "log_json.h"
#include "picture.h"
#include "puzzle_input.h"
#include "solving.h"
#include "step_text.h"
#include "terminal_traits.h"

typedef enum Format { AUTO, SVG, PNG, PDF, TEXT } Format;

/* The state of the command. */
typedef struct Drawing {
    ChCli *cli;
    Format format;
    ChPuzzleInput input;
    ChInputItem item;
    bool has_from;
    ChPuzzle from; /* the puzzle of --from */
    uint32_t drawn;
    ChPlan plan;
    ChEngine engine;
    ChLogReplay log_replay;
    ChLogDocument document; /* for an input that is a log */
    ChBoard board;
    ChStepRecord step;
    ChText title;
    ChText description;
    ChText text;
    ChBook *book;    /* for a PDF, once it has a page */
    void *workspace; /* workspace of the engine's profile, or NULL */
} Drawing;

/* ---- what to draw ---- */

/* Returns the extension of a file name, with its dot; "" without one. */
static const char *extension(const char *name)
{
    const char *const slash = strrchr(name, '/');
    const char *const base = slash != NULL ? slash + 1 : name;
    const char *const dot = strrchr(base, '.');

    return dot != NULL && dot > base ? dot : "";
}

/* Chooses the format. False, and reported, when the name of the file has an unknown extension. */
static bool choose_format(ChCli *cli, Format *format)
{
    static const char *const endings[] = {
        [SVG] = ".svg", [PNG] = ".png", [PDF] = ".pdf", [TEXT] = ".txt"};
    const ChCliOptions *const options = &cli->options;
    const char *const ending = options->output != NULL ? extension(options->output) : "";

    *format = options->output == NULL && cli->out.screen ? TEXT : SVG;
    if (options->picture != AUTO)
        *format = (Format)options->picture;
    if (options->picture != AUTO || *ending == '\0')
        return true;
    for (*format = SVG; *format <= TEXT; ++*format)
        if (strcasecmp(ending, endings[*format]) == 0)
            return true;
    const ChField field = ch_field_string("found", options->output);
    ch_complain(cli,
                N_("--output takes a name with .svg, .png, .pdf or .txt, or one without an ending, "
                   "unless there is --format; found '{found}'"),
                &field, 1);
    return false;
}

static bool is_log(const ChEntry *entry)
{
    const size_t white = strspn(entry->text, " \t\r\n\xef\xbb\xbf");

    return white < entry->length && entry->text[white] == '{';
}

static ChExit report_item(Drawing *drawing)
{
    ChText err = CH_TEXT_EMPTY;

    ch_item_complain(&err, drawing->cli, &drawing->item);
    ch_output_flush(&drawing->cli->err, &err);
    ch_text_free(&err);
    return CH_EXIT_TROUBLE;
}

static ChExit report_message(Drawing *drawing, const char *message, const ChField *field,
                             size_t count)
{
    ChText err = CH_TEXT_EMPTY;

    ch_item_remark_on(&err, drawing->cli, &drawing->item, message, field, count);
    ch_output_flush(&drawing->cli->err, &err);
    ch_text_free(&err);
    return CH_EXIT_TROUBLE;
}

static bool open_input(Drawing *drawing)
{
    ChCli *const cli = drawing->cli;

    drawing->has_from = cli->options.from != NULL;
    if (drawing->has_from && !ch_puzzle_input_only(cli, cli->options.from, &drawing->from))
        return false;
    ch_puzzle_input_start(&drawing->input, cli);
    return true;
}

/* Reads the next puzzle or log of the input; false after the last. */
static bool read_item(Drawing *drawing)
{
    ChText err = CH_TEXT_EMPTY;
    const bool read = ch_puzzle_input_next(&drawing->input, &drawing->item, &err);

    ch_output_flush(&drawing->cli->err, &err);
    ch_text_free(&err);
    if (read && drawing->has_from)
        ch_item_rebase(&drawing->item, &drawing->from);
    return read;
}

/* ---- the step ---- */

static ChExit report_bad_step(Drawing *drawing, size_t count)
{
    const ChField field[] = {ch_field_number("step", drawing->cli->options.step),
                             ch_field_number("count", (uint32_t)count)};

    return report_message(
        drawing, N_("there is no step {step}: there {count?is/are} {count} {count?step/steps}"),
        field, 2);
}

/* Applies the conclusions of a log's step to the board, as far as they are possible. */
static void apply_step(ChBoard *board, const ChStepRecord *step)
{
    for (size_t i = 0; i < step->place_count; i++) {
        const int cell = CH_CANDIDATE_CELL(step->place[i]);
        if (board->digit[cell] == CH_NO_DIGIT && ch_board_has(board, step->place[i]))
            ch_board_place(board, cell, CH_CANDIDATE_DIGIT(step->place[i]));
    }
    for (size_t i = 0; i < step->eliminate_count; i++) {
        const int cell = CH_CANDIDATE_CELL(step->eliminate[i]);
        if (board->digit[cell] == CH_NO_DIGIT && ch_board_has(board, step->eliminate[i]))
            ch_board_remove(board, cell, CH_CANDIDATE_DIGIT(step->eliminate[i]));
    }
}

static ChExit load_log_step(Drawing *drawing)
{
    const ChEntry *const entry = &drawing->item.entry;
    const ChJsonSource source = {
        .text = entry->text, .length = entry->length, .line = entry->line, .column = 1};
    const ChLogRecord *const log = &drawing->document.log;
    const uint32_t wanted = drawing->cli->options.step;

    if (ch_log_read(&drawing->document, &source, &drawing->item.entry.fault) != CH_OK)
        return report_item(drawing);
    if (wanted > log->step_count)
        return report_bad_step(drawing, log->step_count);
    if (ch_board_load(&drawing->board, &log->puzzle) < 0)
        for (uint32_t i = 0; i + 1 < wanted; i++)
            apply_step(&drawing->board, &log->step[i]);
    drawing->step = log->step[wanted - 1];
    return CH_EXIT_OK;
}

static void remark_several(const Drawing *drawing)
{
    ChText err = CH_TEXT_EMPTY;

    ch_item_remark(&err, drawing->cli, &drawing->item, CH_SEVERAL_SOLUTIONS);
    ch_output_flush(&drawing->cli->err, &err);
    ch_text_free(&err);
}

static ChExit load_solved_step(Drawing *drawing)
{
    bool assumes_unique = false;
    const ChCliOptions *const options = &drawing->cli->options;
    const ChLog *const log = &drawing->engine.log;

    if (drawing->workspace == NULL)
        drawing->workspace = calloc(1, ch_solving_worker(&drawing->plan, 1));
    if (drawing->workspace == NULL)
        return ch_complain(drawing->cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    drawing->engine.state = ch_solving_state(&drawing->plan, drawing->workspace, 1);
    (void)ch_engine_solve(&drawing->engine, &drawing->item.entry.puzzle, &drawing->plan,
                          options->guess);
    if (options->step > log->count)
        return report_bad_step(drawing, log->count);
    ch_log_replay_start(&drawing->log_replay, log);
    for (uint32_t i = 0; i < options->step; i++) {
        (void)ch_log_replay_next(&drawing->log_replay, false, &drawing->step);
        assumes_unique |= ch_step_assumes_unique(&log->step[i]);
    }
    if (assumes_unique && log->outcome == CH_AMBIGUOUS)
        remark_several(drawing);
    drawing->board = drawing->log_replay.replay.board;
    return CH_EXIT_OK;
}

/* ---- the picture ---- */

/* Draws the grid alone, in a form that can be read again. */
static void draw_plain_grid(Drawing *drawing, const ChPicture *picture)
{
    if (picture->pencil == CH_PENCIL_ALL)
        ch_print_candidates(&drawing->text, drawing->board.digit, drawing->board.candidates);
    else
        ch_print_grid(&drawing->text, drawing->board.digit, NULL);
}

/* Draws a text, with the heading above and the sentence below. In an SVG, both are for screen
 * readers. */
static void draw_text(Drawing *drawing, const ChPicture *picture)
{
    const bool on_screen = drawing->cli->options.output == NULL;
    const bool colours = on_screen && ch_cli_colours(drawing->cli);
    const ChTerminal terminal = on_screen ? ch_terminal_traits(drawing->cli, CH_GRID_FULL)
                                          : (ChTerminal){.extent = CH_GRID_FULL};

    if (drawing->drawn > 0)
        ch_text_char(&drawing->text, '\n');
    ch_text_puts(&drawing->text, picture->title);
    ch_text_char(&drawing->text, '\n');
    if (picture->step == NULL && !colours && !terminal.unicode)
        draw_plain_grid(drawing, picture);
    else
        ch_picture_terminal(&drawing->text, picture, colours, &terminal);
    if (picture->step == NULL)
        return;
    ch_text_puts(&drawing->text, picture->description);
    ch_text_char(&drawing->text, '\n');
}

static ChStatus draw_page(Drawing *drawing, const ChPicture *picture)
{
    ChStatus status = CH_OK;

    if (drawing->book == NULL)
        status = ch_book_open(&drawing->book, &drawing->text, picture->title);
    if (status == CH_OK)
        ch_book_picture(drawing->book, picture);
    return status;
}

static ChStatus draw_picture(Drawing *drawing, const ChStepRecord *step)
{
    static const ChPencil pencil[] = {CH_PENCIL_NEEDED, CH_PENCIL_ALL, CH_PENCIL_NONE};
    const ChCliOptions *const options = &drawing->cli->options;
    drawing->text.failed |= drawing->title.failed || drawing->description.failed;
    const ChPicture picture = {.board = &drawing->board,
                               .step = step,
                               .pencil = pencil[options->marks],
                               .palette = (ChPalette)options->palette,
                               .coordinates = options->coordinates,
                               .legend = !options->bare,
                               .language = drawing->cli->language,
                               .title = ch_text_string(&drawing->title),
                               .description = ch_text_string(&drawing->description),
                               .width = options->size};

    if (drawing->format == PNG)
        return ch_picture_png(&drawing->text, &picture);
    if (drawing->format == PDF)
        return draw_page(drawing, &picture);
    if (drawing->format == TEXT) {
        draw_text(drawing, &picture);
        return CH_OK;
    }
    ch_text_puts(&drawing->text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    ch_picture_svg(&drawing->text, &picture);
    return CH_OK;
}

/* Draws the puzzle or log that was read last. */
static ChExit draw_item(Drawing *drawing)
{
    const uint32_t number = drawing->cli->options.step;
    ChExit exit = CH_EXIT_OK;

    if (drawing->item.entry.status != CH_OK)
        return report_item(drawing);
    if (drawing->drawn > 0 && drawing->format != PDF && drawing->format != TEXT)
        return report_message(
            drawing,
            N_("an SVG or a PNG holds a single puzzle, and this is another; --format pdf "
               "has a page for each, and --format text draws all"),
            NULL, 0);
    if (number == 0)
        (void)ch_board_load(&drawing->board, &drawing->item.entry.puzzle);
    else if (is_log(&drawing->item.entry))
        exit = load_log_step(drawing);
    else
        exit = load_solved_step(drawing);
    if (exit != CH_EXIT_OK)
        return exit;
    const ChStepRecord *const step = number == 0 ? NULL : &drawing->step;
    ch_text_clear(&drawing->title);
    ch_text_clear(&drawing->description);
    ch_picture_caption(&drawing->title, &drawing->description, drawing->cli->language,
                       &drawing->board, step);
    const ChStatus status = draw_picture(drawing, step);
    ch_log_document_free(&drawing->document);
    drawing->drawn++;
    return status == CH_OK ? exit : ch_complain(drawing->cli, ch_status_text(status), NULL, 0);
}

static ChStatus close_book(Drawing *drawing)
{
    const ChStatus status = drawing->book != NULL ? ch_book_close(drawing->book) : CH_OK;

    drawing->book = NULL;
    return status;
}

/* Prints each picture of the input; a bad record yields a message only. */
static ChExit draw_stream(Drawing *drawing)
{
    ChExit exit = CH_EXIT_OK;

    while (read_item(drawing)) {
        exit = ch_exit_worse(exit, draw_item(drawing));
        if (!ch_output_flush(&drawing->cli->out, &drawing->text))
            break;
    }
    return ch_exit_worse(exit, drawing->input.status);
}

/* Writes the pictures of the input once all are drawn. */
static ChExit draw_whole(Drawing *drawing)
{
    ChExit exit = CH_EXIT_OK;

    while (exit == CH_EXIT_OK && read_item(drawing))
        exit = draw_item(drawing);
    const ChStatus status = close_book(drawing);
    exit = ch_exit_worse(exit, drawing->input.status);
    if (exit == CH_EXIT_OK && status != CH_OK)
        exit = ch_complain(drawing->cli, ch_status_text(status), NULL, 0);
    return exit == CH_EXIT_OK ? ch_cli_write_whole(drawing->cli, &drawing->text) : exit;
}

static ChExit draw_input(Drawing *drawing)
{
    if (!ch_solving_plan(drawing->cli, &drawing->plan) || !open_input(drawing))
        return CH_EXIT_TROUBLE;
    if (drawing->format == TEXT && !ch_cli_has_file(drawing->cli))
        return draw_stream(drawing);
    return draw_whole(drawing);
}

static void free_drawing(Drawing *drawing)
{
    ch_log_document_free(&drawing->document);
    ch_puzzle_input_end(&drawing->input);
    ch_text_free(&drawing->title);
    ch_text_free(&drawing->description);
    ch_text_free(&drawing->text);
    free(drawing->workspace);
    free(drawing);
}

ChExit ch_command_draw(ChCli *cli)
{
    const ChField widest = ch_field_number("most", CH_PICTURE_WIDEST);
    Format format;

    if (!choose_format(cli, &format))
        return CH_EXIT_TROUBLE;
    if (cli->options.size > CH_PICTURE_WIDEST)
        return ch_complain(cli, N_("--size takes at most {most}"), &widest, 1);
    if ((format == PNG || format == PDF) && cli->options.output == NULL && cli->out.screen)
        return ch_complain(
            cli, N_("a PNG or PDF is nothing for a terminal: name a file with --output"), NULL, 0);
    if ((format == PNG || format == PDF) && cli->options.step > 0 && !cli->options.bare &&
        !ch_can_write_pictures(cli))
        return CH_EXIT_TROUBLE;
    Drawing *const drawing = calloc(1, sizeof *drawing);
    if (drawing == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    drawing->cli = cli;
    drawing->format = format;
    const ChExit exit = draw_input(drawing);
    free_drawing(drawing);
    return exit;
}
