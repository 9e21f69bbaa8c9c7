#!/bin/sh
# puzzles.sh - the project's own puzzles match the description in puzzles/README.md.
#
# The puzzles of each practice set are solved with the technique and not without; no two are equivalent.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"
puzzles=$CH_SOURCE/puzzles

level_is() { run 0 grade --format %L "$puzzles/$1.txt" && [ "$(wc -l <"$work/out")" -eq 50 ] && [ "$(sort -u "$work/out")" = "$1" ]; }
for level in easy medium hard expert extreme; do
    check "fifty of level $level" level_is "$level"
done

# Prints the word behind an option in the command of a set, or else a default.
word_behind()
{
    word=$2
    case $command in *" $1 "*) word=${command#*" $1 "} word=${word%% *} ;; esac
}

is_needed()
{
    { read -r _ && read -r command && read -r variation; } <"$set"
    grep -v '^#' "$set" >"$work/set"
    word_behind --strategies "upto:$key" && strategies=$word
    word_behind --needs none && [ "$word" = "$key" ] && word_behind -n 0 && made=$word
    command=$variation
    case $variation in '# and, varying these, by: '*) word_behind -n 0 && made=$((made + word)) ;; esac
    [ "$made" -eq "$count" ] && [ -z "$("$crosshatch" convert --canonical "$work/set" | sort | uniq -d)" ] &&
        run 0 solve --strategies "$strategies" --format line "$work/set" && run 1 solve --strategies "$strategies,-$key" --format line "$work/set" &&
        ! grep -qv '\.' "$work/out"
}
# A set of fewer than ten, or none at all, is listed with its number.
is_listed() { [ "$count" -eq 10 ] || grep -qE "\`$key\` $count([^0-9]|\$)" "$puzzles/README.md"; }

# Sub-types have no sets. No finder finds "guess" and "contradiction".
for key in $("$crosshatch" strategies --json | sed -n '/"subtype_of"/!s/.*"key":"\([^"]*\)".*/\1/p'); do
    set=$puzzles/techniques/$key.txt
    count=0
    [ ! -f "$set" ] || count=$(grep -vc '^#' "$set")
    [ "$count" -eq 0 ] || check "$key is needed" is_needed
    check "$key: ten, or said how many" is_listed
done
finish
