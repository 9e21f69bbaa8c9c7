/* terminal.c - draws a board and a step's pattern in characters, with colours where the terminal
 * has them, and with signs of the same meaning.
 *
 *      | 1+4+  26A  6- |      1+, 4+: in the pattern; A: in the first set; 6-: ruled out
 *
 * SPDX-License-Identifier: MIT
 */
#include "scheme.h"

/* The look of a tone: the sign behind the digit, and the ANSI attributes.  Eliminations are crossed
 * out and fins are underlined where the terminal supports that. */
typedef struct Look {
    char sign; /* 0 for none */
    const char *code;
} Look;

static const Look look_of_tone[CH_TONES] = {
    [CH_TONE_FADED] = {0, "2"},          [CH_TONE_IN_SET] = {0, "1"},
    [CH_TONE_PATTERN] = {'+', "1;32"},   [CH_TONE_COLOUR_1] = {'a', "1;33"},
    [CH_TONE_COLOUR_2] = {'b', "1;36"},  [CH_TONE_COLOUR_3] = {'c', "4;33"},
    [CH_TONE_COLOUR_4] = {'d', "4;36"},  [CH_TONE_OFF] = {'n', "33"},
    [CH_TONE_INNER] = {'i', "35"},       [CH_TONE_DEAD] = {'o', "31"},
    [CH_TONE_ON] = {'y', "1;32"},        [CH_TONE_GUARDIAN] = {'g', "1;33"},
    [CH_TONE_COMMON] = {'x', "1;35"},    [CH_TONE_FIN] = {'f', "1;4;34"},
    [CH_TONE_ENDOFIN] = {'e', "1;4;35"}, [CH_TONE_TARGET] = {'?', "1;32"},
    [CH_TONE_GONE] = {'-', "1;9;31"},    [CH_TONE_PLACED] = {'!', "1;7;32"},
    [CH_TONE_GIVEN] = {0, "1"},          [CH_TONE_HATCHING] = {'*', "1;34"},
    [CH_TONE_CLASHING] = {'#', "1;31"},  [CH_TONE_CLOSED] = {0, "34"},
};

typedef struct View {
    ChText *out;
    const ChBoard *board;
    const ChStepRecord *step;
    ChScheme scheme;
    bool pencil, colours, signs;
    uint32_t seen[(CH_TONES + 31) / 32]; /* the tones whose sign is used */
    int width[9];                        /* of each column */
} View;

static void put_repeated(ChText *out, char character, int count)
{
    while (count-- > 0)
        ch_text_char(out, character);
}

static void begin_tone(const View *view, ChTone tone)
{
    if (!view->colours || look_of_tone[tone].code == NULL)
        return;
    ch_text_puts(view->out, "\033[");
    ch_text_puts(view->out, look_of_tone[tone].code);
    ch_text_char(view->out, 'm');
}

static void end_tone(const View *view, ChTone tone)
{
    if (view->colours && look_of_tone[tone].code != NULL)
        ch_text_puts(view->out, "\033[0m");
}

/* Returns the character at INDEX of a cell and stores its tone in *TONE; returns 0 behind the last
 * character. */
static char cell_character(const View *view, int cell, int index, ChTone *tone)
{
    const int digit = view->board->digit[cell];
    unsigned open = view->pencil ? view->board->candidates[cell] & CH_ALL_NINE : 0;

    if (digit != CH_NO_DIGIT) {
        *tone = ch_cells_has(&view->scheme.clashing, cell) ? CH_TONE_CLASHING
                : ch_candidates_has(&view->scheme.hatching, CH_CANDIDATE(cell, digit))
                    ? CH_TONE_HATCHING
                : ch_cells_has(&view->board->givens, cell) ? CH_TONE_GIVEN
                                                           : CH_TONE_FOUND;
        return index == 0 ? (char)('1' + digit) : '\0';
    }
    for (int candidate = CH_CANDIDATE(cell, 0); open == 0 && candidate <= CH_CANDIDATE(cell, 8);
         candidate++)
        if (view->scheme.candidate[candidate] == CH_TONE_PLACED)
            open = 1u << CH_CANDIDATE_DIGIT(candidate);
    if (open == 0) {
        const bool closed = ch_cells_has(&view->scheme.closed, cell) && !view->pencil;
        *tone = closed ? CH_TONE_CLOSED : CH_TONE_FOUND;
        return index > 0 ? '\0' : closed && view->signs ? 'x' : '.';
    }
    for (; index > 0 && open != 0; index--)
        open &= open - 1;
    if (open == 0)
        return '\0';
    *tone = view->scheme.candidate[CH_CANDIDATE(cell, ch_lowest(open))];
    return (char)('1' + ch_lowest(open));
}

/* Returns the sets that the cell belongs to, one bit each; their letters follow its digits. */
static unsigned sets_of(const View *view, int cell)
{
    const bool open = view->pencil && view->board->digit[cell] == CH_NO_DIGIT;

    return view->signs && open ? view->scheme.letters[cell] : 0;
}

static int width_of(View *view, int cell)
{
    ChTone tone;
    int width = 0;

    for (int i = 0; cell_character(view, cell, i, &tone) != '\0'; i++) {
        const bool signs = view->signs && look_of_tone[tone].sign != 0;
        width += 1 + signs;
        if (signs)
            view->seen[tone / 32] |= 1u << tone % 32;
    }
    if (sets_of(view, cell) != 0)
        view->seen[CH_TONE_SET_1 / 32] |= 1u << CH_TONE_SET_1 % 32;
    return width + ch_count(sets_of(view, cell));
}

static void put_cell(View *view, int cell)
{
    ChTone tone;
    char character;

    for (int i = 0; (character = cell_character(view, cell, i, &tone)) != '\0'; i++) {
        begin_tone(view, tone);
        ch_text_char(view->out, character);
        if (view->signs && look_of_tone[tone].sign != 0)
            ch_text_char(view->out, look_of_tone[tone].sign);
        end_tone(view, tone);
    }
    CH_EACH_BIT(set, sets_of(view, cell))
        ch_text_char(view->out, (char)('A' + set));
    put_repeated(view->out, ' ', view->width[CH_COLUMN_OF(cell)] - width_of(view, cell));
}

static void put_ruling(const View *view)
{
    for (int stack = 0; stack < 9; stack += 3) {
        ch_text_char(view->out, '+');
        put_repeated(view->out, '-',
                     view->width[stack] + view->width[stack + 1] + view->width[stack + 2] + 4);
    }
    ch_text_puts(view->out, "+\n");
}

static void put_grid(View *view)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int width = width_of(view, cell);
        if (width > view->width[CH_COLUMN_OF(cell)])
            view->width[CH_COLUMN_OF(cell)] = width;
    }
    for (int i = 0; i < CH_CELLS; i++) {
        if (i % 27 == 0)
            put_ruling(view);
        ch_text_puts(view->out, i % 9 == 0 ? "| " : i % 3 == 0 ? " | " : " ");
        put_cell(view, CH_CELL_AT(i / 9, i % 9));
        if (i % 9 == 8)
            ch_text_puts(view->out, " |\n");
    }
    put_ruling(view);
}

static void put_legend(const View *view, ChLanguage language)
{
    for (ChTone tone = 0; tone < CH_TONES; tone++) {
        if ((view->seen[tone / 32] >> tone % 32 & 1) == 0)
            continue;
        begin_tone(view, tone);
        if (tone == CH_TONE_SET_1)
            ch_text_puts(view->out, "A, B...");
        else
            ch_text_char(view->out, look_of_tone[tone].sign);
        end_tone(view, tone);
        ch_text_char(view->out, ' ');
        ch_text_puts(view->out, ch_translate(language, ch_tone_row[tone].word));
        ch_text_char(view->out, '\n');
    }
}

void ch_picture_terminal(ChText *out, const ChPicture *picture, bool colours, bool signs)
{
    View view = {.out = out,
                 .board = picture->board,
                 .step = picture->step,
                 .colours = colours,
                 .signs = signs && picture->step != NULL};

    ch_scheme_make(&view.scheme, picture->board, picture->step);
    view.pencil = ch_scheme_has_pencil(&view.scheme, picture);
    put_grid(&view);
    if (picture->legend)
        put_legend(&view, picture->language);
}
