#!/bin/sh
# needs.sh COMMAND [MODULE] - the command is loaded with few libraries, and the module for pictures shows one name.
#
# Each library that the command is linked with costs time at every start.
#
# SPDX-License-Identifier: MIT
set -eu
command -v objdump >/dev/null || { echo "skipped: binutils is not installed"; exit 77; }

needed=$(objdump -p "$1" | awk '$1 == "NEEDED" {print $2}')
[ -n "$needed" ] || {
    echo "$1 needs nothing at all?"
    exit 1
}
strange=$(printf '%s\n' "$needed" | grep -vE '^(ld|lib(c|m|dl|rt|pthread|cjson|popt|expat|md|z|zstd))[.-]') || true
[ -z "$strange" ] || {
    echo "$1 is linked with" $strange
    exit 1
}

[ $# -gt 1 ] || exit 0
shown=$(nm -D --defined-only "$2" | awk '{print $3}' | grep -vE '^_') || true
[ "$shown" = ch_painter ] || {
    echo "$2 shows" $shown
    exit 1
}
