#!/bin/sh
# commands.sh - help, and the commands without a script of their own: what they print, how they end.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

# ---- help and version ----

help_of()
{
    run 0 "$1" --help && grep -q "^Usage: crosshatch $1" "$work/out" && out_has '^Options:' &&
        out_has '--lang' && [ ! -s "$work/err" ]
}

for command in solve explain hint why judge check grade join verify generate convert draw worksheet drill lesson curriculum learn dataset library mcp strategies; do
    check "$command --help" help_of $command
    check "$command refuses an unknown option" run 2 $command --frobnicate
    check "it names it" err_has 'unknown option --frobnicate'
done

general_help()
{
    run 0 --help && for command in solve explain hint why judge check grade join verify generate convert draw worksheet drill lesson curriculum learn dataset library mcp strategies; do
        out_has "^  $command " || return 1
    done
}
check "--help lists the commands" general_help
check "--version" run 0 --version
check "it says which" out_has '^crosshatch [0-9]'
korean_help()
{
    run 0 solve --help --lang ko && LC_ALL=C grep -q "$(printf '\355\225\230')" "$work/out"
}
check "help speaks Korean" korean_help
check "help is a word, too" run 0 help
check "for all" out_has '^Usage: crosshatch COMMAND'
check "and for one" run 0 help solve
check "which it is" out_has '^Usage: crosshatch solve'
check "in the language requested" run 0 help solve --lang ko
check "for one" out_has 'crosshatch solve'
check "the words of a beginner" run 0 help words
check "say what a cell is called" out_has '^  r4c6 .*row 4 and column 6'
check "and which command answers what" out_has 'Is my move right.*crosshatch judge'
check "in Korean" run 0 help words --lang ko
check "with the same commands" out_has 'crosshatch judge r4c6=5 PUZZLE'
check "wherever that option is" run 0 --lang ko help solve
check "for one, too" out_has 'crosshatch solve'
check "but not for what is no command" run 2 help sovle
check "which is reported" err_has "no command 'sovle'"
check "with what is like it" err_has 'similar names: solve'
check "help is like others" run 2 hlep
check "and reported, too" err_has 'similar names: help'

# ---- solve ----

check "solve ends with 0 when logic solves" run 0 solve "$easy"
check "a puzzle alone is solved" run 0 "$easy"
check "its grid is ruled" out_has '^| 5 3 4 | 6 7 8 | 9 1 2 |$'
solve_line()
{
    run 0 solve --format line "$easy" && out_is "$easy_solution"
}
check "--format line" solve_line
check "stuck is 1" run 1 solve "$stuck"
# Both need a unique rectangle; the first has three solutions, the second has one.
assuming=81..5...6..7....4...567.81......65...639....79783.546.1.256.9.4.5684.7..79.23..5.
assuming_unique=5......2......2..7..4..5..82..5...9...6.8....47.3..5.....9.....7.861.....6...3...
check "several solutions are 1 where a step assumes one" run 1 solve --format line "$assuming"
check "and reported" err_has 'The puzzle has several solutions'
check "the grid is printed" out_has '^8194532766'
check "as in a list of steps" run 1 solve --log text "$assuming"
check "with the step" out_has '^The puzzle has several solutions.* Step 33 assumes that the puzzle has only one solution\.$'
check "as in an explanation" run 1 explain "$assuming"
check "with the step" out_has '^The puzzle has several solutions.* Step 33 assumes that the puzzle has only one solution\.$'
check "as in a log" run 1 solve --log json "$assuming"
check "whose outcome says so" out_has '"outcome":"ambiguous".*"assumes":"unique"}$'
check "which verify refutes" sh -c "'$crosshatch' verify '$work/out' | grep -q '^refuted: step 33: .*several'"
check "as by other profiles" run 1 solve --profile se "$assuming"
check "and reported" err_has 'The puzzle has several solutions'
check "guesses assume nothing" run 0 solve --guess --log json "$assuming"
check "so they are proved" sh -c "'$crosshatch' verify '$work/out' | grep -qx verified"
check "a step drawn of it" run 0 draw --format text --step 33 "$assuming"
check "is drawn with that said" err_has 'The puzzle has several solutions'
check "but not one before that step" run 0 draw --format text --step 32 "$assuming"
check "which holds anyway" sh -c "test ! -s '$work/err'"
check "one solution is 0" run 0 solve --strategies singles,uniqueness --log text "$assuming_unique"
check "with the assumption" out_has '^Solved by logic alone\. Step [0-9]* assumes that the puzzle has only one solution\.$'
check "in a log" run 0 solve --strategies singles,uniqueness --log json "$assuming_unique"
check "a member says so" out_has '"outcome":"solved".*"assumes":"unique"}$'
check "verify says so" sh -c "'$crosshatch' verify '$work/out' | grep -qx 'verified, if the puzzle has one solution'"
check "whatever the log says" sh -c "sed 's/,\"assumes\":\"unique\"//' '$work/out' | '$crosshatch' verify | grep -qx 'verified, if the puzzle has one solution'"
check "a contradiction is 3" run 3 solve "$broken"
check "and prints ERROR" out_is ERROR
check "--guess solves the rest" run 0 solve --guess --format line "$stuck"
check "all of it" sh -c "! grep -q '\\.' '$work/out'"
# A wrong digit that singles alone do not notice.
check "--guess on a puzzle without a solution" run 1 solve --guess --strategies singles --format line \
    82.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
check "says so" err_has 'Guessing cannot help'
check "nor when it explains" run 1 explain --guess --strategies singles \
    82.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
check "which it says" out_has 'Guessing cannot help'
check "--log text" run 0 solve --log text --format line "$easy"
check "prints steps" out_has '^1\. [A-Z].*: .*r[1-9]c[1-9]'
check "then the grid" sh -c "tail -1 '$work/out' | grep -qx $easy_solution"
check "--log json" run 0 solve --log json "$easy"
check "one object a line" sh -c "wc -l <'$work/out' | grep -qx '1' && grep -q '^{\"format\":\"crosshatch-log\".*}\$' '$work/out'"
stats()
{
    run 0 solve --stats --format line "$easy" && out_is "$easy_solution" &&
        err_has '^puzzles  *1$' && err_has '^solved  *1$' && err_has '^hash  *[0-9a-f]\{16\}$'
}
check "--stats" stats
check "an unknown format is refused" run 2 solve --format frob "$easy"
ends_are_no_strategies()
{
    for name in contradiction guess cases; do
        run 2 solve --strategies $name "$easy" && run 0 strategies $name && out_has "does not take the name $name\.$" &&
            ! out_has 'outcome' || return 1
    done
    run 2 strategies outcome && run 2 solve --strategies outcome "$easy"
}
check "no page offers the end of a solve as a strategy" ends_are_no_strategies
compared()
{
    run 0 strategies --compare hodoku && out_has '^Brute Force  .*- (a search by trial' && out_has '^100 of 101 names are found here\.$'
}
check "another program's names beside ours" compared
check "... as objects" run 0 strategies --compare se --json
check "... of no other program" run 2 strategies --compare frob
check "... and of no one technique" run 2 strategies --compare se naked-pair
check "what another program calls a technique" run 0 strategies 'purple cows'
check "describes it" out_has 'Name for --strategies: discontinuous-nice-loop;'
check "with the names there" out_has "Sunnie's Sudoku Solution: .*Purple cow"
check "... as an object" run 0 strategies --json 'Purple Cow'
check "which has them too" out_has '"elsewhere":{.*"sunnie":\[[^]]*"Purple cow"'
check "what only another program has" run 0 strategies uniqueness clue cover type 2
check "is said to be missing" out_has "Uniqueness clue cover type 2 of Sunnie's Sudoku Solution is missing here: "
check "... as an object" run 0 strategies --json 'uniqueness clue cover type 2'
check "which says why" out_has '"format":"crosshatch-comparison".*"missing":"'
check "an unknown strategy is refused" run 2 solve --strategies frob "$easy"
one_name_for_three()
{
    run 0 strategies --json hidden-single && cp "$work/out" "$work/three" &&
        run 0 strategies --json cross-hatching hidden-single-row hidden-single-column && cmp "$work/out" "$work/three"
}
check "a name for several strategies is described for each" one_name_for_three
as_people_write()
{
    run 1 solve --strategies 'Singles, Naked pairs,x wing' --format line "$stuck" && cp "$work/out" "$work/written" &&
        run 1 solve --strategies singles,naked-pair,x-wing --format line "$stuck" && cmp "$work/out" "$work/written" &&
        run 0 strategies 'XY Wing' && out_has '^XY-Wing$' && run 0 strategies 'simple color' && out_has '^Simple Colours Wrap$'
}
check "strategies are named as people write them" as_people_write
check "and in Korean" run 0 strategies --lang=ko '네이키드 페어' '유일성 사각형(Unique Rectangle) 유형 1'
check "as Korean players call them, in any language" run 0 strategies --lang=en 숨은싱글 '드러난 둘' 엑스윙 스워드피쉬
check "which is listed" out_has '^  In Korean: .*드러난 둘'
check "and so are groups" run 0 strategies --lang=en 피쉬
check "with all their techniques" out_has '^finned-franken-x-wing '
check "in lists" run 1 solve --strategies '싱글,숨은 쌍,-엑스 윙' --format line "$stuck"
check "in a reason" run 0 judge --because 숨은-싱글 r1c6=8 "$easy"
check "in what a puzzle is to need" run 0 generate --with 엑스윙 --seed 1
check "a Korean name that is unknown is shown" run 2 solve --strategies 싱글,엑스왕 "$easy"
check "as it is" err_has '엑스왕$'
check "with those like it" err_has '^crosshatch: similar names: 엑스윙$'
err_of_none() { run 2 "$@" && err_has "^crosshatch: 'crosshatch strategies' lists all names; in a list, commas separate them\$"; }
similar() { word=$1 && shift && run 2 "$@" && err_has "^crosshatch: similar names: $word\$"; }
check "names like an unknown one are listed" similar 'x-wing' strategies xwng
check "those that it is a part of" similar 'death-blossom, house-death-blossom, region-death-blossom, set-death-blossom, n-times-als-death-blossom, anls-death-blossom' strategies death
check "but not a part in the middle of a word" sh -c "! '$crosshatch' generate --with ssts 2>&1 | grep -q similar"
check "where there is none, the command that lists them" err_of_none generate --with frobnicate
check "our name for that of another program" similar 'aic, discontinuous-nice-loop' generate --with 'Purple cow'
check "the word type does not matter" run 0 strategies 'UR Type 1'
check "it is that technique" out_has '^  Name for --strategies: unique-rectangle-1;'
check "nor in a list" run 0 solve --strategies '+ur type-1,-bug-type-2' "$easy"
check "of the one in a list" similar 'skyscraper' solve --strategies singles,-skyskraper,x-wing "$easy"
check "of strategies requested" similar 'exocet, jexocet' generate --with exocett
check "of options" similar '--jobs' grade --jbos=3 "$easy"
check "in another form" similar '--strategies' solve --strategy=x-wing "$easy"
check "of commands" similar 'explain' explian
check "there may be none" sh -c "! '$crosshatch' strategies frobnicate 2>&1 | grep -q similar"
check "an unknown profile is refused" run 2 solve --profile frob "$easy"
check "an order tries other techniques first" run 0 solve --log text --order naked-single "$easy"
check "so that they are used" out_has 'Naked Single'
check "a whole order" run 0 solve --log json --order HoDoKu "$easy"
check "by which a naked single comes before a hidden one" out_has '"technique":"naked-single"'
check "an unknown order is refused" run 2 solve --order frob "$easy"
check "with its name and those of the orders" err_has "default, sudokuwiki, hodoku, se, or names of strategies.*found 'frob'"
check "an order with a near name" run 2 solve --order x-wing,hodouk "$easy"
check "of which only the wrong name is shown" err_has "found 'hodouk'"
check "and the right one" err_has 'similar.*hodoku'
check "a minus puts a technique last" run 0 solve --log text --order -cross-hatching,-full-house "$easy"
check "so that others are used" sh -c "! grep -q Cross-Hatching '$work/out'"
check "but not a whole order" run 2 solve --order -hodoku "$easy"
check "which the sign shows" err_has "found '-hodoku'"
check "an order with a very long name" run 2 solve --order "$(printf '%0300d' 0)" "$easy"
check "of which a part is shown" err_has "found '0*"
check "the teaching order with its reasons" run 0 strategies --order default
check "a line each" out_has '^  1  full-house  .*No pencil marks'
check "another order with what each sees" run 0 strategies --order sudokuwiki
check "from the first" out_has '^  6  naked-pair  .*Two cells'
check "as JSON" run 0 strategies --order se --json
check "an order takes no name" run 2 strategies --order se x-wing
check "an unknown word is refused" run 2 solve --log frob "$easy"
check "a missing argument is refused" run 2 solve --format
check "--jobs 0 is refused" run 2 solve --jobs 0 "$easy"
check "--jobs -1 is refused" run 2 solve --jobs=-1 "$easy"
check "--from takes givens from the puzzle" run 0 solve --from "$easy" "$easy_solution"
check "--from must agree with the grid" run 2 solve --from "$broken" "$easy_solution"
printf '%s\n' "$easy" "54$(echo "$easy" | cut -c3-)" >"$work/played"
check "in every line of a file" run 2 solve --from "$easy" "$work/played"
check "where it does not is reported" err_has 'played:2:2: expected r1c2=3 as in the original puzzle; '
check "in an operand" run 2 solve --from "$easy" "$easy" "$(sed -n 2p "$work/played")"
check "which is named" err_has '^crosshatch: 54.*: expected r1c2=3 as in the original puzzle; '
check "--from must be a puzzle" run 2 solve --from frob "$easy"

strategies_matter()
{
    run 1 solve -s full-house -f line "$easy" && cp "$work/out" "$work/few" &&
        run 0 solve -s +full-house -f line "$easy" && ! cmp -s "$work/few" "$work/out"
}
check "--strategies chooses" strategies_matter

profiles_named()
{
    run 2 solve --profile nope "$easy" && names=$(sed -n 's/.*there are: //p' "$work/err" | tr -d ,) &&
        run 0 solve --help && for name in $names; do grep -q -- "--profile=.*$name" "$work/out" || return 1; done &&
        [ "$(echo "$names" | wc -w)" -ge 3 ]
}
check "an unknown profile: those that there are, as in the help" profiles_named

# ---- explain ----

check "explain" run 0 explain "$easy"
check "numbers its steps" out_has '^Step 1: '
check "and takes the last ones together" out_has '^The rest are singles, steps [0-9]* to 51: '
check "--full" run 0 explain --full "$easy"
check "shows each alone" sh -c "grep -q '^Step 51: Full House' '$work/out' && ! grep -q '^The rest' '$work/out'"
check "--argument" run 0 explain --argument "$easy"
check "does, too" out_has '^Step 51: '
check "without --full again" run 0 explain "$easy"
check "and ends with the grid" sh -c "tail -2 '$work/out' | grep -qF ' r9 | 3   4   5  | 2   8   6  | 1   7   9  |'"
check "--brief merges runs" run 0 explain --brief "$easy"
check "of steps" out_has '^Steps 1 to [0-9]*, '
wing=$(sed -n '/^[^#]/{p;q}' "$CH_SOURCE/puzzles/techniques/x-wing.txt" | cut -c 1-81)
check "--steps" run 0 explain --steps x-wing "$wing"
only_wings() { [ "$(grep -c '^Step [0-9]*: ' "$work/out")" -gt 0 ] && ! grep '^Step [0-9]*: ' "$work/out" | grep -qv ': X-Wing$'; }
check "shows these steps alone" only_wings
check "and says how many there are" out_has '^Shown: [1-9][0-9]* of [1-9][0-9]* steps\.$'
check "and not the solution" sh -c "[ \$(grep -c ' r9 |' '$work/out') -le 1 ] || ! tail -3 '$work/out' | grep -q ' r9 |'"
check "--steps: the others" run 0 explain --brief --steps -x-wing "$wing"
check "without the X-wing" sh -c "grep -q '^Steps 1 to ' '$work/out' && ! grep -q 'X-Wing' '$work/out'"
check "--steps: none of them" run 0 explain --steps x-wing "$easy"
check "is none" out_has '^Shown: 0 of 51 steps\.$'
check "--steps: an unknown name" run 2 explain --steps x-wong "$easy"
check "is named" err_has 'steps: .*x-wong'
few_lines() { [ "$(wc -l <"$work/out")" -le 10 ] && [ "$(wc -l <"$work/out")" -ge "$1" ]; }
check "--summary" run 0 explain --summary "$easy"
check "of singles" out_has '^51 singles are all that it takes\.$'
check "and the narrowest place" out_has '^It is hardest to go on at step [0-9]*: only [0-9]* digits* can'
check "in a few lines" few_lines 4
check "--json without --summary" run 2 explain --json "$easy"
check "is told where the steps are" err_has "solve --essential --log json"
check "--summary --json" run 2 explain --summary --json "$easy" 53..
check "is an object a puzzle" sh -c "[ \$(grep -c '^{\"format\":\"crosshatch-summary\",\"version\":1,.*}\$' '$work/out') -eq 2 ]"
check "also of one that cannot be read" out_has '"status":"error".*"input":"53\.\."'
mixed=.......1..6..2.....3...4..29.1....4..24...76......1...5.....8..34..85.2...7.93..4
check "--summary: more than singles" run 0 explain --summary "$mixed"
check "how it opens" out_has '^It opens with [0-9]* singles\. Then no single is left'
check "what it takes" out_has '^[0-9]* steps go beyond singles, from easy to hard: .*X-Wing'
check "where it gets hard" out_has '^It is hardest to go on at step [0-9]*: only [0-9]* steps* '
check "its key" out_has '^The key is step [0-9]*, X-Wing: '
check "and its end, in ten lines" few_lines 7
offered()
{
    step=$(sed -n 's/^It is hardest to go on at step \([0-9]*\): .*/\1/p' "$work/out") && run 0 explain --steps -singles "$mixed" &&
        out_has "^Step $step: "
}
check "the step is one of the path" offered
check "--summary: stuck" run 1 explain --summary "$stuck"
check "says so" out_has '^Logic gets no further'
check "--summary: unsolvable" run 3 explain --summary "$broken"
check "says why" out_has '^This is a contradiction'
check "--summary: several solutions" run 1 explain --summary "$(printf '.%.0s' $(seq 81))"
check "--summary in Korean" run 0 explain --summary --lang ko "$wing"
check "speaks Korean" sh -c "! grep -q 'step' '$work/out'"
check "stuck is 1" run 1 explain "$stuck"
check "a contradiction is 3" run 3 explain "$broken"
# Two sides of a Sue de Coq may share a digit that the intersection lacks: it counts twice.
shared=5......69.48.3...1.1........8..7..2......9...3.6...1....16287..........6..274....
check "a digit on both sides" run 0 explain --strategies medium,extended-sue-de-coq "$shared"
check "is counted for each" out_has 'The 9 can be in A and in B, any other digit only once'

all_marks=$(awk 'BEGIN { for (i = 0; i < 81; i++) printf "123456789" }')
check "explain: pencil marks" run 1 explain "$all_marks"
check "are drawn" out_has '^ r1 | 4 5 6 : 4 5 6 : '
check "no colours in a file" sh -c "'$crosshatch' explain $easy | grep -q '\\[1m' && exit 1 || exit 0"
check "--color always" sh -c "'$crosshatch' explain --color always $easy | grep -q '\\[1m'"
argument()
{
    run 0 explain "$easy" && few=$(wc -l <"$work/out") && run 0 explain --argument "$easy" &&
        [ "$(wc -l <"$work/out")" -gt "$few" ]
}
check "--argument says more" argument

# ---- solve: a contradiction ----

check "solve: a contradiction" run 3 solve "$broken"
check "is a word in place of the grid" out_is ERROR
check "and what clashes" err_has '^crosshatch: The 5 is in box 1 and row 1 more than once: r1c1 and r1c2 have it. This is a contradiction'
check "in one line" one_message
check "with --guess too" run 3 solve --guess "$broken"
check "in Korean" run 3 solve --lang ko "$broken"
check "what clashes" err_has 'r1c1과 r1c2'
clash=...8.169.......8...372.....6.....1.41....2....2..8...98...2...7276.9.......4.....
printf '%s\n' "$easy" "$broken" "$clash" >"$work/clashing"
check "of a file" run 3 solve --format line "$work/clashing"
check "with its line" err_has '/clashing:2: The 5 is in box 1 and row 1 more than once'
check "a line each" err_has '/clashing:3: .* In box 1, no cell is left for the 8'
check "only there" sh -c "test \$(wc -l <'$work/err') -eq 2"
check "where the steps are printed they say so" run 3 solve --log text "$broken"
check "and nothing else" sh -c "! test -s '$work/err'"

# ---- draw ----

"$crosshatch" solve --strategies upto:x-wing --log json "$(grep -vm1 '^#' "$CH_SOURCE/puzzles/techniques/x-wing.txt")" >"$work/log"
steps=$(grep -oE '"step": ?[0-9]+, ?"technique"' "$work/log" | wc -l)
check "draw: the last step of a log, whose others are done" run 0 draw --format text --step "$steps" "$work/log"
check "leaves one cell" out_has 'the last empty cell'
check "a wrong strategy is refused for a log" run 2 draw --step 1 --strategies x-wong "$work/log"
check "and for a grid" run 2 draw --profile nobody "$easy"
check "no step beyond" run 2 draw --format text --step $((steps + 1)) "$work/log"
check "says so" err_has "there is no step $((steps + 1)): there are $steps steps"
sed 's/"step":3/"step":"x"/' "$work/log" >"$work/bad"
check "a log that is none" run 2 draw --step 2 "$work/bad"
check "is reported" err_has 'expected the number of a step'
# The easy puzzle as 729 marks, from which a player has taken the 4 of r1c3.
marks_of='{ for (i = 1; i <= 81; i++) for (k = 1; k <= 9; k++) { d = substr($0, i, 1); printf "%s", (d > 0 ? k == d : i != 3 || k != 4) ? k : "." } }'
check "a mark that is missed among 729" run 1 check --from "$easy" "$(echo "$easy" | awk "$marks_of")"
check "is a mistake" out_has 'The 4 was ruled out in r1c3'
check "a half-solved grid of a puzzle" run 0 draw --format text --from "$easy" "$(echo $easy | sed 's/^530/534/')"
check "is drawn" out_has '^| 5 3 4 '

printf '%s\n%s\n' "$easy" "$stuck" >"$work/list"
check "draw: two puzzles as text" run 0 draw --format text "$work/list" "$broken"
check "draws them all" sh -c "grep -c '^A Sudoku grid' '$work/out' | grep -qx 3"
check "with a blank line between" sh -c "grep -c '^\$' '$work/out' | grep -qx 2"
# refused_second FORMAT...: true when there is no output for the first puzzle, and the message names the second.
refused_second()
{
    run 2 draw "$@" && out_empty && one_message && [ ! -e "$work/one.svg" ] && [ ! -e "$work/one.txt" ]
}
check "draw: an SVG of two puzzles" refused_second --format svg "$work/list"
check "is refused with the place of the second" err_has 'list:2: .*--format pdf'
check "a PNG of two puzzles" refused_second --format png "$work/list"
check "a file for two puzzles" refused_second --output "$work/one.svg" "$easy" "$stuck"
check "names the remedy" err_has '^crosshatch: .*--format pdf'
check "draw: what follows the first puzzle must be one" refused_second --format svg "$easy" frob
check "in a text file, too" refused_second --output "$work/one.txt" "$easy" frob
check "on standard output the others are drawn" run 2 draw --format text "$easy" frob "$easy"
check "all of them" sh -c "grep -c '^A Sudoku grid' '$work/out' | grep -qx 2"
check "draw: a file of two logs" sh -c "cat '$work/log' '$work/log' >'$work/logs'"
check "as text" run 0 draw --format text --step 2 "$work/logs"
check "draws a step of each" sh -c "grep -c '^Step 2: ' '$work/out' | grep -qx 2"
"$crosshatch" solve --log json --guess "$stuck" >>"$work/logs"
check "a log without such a step" refused_second --format pdf --step $((steps + 1)) "$work/logs"
check "is named by its place" err_has "logs:1: there is no step $((steps + 1))"
check "draw: --from holds for every puzzle" run 2 draw --format text --from "$easy" "$easy" "$work/list"
check "and names the line that differs" err_has 'list:2:1: expected r1c1=5'

# ---- a second puzzle where there can be one ----

check "--from with two puzzles" run 2 hint --from "$work/list" "$easy"
check "is refused with the line of the second" err_has 'list:2: expected a single puzzle; found another'
check "so is the text of an operand with two" run 2 draw --from "$(cat "$work/list")" "$easy"
check "and nothing is drawn" out_empty
echo frob >>"$work/list"
check "--from with words behind the puzzle" sh -c "sed 2d '$work/list' | '$crosshatch' check --from - '$easy' 2>'$work/err'; test \$? -eq 2"
check "is refused with their line" err_has 'stdin:2:1: expected a puzzle'
{ echo "$easy" && head -c 4100 /dev/zero | tr '\0' ' ' && echo "$easy"; } >"$work/masks"
check "generate: a second pattern far behind the first" run 2 generate --pattern "$work/masks"

# ---- verify ----

verify_says()
{
    run "$1" verify "$work/log" && out_has "$2"
}
"$crosshatch" solve --log json --argument "$easy" >"$work/good"
cp "$work/good" "$work/log"
check "verify: a good log" verify_says 0 '^verified$'
sed 's/"outcome":"solved"/"outcome":"stuck"/' "$work/good" >"$work/log"
check "a wrong outcome is refuted" verify_says 1 '^refuted: '
sed 's/"place":\["\(r.c.\)=1"\]/"place":["\1=2"]/' "$work/good" >"$work/log"
check "a changed digit is refuted, with its step" verify_says 1 '^refuted: step [0-9]*: '
head -c 500 "$work/good" >"$work/log"
check "half a log cannot be read" verify_says 2 '^error$'
check "and its place is reported" err_has "log:1:"
cat "$work/good" "$work/log" "$work/good" >"$work/three"
cp "$work/three" "$work/log"
check "a bad log between good ones" verify_says 2 '^error$'
cp "$work/good" "$work/log"
check "verify --strict" run 0 verify --strict "$work/log"
check "accepts an honest log" out_has '^verified$'
for profile in hodoku se sx sukaku csp; do
    check "of the profile $profile too" sh -c "'$crosshatch' solve --log json --profile $profile --argument .291......31.....44...83.5.9..8..2......5......2..4..8.1.73...27.....41......867. | '$crosshatch' verify --strict --profile $profile"
done
"$crosshatch" solve --log json "$easy" >"$work/first"
"$crosshatch" solve --log json --easiest "$easy" >"$work/easiest"
check "--easiest takes other steps" sh -c "! cmp -s '$work/first' '$work/easiest'"
check "which are honest too" run 0 verify --strict "$work/easiest"
sed 's/So place/Because I say so, place/' "$work/good" >"$work/log"
check "a text of one's own is proved" verify_says 0 '^verified$'
check "--strict refutes it" run 1 verify --strict "$work/log"
check "and says why" out_has '^refuted: step [0-9]*: The text is not'
check "--json" run 1 verify --strict --json "$work/log"
check "gives an object" out_has '^{"format":"crosshatch-verdict","version":1,"verdict":"refuted","strict":true,"step":[0-9]*,"reason":81,"text":"[^"]*"}$'
check "the essential path has no spare premise, and no net where a chain is enough" sh -c "'$crosshatch' solve --essential --log json \
    ..6.3.1...3..1.....5..82..72.5....4.37......8.49....3....1............85.....4..6 \
    .6.1.......2.3476...9.7...............1..794.5.....8....8.21.3.1....6..2.4......7 | '$crosshatch' verify --strict"
check "a pattern of the essential path keeps its premises" sh -c "'$crosshatch' solve --essential --log json --profile hodoku \
    .9.....2.8..2..........1..8..9..45...5.6..7..6.4.8...........5.2.68....3...14...9 | '$crosshatch' verify | grep -q '^verified'"
check "a hint is a part of a solve" sh -c "'$crosshatch' hint --json '$easy' | '$crosshatch' verify --strict=steps | grep -qx verified"
check "and not a stuck one" sh -c "'$crosshatch' hint --json '$easy' | '$crosshatch' verify --strict | grep -q '^refuted: The outcome is stuck'"
net=..8....655...2.3.41....5.....74..9.....2...5.2.1..8.7...........429.6...79..3....
for option in --argument ''; do
    "$crosshatch" solve --log=json --notation $option $net >"$work/log"
    check "a notation of its own: ${option:-without arguments}" run 0 verify --strict "$work/log"
done
sed 's/"notation":"/&x/' "$work/log" >"$work/noted"
check "another notation is refuted" run 1 verify --strict "$work/noted"
check "with its reason" out_has '^refuted: step 1: The notation is not'
check "verify --json of half a log" sh -c "head -c 500 '$work/good' | '$crosshatch' verify --json 2>/dev/null | grep -q '\"verdict\":\"error\",\"line\":1'"
cp "$work/three" "$work/log"
run 2 verify "$work/log"
check "hides none" sh -c "grep -c '^verified\$' '$work/out' | grep -qx '[12]'"
check "no log at all" run 2 verify /dev/null
all_verify()
{
    "$crosshatch" generate -n 40 --seed 3 | "$crosshatch" solve --guess --log json --argument |
        "$crosshatch" verify >"$work/out" && [ "$(grep -c '^verified' "$work/out")" -eq 40 ]
}
check "what solve writes is verified" all_verify

# ---- generate ----

twice()
{
    run 0 generate -n 7 --seed 12 && cp "$work/out" "$work/first" && run 0 generate -n 7 --seed 12 --jobs 2 &&
        cmp "$work/first" "$work/out" && [ "$(wc -l <"$work/out")" -eq 7 ]
}
check "generate: a seed gives the same puzzles" twice
other_seed()
{
    run 0 generate -n 7 --seed 13 && ! cmp -s "$work/first" "$work/out"
}
check "another seed gives others" other_seed
sound()
{
    "$crosshatch" generate -n 30 --seed 18446744073709551615 | "$crosshatch" check --brief >"$work/out" &&
        [ "$(grep -c ' unique$' "$work/out")" -eq 30 ]
}
check "they have one solution" sound
check "a seed is a number" run 2 generate --seed x
check "of 64 bits" run 2 generate --seed 18446744073709551616
check "operands are refused" run 2 generate x

# ---- strategies ----

check "strategies" run 0 strategies
check "lists them with code, level and rating" out_has '^cross-hatching  *0002  *1  *1\.2  '
check "in Korean too" run 0 strategies --lang ko
korean_names()
{
    run 0 strategies '히든 싱글' && out_has '^Cross-Hatching$' && out_has '^Hidden Single in a Row$' &&
        run 0 solve --strategies '풀 하우스,히든 싱글(Hidden Single)' --format line "$easy" && out_is "$easy_solution" &&
        run 0 hint --known 'only:네이키드 싱글' "$easy" && out_has '^1\. Naked Single: ' &&
        run 0 judge r5c5=5 --because '네이키드 싱글' "$easy" && run 1 judge r5c5=5 --because '히든 싱글' "$easy" &&
        run 2 generate --with 'X-윙' --without 'X-윙' && err_has "x-wing' is both requested"
}
check "Korean names, as logs print them, wherever strategies are named" korean_names
names_of_several_words()
{
    run 0 strategies 히든 싱글 && out_has '^Hidden Single in a Row$' && run 0 strategies naked single && out_has '^Naked Single' &&
        run 0 strategies x-wing swordfish && out_has '^X-Wing' && out_has '^Swordfish' && run 2 strategies naked hnit
}
check "a name of several words without quotes" names_of_several_words
check "a group by name" run 0 strategies singles
check "lists its members" out_has "^naked-single "
check "one by name" run 0 strategies naked-single
check "an unknown name is 2" run 2 strategies frob
check "--json" run 0 strategies --json
rows() { [ "$(grep -c '^{"format":"crosshatch-strategy","version":1,"key":"[a-z0-9-]*","name":".*}$' "$work/out")" = "$(grep -c . "$work/out")" ]; }
check "a row an object" rows
check "what nobody spots has no way to spot it" sh -c "for key in guess contradiction cases; do '$crosshatch' strategies --json \$key | grep -v '\"spot\"' | grep -q '\"definition\"' || exit 1; done"
check "one by name" run 0 strategies --json xy-wing
check "with level, code, rating and an example" out_has '"level":"hard",.*"hodoku":"0800",.*"se":4.2,.*"example":{"puzzle":"[1-9.]*","start":\['
finish
