#!/bin/sh
# format.sh - every C file is as clang-format would write it.  Skipped (77) where clang-format is absent.
#
# SPDX-License-Identifier: MIT
set -eu
cd "$CH_SOURCE"
command -v clang-format >/dev/null || exit 77
find include src strategies tests \( -name '*.c' -o -name '*.h' \) -print0 |
    xargs -0 clang-format --dry-run -Werror
