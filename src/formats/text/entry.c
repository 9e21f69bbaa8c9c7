/* entry.c - see entry.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "entry.h"

void ch_entry_begin(ChEntry *entry, const char *text, const ChSpan *span)
{
    entry->status = CH_OK;
    entry->fault.status = CH_OK;
    entry->text = text;
    entry->length = span->length;
    entry->line = span->number;
    entry->tail = (ChBytes){text + span->length, 0};
    entry->head = (ChBytes){text, 0};
    entry->remarks = (ChBytes){text, 0};
    entry->given_known = false;
    entry->is_log = false;
    entry->has_candidates = false;
}

void ch_entry_extend(ChEntry *entry, const ChSource *source, const ChSpan *first)
{
    const char *const end = source->data + source->next;

    entry->text = ch_source_text(source, first);
    entry->length = (size_t)(end - entry->text);
    while (entry->length > first->length &&
           (entry->text[entry->length - 1] == '\n' || entry->text[entry->length - 1] == '\r'))
        entry->length--;
    entry->tail.at = entry->text + entry->length;
}

void ch_entry_set_tail(ChEntry *entry, size_t cells_end)
{
    const char *const end = entry->text + entry->length;
    const char *at = entry->text + cells_end;

    for (bool separated = false; at < end; at++) {
        if (*at == ' ' || *at == '\t')
            continue;
        if (separated || (*at != ',' && *at != ';' && *at != '#'))
            break;
        separated = true;
    }
    entry->tail = (ChBytes){at, (size_t)(end - at)};
}
