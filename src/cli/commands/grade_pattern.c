/* grade_pattern.c - see grade_pattern.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_pattern.h"

#include <stdio.h>
#include <string.h>

#include "grade_rows.h"
#include "grade_trace.h"
#include "json_scan.h"

/* ANY: the letter of any text. LONGEST: the most bytes of a value with another letter. */
enum { ANY = '*', LONGEST = 96 };

static const char ANY_STEPS[] = {CH_GRADE_BLANK, ANY, '\0'};

/* A blank of the pattern.  That of a number in JSON includes the end of the member's key, since the
 * key depends on the value: "er":6.5 or "er_unfinished":true.  With --columns the key is fixed, and
 * a value may be missing. */
typedef struct Blank {
    char letter;
    bool has_key_end;
    const char *missing; /* the text of a missing value: "", "null"; NULL: there is always one */
} Blank;

static const char KEY_END[] = {'"', ':'};

/* ---- values; any beginning of one matches with IS_CUT ---- */

static bool is_word(ChBytes text, const char *word, bool is_cut)
{
    const size_t length = strlen(word);

    return (is_cut ? text.length <= length : text.length == length) &&
           memcmp(text.at, word, text.length) == 0;
}

static size_t digits_length(ChBytes text)
{
    size_t length = 0;

    while (length < text.length && text.at[length] >= '0' && text.at[length] <= '9')
        length++;
    return length;
}

static bool is_number(ChBytes text, bool has_point, bool is_cut)
{
    const size_t whole = digits_length(text);

    if (whole == text.length)
        return is_cut || (!has_point && whole > 0);
    if (!has_point || whole == 0 || text.at[whole] != '.')
        return false;
    const ChBytes fraction = {text.at + whole + 1, text.length - whole - 1};
    return digits_length(fraction) == fraction.length && (is_cut || fraction.length > 0);
}

/* Whether the text is a rating: 6.5, >6.5, or in JSON 6.5,"er_above":true. Also accepts the text
 * that is printed for a filled grid. */
static bool is_rating(ChBytes text, const char *name, bool is_cut)
{
    char above[48];
    const char *const comma = memchr(text.at, ',', text.length);
    ChBytes number = text;

    snprintf(above, sizeof above, ",\"%s_above\":true", name);
    if (is_word(text, "-214748364.-8", is_cut))
        return true;
    if (comma != NULL) {
        number.length = (size_t)(comma - text.at);
        const ChBytes rest = {comma, text.length - number.length};
        return is_number(number, true, false) && is_word(rest, above, is_cut);
    }
    if (*text.at == '>')
        number = (ChBytes){text.at + 1, text.length - 1};
    return is_number(number, true, is_cut);
}

static bool is_level(ChBytes text, const char *name_of(int), bool is_cut)
{
    for (int level = 0; level <= CH_LEVELS; level++)
        if (is_word(text, name_of(level), is_cut))
            return true;
    return false;
}

static bool is_band(ChBytes text, bool is_cut)
{
    return is_word(text, "easy", is_cut) || is_word(text, "medium", is_cut) ||
           is_word(text, "hard", is_cut) || is_word(text, "expert", is_cut) ||
           is_word(text, "none", is_cut);
}

static bool is_technique(ChBytes text, bool is_cut)
{
    bool is = is_word(text, "none", is_cut);

    for (int number = 0; number < ch_technique_limit() && !is; number++) {
        const ChTechnique *const technique = ch_technique(number);
        is = technique != NULL && is_word(text, technique->key, is_cut);
    }
    return is;
}

static bool is_grid(ChBytes text, bool is_cut)
{
    return digits_length(text) == text.length && memchr(text.at, '0', text.length) == NULL &&
           (is_cut ? text.length <= CH_CELLS : text.length == CH_CELLS);
}

static bool is_by_whips(const ChGradeRow *row)
{
    return ch_grade_needs(row) >= CH_GRADE_BY_WHIPS(0);
}

static bool may_be_unreached(const ChGradeRow *row)
{
    return is_by_whips(row) || row->field == &ch_grade_fields[CH_GRADE_FIELD_MINUTES] ||
           row->field == &ch_grade_fields[CH_GRADE_FIELD_MINUTES_SPREAD];
}

/* Whether the text is a number of the row, or in JSON what follows its key. */
static bool is_number_of(const ChGradeRow *row, bool json, ChBytes text, bool is_cut)
{
    if (ch_grade_needs(row) & CH_GRADE_SE || ch_grade_scale_of(row) >= 0)
        return is_rating(text, row->name != NULL ? row->name : row->alias, is_cut);
    return (may_be_unreached(row) && is_word(text, json ? "null" : "none", is_cut)) ||
           is_number(text, row->letter == 'e' || (row->field != NULL && row->field->decimals == 1),
                     is_cut);
}

/* Likewise, with the end of the key; a budget that did not suffice has a word of its own. */
static bool is_number_or_unfinished(Blank blank, ChBytes text, bool is_cut)
{
    const ChGradeRow *const row = ch_grade_row_of_letter(blank.letter);
    const bool may_be_unfinished = ch_grade_scale_of(row) >= 0 || is_by_whips(row);
    const size_t skipped = blank.has_key_end ? sizeof KEY_END : 0;

    if (may_be_unfinished &&
        is_word(text, blank.has_key_end ? "_unfinished\":true" : "unfinished", is_cut))
        return true;
    if (text.length < skipped)
        return is_cut && memcmp(text.at, KEY_END, text.length) == 0;
    const ChBytes number = {text.at + skipped, text.length - skipped};
    return memcmp(text.at, KEY_END, skipped) == 0 &&
           is_number_of(row, blank.has_key_end, number, is_cut);
}

/* Whether the text is a list of names of work, with blanks between them. */
static bool is_list_of_work(ChBytes text)
{
    for (size_t i = 0; i < text.length; i++)
        if (text.at[i] != ' ' && (text.at[i] < 'a' || text.at[i] > 'z'))
            return false;
    return true;
}

static bool is_value(Blank blank, ChBytes text, bool is_cut)
{
    if (blank.letter == ANY || (blank.missing != NULL && is_word(text, blank.missing, is_cut)))
        return true;
    if (blank.letter == CH_GRADE_UNFINISHED)
        return is_list_of_work(text);
    if (ch_grade_row_of_letter(blank.letter)->field == &ch_grade_fields[CH_GRADE_FIELD_BAND])
        return is_band(text, is_cut);
    switch (blank.letter) {
    case 'L':
        return is_level(text, ch_level_key, is_cut);
    case 'l':
        return is_level(text, ch_hodoku_level_name, is_cut);
    case 't':
        return is_technique(text, is_cut);
    case 'S':
        return is_grid(text, is_cut);
    default:
        return (blank.missing == NULL || digits_length(text) > 0 || text.length == 0) &&
               is_number_or_unfinished(blank, text, is_cut);
    }
}

/* ---- the line ---- */

/* The places of the line that the pattern can have reached: those from LOW to HIGH that are marked
 * in AT. */
typedef struct Front {
    char *at;
    size_t low;
    size_t high;
    ChBytes line;
} Front;

static void mark_place(Front *front, size_t place)
{
    front->at[place] = true;
    if (place > front->high)
        front->high = place;
}

/* Whether any place is left; then LOW is the first. */
static bool has_place(Front *front)
{
    while (front->low < front->high && !front->at[front->low])
        front->low++;
    return front->at[front->low];
}

/* Matches a character of the pattern; false when no place is left. */
static bool match_char(Front *front, char c)
{
    for (size_t at = front->high + 1; at-- > front->low;) {
        const bool was = front->at[at];
        front->at[at] = false;
        if (was && at < front->line.length && front->line.at[at] == c)
            mark_place(front, at + 1);
    }
    return has_place(front);
}

/* Matches a blank of the pattern; false when no place is left. */
static bool match_value(Front *front, Blank blank)
{
    for (size_t at = front->high + 1; at-- > front->low;) {
        const size_t left = front->line.length - at;
        const size_t most = blank.letter == ANY || left < LONGEST ? left : LONGEST;
        const bool was = front->at[at];
        front->at[at] = false;
        for (size_t length = 0; was && length <= most; length++) {
            const ChBytes value = {front->line.at + at, length};
            if (!is_value(blank, value, true))
                break;
            if (is_value(blank, value, false))
                mark_place(front, at + length);
        }
    }
    return has_place(front);
}

/* Whether the line ends in the middle of a value. */
static bool ends_in(const Front *front, Blank blank)
{
    bool is = false;

    for (size_t at = front->low; at <= front->high && !is; at++)
        is = front->at[at] && at < front->line.length &&
             is_value(blank, (ChBytes){front->line.at + at, front->line.length - at}, true);
    return is;
}

/* Returns the text of a missing value, or NULL. */
static const char *missing_of(const ChGradeForm *form, char letter)
{
    if (form->is_chosen)
        return form->json ? "null" : "";
    return letter == CH_GRADE_BOUND ? "" : NULL;
}

/* Reads a blank of the pattern, whose letter is at *AT then; false: there is a character. */
static bool read_blank(ChBytes text, const ChGradeForm *form, size_t *at, Blank *blank)
{
    const bool has_keys = (form->json && !form->is_chosen) || form->cli->options.trace;
    const bool has_key_end = has_keys && text.length - *at > sizeof KEY_END &&
                             memcmp(text.at + *at, KEY_END, sizeof KEY_END) == 0;
    const size_t skipped = has_key_end ? sizeof KEY_END : 0;

    if (text.at[*at + skipped] != CH_GRADE_BLANK)
        return false;
    *at += skipped + 1;
    *blank = (Blank){text.at[*at], has_key_end, missing_of(form, text.at[*at])};
    return true;
}

static bool matches(ChGradePattern *pattern, const ChGradeForm *form, ChBytes line, bool is_cut)
{
    const ChBytes text = {pattern->text.data, pattern->text.length - 1}; /* without the line end */
    Front front = {.at = pattern->places.data, .line = line};
    bool passes = true;

    memset(front.at, false, line.length + 1);
    front.at[0] = true;
    for (size_t i = 0; i < text.length && passes; i++) {
        if (is_cut && front.at[line.length])
            return true;
        Blank blank;
        const bool is_blank = read_blank(text, form, &i, &blank);
        if (is_blank && is_cut && ends_in(&front, blank))
            return true;
        passes = is_blank ? match_value(&front, blank) : match_char(&front, text.at[i]);
        if (passes && front.high > pattern->reached)
            pattern->reached = front.high;
    }
    return passes && front.at[line.length];
}

/* ---- the patterns of a record ---- */

static bool matches_graded(ChGradePattern *pattern, const ChGradeForm *form, const ChGraded *graded,
                           ChBytes line, bool is_cut)
{
    const bool is_trace = form->cli->options.trace;
    ChText steps = CH_TEXT_EMPTY;

    ch_text_puts(&steps, ANY_STEPS);
    ch_text_clear(&pattern->text);
    if (is_trace)
        ch_grade_trace(&pattern->text, form->cli, graded, &steps);
    else
        ch_grade_print(&pattern->text, form, graded);
    ch_text_free(&steps);
    pattern->failed |= pattern->text.failed;
    return !pattern->failed && matches(pattern, form, line, is_cut);
}

/* Tries a record with a rating, one without, and one with that of a filled grid. */
static bool matches_verdict(ChGradePattern *pattern, const ChGradeForm *form, ChGraded *graded,
                            ChBytes line, bool is_cut)
{
    static const ChSeEnd ends[] = {CH_SE_RATED, CH_SE_TOO_LARGE, CH_SE_FILLED};

    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        for (int scale = 0; scale < CH_SE_SCALES; scale++) {
            graded->grades->rating[scale].end = ends[i];
            graded->grades->has_rating[scale] = ends[i] != CH_SE_TOO_LARGE;
        }
        if (matches_graded(pattern, form, graded, line, is_cut))
            return true;
    }
    return false;
}

/* Tries the records of a puzzle that --budget or --time-limit ended: those with no work, with the
 * first kind of work, and so on. */
static bool matches_cut(ChGradePattern *pattern, const ChGradeForm *form, ChGraded *graded,
                        ChBytes line, bool is_cut)
{
    ChGrades *const grades = graded->grades;
    const unsigned needs = ch_grade_whole_work(graded);

    if (form->cli->options.budget == 0 && form->cli->options.time_limit == 0)
        return false;
    memset(grades->has_rating, 0, sizeof grades->has_rating);
    memset(grades->rating, 0, sizeof grades->rating);
    grades->is_cut = true;
    for (int i = 0; i < CH_GRADE_WORKS; i++) {
        if (!(needs & ch_grade_works[i].work))
            continue;
        if (matches_graded(pattern, form, graded, line, is_cut))
            return true;
        grades->done |= ch_grade_works[i].work;
        for (int scale = 0; scale < CH_SE_SCALES; scale++)
            grades->has_rating[scale] = (grades->done & CH_GRADE_SCALE(scale)) != 0;
    }
    return false;
}

static bool matches_any(ChGradePattern *pattern, const ChGradeForm *form, ChGraded *graded,
                        ChBytes line, bool is_cut)
{
    static const ChSoundness verdicts[] = {CH_VERDICT_UNIQUE, CH_VERDICT_SEVERAL,
                                           CH_VERDICT_UNSOLVABLE, CH_VERDICT_UNFINISHED};

    if (graded->item->entry.status != CH_OK) {
        graded->grades->check.verdict = CH_VERDICT_ERROR;
        return matches_graded(pattern, form, graded, line, is_cut);
    }
    for (size_t i = 0; i < sizeof verdicts / sizeof *verdicts; i++) {
        graded->grades->check.verdict = verdicts[i];
        if (matches_verdict(pattern, form, graded, line, is_cut))
            return true;
    }
    return matches_cut(pattern, form, graded, line, is_cut);
}

bool ch_grade_pattern_fits(ChGradePattern *pattern, const ChGradeForm *form,
                           const ChInputItem *item, uint64_t number, ChBytes line, bool is_cut)
{
    ChGrades grades = {.givens = ch_grader_givens(&item->entry.puzzle)};
    ChGraded graded = {.is_pattern = true,
                       .grades = &grades,
                       .item = item,
                       .number = number,
                       .needs = form->needs,
                       .chosen = form->cli->options.scale};
    const ChJsonSource object = {line.at, line.length, 1, 1};
    bool has_odd_number;

    pattern->reached = 0;
    ch_text_clear(&pattern->places);
    pattern->failed = ch_text_room(&pattern->places, line.length + 1) == NULL;
    return !pattern->failed && matches_any(pattern, form, &graded, line, is_cut) &&
           (is_cut || !form->cli->options.trace ||
            ch_json_scan(&object, &has_odd_number, NULL) == CH_OK);
}

void ch_grade_pattern_free(ChGradePattern *pattern)
{
    ch_text_free(&pattern->text);
    ch_text_free(&pattern->places);
}
