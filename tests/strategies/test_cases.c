/* test_cases.c - each technique finds the steps of its case file, and not those of the absent
 * cases.
 *
 * A case is a line: [!]technique; 81 characters; start; conclusions [by constraint].  `start` lists
 * the digits placed and the candidates removed before.  The technique must find a step with just
 * these conclusions, with the constraint as a premise if one is named.  With `!` it must not find a
 * step that has them all.  mine.c produces such lines.
 *
 * A technique has at least six found and three absent cases, or two and one where a line `# rare:
 * technique` says that it is rare.
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

enum { LINE = 6000 };

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

    snprintf(path, sizeof path, "%s/tests/strategies/cases/%s", getenv("CH_SOURCE"),
             getenv("CASES"));
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
            ch_candidates_add(&puzzle->removed, candidate);
    }
}

static Conclusions read_wanted(char *list, int line)
{
    Conclusions wanted = {.premise = CH_NONE};
    int count = 0;

    for (char *name = strtok(list, " "); name != NULL; name = strtok(NULL, " ")) {
        bool placed;
        const int candidate = ch_read_conclusion(name, strlen(name), &placed);
        if (candidate < 0) {
            wanted.premise = ch_read_constraint(name, strlen(name));
            cr_assert(wanted.premise >= 0, "line %d: bad conclusion %s", line, name);
            continue;
        }
        ch_candidates_add(placed ? &wanted.placed : &wanted.removed, candidate);
        count++;
    }
    cr_assert(count > 0, "line %d: no conclusion", line);
    return wanted;
}

/* Returns whether a step can conclude something about each of the candidates. */
static bool are_open(const ChBoard *board, const ChCandidateSet *set)
{
    for (int candidate = ch_candidates_next(set, 0); candidate >= 0;
         candidate = ch_candidates_next(set, candidate + 1))
        if (!ch_board_has(board, candidate) ||
            board->digit[CH_CANDIDATE_CELL(candidate)] != CH_NO_DIGIT)
            return false;
    return true;
}

ParameterizedTest(Case *given, cases, found)
{
    char text[LINE];
    char *rest = strcpy(text, given->text);
    const bool absent = *rest == '!';
    const char *const key = cut_field(&rest) + absent;
    ChPuzzle puzzle = puzzle_of(cut_field(&rest));
    add_start(&puzzle, cut_field(&rest), given->line);
    char *const conclusions = cut_field(&rest);
    const ChTechnique *const technique = ch_technique_by_key(key, strlen(key));
    ChBoard board;

    cr_assert(technique != NULL, "line %d: no technique %s", given->line, key);
    cr_assert(ch_board_load(&board, &puzzle) < 0, "line %d: the givens clash", given->line);
    const Conclusions wanted = read_wanted(conclusions, given->line);
    cr_assert(are_open(&board, &wanted.placed) && are_open(&board, &wanted.removed),
              "line %d: a conclusion about a candidate that is not there", given->line);
    cr_expect(finder_concludes(technique->find, &board, &wanted, !absent) != absent,
              "line %d: %s %s", given->line, key, absent ? "must not find it" : "must find it");
}

/* The number of cases of a technique. */
typedef struct Tally {
    int found;
    int absent;
    bool rare;
} Tally;

static bool is_case_of(const char *text, const char *key)
{
    const size_t length = strlen(key);

    return strncmp(text, key, length) == 0 && text[length] == ';';
}

/* Adds the cases in a file, and whether it marks the technique as rare. */
static void count_cases(Tally *tally, const char *path, const char *key)
{
    FILE *const file = fopen(path, "r");
    char text[LINE];

    while (file != NULL && fgets(text, sizeof text, file) != NULL) {
        text[strcspn(text, "\n")] = '\0';
        tally->rare |= strncmp(text, "# rare: ", 8) == 0 && strcmp(text + 8, key) == 0;
        tally->found += is_case_of(text, key);
        tally->absent += *text == '!' && is_case_of(text + 1, key);
    }
    if (file != NULL)
        fclose(file);
}

static bool begins_with(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* Counts the cases in all files of the technique's family; their names begin with the family's. */
static Tally tally_of(const ChTechnique *technique)
{
    char names[LINE];
    Tally tally = {.found = 0};

    snprintf(names, sizeof names, "%s", getenv("CASE_FAMILIES"));
    for (char *name = strtok(names, " "); name != NULL; name = strtok(NULL, " ")) {
        char path[1000];
        snprintf(path, sizeof path, "%s/tests/strategies/cases/%s.txt", getenv("CH_SOURCE"), name);
        if (begins_with(name, technique->family))
            count_cases(&tally, path, technique->key);
    }
    return tally;
}

/* Every technique with a finder has enough cases of both kinds in some file. */
Test(cases, every_technique_has_found_and_absent_ones)
{
    int techniques = 0;

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || !ch_technique_is_found(technique) ||
            !begins_with(getenv("CASES"), technique->family))
            continue;
        const Tally tally = tally_of(technique);
        techniques++;
        cr_expect(tally.found >= (tally.rare ? 2 : 6) && tally.absent >= (tally.rare ? 1 : 3),
                  "%s has %d found and %d absent cases", technique->key, tally.found, tally.absent);
    }
    cr_expect_gt(techniques, 0, "%s is of no family", getenv("CASES"));
}
