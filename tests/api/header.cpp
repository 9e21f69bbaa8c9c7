// header.cpp - the public header as C++ sees it: types, calls and linkage.
//
// SPDX-License-Identifier: MIT
#include <crosshatch/crosshatch.h>

#include <cstring>
#include <string>
#include <vector>

static int append(void *context, const char *bytes, size_t length)
{
    static_cast<std::string *>(context)->append(bytes, length);
    return 0;
}

static int count_to_three(void *context, const char *)
{
    return ++*static_cast<uint64_t *>(context) == 3;
}

int main()
{
    std::vector<char> memory(ch_workspace_size());
    const std::string text(81, '.');
    ChWorkspace *work = nullptr;
    std::string grid;

    if (ch_workspace_init(memory.data(), memory.size(), &work) != CH_OK)
        return 1;
    if (ch_read(work, text.data(), text.size(), nullptr) != CH_OK)
        return 2;
    if (ch_solve(work, nullptr, nullptr) != CH_OK || ch_outcome(work) != CH_STUCK)
        return 3;
    if (ch_write_grid(work, "line", append, &grid) != CH_OK || grid != text + "\n")
        return 4;
    ChSearchResult result = {sizeof(ChSearchResult), 0, 0};
    uint64_t taken = 0;
    if (ch_each_solution(work, nullptr, count_to_three, &taken, nullptr, nullptr) != CH_OK ||
        ch_count_solutions(work, nullptr, 3, &result, nullptr) != CH_OK || result.solutions != 3)
        return 5;
    return 0;
}
