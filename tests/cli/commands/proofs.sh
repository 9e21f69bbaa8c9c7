#!/bin/sh
# proofs.sh - tests the proofs that `solve` and `check` write for other programs; tests/proof has them checked.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

clash=...8.169.......8...372.....6.....1.41....2....2..8...98...2...7276.9.......4.....

check "solve --log lrat --cnf" run 0 solve --log lrat --cnf "$work/a.cnf" "$easy"
check "prints clauses with hints" sh -c "! grep -qvE '^[0-9]+ (d )?(-?[0-9]+ )*0( ([0-9]+ )*0)?$' '$work/out'"
check "ends with the empty clause" sh -c "tail -1 '$work/out' | grep -qE '^[0-9]+ 0 '"
check "says what it leaves out" err_has 'leaves out the strategies that assume one solution; --assume-unique uses them'
check "the formula has 324 constraints and 10206 pairs" sh -c "grep -cE '^([0-9]+ ){9}0$' '$work/a.cnf' | grep -qx 324 && grep -cE '^-[0-9]+ -[0-9]+ 0$' '$work/a.cnf' | grep -qx 10206"
check "and names the solution and the steps" sh -c "grep -q '^c last: some cell differs from $easy_solution$' '$work/a.cnf' && grep -qE '^c [0-9]+ step 1 ' '$work/a.cnf'"
cp "$work/out" "$work/a.lrat"
check "--jobs" run 0 solve --log lrat --cnf "$work/b.cnf" --jobs 3 "$easy"
check "gives the same proof" sh -c "cmp '$work/out' '$work/a.lrat' && cmp '$work/a.cnf' '$work/b.cnf'"
check "--strategies without uniqueness" run 0 solve --log lrat --strategies singles --cnf "$work/a.cnf" "$easy"
check "has nothing to leave out" [ ! -s "$work/err" ]
check "--essential" run 0 solve --log lrat --essential --cnf "$work/a.cnf" "$easy"

printf '%s\n%s\n' "$easy" "$broken" >"$work/two"
check "--out" run 3 solve --log lrat --out "$work/many" "$work/two"
check "writes two files a puzzle and prints nothing" sh -c "[ ! -s '$work/out' ] && ls '$work/many' | tr '\n' ' ' | grep -qx 'puzzle-1.cnf puzzle-1.lrat puzzle-2.cnf puzzle-2.lrat '"
check "a contradiction has no last clause" sh -c "! grep -q '^c last' '$work/many/puzzle-2.cnf'"
check "several puzzles need it" run 2 solve --log lrat --cnf "$work/a.cnf" "$work/two"
check "says so" err_has 'two:2: The proofs of several puzzles need --out DIR'
check "an unreadable puzzle is reported" run 2 solve --log lrat --out "$work/many" 53..7x
check "a stuck solve" run 1 solve --log lrat --cnf "$work/a.cnf" --strategies full-house,cross-hatching "$(head -1 "$CH_SOURCE/puzzles/hard.txt")"
check "refutes that some conclusion is wrong" grep -q '^c last: some conclusion of the steps is wrong$' "$work/a.cnf"
check "without any step" run 1 solve --log lrat --cnf "$work/a.cnf" --strategies full-house "$(printf '%081d' 0)"
check "it says nothing" err_has 'No step was found: the proof says nothing'

rectangle=$(grep -m 1 '^[0-9.]' "$CH_SOURCE/puzzles/techniques/unique-rectangle-1.txt")
check "--assume-unique" run 0 solve --log lrat --assume-unique --cnf "$work/a.cnf" "$rectangle"
check "says that it assumes one solution" err_has 'assumes that the puzzle has only one solution; the head of the formula lists the axioms'
check "and names the axiom in the formula" grep -qE '^c axiom [0-9]+ step [0-9]+ unique-rectangle-1: not all of r' "$work/a.cnf"
check "where there are several solutions" run 1 solve --log lrat --assume-unique --cnf "$work/a.cnf" "$(echo "$rectangle" | sed 's/[1-9]/./;s/[1-9]/./')"
check "nothing is assumed" sh -c "! grep -q axiom '$work/a.cnf'"

check "check --log lrat" run 3 check --log lrat --cnf "$work/a.cnf" "$clash"
check "prints only the proof" sh -c "tail -1 '$work/out' | grep -qE '^[0-9]+ 0 ' && ! grep -q '[a-ce-z]' '$work/out'"
check "a puzzle with a solution" run 0 check --log lrat --cnf "$work/a.cnf" "$easy"
check "has none" sh -c "[ ! -s '$work/out' ] && grep -q \"crosshatch solve --log lrat' that it has just one\" '$work/err'"

check "solve --log pbp --opb" run 0 solve --log pbp --opb "$work/a.opb" "$easy"
check "prints a proof of VeriPB" sh -c "head -1 '$work/out' | grep -qx 'pseudo-Boolean proof version 3.0' && tail -1 '$work/out' | grep -qx 'end pseudo-Boolean proof;'"
check "of as many constraints as the formula has" sh -c "[ \"\$(sed -n '2s/f \\(.*\\);/\\1/p' '$work/out')\" -eq \"\$(grep -c ';\$' '$work/a.opb')\" ]"
check "with names of steps" grep -qE '^\* [0-9]+ step 1 ' "$work/a.opb"
check "check --log pbp --out" run 3 check --log pbp --out "$work/clash" "$clash"
check "writes two files" sh -c "ls '$work/clash' | tr '\n' ' ' | grep -qx 'puzzle-1.opb puzzle-1.pbp '"
check "--cnf is not for it" run 2 solve --log pbp --cnf "$work/a.cnf" "$easy"

check "a proof needs a file for its formula" run 2 solve --log lrat "$easy"
check "says so" err_has 'a proof needs a place for its formula: --cnf FILE'
check "not both" run 2 solve --log lrat --cnf "$work/a.cnf" --out "$work/many" "$easy"
check "--cnf needs a proof" run 2 solve --cnf "$work/a.cnf" "$easy"
check "says so" err_has '--cnf goes with --log lrat, --opb with --log pbp'
check "a guess proves nothing" run 2 solve --log lrat --guess --cnf "$work/a.cnf" "$easy"
check "a file that cannot be written" run 2 solve --log lrat --cnf "$work/none/a.cnf" "$easy"
check "is reported" err_has 'cannot write .*none/a.cnf'
check "a folder that cannot be made" run 2 solve --log lrat --out "$work/none/more" "$easy"
finish
