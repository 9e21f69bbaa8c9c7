#!/bin/sh
# format.sh - every C file is formatted by clang-format 14.  Other versions write some lines differently, so where
# there is no version 14 it is skipped (77).
#
# SPDX-License-Identifier: MIT
set -eu
cd "$CH_SOURCE"
for tool in clang-format-14 clang-format; do
    command -v $tool >/dev/null && $tool --version | grep -q 'version 14\.' || continue
    find include src strategies tests docs windows \( -name '*.c' -o -name '*.h' \) -print0 |
        xargs -0 $tool --dry-run -Werror
    exit
done
echo "no clang-format 14"
exit 77
