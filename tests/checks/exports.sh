#!/bin/sh
# exports.sh - the shared library exports what the public headers declare with CH_API, all of it and nothing else.
#
# SPDX-License-Identifier: MIT
set -eu
command -v nm >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

nm -D --defined-only "$1" | awk '{print $3}' | grep -vE '^__' | sort >"$work/exported"
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
