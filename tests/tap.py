"""tap.py - prints the results of checks as TAP; the script ends with plan().

SPDX-License-Identifier: MIT
"""
_checks = 0


def check(name, passed, said=""):
    """Prints one result, with what was said if it failed."""
    global _checks
    _checks += 1
    print(f"{'ok' if passed else 'not ok'} {_checks} - {name}")
    if not passed:
        print("# " + str(said)[:3000].replace("\n", "\n# "))


def plan():
    """Prints the number of checks."""
    print(f"1..{_checks}")
