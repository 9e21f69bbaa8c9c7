/* prove_cases.c - proves every case of every technique, and prints how many.
 *
 *      prove_cases CASE_FOLDER [DIRECTORY]
 *
 * Prints the table of docs/proof-table.md.  Proved means that a checker accepted the proof.  With a
 * DIRECTORY, the proofs and their formulas are written there for other checkers.  The exit status
 * is 1 where a case was not proved.
 *
 * SPDX-License-Identifier: MIT
 */
#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lrat_checker.h"
#include "pb_checker.h"
#include "prove.h"

enum { TECHNIQUES = 1024 };

typedef struct Tally {
    int cases;
    int lrat;
    int pseudo_boolean;
    int summed;       /* of these, by a single sum */
    uint64_t clauses; /* in LRAT, of all cases */
    int depth;        /* of the deepest case */
    uint64_t lrat_bytes;
    uint64_t pseudo_boolean_bytes;
} Tally;

static Tally tally[TECHNIQUES];
static ChLog case_log;
static _Alignas(max_align_t) unsigned char memory[CH_LOG_MEMORY];

static void write_text(const char *directory, const char *key, int number, const char *ending,
                       const ChText *text)
{
    char name[1000];

    snprintf(name, sizeof name, "%s/%s-%d.%s", directory, key, number, ending);
    FILE *const file = fopen(name, "w");
    if (file == NULL || fwrite(ch_text_string(text), 1, text->length, file) != text->length ||
        fclose(file) != 0) {
        perror(name);
        exit(2);
    }
}

/* A format: its name, the ends of its files, and its checker. */
typedef struct Format {
    const ChProofFormat *format;
    const char *proof_ending;
    const char *formula_ending;
    const char *(*check)(const char *formula, const char *proof);
} Format;

static const Format lrat = {&ch_proof_lrat, "lrat", "cnf", check_lrat};
static const Format pseudo_boolean = {&ch_proof_pseudo_boolean, "pbp", "opb", check_pseudo_boolean};

/* Proves the case in the log, and reports whether the checker accepts the proof. */
static bool is_proved(const Format *format, const char *key, int number, const char *directory,
                      Proof *proof)
{
    prove_log(proof, format->format, &case_log);
    const char *const error =
        format->check(ch_text_string(&proof->formula), ch_text_string(&proof->proof));
    if (error != NULL || !proof->is_whole)
        fprintf(stderr, "%s: case %d: %s\n", key, number, error != NULL ? error : "not whole");
    if (directory != NULL) {
        write_text(directory, key, number, format->proof_ending, &proof->proof);
        write_text(directory, key, number, format->formula_ending, &proof->formula);
    }
    return error == NULL && proof->is_whole;
}

/* Proves a case in both formats. */
static void prove_case(const CaseLine *line, const char *directory)
{
    static Proof proof;
    const char *const key = line->technique->key;
    Tally *const of = &tally[line->technique->number];

    of->cases++;
    if (!log_of_case(&case_log, line, memory)) {
        fprintf(stderr, "%s: case %d is not found\n", key, of->cases);
        return;
    }
    of->lrat += is_proved(&lrat, key, of->cases, directory, &proof);
    of->clauses += proof.clauses;
    of->depth = proof.depth > of->depth ? proof.depth : of->depth;
    of->lrat_bytes += proof.proof.length;
    of->pseudo_boolean += is_proved(&pseudo_boolean, key, of->cases, directory, &proof);
    of->summed += (int)proof.summed;
    of->pseudo_boolean_bytes += proof.proof.length;
}

static void prove_file(const char *path, const char *directory)
{
    FILE *const file = fopen(path, "r");
    CaseLine line;

    if (file == NULL) {
        perror(path);
        exit(2);
    }
    while (next_case(file, &line))
        prove_case(&line, directory);
    fclose(file);
}

/* Returns the mean of a sum over the cases, rounded. */
static uint64_t mean(uint64_t sum, const Tally *of)
{
    return (sum + (uint64_t)of->cases / 2) / (uint64_t)of->cases;
}

static void print_row(const char *name, const Tally *of)
{
    printf("| %s | %d | %d | %" PRIu64 " | %d | %" PRIu64 " | %d | %d | %" PRIu64 " |\n", name,
           of->cases, of->lrat, mean(of->clauses, of), of->depth, mean(of->lrat_bytes, of),
           of->pseudo_boolean, of->summed, mean(of->pseudo_boolean_bytes, of));
}

static void add_tally(Tally *sum, const Tally *of)
{
    sum->cases += of->cases;
    sum->lrat += of->lrat;
    sum->pseudo_boolean += of->pseudo_boolean;
    sum->summed += of->summed;
    sum->clauses += of->clauses;
    sum->depth = of->depth > sum->depth ? of->depth : sum->depth;
    sum->lrat_bytes += of->lrat_bytes;
    sum->pseudo_boolean_bytes += of->pseudo_boolean_bytes;
}

/* Prints the table; returns whether every case was proved. */
static bool print_table(void)
{
    Tally sum = {0};

    puts("| technique | cases | LRAT | clauses | depth | bytes | PB | one sum | PB bytes |\n"
         "|---|---|---|---|---|---|---|---|---|");
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || tally[number].cases == 0)
            continue;
        print_row(technique->key, &tally[number]);
        add_tally(&sum, &tally[number]);
    }
    if (sum.cases > 0)
        print_row("all", &sum);
    return sum.cases > 0 && sum.lrat == sum.cases && sum.pseudo_boolean == sum.cases;
}

int main(int count, char **word)
{
    struct dirent **entry;
    char path[1000];

    if (count < 2 || count > 3) {
        fprintf(stderr, "usage: prove_cases CASE_FOLDER [DIRECTORY]\n");
        return 2;
    }
    const int entries = scandir(word[1], &entry, NULL, alphasort);
    for (int i = 0; i < entries; i++) {
        snprintf(path, sizeof path, "%s/%s", word[1], entry[i]->d_name);
        if (entry[i]->d_name[0] != '.')
            prove_file(path, count > 2 ? word[2] : NULL);
        free(entry[i]);
    }
    if (entries >= 0)
        free(entry);
    return print_table() ? 0 : 1;
}
