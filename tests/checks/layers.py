"""layers.py - nothing points upwards: the include path of each layer holds itself and lower layers only.

Reads the build's compile commands, so that it checks what the compiler sees.  It also refuses the ways around the path: an #include with
`..` or with a folder other than <crosshatch/...>, <sys/...> or a header of a library.

SPDX-License-Identifier: MIT
"""

import json
import os
import pathlib
import re
import sys

LOWER = {
    "src/base": [],
    "src/model": ["src/base"],
    "src/formats": ["src/model"],
    "src/search": ["src/model"],
    "src/symmetry": ["src/model"],
    "src/verify": ["src/model"],
    "strategies/se": ["src/model"],
    "strategies": ["src/model", "strategies/se"],
    "src/engine": ["strategies", "src/search"],
    "src/grade": ["src/engine", "strategies/se"],
    "src/diagnose": ["src/engine"],
    "src/explain": ["src/engine"],
    "src/picture": ["src/explain"],
    "src/generate": ["src/grade"],
    "src/library": ["src/engine", "src/formats"],
    "src/api": ["src/formats", "src/verify", "src/explain", "src/picture", "src/diagnose", "src/generate", "src/symmetry"],
    "src/sqlite": ["src/api"],
    "src/cli": ["src/api", "src/grade", "src/picture", "src/library", "src/formats", "src/verify", "src/explain", "src/diagnose", "src/generate", "src/symmetry"],
}
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')
FOLDERS = ("crosshatch/", "sys/", "cjson/", "fontconfig/")


def reach(layer):
    """The layer and all below it."""
    found = {layer}
    for lower in LOWER[layer]:
        found |= reach(lower)
    return found


def layer_of(path, source):
    relative = os.path.relpath(path, source)
    return next((layer for layer in LOWER if (relative + "/").startswith(layer + "/")), None)


def check_path(entry, source):
    """Complaints about one compile command."""
    layer = layer_of(os.path.realpath(os.path.join(entry["directory"], entry["file"])), source)
    if layer is None:
        return
    for option in re.findall(r"-I(\S+)", entry["command"]):
        folder = os.path.realpath(os.path.join(entry["directory"], option))
        other = layer_of(folder, source)
        if other is not None and other not in reach(layer):
            yield f"{layer} can see {other}"


def check_includes(path):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        match = INCLUDE.match(line)
        if match and ("/" in match[2]) and not match[2].startswith(FOLDERS):
            yield f"{path}:{number}: includes {match[2]}, past the include path"


def main():
    source = os.path.realpath(os.environ["CH_SOURCE"])
    with open(sys.argv[1], encoding="utf-8") as commands:
        entries = json.load(commands)
    complaints = {text for entry in entries for text in check_path(entry, source)}
    seen = {layer_of(os.path.realpath(os.path.join(e["directory"], e["file"])), source) for e in entries}
    for layer in LOWER:
        for path in sorted(pathlib.Path(source, layer).glob("*.[ch]")):
            complaints |= set(check_includes(path))
    print("\n".join(sorted(complaints)))
    return 1 if complaints or len(seen - {None}) < 5 else 0


sys.exit(main())
