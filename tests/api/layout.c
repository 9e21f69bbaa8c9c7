/* layout.c - the public structs keep the memory layout of every earlier release: docs/abi.md.
 *
 * A member that is added gets a line of its own here; the lines before it never change.  No member
 * may lie where an older struct had padding, which its callers need not have cleared.
 *
 * SPDX-License-Identifier: MIT
 */
#include <crosshatch/crosshatch.h>

/* The offset behind so many pointers or size_t, ints, and 64-bit numbers. */
#define AFTER(words, ints, longs)                                                                  \
    ((words) * sizeof(void *) + (ints) * sizeof(int) + (longs) * sizeof(uint64_t))
#define LIES(type, member, place)                                                                  \
    _Static_assert(offsetof(type, member) == (place), #type "." #member " has moved")

_Static_assert(sizeof(size_t) == sizeof(void *) && sizeof(int) == 4,
               "an ABI that nobody has tried");
_Static_assert(sizeof(ChStatus) == 4 && sizeof(ChOutcome) == 4 && sizeof(ChLanguage) == 4 &&
                   sizeof(ChPalette) == 4 && sizeof(ChPencil) == 4 && sizeof(ChFactKind) == 4 &&
                   sizeof(ChDocumentForm) == 4 && sizeof(ChPaper) == 4,
               "enums are as wide as int");

LIES(ChFault, status, 0);
LIES(ChFault, line, 4);
LIES(ChFault, column, 8);
LIES(ChFault, found, 12);
_Static_assert(sizeof(ChFault) == 60, "ChFault never grows");
_Static_assert(sizeof(ChAssumption) == 16, "ChAssumption never grows");

LIES(ChOptions, size, 0);
LIES(ChOptions, profile, AFTER(1, 0, 0));
LIES(ChOptions, strategies, AFTER(2, 0, 0));
LIES(ChOptions, guess, AFTER(3, 0, 0));
LIES(ChOptions, order, AFTER(4, 0, 0));
LIES(ChOptions, poll, AFTER(5, 0, 0));
LIES(ChOptions, poll_context, AFTER(6, 0, 0));
LIES(ChOptions, budget, AFTER(sizeof(void *) == 8 ? 7 : 8, 0, 0));
LIES(ChOptions, easiest, AFTER(sizeof(void *) == 8 ? 7 : 8, 0, 1));

LIES(ChReviewOptions, size, 0);
LIES(ChReviewOptions, known, AFTER(1, 0, 0));
LIES(ChReviewOptions, solutions, AFTER(2, 0, 0));

LIES(ChTraceOptions, size, 0);
LIES(ChTraceOptions, strategies, AFTER(1, 0, 0));
LIES(ChTraceOptions, split, AFTER(2, 0, 0));
LIES(ChTraceOptions, poll, AFTER(3, 0, 0));
LIES(ChTraceOptions, poll_context, AFTER(4, 0, 0));

LIES(ChTraceCounts, size, 0);
LIES(ChTraceCounts, written, AFTER(1, 0, 0));
LIES(ChTraceCounts, refused, AFTER(1, 1, 0));
LIES(ChTraceCounts, technique, AFTER(1, 2, 0));

LIES(ChStepInfo, size, 0);
LIES(ChStepInfo, technique, AFTER(1, 0, 0));
LIES(ChStepInfo, number, AFTER(2, 0, 0));
LIES(ChStepInfo, row, AFTER(2, 1, 0));
LIES(ChStepInfo, column, AFTER(2, 2, 0));
LIES(ChStepInfo, digit, AFTER(2, 3, 0));
LIES(ChStepInfo, assumes_unique, AFTER(2, 4, 0));

LIES(ChStepFact, size, 0);
LIES(ChStepFact, kind, AFTER(1, 0, 0));
LIES(ChStepFact, row, AFTER(1, 1, 0));
LIES(ChStepFact, column, AFTER(1, 2, 0));
LIES(ChStepFact, digit, AFTER(1, 3, 0));
LIES(ChStepFact, house, AFTER(1, 4, 0));
LIES(ChStepFact, group, AFTER(1, 5, 0));
LIES(ChStepFact, role, AFTER(1, 6, 0));
LIES(ChStepFact, part, AFTER(2, 6, 0));
LIES(ChStepFact, step, AFTER(3, 6, 0));
LIES(ChStepFact, name, AFTER(3, 7, 0));

LIES(ChPracticeOptions, size, 0);
LIES(ChPracticeOptions, technique, AFTER(1, 0, 0));
LIES(ChPracticeOptions, seed, AFTER(2, 0, 0));
LIES(ChPracticeOptions, index, AFTER(2, 0, 1));
LIES(ChPracticeOptions, position, AFTER(2, 0, 2));
LIES(ChPracticeOptions, poll, AFTER(sizeof(void *) == 8 ? 3 : 2, sizeof(void *) == 8 ? 0 : 1, 2));
LIES(ChPracticeOptions, poll_context,
     AFTER(sizeof(void *) == 8 ? 4 : 3, sizeof(void *) == 8 ? 0 : 1, 2));

LIES(ChLessonOptions, size, 0);
LIES(ChLessonOptions, technique, AFTER(1, 0, 0));
LIES(ChLessonOptions, seed, AFTER(2, 0, 0));
LIES(ChLessonOptions, count, AFTER(2, 0, 1));
LIES(ChLessonOptions, form, AFTER(2, 1, 1));
LIES(ChLessonOptions, paper, AFTER(2, 2, 1));
LIES(ChLessonOptions, palette, AFTER(2, 3, 1));
LIES(ChLessonOptions, poll, AFTER(2, 4, 1));
LIES(ChLessonOptions, poll_context, AFTER(3, 4, 1));
LIES(ChLessonOptions, made, AFTER(4, 4, 1));

LIES(ChDrillOptions, size, 0);
LIES(ChDrillOptions, technique, AFTER(1, 0, 0));
LIES(ChDrillOptions, title, AFTER(2, 0, 0));
LIES(ChDrillOptions, seed, sizeof(void *) == 8 ? 24 : 16);
LIES(ChDrillOptions, count, sizeof(void *) == 8 ? 32 : 24);
LIES(ChDrillOptions, answers, sizeof(void *) == 8 ? 36 : 28);
LIES(ChDrillOptions, form, sizeof(void *) == 8 ? 40 : 32);
LIES(ChDrillOptions, paper, sizeof(void *) == 8 ? 44 : 36);
LIES(ChDrillOptions, palette, sizeof(void *) == 8 ? 48 : 40);
LIES(ChDrillOptions, poll, sizeof(void *) == 8 ? 56 : 44);
LIES(ChDrillOptions, poll_context, sizeof(void *) == 8 ? 64 : 48);
LIES(ChDrillOptions, made, sizeof(void *) == 8 ? 72 : 52);

LIES(ChWorksheetOptions, size, 0);
LIES(ChWorksheetOptions, technique, AFTER(1, 0, 0));
LIES(ChWorksheetOptions, level, AFTER(2, 0, 0));
LIES(ChWorksheetOptions, puzzles, AFTER(3, 0, 0));
LIES(ChWorksheetOptions, title, AFTER(4, 0, 0));
LIES(ChWorksheetOptions, seed, sizeof(void *) == 8 ? 40 : 24);
LIES(ChWorksheetOptions, count, sizeof(void *) == 8 ? 48 : 32);
LIES(ChWorksheetOptions, per_page, sizeof(void *) == 8 ? 52 : 36);
LIES(ChWorksheetOptions, answers, sizeof(void *) == 8 ? 56 : 40);
LIES(ChWorksheetOptions, form, sizeof(void *) == 8 ? 60 : 44);
LIES(ChWorksheetOptions, paper, sizeof(void *) == 8 ? 64 : 48);
LIES(ChWorksheetOptions, poll, sizeof(void *) == 8 ? 72 : 52);
LIES(ChWorksheetOptions, poll_context, sizeof(void *) == 8 ? 80 : 56);
LIES(ChWorksheetOptions, made, sizeof(void *) == 8 ? 88 : 60);

LIES(ChGenerateOptions, size, 0);
LIES(ChGenerateOptions, seed, 8);
LIES(ChGenerateOptions, index, 16);
LIES(ChGenerateOptions, tries, 24);
LIES(ChGenerateOptions, level, AFTER(0, 0, 4));
LIES(ChGenerateOptions, rating, AFTER(1, 0, 4));
LIES(ChGenerateOptions, score, AFTER(2, 0, 4));
LIES(ChGenerateOptions, givens, AFTER(3, 0, 4));
LIES(ChGenerateOptions, symmetry, AFTER(4, 0, 4));
LIES(ChGenerateOptions, pattern, AFTER(5, 0, 4));
LIES(ChGenerateOptions, minimal, AFTER(6, 0, 4));
LIES(ChGenerateOptions, profile, AFTER(7, 0, 4));
LIES(ChGenerateOptions, strategies, AFTER(8, 0, 4));
LIES(ChGenerateOptions, order, AFTER(9, 0, 4));
LIES(ChGenerateOptions, with, AFTER(10, 0, 4));
LIES(ChGenerateOptions, needs, AFTER(11, 0, 4));
LIES(ChGenerateOptions, without, AFTER(12, 0, 4));
LIES(ChGenerateOptions, poll, AFTER(13, 0, 4));
LIES(ChGenerateOptions, poll_context, AFTER(14, 0, 4));

LIES(ChSearchOptions, size, 0);
LIES(ChSearchOptions, assumptions, AFTER(1, 0, 0));
LIES(ChSearchOptions, assumption_count, AFTER(2, 0, 0));
LIES(ChSearchOptions, poll, sizeof(void *) == 8 ? 40 : 32);
LIES(ChSearchOptions, poll_context, sizeof(void *) == 8 ? 48 : 36);

LIES(ChSearchResult, size, 0);
LIES(ChSearchResult, solutions, 8);
LIES(ChSearchResult, nodes, 16);

LIES(ChGrade, size, 0);
LIES(ChGrade, verdict, AFTER(1, 0, 0));
LIES(ChGrade, level, AFTER(2, 0, 0));
LIES(ChGrade, technique, AFTER(3, 0, 0));
LIES(ChGrade, hodoku_level, AFTER(4, 0, 0));
LIES(ChGrade, hodoku_score, AFTER(5, 0, 0));
LIES(ChGrade, er, AFTER(5, 1, 0));
LIES(ChGrade, ep, AFTER(5, 2, 0));
LIES(ChGrade, ed, AFTER(5, 3, 0));

LIES(ChGradeValue, size, 0);
LIES(ChGradeValue, word, AFTER(1, 0, 0));
LIES(ChGradeValue, number, AFTER(2, 0, 0));
LIES(ChGradeValue, kind, AFTER(2, 0, 1));
LIES(ChGradeOptions, size, 0);
LIES(ChGradeOptions, budget, 8);
LIES(ChGradeOptions, scales, 16);
LIES(ChGradeOptions, poll, sizeof(void *) == 8 ? 24 : 20);
LIES(ChGradeOptions, poll_context, sizeof(void *) == 8 ? 32 : 24);

LIES(ChRatingOptions, size, 0);
LIES(ChRatingOptions, scale, AFTER(1, 0, 0));
LIES(ChRatingOptions, budget, AFTER(2, 0, 0));
LIES(ChRatingOptions, max_er, AFTER(2, 0, 1));
LIES(ChRatingOptions, pearl, AFTER(2, 1, 1));
LIES(ChRatingOptions, diamond, AFTER(2, 2, 1));
LIES(ChRatingOptions, as_is, AFTER(2, 3, 1));
LIES(ChRatingOptions, poll, AFTER(2, 4, 1));
LIES(ChRatingOptions, poll_context, AFTER(3, 4, 1));

LIES(ChPictureOptions, size, 0);
LIES(ChPictureOptions, prefix, AFTER(1, 0, 0));
LIES(ChPictureOptions, palette, AFTER(2, 0, 0));
LIES(ChPictureOptions, pencil, AFTER(2, 1, 0));
LIES(ChPictureOptions, width, AFTER(2, 2, 0));
LIES(ChPictureOptions, coordinates, AFTER(2, 3, 0));
LIES(ChPictureOptions, bare, AFTER(2, 4, 0));
LIES(ChPictureOptions, unused, AFTER(2, 5, 0));
LIES(ChPictureOptions, format, AFTER(2, 6, 0));

LIES(ChAuditOptions, size, 0);
LIES(ChAuditOptions, budget, 8);
LIES(ChAuditOptions, puzzle, AFTER(0, 0, 2));
LIES(ChAuditOptions, profile, AFTER(1, 0, 2));
LIES(ChAuditOptions, strategies, AFTER(2, 0, 2));
LIES(ChAuditOptions, part, AFTER(3, 0, 2));

LIES(ChVerification, size, 0);
LIES(ChVerification, verdict, AFTER(1, 0, 0));
LIES(ChVerification, reason, AFTER(1, 1, 0));
LIES(ChVerification, step, AFTER(1, 2, 0));
LIES(ChVerification, why, AFTER(1, sizeof(void *) == 8 ? 4 : 3, 0));
LIES(ChVerification, fact, AFTER(2, sizeof(void *) == 8 ? 4 : 3, 0));
LIES(ChVerification, assumes_unique, AFTER(2, sizeof(void *) == 8 ? 4 : 3, 0) + 24);

/* Constants that programs were compiled with. */
_Static_assert(CH_OK == 0 && CH_SOLVED == 0 && CH_STUCK == 1 && CH_CONTRADICTION == 2 &&
                   CH_GUESSED == 3 && CH_AMBIGUOUS == 4 && CH_ENGLISH == 0 && CH_KOREAN == 1 &&
                   CH_SOLUTION_SIZE == 82 && CH_SCALE_LEVEL == 1 && CH_SCALE_HODOKU == 2 &&
                   CH_SCALE_SE == 4 && CH_PALETTE_HODOKU == 0 && CH_PALETTE_COLORBLIND == 1 &&
                   CH_PALETTE_PRINT == 2 && CH_PENCIL_NEEDED == 0 && CH_PENCIL_ALL == 1 &&
                   CH_PENCIL_NONE == 2 && CH_FACT_PLACES == 0 && CH_FACT_REMOVES == 1 &&
                   CH_FACT_PREMISE == 2 && CH_FACT_DEADLY == 3 && CH_FACT_PATTERN == 4 &&
                   CH_FACT_AFTER == 5 && CH_MARKING_AUTO == 0 && CH_MARKING_NONE == 1 &&
                   CH_MARKING_CORNER == 2 && CH_MARKING_FULL == 3 && CH_DOCUMENT_TEXT == 0 &&
                   CH_DOCUMENT_HTML == 1 && CH_DOCUMENT_PDF == 2 && CH_PAPER_A4 == 0 &&
                   CH_PAPER_LETTER == 1,
               "numbers are kept for ever");

/* The assertions above are checked by the compiler. */
int main(void)
{
    return 0;
}
