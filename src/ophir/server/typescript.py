"""Writes `web/src/protocol.ts` from the Structs of `ophir.server.protocol`.

python -m ophir.server.typescript web/src/protocol.ts
"""

from __future__ import annotations

import inspect as python
import sys
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, Struct, inspect

from ophir.server import protocol

HEAD = """\
// Made from src/ophir/server/protocol.py by `python -m ophir.server.typescript`. Don't edit.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Values = { [name: string]: Json };
export type OptionData = boolean | number | string | string[];
export type OptionKind = "switch" | "choice" | "number" | "set";
export type SeatKind = "human" | "bot" | "open";
export type Status = "waiting" | "playing" | "finished" | "abandoned";
"""

NAMED: dict[tuple[object, ...], str] = {
    ("bot", "human", "open"): "SeatKind",
    ("choice", "number", "set", "switch"): "OptionKind",
    ("abandoned", "finished", "playing", "waiting"): "Status",
}


def typescript() -> str:
    """The whole file."""
    structs = [
        found
        for found in vars(protocol).values()
        if python.isclass(found) and issubclass(found, Struct) and found is not Struct
    ]
    parts = [HEAD, *(_interface(struct) for struct in structs)]
    for name in ("FromBrowser", "FromServer"):
        members = " | ".join(member.__name__ for member in getattr(protocol, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    answers = [f"  {_tag(asked)}: {answer.__name__};" for asked, answer in protocol.ANSWERS.items()]
    parts.append(
        "\n".join(
            [
                "/** What answers a message, by its type, unless it is Refused. */",
                "export interface Answers {",
                *answers,
                "}\n",
            ]
        )
    )
    for name in ("NAME_LENGTH", "CHAT_LENGTH", "RECORD_LENGTH"):
        parts.append(f"export const {name} = {getattr(protocol, name)};\n")
    return "\n".join(parts)


def _interface(struct: type[Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    doc = python.getdoc(struct) or ""
    lines = [
        "/**",
        *(f" * {line}".rstrip() for line in doc.splitlines()),
        " */",
        f"export interface {struct.__name__} {{",
    ]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
    # What a browser may leave out is optional; what the server says is always there.
    optional_if_default = struct.__struct_config__.forbid_unknown_fields
    for field in info.fields:
        unset = not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT
        optional = unset or (optional_if_default and not field.required)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _tag(struct: type[Struct]) -> str:
    return str(struct.__struct_config__.tag)


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _type(kind: Any) -> str:
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return NAMED.get(tuple(kind.values)) or " | ".join(map(_literal, kind.values))
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_type(member) for member in kind.types)
    if isinstance(kind, inspect.ListType):
        inside = _type(kind.item_type)
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if isinstance(kind, inspect.DictType):
        if isinstance(kind.value_type, inspect.AnyType):
            return "Values"
        return f"{{ [name: string]: {_type(kind.value_type)} }}"
    simple: dict[type[Any], str] = {
        inspect.StrType: "string",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "Json",
    }
    return simple[type(kind)]


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit("usage: python -m ophir.server.typescript web/src/protocol.ts")
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
