/* grade.c - grades and identifies puzzles: grade <FILE.
 *
 * Reads puzzles in any format from standard input.  A collector keeps one of each set of equivalent
 * puzzles.  Each puzzle kept gets a line: level, HoDoKu's score, the SE rating, and the canonical
 * form, which puzzles of pencil marks do not have.  What takes more than a minute stays 0.
 *
 * SPDX-License-Identifier: MIT
 */
#include <crosshatch/crosshatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct Collector {
    ChWorkspace *work;
    ChGrader *grader;
    ChStatus status; /* of the last grade; an error ends the input */
} Collector;

static int print(void *context, const char *bytes, size_t length)
{
    return fwrite(bytes, 1, length, context) != length;
}

/* A ChPoll that ends the work at the time that CONTEXT points to. */
static int is_late(void *context, uint64_t done)
{
    (void)done;
    return time(NULL) >= *(const time_t *)context;
}

static ChStatus print_grade(const Collector *collector)
{
    time_t end = time(NULL) + 60;
    const ChGradeOptions options = {.size = sizeof options,
                                    .scales = CH_SCALE_LEVEL | CH_SCALE_HODOKU | CH_SCALE_SE,
                                    .poll = is_late,
                                    .poll_context = &end};
    ChGrade grade = {.size = sizeof grade};
    const ChStatus status = ch_grade_within(collector->grader, collector->work, &options, &grade);

    if (status != CH_OK && status != CH_CANCELLED)
        return status;
    printf("%s, %s, %d, %.1f, ", grade.verdict, grade.level != NULL ? grade.level : "-",
           grade.hodoku_score, grade.er / 10.0);
    if (ch_make_canonical(collector->work) != CH_OK)
        return printf("-\n") > 0 ? CH_OK : CH_IO;
    return ch_write_form(collector->work, "sdm", print, stdout);
}

/* A record that cannot be read keeps its place. */
static int grade_record(void *context, const ChFault *fault)
{
    Collector *const collector = context;

    if (fault != NULL) {
        printf("error: ");
        ch_write_fault(fault, CH_ENGLISH, print, stdout);
        printf("\n");
        return 0;
    }
    collector->status = print_grade(collector);
    return collector->status != CH_OK;
}

/* Returns all of standard input. */
static char *read_all(size_t *length)
{
    size_t room = 1 << 16;
    char *text = malloc(room);

    *length = 0;
    for (size_t got = 1; text != NULL && got > 0; *length += got) {
        if (*length == room) {
            char *const more = realloc(text, room *= 2);
            if (more == NULL)
                free(text);
            text = more;
        }
        got = text != NULL ? fread(text + *length, 1, room - *length, stdin) : 0;
    }
    return text;
}

int main(void)
{
    void *const memory = malloc(ch_workspace_size());
    void *const more = malloc(ch_grader_size());
    Collector collector = {.status = CH_OK};
    size_t length;
    char *const text = read_all(&length);
    ChStatus status = text != NULL ? CH_OK : CH_NO_MEMORY;

    if (status == CH_OK)
        status = ch_workspace_init(memory, ch_workspace_size(), &collector.work);
    if (status == CH_OK)
        status = ch_grader_init(more, ch_grader_size(), &collector.grader);
    if (status == CH_OK)
        status = ch_each_puzzle(collector.work, text, length, grade_record, &collector);
    free(text);
    free(more);
    free(memory);
    return status == CH_OK && collector.status == CH_OK ? 0 : 1;
}
