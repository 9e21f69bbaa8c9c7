/* status.c - the names and messages of statuses, and the functions that fill a fault.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fault.h"
#include "marked.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

const char *ch_status_text(ChStatus status)
{
    switch (status) {
#define STATUS(number, name, text)                                                                 \
    case CH_##name:                                                                                \
        return text;
#include <crosshatch/status.def>
#undef STATUS
    default:
        return "unknown status";
    }
}

const char *ch_status_name(ChStatus status)
{
    switch (status) {
#define STATUS(number, name, text)                                                                 \
    case CH_##name:                                                                                \
        return #name;
#include <crosshatch/status.def>
#undef STATUS
    default:
        return "";
    }
}

/* Copies bytes into an error line.  All bytes but printable ASCII are escaped, because UTF-8 output
 * would depend on the terminal. */
static void show_bytes(char *out, size_t size, const char *bytes, size_t length)
{
    size_t used = 0;

    for (size_t i = 0; i < length && used + 5 < size; i++) {
        const unsigned char byte = (unsigned char)bytes[i];
        if (byte >= 0x20 && byte < 0x7f)
            out[used++] = (char)byte;
        else
            used += (size_t)snprintf(out + used, size - used, "\\x%02X", byte);
    }
    out[used] = '\0';
}

ChStatus ch_fault(ChFault *fault, ChStatus status, size_t line, size_t column, const char *found,
                  size_t length)
{
    if (fault == NULL)
        return status;
    fault->status = status;
    fault->line = line > UINT32_MAX ? UINT32_MAX : (uint32_t)line;
    fault->column = column > UINT32_MAX ? UINT32_MAX : (uint32_t)column;
    show_bytes(fault->found, sizeof fault->found, found, length);
    return status;
}

ChStatus ch_fault_words(ChFault *fault, ChStatus status, size_t line, size_t column,
                        const char *found)
{
    return ch_fault(fault, status, line, column, found, strlen(found));
}

void ch_fault_add_row(ChFault *fault, unsigned row)
{
    char *const behind = fault->found + strlen(fault->found) + 1;

    if (behind + 2 <= fault->found + sizeof fault->found && row >= 1 && row <= 9) {
        behind[0] = (char)('0' + row);
        behind[1] = '\0';
    }
}

unsigned ch_fault_row(const ChFault *fault)
{
    const char *const behind = fault->found + strlen(fault->found) + 1;
    const bool has_row = fault->status == CH_ROW_CELLS &&
                         behind + 2 <= fault->found + sizeof fault->found && behind[0] >= '1' &&
                         behind[0] <= '9' && behind[1] == '\0';

    return has_row ? (unsigned)(behind[0] - '0') : 0;
}
