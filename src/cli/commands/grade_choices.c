/* grade_choices.c - see grade_choices.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_choices.h"

#include <stdio.h>
#include <string.h>

#include "grade_columns.h"
#include "manifest.h"

static bool choose_form(ChCli *cli, ChGradeSettings *settings)
{
    const ChCliOptions *const options = &cli->options;
    const char *const format =
        options->record != NULL && strcmp(options->record, "csv") != 0 ? options->record : NULL;
    const char *const unknown = ch_grade_form(&settings->form, cli, format);
    const bool is_table = ch_manifest_is_of_table(cli);

    if (format != NULL && options->json) {
        ch_complain(cli, N_("--format does not go with --json"), NULL, 0);
        return false;
    }
    if (is_table && (options->record != NULL || options->trace)) {
        ch_complain(cli,
                    N_("a file of Parquet has columns: --format and --trace do not go with it"),
                    NULL, 0);
        return false;
    }
    settings->form.json |= is_table;
    if (options->trace && (options->record != NULL || options->json || options->echo)) {
        ch_complain(
            cli, N_("--trace has a form of its own: --format, --json and --echo do not go with it"),
            NULL, 0);
        return false;
    }
    if (format != NULL && strchr(format, '%') == NULL) {
        const ChField field = ch_field_string("found", format);
        ch_complain(cli, N_("--format takes csv, or a text with percent letters; found '{found}'"),
                    &field, 1);
        return false;
    }
    if (format != NULL && options->resume != NULL && strpbrk(format, "\n\r") != NULL) {
        ch_complain(cli, N_("--resume counts lines, so --format must not have a line break"), NULL,
                    0);
        return false;
    }
    if (unknown == NULL)
        return true;
    ChText letters = CH_TEXT_EMPTY;
    const size_t length = *unknown == '{' ? strcspn(unknown, "}") + 1 : 1;
    char found[40];
    snprintf(found, sizeof found, "%%%.*s", (int)length, unknown);
    ch_grade_letters(&letters);
    const ChField field[] = {ch_field_string("found", found),
                             ch_field_string("letters", ch_text_whole(&letters))};
    ch_complain(cli, N_("--format knows {letters} and %%; found '{found}'"), field, 2);
    ch_text_free(&letters);
    return false;
}

/* Takes the columns of --columns. */
static bool choose_columns(ChCli *cli, ChGradeSettings *settings)
{
    const ChCliOptions *const options = &cli->options;

    if (options->columns == NULL)
        return true;
    if (settings->form.format != NULL || options->trace || options->echo) {
        ch_complain(cli,
                    N_("--columns is a form of its own: --format with letters, --trace and --echo "
                       "do not go with it"),
                    NULL, 0);
        return false;
    }
    const ChBytes unknown = ch_grade_choose_columns(&settings->form, options->columns);
    if (unknown.at == NULL)
        return true;
    char found[40];
    snprintf(found, sizeof found, "%.*s", (int)unknown.length, unknown.at);
    const ChField field = ch_field_string("found", found);
    ch_complain(cli,
                N_("--columns takes names and groups that '--columns help' lists; found '{found}'"),
                &field, 1);
    return false;
}

/* Reads a rating as the scale prints it: 6.5, or 7. */
static bool read_rating(const char *word, int *tenths)
{
    *tenths = 0;
    if (*word < '0' || *word > '9')
        return false;
    for (; *word >= '0' && *word <= '9' && *tenths < 1000; word++)
        *tenths = *tenths * 10 + (*word - '0');
    *tenths *= 10;
    if (*word == '.' && word[1] >= '0' && word[1] <= '9') {
        *tenths += word[1] - '0';
        word += 2;
    }
    return *word == '\0' && *tenths > 0;
}

static bool choose_limits(ChCli *cli, ChGradeSettings *settings)
{
    const ChCliOptions *const options = &cli->options;

    ChSeLimits *const limits = &settings->grader.limits;

    *limits = (ChSeLimits){.pearl = options->pearl, .diamond = options->diamond};
    if (options->trace)
        settings->form.needs = CH_GRADE_SE;
    if (options->max_er == NULL || read_rating(options->max_er, &limits->most))
        return true;
    const ChField field = ch_field_string("found", options->max_er);
    ch_complain(cli, N_("--max-er takes a rating such as 6.5; found '{found}'"), &field, 1);
    return false;
}

bool ch_grade_choose(ChCli *cli, ChGradeSettings *settings)
{
    return choose_form(cli, settings) && choose_columns(cli, settings) &&
           choose_limits(cli, settings);
}

/* Reads a number from 1 to a million; returns what follows it, or NULL. */
static const char *read_number(const char *word, uint64_t *number)
{
    enum { MOST = 1000000 };

    *number = 0;
    for (; *word >= '0' && *word <= '9' && *number <= MOST; word++)
        *number = *number * 10 + (uint64_t)(*word - '0');
    return *number >= 1 && *number <= MOST ? word : NULL;
}

bool ch_grade_choose_part(ChCli *cli, uint64_t *part, uint64_t *parts)
{
    const char *const word = cli->options.part;

    if (word == NULL)
        return true;
    const char *next = read_number(word, part);
    if (next != NULL && *next == '/')
        next = read_number(next + 1, parts);
    if (next != NULL && *next == '\0' && *part <= *parts)
        return true;
    return ch_complain_found(
        cli, N_("--part takes K/N, such as 2/8 for the second of eight parts; found '{found}'"),
        word);
}
