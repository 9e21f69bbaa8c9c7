/* pb_checker.c - See pb_checker.h.
 *
 * A constraint is kept as: the sum of coefficient times variable is at least a bound.  A negated
 * literal ~x counts as 1 - x.
 *
 * SPDX-License-Identifier: MIT
 */
#include "pb_checker.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { VARIABLES = 730, CONSTRAINTS = 60000, TERMS = 800 };

typedef struct Term {
    int variable;
    int coefficient;
} Term;

typedef struct Constraint {
    Term *term; /* NULL: deleted, or there is none */
    int count;
    int bound;
} Constraint;

/* A sum that is being built. */
typedef struct Sum {
    int coefficient[VARIABLES];
    int bound;
} Sum;

typedef struct Checker {
    const char *text;
    const char *error;
    int last; /* the number of the last constraint */
    Constraint constraint[CONSTRAINTS];
    signed char value[VARIABLES]; /* 1 true, -1 false, 0 open */
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

static bool take(Checker *checker, const char *word)
{
    const size_t length = strlen(word);

    skip_blanks(checker);
    if (strncmp(checker->text, word, length) != 0)
        return false;
    checker->text += length;
    return true;
}

static bool expect(Checker *checker, const char *word)
{
    return take(checker, word) || fail(checker, word);
}

static bool read_number(Checker *checker, int *number)
{
    char *end;

    skip_blanks(checker);
    const long value = strtol(checker->text, &end, 10);
    if (end == checker->text || labs(value) > 1000000)
        return fail(checker, "a number is missing");
    *number = (int)value;
    checker->text = end;
    return true;
}

/* Adds COEFFICIENT times a literal to a sum. */
static void add_literal(Sum *sum, int variable, bool negated, int coefficient)
{
    sum->coefficient[variable] += negated ? -coefficient : coefficient;
    sum->bound -= negated ? coefficient : 0;
}

/* Reads "+1 x5 +1 ~x7 >= 1 ;". */
static bool read_constraint(Checker *checker, Sum *sum)
{
    int coefficient, variable, bound;

    memset(sum, 0, sizeof *sum);
    while (!take(checker, ">=")) {
        if (!read_number(checker, &coefficient))
            return false;
        const bool negated = take(checker, "~");
        if (!expect(checker, "x") || !read_number(checker, &variable))
            return false;
        if (variable < 1 || variable >= VARIABLES)
            return fail(checker, "a variable is out of range");
        add_literal(sum, variable, negated, coefficient);
    }
    if (!read_number(checker, &bound))
        return false;
    sum->bound += bound;
    return expect(checker, ";");
}

static bool store(Checker *checker, const Sum *sum)
{
    int count = 0;

    if (checker->last + 1 == CONSTRAINTS)
        return fail(checker, "there are too many constraints");
    Constraint *const constraint = &checker->constraint[++checker->last];
    constraint->term = malloc(VARIABLES * sizeof *constraint->term);
    for (int variable = 1; variable < VARIABLES; variable++)
        if (sum->coefficient[variable] != 0)
            constraint->term[count++] = (Term){variable, sum->coefficient[variable]};
    constraint->term = realloc(constraint->term, (size_t)(count + 1) * sizeof *constraint->term);
    constraint->count = count;
    constraint->bound = sum->bound;
    return true;
}

static Constraint *find(Checker *checker, int number)
{
    if (number >= 1 && number <= checker->last && checker->constraint[number].term != NULL)
        return &checker->constraint[number];
    fail(checker, "there is no constraint of a number");
    return NULL;
}

static bool read_formula(Checker *checker)
{
    int variables, constraints;
    Sum sum;

    if (!expect(checker, "* #variable=") || !read_number(checker, &variables) ||
        !expect(checker, "#constraint=") || !read_number(checker, &constraints))
        return false;
    for (skip_blanks(checker); *checker->text != '\0'; skip_blanks(checker)) {
        if (*checker->text == '*')
            checker->text += strcspn(checker->text, "\n");
        else if (!read_constraint(checker, &sum) || !store(checker, &sum))
            return false;
    }
    return checker->last == constraints || fail(checker, "the formula has other constraints");
}

/* ---- propagation ---- */

/* Returns by how much the largest possible sum exceeds the bound. */
static int slack_of(const Checker *checker, const Constraint *constraint)
{
    int slack = -constraint->bound;

    for (int i = 0; i < constraint->count; i++) {
        const Term term = constraint->term[i];
        const int value = checker->value[term.variable];
        slack += value > 0 || (value == 0 && term.coefficient > 0) ? term.coefficient : 0;
    }
    return slack;
}

/* Sets the variables that a constraint forces; returns whether there were any. */
static bool force(Checker *checker, const Constraint *constraint, int slack)
{
    bool any = false;

    for (int i = 0; i < constraint->count; i++) {
        const Term term = constraint->term[i];
        if (checker->value[term.variable] != 0 || abs(term.coefficient) <= slack)
            continue;
        checker->value[term.variable] = term.coefficient > 0 ? 1 : -1;
        any = true;
    }
    return any;
}

/* Propagates to the end; returns whether a constraint cannot be satisfied any more. */
static bool propagates_to_conflict(Checker *checker)
{
    bool has_changed = true;

    while (has_changed) {
        has_changed = false;
        for (int number = checker->last; number >= 1; number--) {
            const Constraint *const constraint = &checker->constraint[number];
            if (constraint->term == NULL)
                continue;
            const int slack = slack_of(checker, constraint);
            if (slack < 0)
                return true;
            has_changed |= force(checker, constraint, slack);
        }
    }
    return false;
}

/* ---- the rules ---- */

/* Checks that the opposite of the constraint, with all others, propagates to a conflict. */
static bool check_rup(Checker *checker)
{
    signed char before[VARIABLES];
    Sum sum, opposite;

    if (!read_constraint(checker, &sum))
        return false;
    for (int variable = 1; variable < VARIABLES; variable++)
        opposite.coefficient[variable] = -sum.coefficient[variable];
    opposite.bound = 1 - sum.bound;
    memcpy(before, checker->value, sizeof before);
    if (!store(checker, &opposite))
        return false;
    const bool conflict = propagates_to_conflict(checker);
    free(checker->constraint[checker->last].term);
    checker->constraint[checker->last--].term = NULL;
    memcpy(checker->value, before, sizeof before);
    if (!conflict)
        return fail(checker, "a constraint does not follow by propagation");
    if (!store(checker, &sum))
        return false;
    (void)propagates_to_conflict(checker); /* what follows from now on */
    return true;
}

static bool add_constraint(Checker *checker, Sum *sum, int number)
{
    const Constraint *const constraint = find(checker, number);

    for (int i = 0; constraint != NULL && i < constraint->count; i++)
        sum->coefficient[constraint->term[i].variable] += constraint->term[i].coefficient;
    sum->bound += constraint != NULL ? constraint->bound : 0;
    return constraint != NULL;
}

/* Reads "1 2 + 3 +;": the first constraint, then each further one with its sign. */
static bool check_pol(Checker *checker)
{
    int number;
    Sum sum = {.bound = 0};

    if (!read_number(checker, &number) || !add_constraint(checker, &sum, number))
        return false;
    while (!take(checker, ";"))
        if (!read_number(checker, &number) || !add_constraint(checker, &sum, number) ||
            !expect(checker, "+"))
            return false;
    return store(checker, &sum);
}

static bool check_deletion(Checker *checker)
{
    int number;

    while (!take(checker, ";")) {
        if (!read_number(checker, &number) || find(checker, number) == NULL)
            return false;
        free(checker->constraint[number].term);
        checker->constraint[number].term = NULL;
    }
    memset(checker->value, 0, sizeof checker->value);
    (void)propagates_to_conflict(checker);
    return true;
}

/* Checks the end: the constraint that it names cannot be satisfied. */
static bool check_conclusion(Checker *checker)
{
    int number;

    if (!expect(checker, "NONE;") || !expect(checker, "conclusion UNSAT :") ||
        !read_number(checker, &number) || !expect(checker, ";") ||
        !expect(checker, "end pseudo-Boolean proof;"))
        return false;
    const Constraint *const constraint = find(checker, number);
    int most = 0;
    for (int i = 0; constraint != NULL && i < constraint->count; i++)
        most += constraint->term[i].coefficient > 0 ? constraint->term[i].coefficient : 0;
    skip_blanks(checker);
    return constraint != NULL && *checker->text == '\0' &&
           (most < constraint->bound || fail(checker, "the last constraint is no contradiction"));
}

static bool check_rule(Checker *checker)
{
    if (take(checker, "rup "))
        return check_rup(checker);
    if (take(checker, "pol "))
        return check_pol(checker);
    if (take(checker, "del id"))
        return check_deletion(checker);
    return fail(checker, "a rule is unknown");
}

static bool check_proof(Checker *checker)
{
    int constraints;

    if (!expect(checker, "pseudo-Boolean proof version 3.0") || !expect(checker, "f ") ||
        !read_number(checker, &constraints) || !expect(checker, ";"))
        return false;
    if (constraints != checker->last)
        return fail(checker, "the formula has another number of constraints");
    (void)propagates_to_conflict(checker);
    while (!take(checker, "output "))
        if (!check_rule(checker))
            return false;
    return check_conclusion(checker);
}

const char *check_pseudo_boolean(const char *formula, const char *proof)
{
    Checker *const checker = calloc(1, sizeof *checker);

    checker->text = formula;
    if (read_formula(checker)) {
        checker->text = proof;
        if (!check_proof(checker))
            fail(checker, "the proof has no end");
    }
    const char *const error = checker->error;
    for (int number = 1; number <= checker->last; number++)
        free(checker->constraint[number].term);
    free(checker);
    return error;
}
