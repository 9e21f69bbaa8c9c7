/* cmd_join.c - `crosshatch join`: the records of `grade --part` in the order of the puzzles.
 *
 * Part K of N has every Nth record, from the Kth on:
 *
 *      part 1   part 2   part 3            the whole
 *      header   header   header            header
 *      1        2        3                 1 2 3 4 5 6 7
 *      4        5        6
 *      7
 *
 * So the parts end one after another.  Where they do not, a part is incomplete, or not in its
 * place.  Manifests of the parts are checked too (join_manifests.h).
 *
 * SPDX-License-Identifier: MIT
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "grade_rows.h"
#include "join_manifests.h"
#include "line_source.h"

enum { BLOCK = 1 << 16 }; /* bytes of output that are written at once */

/* A part and its last line. */
typedef struct Part {
    ChStream stream;
    ChSource source;
    ChSpan line;
    uint64_t records;
    char sha256[CH_DIGEST_SIZE];
} Part;

typedef struct Join {
    ChCli *cli;
    Part *part;
    int count;
    int opened;
    ChText out;
    const Part *ended; /* the first part that has ended, or NULL */
    ChExit status;
    ChJoinManifest *manifest; /* of each part */
    ChManifest output;        /* with --output */
} Join;

/* What reading a line came to. */
typedef enum Found { FOUND_LINE, FOUND_END, FOUND_FAULT } Found;

/* ---- messages ---- */

static Found refuse_unread(Join *join, const Part *part, int error)
{
    ChText text = CH_TEXT_EMPTY;

    ch_complain_unread(&text, join->cli, part->stream.name, error);
    ch_output_flush(&join->cli->err, &text);
    ch_text_free(&text);
    join->status = CH_EXIT_TROUBLE;
    return FOUND_FAULT;
}

static Found refuse(Join *join, const Part *part, const char *message, const char *other,
                    uint64_t records)
{
    const ChField field[] = {ch_field_string("name", part->stream.name),
                             ch_field_number("line", (uint32_t)part->line.number),
                             ch_field_string("other", other),
                             ch_field_number("records", (uint32_t)records)};

    join->status = ch_complain(join->cli, message, field, sizeof field / sizeof *field);
    return FOUND_FAULT;
}

/* Refuses a part that is no list of lines; returns false. */
static bool refuse_table(const Join *join, const char *name)
{
    const ChField field = ch_field_string("name", name);

    ch_complain(join->cli, N_("{name}: join takes parts of CSV or JSON, and can write Parquet"),
                &field, 1);
    return false;
}

/* ---- lines ---- */

static ChBytes text_of(const Part *part)
{
    return (ChBytes){ch_source_text(&part->source, &part->line), part->line.length};
}

static bool is_whole(const Part *part)
{
    return part->source.next > 0 && part->source.data[part->source.next - 1] == '\n';
}

static Found read_line(Join *join, Part *part)
{
    ch_source_mark(&part->source);
    const bool found = ch_source_line(&part->source, &part->line);

    if (part->stream.error != 0)
        return refuse_unread(join, part, part->stream.error);
    if (!found)
        return FOUND_END;
    if (!part->line.too_long && is_whole(part))
        return FOUND_LINE;
    return refuse(join, part,
                  N_("{name}: line {line}: expected a whole record; found the beginning of one: "
                     "finish this part with grade --resume"),
                  "", 0);
}

/* Whether a line has nothing but names of columns. No record is such a line. */
static bool is_header(ChBytes line)
{
    for (size_t at = 0; at <= line.length; at++) {
        const char *const comma = memchr(line.at + at, ',', line.length - at);
        const size_t length = comma != NULL ? (size_t)(comma - line.at) - at : line.length - at;
        if (ch_grade_row_of_name(line.at + at, length) < 0)
            return false;
        at += length;
    }
    return true;
}

static bool write_line(Join *join, ChBytes line)
{
    ch_text_add(&join->out, line.at, line.length);
    ch_text_char(&join->out, '\n');
    if (join->out.length < BLOCK && !join->out.failed)
        return true;
    const bool good = ch_output_flush(&join->cli->out, &join->out);
    if (!good)
        join->status = CH_EXIT_TROUBLE;
    return good;
}

/* ---- parts ---- */

static bool open_part(Join *join, const char *operand)
{
    Part *const part = &join->part[join->opened];
    if (ch_codec_has_name(&ch_parquet, operand))
        return refuse_table(join, operand);
    int error = ch_stream_open(&part->stream, operand);

    if (error == 0 && ch_source_open(&part->source, ch_stream_read, &part->stream) != CH_OK) {
        ch_stream_close(&part->stream);
        error = ENOMEM;
    }
    if (error != 0)
        return refuse_unread(join, part, error) != FOUND_FAULT;
    join->opened++;
    part->stream.digest = ch_digest_open();
    ChJoinManifest *const manifest = &join->manifest[join->opened - 1];
    return ch_join_manifest_read(manifest, join->cli, operand) &&
           ch_join_manifest_fits(manifest, join->manifest, join->cli, join->opened, join->count);
}

static bool open_parts(Join *join)
{
    for (int i = 0; i < join->count; i++)
        if (!open_part(join, join->cli->operand[i]))
            return false;
    return true;
}

/* Compares the parts, which were read to their ends, with their manifests. */
static bool check_parts(Join *join)
{
    for (int i = 0; i < join->count; i++) {
        Part *const part = &join->part[i];
        ch_digest_close(part->stream.digest, part->sha256);
        part->stream.digest = NULL;
        if (!ch_join_manifest_describes(&join->manifest[i], join->cli, &part->stream, part->records,
                                        part->sha256))
            return false;
    }
    return true;
}

/* Reads the headers, which all parts have or none. A line that is no header is the next again. */
static bool join_headers(Join *join)
{
    const Part *const first = &join->part[0];
    bool has_header = false;

    for (int i = 0; i < join->count; i++) {
        Part *const part = &join->part[i];
        const Found found = read_line(join, part);
        if (found == FOUND_FAULT)
            return false;
        const ChBytes line = found == FOUND_LINE ? text_of(part) : (ChBytes){NULL, 0};
        if (i == 0)
            has_header = found == FOUND_LINE && is_header(line);
        if (has_header && ch_manifest_is_of_table(join->cli)) {
            (void)refuse(join, part,
                         N_("{name}: line {line}: expected a record as JSON, of which Parquet is "
                            "made; found a header of CSV"),
                         "", 0);
            return false;
        }
        if (has_header && (line.length != first->line.length || found == FOUND_END ||
                           memcmp(line.at, text_of(first).at, line.length) != 0)) {
            part->line.number = 1;
            (void)refuse(join, part, N_("{name}: line {line}: expected the header of {other}"),
                         first->stream.name, 0);
            return false;
        }
        if (!has_header && found == FOUND_LINE)
            ch_source_back(&part->source, &part->line);
    }
    return !has_header || write_line(join, text_of(first));
}

/* Takes the next record of a part; false after an error. */
static bool join_record(Join *join, Part *part)
{
    const Found found = read_line(join, part);

    if (found == FOUND_END && join->ended == NULL)
        join->ended = part;
    if (found != FOUND_LINE)
        return found == FOUND_END;
    if (join->ended != NULL) {
        (void)refuse(
            join, part,
            N_("{name}: line {line}: expected the end, since {other} ends after {records} "
               "{records?record/records}: one of the two is incomplete or not in its place"),
            join->ended->stream.name, join->ended->records);
        return false;
    }
    part->records++;
    return write_line(join, text_of(part));
}

/* Takes a record of each part in turn. After the round in which a part ends, all must have
 * ended. */
static bool join_records(Join *join)
{
    bool is_last = false;

    while (!is_last) {
        is_last = join->ended != NULL;
        for (int i = 0; i < join->count; i++)
            if (!join_record(join, &join->part[i]))
                return false;
    }
    return true;
}

static void close_parts(Join *join)
{
    for (int i = 0; i < join->opened; i++) {
        ch_source_close(&join->part[i].source);
        ch_stream_close(&join->part[i].stream);
    }
    for (int i = 0; join->manifest != NULL && i < join->count; i++)
        ch_join_manifest_free(&join->manifest[i]);
    ch_text_free(&join->out);
    free(join->manifest);
    free(join->part);
}

/* ---- the command ---- */

/* Writes what a manifest says of the whole and of its parts. */
static void describe(Join *join)
{
    ChJsonWriter *const json = &join->output.json;
    uint64_t records = 0;

    for (int i = 0; i < join->count; i++)
        records += join->part[i].records;
    if (join->manifest[0].tree != NULL) {
        ch_join_manifest_sum(json, join->manifest, join->count);
    } else {
        ch_json_open(json, "counts", '{');
        ch_json_put_number(json, "records", records);
        ch_json_close(json, '}');
    }
    ch_json_open(json, "parts", '[');
    for (int i = 0; i < join->count; i++)
        ch_manifest_file(json, NULL, join->part[i].stream.name, join->part[i].stream.taken,
                         join->part[i].sha256);
    ch_json_close(json, ']');
}

static bool join_parts(Join *join)
{
    if (!join_headers(join) || !join_records(join) || !check_parts(join))
        return false;
    return ch_output_flush(&join->cli->out, &join->out);
}

/* Joins the parts into the file of --output, or into standard output. */
static ChExit join_into_output(Join *join)
{
    const bool has_file = ch_manifest_is_wanted(join->cli);

    if (has_file && !ch_manifest_open(&join->output, join->cli, "join"))
        return CH_EXIT_TROUBLE;
    const bool is_joined = join_parts(join);
    if (!is_joined)
        join->status = CH_EXIT_TROUBLE;
    if (!has_file)
        return join->status;
    if (is_joined)
        describe(join);
    return ch_exit_worse(join->status, ch_manifest_close(&join->output, is_joined));
}

ChExit ch_command_join(ChCli *cli)
{
    Join join = {.cli = cli, .count = cli->operand_count};

    if (join.count == 0)
        return ch_complain(cli, N_("join takes the files that grade --part made, in order"), NULL,
                           0);
    join.part = calloc((size_t)join.count, sizeof *join.part);
    join.manifest = calloc((size_t)join.count, sizeof *join.manifest);
    if (join.part == NULL || join.manifest == NULL)
        join.status = ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    else if (open_parts(&join))
        join.status = join_into_output(&join);
    else
        join.status = CH_EXIT_TROUBLE;
    close_parts(&join);
    return join.status;
}
