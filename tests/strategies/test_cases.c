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

#include "case_line.h"

typedef struct Case {
    char text[CASE_LINE];
    int line;
} Case;

static size_t read_cases(const char *path, Case *cases)
{
    FILE *const file = fopen(path, "r");
    char text[CASE_LINE];
    size_t count = 0;

    if (file == NULL)
        return 0;
    for (int line = 1; fgets(text, sizeof text, file) != NULL; line++) {
        if (!is_case_line(text))
            continue;
        if (cases != NULL) {
            snprintf(cases[count].text, CASE_LINE, "%s", text);
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
    char text[CASE_LINE];
    CaseLine line;
    const char *const error = read_case_line(strcpy(text, given->text), &line);
    ChBoard board;

    cr_assert(error == NULL, "line %d: %s", given->line, error);
    cr_assert(ch_board_load(&board, &line.puzzle) < 0, "line %d: the givens clash", given->line);
    cr_assert(are_open(&board, &line.wanted.placed) && are_open(&board, &line.wanted.removed),
              "line %d: a conclusion about a candidate that is not there", given->line);
    cr_expect(finder_concludes(line.technique, &board, &line.wanted, !line.absent) != line.absent,
              "line %d: %s %s", given->line, line.technique->key,
              line.absent ? "must not find it" : "must find it");
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
    char text[CASE_LINE];

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
    char names[CASE_LINE];
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
        if (technique == NULL || !ch_technique_is_strategy(technique) ||
            !begins_with(getenv("CASES"), technique->family))
            continue;
        const Tally tally = tally_of(technique);
        techniques++;
        cr_expect(tally.found >= (tally.rare ? 2 : 6) && tally.absent >= (tally.rare ? 1 : 3),
                  "%s has %d found and %d absent cases", technique->key, tally.found, tally.absent);
    }
    cr_expect_gt(techniques, 0, "%s is of no family", getenv("CASES"));
}
