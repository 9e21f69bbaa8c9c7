/* learner.c - see learner.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "learner.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "fault.h"
#include "files.h"
#include "profiles.h"

static const char HEAD[] = "crosshatch-progress 1";

enum { MOST_BYTES = 65536, MOST_EXERCISES = 1000000 };

/* ---- lessons ---- */

/* Returns the technique of a row of the teaching order; NULL if it has no lesson. */
static const ChTechnique *lesson_of(int row)
{
    const ChProfileRow *const it = &ch_profile_at(0)->row[row];

    return it->requested ? NULL : ch_technique(it->technique);
}

const ChTechnique *ch_learner_next(const ChLearner *learner, const ChTechnique *lesson)
{
    bool is_after = lesson == NULL;

    for (int i = 0; i < ch_profile_at(0)->count; i++) {
        const ChTechnique *const it = lesson_of(i);
        if (is_after && it != NULL && !ch_techniques_has(&learner->done, it->number))
            return it;
        is_after = is_after || it == lesson;
    }
    return NULL;
}

static uint32_t count_lessons(const ChTechniqueSet *done)
{
    uint32_t count = 0;

    for (int i = 0; i < ch_profile_at(0)->count; i++) {
        const ChTechnique *const it = lesson_of(i);
        count += it != NULL && (done == NULL || ch_techniques_has(done, it->number));
    }
    return count;
}

uint32_t ch_learner_lessons(void)
{
    return count_lessons(NULL);
}

uint32_t ch_learner_done(const ChLearner *learner)
{
    return count_lessons(&learner->done);
}

void ch_learner_start(ChLearner *learner, const ChTechnique *lesson)
{
    learner->lesson = lesson;
    learner->exercise = learner->right = learner->mistakes = 0;
}

/* ---- reading ---- */

/* The place in a progress file. */
typedef struct Reading {
    ChCli *cli;
    const char *name;
    uint32_t line;
    unsigned seen; /* keys so far, as bits of KEYS */
    ChLearner *learner;
} Reading;

typedef enum Key { SEED, LESSON, EXERCISE, RIGHT, MISTAKES, DONE, KEYS } Key;

static const char *const KEY[KEYS] = {"seed", "lesson", "exercise", "right", "mistakes", "done"};

/* Reports a line that is not what it should be; returns false. */
static bool refuse(const Reading *reading, const char *message, const char *found)
{
    ChFault shown; /* makes any bytes fit to print */

    ch_fault(&shown, CH_OK, 0, 0, found, strlen(found));
    const ChField field[] = {ch_field_string("name", reading->name),
                             ch_field_number("line", reading->line),
                             ch_field_string("found", shown.found)};
    ch_complain(reading->cli, message, field, 3);
    return false;
}

static bool read_number(const char *word, uint64_t most, uint64_t *number)
{
    const size_t length = strspn(word, "0123456789");

    *number = 0;
    for (size_t i = 0; i < length; i++) {
        const unsigned digit = (unsigned)(word[i] - '0');
        if (*number > (UINT64_MAX - digit) / 10)
            return false;
        *number = *number * 10 + digit;
    }
    return length > 0 && word[length] == '\0' && *number <= most;
}

static bool store_number(const Reading *reading, const char *word, uint64_t most, uint64_t *number)
{
    return read_number(word, most, number) ||
           refuse(reading, N_("{name}:{line}: expected a whole number in range; found '{found}'"),
                  word);
}

/* Returns the technique of a key that has a lesson; NULL, and reported, if there is none. */
static const ChTechnique *read_lesson(const Reading *reading, const char *word)
{
    const ChTechnique *const technique = ch_technique_by_key(word, strlen(word));

    for (int i = 0; technique != NULL && i < ch_profile_at(0)->count; i++)
        if (lesson_of(i) == technique)
            return technique;
    refuse(reading,
           N_("{name}:{line}: expected a technique of the teaching order; found "
              "'{found}'"),
           word);
    return NULL;
}

static bool store_lesson(const Reading *reading, const char *word)
{
    if (strcmp(word, "-") == 0)
        return true;
    reading->learner->lesson = read_lesson(reading, word);
    return reading->learner->lesson != NULL;
}

static bool store_done(const Reading *reading, const char *word)
{
    const ChTechnique *const technique = read_lesson(reading, word);

    if (technique != NULL)
        ch_techniques_add(&reading->learner->done, technique->number);
    return technique != NULL;
}

static bool store_value(const Reading *reading, Key key, const char *word)
{
    ChLearner *const learner = reading->learner;

    switch (key) {
    case SEED:
        return store_number(reading, word, UINT64_MAX, &learner->seed);
    case LESSON:
        return store_lesson(reading, word);
    case EXERCISE:
        return store_number(reading, word, MOST_EXERCISES, &learner->exercise);
    case RIGHT:
        return store_number(reading, word, CH_LEARNER_RIGHT - 1, &learner->right);
    case MISTAKES:
        return store_number(reading, word, MOST_EXERCISES, &learner->mistakes);
    default:
        return store_done(reading, word);
    }
}

static bool read_line(Reading *reading, char *line)
{
    char *const blank = strchr(line, ' ');
    int key = 0;

    if (reading->line == 1)
        return strcmp(line, HEAD) == 0 ||
               refuse(
                   reading,
                   N_("{name} is no progress file: expected 'crosshatch-progress 1' in its first "
                      "line; found '{found}'"),
                   line);
    if (blank != NULL)
        *blank = '\0';
    while (key < KEYS && strcmp(line, KEY[key]) != 0)
        key++;
    if (key == KEYS || blank == NULL || (key != DONE && (reading->seen >> key & 1)))
        return refuse(reading,
                      N_("{name}:{line}: expected seed, lesson, exercise, right or mistakes, each "
                         "once, or done, with a value; found '{found}'"),
                      line);
    reading->seen |= 1u << key;
    return store_value(reading, (Key)key, blank + 1);
}

static bool read_lines(Reading *reading, char *text)
{
    for (char *next; *text != '\0'; text = next) {
        next = text + strcspn(text, "\n");
        if (*next != '\0')
            *next++ = '\0';
        reading->line++;
        if (!read_line(reading, text))
            return false;
    }
    for (int key = 0; key < DONE; key++)
        if (!(reading->seen >> key & 1))
            return refuse(reading, N_("{name} ends too early: it lacks a line '{found}'"),
                          reading->line == 0 ? HEAD : KEY[key]);
    return true;
}

/* Reads a file as text.  Returns 0 or an errno; a file that is too large or has a NUL is read as
 * far as that, and fails as a text. */
static int read_file(const char *name, char text[MOST_BYTES + 1])
{
    FILE *const file = fopen(name, "r");

    if (file == NULL)
        return errno;
    errno = 0;
    const size_t length = fread(text, 1, MOST_BYTES, file);
    const int error = ferror(file) ? errno != 0 ? errno : EIO : 0;
    text[length] = '\0';
    fclose(file);
    return error;
}

bool ch_learner_read(ChCli *cli, const char *name, ChLearner *learner, bool *is_new)
{
    char text[MOST_BYTES + 1];
    Reading reading = {.cli = cli, .name = name, .learner = learner};
    const int error = read_file(name, text);

    *learner = (ChLearner){0};
    *is_new = error == ENOENT;
    if (*is_new) {
        learner->seed = 1;
        learner->lesson = ch_learner_next(learner, NULL);
        return true;
    }
    if (error == 0)
        return read_lines(&reading, text);
    ChText err = CH_TEXT_EMPTY;
    ch_complain_unread(&err, cli, name, error);
    ch_complain_text(cli, &err);
    return false;
}

/* ---- writing ---- */

static void put_line(ChText *out, Key key, uint64_t number)
{
    ch_text_puts(out, KEY[key]);
    ch_text_char(out, ' ');
    ch_text_number(out, number);
    ch_text_char(out, '\n');
}

static void put_word(ChText *out, Key key, const char *word)
{
    ch_text_puts(out, KEY[key]);
    ch_text_char(out, ' ');
    ch_text_puts(out, word);
    ch_text_char(out, '\n');
}

bool ch_learner_write(ChCli *cli, const char *name, const ChLearner *learner)
{
    ChText out = CH_TEXT_EMPTY;

    ch_text_puts(&out, HEAD);
    ch_text_char(&out, '\n');
    put_line(&out, SEED, learner->seed);
    put_word(&out, LESSON, learner->lesson != NULL ? learner->lesson->key : "-");
    put_line(&out, EXERCISE, learner->exercise);
    put_line(&out, RIGHT, learner->right);
    put_line(&out, MISTAKES, learner->mistakes);
    for (int i = 0; i < ch_profile_at(0)->count; i++) {
        const ChTechnique *const it = lesson_of(i);
        if (it != NULL && ch_techniques_has(&learner->done, it->number))
            put_word(&out, DONE, it->key);
    }
    const int error = out.failed ? ENOMEM : ch_file_write(name, &out);
    ch_text_free(&out);
    if (error == 0)
        return true;
    ChText err = CH_TEXT_EMPTY;
    ch_complain_unwritten(&err, cli, name, error);
    ch_complain_text(cli, &err);
    return false;
}
