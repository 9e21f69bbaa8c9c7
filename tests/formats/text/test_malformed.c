/* test_malformed.c - each case of malformed.txt gives exactly the entries it names, however the
 * bytes arrive.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "puzzle_reader.h"
#include "support.h"
#include "text.h"

enum { CASE_SIZE = 1600, LEAST_CASES = 60 };

typedef struct Case {
    size_t number; /* its line in the file */
    char line[CASE_SIZE];
} Case;

static const char *cases_path(void)
{
    static char path[4096];
    const char *const source = getenv("CH_SOURCE");

    snprintf(path, sizeof path, "%s/tests/formats/text/malformed.txt",
             source != NULL ? source : ".");
    return path;
}

/* Reads the cases into CASES, or only counts them when it is NULL. */
static size_t load(Case *cases)
{
    static char line[CASE_SIZE];
    FILE *const file = fopen(cases_path(), "r");
    size_t count = 0;

    for (size_t number = 1; file != NULL && fgets(line, sizeof line, file) != NULL; number++) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        if (cases != NULL) {
            cases[count].number = number;
            memcpy(cases[count].line, line, sizeof line);
        }
        count++;
    }
    if (file != NULL)
        fclose(file);
    return count;
}

/* ---- TEXT ---- */

static const char *const band[3] = {
    "| 5 3 . | . 7 . | . . . |\n| 6 . . | 1 9 5 | . . . |\n| . 9 8 | . . . | . 6 . |\n",
    "| 8 . . | . 6 . | . . 3 |\n| 4 . . | 8 . 3 | . . 1 |\n| 7 . . | . 2 . | . . 6 |\n",
    "| . 6 . | . . . | 2 8 . |\n| . . . | 4 1 9 | . . 5 |\n| . . . | . 8 . | . 7 9 |\n",
};

static void add_piece(ChText *text, char name)
{
    if (name >= '1' && name <= '9') {
        ch_text_add(text, &SAMPLE[9 * (name - '1')], 9);
    } else if (name == 'A') {
        ch_text_puts(text, SAMPLE);
    } else if (name >= 'D' && name <= 'F') {
        ch_text_puts(text, band[name - 'D']);
    } else if (name == 'M') {
        ch_text_puts(text, "| 5 3 124 | 26 7 2468 | 1489 149 248 |\n");
    } else if (name == 'T') {
        ch_text_puts(text, "+-------+-------+-------+\n");
    } else {
        for (int i = 0; i < (name == 'S' ? 81 : 9); i++) {
            ch_text_add(text, name == 'S' ? "123456789" : &SAMPLE[9 * i], 9);
            if (name == 'R')
                ch_text_char(text, '\n');
        }
    }
}

static const char *add_escape(ChText *text, const char *at)
{
    char *end = NULL;

    if (*at == 'x') {
        const char hex[3] = {at[1], at[2], '\0'};
        ch_text_char(text, (char)strtoul(hex, NULL, 16));
        return at + 3;
    }
    if (*at == '*') {
        for (unsigned long n = strtoul(at + 1, &end, 10); n > 0; n--)
            ch_text_char(text, end[1]);
        return end + 2;
    }
    if (*at == 'n' || *at == 'r' || *at == 't' || *at == '\\')
        ch_text_char(text, *at == 'n' ? '\n' : *at == 'r' ? '\r' : *at == 't' ? '\t' : '\\');
    else
        add_piece(text, *at);
    return at + 1;
}

static void expand(ChText *text, const char *at)
{
    while (*at != '\0') {
        if (*at == '\\')
            at = add_escape(text, at + 1);
        else
            ch_text_char(text, *at++);
    }
}

/* ---- ENTRIES ---- */

static const char *status_name(ChStatus status)
{
    switch (status) {
#define STATUS(number, name, text)                                                                 \
    case CH_##name:                                                                                \
        return #name;
#include <crosshatch/status.def>
#undef STATUS
    default:
        return "?";
    }
}

static void add_entry(ChText *seen, const ChEntry *entry)
{
    char where[64];

    ch_text_puts(seen, seen->length > 0 ? " " : "");
    if (entry->status == CH_OK) {
        const ChPuzzle sample = puzzle_of(SAMPLE);
        ch_text_puts(seen, puzzles_equal(&entry->puzzle, &sample) ? "ok" : "another puzzle");
        return;
    }
    snprintf(where, sizeof where, "@%u:%u", entry->fault.line, entry->fault.column);
    ch_text_puts(seen, status_name(entry->status));
    ch_text_puts(seen, where);
    cr_expect_eq(entry->fault.status, entry->status);
}

/* CHUNK bytes at a time; 0 for the whole text at once. */
static void expect_entries(const Case *test, const ChText *text, const char *expected, size_t chunk)
{
    static ChEntry entry;
    Drip source = {ch_text_string(text), text->length, chunk, false};
    ChText seen = CH_TEXT_EMPTY;
    ChReader reader;

    if (chunk == 0)
        ch_reader_open_text(&reader, ch_text_string(text), text->length);
    else
        cr_assert_eq(ch_reader_open(&reader, drip, &source), CH_OK);
    while (ch_reader_next(&reader, &entry))
        add_entry(&seen, &entry);
    ch_reader_close(&reader);
    cr_expect_str_eq(ch_text_string(&seen), expected, "malformed.txt:%zu, chunks of %zu: %s",
                     test->number, chunk, ch_text_string(&seen));
    ch_text_free(&seen);
}

/* Splits " a | b | c" at its bars into trimmed parts; the last part is the whole remainder. */
static char *cut(char **rest)
{
    char *part = *rest;
    char *const bar = strchr(part, '|');

    cr_assert_not_null(bar, "no bar in: %s", part);
    *bar = '\0';
    *rest = bar + 1;
    part += strspn(part, " ");
    for (size_t n = strlen(part); n > 0 && part[n - 1] == ' '; n--)
        part[n - 1] = '\0';
    return part;
}

ParameterizedTestParameters(malformed, case)
{
    const size_t count = load(NULL);
    Case *const cases = count > 0 ? cr_malloc(count * sizeof *cases) : NULL;

    if (count < LEAST_CASES || cases == NULL) {
        fprintf(stderr, "%s: %zu cases, expected %d or more\n", cases_path(), count, LEAST_CASES);
        exit(1);
    }
    load(cases);
    return cr_make_param_array(Case, cases, count);
}

ParameterizedTest(Case *test, malformed, case)
{
    static const size_t chunks[] = {0, 7, 64, 65536};
    ChText text = CH_TEXT_EMPTY;
    char *rest = test->line;

    cut(&rest);
    const char *const expected = cut(&rest);
    expand(&text, rest + strspn(rest, " "));
    for (size_t i = 0; i < sizeof chunks / sizeof *chunks; i++)
        expect_entries(test, &text, expected, chunks[i]);
    ch_text_free(&text);
}
