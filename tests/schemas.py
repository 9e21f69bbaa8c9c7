"""schemas.py - the schemas in docs/, for the tests of what the command writes.

Says "skipped" and ends the test where the Python package jsonschema is missing or too old for the schemas' draft.

SPDX-License-Identifier: MIT
"""

import json
import os
import pathlib
import sys

try:
    from jsonschema import Draft202012Validator
except ImportError:
    print("skipped: no jsonschema")
    sys.exit(77)

SOURCE = pathlib.Path(os.environ["CH_SOURCE"])


def validator(name):
    """Returns the validator of docs/NAME.schema.json, after a check that the file is a schema."""
    schema = json.loads((SOURCE / f"docs/{name}.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)
