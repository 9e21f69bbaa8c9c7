#!/bin/sh
# symbols.sh - every external name of the archives given as operands has the prefix ch_ and one definition; none can be
# written to.
#
# SPDX-License-Identifier: MIT
set -u
command -v nm >/dev/null && command -v objdump >/dev/null || { echo "skipped: binutils is not installed"; exit 77; }
[ $# -gt 0 ] || {
    echo "no archives to look at"
    exit 1
}
bad=0
twice=$(nm --defined-only --extern-only "$@" 2>/dev/null | awk 'NF == 3 && $3 ~ /^ch_/ {print $3}' | sort | uniq -d)
[ -z "$twice" ] || {
    echo "defined twice:" $twice
    bad=1
}
for archive; do
    symbols=$(nm --defined-only --extern-only "$archive" 2>/dev/null | awk 'NF == 3 {print $3}')
    [ -n "$symbols" ] || {
        echo "$archive: defines nothing"
        bad=1
    }
    # Symbols of sanitizers and coverage begin with two underscores, which C reserves for them.
    strangers=$(printf '%s\n' "$symbols" | grep -vE '^(ch_|__)')
    [ -z "$strangers" ] || {
        echo "$archive: without the prefix:" $strangers
        bad=1
    }
    writable=$(objdump -t "$archive" | awk '$3 == "O" && $4 ~ /^[.](data|bss|tdata|tbss)$/ {print $NF}')
    [ -z "$writable" ] || {
        echo "$archive: variables outside any function that can change:" $writable
        bad=1
    }
done
exit $bad
