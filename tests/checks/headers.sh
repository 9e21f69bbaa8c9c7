#!/bin/sh
# headers.sh - each header compiles alone in C; the public ones in C++ too.  The compilers: $CC, $CXX (may be empty).
#
# SPDX-License-Identifier: MIT
set -u
cd "$CH_SOURCE" || exit 1
warnings="-Wall -Wextra -Wpedantic -Werror -Wno-psabi"
paths=-Iinclude
for layer in $(find src strategies -type d); do
    paths="$paths -I$layer"
done
bad=0
count=0

# alone COMPILER STANDARD LANGUAGE HEADER
alone()
{
    printf '#include "%s"\ntypedef int ends_a_unit;\n' "$CH_SOURCE/$4" |
        $1 $2 $warnings -D_POSIX_C_SOURCE=200809L $paths -fsyntax-only -x "$3" - || {
        echo "$4: does not compile alone as $3"
        bad=1
    }
    count=$((count + 1))
}

for header in $(find include src strategies -name '*.h'); do
    alone "$CC" -std=c17 c "$header"
done
if [ -n "$CXX" ]; then
    for header in include/crosshatch/*.h; do
        alone "$CXX" -std=c++11 c++ "$header"
    done
fi
[ $count -gt 10 ] || bad=1
exit $bad
