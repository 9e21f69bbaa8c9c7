#!/bin/sh
# exports.sh - the shared library exports what the public headers declare with CH_API and what src/api/crosshatch.map lists, all of
# it and nothing else, each with its version; and it has the soname that docs/abi.md promises.
#
# SPDX-License-Identifier: MIT
set -eu
command -v nm >/dev/null || { echo "skipped: binutils is not installed"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Versions themselves are absolute symbols (A).
nm -D --defined-only "$1" | awk '$2 != "A" && $3 !~ /^__/ {print $3}' | sort >"$work/versioned"
sed 's/@.*//' "$work/versioned" >"$work/exported"
cat "$CH_SOURCE"/include/crosshatch/*.h |
    sed -n 's/^CH_API .*[ *]\(ch_[a-z0-9_]*\)(.*/\1/p' | sort >"$work/declared"
[ -s "$work/declared" ] || {
    echo "no CH_API function found in the headers"
    exit 1
}
diff "$work/declared" "$work/exported" || {
    echo "(<: declared and not exported; >: exported and not declared)"
    exit 1
}

# Prints "name@@NODE" for each function of the list.
awk '/^[A-Z_0-9.]+ \{/ {node = $1} /^ +ch_.*;/ {sub(";", "", $1); print $1 "@@" node}' "$CH_SOURCE/src/api/crosshatch.map" | sort >"$work/listed"
diff "$work/listed" "$work/versioned" || {
    echo "(<: listed in crosshatch.map and not exported so; >: exported and not listed so)"
    exit 1
}
objdump -p "$1" | grep -q '^ *SONAME *libcrosshatch\.so\.1$' || {
    echo "the soname is not libcrosshatch.so.1"
    exit 1
}
