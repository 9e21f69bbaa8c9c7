#!/bin/sh
# sources.sh - the functions of the four programs that this project grew from keep working.
#
#   1. a contest judge's form, nine lines of nine numbers, solved with guessing allowed
#   2. cross-hatching alone, with ERROR on contradiction
#   3. occupancy of row, column and box as the test of the digits that a cell can hold
#   4. the list of candidates of every empty cell
#
# The expectations come from small awk programs that share no code with the project.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

"$crosshatch" generate -n 60 --seed 2026 >"$work/puzzles"

# ---- 1. the contest form ----

# True when nine lines of nine numbers are a valid full grid with the givens of $1.
is_answer()
{
    awk -v puzzle="$1" '
        NF != 9 || !/^[1-9]( [1-9])+$/ { bad = 1 }
        {
            for (c = 1; c <= 9; c++) {
                box = int((NR - 1) / 3) * 3 + int((c - 1) / 3)
                if (row[NR, $c]++ || column[c, $c]++ || inbox[box, $c]++) bad = 1
                given = substr(puzzle, (NR - 1) * 9 + c, 1)
                if (given ~ /[1-9]/ && given != $c) bad = 1
            }
        }
        END { exit bad || NR != 9 }' "$work/out" || { head -12 "$work/out"; return 1; }
}

contest()
{
    number=0
    while read -r puzzle rest; do
        number=$((number + 1))
        echo "$puzzle" | as_numbers >"$work/contest.txt"
        run 0 solve --guess --format spaced "$work/contest.txt" && is_answer "$puzzle" || return 1
    done
    [ "$number" -gt 0 ]
}
check "contest form: 60 puzzles" contest <"$work/puzzles"
check "contest form: the empty grid, at the first solution" contest <<EOT
$(printf '%081d' 0)
EOT
check "contest form: several solutions, stops at the first" contest <<EOT
$(head -1 "$work/puzzles" | sed 's/[1-9]/./; s/[1-9]/./')
EOT
if [ -n "${CH_SHARED:-}" ] && [ -f "$CH_SHARED/puzzles/rated-11-or-more.txt" ]; then
    cut -c1-81 "$CH_SHARED/puzzles/rated-11-or-more.txt" | head -40 >"$work/hard"
    check "contest form: 40 of the hardest" contest <"$work/hard"
else
    skip "contest form: 40 of the hardest" "the lists are not here"
fi
contest_stdin()
{
    echo "$easy" | as_numbers | "$crosshatch" solve --guess --format spaced >"$work/out" && is_answer "$easy"
}
check "contest form: from standard input" contest_stdin

# ---- 2. cross-hatching ----

# Reads "PUZZLE EXPECTED" lines; EXPECTED is 81 characters or ERROR.
hatching()
{
    number=0
    while read -r puzzle expected; do
        number=$((number + 1))
        echo "$puzzle" | as_lines >"$work/puzzle.txt"
        if [ "$expected" = ERROR ]; then echo ERROR; else echo "$expected" | as_lines; fi >"$work/expected"
        "$crosshatch" solve --strategies cross-hatching --format lines "$work/puzzle.txt" >"$work/out" 2>"$work/err"
        [ "$expected" = ERROR ] || [ ! -s "$work/err" ] || { cat "$work/err"; return 1; }
        cmp -s "$work/expected" "$work/out" || { echo "case $number: $puzzle"; diff "$work/expected" "$work/out"; return 1; }
    done
    [ "$number" -gt 0 ]
}

# A naive version: while a digit has one open cell in a box, it is placed there.
naive_hatching()
{
    awk '
        function fits(r, c, d,   i, br, bc) {
            if (grid[r, c] != ".") return 0
            br = int((r - 1) / 3) * 3; bc = int((c - 1) / 3) * 3
            for (i = 1; i <= 9; i++)
                if (grid[r, i] == d || grid[i, c] == d || grid[br + int((i - 1) / 3) + 1, bc + (i - 1) % 3 + 1] == d)
                    return 0
            return 1
        }
        function clash(   r, c, d, was) {
            for (r = 1; r <= 9; r++) for (c = 1; c <= 9; c++) {
                d = grid[r, c]
                if (d == ".") continue
                grid[r, c] = "."; was = fits(r, c, d); grid[r, c] = d
                if (!was) return 1
            }
            return 0
        }
        # -1: a digit fits nowhere in a box; else how many digits were placed
        function sweep(   b, d, e, r, c, n, at_r, at_c, there, placed) {
            for (b = 0; b < 9; b++) for (d = 1; d <= 9; d++) {
                n = 0; there = 0
                for (e = 0; e < 9; e++) {
                    r = int(b / 3) * 3 + int(e / 3) + 1; c = b % 3 * 3 + e % 3 + 1
                    if (grid[r, c] == d) there = 1
                    if (fits(r, c, d)) { n++; at_r = r; at_c = c }
                }
                if (there) continue
                if (n == 0) return -1
                if (n == 1) { grid[at_r, at_c] = d; placed++ }
            }
            return placed + 0
        }
        {
            for (i = 0; i < 81; i++) grid[int(i / 9) + 1, i % 9 + 1] = substr($1, i + 1, 1)
            result = clash() ? -1 : 1
            while (result > 0) result = sweep()
            line = ""
            for (i = 0; i < 81; i++) line = line grid[int(i / 9) + 1, i % 9 + 1]
            print $1, (result < 0 ? "ERROR" : line)
        }'
}

# Puzzles with one given changed: most contradict themselves sooner or later.
spoil()
{
    awk '{
        n = 0
        for (i = 1; i <= 81; i++) if (substr($1, i, 1) ~ /[1-9]/) {
            if (++n == 1 + NR % 20) {
                d = (substr($1, i, 1) + NR % 7) % 9 + 1
                print substr($1, 1, i - 1) d substr($1, i + 1)
                break
            }
        }
    }'
}

if [ -n "${CH_SHARED:-}" ] && [ -f "$CH_SHARED/golden/cross-hatching-dev.txt" ]; then
    check "cross-hatching: the cases of old" hatching <"$CH_SHARED/golden/cross-hatching-dev.txt"
else
    skip "cross-hatching: the cases of old" "they are not here"
fi
naive_hatching <"$work/puzzles" >"$work/cases"
check "cross-hatching: sound puzzles, against a naive program" hatching <"$work/cases"
spoil <"$work/puzzles" | naive_hatching >"$work/cases"
check "cross-hatching: spoiled puzzles, against a naive program" hatching <"$work/cases"
check "some of them contradict themselves" grep -q ERROR "$work/cases"
check "and some do not" grep -vq ERROR "$work/cases"
check "cross-hatching: digits twice in a row, column, box" hatching <<EOT
1.......1........................................................................ ERROR
1.................................................................1.............. 1.................................................................1..............
1........................................................................1....... 1........................................................................1.......
1.......................................................................1........ ERROR
1.........1...................................................................... ERROR
EOT
check "cross-hatching: a cell without candidates is not its business" hatching <<EOT
.123456..7........8........9..................................................... .123456..7........8........9.....................................................
EOT
check "but of the naked single's" run 3 solve .123456..7........8........9.....................................................
check "cross-hatching: a digit without a place in a box is" hatching <<EOT
...1...........1..234............................................................ ERROR
EOT
check "cross-hatching: exit status 3" run 3 solve --strategies cross-hatching --format lines "$broken"
check "cross-hatching: nothing but ERROR" out_is ERROR

# ---- 3 and 4. occupancy and candidates ----

# The digit or the candidates of each cell, by the digits in its row, column and box alone, a word a cell.
naive_candidates()
{
    awk '{
        for (i = 0; i < 81; i++) {
            held = substr($1, i + 1, 1)
            word = held ~ /[1-9]/ ? held : ""
            for (d = 1; d <= 9 && held !~ /[1-9]/; d++) {
                free = 1
                for (j = 0; j < 81 && free; j++)
                    if (substr($1, j + 1, 1) == d && (int(i / 9) == int(j / 9) || i % 9 == j % 9 ||
                            (int(i / 27) == int(j / 27) && int(i % 9 / 3) == int(j % 9 / 3))))
                        free = 0
                if (free) word = word d
            }
            print word
        }
    }'
}

candidates()
{
    number=0
    while read -r puzzle rest; do
        number=$((number + 1))
        echo "$puzzle" | naive_candidates >"$work/expected"
        run 1 solve --strategies=-all --format candidates "$puzzle" || return 1
        tr -s '|+ -' '\n' <"$work/out" | grep . | diff "$work/expected" - || return 1
    done
    [ "$number" -gt 0 ]
}
check "candidates: what row, column and box leave open" candidates <"$work/puzzles"

# Each house suffices: a digit in the row, in the column, or in the box of r5c5 is no candidate there.
decides()
{
    run 1 solve --strategies=-all --format candidates "$1" &&
        tr -s '|+ -' '\n' <"$work/out" | grep . | sed -n 41p >"$work/cell" &&
        grep -qx 12346789 "$work/cell"
}
check "occupancy: the row decides" decides ....................................5............................................
check "occupancy: the column decides" decides ....5............................................................................
check "occupancy: the box decides" decides ..............................5..................................................
check "occupancy: elsewhere it does not" sh -c "'$crosshatch' solve --strategies=-all --format candidates \
    5................................................................................ | tr -s '|+ -' '\n' | grep . |
    sed -n 41p | grep -qx 123456789"
finish
