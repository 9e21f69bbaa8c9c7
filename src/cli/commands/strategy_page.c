/* strategy_page.c - see strategy_page.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "strategy_page.h"

#include <string.h>

#include "comparison.h"
#include "english_name.h"
#include "example.h"
#include "explain.h"
#include "grid_print.h"
#include "step_text.h"
#include "technique_text.h"

void ch_put_rating(ChText *out, unsigned rating)
{
    if (rating == 0) {
        ch_text_puts(out, "   -");
        return;
    }
    ch_text_puts(out, rating < 100 ? " " : "");
    ch_text_number(out, rating / 10);
    ch_text_char(out, '.');
    ch_text_number(out, rating % 10);
}

#define CH_ALSO_CALLED N_("  Also called: {aliases}.\n")

static void put_figures(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    ChText rating = CH_TEXT_EMPTY;

    ch_put_rating(&rating, technique->rating);
    const ChField field[] = {
        ch_field_string("key", technique->key),
        ch_field_string("family", technique->family),
        ch_field_message("title", technique->title),
        ch_field_message("definition", technique->definition),
        ch_field_string("code", technique->code[0] != '\0' ? technique->code : "-"),
        ch_field_number("level", technique->level),
        ch_field_number("score", technique->score),
        ch_field_string("rating", ch_text_string(&rating) + strspn(ch_text_string(&rating), " ")),
        ch_field_number("premises", technique->premises),
        ch_field_string("aliases", ch_technique_aliases(technique)),
    };
    ch_format(out, language,
              N_("{title}\n"
                 "  {definition}\n"
                 "  Name for --strategies: {key}; it belongs to the group {family}.\n"
                 "  HoDoKu: code {code}, level {level}, score {score}. "
                 "Sudoku Explainer: rating {rating}.\n"),
              field, sizeof field / sizeof field[0]);
    if (technique->premises != 0)
        ch_format(out, language,
                  N_("  A step of it rests on {premises} {premises?constraint/constraints} "
                     "of the rules.\n"),
                  field, sizeof field / sizeof field[0]);
    if (technique->aliases != NULL)
        ch_format(out, language, CH_ALSO_CALLED, field, sizeof field / sizeof field[0]);
    out->failed |= rating.failed;
    ch_text_free(&rating);
}

static void put_korean_names(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    ChText names = CH_TEXT_EMPTY;

    ch_korean_names_of(&names, technique);
    const ChField field = ch_field_string("names", ch_text_whole(&names));
    if (names.length > 0)
        ch_format(out, language, N_("  In Korean: {names}.\n"), &field, 1);
    out->failed |= names.failed;
    ch_text_free(&names);
}

/* Adds the names that other programs have for it. */
static void put_elsewhere(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    ChText names = CH_TEXT_EMPTY;
    const ChComparison *row = ch_comparison_next(NULL, technique->key);

    while (row != NULL) {
        const ChProgram program = row->program;
        ch_text_puts(&names, names.length == 0 ? "" : "; ");
        ch_text_puts(&names, ch_program_title(program));
        ch_text_puts(&names, ": ");
        ch_text_puts(&names, row->name);
        while ((row = ch_comparison_next(row, technique->key)) != NULL && row->program == program) {
            ch_text_puts(&names, ", ");
            ch_text_puts(&names, row->name);
        }
    }
    const ChField field = ch_field_string("names", ch_text_whole(&names));
    if (names.length > 0)
        ch_format(out, language, N_("  In other programs: {names}.\n"), &field, 1);
    out->failed |= names.failed;
    ch_text_free(&names);
}

/* Describes a more precise name for some steps of other techniques. */
static void put_subtype(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    ChText parents = CH_TEXT_EMPTY;

    for (int i = 0; i < CH_PARENTS && technique->parents[i] != CH_TECHNIQUE_NONE; i++) {
        ch_text_puts(&parents, i > 0 ? ", " : "");
        ch_text_puts(&parents, ch_technique(technique->parents[i])->key);
    }
    const ChField field[] = {
        ch_field_message("title", technique->title),
        ch_field_message("definition", technique->definition),
        ch_field_string("key", technique->key),
        ch_field_string("parents", ch_text_whole(&parents)),
        ch_field_string("aliases", ch_technique_aliases(technique)),
    };
    ch_format(out, language,
              N_("{title}\n"
                 "  {definition}\n"
                 "  A sub-type of {parents}: a more precise name for some of its steps.\n"
                 "  Name for --strategies: {key}; it selects these steps alone.\n"),
              field, sizeof field / sizeof field[0]);
    if (technique->aliases != NULL)
        ch_format(out, language, CH_ALSO_CALLED, field, sizeof field / sizeof field[0]);
    out->failed |= parents.failed;
    ch_text_free(&parents);
}

/* Describes an end of a solve that no strategy finds. */
static void put_unfound(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    const ChField field[] = {
        ch_field_message("title", technique->title),
        ch_field_message("definition", technique->definition),
        ch_field_string("key", technique->key),
    };

    ch_format(out, language,
              N_("{title}\n"
                 "  {definition}\n"
                 "  No strategy finds it, so --strategies does not take the name {key}.\n"),
              field, sizeof field / sizeof field[0]);
}

static void put_spot(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    const char *const spot = ch_explain_spot(technique->key);

    if (spot == NULL)
        return;
    ch_format(out, language, N_("\nHow to spot it:\n"), NULL, 0);
    ch_text_puts(out, "  ");
    ch_format(out, language, spot, NULL, 0);
    ch_text_char(out, '\n');
}

/* Adds the command that shows the technique in a whole solution. */
static void put_practice(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    const ChExample *const example = ch_example_of(technique->key);

    if (example == NULL || example->practice == NULL)
        return;
    const ChField field[] = {
        ch_field_string("key", technique->key),
        ch_field_string("strategies", example->strategies),
        ch_field_number("step", example->step),
        ch_field_string("puzzle", example->practice),
    };
    ch_format(out, language,
              N_("\nThe first puzzle of puzzles/techniques/{key}.txt needs it:\n"
                 "  crosshatch draw --format text --strategies {strategies} --step {step} "
                 "{puzzle}\n"),
              field, sizeof field / sizeof field[0]);
}

static void put_example(ChText *out, const ChTextStyle *style, const ChExampleStep *example)
{
    static const char *const heading[] = {
        [CH_DEPTH_WHERE] = N_("Where to look:\n"),
        [CH_DEPTH_WHAT] = N_("What to look for:\n"),
        [CH_DEPTH_PATTERN] = N_("The pattern:\n"),
        [CH_DEPTH_ARGUMENT] = N_("The argument:\n"),
    };
    const ChLanguage language = style->language;
    const ChBoard *const before = &example->log_replay.replay.board;
    ChText position = CH_TEXT_EMPTY;

    ch_print_puzzle(&position, &example->puzzle);
    const ChField field = ch_field_string("position", ch_text_whole(&position));
    ch_format(out, language, N_("\nAn example: {position}\n"), &field, 1);
    ch_step_picture(out, style, before, &example->step, CH_PENCIL_NEEDED);
    for (ChDepth depth = CH_DEPTH_WHERE; depth <= CH_DEPTH_ARGUMENT; depth++) {
        ch_format(out, language, heading[depth], NULL, 0);
        ch_step_depth_text(out, style, before, &example->step, depth, 2);
    }
    ch_text_free(&position);
}

void ch_strategy_page(ChText *out, const ChTextStyle *style, const ChTechnique *technique,
                      ChExampleStep *example)
{
    if (ch_technique_is_found(technique))
        put_figures(out, style->language, technique);
    else if (ch_technique_is_subtype(technique))
        put_subtype(out, style->language, technique);
    else
        put_unfound(out, style->language, technique);
    if (ch_technique_is_strategy(technique))
        put_korean_names(out, style->language, technique);
    put_elsewhere(out, style->language, technique);
    put_spot(out, style->language, technique);
    put_practice(out, style->language, technique);
    if (ch_example_step(example, technique))
        put_example(out, style, example);
}
