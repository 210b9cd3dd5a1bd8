"""The schemas: examples that fit them, types that are fresh, and the generator's own forms."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from app.web.examples import EXAMPLES
from app.web.schema_export import TARGET, definitions, main, typescript
from app.web.schemas.commands import CLIENT_MESSAGES
from app.web.schemas.messages import SERVER_MESSAGES
from app.web.typescript import interfaces, type_of


def test_every_example_fits_its_schema() -> None:
    found = definitions()
    for name, example in EXAMPLES.items():
        checker = Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": {"schemas": found}})
        assert not [error.message for error in checker.iter_errors(example)], name


def test_every_message_has_a_schema_with_a_description() -> None:
    found = definitions()
    for kind in (*SERVER_MESSAGES, *CLIENT_MESSAGES):
        assert found[kind.__name__]["description"]


def test_the_generated_types_are_fresh(tmp_path: Path) -> None:
    assert main(["--check"]) == 0, "run `make types`"
    assert TARGET.read_text(encoding="utf-8") == typescript()
    copy = tmp_path / "deep" / "api.ts"
    assert main(["--check", "--out", str(copy)]) == 1
    assert main(["--out", str(copy)]) == 0
    assert main(["--check", "--out", str(copy)]) == 0


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "integer"}, "number"),
        ({"type": "array", "items": {"type": "string"}}, "string[]"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"$ref": "#/components/schemas/Card"}, "Card"),
        ({"const": "ack"}, '"ack"'),
        ({"enum": ["a", 1]}, '"a" | 1'),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"type": "object", "properties": {}, "additionalProperties": False}, "Record<string, never>"),
        ({}, "unknown"),
    ],
)
def test_schemas_become_types(schema: dict[str, Any], expected: str) -> None:
    assert type_of(schema) == expected


def test_objects_become_interfaces_with_optional_fields_and_comments() -> None:
    made = interfaces(
        {
            "Chat": {
                "type": "object",
                "description": "Somebody */ speaks.",
                "properties": {"from": {"type": "integer"}, "x-y": {"type": "string", "description": "Odd."}},
                "required": ["from"],
                "additionalProperties": True,
            }
        }
    )
    assert made == (
        "/** Somebody * / speaks. */\nexport interface Chat {\n  from: number;\n"
        '  /** Odd. */\n  "x-y"?: string;\n  [field: string]: unknown;\n}\n'
    )


def test_an_unknown_form_is_an_error() -> None:
    with pytest.raises(ValueError, match="expected a schema of a known form"):
        type_of({"type": "tuple"})
