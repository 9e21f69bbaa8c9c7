/* worksheet.c - see worksheet.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "worksheet.h"

#include <stdlib.h>
#include <string.h>

#include "grow.h"

enum { NODES = 1000000, TRIES = 100000 };

/* ---- the puzzles ---- */

/* Copies a name without the sign of a comment, cut where it is long. */
static void copy_name(char name[CH_WORKSHEET_NAME], ChBytes text)
{
    size_t length;

    while (text.length > 0 && (*text.at == '#' || *text.at == ' ' || *text.at == '\t')) {
        text.at++;
        text.length--;
    }
    length = text.length < CH_WORKSHEET_NAME ? text.length : CH_WORKSHEET_NAME - 1;
    while (length > 0 && length < text.length && ((unsigned char)text.at[length] & 0xc0) == 0x80)
        length--;
    for (size_t i = 0; i < length; i++)
        name[i] = (unsigned char)text.at[i] < ' ' ? ' ' : text.at[i];
    name[length] = '\0';
}

/* Finds the only solution of the givens; false when there is none or another. */
static bool find_solution(ChSearch *search, const ChPuzzle *puzzle, uint8_t *solution)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);

    ch_search_start(search, &alive, NULL, NODES);
    return ch_search_next(search, solution) && !ch_search_next(search, NULL) &&
           ch_search_status(search) == CH_OK;
}

ChStatus ch_worksheet_add(ChWorksheet *sheet, const ChPuzzle *puzzle, ChBytes name)
{
    ChWorksheetPuzzle *const grown =
        ch_grow(sheet->puzzle, sheet->count, &sheet->room, sizeof *grown);
    if (grown == NULL)
        return CH_NO_MEMORY;
    sheet->puzzle = grown;
    ChWorksheetPuzzle *const row = &sheet->puzzle[sheet->count];
    ch_puzzle_clear(&row->puzzle);
    memcpy(row->puzzle.given, puzzle->given, sizeof row->puzzle.given);
    if (puzzle->has_marks || !find_solution(&sheet->search, &row->puzzle, row->solution))
        return CH_NOT_UNIQUE;
    copy_name(row->name, name);
    sheet->count++;
    return CH_OK;
}

static bool make_puzzle(ChWorksheet *sheet, uint64_t index, ChMeter *meter, ChPuzzle *puzzle)
{
    const ChGenerateLimits limits = {TRIES, ch_generate_must_stop, meter};
    ChPracticed made;

    if (sheet->technique == NULL)
        return ch_puzzle_search(&sheet->from.level.search, &sheet->from.level.order, sheet->seed,
                                index, &limits, puzzle);
    if (!ch_practice_puzzle(&sheet->from.practice, sheet->seed, index, &made))
        return false;
    if (made.strategies != NULL)
        sheet->strategies = made.strategies;
    *puzzle = made.puzzle;
    return true;
}

ChStatus ch_worksheet_make(ChWorksheet *sheet, uint32_t count, ChMeter *meter)
{
    ChStatus status = CH_OK;
    ChPuzzle puzzle;

    if (sheet->technique != NULL) {
        status = ch_practice_start(&sheet->from.practice, sheet->technique, CH_PRACTICE_NEEDS);
        sheet->from.practice.meter = meter;
    }
    for (uint64_t index = 0; status == CH_OK && index < 2 * (uint64_t)count && sheet->count < count;
         index++) {
        if (make_puzzle(sheet, index, meter, &puzzle))
            status = ch_worksheet_add(sheet, &puzzle, (ChBytes){"", 0});
        if (ch_meter_is_over(meter))
            status = meter->status;
    }
    return status;
}

void ch_worksheet_free(ChWorksheet *sheet)
{
    free(sheet->puzzle);
    sheet->puzzle = NULL;
}

/* ---- the pages ---- */

static ChGallery gallery_of(int per_page, uint32_t count)
{
    const int wanted = per_page != 0 ? per_page : count < 3 ? (int)count : 4;

    return (ChGallery){wanted > 2 ? 2 : 1, wanted > 2 ? wanted / 2 : wanted, 0};
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

static void put_grids(ChDocument *document, const ChWorksheet *sheet, ChGallery gallery,
                      bool is_answer)
{
    ChBoard board;

    for (uint32_t i = 0; i < sheet->count; i++) {
        ChText label = CH_TEXT_EMPTY;
        put_label(&label, document->style.language, i + 1, sheet->puzzle[i].name, is_answer);
        load_board(&board, &sheet->puzzle[i], is_answer);
        const ChPicture picture = {.board = &board,
                                   .pencil = CH_PENCIL_NONE,
                                   .palette = CH_PALETTE_PRINT,
                                   .language = document->style.language,
                                   .title = ch_text_whole(&label)};
        ch_document_figure(document, ch_text_whole(&label), &picture, gallery);
        ch_text_free(&label);
    }
}

static void put_title(ChText *out, const ChWorksheet *sheet, const ChWorksheetStyle *style)
{
    const ChTechnique *const technique = sheet->technique;
    const ChField field = ch_field_message("technique", technique != NULL ? technique->title : "");

    if (style->title != NULL)
        ch_text_puts(out, style->title);
    else if (technique != NULL)
        ch_format(out, style->document.language, N_("Practice: {technique}"), &field, 1);
    else
        ch_text_puts(out, "Sudoku");
}

/* Adds the command that makes the same puzzles again; nothing for those that were added. */
static void put_footer(ChText *out, const ChWorksheet *sheet)
{
    if (sheet->technique == NULL && sheet->levels == NULL)
        return;
    ch_text_puts(out, "crosshatch worksheet ");
    ch_text_puts(out, sheet->technique != NULL ? "--technique " : "--level ");
    ch_text_puts(out, sheet->technique != NULL ? sheet->technique->key : sheet->levels);
    ch_text_puts(out, " -n ");
    ch_text_number(out, sheet->count);
    ch_text_puts(out, " --seed ");
    ch_text_number(out, sheet->seed);
}

/* Adds the note that fewer techniques are in use than the teaching order has. */
static void put_strategies(ChDocument *document, const ChWorksheet *sheet)
{
    const ChField field = ch_field_string("strategies", sheet->strategies);
    ChText note = CH_TEXT_EMPTY;

    if (sheet->strategies == NULL)
        return;
    ch_format(&note, document->style.language,
              N_("Some of these puzzles need the technique only with these in use: {strategies}."),
              &field, 1);
    ch_document_words(document, ch_text_whole(&note));
    ch_text_free(&note);
}

static ChStatus open_document(ChDocument *document, ChText *out, const ChWorksheet *sheet,
                              const ChWorksheetStyle *style)
{
    ChText title = CH_TEXT_EMPTY;
    ChText footer = CH_TEXT_EMPTY;

    put_title(&title, sheet, style);
    put_footer(&footer, sheet);
    const ChStatus status = ch_document_open(document, out, &style->document, ch_text_whole(&title),
                                             ch_text_string(&footer));
    out->failed |= footer.failed;
    ch_text_free(&title);
    ch_text_free(&footer);
    return status;
}

ChStatus ch_worksheet_write(const ChWorksheet *sheet, ChText *out, const ChWorksheetStyle *style)
{
    static const ChGallery answers = {3, 4, 0};
    ChDocument document;
    const ChStatus status = open_document(&document, out, sheet, style);

    if (status != CH_OK)
        return status;
    put_grids(&document, sheet, gallery_of(style->per_page, sheet->count), false);
    if (style->answers) {
        ch_document_break(&document);
        ch_document_heading(&document, ch_translate(style->document.language, N_("Answers")));
        put_grids(&document, sheet, answers, true);
    }
    put_strategies(&document, sheet);
    return ch_document_close(&document);
}
