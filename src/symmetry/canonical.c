/* canonical.c - see canonical.h.
 *
 * The form is written cell by cell.  At each cell only those arrangements continue that have the
 * smallest value found there, given the cells before it.
 *
 * Undecided choices are postponed.  The columns form an ordered partition: the columns of a class
 * have looked alike so far, and share the class's places.  A digit that is new to a class with
 * several places gets no fixed number yet.  Its number is the place of its home column plus an
 * offset. So a later choice among numbers is a choice among places of home columns, and the rows
 * above remain as written.
 *
 *      places    0 1 2 | 3 4 5 | 6 7 8
 *      row 1     . . . | . . x | y z .      y and z are 2 and 3: their columns share the places
 *      row 2     . . y |                    and here y becomes 2, so its column takes place 7
 *
 * Stacks are tied as long as they are empty.
 *
 * SPDX-License-Identifier: MIT
 */
#include "canonical.h"

#include <stdbool.h>
#include <string.h>

#include "canonical_solved.h"
#include "sets.h"

enum { EMPTY = 0, UNKNOWN = 0xff, MOST_KEPT = 256 };

/* The decided part of an arrangement. */
typedef struct Draft {
    uint8_t column[9]; /* at each place; the columns of a class are unordered */
    uint16_t starts;   /* the first places of the classes, and 9, as bits */
    uint8_t place[9];  /* of each column */
    uint8_t tied[3];   /* per stack, the end of the stacks tied with it, as a number of stacks */
    uint8_t home[10];  /* of each digit, its home column; UNKNOWN while it has no number */
    int8_t offset[10]; /* from the place of its home to its number */
    uint8_t numbers;   /* the next number to assign */
    uint8_t depth;     /* rows written before this one */
    uint8_t band;      /* band of the last row */
    uint8_t turned;    /* whether the puzzle is transposed */
    uint16_t rows;     /* used so far */
} Draft;

/* Drafts that have looked alike so far. */
typedef struct Kept {
    int count;
    bool full; /* some drafts found no room */
    Draft draft[MOST_KEPT];
} Kept;

typedef struct Writer {
    uint8_t turned[2][9][9]; /* the puzzle and its transpose, 0 for an empty cell */
    uint8_t (*row)[9];       /* the one in use */
    const uint8_t *line;     /* the row being placed */
    uint8_t best[CH_CELLS];
    int written; /* length of the valid part of `best` */
    Kept *kept;  /* the best at the end of the row; NULL: each draft continues to the last row */
} Writer;

static void write_stacks(Writer *writer, Draft *draft, int stack);
static void write_columns(Writer *writer, Draft *draft, int at, int stop);

static void clear_kept(Kept *kept)
{
    kept->count = 0;
    kept->full = false;
}

/* Writes VALUE at a place of the row; returns whether the arrangement is still among the
 * smallest. */
static bool write_value(Writer *writer, const Draft *draft, int place, int value)
{
    const int at = 9 * draft->depth + place;

    if (at < writer->written && value > writer->best[at])
        return false;
    if (at >= writer->written || value < writer->best[at]) {
        if (at < writer->written && writer->kept != NULL)
            clear_kept(writer->kept);
        writer->best[at] = (uint8_t)value;
        writer->written = at + 1;
    }
    return true;
}

/* ---- places ---- */

static void swap_places(Draft *draft, int a, int b)
{
    const uint8_t column = draft->column[a];

    draft->column[a] = draft->column[b];
    draft->column[b] = column;
    draft->place[draft->column[a]] = (uint8_t)a;
    draft->place[draft->column[b]] = (uint8_t)b;
}

/* Returns the first place of a place's class; end_of() the one after its last. */
static int first_of(const Draft *draft, int place)
{
    return 31 - __builtin_clz(draft->starts & ((2u << place) - 1));
}

static int end_of(const Draft *draft, int place)
{
    return place + 1 + ch_lowest((unsigned)draft->starts >> (place + 1));
}

/* Splits the class of a place in two, the second beginning with AT. */
static void split_class(Draft *draft, int at)
{
    draft->starts |= (uint16_t)(1u << at);
}

/* Gives a column the first place of its class. */
static void fix_column(Draft *draft, int column)
{
    const int place = draft->place[column];
    const int first = first_of(draft, place);

    swap_places(draft, place, first);
    split_class(draft, first + 1);
}

/* ---- columns ---- */

/* Returns the smallest number that a digit can have in COLUMN, if that column comes first in its
 * class. */
static int least_number(const Draft *draft, int digit, int column)
{
    const int home = draft->home[digit];

    if (home == UNKNOWN)
        return draft->numbers;
    const int first = first_of(draft, draft->place[home]);
    const bool behind = home != column && first == first_of(draft, draft->place[column]);
    return draft->offset[digit] + first + behind;
}

/* Moves the empty cells of a class to its front; returns their number. */
static int put_empty_first(const Writer *writer, Draft *draft, int at)
{
    const int end = end_of(draft, at);
    int empty = at;

    for (int i = at; i < end; i++)
        if (writer->line[draft->column[i]] == EMPTY)
            swap_places(draft, i, empty++);
    split_class(draft, empty);
    return empty - at;
}

/* Returns whether all digits of a class are new and occur once.  Such a class need not be split. */
static bool all_are_new(const Writer *writer, const Draft *draft, int at)
{
    unsigned seen = 0;

    if (draft->numbers > CH_DIGITS)
        return false;
    for (int i = at, end = end_of(draft, at); i < end; i++) {
        const int digit = writer->line[draft->column[i]];
        if (draft->home[digit] != UNKNOWN || (seen >> digit & 1) != 0)
            return false;
        seen |= 1u << digit;
    }
    return true;
}

/* Writes a class of new digits.  Returns the place after them, or -1 when they are too large. */
static int write_new(Writer *writer, Draft *draft, int at)
{
    const int end = end_of(draft, at);
    const int offset = draft->numbers - at;

    for (int i = at; i < end; i++) {
        const int digit = writer->line[draft->column[i]];
        if (!write_value(writer, draft, i, draft->numbers++))
            return -1;
        draft->home[digit] = draft->column[i];
        draft->offset[digit] = (int8_t)offset;
    }
    return end;
}

/* Fixes the place of a column, and gives its digit the smallest number possible. */
static void take_column(const Writer *writer, Draft *draft, int at, int column)
{
    const int digit = writer->line[column];

    fix_column(draft, column);
    if (draft->home[digit] == UNKNOWN) {
        draft->home[digit] = (uint8_t)column;
        draft->offset[digit] = (int8_t)(draft->numbers++ - at);
    } else {
        fix_column(draft, draft->home[digit]);
    }
}

/* Finds the columns of a class whose digits can have the smallest number; returns how many there
 * are, 0 when the number is too large. */
static int least_columns(Writer *writer, const Draft *draft, int at, uint8_t least_column[3])
{
    int least = CH_DIGITS + 1;
    int count = 0;

    for (int i = at, end = end_of(draft, at); i < end; i++) {
        const int column = draft->column[i];
        const int number = least_number(draft, writer->line[column], column);
        if (number > least)
            continue;
        if (number < least)
            count = 0;
        least = number;
        least_column[count++] = (uint8_t)column;
    }
    return write_value(writer, draft, at, least) ? count : 0;
}

/* Writes a number, and everything that follows from each choice but the last.  Returns the place
 * after the number for the last choice, or -1 when the number is too large. */
static int write_number(Writer *writer, Draft *draft, int at, int stop)
{
    uint8_t column[3];
    const int count = least_columns(writer, draft, at, column);

    for (int i = 0; i < count - 1; i++) {
        Draft other = *draft;
        take_column(writer, &other, at, column[i]);
        write_columns(writer, &other, at + 1, stop);
    }
    if (count == 0)
        return -1;
    take_column(writer, draft, at, column[count - 1]);
    return at + 1;
}

/* Writes the places of a stack from AT to STOP, and everything that follows. */
static void write_columns(Writer *writer, Draft *draft, int at, int stop)
{
    while (at >= 0 && at < stop) {
        const int empty = put_empty_first(writer, draft, at);
        if (empty > 0)
            for (const int end = at + empty; at >= 0 && at < end;)
                at = write_value(writer, draft, at, EMPTY) ? at + 1 : -1;
        else if (all_are_new(writer, draft, at))
            at = write_new(writer, draft, at);
        else
            at = write_number(writer, draft, at, stop);
    }
    if (at >= 0)
        write_stacks(writer, draft, stop / 3);
}

/* ---- stacks ---- */

static void swap_stacks(Draft *draft, int a, int b)
{
    for (int i = 0; i < 3; i++)
        swap_places(draft, 3 * a + i, 3 * b + i);
}

static void tie_stacks(Draft *draft, int first, int end)
{
    for (int stack = first; stack < end; stack++)
        draft->tied[stack] = (uint8_t)end;
}

static int givens_in_stack(const Writer *writer, const Draft *draft, int stack)
{
    int givens = 0;

    for (int i = 3 * stack; i < 3 * stack + 3; i++)
        givens += writer->line[draft->column[i]] != EMPTY;
    return givens;
}

/* Tries each of the tied stacks that has the fewest givens in this row: the others are larger. */
static void write_tied_stack(Writer *writer, Draft *draft, int stack, const int givens[3])
{
    const Draft before = *draft;
    const int end = draft->tied[stack];
    int fewest = 3;

    for (int i = stack; i < end; i++)
        fewest = givens[i] < fewest ? givens[i] : fewest;
    for (int i = stack; i < end; i++) {
        if (givens[i] != fewest)
            continue;
        *draft = before;
        swap_stacks(draft, stack, i);
        draft->tied[stack] = (uint8_t)(stack + 1);
        write_columns(writer, draft, 3 * stack, 3 * stack + 3);
    }
}

static void write_row(Writer *writer, const Draft *draft);

static void end_row(Writer *writer, Draft *draft)
{
    Kept *const kept = writer->kept;

    draft->depth++;
    if (kept == NULL)
        write_row(writer, draft);
    else if (kept->count < MOST_KEPT)
        kept->draft[kept->count++] = *draft;
    else
        kept->full = true;
}

/* Writes the row from a stack on, and everything that follows.  Tied stacks that are empty in this
 * row, too, come first and remain tied. */
static void write_stacks(Writer *writer, Draft *draft, int stack)
{
    if (stack == 3) {
        end_row(writer, draft);
        return;
    }
    const int end = draft->tied[stack];
    int givens[3];
    int next = stack;
    for (int i = stack; i < end; i++) {
        givens[i] = givens_in_stack(writer, draft, i);
        if (givens[i] != 0 || end == stack + 1)
            continue;
        swap_stacks(draft, i, next);
        givens[i] = givens[next];
        givens[next++] = 0;
    }
    if (end == stack + 1) {
        write_columns(writer, draft, 3 * stack, 3 * stack + 3);
        return;
    }
    if (next == stack) {
        write_tied_stack(writer, draft, stack, givens);
        return;
    }
    for (int place = 3 * stack; place < 3 * next; place++)
        if (!write_value(writer, draft, place, EMPTY))
            return;
    tie_stacks(draft, stack, next);
    write_stacks(writer, draft, next);
}

/* ---- rows ---- */

/* Returns whether COUNT lines of the puzzle from FIRST on equal those from OTHER on. */
static bool are_alike(const Writer *writer, int first, int other, int count)
{
    return memcmp(writer->row[first], writer->row[other], 9 * (size_t)count) == 0;
}

/* Returns whether a row may come next.  Of equal bands only one is tried, and of equal rows in a
 * band. */
static bool may_come(const Writer *writer, const Draft *draft, int row)
{
    const int band = row / 3;

    if ((draft->rows >> row & 1) != 0 || (draft->depth % 3 != 0 && band != draft->band))
        return false;
    if (draft->depth % 3 == 0 && (draft->rows >> 3 * band & 7) != 0)
        return false;
    for (int other = 3 * band; other < row; other++)
        if ((draft->rows >> other & 1) == 0 && are_alike(writer, other, row, 1))
            return false;
    for (int other = 0; draft->depth % 3 == 0 && other < band; other++)
        if ((draft->rows >> 3 * other & 7) == 0 && are_alike(writer, 3 * other, 3 * band, 3))
            return false;
    return true;
}

/* Tries each row that may come next, and writes everything that follows. */
static void write_row(Writer *writer, const Draft *draft)
{
    const uint8_t *const line = writer->line;

    if (draft->depth == 9)
        return;
    writer->row = writer->turned[draft->turned];
    for (int row = 0; row < 9; row++) {
        if (!may_come(writer, draft, row))
            continue;
        Draft next = *draft;
        next.rows |= (uint16_t)(1u << row);
        next.band = (uint8_t)(row / 3);
        writer->line = writer->row[row];
        write_stacks(writer, &next, 0);
    }
    writer->line = line;
}

static void start_draft(Draft *draft, int turned)
{
    memset(draft, 0, sizeof *draft);
    memset(draft->home, UNKNOWN, sizeof draft->home);
    draft->numbers = 1;
    draft->turned = (uint8_t)turned;
    tie_stacks(draft, 0, 3);
    draft->starts = 1 << 0 | 1 << 3 | 1 << 6 | 1 << 9;
    for (int place = 0; place < 9; place++)
        draft->column[place] = draft->place[place] = (uint8_t)place;
}

/* Writes row by row: all drafts that are the smallest so far continue together.  Where there are
 * too many of them, as with hardly any givens, each continues separately. */
static void write_all(Writer *writer)
{
    Kept kept[2];

    kept[0].count = 2;
    start_draft(&kept[0].draft[0], 0);
    start_draft(&kept[0].draft[1], 1);
    for (int depth = 0; depth < 9; depth++) {
        Kept *const now = &kept[depth % 2];
        Kept *const next = &kept[1 - depth % 2];
        clear_kept(next);
        writer->kept = next;
        for (int i = 0; i < now->count; i++)
            write_row(writer, &now->draft[i]);
        if (!next->full)
            continue;
        writer->kept = NULL;
        for (int i = 0; i < now->count; i++)
            write_row(writer, &now->draft[i]);
        return;
    }
}

void ch_canonical(const uint8_t given[CH_CELLS], uint8_t form[CH_CELLS])
{
    Writer writer = {.written = 0};

    if (ch_canonical_solved(given, form))
        return;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int row = CH_ROW_OF(cell);
        const int column = CH_COLUMN_OF(cell);
        const uint8_t digit = (uint8_t)(given[cell] == CH_NO_DIGIT ? EMPTY : given[cell] + 1);
        writer.turned[0][row][column] = writer.turned[1][column][row] = digit;
    }
    write_all(&writer);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int value = writer.best[9 * CH_ROW_OF(cell) + CH_COLUMN_OF(cell)];
        form[cell] = (uint8_t)(value == EMPTY ? CH_NO_DIGIT : value - 1);
    }
}
