/* comparison.c - see comparison.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "comparison.h"

#include <string.h>

#include "json_write.h"
#include "name_match.h"

/* Why a technique is missing. */
#define NO_FINDER N_("no strategy finds it yet")
#define NAME_ONLY N_("that program has the name, but finds nothing by it")
#define CHAINS N_("no strategy of this name; a chain or a net may show the same")
#define STEPS N_("found as several steps, each under its own name")
#define NO_STEPS N_("a house with one empty cell needs no step first, and ruling out fills no cell")
#define SEARCH N_("a search by trial, no technique: solve --guess does that")
#define OTHER_GRIDS N_("for other kinds of Sudoku")
#define NO_RULE N_("a name without a rule: no definition of it is known")
#define TOO_MANY                                                                                   \
    N_("concludes from the 25 empty cells of three rows or columns at once: too many cases to "    \
       "prove")
#define LAW N_("in boxes of nine cells it shows no more than pointing and claiming")

static const ChComparison ROWS[] = {
#define SAME(program, name, keys) {CH_PROGRAM_##program, name, keys, NULL},
#define LACKS(program, name, reason) {CH_PROGRAM_##program, name, NULL, reason},
#include "comparison.def"
#undef LACKS
#undef SAME
};

const ChComparison *ch_comparison_at(size_t index)
{
    return index < sizeof ROWS / sizeof *ROWS ? &ROWS[index] : NULL;
}

ChBytes ch_program_word(ChProgram program)
{
    const char *word = CH_PROGRAM_WORDS;

    for (int i = 0; i < (int)program; i++)
        word += strcspn(word, "|") + 1;
    return (ChBytes){word, strcspn(word, "|")};
}

const char *ch_program_title(ChProgram program)
{
    static const char *const title[] = {
        [CH_PROGRAM_SUNNIE] = "Sunnie's Sudoku Solution",
        [CH_PROGRAM_SUDOKUWIKI] = "SudokuWiki",
        [CH_PROGRAM_HODOKU] = "HoDoKu",
        [CH_PROGRAM_SE] = "Sudoku Explainer",
        [CH_PROGRAM_CSP] = "CSP-Rules",
    };

    return title[program];
}

/* ---- names ---- */

bool ch_comparison_means(const ChComparison *row, const char *key)
{
    const size_t wanted = strlen(key);

    for (const char *at = row->keys; at != NULL && *at != '\0';) {
        const size_t length = strcspn(at, ",");
        if (length == wanted && memcmp(at, key, length) == 0)
            return true;
        at += length;
        at += strspn(at, ", ");
    }
    return false;
}

const ChComparison *ch_comparison_next(const ChComparison *row, const char *key)
{
    size_t i = row == NULL ? 0 : (size_t)(row - ROWS) + 1;

    while ((row = ch_comparison_at(i)) != NULL && !ch_comparison_means(row, key))
        i++;
    return row;
}

bool ch_comparison_calls(const char *key, const char *name)
{
    const ChComparison *row = NULL;

    while ((row = ch_comparison_next(row, key)) != NULL)
        if (ch_name_matches(row->name, name, strlen(name)))
            return true;
    return false;
}

const ChComparison *ch_comparison_missing(const char *name)
{
    const ChComparison *row;

    for (size_t i = 0; (row = ch_comparison_at(i)) != NULL; i++)
        if (row->missing != NULL && ch_name_matches(row->name, name, strlen(name)))
            return row;
    return NULL;
}

/* ---- JSON ---- */

static void put_keys(ChJsonWriter *json, const char *keys)
{
    ch_json_open(json, "keys", '[');
    while (keys != NULL && *keys != '\0') {
        const size_t length = strcspn(keys, ",");
        ch_json_put_bytes(json, NULL, (ChBytes){keys, length});
        keys += length;
        keys += strspn(keys, ", ");
    }
    ch_json_close(json, ']');
}

void ch_comparison_row_json(ChText *out, ChLanguage language, const ChComparison *row)
{
    ChJsonWriter json = {out, false};

    ch_json_open_format(&json, NULL, "crosshatch-comparison");
    ch_json_put_bytes(&json, "program", ch_program_word(row->program));
    ch_json_put_string(&json, "name", row->name);
    put_keys(&json, row->keys);
    if (row->missing != NULL)
        ch_json_put_string(&json, "missing", ch_translate(language, row->missing));
    ch_json_close_line(&json);
}

void ch_comparison_json(ChText *out, ChLanguage language, ChProgram program)
{
    const ChComparison *row;

    for (size_t i = 0; (row = ch_comparison_at(i)) != NULL; i++)
        if (row->program == program)
            ch_comparison_row_json(out, language, row);
}

bool ch_comparison_json_named(ChText *out, ChLanguage language, const char *name)
{
    static const char prefix[] = "compare:";

    if (strncmp(name, prefix, strlen(prefix)) != 0)
        return false;
    name += strlen(prefix);
    for (ChProgram program = 0; program < CH_PROGRAMS; program++) {
        const ChBytes word = ch_program_word(program);
        if (strlen(name) == word.length && memcmp(name, word.at, word.length) == 0) {
            ch_comparison_json(out, language, program);
            return true;
        }
    }
    return false;
}
