#!/usr/bin/env python3
"""page.py - writes one page with an example of each technique at every depth, in both languages, to be read aloud.

    page.py READING > PAGE

READING is the program that prints the examples.  The page is Markdown; `ninja tests/explain/reading.md` writes it.

SPDX-License-Identifier: MIT
"""
import sys

from steps import DEPTHS, SENTENCE, read_steps


def main():
    print("# Every technique, at every depth")
    titled = None
    for step in read_steps(sys.argv[1]):
        if step.technique != titled:
            print(f"\n## {step.technique}")
            titled = step.technique
        print()
        for depth in DEPTHS:
            first, *others = step.text[depth]
            print(f"{depth}. {first}  ")
            for line in others:
                print(f"   {line.replace('    ', '&emsp;')}  ")
        print(f"\n> {step.text[SENTENCE][0]}")


if __name__ == "__main__":
    sys.exit(main())
