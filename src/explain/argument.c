/* argument.c - the lines of an argument told one by one.
 *
 *      Suppose r4c6 is not 3.
 *      Case 1: r1c2 is 5.
 *          Then in row 3 the 7 must go in r3c9, its last place.
 *          But then 4 fits nowhere in column 6.
 *      Case 2: ...
 *      So r4c6 is 3.
 *
 * A branch ends with FAILS; what stands open above it is known from counting the branches of each
 * CASES that are still to come.
 *
 * SPDX-License-Identifier: MIT
 */
#include "explain.h"

enum { MAX_DEPTH = CH_CELLS }; /* each case takes a cell, or a place in a house, of its own */

typedef struct Speaker {
    ChText *out;
    ChLanguage language;
    unsigned depth;
    struct {
        unsigned told, all;
    } branch[MAX_DEPTH]; /* of the CASES that are open */
} Speaker;

static void indent(Speaker *speaker, unsigned depth)
{
    for (unsigned i = 0; i < depth; i++)
        ch_text_puts(speaker->out, "    ");
}

static void say_line(Speaker *speaker, const char *msgid, const ChField *field, size_t count)
{
    ch_format(speaker->out, speaker->language, msgid, field, count);
    ch_text_char(speaker->out, '\n');
}

/* A line's words for a cell, for a digit in a house, and for a deadly pattern. */
static const char *const then_words[] = {
    N_("Then {cell} must be {digit}, its last candidate."),
    N_("Then in {house} the {digit} must go in {cell}, its last place."),
    N_("Then {cell} must be {digit}, the last way out of the deadly pattern."),
};

static const char *const cases_words[] = {
    N_("{subject} must hold one of its candidates:"),
    N_("In {house} the {home} must go somewhere:"),
    N_("One way out of the deadly pattern must be true:"),
};

static const char *const fails_words[] = {
    N_("But then no digit fits in {subject}."),
    N_("But then the {home} fits nowhere in {house}."),
    N_("But then nothing is left but the deadly pattern."),
};

/* The same where nothing was supposed before. */
static const char *const fails_at_once_words[] = {
    N_("No digit fits in {subject}."),
    N_("The {home} fits nowhere in {house}."),
    N_("Nothing is left but the deadly pattern."),
};

static void say_about(Speaker *speaker, const char *const words[3], const ChLine *line)
{
    const int premise = line->constraint;
    const bool of_house = premise >= CH_CELLS && premise < CH_CONSTRAINTS;
    const int kind = premise < CH_CELLS ? 0 : of_house ? 1 : 2;
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(line->candidate)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(line->candidate)),
        ch_field_cell("subject", premise),
        ch_field_house("house", of_house ? (premise - CH_CELLS) / 9 : CH_HOUSES),
        ch_field_digit("home", of_house ? (premise - CH_CELLS) % 9 : 0),
    };

    indent(speaker, speaker->depth);
    say_line(speaker, words[kind], field, sizeof field / sizeof field[0]);
}

static void say_candidate(Speaker *speaker, const char *msgid, int candidate, unsigned number)
{
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(candidate)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(candidate)),
        ch_field_number("number", number),
    };

    say_line(speaker, msgid, field, sizeof field / sizeof field[0]);
}

static void open_cases(Speaker *speaker, const ChLine *line)
{
    say_about(speaker, cases_words, line);
    if (speaker->depth == MAX_DEPTH)
        return;
    speaker->branch[speaker->depth].told = 0;
    speaker->branch[speaker->depth].all = line->branches;
    speaker->depth++;
}

static void open_branch(Speaker *speaker, const ChLine *line)
{
    unsigned number = 1;

    if (speaker->depth > 0) {
        number = ++speaker->branch[speaker->depth - 1].told;
        indent(speaker, speaker->depth - 1);
    }
    say_candidate(speaker, N_("Case {number}: {cell} is {digit}."), line->candidate, number);
}

static void close_branch(Speaker *speaker)
{
    while (speaker->depth > 0 &&
           speaker->branch[speaker->depth - 1].told >= speaker->branch[speaker->depth - 1].all)
        speaker->depth--;
}

static void say_lines(Speaker *speaker, const ChArgument *argument, bool supposed)
{
    for (const ChLine *line = argument->line; line < argument->line + argument->count; line++)
        switch (line->kind) {
        case CH_LINE_THEN:
            say_about(speaker, then_words, line);
            break;
        case CH_LINE_CASES:
            open_cases(speaker, line);
            break;
        case CH_LINE_ASSUME:
            open_branch(speaker, line);
            break;
        default:
            say_about(speaker,
                      supposed || line > argument->line ? fails_words : fails_at_once_words, line);
            close_branch(speaker);
            break;
        }
}

void ch_explain_argument(ChText *out, ChLanguage language, const ChStepRecord *step, size_t which)
{
    Speaker speaker = {.out = out, .language = language, .depth = 0};

    if (which >= step->argument_count)
        return;
    if (which < step->place_count) {
        const int placed = step->place[which];
        say_candidate(&speaker, N_("Suppose {cell} is not {digit}."), placed, 0);
        say_lines(&speaker, &step->argument[which], true);
        say_candidate(&speaker, N_("So {cell} is {digit}."), placed, 0);
    } else if (which - step->place_count < step->eliminate_count) {
        const int removed = step->eliminate[which - step->place_count];
        say_candidate(&speaker, N_("Suppose {cell} is {digit}."), removed, 0);
        say_lines(&speaker, &step->argument[which], true);
        say_candidate(&speaker, N_("So {cell} is not {digit}."), removed, 0);
    } else {
        say_lines(&speaker, &step->argument[which], false);
    }
}
