#!/bin/sh
# review.sh - tests `review`.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

games=$CH_SOURCE/puzzles/games

# ---- the three games ----

check "review: a game without a mistake is 0" run 0 review "$games/clean.txt"
check "says so" out_has '^57 moves: 57 forced, 0 lucky, 0 wrong. The puzzle is solved.$'
check "has no mistakes" sh -c "! grep -q Mistakes '$work/out'"
check "names what was used" out_has '^Techniques used: Full House 20, .*Hidden Triple 1\.$'
check "a game with a mistake is 1" run 1 review "$games/mistake.txt"
check "finds it" out_has '^Move 30, r8c7=6 (5:14): wrong, the first mistake. One step would have shown that: X-Wing.$'
check "shows the step" out_has '^1\. X-Wing: .*remove 6 from r6c1, r6c7 and r8c7\.$'
check "knows what followed" out_has '^Move 31, .*: wrong; it follows from an earlier mistake\.$'
check "and what was taken back" out_has '^Move 35, -r8c7 (6:48): takes a mistake back\.$'
check "says what to practise" out_has "^Practise X-Wing: 'crosshatch strategies x-wing' explains it\.$"
check "a game with lucky guesses is 0" run 0 review "$games/lucky.txt"
check "finds them" sh -c "[ \$(grep -c 'right, but nothing in the grid showed it yet' '$work/out') -ge 1 ]"
check "and what was easier" out_has 'Cross-Hatching was easier and there since move [0-9]*: r4c6=9\.$'
check "--moves adds every move" run 0 review --moves "$games/lucky.txt"
check "in a line each" sh -c "[ \$(sed -n '/^All moves/,/^\$/p' '$work/out' | grep -c '^Move ') -eq 57 ]"
check "--proof adds steps" run 0 review --proof "$games/lucky.txt"
check "of lucky moves" out_has '^2\. '
check "in Korean" run 1 review --lang ko "$games/mistake.txt"
check "too" sh -c "grep -q '30번째 수' '$work/out' && ! grep -q 'wrong\|Move' '$work/out'"

# ---- input ----

puzzle=$(sed -n 3p "$games/mistake.txt")
check "a puzzle, and moves as a text" run 0 review "$puzzle" 'r1c2=2 r2c4=5'
check "are reviewed" out_has '^2 moves: 2 forced, 0 lucky, 0 wrong. The grid is not full yet.$'
check "a game on standard input" sh -c "'$crosshatch' review <'$games/clean.txt' | grep -q '^57 moves'"
check "a game and its puzzle" run 0 review "$(sed -n 2p "$games/clean.txt")" "$games/clean.txt"
check "a game of another puzzle is 2" run 2 review "$puzzle" "$games/clean.txt"
check "says so" err_has 'expected a game of this puzzle; the game has another digit at r'
check "moves without a puzzle are 2" run 2 review 'r1c1=5'
check "says so" err_has 'expected a puzzle before the moves, or a game that holds it'
check "a bad move is 2" run 2 review "$puzzle" 'r1c2=2 r1c0=4'
check "has a place" err_has 'names no file, and is no game: line 1, column 8: expected a move .*; found r1c0=4'
printf '%s\nr1c2=2\n r1c5=1\n' "$puzzle" >"$work/game"
check "a move on a given is 2" run 2 review "$work/game"
check "has a place" err_has "^$work/game:3:2: expected a move in a cell without a given; found r1c5=1"
check "a folder is 2" run 2 review "$work"
check "three operands are 2" run 2 review "$puzzle" undo undo
check "two puzzles are 2" run 2 review "$CH_SOURCE/puzzles/hard.txt" undo
check "an empty game" run 0 review "$puzzle" ''
check "has no moves" out_has '^0 moves: '
check "a puzzle with several solutions is 1" run 1 review "$(printf '%081d' 0)" 'r1c1=1 r1c2=1'
check "has choices" out_has '^2 moves: 0 forced, 0 lucky, 1 wrong. 1 was a choice.'
check "a puzzle without a solution is 3" run 3 review "55$(printf '%079d' 0)" 'r9c9=1'
check "says so" out_has '^The puzzle itself has no solution'

# ---- what is shown ----

check "an unfinished game" run 1 review --proof "$puzzle" 'r1c1=1 r4c1=6 r9c9=3'
check "shows no digit that it lacks" sh -c "! grep -q 'place [0-9] in' '$work/out'"
check "says so" out_has 'digits that you have not found yet; --solutions shows them'
check "--solutions" run 1 review --proof --solutions "$puzzle" 'r1c1=1 r4c1=6 r9c9=3'
check "does" out_has 'place [0-9] in '
check "--known" run 1 review --known singles "$games/mistake.txt"
check "--html -" run 1 review --html - "$games/mistake.txt"
check "is a page alone" sh -c "head -1 '$work/out' | grep -q '^<!DOCTYPE html>' && tail -1 '$work/out' | grep -q '^</html>' && ! grep -q '^76 moves' '$work/out'"
check "with a picture of the pattern" sh -c "grep -q 'm30-r8c7-6' '$work/out' && grep -q 'X-Wing' '$work/out'"
check "is well-formed" sh -c "sed 1d '$work/out' | sed 's/<meta \\([^>]*\\)>/<meta \\1\\/>/g' | python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parseString(sys.stdin.buffer.read())'"
check "--html FILE" run 1 review --html "$work/page.html" "$games/mistake.txt"
check "writes both" sh -c "grep -q '^76 moves' '$work/out' && grep -q '</html>' '$work/page.html'"
check "a page that cannot be written is 2" run 2 review --html "$work/no/page.html" "$games/mistake.txt"
check "says so" err_has 'page.html'

finish
