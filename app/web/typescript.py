"""JSON schema to TypeScript: just what our own schemas use, so that the browser needs no generator of its own.

Objects become interfaces, unions unions, `const` and `enum` literals, `additionalProperties` index signatures, and
descriptions comments. A schema of another form is an error, not a silent `any`.
"""

import json
import re
from typing import Any

Schema = dict[str, Any]
_NAME = re.compile(r"^[A-Za-z_$][A-Za-z0-9_$]*$")


def interfaces(definitions: dict[str, Schema]) -> str:
    """One exported declaration for each definition, sorted by name."""
    return "\n\n".join(_declaration(name, definitions[name]) for name in sorted(definitions)) + "\n"


def _declaration(name: str, schema: Schema) -> str:
    comment = _comment(schema.get("description"), "")
    if schema.get("type") == "object" and schema.get("properties"):
        return f"{comment}export interface {name} {_object(schema, '')}"
    return f"{comment}export type {name} = {type_of(schema)};"


def _comment(text: str | None, indent: str) -> str:
    if not text:
        return ""
    lines = [line.strip().replace("*/", "* /") for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def _object(schema: Schema, indent: str) -> str:
    inner = indent + "  "
    required = set(schema.get("required", ()))
    lines: list[str] = []
    for key, value in schema["properties"].items():
        mark = "" if key in required else "?"
        shown = key if _NAME.match(key) else json.dumps(key)
        lines.append(f"{_comment(value.get('description'), inner)}{inner}{shown}{mark}: {type_of(value, inner)};\n")
    if schema.get("additionalProperties") is True:
        lines.append(f"{inner}[field: string]: unknown;\n")
    return "{\n" + "".join(lines) + indent + "}" if lines else "Record<string, never>"


def type_of(schema: Schema, indent: str = "") -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return schema["$ref"].rsplit("/", 1)[1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(type_of(part, indent) for part in schema[union]))
    if "allOf" in schema:
        return " & ".join(type_of(part, indent) for part in schema["allOf"])
    return _plain(schema, indent)


def _plain(schema: Schema, indent: str) -> str:
    kind = schema.get("type")
    if kind is None:
        return "unknown"
    if kind in ("integer", "number"):
        return "number"
    if kind in ("string", "boolean", "null"):
        return kind
    if kind == "array":
        item = type_of(schema.get("items", {}), indent)
        return f"({item})[]" if " | " in item or " & " in item else f"{item}[]"
    if kind == "object":
        return _record(schema, indent)
    raise ValueError(f"expected a schema of a known form, got {schema!r}")


def _record(schema: Schema, indent: str) -> str:
    if schema.get("properties"):
        return _object(schema, indent)
    values = schema.get("additionalProperties", True)
    if values is False or (values is True and "properties" in schema):
        return "Record<string, never>"
    return f"Record<string, {'unknown' if values is True else type_of(values, indent)}>"
