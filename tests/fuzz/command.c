/* command.c - fuzz target: any bytes as a command line and its input.
 *
 * Each line is a word, up to an empty line; the rest is standard input, and the file `in`.  For any
 * words, the command ends with one of its exit statuses, leaks nothing, and reports any trouble.
 * It runs in its own folder, which is emptied after each run.  Words with a slash, which would lead
 * out of it, are not tried, nor is endless `generate`, nor a guess in a grid that is nearly empty.
 *
 * SPDX-License-Identifier: MIT
 */
#include <fcntl.h>
#include <ftw.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli.h"
#include "fuzz.h"
#include "program.h"

/* Guessing takes long in a grid that is nearly empty. */
enum { MOST_WORDS = 24, FEWEST_DIGITS = 40 };

/* Where a sanitizer writes its report, since standard error is the command's. */
__attribute__((weak)) void __sanitizer_set_report_fd(void *descriptor);

static int own_out = -1, own_err = -1; /* the target's own outputs and folder, saved */
static int own_folder;
static char folder[] = "/tmp/crosshatch-fuzz-XXXXXX";

static int remove_one(const char *path, const struct stat *is, int kind, struct FTW *at)
{
    (void)is, (void)kind;
    if (at->level > 0)
        remove(path);
    return 0;
}

static void empty_folder(void)
{
    nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static void remove_folder(void)
{
    empty_folder();
    rmdir(folder);
}

static void set_up(void)
{
    if (own_out >= 0)
        return;
    own_out = dup(STDOUT_FILENO);
    own_err = dup(STDERR_FILENO);
    own_folder = open(".", O_RDONLY | O_DIRECTORY);
    HOLDS(own_out >= 0 && own_err >= 0 && own_folder >= 0);
    if (__sanitizer_set_report_fd != NULL)
        __sanitizer_set_report_fd((void *)(intptr_t)own_err);
    HOLDS(mkdtemp(folder) != NULL);
    setenv("LC_ALL", "C.UTF-8", 1);
    atexit(remove_folder);
}

static int split_words(Bytes *bytes, char **word)
{
    int count = 0;

    for (;;) {
        const uint8_t *const end = bytes->left > 0 ? memchr(bytes->data, '\n', bytes->left) : NULL;
        const size_t length = end != NULL ? (size_t)(end - bytes->data) : bytes->left;
        char *const text = malloc(length + 1);
        HOLDS(text != NULL);
        take_bytes(bytes, text, length);
        text[length] = '\0';
        take_byte(bytes);
        if (length == 0 || count == MOST_WORDS) {
            free(text);
            return count;
        }
        word[count++] = text;
    }
}

static int count_digits(const uint8_t *data, size_t size)
{
    int digits = 0;

    for (size_t i = 0; i < size; i++)
        digits += data[i] >= '1' && data[i] <= '9';
    return digits;
}

static bool is_tame(int count, char *const *word, bool may_guess)
{
    for (int i = 0; i < count; i++)
        if (strchr(word[i], '/') != NULL || strcmp(word[i], "--") == 0 ||
            (!may_guess && word[i][0] == '-' && strchr(word[i], 'g') != NULL))
            return false;
    return true;
}

/* Opens NAME as a descriptor; FIRST is its initial content. */
static void put_file(int descriptor, const char *name, const Bytes *first)
{
    const int file = open(name, O_RDWR | O_CREAT | O_TRUNC, 0600);

    HOLDS(file >= 0);
    if (first != NULL && first->left > 0)
        HOLDS(write(file, first->data, first->left) == (ssize_t)first->left);
    HOLDS(lseek(file, 0, SEEK_SET) == 0 && dup2(file, descriptor) == descriptor);
    close(file);
}

static void run(int count, char **word, const Bytes *input)
{
    struct stat said;

    HOLDS(chdir(folder) == 0);
    put_file(STDIN_FILENO, "in", input);
    put_file(STDOUT_FILENO, "out", NULL);
    put_file(STDERR_FILENO, "err", NULL);
    const int status = ch_cli_run(count, word);
    fstat(STDERR_FILENO, &said);
    dup2(own_out, STDOUT_FILENO);
    dup2(own_err, STDERR_FILENO);
    HOLDS(status >= CH_EXIT_OK && status <= CH_EXIT_IMPOSSIBLE);
    HOLDS(status != CH_EXIT_TROUBLE || said.st_size > 0);
    HOLDS(fchdir(own_folder) == 0);
    empty_folder();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    /* Limits `generate` to one puzzle, and few tries to make it. */
    static char *const last[] = {"-n1", "--tries", "2"};
    char *word[MOST_WORDS + 5] = {"crosshatch"};
    char *own[MOST_WORDS];
    Bytes bytes = {data, size};

    set_up();
    const int count = split_words(&bytes, own);
    bool generates = false;
    for (int i = 0; i < count; i++)
        generates |= strcmp(own[i], "generate") == 0;
    memcpy(word + 1, own, (size_t)count * sizeof *own);
    if (generates)
        memcpy(word + 1 + count, last, sizeof last);
    if (is_tame(count, own, count_digits(data, size) >= FEWEST_DIGITS))
        run(1 + count + (generates ? 3 : 0), word, &bytes);
    for (int i = 0; i < count; i++)
        free(own[i]);
    return 0;
}
