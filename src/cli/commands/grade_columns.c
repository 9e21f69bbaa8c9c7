/* grade_columns.c - see grade_columns.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_columns.h"

#include <string.h>

#include "grade_rows.h"
#include "message.h"

typedef struct Group {
    const char *name;
    const char *columns;
    const char *help;
} Group;

static const Group GROUPS[] = {
#define COLUMN_GROUP(name, columns, help) {name, columns, help},
#include "grade_columns.def"
#undef COLUMN_GROUP
};

enum { GROUP_COUNT = sizeof GROUPS / sizeof *GROUPS };

/* Returns the part of a list before the next comma, and moves the list behind that. */
static ChBytes next_part(const char **list)
{
    const size_t length = strcspn(*list, ",");
    const ChBytes part = {*list, length};

    *list += length + ((*list)[length] == ',');
    return part;
}

static void take_column(ChGradeForm *form, int row)
{
    if (memchr(form->column, row, (size_t)form->columns) == NULL)
        form->column[form->columns++] = (uint8_t)row;
    form->needs |= ch_grade_needs(&ch_grade_rows[row]);
}

static void take_group(ChGradeForm *form, const Group *group)
{
    for (const char *at = group->columns; *at != '\0';) {
        const ChBytes part = next_part(&at);
        take_column(form, ch_grade_row_of_name(part.at, part.length));
    }
}

static const Group *find_group(ChBytes name)
{
    for (int i = 0; i < GROUP_COUNT; i++)
        if (strlen(GROUPS[i].name) == name.length &&
            memcmp(GROUPS[i].name, name.at, name.length) == 0)
            return &GROUPS[i];
    return NULL;
}

ChBytes ch_grade_choose_columns(ChGradeForm *form, const char *list)
{
    form->is_chosen = true;
    form->columns = 0;
    form->needs = 0;
    do {
        const ChBytes part = next_part(&list);
        const int row = ch_grade_row_of_name(part.at, part.length);
        const Group *const group = find_group(part);
        if (row >= 0)
            take_column(form, row);
        else if (group != NULL)
            take_group(form, group);
        else
            return part;
    } while (*list != '\0');
    return (ChBytes){NULL, 0};
}

void ch_grade_describe_columns(ChText *out, ChLanguage language)
{
    for (int i = 0; i < GROUP_COUNT; i++) {
        ch_text_puts(out, GROUPS[i].name);
        ch_text_puts(out, ": ");
        ch_text_puts(out, ch_translate(language, GROUPS[i].help));
        ch_text_puts(out, "\n    ");
        ch_text_puts(out, GROUPS[i].columns);
        ch_text_char(out, '\n');
    }
}
