/* grade_fields.h - the fields of a grade by name, and their values.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_GRADE_FIELDS_H
#define CH_API_GRADE_FIELDS_H

#include "grader.h"

/* The value of a field.  A number is in units of the last of its field's decimals. */
typedef struct ChFieldValue {
    ChValueKind kind;
    bool is_above; /* the value is above the number, at which the work was limited */
    int number;
    const char *word; /* static */
} ChFieldValue;

typedef struct ChGradeField {
    const char *name;
    bool of_any; /* every puzzle has it, not just one with a single solution */
    bool is_word;
    uint8_t decimals; /* of a number */
    unsigned work;    /* the work that it needs */
    ChFieldValue (*value)(const ChGrades *grades, int part);
    int part;
} ChGradeField;

/* The numbers of the fields. */
enum {
#define GRADE_FIELD(id, name, of, decimals, work, value, part) CH_GRADE_FIELD_##id,
#include "grade_fields.def"
#undef GRADE_FIELD
    CH_GRADE_FIELDS
};

extern const ChGradeField ch_grade_fields[CH_GRADE_FIELDS];

/* Returns the field of a name, or NULL. */
const ChGradeField *ch_grade_field_of_name(const char *name);

/* Whether a field bounds a rating that a limit ended; a known rating has no bound. */
bool ch_grade_is_bound(const ChGradeField *field);

/* Returns the value of a field whose work is done. */
ChFieldValue ch_grade_value(const ChGradeField *field, const ChGrades *grades);

/* Returns a number as it is, with its decimals. */
static inline double ch_field_as_double(const ChGradeField *field, ChFieldValue value)
{
    return field->decimals == 1 ? value.number / 10.0 : value.number;
}

#endif
