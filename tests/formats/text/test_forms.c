/* test_forms.c - every form reads back as what was written, from every other form.
 *
 * Data that a form cannot hold is named as a loss; all other data survives any path through the
 * forms.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "mark_grid.h"
#include "puzzle_form.h"
#include "support.h"

#define HALF "53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* A record, and the text that it was read from. */
typedef struct Kept {
    ChPuzzleRecord record;
    ChText text, remarks, head, tail;
} Kept;

static ChBytes copy_bytes(ChText *text, ChBytes bytes)
{
    ch_text_clear(text);
    ch_text_add(text, bytes.at, bytes.length);
    return (ChBytes){ch_text_string(text), bytes.length};
}

static void forget(Kept *kept)
{
    ch_text_free(&kept->text);
    ch_text_free(&kept->remarks);
    ch_text_free(&kept->head);
    ch_text_free(&kept->tail);
}

/* Reads the only record of a text. */
static void read_record(Kept *kept, const char *bytes, size_t length)
{
    ChReader reader;
    ChEntry entry;

    ch_reader_open_text(&reader, bytes, length);
    reader.keeps_remarks = true;
    cr_assert(ch_reader_next(&reader, &entry));
    cr_assert_eq(entry.status, CH_OK, "%s\n%s", ch_status_text(entry.status), bytes);
    const bool is_library = entry.head.length > 0;
    kept->record = (ChPuzzleRecord){.puzzle = entry.puzzle,
                                    .lists = entry.has_candidates,
                                    .remarks = copy_bytes(&kept->remarks, entry.remarks),
                                    .head = copy_bytes(&kept->head, entry.head)};
    if (is_library)
        kept->record.tail = copy_bytes(&kept->tail, entry.tail);
    else
        kept->record.text = copy_bytes(&kept->text, entry.tail);
    cr_expect(!ch_reader_next(&reader, &entry), "a second record in\n%s", bytes);
    ch_reader_close(&reader);
}

static bool bytes_equal(ChBytes a, ChBytes b)
{
    return a.length == b.length && (a.length == 0 || memcmp(a.at, b.at, a.length) == 0);
}

/* Text may have become a comment: `sdk` has no other place for it. */
static void expect_same(const ChPuzzleRecord *a, const ChPuzzleRecord *b, const char *way)
{
    cr_expect(puzzles_equal(&a->puzzle, &b->puzzle), "%s: the puzzle differs", way);
    if (strstr(way, "sdk") != NULL && a->text.length > 0)
        return;
    cr_expect(bytes_equal(a->text, b->text), "%s: the text '%.*s' is '%.*s'", way,
              (int)a->text.length, a->text.at, (int)b->text.length, b->text.at);
    cr_expect(bytes_equal(a->remarks, b->remarks), "%s: comments differ", way);
    cr_expect_eq(ch_record_is_case(a), ch_record_is_case(b), "%s", way);
    if (ch_record_is_case(a)) {
        cr_expect(bytes_equal(a->head, b->head) && bytes_equal(a->tail, b->tail), "%s", way);
    }
}

/* Writes a record and reads it back.  Returns false when the form cannot hold it. */
static bool pass(const ChPuzzleForm *form, const ChPuzzleRecord *record, Kept *kept)
{
    ChText text = CH_TEXT_EMPTY;

    if (ch_form_losses(form, record) != 0)
        return false;
    ch_text_puts(&text, form->head);
    form->write(&text, record);
    ch_text_puts(&text, form->foot);
    read_record(kept, ch_text_string(&text), text.length);
    ch_text_free(&text);
    return true;
}

/* OpenSudoku's files are read where there is expat. */
static bool can_be_read(const ChPuzzleForm *form)
{
    ChPuzzle puzzle;

    return strcmp(form->name, "opensudoku") != 0 ||
           ch_puzzle_read(&puzzle, "<opensudoku/>", 13, NULL) == CH_EMPTY_INPUT;
}

static int pass_all_pairs(const ChPuzzleRecord *record)
{
    int pairs = 0;

    for (const ChPuzzleForm *a = ch_puzzle_forms; a->name != NULL; a++) {
        Kept first = {.text = CH_TEXT_EMPTY};
        if (!can_be_read(a) || !pass(a, record, &first))
            continue;
        expect_same(record, &first.record, a->name);
        for (const ChPuzzleForm *b = ch_puzzle_forms; b->name != NULL; b++) {
            Kept second = {.text = CH_TEXT_EMPTY};
            char way[40];
            snprintf(way, sizeof way, "%s to %s", a->name, b->name);
            if (can_be_read(b) && pass(b, &first.record, &second)) {
                expect_same(record, &second.record, way);
                pairs++;
            }
            forget(&second);
        }
        forget(&first);
    }
    return pairs;
}

static int pass_text(const char *text)
{
    Kept kept = {.text = CH_TEXT_EMPTY};

    read_record(&kept, text, strlen(text));
    const int pairs = pass_all_pairs(&kept.record);
    forget(&kept);
    return pairs;
}

static int forms_that_hold(unsigned losses)
{
    int count = 0;

    for (const ChPuzzleForm *form = ch_puzzle_forms; form->name != NULL; form++)
        count += can_be_read(form) && strcmp(form->name, "marks") != 0 &&
                 (form->holds & losses) == losses;
    return count;
}

static void expect_pairs(const char *text, unsigned needs)
{
    const int forms = forms_that_hold(needs);

    cr_expect_geq(forms, 1);
    cr_expect_eq(pass_text(text), forms * forms, "%s", text);
}

enum {
    PLACED = 1 << CH_LOSS_PLACED,
    RULED_OUT = 1 << CH_LOSS_REMOVED,
    TEXT = 1 << CH_LOSS_TEXT,
    REMARKS = 1 << CH_LOSS_REMARKS
};

Test(forms, givens_pass_through_all)
{
    expect_pairs(SAMPLE, 0);
}

Test(forms, placed_digits_pass_where_they_can)
{
    expect_pairs(HALF, PLACED);
}

Test(forms, candidates_pass_where_they_can)
{
    expect_pairs(":0000::" HALF ":917 918:::\n", PLACED | RULED_OUT);
}

Test(forms, text_and_comments_pass_where_they_can)
{
    cr_expect_geq(pass_text(SAMPLE " a name; SE 1.5\n"), 4);
    cr_expect_geq(pass_text(SAMPLE " # ,,\"x\" <&>'\n"), 4);
    expect_pairs("#Asomebody\n// and so on\n" SAMPLE "\n", REMARKS);
}

Test(forms, an_empty_grid_passes)
{
    char cells[CH_CELLS + 1] = {0};

    memset(cells, '.', CH_CELLS);
    cr_expect_geq(pass_text(cells), 25);
}

Test(forms, pencil_marks_pass_where_they_can)
{
    char marks[CH_CANDIDATES + 1] = {0};

    for (int i = 0; i < CH_CANDIDATES; i++)
        marks[i] = i % 7 == 3 ? '.' : "123456789"[i % 9];
    cr_expect_eq(pass_text(marks), 1);
}

Test(forms, library_cases_pass_through_libraries)
{
    cr_expect_eq(pass_text(":0402:47:" HALF ":214 614:419 429:::\n"), 1);
}

/* ---- losses ---- */

static unsigned losses_of(const char *form, const char *text)
{
    Kept kept = {.text = CH_TEXT_EMPTY};

    read_record(&kept, text, strlen(text));
    const unsigned losses = ch_form_losses(ch_puzzle_form(form), &kept.record);
    forget(&kept);
    return losses;
}

Test(forms, losses_are_named)
{
    cr_expect_eq(losses_of("sdm", "# c\n" HALF " t\n"), PLACED | TEXT | REMARKS);
    cr_expect_eq(losses_of("line", ":0402:47:" HALF ":214:419:::\n"),
                 RULED_OUT | 1 << CH_LOSS_CASE);
    cr_expect_eq(losses_of("marks", SAMPLE), 1 << CH_LOSS_GIVENS);
    cr_expect_eq(losses_of("csv", HALF), PLACED);
    cr_expect_eq(losses_of("opensudoku", "# c\n" SAMPLE), REMARKS);
    cr_expect_eq(losses_of("opensudoku", SAMPLE " \x01\n"), TEXT);
}

/* In r1c1 of a grid where no other cell lists the 9 any more, the 9 is the only candidate. */
Test(forms, a_last_candidate_is_no_given)
{
    char line[400];
    char marks[] = "911";

    snprintf(line, sizeof line, ":0000::%081d:", 0);
    for (int digit = 1; digit <= 8; digit++) {
        const size_t at = strlen(line);
        snprintf(line + at, sizeof line - at, "%d11 ", digit);
    }
    strcat(line, ":::");
    cr_expect_eq(losses_of("candidates", line), 0); /* others list it, so nothing is ambiguous */
    for (int column = 2; column <= 9; column++) {
        marks[2] = (char)('0' + column);
        line[strlen(line) - 3] = '\0';
        strcat(line, marks);
        strcat(line, " :::");
    }
    cr_expect_eq(losses_of("candidates", line), 0); /* its column does */
    snprintf(line, sizeof line, ":0000::12345678%073d:919:::", 0);
    cr_expect_eq(losses_of("candidates", line), 1 << CH_LOSS_BARE);
}
