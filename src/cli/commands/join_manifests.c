/* join_manifests.c - see join_manifests.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "join_manifests.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { MOST_BYTES = 1 << 20 };

#define MOST_NUMBER ((int64_t)1 << 53) /* which every reader of JSON keeps exactly */

/* ---- reading ---- */

static bool report_unread(ChCli *cli, const char *name, int error)
{
    ChText err = CH_TEXT_EMPTY;

    ch_complain_unread(&err, cli, name, error);
    ch_output_flush(&cli->err, &err);
    ch_text_free(&err);
    return false;
}

/* Reads a file to its end; returns 0 or a failure. */
static int read_file(ChText *text, const char *name)
{
    ChStream stream;
    int error = ch_stream_open(&stream, name);
    long count = error == 0;

    while (error == 0 && count > 0) {
        char *const room = ch_text_room(text, BUFSIZ);
        count = room != NULL ? ch_stream_read(&stream, room, BUFSIZ) : -1;
        error = count < 0 ? (room != NULL ? stream.error : ENOMEM) : 0;
        if (count > 0)
            ch_text_grown(text, (size_t)count);
        if (text->length > MOST_BYTES)
            error = EFBIG;
    }
    ch_stream_close(&stream);
    return error;
}

static bool is_manifest(const ChJson *tree)
{
    const char *const format =
        ch_json_is_object(tree) ? ch_json_string(ch_json_member(tree, "format")) : NULL;

    return format != NULL && strcmp(format, "crosshatch-manifest") == 0 &&
           ch_json_whole(ch_json_member(tree, "version"), 1, 1) == 1 &&
           ch_json_is_object(ch_json_member(tree, "counts")) &&
           ch_json_is_object(ch_json_member(tree, "output"));
}

bool ch_join_manifest_read(ChJoinManifest *manifest, ChCli *cli, const char *part)
{
    ChFault fault;

    ch_text_puts(&manifest->name, part);
    ch_text_puts(&manifest->name, CH_MANIFEST_ENDING);
    const char *const name = ch_text_whole(&manifest->name);
    if (name == NULL)
        return report_unread(cli, part, ENOMEM);
    const int error = read_file(&manifest->text, name);
    if (error == ENOENT)
        return true;
    if (error != 0)
        return report_unread(cli, name, error);
    const ChJsonSource source = {ch_text_string(&manifest->text), manifest->text.length, 1, 1};
    if (ch_json_parse(&source, &manifest->tree, &fault) == CH_OK && is_manifest(manifest->tree))
        return true;
    const ChField field = ch_field_string("name", name);
    ch_complain(cli, N_("{name}: expected a manifest of crosshatch; found something else"), &field,
                1);
    return false;
}

void ch_join_manifest_free(ChJoinManifest *manifest)
{
    ch_text_free(&manifest->name);
    ch_text_free(&manifest->text);
    ch_json_free(manifest->tree);
}

/* ---- comparison ---- */

/* Whether two values are the same, members in the same order. */
static bool is_same(const ChJson *one, const ChJson *other)
{
    if (one == NULL || other == NULL)
        return one == other;
    const char *const text = ch_json_string(one);
    const char *const other_text = ch_json_string(other);
    if (text != NULL || other_text != NULL)
        return text != NULL && other_text != NULL && strcmp(text, other_text) == 0;
    const ChJson *item = ch_json_first(one);
    const ChJson *other_item = ch_json_first(other);
    for (; item != NULL && other_item != NULL;
         item = ch_json_next(item), other_item = ch_json_next(other_item))
        if (!is_same(item, other_item) ||
            (ch_json_key(item) != NULL && strcmp(ch_json_key(item), ch_json_key(other_item)) != 0))
            return false;
    return item == other_item && ch_json_truth(one) == ch_json_truth(other) &&
           ch_json_whole(one, 0, MOST_NUMBER) == ch_json_whole(other, 0, MOST_NUMBER);
}

/* Whether two items of "input" are the same: by content, since parts may have been made where the
 * file has another name; or as they are, without hashes. */
static bool is_same_input(const ChJson *one, const ChJson *other)
{
    const char *const sha256 = ch_json_string(ch_json_member(one, "sha256"));
    const char *const other_sha256 = ch_json_string(ch_json_member(other, "sha256"));

    if (sha256 == NULL || other_sha256 == NULL)
        return is_same(one, other);
    return strcmp(sha256, other_sha256) == 0;
}

static bool is_same_list(const ChJson *one, const ChJson *other)
{
    const ChJson *item = one != NULL ? ch_json_first(one) : NULL;
    const ChJson *other_item = other != NULL ? ch_json_first(other) : NULL;

    while (item != NULL && other_item != NULL && is_same_input(item, other_item)) {
        item = ch_json_next(item);
        other_item = ch_json_next(other_item);
    }
    return item == NULL && other_item == NULL;
}

/* Whether two manifests are of parts of the same run. */
static bool is_same_run(const ChJson *one, const ChJson *other)
{
    static const char *const common[] = {"command", "crosshatch", "rules", "options"};

    for (size_t i = 0; i < sizeof common / sizeof *common; i++)
        if (!is_same(ch_json_member(one, common[i]), ch_json_member(other, common[i])))
            return false;
    return is_same_list(ch_json_member(one, "input"), ch_json_member(other, "input"));
}

static bool refuse(ChCli *cli, const char *message, const char *name, const char *other, int number,
                   int count)
{
    const ChField field[] = {ch_field_string("name", name), ch_field_string("other", other),
                             ch_field_number("number", (uint32_t)number),
                             ch_field_number("count", (uint32_t)count)};

    ch_complain(cli, message, field, sizeof field / sizeof *field);
    return false;
}

bool ch_join_manifest_fits(const ChJoinManifest *manifest, const ChJoinManifest *first, ChCli *cli,
                           int number, int count)
{
    const char *const name = ch_text_string(&manifest->name);
    const char *const other = ch_text_string(&first->name);

    if ((manifest->tree == NULL) != (first->tree == NULL))
        return refuse(cli, N_("{name}: expected a manifest, since {other} is one; found no file"),
                      manifest->tree == NULL ? name : other, manifest->tree == NULL ? other : name,
                      0, 0);
    if (manifest->tree == NULL)
        return true;
    const ChJson *const part = ch_json_member(manifest->tree, "part");
    const int64_t is = part != NULL ? ch_json_whole(ch_json_member(part, "number"), 1, count) : 1;
    const int64_t of = part != NULL ? ch_json_whole(ch_json_member(part, "of"), 1, MOST_NUMBER) : 1;
    if (is != number || of != count)
        return refuse(cli,
                      N_("{name}: expected the manifest of part {number} of {count}; found that of "
                         "another"),
                      name, other, number, count);
    return is_same_run(manifest->tree, first->tree) ||
           refuse(cli,
                  N_("{name}: expected the same version, options and input as in {other}; "
                     "found others"),
                  name, other, 0, 0);
}

bool ch_join_manifest_describes(const ChJoinManifest *manifest, ChCli *cli, const ChStream *stream,
                                uint64_t records, const char *sha256)
{
    if (manifest->tree == NULL)
        return true;
    const ChJson *const output = ch_json_member(manifest->tree, "output");
    const ChJson *const counts = ch_json_member(manifest->tree, "counts");
    const char *const digest = ch_json_string(ch_json_member(output, "sha256"));
    const bool is_changed = digest != NULL && *sha256 != '\0' && strcmp(digest, sha256) != 0;

    if (!is_changed &&
        ch_json_whole(ch_json_member(output, "bytes"), 0, MOST_NUMBER) == (int64_t)stream->taken &&
        ch_json_whole(ch_json_member(counts, "records"), 0, MOST_NUMBER) == (int64_t)records)
        return true;
    return refuse(cli,
                  N_("{name}: expected the bytes and records that {other} describes; found others"),
                  stream->name, ch_text_string(&manifest->name), 0, 0);
}

/* ---- the whole ---- */

static void put_value(ChJsonWriter *json, const char *key, const ChJson *value)
{
    const char *const text = ch_json_string(value);
    const bool is_list = ch_json_is_list(value);

    if (text != NULL) {
        ch_json_put_string(json, key, text);
    } else if (is_list || ch_json_is_object(value)) {
        ch_json_open(json, key, is_list ? '[' : '{');
        for (const ChJson *item = ch_json_first(value); item != NULL; item = ch_json_next(item))
            put_value(json, is_list ? NULL : ch_json_key(item), item);
        ch_json_close(json, is_list ? ']' : '}');
    } else if (ch_json_truth(value) >= 0) {
        ch_json_put_flag(json, key, ch_json_truth(value) != 0);
    } else if (ch_json_whole(value, 0, MOST_NUMBER) >= 0) {
        ch_json_put_number(json, key, (uint64_t)ch_json_whole(value, 0, MOST_NUMBER));
    } else {
        ch_json_put_raw(json, key, "null");
    }
}

static uint64_t sum_of(const ChJoinManifest *parts, int count, const char *key)
{
    uint64_t sum = 0;

    for (int i = 0; i < count; i++) {
        const ChJson *const counts = ch_json_member(parts[i].tree, "counts");
        const int64_t number = ch_json_whole(ch_json_member(counts, key), 0, MOST_NUMBER);
        sum += number > 0 ? (uint64_t)number : 0;
    }
    return sum;
}

void ch_join_manifest_sum(ChJsonWriter *json, const ChJoinManifest *parts, int count)
{
    static const char *const common[] = {"rules", "options", "input"};
    const ChJson *const first = parts[0].tree;

    for (size_t i = 0; i < sizeof common / sizeof *common; i++)
        if (ch_json_member(first, common[i]) != NULL)
            put_value(json, common[i], ch_json_member(first, common[i]));
    ch_json_open(json, "counts", '{');
    for (const ChJson *item = ch_json_first(ch_json_member(first, "counts")); item != NULL;
         item = ch_json_next(item))
        ch_json_put_number(json, ch_json_key(item), sum_of(parts, count, ch_json_key(item)));
    ch_json_close(json, '}');
}
