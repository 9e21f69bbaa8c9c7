/* test_read.c - Hostile and broken logs are rejected with the right status, line and column; valid
 * ones are read back as they were written.
 *
 * SPDX-License-Identifier: MIT
 */
#include <cjson/cJSON.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "json_split.h"
#include "whole_log.h"
#include "witness_case.h"

/* ---- broken logs ---- */

#define GRID "................................................................................."
#define SHORT "................................................................................"
#define HEAD "{\"format\":\"crosshatch-log\",\"version\":1,\"puzzle\":\"" GRID "\","
#define ERROR "{\"format\":\"crosshatch-log\",\"version\":1,"
#define TAIL "\"outcome\":\"stuck\",\"solution\":\"" GRID "\","
#define STEP "{\"step\":1,\"technique\":\"x\","
#define PLACE "\"place\":[],\"eliminate\":[],"
#define REST "\"premises\":{\"constraints\":[]},\"after\":[],\"pattern\":{}"
#define ABANDONED(value) HEAD TAIL "\"steps\":[],\"abandoned\":[" value "]}"
#define BRANCH(step, assumed, outcome)                                                             \
    "{\"step\":" step ",\"assumed\":" assumed ",\"outcome\":" outcome "}"
#define STEPS(steps) HEAD TAIL "\"steps\":[" steps "]}"
#define OPEN_PATTERN                                                                               \
    HEAD TAIL "\"steps\":[" STEP PLACE "\"premises\":{\"constraints\":[]},\"after\":[],"           \
              "\"pattern\":"
#define PATTERN(pattern) OPEN_PATTERN pattern "}]}"
#define SETS                                                                                       \
    "\"sets\":[{\"cells\":[\"r1c1\"],\"digits\":\"12\"},{\"cells\":[\"r1c2\"],\"digits\":\"12\"}]" \
    ","
#define PREMISES(premises)                                                                         \
    STEPS(STEP PLACE "\"premises\":" premises ",\"after\":[],\"pattern\":{}}")
#define ARGUMENT(argument) STEPS(STEP PLACE REST ",\"argument\":" argument "}")

/* A text with @ at the expected fault; the @ is removed before reading.  A NUL is written as ^. */
typedef struct Broken {
    ChStatus status;
    const char *text;
} Broken;

static const Broken BROKEN[] = {
    {CH_JSON_VALUE, "@"},
    {CH_JSON_VALUE, " \n @"},
    {CH_JSON_VALUE, "@hello"},
    {CH_JSON_VALUE, "{\"a\":@nul}"},
    {CH_JSON_VALUE, "{\"a\":@}"},
    {CH_JSON_VALUE, "[1,@]"},
    {CH_JSON_VALUE, "{\"a\":@01}"},
    {CH_JSON_VALUE, "{\"a\":@-}"},
    {CH_JSON_VALUE, "{\"a\":@1.}"},
    {CH_JSON_VALUE, "{\"a\":@1e+}"},
    {CH_JSON_VALUE, "{\"a\":@+1}"},
    {CH_JSON_VALUE, "{\"a\":@NaN}"},
    {CH_JSON_VALUE, "{\"a\":@'x'}"},
    {CH_JSON_VALUE, "{\"a\":@// no\n1}"},
    {CH_JSON_KEY, "{@a:1}"},
    {CH_JSON_KEY, "{\"a\":1,@}"},
    {CH_JSON_KEY, "{\n\"a\":1,\n  @1:2}"},
    {CH_JSON_KEY, "{@"},
    {CH_JSON_COLON, "{\"a\" @1}"},
    {CH_JSON_COLON, "{\"a\"@"},
    {CH_JSON_COMMA, "{\"a\":1 @\"b\":2}"},
    {CH_JSON_COMMA, "{\"a\":[1,2@}"},
    {CH_JSON_COMMA, "{\"a\":1@]"},
    {CH_JSON_COMMA, "{\"a\":\"b\"@"},
    {CH_JSON_STRING, "{\"a@"},
    {CH_JSON_STRING, "{\"a\":\"b@\nc\"}"},
    {CH_JSON_ESCAPE, "{\"a\":\"@\\u0000\"}"},
    {CH_JSON_ESCAPE, "{\"a@\\u0000b\":1}"},
    {CH_JSON_ESCAPE, "{\"a\":\"@\\x41\"}"},
    {CH_JSON_ESCAPE, "{\"a\":\"@\\u12g4\"}"},
    {CH_JSON_ESCAPE, "{\"a\":\"@\\ud800\"}"},
    {CH_JSON_ESCAPE, "{\"a\":\"@\\udc00\"}"},
    {CH_JSON_ESCAPE, "{\"a\":\"@\\ud800\\u0041\"}"},
    {CH_JSON_ESCAPE, "{\"a\":\"@\\"},
    {CH_JSON_NUL, "{\"a\":\"b@^c\"}"},
    {CH_JSON_NUL, "{\"a\":@^1}"},
    {CH_JSON_NUL, "{\"a\":1@^}"},
    {CH_JSON_NUL, "{\"a\":1}@^"},
    {CH_JSON_NUL, "{\"a\":12@^}"},
    {CH_JSON_UTF8, "{\"a\":\"@\xff\"}"},
    {CH_JSON_UTF8, "{\"a\":\"@\xc0\xaf\"}"},
    {CH_JSON_UTF8, "{\"a\":\"@\xed\xa0\x80\"}"},
    {CH_JSON_UTF8, "{\"a\":\"@\xf4\x90\x80\x80\"}"},
    {CH_JSON_UTF8, "{\"a\":\"\xea\xb0\x80@\xea\xb0\"}"},
    {CH_JSON_DUPLICATE, "{\"a\":1,\"a\":@2}"},
    {CH_JSON_DUPLICATE, "{\"a\":1,\n\"\\u0061\":@2}"},
    {CH_JSON_DUPLICATE, "{\"x\":{\"b\":[],\"c\":{},\"b\":@{}}}"},
    {CH_JSON_AFTER, "{\"a\":1} @{}"},
    {CH_JSON_AFTER, "{\"a\":1}@,"},
    {CH_JSON_AFTER, "{}\n@}"},
    {CH_JSON_NUMBER, "{\"a\":@1000000000000000000000000000000000000000000}"},
    {CH_LOG_OBJECT, "@[]"},
    {CH_LOG_OBJECT, "@7"},
    {CH_LOG_MISSING, " @{}"},
    {CH_LOG_MISSING, "@{\"a\":\"\\ud83d\\ude00\"}"},
    {CH_LOG_FORMAT, "{\"format\":@\"crosshatch\"}"},
    {CH_LOG_FORMAT, "{\"format\":@1}"},
    {CH_LOG_MISSING, "@{\"format\":\"crosshatch-log\"}"},
    {CH_LOG_VERSION, "{\"format\":\"crosshatch-log\",\"version\":@2}"},
    {CH_LOG_VERSION, "{\"format\":\"crosshatch-log\",\"version\":@1.5}"},
    {CH_LOG_VERSION, "{\"format\":\"crosshatch-log\",\"version\":@1.0}"},
    {CH_LOG_VERSION, "{\"format\":\"crosshatch-log\",\"version\":@1e0}"},
    {CH_LOG_VERSION, "{\"-1\\\\\":[\"\\\"2\",-0],\"format\":\"crosshatch-log\",\"version\":@1."
                     "0000000000000000001}"},
    {CH_LOG_VERSION, "{\"format\":\"crosshatch-log\",\"version\":@1e999}"},
    {CH_LOG_VERSION, "{\"format\":\"crosshatch-log\",\"version\":@\"1\"}"},
    {CH_LOG_GRID, "{\"format\":\"crosshatch-log\",\"version\":1,\"puzzle\":@\"123\"}"},
    {CH_LOG_GRID, "{\"format\":\"crosshatch-log\",\"version\":1,\"puzzle\":@\"0" GRID "\"}"},
    {CH_LOG_GRID, "{\"format\":\"crosshatch-log\",\"version\":1,\"puzzle\":@[]}"},
    {CH_LOG_GRID, ERROR "\"puzzle\":@\"" GRID GRID GRID GRID GRID GRID GRID GRID "2" SHORT "\"}"},
    {CH_LOG_LIST, HEAD "\"start\":@{}," TAIL "\"steps\":[]}"},
    {CH_LOG_START, HEAD "\"start\":[@\"r0c1=1\"]," TAIL "\"steps\":[]}"},
    {CH_LOG_START, HEAD "\"start\":[@5]," TAIL "\"steps\":[]}"},
    {CH_LOG_START_AGAIN, HEAD "\"start\":[\"r1c1=1\",@\"r1c1=2\"]," TAIL "\"steps\":[]}"},
    {CH_LOG_START_AGAIN, HEAD "\"start\":[\"r1c1=1\",@\"r1c1<>1\"]," TAIL "\"steps\":[]}"},
    {CH_LOG_START_AGAIN, HEAD "\"start\":[\"r1c1<>1\",@\"r1c1=1\"]," TAIL "\"steps\":[]}"},
    {CH_LOG_START_AGAIN, HEAD "\"start\":[\"r1c1<>1\",@\"r1c1<>1\"]," TAIL "\"steps\":[]}"},
    {CH_LOG_ERROR_RECORD, ERROR "\"status\":@\"error\",\"message\":\"found 80\"}"},
    {CH_LOG_ERROR_RECORD, ERROR "\"message\":7,\"status\":@\"error\"}"},
    {CH_LOG_MISSING, "@" ERROR "\"status\":\"fine\"}"},
    {CH_LOG_MISSING, "@" ERROR "\"status\":1}"},
    {CH_LOG_LINE, ARGUMENT("@[]")},
    {CH_LOG_WORD, HEAD "\"outcome\":@\"won\",\"solution\":\"" GRID "\",\"steps\":[]}"},
    {CH_LOG_MISSING, "@" HEAD "\"solution\":\"" GRID "\",\"steps\":[]}"},
    {CH_LOG_GRID, HEAD "\"outcome\":\"stuck\",\"solution\":@\"\",\"steps\":[]}"},
    {CH_LOG_GRID, HEAD "\"outcome\":\"stuck\",\"solution\":@\"0" SHORT "\",\"steps\":[]}"},
    {CH_LOG_MISSING, "@" HEAD "\"outcome\":\"stuck\",\"steps\":[]}"},
    {CH_LOG_LIST, HEAD TAIL "\"steps\":@{}}"},
    {CH_LOG_LIST, HEAD TAIL "\"steps\":[],\"abandoned\":@1}"},
    {CH_LOG_OBJECT, ABANDONED("@\"r1c1=1\"")},
    {CH_LOG_MISSING, ABANDONED("@{\"assumed\":\"r1c1=1\",\"outcome\":\"solution\"}")},
    {CH_LOG_MISSING, ABANDONED("@{\"step\":1,\"outcome\":\"solution\"}")},
    {CH_LOG_MISSING, ABANDONED("@{\"step\":1,\"assumed\":\"r1c1=1\"}")},
    {CH_LOG_NUMBER, ABANDONED(BRANCH("@0", "\"r1c1=1\"", "\"solution\""))},
    {CH_LOG_PLACED, ABANDONED(BRANCH("1", "@\"r1c1<>1\"", "\"solution\""))},
    {CH_LOG_PLACED, ABANDONED(BRANCH("1", "@7", "\"solution\""))},
    {CH_LOG_WORD, ABANDONED(BRANCH("1", "\"r1c1=1\"", "@\"maybe\""))},
    {CH_LOG_WORD, ABANDONED(BRANCH("1", "\"r1c1=1\"", "@null"))},
    {CH_LOG_OBJECT, STEPS("@1")},
    {CH_LOG_MISSING, STEPS("@{}")},
    {CH_LOG_MISSING, STEPS("@{\"step\":1}")},
    {CH_LOG_NUMBER, STEPS("{\"step\":@65536}")},
    {CH_LOG_NUMBER, STEPS("{\"step\":@1e9}")},
    {CH_LOG_NUMBER, STEPS("{\"step\":@-1}")},
    {CH_LOG_NUMBER, STEPS("{\"step\":@-0}")},
    {CH_LOG_NUMBER, STEPS("{\"step\":@\"1\"}")},
    {CH_LOG_STRING, STEPS("{\"step\":1,\"technique\":@null}")},
    {CH_LOG_WORD, STEPS("{\"step\":1,\"technique\":@\"Naked Single\"}")},
    {CH_LOG_WORD, STEPS("{\"step\":1,\"technique\":@\"\"}")},
    {CH_LOG_WORD, STEPS("{\"step\":1,\"technique\":@\"\\u001b[2J\"}")},
    {CH_LOG_LIST, STEPS(STEP "\"place\":@\"r1c1=1\"}")},
    {CH_LOG_PLACED, STEPS(STEP "\"place\":[@\"r1c1<>1\"]}")},
    {CH_LOG_PLACED, STEPS(STEP "\"place\":[\"r1c1=1\",\n@\"r1c10=1\"]}")},
    {CH_LOG_REMOVED, STEPS(STEP "\"place\":[],\"eliminate\":[@\"r1c1=1\"]}")},
    {CH_LOG_REMOVED, STEPS(STEP "\"place\":[],\"eliminate\":[@[]]}")},
    {CH_LOG_MISSING, STEPS("@" STEP PLACE "\"after\":[],\"pattern\":{}}")},
    {CH_LOG_OBJECT, PREMISES("@[]")},
    {CH_LOG_MISSING, PREMISES("@{}")},
    {CH_LOG_CONSTRAINT, PREMISES("{\"constraints\":[@\"0b5\"]}")},
    {CH_LOG_CONSTRAINT, PREMISES("{\"constraints\":[\"3b5\",@\"3d5\"]}")},
    {CH_LOG_OBJECT, PREMISES("{\"constraints\":[],\"deadly\":[@3]}")},
    {CH_LOG_CELL, PREMISES("{\"constraints\":[],\"deadly\":[{\"r1\":@\"12\"}]}")},
    {CH_LOG_DIGITS, PREMISES("{\"constraints\":[],\"deadly\":[{\"r1c1\":@\"11\"}]}")},
    {CH_LOG_DIGITS, PREMISES("{\"constraints\":[],\"deadly\":[{\"r1c1\":@\"\"}]}")},
    {CH_LOG_DIGITS, PREMISES("{\"constraints\":[],\"deadly\":[{\"r1c1\":@12}]}")},
    {CH_LOG_NUMBER, STEPS(STEP PLACE "\"premises\":{\"constraints\":[]},\"after\":[@65536]}")},
    {CH_LOG_OBJECT, PATTERN("@[]")},
    {CH_LOG_STRING, PATTERN("{\"kind\":@5}")},
    {CH_LOG_CELL, PATTERN("{\"cells\":[@\"b5\"]}")},
    {CH_LOG_HOUSE, PATTERN("{\"houses\":[@\"x5\"]}")},
    {CH_LOG_DIGITS, PATTERN("{\"digits\":@[3]}")},
    {CH_LOG_PLACED, PATTERN("{\"hatching\":[@\"r1c1\"]}")},
    {CH_LOG_LIST, PATTERN("{\"colours\":@{}}")},
    {CH_LOG_LIST, PATTERN("{\"colours\":[@\"r1c1=1\"]}")},
    {CH_LOG_OBJECT, PATTERN("{\"closed\":[@\"r1c1\"]}")},
    {CH_LOG_MISSING, PATTERN("{\"closed\":[@{\"step\":1}]}")},
    {CH_LOG_NUMBER, PATTERN("{\"closed\":[{\"cell\":\"r1c1\",\"step\":@-1}]}")},
    {CH_LOG_LIST, PATTERN("{\"sets\":@{}}")},
    {CH_LOG_OBJECT, PATTERN("{\"sets\":[@\"r1c1\"]}")},
    {CH_LOG_MISSING, PATTERN("{\"sets\":[@{\"digits\":\"12\"}]}")},
    {CH_LOG_MISSING, PATTERN("{\"sets\":[@{\"cells\":[\"r1c1\"]}]}")},
    {CH_LOG_LIST, PATTERN("{\"sets\":[{\"cells\":@\"r1c1\",\"digits\":\"12\"}]}")},
    {CH_LOG_CELL, PATTERN("{\"sets\":[{\"cells\":@[],\"digits\":\"12\"}]}")},
    {CH_LOG_CELL, PATTERN("{\"sets\":[{\"cells\":[\"r1c1\",@\"b1\"],\"digits\":\"12\"}]}")},
    {CH_LOG_DIGITS, PATTERN("{\"sets\":[{\"cells\":[\"r1c1\"],\"digits\":@\"\"}]}")},
    {CH_LOG_DIGITS, PATTERN("{\"sets\":[{\"cells\":[\"r1c1\"],\"digits\":@\"11\"}]}")},
    {CH_LOG_DIGITS, PATTERN("{\"sets\":[{\"cells\":[\"r1c1\"],\"digits\":@12}]}")},
    {CH_LOG_OBJECT, PATTERN("{" SETS "\"commons\":[@[1,2]]}")},
    {CH_LOG_MISSING, PATTERN("{" SETS "\"commons\":[@{\"sets\":[1,2]}]}")},
    {CH_LOG_MISSING, PATTERN("{" SETS "\"commons\":[@{\"digit\":\"1\"}]}")},
    {CH_LOG_SETS, PATTERN("{" SETS "\"commons\":[{\"sets\":@1,\"digit\":\"1\"}]}")},
    {CH_LOG_SETS, PATTERN("{" SETS "\"commons\":[{\"sets\":@[],\"digit\":\"1\"}]}")},
    {CH_LOG_SETS, PATTERN("{" SETS "\"commons\":[{\"sets\":@[1],\"digit\":\"1\"}]}")},
    {CH_LOG_SETS, PATTERN("{" SETS "\"commons\":[{\"sets\":@[1,2,2],\"digit\":\"1\"}]}")},
    {CH_LOG_SETS, PATTERN("{" SETS "\"commons\":[{\"sets\":[@0,1],\"digit\":\"1\"}]}")},
    {CH_LOG_SETS, PATTERN("{" SETS "\"commons\":[{\"sets\":[1,@3],\"digit\":\"1\"}]}")},
    {CH_LOG_SETS, PATTERN("{" SETS "\"commons\":[{\"sets\":[1,@1],\"digit\":\"1\"}]}")},
    {CH_LOG_SETS, PATTERN("{" SETS "\"commons\":[{\"sets\":[1,@1.5],\"digit\":\"1\"}]}")},
    {CH_LOG_SETS, PATTERN("{" SETS "\"commons\":[{\"sets\":[1,@\"2\"],\"digit\":\"1\"}]}")},
    {CH_LOG_SETS, PATTERN("{\"commons\":[{\"sets\":[@1,2],\"digit\":\"1\"}]}")},
    {CH_LOG_SETS, PATTERN("{\"commons\":[{\"sets\":[@1,2],\"digit\":\"1\"}],\"sets\":[]}")},
    {CH_LOG_DIGIT, PATTERN("{" SETS "\"commons\":[{\"sets\":[1,2],\"digit\":@\"12\"}]}")},
    {CH_LOG_DIGIT, PATTERN("{" SETS "\"commons\":[{\"sets\":[1,2],\"digit\":@\"\"}]}")},
    {CH_LOG_DIGIT, PATTERN("{" SETS "\"commons\":[{\"sets\":[1,2],\"digit\":@1}]}")},
    {CH_LOG_LIST, PATTERN("{\"links\":@{}}")},
    {CH_LOG_OBJECT, PATTERN("{\"links\":[@\"r1c1=1\"]}")},
    {CH_LOG_MISSING, PATTERN("{\"links\":[@{\"to\":\"r1c1=1\",\"strong\":true}]}")},
    {CH_LOG_MISSING, PATTERN("{\"links\":[@{\"from\":\"r1c1=1\",\"strong\":true}]}")},
    {CH_LOG_MISSING, PATTERN("{\"links\":[@{\"from\":\"r1c1=1\",\"to\":\"r1c2=1\"}]}")},
    {CH_LOG_PLACED,
     PATTERN("{\"links\":[{\"from\":@\"r1c1\",\"to\":\"r1c2=1\",\"strong\":true}]}")},
    {CH_LOG_PLACED, PATTERN("{\"links\":[{\"from\":@7,\"to\":\"r1c2=1\",\"strong\":true}]}")},
    {CH_LOG_PLACED, PATTERN("{\"links\":[{\"from\":\"r1c1=1\",\"to\":@[],\"strong\":true}]}")},
    {CH_LOG_PLACED,
     PATTERN(
         "{\"links\":[{\"from\":\"r1c1=1\",\"to\":[\"r1c2=1\",@\"r1c2<>1\"],\"strong\":true}]}")},
    {CH_LOG_PLACED,
     PATTERN("{\"links\":[{\"from\":\"r1c1=1\",\"to\":[@[\"r1c2=1\"]],\"strong\":true}]}")},
    {CH_LOG_FLAG, PATTERN("{\"links\":[{\"from\":\"r1c1=1\",\"to\":\"r1c2=1\",\"strong\":@1}]}")},
    {CH_LOG_FLAG,
     PATTERN("{\"links\":[{\"from\":\"r1c1=1\",\"to\":\"r1c2=1\",\"strong\":@null}]}")},
    {CH_LOG_FLAG,
     PATTERN("{\"links\":[{\"from\":\"r1c1=1\",\"to\":\"r1c2=1\",\"strong\":@\"true\"}]}")},
    {CH_LOG_LIST, ARGUMENT("@{}")},
    {CH_LOG_LIST, ARGUMENT("[@{}]")},
    {CH_LOG_LINE, ARGUMENT("[[@{}]]")},
    {CH_LOG_LINE, ARGUMENT("[[@7]]")},
    {CH_LOG_LINE, ARGUMENT("[[@{\"then\":\"r1c1=1\"}]]")},
    {CH_LOG_LINE, ARGUMENT("[[@{\"assume\":\"r1c1=1\"}]]")},
    {CH_LOG_LINE, ARGUMENT("[[@{\"fails\":\"1b1\",\"cases\":\"r1c1\"}]]")},
    {CH_LOG_LINE, ARGUMENT("[[{\"fails\":\"1b1\"},@{\"fails\":\"1b1\"}]]")},
    {CH_LOG_LINE, ARGUMENT("[[{\"cases\":\"r1c1\",\"branches\":[@[]]}]]")},
    {CH_LOG_LINE, ARGUMENT("[[{\"cases\":\"r1c1\",\"branches\":[[@{\"fails\":\"1b1\"}]]}]]")},
    {CH_LOG_MISSING, ARGUMENT("[[@{\"cases\":\"r1c1\"}]]")},
    {CH_LOG_LINE, ARGUMENT("[[{\"cases\":\"r1c1\",\"branches\":@[]}]]")},
    {CH_LOG_CONSTRAINT, ARGUMENT("[[{\"fails\":@\"deadly1\"}]]")},
    {CH_LOG_STRING, STEPS(STEP PLACE REST ",\"text\":@7}")},
};

enum { BROKEN_COUNT = sizeof BROKEN / sizeof BROKEN[0] };

static void expect_refused(const char *shown, const ChText *text, size_t at, ChStatus wanted)
{
    const ChJsonSource source = {ch_text_string(text), text->length, 1, 1};
    ChLogDocument document;
    ChFault fault = {0};
    uint32_t line = 1;
    uint32_t column = 1;

    for (size_t i = 0; i < at; i++) {
        column = text->data[i] == '\n' ? 1 : column + 1;
        line += text->data[i] == '\n';
    }
    const ChStatus status = ch_log_read(&document, &source, &fault);
    cr_expect(status == wanted && fault.status == wanted, "%.200s: wanted %d (%s), got %d (%s)",
              shown, wanted, ch_status_text(wanted), status, ch_status_text(status));
    cr_expect(fault.line == line && fault.column == column, "%.200s: wanted %u:%u, got %u:%u",
              shown, line, column, fault.line, fault.column);
    ch_log_document_free(&document);
}

Test(read, refuses_each_broken_log_at_its_place)
{
    for (int i = 0; i < BROKEN_COUNT; i++) {
        const char *const mark = strchr(BROKEN[i].text, '@');
        ChText text = CH_TEXT_EMPTY;
        cr_assert(mark != NULL, "%s: no mark", BROKEN[i].text);
        ch_text_add(&text, BROKEN[i].text, (size_t)(mark - BROKEN[i].text));
        ch_text_puts(&text, mark + 1);
        for (size_t k = 0; k < text.length; k++)
            text.data[k] = text.data[k] == '^' ? '\0' : text.data[k];
        expect_refused(BROKEN[i].text, &text, (size_t)(mark - BROKEN[i].text), BROKEN[i].status);
        ch_text_free(&text);
    }
}

static void add_times(ChText *text, const char *piece, int times)
{
    while (times-- > 0)
        ch_text_puts(text, piece);
}

/* Expects that one more PIECE after HEAD than allowed is rejected. */
static void expect_too_many(const char *shown, const char *head, const char *piece, int most,
                            const char *foot)
{
    ChText text = CH_TEXT_EMPTY;

    ch_text_puts(&text, head);
    add_times(&text, piece, most + 1);
    text.data[text.length - 1] = ']';
    ch_text_puts(&text, foot);
    expect_refused(shown, &text, strlen(head) + strlen(piece) * (size_t)most, CH_LOG_COUNT);
    ch_text_free(&text);
}

Test(read, refuses_more_than_there_can_be)
{
    expect_too_many("82 placements", HEAD TAIL "\"steps\":[" STEP "\"place\":[", "\"r1c1=1\",", 81,
                    "}]}");
    expect_too_many("731 steps", HEAD TAIL "\"steps\":[", "{},", CH_LOG_STEPS, "}");
    expect_too_many("82 cells", OPEN_PATTERN "{\"cells\":[", "\"r1c1\",", CH_CELLS, "}}]}");
    expect_too_many("82 colours", OPEN_PATTERN "{\"colours\":[", "[],", CH_CELLS, "}}]}");
    expect_too_many("730 links", OPEN_PATTERN "{\"links\":[",
                    "{\"from\":\"r1c1=1\",\"to\":\"r1c2=1\",\"strong\":false},", CH_LOG_OBJECTS,
                    "}}]}");
    expect_too_many("731 lines", HEAD TAIL "\"steps\":[" STEP PLACE REST ",\"argument\":[[",
                    "{\"then\":\"r1c1=1\",\"by\":\"r1c1\"},", CH_LOG_LINES, "]}]}");
}

Test(read, refuses_depth)
{
    ChText text = CH_TEXT_EMPTY;

    add_times(&text, "[", 100000);
    expect_refused("deep", &text, CH_JSON_DEPTH, CH_JSON_TOO_DEEP);
    ch_text_free(&text);
}

Test(read, says_what_it_found)
{
    const char *const text = "{\"format\":\"crosshatch-log\",\"version\":2}";
    const ChJsonSource source = {text, strlen(text), 7, 3};
    ChLogDocument document;
    ChFault fault;

    cr_expect(ch_log_read(&document, &source, &fault) == CH_LOG_VERSION);
    cr_expect_str_eq(fault.found, "2");
    cr_expect(fault.line == 7 && fault.column == 3 + 37, "%u:%u", fault.line, fault.column);
    cr_expect(ch_log_read(&document, &source, NULL) == CH_LOG_VERSION);
}

Test(read, passes_on_what_an_error_record_says)
{
    const char *const text = ERROR "\"status\":\"error\",\"file\":\"x\",\"line\":1,\"column\":90,"
                                   "\"message\":\"expected a puzzle; \\u001b[2J\"}";
    const ChJsonSource source = {text, strlen(text), 1, 1};
    ChLogDocument document;
    ChFault fault;

    cr_expect(ch_log_read(&document, &source, &fault) == CH_LOG_ERROR_RECORD);
    cr_expect_str_eq(fault.found, "expected a puzzle; \\x1B[2J");
}

Test(read, refuses_a_text_above_the_limit)
{
    ChText text = CH_TEXT_EMPTY;

    add_times(&text, HEAD TAIL "\"steps\":[]}", 1);
    while (text.length < CH_JSON_MAX_SIZE)
        ch_text_char(&text, ' ');
    const ChJsonSource source = {text.data, text.length, 1, 1};
    ChLogDocument document;
    cr_expect(ch_log_read(&document, &source, NULL) == CH_OK);
    ch_log_document_free(&document);
    ch_text_char(&text, ' ');
    expect_refused("16 MiB and a byte", &text, 0, CH_JSON_SIZE);
    ch_text_free(&text);
}

/* Each takes far more memory than text. */
Test(read, refuses_more_values_than_any_log_has)
{
    ChText text = CH_TEXT_EMPTY;

    ch_text_char(&text, '[');
    add_times(&text, "0,", CH_JSON_MAX_VALUES - 2);
    ch_text_puts(&text, "0]");
    expect_refused("a million values", &text, 0, CH_LOG_OBJECT);
    ch_text_clear(&text);
    ch_text_char(&text, '[');
    add_times(&text, "0,", CH_JSON_MAX_VALUES - 1);
    ch_text_puts(&text, "0]");
    expect_refused("a million values and one", &text, 2 * CH_JSON_MAX_VALUES - 1, CH_JSON_VALUES);
    ch_text_free(&text);
}

/* ---- round trips ---- */

Test(read, gets_back_what_is_written)
{
    for (int i = 0; i < WITNESS_LOGS; i++) {
        ChLogDocument document;
        ChLogDocument again;
        ChText once = CH_TEXT_EMPTY;
        ChText twice = CH_TEXT_EMPTY;
        witness_read(&document, WITNESS_LOG[i]);
        write_whole_log(&once, &document.log);
        const ChJsonSource source = {once.data, once.length, 1, 1};
        cr_assert(ch_log_read(&again, &source, NULL) == CH_OK, "%s", WITNESS_LOG[i]);
        write_whole_log(&twice, &again.log);
        cr_expect_str_eq(once.data, twice.data);
        cr_expect(strchr(once.data, '\n') == once.data + once.length - 1, "one line");
        cr_expect(witness_verify(&again.log).proof == CH_VERIFIED, "%s", WITNESS_LOG[i]);
        ch_log_document_free(&again);
        ch_log_document_free(&document);
        ch_text_free(&once);
        ch_text_free(&twice);
    }
}

Test(read, escapes_what_json_must_not_hold)
{
    static const char log[] = STEPS(STEP PLACE REST ",\"text\":\"\\u0001\\n\\\"\\\\\\/\"}");
    const ChJsonSource source = {log, strlen(log), 1, 1};
    ChText written = CH_TEXT_EMPTY;
    ChLogDocument document;

    cr_assert_eq(ch_log_read(&document, &source, NULL), CH_OK);
    write_whole_log(&written, &document.log);
    cr_expect(strstr(written.data, "\"text\":\"\\u0001\\u000a\\\"\\\\/\"") != NULL, "%s",
              written.data);
    ch_log_document_free(&document);
    ch_text_free(&written);
}

/* The text of a log means the same to cJSON before and after, whatever the order and the blanks. */
Test(read, writes_what_it_read)
{
    for (int i = 0; i < WITNESS_LOGS; i++) {
        ChText text = witness_text(WITNESS_LOG[i]);
        ChText written = CH_TEXT_EMPTY;
        ChLogDocument document;
        witness_read(&document, WITNESS_LOG[i]);
        write_whole_log(&written, &document.log);
        cJSON *const before = cJSON_Parse(text.data);
        cJSON *const after = cJSON_Parse(written.data);
        cr_expect(cJSON_Compare(before, after, true), "%s\n%s", text.data, written.data);
        cJSON_Delete(before);
        cJSON_Delete(after);
        ch_log_document_free(&document);
        ch_text_free(&written);
        ch_text_free(&text);
    }
}

/* ---- splitting ---- */

typedef struct Feed {
    const char *text;
    size_t left;
    size_t piece;
} Feed;

static size_t feed_text(void *context, char *buffer, size_t size)
{
    Feed *const from = context;
    const size_t most = size < from->piece ? size : from->piece;
    const size_t got = most < from->left ? most : from->left;

    memcpy(buffer, from->text, got);
    from->text += got;
    from->left -= got;
    return got;
}

/* Writes one word for each item that the splitter finds: o5 an object on line 5, e5 an error
 * there, b5 an object that is not valid JSON. */
static void split_text(const char *text, size_t piece, char *out, size_t size)
{
    static ChJsonSplitter splitter;
    Feed from = {text, strlen(text), piece};
    ChJsonSource source;
    ChFault fault;
    bool odd = false;

    out[0] = '\0';
    ch_json_split_open(&splitter, feed_text, &from);
    for (int i = 0; i < 100; i++) {
        const ChStatus status = ch_json_split_next(&splitter, &source, &fault);
        const size_t used = strlen(out);
        if (status == CH_OK && source.text == NULL)
            break;
        const char kind = status != CH_OK                                ? 'e'
                          : ch_json_scan(&source, &odd, &fault) == CH_OK ? 'o'
                                                                         : 'b';
        snprintf(out + used, size - used, "%c%zu ", kind,
                 kind == 'o' ? source.line : (size_t)fault.line);
    }
    ch_json_split_close(&splitter);
}

Test(split, finds_objects_and_goes_on_after_rubbish)
{
    static const struct {
        const char *text;
        const char *found;
    } CASES[] = {
        {"", ""},
        {" \n\t\r\n", ""},
        {"{}\n{\"a\":[1,{}]}\n", "o1 o2 "},
        {"\xef\xbb\xbf{}\r\n{}", "o1 o2 "},
        {"\xef\xbb\xbf\xef\xbb\xbf{}\n{}", "e1 o2 "},
        {"\xef\xbb", "e1 "},
        {"\xef\xbb{}\n{}", "e1 o2 "},
        {"\xef\xbb\xbf", ""},
        {"{\n \"a\": \"}\\\"{\"\n}\n\n{\n}\n", "o1 o5 "},
        {"{} {}\n{}\n", "b1 o2 "},
        {"{}x\n{}\n", "b1 o2 "},
        {"..1..\n..2..\n{}\n", "e1 o3 "},
        {"{\"a\":[1,2}\n{}\n", "b1 o2 "},
        {"{\"a\":\"b\n{}\n", "b1 o2 "},
        {"{\n\"a\":]\n 7\n{}\n", "b2 o4 "},
        {"{\"a\":1", "b1 "},
        {"[]\n{}\n", "e1 o2 "},
    };

    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++)
        for (size_t piece = 1; piece <= 5; piece++) {
            char found[256];
            split_text(CASES[i].text, piece, found, sizeof found);
            cr_expect_str_eq(found, CASES[i].found, "%s: %s, not %s", CASES[i].text, found,
                             CASES[i].found);
        }
}

static size_t feed_for_ever(void *context, char *buffer, size_t size)
{
    int *const first = context;

    memset(buffer, ' ', size);
    if (*first)
        buffer[0] = '{';
    *first = 0;
    return size;
}

Test(split, stops_at_its_limit)
{
    static ChJsonSplitter splitter;
    int first = 1;
    ChJsonSource source;
    ChFault fault;

    ch_json_split_open(&splitter, feed_for_ever, &first);
    cr_expect(ch_json_split_next(&splitter, &source, &fault) == CH_JSON_SIZE);
    cr_expect(fault.line == 1 && fault.column == 1);
    ch_json_split_close(&splitter);
}
