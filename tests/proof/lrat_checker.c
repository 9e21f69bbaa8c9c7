/* lrat_checker.c - See lrat_checker.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "lrat_checker.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_VARIABLES = 100000, MOST_NUMBER = 10000000 };

/* A clause: its literals in `store`, from START on, ended by 0; START is 0 where there is none. */
typedef struct Checker {
    const char *text; /* what is left of the formula or of the proof */
    int *store;
    size_t used;
    size_t room;
    size_t *start; /* by number */
    long numbers;  /* the numbers below this one have a place in `start` */
    long last;     /* the highest number so far */
    int variables;
    signed char *value; /* by variable: 1 true, -1 false, 0 unassigned */
    int *assigned;      /* the variables that have a value */
    int assigned_count;
    bool is_refuted;
    const char *error;
} Checker;

static bool fail(Checker *checker, const char *error)
{
    if (checker->error == NULL)
        checker->error = error;
    return false;
}

/* ---- reading ---- */

static void skip_blanks(Checker *checker)
{
    while (isspace((unsigned char)*checker->text))
        checker->text++;
}

static void skip_line(Checker *checker)
{
    checker->text += strcspn(checker->text, "\n");
}

static bool read_number(Checker *checker, long *number)
{
    char *end;

    skip_blanks(checker);
    *number = strtol(checker->text, &end, 10);
    if (end == checker->text || (*end != '\0' && !isspace((unsigned char)*end)))
        return fail(checker, "a number is missing");
    checker->text = end;
    return true;
}

static void store_literal(Checker *checker, int literal)
{
    if (checker->used == checker->room) {
        checker->room = 2 * checker->room + 1024;
        checker->store = realloc(checker->store, checker->room * sizeof *checker->store);
    }
    checker->store[checker->used++] = literal;
}

/* Reads literals up to the 0, which is stored too. */
static bool read_literals(Checker *checker)
{
    long literal;

    do {
        if (!read_number(checker, &literal))
            return false;
        if (labs(literal) > checker->variables)
            return fail(checker, "a literal is out of range");
        store_literal(checker, (int)literal);
    } while (literal != 0);
    return true;
}

/* Gives a number to the clause that begins at START. */
static bool add_clause(Checker *checker, long number, size_t start)
{
    if (number <= checker->last || number > MOST_NUMBER)
        return fail(checker, "the numbers of the clauses do not rise");
    if (number >= checker->numbers) {
        const long more = 2 * number + 1024;
        checker->start = realloc(checker->start, (size_t)more * sizeof *checker->start);
        memset(checker->start + checker->numbers, 0,
               (size_t)(more - checker->numbers) * sizeof *checker->start);
        checker->numbers = more;
    }
    checker->start[number] = start;
    checker->last = number;
    return true;
}

static const int *find_clause(Checker *checker, long number)
{
    if (number <= 0 || number > checker->last || checker->start[number] == 0) {
        fail(checker, "there is no clause of a number");
        return NULL;
    }
    return checker->store + checker->start[number];
}

static bool read_head(Checker *checker, long *clauses)
{
    long variables;

    for (skip_blanks(checker); *checker->text == 'c'; skip_blanks(checker))
        skip_line(checker);
    if (strncmp(checker->text, "p cnf ", 6) != 0)
        return fail(checker, "the formula has no head");
    checker->text += 6;
    if (!read_number(checker, &variables) || !read_number(checker, clauses))
        return false;
    if (variables < 0 || variables > MOST_VARIABLES)
        return fail(checker, "the number of variables is out of range");
    checker->variables = (int)variables;
    return true;
}

static bool read_formula(Checker *checker)
{
    long clauses = 0;

    if (!read_head(checker, &clauses))
        return false;
    for (long number = 1; number <= clauses; number++) {
        const size_t start = checker->used;
        if (!read_literals(checker) || !add_clause(checker, number, start))
            return false;
    }
    skip_blanks(checker);
    return *checker->text == '\0' || fail(checker, "the formula has more clauses than it says");
}

/* ---- unit propagation by hints ---- */

static int value_of(const Checker *checker, int literal)
{
    return literal > 0 ? checker->value[literal] : -checker->value[-literal];
}

static void set_literal(Checker *checker, int literal, bool is_true)
{
    const int variable = abs(literal);

    if (checker->value[variable] == 0)
        checker->assigned[checker->assigned_count++] = variable;
    checker->value[variable] = (literal > 0) == is_true ? 1 : -1;
}

static void clear_values(Checker *checker)
{
    while (checker->assigned_count > 0)
        checker->value[checker->assigned[--checker->assigned_count]] = 0;
}

/* Applies a hint; *CONFLICT is set where no literal of it is left. */
static bool apply_hint(Checker *checker, long hint, bool *conflict)
{
    const int *const clause = find_clause(checker, hint);
    int left = 0;

    for (const int *literal = clause; clause != NULL && *literal != 0; literal++) {
        const int value = value_of(checker, *literal);
        if (value > 0)
            return fail(checker, "a hint is a clause that is true");
        if (value == 0 && left != 0)
            return fail(checker, "a hint has two literals left");
        if (value == 0)
            left = *literal;
    }
    if (left != 0)
        set_literal(checker, left, true);
    *conflict = clause != NULL && left == 0;
    return clause != NULL;
}

/* Checks the hints of the clause that begins at START. */
static bool check_hints(Checker *checker, size_t start)
{
    bool conflict = false;
    long hint;

    for (const int *literal = checker->store + start; *literal != 0; literal++)
        set_literal(checker, *literal, false);
    while (read_number(checker, &hint) && hint != 0)
        if (!conflict && !apply_hint(checker, hint, &conflict))
            break;
    clear_values(checker);
    return checker->error == NULL && (conflict || fail(checker, "the hints prove nothing"));
}

static bool check_deletion(Checker *checker)
{
    long number;

    checker->text++;
    while (read_number(checker, &number) && number != 0) {
        if (find_clause(checker, number) == NULL)
            return false;
        checker->start[number] = 0;
    }
    return checker->error == NULL;
}

static bool check_line(Checker *checker)
{
    const size_t start = checker->used;
    long number;

    if (!read_number(checker, &number))
        return false;
    skip_blanks(checker);
    if (*checker->text == 'd')
        return check_deletion(checker);
    if (!read_literals(checker) || !check_hints(checker, start))
        return false;
    checker->is_refuted |= checker->store[start] == 0;
    return add_clause(checker, number, start);
}

static void check_proof(Checker *checker)
{
    for (skip_blanks(checker); *checker->text != '\0'; skip_blanks(checker))
        if (!check_line(checker))
            return;
    if (!checker->is_refuted)
        fail(checker, "the proof does not end in the empty clause");
}

const char *check_lrat(const char *formula, const char *proof)
{
    Checker checker = {.text = formula};

    store_literal(&checker, 0); /* no clause begins at 0 */
    if (read_formula(&checker)) {
        checker.value = calloc((size_t)checker.variables + 1, sizeof *checker.value);
        checker.assigned = calloc((size_t)checker.variables + 1, sizeof *checker.assigned);
        checker.text = proof;
        check_proof(&checker);
    }
    free(checker.store);
    free(checker.start);
    free(checker.value);
    free(checker.assigned);
    return checker.error;
}
