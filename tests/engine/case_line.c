/* case_line.c - See case_line.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "case_line.h"

#include <string.h>

#include "notation.h"

bool is_case_line(const char *text)
{
    return *text != '#' && *text != '\n' && *text != '\0';
}

/* Cuts off the next field, without the blanks around it. */
static char *cut_field(char **rest)
{
    char *text = *rest;
    char *const end = strchr(text, ';');

    *rest = end != NULL ? end + 1 : text + strlen(text);
    if (end != NULL)
        *end = '\0';
    text += strspn(text, " ");
    text[strcspn(text, "\n")] = '\0';
    for (size_t length = strlen(text); length > 0 && text[length - 1] == ' '; length--)
        text[length - 1] = '\0';
    return text;
}

static bool add_start(ChPuzzle *puzzle, char *list)
{
    for (char *name = strtok(list, " "); name != NULL; name = strtok(NULL, " ")) {
        bool placed;
        const int candidate = ch_read_conclusion(name, strlen(name), &placed);
        if (candidate < 0)
            return false;
        puzzle->has_start = true;
        if (placed)
            puzzle->entered[CH_CANDIDATE_CELL(candidate)] = (uint8_t)CH_CANDIDATE_DIGIT(candidate);
        else
            ch_candidates_add(&puzzle->removed, candidate);
    }
    return true;
}

static const char *add_wanted(Conclusions *wanted, char *list)
{
    int count = 0;

    for (char *name = strtok(list, " "); name != NULL; name = strtok(NULL, " ")) {
        bool placed;
        const int candidate = ch_read_conclusion(name, strlen(name), &placed);
        if (candidate < 0) {
            wanted->premise = ch_read_constraint(name, strlen(name));
            if (wanted->premise < 0)
                return "a bad conclusion";
            continue;
        }
        ch_candidates_add(placed ? &wanted->placed : &wanted->removed, candidate);
        count++;
    }
    return count > 0 ? NULL : "no conclusion";
}

const char *read_case_line(char *text, CaseLine *line)
{
    *line = (CaseLine){.absent = *text == '!', .wanted = {.premise = CH_NONE}};

    const char *const key = cut_field(&text) + line->absent;
    line->technique = ch_technique_by_key(key, strlen(key));
    if (line->technique == NULL)
        return "no such technique";
    line->puzzle = puzzle_of(cut_field(&text));
    if (!add_start(&line->puzzle, cut_field(&text)))
        return "a bad start";
    return add_wanted(&line->wanted, cut_field(&text));
}
