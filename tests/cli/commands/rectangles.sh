#!/bin/sh
# rectangles.sh - every name of a step by the guardians of a rectangle can be given to a command.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"
puzzles=${CH_SOURCE:?the folder of the sources}/puzzles/techniques/rectangle-als-xz.txt
puzzle=$(grep -v '^#' "$puzzles" | head -n 1)

# is_solved NAME: solves a puzzle with NAME in use as well.
is_solved()
{
    "$crosshatch" solve --format line -s "+$1" "$puzzle" | grep -Eq '^[1-9]{81}$'
}

# is_drawn NAME: draws the step with which the strategies get no further, or the last one.
is_drawn()
{
    "$crosshatch" draw --format svg -s "medium,+$1" "$puzzle" | grep -q '</svg>'
}

# is_needed NAME: makes a puzzle that the technique solves, and that is not solved without it.
is_needed()
{
    made=$("$crosshatch" generate -n 1 --seed 5 -s "medium,$1" --needs "$1") &&
        "$crosshatch" explain -s "medium,$1" --steps "$1" "$made" | grep -q '^Step' &&
        ! "$crosshatch" solve --format line -s medium "$made" | grep -Eq '^[1-9]{81}$'
}

for key in unique-rectangle-w-wing avoidable-rectangle-w-wing unique-rectangle-als-xz avoidable-rectangle-als-xz \
    unique-rectangle-singly-linked-als-xz unique-rectangle-doubly-linked-als-xz avoidable-rectangle-singly-linked-als-xz \
    avoidable-rectangle-doubly-linked-als-xz avoidable-rectangle-hidden-single avoidable-rectangle-hidden-single-row \
    avoidable-rectangle-hidden-single-column avoidable-rectangle-hidden-single-box unique-rectangle-aic avoidable-rectangle-aic; do
    check "$key is known" "$crosshatch" strategies "$key"
    check "$key is used" is_solved "$key"
    check "$key is drawn" is_drawn "$key"
done
for key in unique-rectangle-singly-linked-als-xz unique-rectangle-doubly-linked-als-xz unique-rectangle-aic; do
    check "$key is needed" is_needed "$key"
done
finish
