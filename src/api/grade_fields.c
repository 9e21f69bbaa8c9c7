/* grade_fields.c - see grade_fields.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_fields.h"

#include <string.h>

#include "bits.h"

static ChFieldValue word(const char *text)
{
    return (ChFieldValue){.kind = CH_VALUE_WORD, .word = text};
}

static ChFieldValue number(uint64_t value)
{
    return (ChFieldValue){.kind = CH_VALUE_NUMBER, .number = (int)value};
}

#define VALUE(name) static ChFieldValue name##_value(const ChGrades *grades, int part)
#define ONE_VALUE(name, value)                                                                     \
    VALUE(name)                                                                                    \
    {                                                                                              \
        (void)part;                                                                                \
        return value;                                                                              \
    }

ONE_VALUE(status, word(ch_verdict_word(grades->check.verdict)))
ONE_VALUE(givens, number(grades->givens))
ONE_VALUE(level, word(ch_level_key(grades->path.level)))
ONE_VALUE(left, number(grades->path.left))
ONE_VALUE(bottleneck, number(grades->width.bottleneck))
ONE_VALUE(bottleneck_step, number(grades->width.at))
ONE_VALUE(search, number(((uint64_t)grades->width.search * 10 + CH_BIT / 2) / CH_BIT))
ONE_VALUE(hodoku_level, word(ch_hodoku_level_name(grades->hodoku.level)))
ONE_VALUE(hodoku_score, number(grades->hodoku.score))

VALUE(hardest)
{
    const ChTechnique *const technique = ch_technique(grades->path.hardest);

    (void)part;
    return word(technique != NULL ? technique->key : "none");
}

VALUE(steps)
{
    return number(grades->path.steps[part]);
}

/* Returns ER, EP or ED of a rating by the scale. */
static ChFieldValue rating_value(const ChGrades *grades, int scale, double rating)
{
    const ChSeRating *const all = &grades->rating[scale];
    const bool is_above = all->end == CH_SE_ABOVE && rating == 0.0;

    if (!grades->has_rating[scale])
        return (ChFieldValue){.kind = all->end == CH_SE_TOO_LARGE ? CH_VALUE_UNFINISHED
                                                                  : CH_VALUE_NONE};
    return (ChFieldValue){.kind = CH_VALUE_NUMBER,
                          .is_above = is_above,
                          .number = is_above ? all->most : ch_se_printed(rating)};
}

VALUE(er)
{
    return rating_value(grades, part, grades->rating[part].er);
}

VALUE(ep)
{
    return rating_value(grades, part, grades->rating[part].ep);
}

VALUE(ed)
{
    return rating_value(grades, part, grades->rating[part].ed);
}

/* Returns what is known of an ER that is not: the rating is at least this much. */
VALUE(er_bound)
{
    const ChSeRating *const rating = &grades->rating[part];

    if (rating->end == CH_SE_ABOVE)
        return number((uint64_t)rating->most);
    if (rating->end == CH_SE_TOO_LARGE && rating->er > 0.0)
        return number((uint64_t)ch_se_printed(rating->er));
    return (ChFieldValue){.kind = CH_VALUE_NONE};
}

/* Returns a value of the whole path, which a puzzle that the plan does not solve lacks. */
static ChFieldValue if_solved(const ChGrades *grades, ChFieldValue value)
{
    return grades->path.left == 0 ? value : (ChFieldValue){.kind = CH_VALUE_UNREACHED};
}

VALUE(band)
{
    (void)part;
    return if_solved(grades, word(ch_human_band(&grades->path, &grades->width)));
}

VALUE(minutes)
{
    (void)part;
    return if_solved(grades, number(ch_human_minutes(&grades->path, &grades->width).mean));
}

VALUE(minutes_spread)
{
    (void)part;
    return if_solved(grades, number(ch_human_minutes(&grades->path, &grades->width).spread));
}

VALUE(whips)
{
    const int rating = grades->whips[part];

    if (rating >= 0)
        return number((uint64_t)rating);
    return (ChFieldValue){.kind =
                              rating == CH_WHIP_NONE ? CH_VALUE_UNREACHED : CH_VALUE_UNFINISHED};
}

#define OF_ANY true
#define OF_UNIQUE false
#define WORD UINT8_MAX

const ChGradeField ch_grade_fields[CH_GRADE_FIELDS] = {
#define GRADE_FIELD(id, name, of, decimals, work, value, part)                                     \
    {name, OF_##of, decimals == WORD, decimals, work, value##_value, part},
#include "grade_fields.def"
#undef GRADE_FIELD
};

const ChGradeField *ch_grade_field_of_name(const char *name)
{
    for (int i = 0; i < CH_GRADE_FIELDS; i++)
        if (strcmp(ch_grade_fields[i].name, name) == 0)
            return &ch_grade_fields[i];
    return NULL;
}

bool ch_grade_is_bound(const ChGradeField *field)
{
    return field->value == er_bound_value;
}

ChFieldValue ch_grade_value(const ChGradeField *field, const ChGrades *grades)
{
    const bool is_rating = field->work >= CH_GRADE_SCALE(0) && field->work < CH_GRADE_BY_WHIPS(0);

    if (ch_grade_is_bound(field))
        return field->value(grades, field->part);
    if (grades->is_cut && (field->work & ~grades->done))
        return (ChFieldValue){.kind = CH_VALUE_UNFINISHED};
    if (field->of_any || is_rating || grades->is_cut || grades->check.verdict == CH_VERDICT_UNIQUE)
        return field->value(grades, field->part);
    return (ChFieldValue){.kind = CH_VALUE_NONE};
}
