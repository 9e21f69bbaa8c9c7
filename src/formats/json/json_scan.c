/* json_scan.c - see json_scan.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "json_scan.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "cell_symbols.h"
#include "fault.h"

typedef struct Scan {
    const ChJsonSource *source;
    const unsigned char *text;
    size_t length;
    size_t at;
    size_t values; /* number of values begun */
    size_t wanted; /* the value at whose beginning to stop */
    size_t depth;
    bool has_odd_number; /* one that is not written as digits alone */
    ChFault *fault;
    bool is_object[CH_JSON_DEPTH];
} Scan;

#define ALL_VALUES SIZE_MAX

static ChStatus fault_at(const ChJsonSource *source, size_t at, size_t length, ChStatus status,
                         const char *found, ChFault *fault)
{
    size_t line = source->line;
    size_t column = source->column;

    for (size_t i = 0; i < at; i++) {
        column = source->text[i] == '\n' ? 1 : column + 1;
        line += source->text[i] == '\n';
    }
    if (found != NULL)
        return ch_fault_words(fault, status, line, column, found);
    return ch_fault(fault, status, line, column, source->text + at, length);
}

/* Returns the next byte, or a NUL at the end: a NUL in the text itself is invalid everywhere. */
static unsigned char peek_byte(const Scan *scan)
{
    return scan->at < scan->length ? scan->text[scan->at] : '\0';
}

static bool is_blank(unsigned char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

static bool is_delimiter(unsigned char byte)
{
    return is_blank(byte) || (byte != '\0' && strchr(",:[]{}\"", byte) != NULL);
}

/* Returns the number of bytes at AT to print as the offending input. */
static size_t token_length(const Scan *scan, size_t at)
{
    size_t end = at;

    if (scan->text[at] == '"') {
        for (end++; end < scan->length && scan->text[end] != '"' && scan->text[end] >= ' '; end++)
            if (scan->text[end] == '\\')
                end++;
        return (end < scan->length ? end + 1 : scan->length) - at;
    }
    while (end < scan->length && scan->text[end] >= ' ' && !is_delimiter(scan->text[end]))
        end++;
    return end > at ? end - at : 1;
}

/* Reports that the input here is not the one that STATUS expects. */
static ChStatus refuse_token(const Scan *scan, ChStatus status)
{
    if (scan->at >= scan->length)
        return fault_at(scan->source, scan->length, 0, status, "end of text", scan->fault);
    if (scan->text[scan->at] == '\0')
        return fault_at(scan->source, scan->at, 1, CH_JSON_NUL, NULL, scan->fault);
    return fault_at(scan->source, scan->at, token_length(scan, scan->at), status, NULL,
                    scan->fault);
}

static ChStatus refuse_bytes(const Scan *scan, ChStatus status, size_t length)
{
    if (scan->at + length > scan->length)
        length = scan->length - scan->at;
    return fault_at(scan->source, scan->at, length, status, NULL, scan->fault);
}

static void skip_blanks(Scan *scan)
{
    while (scan->at < scan->length && is_blank(scan->text[scan->at]))
        scan->at++;
}

/* Returns the code unit of \uXXXX at an offset, -1 when there is none. */
static int code_unit(const Scan *scan, size_t at)
{
    int unit = 0;

    if (at + 6 > scan->length || scan->text[at] != '\\' || scan->text[at + 1] != 'u')
        return -1;
    for (size_t i = at + 2; i < at + 6; i++) {
        const unsigned char byte = scan->text[i];
        const int digit = byte >= '0' && byte <= '9'   ? byte - '0'
                          : byte >= 'a' && byte <= 'f' ? byte - 'a' + 10
                          : byte >= 'A' && byte <= 'F' ? byte - 'A' + 10
                                                       : -1;
        if (digit < 0)
            return -1;
        unit = unit * 16 + digit;
    }
    return unit;
}

static ChStatus scan_escape(Scan *scan)
{
    const unsigned char kind = scan->at + 1 < scan->length ? scan->text[scan->at + 1] : '\0';

    if (kind != '\0' && strchr("\"\\/bfnrt", kind) != NULL) {
        scan->at += 2;
        return CH_OK;
    }
    const int unit = code_unit(scan, scan->at);
    if (unit <= 0 || (unit >= 0xdc00 && unit < 0xe000))
        return refuse_bytes(scan, CH_JSON_ESCAPE, kind == 'u' ? 6 : 2);
    if (unit >= 0xd800 && unit < 0xdc00) {
        const int low = code_unit(scan, scan->at + 6);
        if (low < 0xdc00 || low >= 0xe000)
            return refuse_bytes(scan, CH_JSON_ESCAPE, 6);
        scan->at += 6;
    }
    scan->at += 6;
    return CH_OK;
}

static ChStatus scan_string(Scan *scan)
{
    for (scan->at++; peek_byte(scan) != '"';) {
        const unsigned char byte = peek_byte(scan);
        if (byte < ' ')
            return refuse_token(scan, CH_JSON_STRING);
        if (byte == '\\') {
            const ChStatus status = scan_escape(scan);
            if (status != CH_OK)
                return status;
            continue;
        }
        const size_t length =
            ch_character_size(scan->source->text + scan->at, scan->length - scan->at);
        if (length == 0)
            return refuse_bytes(scan, CH_JSON_UTF8, 1);
        scan->at += length;
    }
    scan->at++;
    return CH_OK;
}

static bool scan_digits(Scan *scan)
{
    const size_t from = scan->at;

    while (peek_byte(scan) >= '0' && peek_byte(scan) <= '9')
        scan->at++;
    return scan->at > from;
}

static bool scan_number_parts(Scan *scan)
{
    scan->at += peek_byte(scan) == '-';
    if (peek_byte(scan) == '0')
        scan->at++;
    else if (!scan_digits(scan))
        return false;
    if (peek_byte(scan) == '.') {
        scan->at++;
        if (!scan_digits(scan))
            return false;
    }
    if (peek_byte(scan) == 'e' || peek_byte(scan) == 'E') {
        scan->at++;
        scan->at += peek_byte(scan) == '+' || peek_byte(scan) == '-';
        if (!scan_digits(scan))
            return false;
    }
    return scan->at == scan->length || is_delimiter(peek_byte(scan));
}

bool ch_json_is_plain(const char *number, size_t length)
{
    size_t digits = 0;

    while (digits < length && number[digits] >= '0' && number[digits] <= '9')
        digits++;
    return digits == length;
}

static ChStatus scan_number(Scan *scan)
{
    const size_t from = scan->at;
    const bool is_number = scan_number_parts(scan);
    const size_t length = scan->at - from;

    if (is_number && length <= CH_JSON_NUMBER_LENGTH) {
        scan->has_odd_number |= !ch_json_is_plain(scan->source->text + from, length);
        return CH_OK;
    }
    if (scan->at < scan->length && peek_byte(scan) == '\0')
        return refuse_token(scan, CH_JSON_NUL);
    scan->at = from;
    return refuse_token(scan, is_number ? CH_JSON_NUMBER : CH_JSON_VALUE);
}

static ChStatus scan_word(Scan *scan)
{
    static const char *const WORDS[] = {"true", "false", "null"};
    const size_t length = scan->at < scan->length ? token_length(scan, scan->at) : 0;

    for (size_t i = 0; i < sizeof WORDS / sizeof WORDS[0]; i++)
        if (length == strlen(WORDS[i]) && memcmp(scan->text + scan->at, WORDS[i], length) == 0) {
            scan->at += length;
            return CH_OK;
        }
    return refuse_token(scan, CH_JSON_VALUE);
}

static ChStatus open_container(Scan *scan)
{
    if (scan->depth == CH_JSON_DEPTH)
        return refuse_token(scan, CH_JSON_TOO_DEEP);
    scan->is_object[scan->depth++] = peek_byte(scan) == '{';
    scan->at++;
    return CH_OK;
}

static ChStatus scan_key(Scan *scan)
{
    skip_blanks(scan);
    if (peek_byte(scan) != '"')
        return refuse_token(scan, CH_JSON_KEY);
    const ChStatus status = scan_string(scan);
    if (status != CH_OK)
        return status;
    skip_blanks(scan);
    if (peek_byte(scan) != ':')
        return refuse_token(scan, CH_JSON_COLON);
    scan->at++;
    return CH_OK;
}

/* Moves from the end of a value to the beginning of the next, closing the containers that end in
 * between.  *DONE when nothing is left. */
static ChStatus next_value(Scan *scan, bool *done)
{
    while (scan->depth > 0) {
        const bool in_object = scan->is_object[scan->depth - 1];
        skip_blanks(scan);
        if (peek_byte(scan) == ',') {
            scan->at++;
            return in_object ? scan_key(scan) : CH_OK;
        }
        if (peek_byte(scan) != (in_object ? '}' : ']'))
            return refuse_token(scan, CH_JSON_COMMA);
        scan->at++;
        scan->depth--;
    }
    *done = true;
    return CH_OK;
}

/* Enters a list or an object; an empty one is skipped. */
static ChStatus enter_container(Scan *scan, bool *done)
{
    const ChStatus status = open_container(scan);

    if (status != CH_OK)
        return status;
    const bool in_object = scan->is_object[scan->depth - 1];
    skip_blanks(scan);
    if (peek_byte(scan) != (in_object ? '}' : ']'))
        return in_object ? scan_key(scan) : CH_OK;
    scan->at++;
    scan->depth--;
    return next_value(scan, done);
}

static ChStatus scan_values(Scan *scan)
{
    bool done = false;
    ChStatus status = CH_OK;

    while (!done && status == CH_OK) {
        skip_blanks(scan);
        if (scan->values++ == scan->wanted)
            return CH_OK;
        if (scan->values > CH_JSON_MAX_VALUES)
            return refuse_token(scan, CH_JSON_VALUES);
        const unsigned char byte = peek_byte(scan);
        if (byte == '{' || byte == '[') {
            status = enter_container(scan, &done);
            continue;
        }
        status = byte == '"'                                   ? scan_string(scan)
                 : byte == '-' || (byte >= '0' && byte <= '9') ? scan_number(scan)
                                                               : scan_word(scan);
        if (status == CH_OK)
            status = next_value(scan, &done);
    }
    return status;
}

static Scan scan_of(const ChJsonSource *source, size_t wanted, ChFault *fault)
{
    return (Scan){.source = source,
                  .text = (const unsigned char *)source->text,
                  .length = source->length,
                  .wanted = wanted,
                  .fault = fault};
}

ChStatus ch_json_scan(const ChJsonSource *source, bool *has_odd_number, ChFault *fault)
{
    Scan scan = scan_of(source, ALL_VALUES, fault);

    *has_odd_number = false;
    if (source->length > CH_JSON_MAX_SIZE)
        return ch_fault_words(fault, CH_JSON_SIZE, source->line, source->column, "");
    const ChStatus status = scan_values(&scan);

    *has_odd_number = scan.has_odd_number;
    if (status != CH_OK)
        return status;
    skip_blanks(&scan);
    return scan.at == scan.length ? CH_OK : refuse_token(&scan, CH_JSON_AFTER);
}

ChStatus ch_json_fault(const ChJsonSource *source, size_t value, ChStatus status, const char *found,
                       ChFault *fault)
{
    if (fault == NULL)
        return status;
    Scan scan = scan_of(source, value, NULL);
    (void)scan_values(&scan);
    const size_t length = scan.at < scan.length ? token_length(&scan, scan.at) : 0;
    return fault_at(source, scan.at, length, status, found, fault);
}
