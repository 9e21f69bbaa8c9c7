/* suggestions.c - see suggestions.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "suggestions.h"

#include <string.h>

#include "comparison.h"
#include "english_name.h"
#include "name_match.h"
#include "technique.h"

enum {
    LONGEST = 48,           /* the number of characters compared */
    SHORTEST_PART = 3,      /* the shortest part that counts */
    PART_DISTANCE = LONGEST /* the distance of a name that contains the unknown one */
};

/* The letters and digits of a name that count in comparisons: see name_match.h.  The bytes of a
 * character beyond ASCII, such as a Korean syllable, make one letter. */
typedef struct Letters {
    uint32_t letter[LONGEST];
    bool starts[LONGEST]; /* a word, or a character beyond ASCII */
    int count;
} Letters;

static bool continues_character(char byte)
{
    return ((unsigned char)byte & 0xc0) == 0x80;
}

/* Reports whether a letter of the name starts a word, or is part of a character beyond ASCII. */
static bool starts_word(ChBytes name, const char *letter)
{
    if (letter == name.at || (unsigned char)*letter >= 0x80)
        return true;
    ChLetters before = ch_letters_of(letter - 1, 1);
    return ch_letters_next(&before) == '\0';
}

static Letters letters_of(ChBytes name)
{
    ChLetters rest = ch_letters_of(name.at, name.length);
    Letters letters = {.count = 0};

    for (char byte; (byte = ch_letters_next(&rest)) != '\0';) {
        if (letters.count < LONGEST)
            letters.starts[letters.count] = starts_word(name, rest.at - 1);
        if (continues_character(byte) && letters.count > 0)
            letters.letter[letters.count - 1] =
                letters.letter[letters.count - 1] << 8 | (unsigned char)byte;
        else if (letters.count < LONGEST)
            letters.letter[letters.count++] = (unsigned char)byte;
        else
            break;
    }
    /* Drop a plural s. */
    letters.count -= letters.count > 1 && letters.letter[letters.count - 1] == 's';
    return letters;
}

static int min_int(int a, int b)
{
    return a < b ? a : b;
}

/* Returns the edit distance with swaps of neighbours (optimal string alignment), computed row by
 * row. */
static int edit_distance(const Letters *a, const Letters *b)
{
    int row[3][LONGEST + 1];

    for (int j = 0; j <= b->count; j++)
        row[0][j] = j;
    for (int i = 1; i <= a->count; i++) {
        int *const now = row[i % 3];
        const int *const before = row[(i + 2) % 3];
        const int *const earlier = row[(i + 1) % 3];
        now[0] = i;
        for (int j = 1; j <= b->count; j++) {
            const bool same = a->letter[i - 1] == b->letter[j - 1];
            now[j] = min_int(min_int(before[j], now[j - 1]) + 1, before[j - 1] + !same);
            if (i > 1 && j > 1 && a->letter[i - 1] == b->letter[j - 2] &&
                a->letter[i - 2] == b->letter[j - 1])
                now[j] = min_int(now[j], earlier[j - 2] + 1);
        }
    }
    return row[a->count % 3][b->count];
}

/* Reports whether words of the whole begin with the part. */
static bool is_part(const Letters *part, const Letters *whole)
{
    for (int i = 0; i + part->count <= whole->count; i++)
        if (whole->starts[i] && memcmp(part->letter, whole->letter + i,
                                       (size_t)part->count * sizeof *part->letter) == 0)
            return part->count >= SHORTEST_PART;
    return false;
}

/* Returns the distance of a name from the unknown one, or -1 when it is not near. */
static int name_distance(const Letters *sought, const Letters *name)
{
    const int shorter = min_int(sought->count, name->count);
    const int edits = edit_distance(sought, name);

    if (edits <= (shorter > 3 ? shorter / 3 : shorter / 2))
        return edits;
    return is_part(sought, name) ? PART_DISTANCE : -1;
}

static bool contains(const ChSuggestions *suggestions, ChBytes name)
{
    for (int i = 0; i < suggestions->count; i++) {
        const ChBytes known = suggestions->near[i].name;
        if (known.length == name.length && memcmp(known.at, name.at, name.length) == 0)
            return true;
    }
    return false;
}

/* Inserts the name after those that are no farther; the last one may drop out. */
static void insert_name(ChSuggestions *suggestions, ChBytes name, int distance)
{
    int at = suggestions->count;

    for (; at > 0 && suggestions->near[at - 1].distance > distance; at--)
        suggestions->near[at] = suggestions->near[at - 1];
    suggestions->near[at] = (struct ChSuggestion){name, distance};
    suggestions->count = min_int(suggestions->count + 1, CH_MAX_SUGGESTIONS);
}

ChSuggestions ch_suggestions_for(const char *sought, size_t length)
{
    return (ChSuggestions){.sought = {sought, length}};
}

static void consider_name(ChSuggestions *suggestions, ChBytes name)
{
    const Letters sought = letters_of(suggestions->sought);
    const Letters letters = letters_of(name);
    const int distance = name_distance(&sought, &letters);

    if (distance >= 0 && !contains(suggestions, name))
        insert_name(suggestions, name, distance);
}

void ch_suggestions_consider(ChSuggestions *suggestions, const char *names)
{
    for (const char *rest = names; *rest != '\0';) {
        const ChBytes name = {rest, strcspn(rest, ",")};
        consider_name(suggestions, name);
        rest += name.length;
        rest += strspn(rest, ", ");
    }
}

ChSuggestions ch_suggestions_commands(const char *sought)
{
    ChSuggestions suggestions = ch_suggestions_for(sought, strlen(sought));

    for (int i = 0; i < CH_COMMANDS; i++)
        ch_suggestions_consider(&suggestions, ch_command[i].word);
    ch_suggestions_consider(&suggestions, "help");
    return suggestions;
}

/* Considers the names in Korean: translated titles, up to the English term in brackets, and the
 * names that players use. */
static void consider_korean(ChSuggestions *suggestions)
{
    const ChKoreanNames *row;

    for (size_t i = 0; (row = ch_korean_names(i)) != NULL; i++)
        ch_suggestions_consider(suggestions, row->names);
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || !ch_technique_is_strategy(technique))
            continue;
        const char *const title = ch_translate(CH_KOREAN, technique->title);
        const ChBytes name = {title, strcspn(title, "(")};
        const char *const bracket = strchr(title + name.length, ')');
        if (bracket == NULL || bracket[1] == '\0')
            consider_name(suggestions, name);
    }
}

/* Reports whether the unknown name has a character beyond ASCII. */
static bool is_foreign(const ChSuggestions *suggestions)
{
    for (size_t i = 0; i < suggestions->sought.length; i++)
        if ((unsigned char)suggestions->sought.at[i] >= 0x80)
            return true;
    return false;
}

/* Adds our keys for what other programs call so. */
static void add_comparison(ChSuggestions *suggestions)
{
    ChText name = CH_TEXT_EMPTY;

    ch_text_add(&name, suggestions->sought.at, suggestions->sought.length);
    for (int number = 0; number < ch_technique_limit() && !name.failed; number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique != NULL && ch_comparison_calls(technique->key, ch_text_string(&name)))
            insert_name(suggestions, (ChBytes){technique->key, strlen(technique->key)}, 0);
    }
    ch_text_free(&name);
}

void ch_suggestions_strategies(ChSuggestions *suggestions)
{
    add_comparison(suggestions);
    if (is_foreign(suggestions))
        consider_korean(suggestions);
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || !ch_technique_is_strategy(technique))
            continue;
        ch_suggestions_consider(suggestions, technique->key);
        ch_suggestions_consider(suggestions, ch_technique_aliases(technique));
        ch_suggestions_consider(suggestions, technique->family);
    }
}

void ch_suggestions_put(ChText *out, ChLanguage language, const ChSuggestions *suggestions,
                        const char *before)
{
    ChText names = CH_TEXT_EMPTY;

    for (int i = 0; i < suggestions->count &&
                    suggestions->near[i].distance <= suggestions->near[0].distance + 1;
         i++) {
        ch_text_puts(&names, i > 0 ? ", " : "");
        ch_text_puts(&names, before);
        ch_text_add(&names, suggestions->near[i].name.at, suggestions->near[i].name.length);
    }
    const ChField field = ch_field_string("names", ch_text_whole(&names));
    if (suggestions->count > 0) {
        ch_format(out, language, N_("crosshatch: similar names: {names}"), &field, 1);
        ch_text_char(out, '\n');
    }
    ch_text_free(&names);
}

void ch_suggestions_print(ChCli *cli, const ChSuggestions *suggestions, const char *before)
{
    ChText text = CH_TEXT_EMPTY;

    ch_suggestions_put(&text, cli->language, suggestions, before);
    ch_output_flush(&cli->err, &text);
    ch_text_free(&text);
}
