/* endure.c - Differential tests on any number of random positions, for any time.
 *
 *      endure [OPTION]... [LIST...]
 *
 *      --seconds N   for how long (default: until a signal)
 *      --rounds N    for how many rounds (default: no limit)
 *      --seed S      which rounds (default 1)
 *      --first N     the first round (default 0)
 *      --judge       sparse, ambiguous, unsolvable and thinned positions, each solved by every
 *                    profile, and each step judged on the board before it (judge.h)
 *
 * A round tests one position, which depends only on the seed, the round's number and the lists, so
 * that `--seed S --first N --rounds 1` repeats it.  Every ten seconds and at the end the program
 * prints a line of JSON with the totals so far; each finding is a line of its own. SIGINT and
 * SIGTERM end it after the round; a crash is reported with its round.  Exits with 1 when there are
 * findings.  scripts/endure keeps the ledger.
 *
 * SPDX-License-Identifier: MIT
 */
#include <getopt.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "grid_print.h"
#include "trials.h"

enum { PAUSE = 10 }; /* seconds between totals */

typedef struct Options {
    double seconds; /* 0: no limit */
    uint64_t rounds;
    uint64_t seed;
    uint64_t first;
    bool judge;
} Options;

static volatile sig_atomic_t stopped;
static volatile uint64_t current; /* the current round */

static void request_stop(int signal_number)
{
    (void)signal_number;
    stopped = 1;
}

/* Writes the round's number with async-signal-safe calls, and lets the signal do its work. */
static void report_crash(int signal_number)
{
    char line[] = "{\"crash\": 00000000000000000000}\n";
    char *digit = strchr(line, '}');

    for (uint64_t left = current; left > 0; left /= 10)
        *--digit = (char)('0' + left % 10);
    while (*(digit - 1) == '0')
        *--digit = ' ';
    if (write(STDOUT_FILENO, line, sizeof line - 1) < 0)
        _exit(2);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static void handle_signals(void)
{
    static const int deadly[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

    signal(SIGINT, request_stop);
    signal(SIGTERM, request_stop);
    for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++)
        signal(deadly[i], report_crash);
}

static double seconds_of(clockid_t clock)
{
    struct timespec now;

    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* ---- output ---- */

/* Prints a JSON string; control characters are left out. */
static void print_string(const char *text)
{
    putchar('"');
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            putchar('\\');
        if ((unsigned char)*text >= ' ')
            putchar(*text);
    }
    putchar('"');
}

static void print_finding(void *context, const Position *position, const char *trial,
                          const char *technique, const char *how)
{
    const Options *const options = context;
    ChText puzzle = CH_TEXT_EMPTY;

    if (position != NULL)
        ch_print_puzzle(&puzzle, &position->puzzle);
    printf("{\"finding\": \"%s\", \"technique\": \"%s\", \"seed\": %llu, \"round\": %llu, ", trial,
           technique, (unsigned long long)options->seed, (unsigned long long)current);
    fputs("\"position\": ", stdout);
    print_string(ch_text_string(&puzzle));
    fputs(", \"how\": ", stdout);
    print_string(how);
    puts("}");
    ch_text_free(&puzzle);
}

static void print_totals(const Trials *trials, uint64_t rounds)
{
    const Totals *const totals = &trials->totals;

    printf("{\"rounds\": %llu, \"seconds\": %.0f, \"positions\": %llu, \"steps\": %llu, "
           "\"proofs\": %llu, \"unargued\": %zu, \"turned\": %llu, \"solves\": %llu, "
           "\"judged\": %llu, \"undecided\": %llu, \"findings\": %llu}\n",
           (unsigned long long)rounds, seconds_of(CLOCK_PROCESS_CPUTIME_ID),
           (unsigned long long)totals->positions, (unsigned long long)totals->steps,
           (unsigned long long)totals->proofs, totals->unargued, (unsigned long long)totals->turned,
           (unsigned long long)totals->solves, (unsigned long long)totals->judged,
           (unsigned long long)trials->judge->undecided, (unsigned long long)totals->findings);
    fflush(stdout);
}

/* ---- the rounds ---- */

/* Judges one position; the kinds of positions take turns. */
static void judge_round(Trials *trials, ChRandom *random, Position *position)
{
    const Kind kind = (Kind)(current % KINDS);

    if (make_kind(trials->generator, random, kind, position)) {
        try_profiles(trials, random, position);
        return;
    }
    trials->totals.findings++;
    trials->finding(trials->context, NULL, kind_name(kind), "", "no such position was made");
}

/* Checks that nearly all questions about steps were decided. */
static void expect_judged(Trials *trials)
{
    if (trials->totals.judged > 100 * trials->judge->undecided)
        return;
    trials->totals.findings++;
    trials->finding(trials->context, NULL, "judge", "", "too few questions were decided");
}

static void play_round(Trials *trials, const Options *options)
{
    static Position position;
    ChRandom random = {options->seed};

    random.state = ch_random_next(&random) + current;
    random.state = ch_random_next(&random);
    if (options->judge)
        judge_round(trials, &random, &position);
    else if (make_position(trials->generator, &random, &position))
        try_position(trials, &random, &position);
}

static void run_rounds(Trials *trials, const Options *options)
{
    const double start = seconds_of(CLOCK_MONOTONIC);
    double reported = start;
    uint64_t done = 0;

    while (!stopped && done < options->rounds) {
        current = options->first + done;
        play_round(trials, options);
        done++;
        const double now = seconds_of(CLOCK_MONOTONIC);
        if (options->seconds > 0 && now - start >= options->seconds)
            break;
        if (now - reported < PAUSE)
            continue;
        print_totals(trials, done);
        reported = now;
    }
    if (options->judge)
        expect_judged(trials);
    else
        judge_turned(trials);
    print_totals(trials, done);
}

/* ---- the command line ---- */

static bool read_options(int count, char **word, Options *options)
{
    static const struct option known[] = {
        {"seconds", required_argument, NULL, 's'}, {"rounds", required_argument, NULL, 'r'},
        {"seed", required_argument, NULL, 'S'},    {"first", required_argument, NULL, 'f'},
        {"judge", no_argument, NULL, 'j'},         {NULL, 0, NULL, 0}};

    *options = (Options){.rounds = UINT64_MAX, .seed = 1};
    for (int option; (option = getopt_long(count, word, "", known, NULL)) != -1;) {
        if (option == 's')
            options->seconds = strtod(optarg, NULL);
        else if (option == 'r')
            options->rounds = strtoull(optarg, NULL, 10);
        else if (option == 'S')
            options->seed = strtoull(optarg, NULL, 10);
        else if (option == 'f')
            options->first = strtoull(optarg, NULL, 10);
        else if (option == 'j')
            options->judge = true;
        else
            return false;
    }
    return true;
}

static bool read_lists(Lists *lists, int count, char **path)
{
    for (int i = 0; i < count; i++) {
        if (lists_add(lists, path[i]))
            continue;
        fprintf(stderr, "endure: cannot read %s\n", path[i]);
        return false;
    }
    return true;
}

int main(int count, char **word)
{
    static Maker generator;
    static Trials trials;
    Options options;

    if (!read_options(count, word, &options)) {
        fprintf(stderr, "usage: endure [OPTION]... [LIST...]; see endure.c\n");
        return 2;
    }
    generator.engine = new_engine();
    generator.plan = plan_of(NULL);
    if (!read_lists(&generator.lists, count - optind, word + optind) ||
        !trials_open(&trials, &generator, print_finding, &options))
        return 2;
    handle_signals();
    run_rounds(&trials, &options);
    trials_close(&trials);
    lists_free(&generator.lists);
    free(generator.engine);
    return trials.totals.findings == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
