#!/bin/sh
# text.sh - no trailing blanks, no tabs or carriage returns in C, a newline at the end, one SPDX line in every source.
#
# SPDX-License-Identifier: MIT
set -u
cd "$CH_SOURCE" || exit 1
bad=0

# expect_none MESSAGE: standard input holds the culprits, and should be empty.
expect_none()
{
    culprits=$(cat)
    [ -z "$culprits" ] && return
    printf '%s:\n%s\n' "$1" "$culprits"
    bad=1
}

sources()
{
    find include src strategies tests scripts docs po .ci -type f \( -name '*.[ch]' -o -name '*.def' \
        -o -name '*.py' -o -name '*.sh' -o -path 'scripts/*' -o -path '.ci/*' \) ! -name '*.pyc'
}

texts()
{
    sources
    find . -maxdepth 1 -type f \( -name '*.md' -o -name 'meson*' \)
    find docs src strategies tests -type f \( -name '*.md' -o -name 'meson.build' \)
}

[ "$(sources | wc -l)" -gt 30 ] || echo "hardly any source found in $CH_SOURCE" | expect_none "No sources"
texts | xargs grep -nE '[[:blank:]]+$' | expect_none "Trailing blanks"
texts | xargs grep -lE "$(printf '\r')" | expect_none "Carriage returns"
sources | grep '\.[ch]$' | xargs grep -ln "$(printf '\t')" | expect_none "Tabs"
sources | xargs grep -L 'SPDX-License-Identifier: MIT' | expect_none "No SPDX line"
for file in $(texts); do
    [ -z "$(tail -c 1 "$file")" ] || echo "$file"
done | expect_none "No newline at the end"
exit $bad
