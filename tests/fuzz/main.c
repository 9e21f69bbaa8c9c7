/* main.c - feeds files to a fuzz target: main() where libFuzzer is absent, and the test that
 * replays a corpus.
 *
 * Operands are files, or folders of files.  Speaks TAP, a case a file; an input that crashes the
 * target is the last one named.
 *
 * SPDX-License-Identifier: MIT
 */
#include <dirent.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { PATH_SIZE = 4096 };

static unsigned cases;
static unsigned failures;

static void print_case(bool ok, const char *path, const char *what)
{
    cases++;
    failures += !ok;
    printf("%sok %u - %s%s\n", ok ? "" : "not ", cases, path, what);
}

/* Runs the target on a file, in a block of exactly its size, so that a sanitizer sees every read
 * past the end. */
static void replay_file(const char *path, size_t size)
{
    FILE *const file = fopen(path, "rb");
    uint8_t *const data = malloc(size != 0 ? size : 1);

    printf("# %s\n", path);
    fflush(stdout);
    if (file == NULL || data == NULL || fread(data, 1, size, file) != size) {
        print_case(false, path, ": cannot be read");
    } else {
        LLVMFuzzerTestOneInput(data, size);
        print_case(true, path, "");
    }
    free(data);
    if (file != NULL)
        fclose(file);
}

static void replay(const char *path, bool enter);

static void replay_folder(const char *path)
{
    DIR *const folder = opendir(path);

    if (folder == NULL) {
        print_case(false, path, ": cannot be opened");
        return;
    }
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        char inside[PATH_SIZE];
        const int length = snprintf(inside, sizeof inside, "%s/%s", path, entry->d_name);
        if (entry->d_name[0] != '.' && length < PATH_SIZE)
            replay(inside, false);
    }
    closedir(folder);
}

static void replay(const char *path, bool enter)
{
    struct stat info;

    if (stat(path, &info) != 0)
        print_case(false, path, ": is not there");
    else if (S_ISREG(info.st_mode))
        replay_file(path, (size_t)info.st_size);
    else if (enter)
        replay_folder(path);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        replay(argv[i], true);
    if (cases == 0)
        print_case(false, "the corpus", " is empty");
    printf("1..%u\n", cases);
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
