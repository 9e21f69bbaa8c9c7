/* forms.c - fuzz target: any bytes as puzzles, each written in every form and as its equivalents.
 *
 * The first eight bytes choose the symmetry.  Data that a form does not report as lost is read back
 * from it.  An equivalent puzzle has the same canonical form, which is its own canonical form.
 *
 * SPDX-License-Identifier: MIT
 */
#include "canonical.h"
#include "fuzz.h"
#include "puzzle_form.h"
#include "puzzle_reader.h"
#include "symmetry.h"

/* The expensive part reads the beginning of the input only. */
enum { MOST_EQUIVALENTS = 4 };

static ChPuzzleRecord record_of(const ChEntry *entry)
{
    ChPuzzleRecord record = {.puzzle = entry->puzzle,
                             .lists = entry->has_candidates,
                             .remarks = entry->remarks,
                             .head = entry->head};

    *(entry->head.length > 0 ? &record.tail : &record.text) = entry->tail;
    return record;
}

static bool same_bytes(ChBytes a, ChBytes b)
{
    return a.length == b.length && (a.length == 0 || memcmp(a.at, b.at, a.length) == 0);
}

static void compare(const ChPuzzleForm *form, const ChPuzzleRecord *record, const ChEntry *entry)
{
    const ChPuzzleRecord again = record_of(entry);

    HOLDS(ch_puzzle_equal(&record->puzzle, &again.puzzle));
    /* .sdk stores the text next to a puzzle among its comments. */
    if (strcmp(form->name, "sdk") != 0)
        HOLDS(same_bytes(record->remarks, again.remarks) &&
              (record->head.length > 0 || same_bytes(record->text, again.text)));
}

static void read_back(const ChPuzzleForm *form, const ChPuzzleRecord *record)
{
    static ChEntry entry;
    ChText text = CH_TEXT_EMPTY;
    ChReader reader;

    ch_text_puts(&text, form->head);
    form->write(&text, record);
    ch_text_puts(&text, form->foot);
    HOLDS(!text.failed);
    ch_reader_open_text(&reader, text.data, text.length);
    reader.keeps_remarks = true;
    HOLDS(ch_reader_next(&reader, &entry));
    HOLDS(entry.status == CH_OK || entry.status == CH_NO_EXPAT);
    if (entry.status == CH_OK)
        compare(form, record, &entry);
    HOLDS(!ch_reader_next(&reader, &entry));
    ch_reader_close(&reader);
    ch_text_free(&text);
}

static void write_forms(const ChPuzzleRecord *record)
{
    for (const ChPuzzleForm *form = ch_puzzle_forms; form->name != NULL; form++) {
        ChText text = CH_TEXT_EMPTY;
        if (ch_form_losses(form, record) == 0) {
            read_back(form, record);
            continue;
        }
        form->write(&text, record);
        HOLDS(!text.failed && text.length > 0);
        ch_text_free(&text);
    }
}

static void compare_equivalents(const ChPuzzle *puzzle, ChRandom *random)
{
    const ChSymmetry symmetry = ch_symmetry_random(random);
    uint8_t form[CH_CELLS], other[CH_CELLS];
    ChPuzzle image;

    ch_symmetry_apply(&symmetry, puzzle, &image);
    ch_canonical(puzzle->given, form);
    ch_canonical(image.given, other);
    HOLDS(memcmp(form, other, sizeof form) == 0);
    ch_canonical(form, form);
    HOLDS(memcmp(form, other, sizeof form) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static ChEntry entry;
    Bytes bytes = {data, size};
    ChRandom random = {take_number(&bytes)};
    ChReader reader;
    int equivalents = 0;

    ch_reader_open_text(&reader, (const char *)bytes.data, bytes.left);
    reader.keeps_remarks = true;
    while (ch_reader_next(&reader, &entry)) {
        if (entry.status != CH_OK)
            continue;
        const ChPuzzleRecord record = record_of(&entry);
        write_forms(&record);
        if (!entry.puzzle.has_marks && equivalents++ < MOST_EQUIVALENTS)
            compare_equivalents(&entry.puzzle, &random);
    }
    ch_reader_close(&reader);
    return 0;
}
