"""packaging.py - scripts/packaging fills its templates, and the results are what their tools read.

SPDX-License-Identifier: MIT
"""
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SCRIPT = pathlib.Path(os.environ["CH_SOURCE"], "scripts/packaging")
URL = "https://example.invalid/files/crosshatch-1.2.3.tar.xz"


def run(*words):
    return subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, encoding="utf-8", check=False)


def recipe_faults(text, digest):
    try:
        import yaml
    except ImportError:
        print("skipped: no PyYAML reads the recipe")
        return
    recipe = yaml.safe_load(text)
    if recipe["package"]["version"] != "1.2.3" or recipe["source"] != {"url": URL, "sha256": digest}:
        yield f"meta.yaml: {recipe['package']}, {recipe['source']}"


def formula_faults(path):
    if shutil.which("ruby") is None:
        print("skipped: no ruby reads the formula")
    elif subprocess.run(["ruby", "-c", path], capture_output=True, check=False).returncode != 0:
        yield "crosshatch.rb is not Ruby"


def file_faults(folder, digest):
    for name in ("crosshatch.rb", "meta.yaml", "Containerfile"):
        text = (folder / name).read_text("utf-8")
        if re.search("@[A-Z0-9]+@", text):
            yield f"{name}: a field is left"
        if name != "Containerfile" and digest not in text:
            yield f"{name}: the checksum is missing"
    image = (folder / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    words = {line.split()[0] for line in image.splitlines() if line and not line.startswith("#")}
    if words != {"FROM", "RUN", "ADD", "COPY", "USER", "ENTRYPOINT"}:
        yield f"Containerfile: {sorted(words)}"
    bill = json.loads((folder / "sbom.cdx.json").read_text("utf-8"))
    names = {it["name"] for it in bill["components"]}
    if not {"cjson", "popt"} <= names or set(bill["dependencies"][0]["dependsOn"]) != names:
        yield f"sbom.cdx.json: {sorted(names)}"
    yield from recipe_faults((folder / "meta.yaml").read_text("utf-8"), digest)
    yield from formula_faults(folder / "crosshatch.rb")


def faults(work):
    tarball = work / "crosshatch-1.2.3.tar.xz"
    tarball.write_bytes(b"a tarball")
    done = run()
    if done.returncode != 0:
        yield done.stderr
    done = run(tarball, URL, work / "out")
    if done.returncode != 0:
        yield done.stderr
        return
    yield from file_faults(work / "out", hashlib.sha256(b"a tarball").hexdigest())
    for words in ((tarball,), (work / "other.zip", URL), (tarball, "nowhere")):
        if run(*words).returncode == 0:
            yield f"accepted: {words}"


def main():
    with tempfile.TemporaryDirectory() as work:
        found = list(faults(pathlib.Path(work)))
    print("\n".join(found))
    return bool(found)


sys.exit(main())
