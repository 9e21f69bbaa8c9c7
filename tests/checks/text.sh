#!/bin/sh
# text.sh - no trailing blanks, no tabs or carriage returns in C, a newline at the end, one SPDX line in every source, and
# lines of C that fit a screen, unless a string is in them, and so lines of the documentation, unless a table or code.  Loops
# over the members of a set are those of sets.h.
#
# SPDX-License-Identifier: MIT
set -u
cd "$CH_SOURCE" || exit 1
bad=0

# none MESSAGE: fails unless standard input, the list of culprits, is empty.
none()
{
    culprits=$(cat)
    [ -z "$culprits" ] && return
    printf '%s:\n%s\n' "$1" "$culprits"
    return 1
}

sources()
{
    find include src strategies tests scripts docs po windows .ci -type f \( -name '*.[ch]' -o -name '*.def' \
        -o -name '*.py' -o -name '*.sh' -o -path 'scripts/*' -o -path '.ci/*' \) ! -name '*.pyc'
}

texts()
{
    sources
    find . -maxdepth 1 -type f \( -name '*.md' -o -name 'meson*' \)
    find docs src strategies tests windows -type f \( -name '*.md' -o -name 'meson.build' \)
}

# The pages, without docs/techniques.md, which is made from tables.
pages()
{
    find . -maxdepth 1 -name '*.md'
    find docs po puzzles web/npm -maxdepth 1 -name '*.md' ! -name techniques.md
}

# long_lines FILE: prints the long lines of a page that are no rows of a table and no code.
long_lines()
{
    sed '/^```/,/^```/s/.*//; /^|/s/.*//; /^    /s/.*//' "$1" | grep -nE '^.{101,}$' | sed "s|^|$1:|"
}

[ "$(sources | wc -l)" -gt 30 ] || echo "hardly any source found in $CH_SOURCE" | none "No sources" || bad=1
texts | xargs grep -nE '[[:blank:]]+$' | none "Trailing blanks" || bad=1
texts | xargs grep -lE "$(printf '\r')" | none "Carriage returns" || bad=1
sources | grep '\.[ch]$' | xargs grep -ln "$(printf '\t')" | none "Tabs" || bad=1
sources | grep '\.[ch]$' | xargs grep -nE '^[^"]{101,}$' | none "More than 100 columns" || bad=1
sources | grep -E '^(src|strategies)/.*\.[ch]$' | grep -v '^src/model/sets\.h$' |
    xargs grep -nE '(^ +|!= 0; )([a-z_]+) &= \2 - 1\)|= ch_[a-z]+_next\(.*, ([a-z_]+) \+ 1\)\)' |
    none "Loops over the members of a set without CH_EACH_... (src/model/sets.h)" || bad=1
for page in $(pages); do long_lines "$page"; done | none "More than 100 columns" || bad=1
sources | xargs grep -L 'SPDX-License-Identifier: MIT' | none "No SPDX line" || bad=1
for file in $(texts); do
    [ -z "$(tail -c 1 "$file")" ] || echo "$file"
done | none "No newline at the end" || bad=1
exit $bad
