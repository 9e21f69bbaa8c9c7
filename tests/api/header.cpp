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
    return 0;
}
