"""All schemas of the wire in one set, and the browser's types made from it.

python -m app.web.schema_export            writes frontend/src/lib/generated/api.ts
python -m app.web.schema_export --check    says whether that file is fresh (exit 1 if not)
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from app.web.schemas import asks, commands, messages, rest, table, view
from app.web.typescript import interfaces

TARGET = Path(__file__).resolve().parents[2] / "frontend" / "src" / "lib" / "generated" / "api.ts"
_HEAD = """// Generated from the server's schemas by `make types`. Do not edit.
/* eslint-disable */

"""


class _Quiet(GenerateJsonSchema):
    """Without the titles that only repeat the names."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def definitions() -> dict[str, dict[str, Any]]:
    """Every named shape of the wire as JSON schema; references point to `#/components/schemas/NAME`."""
    shapes: list[tuple[str, Any]] = [
        (t.__name__, t) for t in (*messages.SERVER_MESSAGES, *rest.REPLIES, *rest.REQUESTS)
    ]
    shapes += [
        ("ServerMessage", messages.ServerMessage),
        ("Ask", asks.Ask),
        ("Value", asks.Value),
        ("Table", table.Table),
        ("View", view.View),
        ("ErrorCode", messages.ErrorCode),
        ("Status", table.Status),
        ("Pace", table.Pace),
        ("Level", table.Level),
    ]
    made, found = TypeAdapter.json_schemas(
        [(name, "validation", TypeAdapter(shape)) for name, shape in shapes],
        ref_template="#/components/schemas/{model}",
        schema_generator=_Quiet,
    )
    result: dict[str, dict[str, Any]] = dict(found.get("$defs", {}))
    for name, _ in shapes:
        schema = made[(name, "validation")]
        if schema.get("$ref") != f"#/components/schemas/{name}":
            result[name] = schema
    result.update(client_definitions())
    return result


def client_definitions() -> dict[str, dict[str, Any]]:
    """The messages of the client, as msgspec decodes them."""
    _, found = msgspec.json.schema_components(commands.CLIENT_MESSAGES, ref_template="#/components/schemas/{name}")
    result = dict(found)
    result["ClientMessage"] = {
        "oneOf": [{"$ref": f"#/components/schemas/{t.__name__}"} for t in commands.CLIENT_MESSAGES]
    }
    result["Answer"]["properties"]["value"] = {"$ref": "#/components/schemas/Value"}
    result["AutoRule"] = {"$ref": "#/components/schemas/Rule"}
    result.pop("RuleMatch", None)
    result.pop("RuleWake", None)
    return result


def typescript() -> str:
    """The text of the generated file."""
    return _HEAD + interfaces(definitions())


def main(arguments: list[str] | None = None) -> int:
    """Writes or checks the file; returns the exit code."""
    parser = argparse.ArgumentParser(description="TypeScript types of every REST body and socket message")
    parser.add_argument("--check", action="store_true", help="only say whether the file is fresh")
    parser.add_argument(
        "--out", type=Path, default=TARGET, help="where to write (default: the frontend's generated file)"
    )
    chosen = parser.parse_args(arguments)
    text = typescript()
    fresh = chosen.out.exists() and chosen.out.read_text(encoding="utf-8") == text
    if chosen.check:
        if not fresh:
            sys.stderr.write(f"{chosen.out} is stale: run `make types`\n")
        return 0 if fresh else 1
    if not fresh:
        chosen.out.parent.mkdir(parents=True, exist_ok=True)
        chosen.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
