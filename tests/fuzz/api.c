/* api.c - fuzz target: any bytes as calls of the public functions on one workspace, in any order.
 *
 * A byte selects the call, and its arguments follow: texts end with a NUL.  Every status is one of
 * the list; a log that is written is proved; a failing writer is reported as CH_IO.
 *
 * SPDX-License-Identifier: MIT
 */
#include <crosshatch/crosshatch.h>

#include "fuzz.h"
#include "text.h"

/* Guessing and the profiles se and sukaku take long in a grid that is nearly empty. */
enum { MOST_CALLS = 12, NODES = 500, FEWEST_DIGITS = 40 };

static bool is_status(ChStatus status)
{
    switch (status) {
#define STATUS(number, name, text) case CH_##name:
#include <crosshatch/status.def>
#undef STATUS
        return true;
    default:
        return false;
    }
}

/* A writer that stores its input, or fails. */
typedef struct Writer {
    ChText text;
    bool gives_up;
} Writer;

static int append_text(void *context, const char *bytes, size_t length)
{
    Writer *const writer = context;

    ch_text_add(&writer->text, bytes, length);
    return writer->gives_up;
}

/* ---- calls ---- */

static void read_puzzle(ChWorkspace *work, Bytes *bytes, bool givens)
{
    ChFault fault = {0};
    char *const text = take_text(bytes);
    const ChStatus status = (givens ? ch_read_givens : ch_read)(work, text, strlen(text), &fault);

    HOLDS(is_status(status) && (status == CH_OK || fault.status == status));
    free(text);
}

static int count_digits(const ChWorkspace *work)
{
    int digits = 0;

    for (int i = 0; i < CH_CELLS; i++)
        digits += ch_digit(work, 1 + i / 9, 1 + i % 9) != 0;
    return digits;
}

static void solve(ChWorkspace *work, Bytes *bytes)
{
    static const char *const profile[] = {NULL, "default", "hodoku", "se", "sukaku", "nonsense"};
    const unsigned how = take_byte(bytes);
    char *const list = take_text(bytes);
    char *const order = take_text(bytes);
    const bool is_full = count_digits(work) >= FEWEST_DIGITS;
    const bool is_slow = how % 6 == 3 || how % 6 == 4;
    const ChOptions options = {.size = sizeof options,
                               .profile = is_slow && !is_full ? NULL : profile[how % 6],
                               .strategies = how & 0x80 ? NULL : list,
                               .guess = (how >> 6 & 1) && is_full,
                               .order = how & 0x20 ? order : NULL};
    ChFault fault = {0};
    const ChStatus status = ch_solve(work, &options, &fault);

    HOLDS(is_status(status) && (status == CH_OK || fault.status == status));
    free(list);
    free(order);
}

/* Reads the marks anew, and looks for the next digit. */
static void hint(ChWorkspace *work, Bytes *bytes)
{
    const ChMarking marking = (ChMarking)(take_byte(bytes) % 5);
    ChFault fault = {0};
    ChStatus status = ch_set_marking(work, marking);

    HOLDS(is_status(status) &&
          (status == CH_OK) == (ch_marking(work) != CH_MARKING_AUTO && marking <= CH_MARKING_FULL));
    if (count_digits(work) < FEWEST_DIGITS)
        return;
    status = ch_next_digit(work, NULL, &fault);
    HOLDS(is_status(status) && (status == CH_OK || fault.status == status));
}

static void read_state(const ChWorkspace *work, Bytes *bytes)
{
    const int row = (int)take_byte(bytes) - 1;
    const int column = (int)take_byte(bytes) - 1;
    ChStepInfo info = {.size = sizeof info};
    const uint32_t index = take_byte(bytes);
    const ChStatus status = ch_step_info(work, index, &info);

    HOLDS((status == CH_OK) == (index < ch_step_count(work)));
    HOLDS(ch_outcome(work) <= CH_AMBIGUOUS);
    if (row < 1 || row > 9 || column < 1 || column > 9)
        return;
    HOLDS(ch_digit(work, row, column) >= 0 && ch_digit(work, row, column) <= 9);
    HOLDS(ch_candidates(work, row, column) < 1u << 9);
}

static int count_solution(void *context, const char *solution)
{
    HOLDS(strspn(solution, "123456789") == 81 && solution[81] == '\0');
    return ++*(int *)context >= 20;
}

static void search(ChWorkspace *work, Bytes *bytes)
{
    const unsigned how = take_byte(bytes);
    const ChAssumption assumption = {(int)take_byte(bytes) % 11, (int)take_byte(bytes) % 11,
                                     (int)take_byte(bytes) % 11, (int)(how >> 7)};
    const ChSearchOptions options = {.size = sizeof options,
                                     .assumptions = &assumption,
                                     .assumption_count = how >> 6 & 1,
                                     .budget = NODES,
                                     .entries = (int)(how >> 5 & 1)};
    ChSearchResult found = {.size = sizeof found};
    char solution[CH_SOLUTION_SIZE] = "";
    ChFault fault = {0};
    int taken = 0;
    ChStatus status = CH_OK;

    if (how % 4 == 0)
        status = ch_count_solutions(work, &options, how, &found, &fault);
    else if (how % 4 == 1)
        status = ch_find_solution(work, &options, solution, &found, &fault);
    else if (how % 4 == 2)
        status = ch_random_solution(work, &options, how, solution, &found, &fault);
    else
        status = ch_each_solution(work, &options, count_solution, &taken, &found, &fault);
    HOLDS(is_status(status) && (status == CH_OK || fault.status == status));
    HOLDS(status != CH_OK || found.nodes <= NODES);
}

static void prove(ChWorkspace *work, const ChText *log)
{
    ChVerification result = {.size = sizeof result};

    HOLDS(ch_verify_log(work, ch_text_string(log), log->length, 0, &result, NULL) == CH_OK);
    HOLDS(result.verdict != 1);
}

static void write(ChWorkspace *work, Bytes *bytes)
{
    static const char *const form[] = {"lines", "line", "spaced", "grid", "candidates", "nonsense"};
    static const char game[] = "1:00 r1c1=5 r9c9<>4 r5c5=7 undo redo -r1c1 r1c2=3 r1c3=3";
    const unsigned how = take_byte(bytes);
    const ChLanguage language = how & 0x80 ? CH_KOREAN : CH_ENGLISH;
    const bool has_log = ch_step_count(work) > 0;
    Writer writer = {.gives_up = (how & 0x40) != 0};
    ChStatus status = CH_OK;

    if (how % 6 == 0)
        status = ch_write_grid(work, form[how / 6 % 6], append_text, &writer);
    else if (how % 6 == 1)
        status = ch_write_step(work, how / 6, language, append_text, &writer);
    else if (how % 6 == 2)
        status = ch_write_explanation(work, language, append_text, &writer);
    else if (how % 6 == 3)
        status = ch_write_log(work, language, how & 8, append_text, &writer);
    else if (how % 6 == 4)
        status = how & 8 ? ch_write_check(work, language, append_text, &writer)
                         : ch_write_review(work, game, strlen(game), NULL, language, append_text,
                                           &writer, NULL);
    else
        status = ch_write_fault(&(ChFault){.status = (ChStatus)(how / 6)}, language, append_text,
                                &writer);
    HOLDS(is_status(status));
    HOLDS(writer.text.length == 0 || !writer.gives_up || status == CH_IO);
    if (status == CH_OK && how % 6 == 3 && has_log)
        prove(work, &writer.text);
    ch_text_free(&writer.text);
}

static void verify(ChWorkspace *work, Bytes *bytes)
{
    ChVerification result = {.size = sizeof result};
    ChFault fault = {0};
    char *const json = take_text(bytes);
    const ChStatus status = ch_verify_log(work, json, strlen(json), 20000, &result, &fault);

    HOLDS(is_status(status) && (status == CH_OK || fault.status == status));
    HOLDS(status != CH_OK || (result.verdict >= 0 && result.verdict <= 2));
    free(json);
}

/* ---- callers of other versions ---- */

/* Returns a struct of exactly SIZE bytes, all zero but for the size; NULL for a size of 255. */
static void *struct_of(size_t size)
{
    size_t *const made = size < 255 ? calloc(1, size > sizeof size ? size : sizeof size) : NULL;

    HOLDS(made != NULL || size == 255);
    if (made != NULL)
        *made = size;
    return made;
}

/* Passes structs of any size, and NULL, where a function takes options or returns a result. */
static void call_oddly(ChWorkspace *work, Bytes *bytes)
{
    const unsigned which = take_byte(bytes);
    void *const odd = struct_of(take_byte(bytes));
    ChSearchResult found = {.size = sizeof found};
    char solution[CH_SOLUTION_SIZE] = "";
    Writer writer = {.gives_up = false};
    ChFault fault = {0};
    ChFault *const reported = which & 0x80 ? NULL : &fault;
    ChStatus status;

    if (which % 8 == 0)
        status = ch_solve(work, odd, reported);
    else if (which % 8 == 1)
        status = ch_count_solutions(work, odd, 2, &found, reported);
    else if (which % 8 == 2)
        status = ch_count_solutions(work, NULL, 2, odd, reported);
    else if (which % 8 == 3)
        status = ch_find_solution(work, odd, which & 0x40 ? solution : NULL, NULL, reported);
    else if (which % 8 == 4)
        status = ch_step_info(work, which / 8 % 4, odd);
    else if (which % 8 == 5)
        status = ch_verify_log(work, "{}", 2, 0, odd, reported);
    else if (which % 8 == 6)
        status = ch_write_grid_picture(work, CH_ENGLISH, odd, append_text, &writer);
    else
        status = ch_write_step_picture(work, which / 8 % 4, CH_KOREAN, odd, append_text, &writer);
    HOLDS(is_status(status));
    ch_text_free(&writer.text);
    free(odd);
}

static void call(ChWorkspace *work, Bytes *bytes)
{
    const unsigned which = take_byte(bytes);

    if (which >= 0xf0) {
        call_oddly(work, bytes);
        return;
    }
    if (which >= 0xe0) {
        hint(work, bytes);
        return;
    }
    switch (which % 8) {
    case 0:
    case 1:
        read_puzzle(work, bytes, false);
        break;
    case 2:
        read_puzzle(work, bytes, true);
        break;
    case 3:
        solve(work, bytes);
        break;
    case 4:
        read_state(work, bytes);
        break;
    case 5:
        search(work, bytes);
        break;
    case 6:
        write(work, bytes);
        break;
    default:
        verify(work, bytes);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, size};
    void *const memory = malloc(ch_workspace_size());
    ChWorkspace *work;

    HOLDS(ch_workspace_init(memory, ch_workspace_size(), &work) == CH_OK);
    for (int i = 0; i < MOST_CALLS && bytes.left > 0; i++)
        call(work, &bytes);
    free(memory);
    return 0;
}
