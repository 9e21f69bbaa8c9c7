// solve.cpp - the library from C++: memory and texts that look after themselves, errors as exceptions.
//
// SPDX-License-Identifier: MIT
#include <crosshatch/crosshatch.h>

#include <cstddef>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

class Crosshatch {
  public:
    Crosshatch() : memory(new std::max_align_t[ch_workspace_size() / sizeof(std::max_align_t) + 1])
    {
        check(ch_workspace_init(memory.get(), ch_workspace_size(), &work));
    }

    void solve(const std::string &puzzle)
    {
        ChFault fault = {};
        check(ch_read(work, puzzle.data(), puzzle.size(), &fault), fault);
        check(ch_solve(work, nullptr, &fault), fault);
    }

    std::string explanation(ChLanguage language)
    {
        std::string text;
        check(ch_write_explanation(work, language, append, &text));
        return text;
    }

  private:
    static void check(ChStatus status, ChFault fault = {})
    {
        if (status == CH_OK)
            return;
        std::string message;
        fault.status = status;
        ch_write_fault(&fault, CH_ENGLISH, append, &message);
        throw std::runtime_error(message);
    }

    // No exception may pass through the library.
    static int append(void *context, const char *bytes, size_t length) noexcept
    {
        static_cast<std::string *>(context)->append(bytes, length);
        return 0;
    }

    std::unique_ptr<std::max_align_t[]> memory;
    ChWorkspace *work = nullptr;
};

int main()
{
    Crosshatch crosshatch;

    crosshatch.solve(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    std::cout << crosshatch.explanation(CH_ENGLISH);
}
