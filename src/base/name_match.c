/* name_match.c - see name_match.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "name_match.h"

#include <string.h>

/* Returns an ASCII letter in lower case, whatever the locale; NUL for an ignored character. */
static char small(char character)
{
    if (character >= 'A' && character <= 'Z')
        return (char)(character - 'A' + 'a');
    return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9') ||
                   (unsigned char)character >= 0x80
               ? character
               : '\0';
}

/* Returns the digit after the word "type" at AT; where there is none, AT. */
static const char *skip_type(const char *at, const char *end)
{
    static const char word[] = "type";
    const char *rest = at;

    for (size_t i = 0; word[i] != '\0'; i++, rest++)
        if (rest == end || small(*rest) != word[i])
            return at;
    while (rest < end && small(*rest) == '\0')
        rest++;
    return rest < end && *rest >= '0' && *rest <= '9' ? rest : at;
}

ChLetters ch_letters_of(const char *name, size_t length)
{
    return (ChLetters){.at = name, .end = name + length, .word = ""};
}

/* Returns the next character; PLUS is the word of a plus sign. */
static char next_letter(ChLetters *letters, const char *plus)
{
    while (*letters->word != '\0' || letters->at < letters->end) {
        if (*letters->word != '\0')
            return letters->last = *letters->word++;
        letters->at = skip_type(letters->at, letters->end);
        const char byte = *letters->at++;
        const char letter = small(byte);
        const bool is_colour = letter == 'u' && letters->last == 'o' &&
                               letters->at < letters->end && small(*letters->at) == 'r';
        if (byte == '+')
            letters->word = plus;
        else if (letter != '\0' && !is_colour)
            return letters->last = letter;
    }
    return '\0';
}

char ch_letters_next(ChLetters *letters)
{
    return next_letter(letters, "plus");
}

/* Returns whether LETTER is the end, or the s of a plural at the end. */
static bool is_end(char letter, ChLetters *letters)
{
    return letter == '\0' || (letter == 's' && ch_letters_next(letters) == '\0');
}

/* Returns whether two names are one; PLUS is the word of a plus sign in the first. */
static bool are_one(ChLetters one, const char *plus, ChLetters other)
{
    while (true) {
        const char a = next_letter(&one, plus);
        const char b = ch_letters_next(&other);
        if (a == '\0' || b == '\0')
            return is_end(a, &one) && is_end(b, &other);
        if (a != b)
            return false;
    }
}

bool ch_name_matches(const char *names, const char *name, size_t length)
{
    for (; length > 0 && *name == ' '; length--)
        name++;
    if (length == 0 || small(*name) == '\0')
        return false;
    while (true) {
        const size_t one = strcspn(names, ",");
        const ChLetters known = ch_letters_of(names, one);
        const ChLetters given = ch_letters_of(name, length);
        if (are_one(known, "plus", given) || are_one(known, "", given))
            return true;
        if (names[one] == '\0')
            return false;
        names += one + 1;
    }
}
