/* test_cases.c - each technique finds what its case file says, and not what it must not.
 *
 * A case is a line: [!]technique; 81 characters; start; conclusion [by constraint].  `start` lists
 * conclusions that the position brings along.  With `!` the technique must not find the conclusion.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation.h"
#include "support.h"

enum { LINE = 400, MOST = 4000 };

typedef struct Case {
    char text[LINE];
    int line;
} Case;

static size_t read_cases(const char *path, Case *cases)
{
    FILE *const file = fopen(path, "r");
    char text[LINE];
    size_t count = 0;

    if (file == NULL)
        return 0;
    for (int line = 1; fgets(text, sizeof text, file) != NULL; line++) {
        if (text[0] == '#' || text[0] == '\n')
            continue;
        if (cases != NULL) {
            snprintf(cases[count].text, LINE, "%s", text);
            cases[count].line = line;
        }
        count++;
    }
    fclose(file);
    return count;
}

static const char *case_path(void)
{
    static char path[1000];

    snprintf(path, sizeof path, "%s/tests/cases/%s", getenv("CH_SOURCE"), getenv("CASES"));
    return path;
}

ParameterizedTestParameters(cases, found)
{
    const size_t count = read_cases(case_path(), NULL);
    Case *const cases = count > 0 ? cr_malloc(count * sizeof *cases) : NULL;

    if (count == 0) {
        fprintf(stderr, "no cases in %s\n", case_path());
        exit(1);
    }
    read_cases(case_path(), cases);
    return cr_make_param_array(Case, cases, count, NULL);
}

/* Cuts the next field off, without the blanks around it. */
static char *field(char **rest)
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

static void add_start(ChPuzzle *puzzle, char *list, int line)
{
    for (char *name = strtok(list, " "); name != NULL; name = strtok(NULL, " ")) {
        bool placed;
        const int candidate = ch_read_conclusion(name, strlen(name), &placed);
        cr_assert(candidate >= 0, "line %d: bad start %s", line, name);
        puzzle->has_start = true;
        if (placed)
            puzzle->entered[CH_CANDIDATE_CELL(candidate)] = (uint8_t)CH_CANDIDATE_DIGIT(candidate);
        else
            ch_candidates_add(&puzzle->struck, candidate);
    }
}

ParameterizedTest(Case *given, cases, found)
{
    static Finds finds;
    char text[LINE];
    char *rest = strcpy(text, given->text);
    const bool absent = *rest == '!';
    const char *const key = field(&rest) + absent;
    ChPuzzle puzzle = puzzle_of(field(&rest));
    add_start(&puzzle, field(&rest), given->line);
    const char *const conclusion = strtok(field(&rest), " ");
    const char *const by = strtok(NULL, " ");
    const ChTechnique *const technique = ch_technique_by_key(key, strlen(key));
    ChBoard board;
    bool placed;
    bool found = false;

    cr_assert(technique != NULL, "line %d: no technique %s", given->line, key);
    cr_assert(ch_board_load(&board, &puzzle) < 0, "line %d: the givens clash", given->line);
    const int wanted = ch_read_conclusion(conclusion, strlen(conclusion), &placed);
    cr_assert(wanted >= 0 && placed && (by != NULL || absent), "line %d: bad conclusion",
              given->line);
    find_all(&finds, technique->find, &board);
    for (size_t i = 0; i < finds.count; i++)
        found |= finds.step[i].placed == wanted &&
                 (by == NULL || finds.step[i].premise == ch_read_constraint(by, strlen(by)));
    cr_expect(found != absent, "line %d: %s %s %s", given->line, key,
              absent ? "must not find" : "must find", conclusion);
}

/* Every technique that has a finder has cases of both kinds in some file. */
Test(cases, every_technique_has_six_found_and_three_absent)
{
    static Case cases[MOST];
    const size_t count = read_cases(case_path(), cases);

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        int found = 0;
        int absent = 0;
        if (technique == NULL || !ch_technique_is_found(technique) ||
            strncmp(getenv("CASES"), technique->family, strlen(technique->family)) != 0)
            continue;
        for (size_t i = 0; i < count; i++) {
            char text[LINE];
            char *rest = strcpy(text, cases[i].text);
            const char *const key = field(&rest);
            found += strcmp(key, technique->key) == 0;
            absent += *key == '!' && strcmp(key + 1, technique->key) == 0;
        }
        cr_expect(found >= 6 && absent >= 3, "%s has %d found and %d absent cases", technique->key,
                  found, absent);
    }
}
