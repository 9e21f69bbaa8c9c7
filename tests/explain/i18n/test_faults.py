#!/usr/bin/env python3
"""test_faults.py MESSAGES - `messages check` must notice each fault that is planted in a copy of the translations.

SPDX-License-Identifier: MIT
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

MESSAGES = sys.argv[1]
PO = pathlib.Path(__file__).resolve().parents[3] / "po"


def replaced(old, new):
    def plant(text):
        assert text.count(old) >= 1, old
        return text.replace(old, new, 1)

    return plant


HOUSE = 'msgid "box {number}"\nmsgstr "{number}번 박스"'
SUPPOSE = "따라서 {cell}에는 {digit:이/가} 들어갑니다."
FAULTS = [  # name of the fault, file, function that plants it, pattern of the check's message
    ("an untranslated message", "ko.po", replaced(HOUSE, 'msgid "box {number}"\nmsgstr ""'), 'not translated: "box {number}"'),
    ("a fuzzy message", "ko.po", replaced(HOUSE, "#, fuzzy\n" + HOUSE), "fuzzy"),
    ("a missing message", "ko.po", replaced(HOUSE, ""), 'not translated: "box {number}"'),
    ("a message in no source", "ko.po", lambda text: text + '\nmsgid "nobody says this"\nmsgstr "x"\n', "in no source"),
    ("a broken entry", "ko.po", lambda text: text + '\nmsgid "unfinished\n', "failed"),
    ("a field too many", "ko.po", replaced("{number}번 박스", "{number}번 {digit} 박스"), "has a field {digit}"),
    ("a field too few", "ko.po", replaced("{number}번 박스", "박스"), "lacks the field {number}"),
    ("a field that only chooses a word", "ko.po", replaced("{number}번 박스", "{number?한/여러} 박스"),
     "lacks the field {number}"),
    ("a brace of no field", "ko.po", replaced("{number}번 박스", "{number}번 박스}"), "brace"),
    ("an unknown particle", "ko.po", replaced(SUPPOSE, SUPPOSE.replace("이/가", "가/이")), "particles"),
    ("a particle that does not follow its word", "ko.po", replaced(SUPPOSE, SUPPOSE.replace("{digit:이/가}", "{digit}이")),
     "fixed particle"),
    ("a choice of one word", "ko.po", replaced("{start?/ 중 한 칸}", "{start? 중 한 칸}"), "two words"),
    ("a stale template", "crosshatch.pot", replaced('msgid "box {number}"', 'msgid "crate {number}"'),
     'crosshatch.pot: lacks "box {number}"'),
    ("a stale list of files", "POTFILES", replaced("src/explain/i18n/message.c\n", ""), "POTFILES"),
]


def check(plant, name):
    with tempfile.TemporaryDirectory() as folder:
        po = pathlib.Path(folder, "po")
        shutil.copytree(PO, po)
        path = po / name
        path.write_text(plant(path.read_text("utf-8")), "utf-8")
        done = subprocess.run([MESSAGES, "--po", str(po), "check"], capture_output=True, encoding="utf-8")
        return done.returncode, done.stdout + done.stderr


print(f"1..{len(FAULTS)}")
failed = 0
for number, (what, name, plant, expected) in enumerate(FAULTS, 1):
    status, said = check(plant, name)
    noticed = status != 0 and expected in said
    failed += not noticed
    print(f"{'ok' if noticed else 'not ok'} {number} - {what}")
    if not noticed:
        print("".join(f"# {line}\n" for line in said.splitlines()), end="")
sys.exit(1 if failed else 0)
