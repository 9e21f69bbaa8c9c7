/* terminal_looks.c - the looks of tones in characters, and the legend of those in use.
 *
 * With colours a tone is a colour on the terminal's own background, or black or white on a colour
 * of its own, so that it can be read on dark and on light terminals.  Without colours it is a sign
 * behind the digit.
 *
 * SPDX-License-Identifier: MIT
 */
#include "terminal_view.h"

typedef struct Look {
    char sign;        /* 0 for none */
    const char *code; /* ANSI attributes; "" for none */
} Look;

static const Look look_of_tone[CH_TONES] = {
    [CH_TONE_FADED] = {0, "2"},
    [CH_TONE_PLAIN] = {0, ""},
    [CH_TONE_IN_SET] = {0, "1;4"},
    [CH_TONE_PATTERN] = {'+', "30;42"},
    [CH_TONE_COLOUR_1] = {'a', "30;43"},
    [CH_TONE_COLOUR_2] = {'b', "30;46"},
    [CH_TONE_COLOUR_3] = {'c', "4;30;43"},
    [CH_TONE_COLOUR_4] = {'d', "4;30;46"},
    [CH_TONE_COMMON] = {'x', "1;37;45"},
    [CH_TONE_OFF] = {'n', "1;35"},
    [CH_TONE_INNER] = {'i', "35"},
    [CH_TONE_ON] = {'y', "30;42"},
    [CH_TONE_DEAD] = {'o', "1;37;41"},
    [CH_TONE_GUARDIAN] = {'g', "30;43"},
    [CH_TONE_FIN] = {'f', "1;37;44"},
    [CH_TONE_ENDOFIN] = {'e', "1;4;37;45"},
    [CH_TONE_TARGET] = {'?', "1;4;32"},
    [CH_TONE_GONE] = {'-', "1;9;31"},
    [CH_TONE_PLACED] = {'!', "1;7"},
    [CH_TONE_GIVEN] = {0, "1"},
    [CH_TONE_FOUND] = {0, "36"},
    [CH_TONE_HATCHING] = {'*', "1;37;44"},
    [CH_TONE_CLASHING] = {'#', "1;37;41"},
    [CH_TONE_CLOSED] = {0, "2"},
    [CH_TONE_SET_1] = {0, "30;43"},
    [CH_TONE_SET_2] = {0, "30;46"},
    [CH_TONE_SET_3] = {0, "1;37;44"},
    [CH_TONE_SET_4] = {0, "1;37;45"},
    [CH_TONE_SET_5] = {0, "1;7"},
    [CH_TONE_PIVOT] = {0, "1"},
    [CH_TONE_BASE] = {0, "1;32"},
    [CH_TONE_COVER] = {0, "1;35"},
};

/* Words of the legend for tones that other pictures need not explain. */
static const char *word_of(ChTone tone)
{
    switch (tone) {
    case CH_TONE_GIVEN:
        return N_("given");
    case CH_TONE_FOUND:
        return N_("found since");
    default:
        return ch_tone_row[tone].word;
    }
}

static const char *code_of(ChTone tone)
{
    return look_of_tone[tone].code != NULL ? look_of_tone[tone].code : "";
}

/* Returns the attributes of a colour that remain where the candidate is ruled out. */
static const char *rest_of(ChTone colour)
{
    static const char *const rest[] = {";43", ";46", ";4;43", ";4;46"};

    return rest[colour - CH_TONE_COLOUR_1];
}

void ch_terminal_begin(const ChTerminalView *view, ChTone tone, ChTone colour)
{
    if (!view->colours || *code_of(tone) == '\0')
        return;
    ch_text_puts(view->out, "\033[");
    ch_text_puts(view->out, code_of(tone));
    if (colour >= CH_TONE_COLOUR_1 && colour <= CH_TONE_COLOUR_4)
        ch_text_puts(view->out, rest_of(colour));
    ch_text_char(view->out, 'm');
}

void ch_terminal_end(const ChTerminalView *view, ChTone tone)
{
    if (view->colours && *code_of(tone) != '\0')
        ch_text_puts(view->out, "\033[0m");
}

/* Records the first digit of a tone, as its sample in the legend. */
static void keep_sample(ChTerminalView *view, ChTone tone, char digit)
{
    if (view->sample[tone] == '\0')
        view->sample[tone] = digit;
}

static char sign_of(const ChTerminalView *view, ChTone tone)
{
    return view->signs ? look_of_tone[tone].sign : '\0';
}

/* Returns the sign of a colour that is ruled out: the capital letter of its own. */
static char sign_of_lost(ChTerminalView *view, char digit, ChTone colour)
{
    const char sign = (char)(look_of_tone[colour].sign - 'a' + 'A');

    if (view->lost == '\0') {
        view->lost = digit;
        view->lost_sign = sign;
    }
    return sign;
}

void ch_terminal_digit(ChTerminalView *view, char digit, ChTone tone, ChTone colour)
{
    const bool is_lost = colour != 0 && tone == CH_TONE_GONE;
    const char sign =
        is_lost && view->signs ? sign_of_lost(view, digit, colour) : sign_of(view, tone);

    if (is_lost)
        keep_sample(view, colour, digit);
    if (!is_lost || !view->signs)
        keep_sample(view, tone, digit);
    if (view->dots) {
        ch_text_char(view->out, sign != '\0' ? sign : '.');
        return;
    }
    ch_terminal_begin(view, tone, is_lost ? colour : 0);
    ch_text_char(view->out, digit);
    ch_terminal_end(view, tone);
    if (view->room != 3)
        ch_text_char(view->out, sign != '\0' ? sign : ' ');
}

/* Returns the brackets around a digit of the grid, without which it would look like the only
 * candidate of a cell; or NULL. */
static const char *brackets_of(const ChTerminalView *view, ChTone tone)
{
    if (!view->signs || view->room != 7)
        return NULL;
    return tone == CH_TONE_GIVEN ? "<>" : tone == CH_TONE_FOUND ? "()" : NULL;
}

/* Adds a character that fills a cell alone, with its brackets or its sign. */
static void put_chip(const ChTerminalView *view, char character, ChTone tone)
{
    const char *const bracket = brackets_of(view, tone);
    const char sign = bracket != NULL ? bracket[1] : sign_of(view, tone);

    ch_terminal_begin(view, tone, 0);
    ch_text_char(view->out, bracket != NULL ? bracket[0] : ' ');
    ch_text_char(view->out, character);
    ch_text_char(view->out, sign != '\0' ? sign : ' ');
    ch_terminal_end(view, tone);
}

void ch_terminal_chip(ChTerminalView *view, char character, ChTone tone)
{
    keep_sample(view, tone, character);
    put_chip(view, character, tone);
}

void ch_terminal_letter(const ChTerminalView *view, int set)
{
    ch_terminal_begin(view, ch_scheme_set(set), 0);
    ch_text_char(view->out, (char)('A' + set));
    ch_terminal_end(view, ch_scheme_set(set));
}

/* ---- houses ---- */

static void put_name(ChText *out, int house)
{
    static const char kind[] = {'b', 'r', 'c'};

    ch_text_char(out, kind[house / 9]);
    ch_text_char(out, (char)('1' + house % 9));
}

static bool is_house(const ChTerminalView *view, uint32_t houses, int house)
{
    return (houses >> house & 1) != 0 &&
           (view->room > 3 || view->colours || house < CH_FIRST_COLUMN);
}

ChTone ch_terminal_house_tone(const ChTerminalView *view, int house)
{
    return is_house(view, view->scheme.bases, house)    ? CH_TONE_BASE
           : is_house(view, view->scheme.covers, house) ? CH_TONE_COVER
                                                        : CH_TONE_NAMES;
}

/* Adds the name of a house in the look of its tone, in brackets where there is room for them. */
static void put_house(const ChTerminalView *view, int house, ChTone tone)
{
    const char *const bracket = tone == CH_TONE_BASE ? "[]" : tone == CH_TONE_COVER ? "()" : "  ";
    const bool has_brackets = view->room > 3 || house < CH_FIRST_COLUMN;

    ch_terminal_begin(view, tone, 0);
    if (has_brackets)
        ch_text_char(view->out, bracket[0]);
    put_name(view->out, house);
    if (has_brackets)
        ch_text_char(view->out, bracket[1]);
    ch_terminal_end(view, tone);
}

void ch_terminal_house(ChTerminalView *view, int house)
{
    const ChTone tone = ch_terminal_house_tone(view, house);

    if (view->sample[tone] == '\0')
        view->sample[tone] = (char)(house + 1);
    put_house(view, house, tone);
}

/* ---- the legend ---- */

/* Returns the number of columns that a text takes: two for a letter of Korean or Chinese. */
static int width_of_text(const char *text)
{
    int width = 0;

    for (const unsigned char *at = (const unsigned char *)text; *at != '\0'; at++)
        if ((*at & 0xc0) != 0x80)
            width += *at >= 0xe3 && *at <= 0xed ? 2 : 1;
    return width;
}

static void put_letters(const ChTerminalView *view)
{
    int count = 0;

    CH_EACH_BIT(set, view->letters) {
        if (count++ > 0)
            ch_text_char(view->out, ' ');
        ch_terminal_letter(view, set);
    }
}

/* Adds the sample of a tone. */
static void put_sample(const ChTerminalView *view, ChTone tone)
{
    const char sign = sign_of(view, tone);

    if (tone == CH_TONE_SET_1) {
        put_letters(view);
        return;
    }
    if (tone == CH_TONE_BASE || tone == CH_TONE_COVER) {
        put_house(view, view->sample[tone] - 1, tone);
        return;
    }
    if (brackets_of(view, tone) != NULL) {
        put_chip(view, view->sample[tone], tone);
        return;
    }
    ch_terminal_begin(view, tone, 0);
    if (!view->dots || sign == '\0' || tone > CH_TONE_PLACED)
        ch_text_char(view->out, view->sample[tone]);
    ch_terminal_end(view, tone);
    if (sign != '\0')
        ch_text_char(view->out, sign);
}

static int width_of_sample(const ChTerminalView *view, ChTone tone)
{
    if (tone == CH_TONE_SET_1)
        return 2 * ch_count(view->letters) - 1;
    if (tone == CH_TONE_BASE || tone == CH_TONE_COVER)
        return view->room > 3 || view->sample[tone] <= CH_FIRST_COLUMN ? 4 : 2;
    if (brackets_of(view, tone) != NULL)
        return 3;
    return 1 + (sign_of(view, tone) != '\0' && (!view->dots || tone > CH_TONE_PLACED));
}

static bool is_listed(const ChTerminalView *view, ChTone tone)
{
    if (view->sample[tone] == '\0' || *word_of(tone) == '\0')
        return false;
    return tone > CH_TONE_CLASHING || brackets_of(view, tone) != NULL ||
           sign_of(view, tone) != '\0' || (view->colours && *code_of(tone) != '\0');
}

/* Starts an entry of this width, in the line that ends at *AT or in another. */
static void begin_entry(const ChTerminalView *view, int width, int *at)
{
    if (*at > 0 && *at + 3 + width > view->width)
        *at = 0, ch_text_char(view->out, '\n');
    ch_text_puts(view->out, *at > 0 ? "   " : "");
    *at += width + (*at > 0 ? 3 : 0);
}

static void put_word(const ChTerminalView *view, const char *word)
{
    ch_text_char(view->out, ' ');
    ch_text_puts(view->out, word);
}

/* Adds an entry whose sample is plain text of this width. */
static void put_entry(const ChTerminalView *view, const char *sample, int width,
                      const char *message, int *at)
{
    const char *const word = ch_translate(view->picture->language, message);

    begin_entry(view, width + 1 + width_of_text(word), at);
    ch_text_puts(view->out, sample);
    put_word(view, word);
}

void ch_terminal_legend(ChTerminalView *view)
{
    const char lost[] = {view->lost, view->lost_sign, '\0'};
    int at = 0;

    for (ChTone tone = 0; tone < CH_TONES; tone++) {
        if (!is_listed(view, tone))
            continue;
        const char *const word = ch_translate(view->picture->language, word_of(tone));
        begin_entry(view, width_of_sample(view, tone) + 1 + width_of_text(word), &at);
        put_sample(view, tone);
        put_word(view, word);
    }
    if (view->dots)
        put_entry(view, ".", 1, N_("other candidate; its place in the cell is its digit"), &at);
    if (view->lost != '\0')
        put_entry(view, lost + view->dots, 2 - view->dots, N_("ruled out, of that colour"), &at);
    if (view->has_row_gap)
        put_entry(view, view->unicode ? "┄" : "~", 1, N_("rows left out"), &at);
    if (view->has_column_gap)
        put_entry(view, view->unicode ? "┆" : "/", 1, N_("columns left out"), &at);
    if (at > 0)
        ch_text_char(view->out, '\n');
}
