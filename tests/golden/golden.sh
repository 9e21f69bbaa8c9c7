#!/bin/sh
# golden.sh - the program's output for the sample puzzles, byte for byte, and the signature of all their logs.
#
# Usage: golden.sh NAME.  NAME is a row of the table below.  With UPDATE_GOLDEN=1 the kept output is rewritten; a commit that
# changes the signature must mention it.
#
# SPDX-License-Identifier: MIT
set -u
here=$CH_SOURCE/tests/golden
puzzles=$CH_SOURCE/puzzles
logs=$CH_SOURCE/tests/picture/logs

# Technique, conclusions and premises of every step, as one number a list.
signature()
{
    for list in singles beyond-singles unsolvable several sample contest; do
        for guess in '' --guess; do
            printf '%s%s %s\n' "$list" "${guess:+ guessing}" \
                "$("$CH_BINARY" solve $guess --stats "$puzzles/$list.txt" 2>&1 >/dev/null |
                    awk '$1 == "steps" { steps = $2 } $1 == "hash" { print steps, $2 }')"
        done
    done
}

# Every technique, by its key.
techniques()
{
    "$CH_BINARY" strategies | awk 'NR > 1 { print $1 }'
}

case $1 in
signature) signature ;;
sample.jsonl) "$CH_BINARY" solve --log json --argument --lang en "$puzzles/sample.txt" ;;
sample.en.txt) "$CH_BINARY" explain --lang en "$puzzles/sample.txt" ;;
sample.ko.txt) "$CH_BINARY" explain --lang ko "$puzzles/sample.txt" ;;
check.en.txt) "$CH_BINARY" check --solutions --lang en "$puzzles/unsolvable.txt" "$puzzles/several.txt" | grep -vx '[1-9]\{81\}' ;;
check.ko.txt) "$CH_BINARY" check --solutions --lang ko "$puzzles/unsolvable.txt" "$puzzles/several.txt" | grep -vx '[1-9]\{81\}' ;;
check.jsonl) "$CH_BINARY" check --json "$puzzles/unsolvable.txt" "$puzzles/several.txt" ;;
review.en.txt | review.ko.txt)
    language=${1%.txt}
    for game in clean mistake lucky; do
        "$CH_BINARY" review --lang "${language#review.}" --moves --proof "$puzzles/games/$game.txt" || true
    done ;;
review.jsonl) "$CH_BINARY" review --json "$puzzles/games/lucky.txt" ;;
strategies.en.txt) "$CH_BINARY" strategies --lang en ;;
strategies.ko.txt) "$CH_BINARY" strategies --lang ko ;;
techniques.en.txt) "$CH_BINARY" strategies --lang en $(techniques) ;;
techniques.ko.txt) "$CH_BINARY" strategies --lang ko $(techniques) ;;
lesson.en.txt) "$CH_BINARY" explain --lang en --brief "$(head -n 3 "$puzzles/beyond-singles.txt" | tail -n 1)" ;;
lesson.ko.txt) "$CH_BINARY" explain --lang ko --brief "$(head -n 3 "$puzzles/beyond-singles.txt" | tail -n 1)" ;;
drill.en.txt) "$CH_BINARY" drill --lang en -n 2 --answers xy-wing ;;
drill.ko.txt) "$CH_BINARY" drill --lang ko -n 2 --answers xy-wing ;;
curriculum.ko.txt) "$CH_BINARY" curriculum --lang ko --level easy ;;
teach.en.txt) "$CH_BINARY" lesson --lang en -n 1 xy-wing ;;
teach.ko.txt) "$CH_BINARY" lesson --lang ko -n 1 xy-wing ;;
worksheet.ko.txt) "$CH_BINARY" worksheet --lang ko -n 2 --answers --level easy ;;
draw-single.svg) "$CH_BINARY" draw --lang en --step 3 --coordinates "$puzzles/sample.txt" ;;
draw-chain.svg) "$CH_BINARY" draw --lang ko --step 1 "$logs/aic.json" ;;
draw-fish.svg) "$CH_BINARY" draw --lang en --step 1 --palette print "$logs/finned-swordfish.json" ;;
draw-sets.svg) "$CH_BINARY" draw --lang en --step 1 --palette colorblind "$logs/als-xz.json" ;;
step.svg) "$CH_BINARY" draw --lang en --step 1 --coordinates "$logs/aic.json" ;;
techniques.md) "$CH_SOURCE/scripts/techniques" "$CH_BINARY" ;;
terminal-sets.txt) COLUMNS=80 LC_ALL=C.UTF-8 "$CH_BINARY" draw --lang en --step 1 --format text --color always "$logs/als-xz.json" ;;
terminal-chain.txt) COLUMNS=80 LC_ALL=C.UTF-8 "$CH_BINARY" draw --lang ko --step 1 --format text --color always "$logs/aic.json" ;;
draw-fish.txt) "$CH_BINARY" draw --lang ko --step 1 --format text "$logs/finned-swordfish.json" ;;
*) echo "golden.sh: no output is called $1" >&2; exit 2 ;;
esac >"$1.new"

# The pictures shown in the docs are there.
kept=$here/$1
case $1 in
step.svg | techniques.md) kept=$CH_SOURCE/docs/$1 ;;
esac
[ "${UPDATE_GOLDEN-}" = 1 ] && cp "$1.new" "$kept"
diff -u "$kept" "$1.new" && [ -s "$1.new" ]
