"""Lines of styled text, put beside and below each other. A drawing is a list of lines, so its height is known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap as wrap_plain

from rich.text import Text

Lines = list[Text]


def joined(*parts: str | Text | tuple[str, str], style: str = "") -> Text:
    """One line of parts: plain texts, styled texts, or (text, style)."""
    return Text.assemble(*parts, style=style, no_wrap=True, end="")


def fit(line: Text, width: int) -> Text:
    """The line at exactly this width: cut with an ellipsis, or filled with blanks."""
    copy = line.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def beside(left: Lines, right: Lines, width: int, gap: str = "  ") -> Lines:
    """Two blocks side by side, the left one `width` wide."""
    rows = max(len(left), len(right))
    empty = Text()
    return [
        joined(fit(left[row] if row < len(left) else empty, width), gap, right[row] if row < len(right) else empty)
        for row in range(rows)
    ]


def heading(title: str, width: int) -> Text:
    """A title on a rule; without a title, a rule."""
    if not title:
        return Text("─" * width, "rule", end="")
    line = joined(("─ ", "rule"), (title, "title"), (" ", "rule"))
    line.append("─" * max(0, width - line.cell_len), "rule")
    return line


def columns(cells: Sequence[Text], width: int, gap: int = 2) -> Lines:
    """Cells in as many columns as fit, read downwards."""
    if not cells:
        return []
    count = len(cells)
    for wanted in range(min(count, 8), 0, -1):
        rows = -(-count // wanted)
        parts = [cells[start : start + rows] for start in range(0, count, rows)]
        widths = [max(cell.cell_len for cell in part) for part in parts]
        if sum(widths) + gap * (len(parts) - 1) <= width or wanted == 1:
            break
    lines = []
    for row in range(rows):
        line = Text(no_wrap=True, end="")
        for number, part in enumerate(parts):
            if row < len(part):
                last = number == len(parts) - 1
                line.append_text(part[row] if last else fit(part[row], widths[number] + gap))
        lines.append(line)
    return lines


def wrapped(text: str, width: int, indent: str = "", style: str = "") -> Lines:
    """A paragraph in lines of this width; later lines are indented. Line breaks in it are kept."""
    lines: Lines = []
    for paragraph in text.split("\n"):
        pieces = wrap_plain(paragraph, max(width, 20), subsequent_indent=indent, break_on_hyphens=False) or [""]
        lines += [Text(piece, style, no_wrap=True, end="") for piece in pieces]
    return lines


def table(rows: Iterable[Sequence[Text]], gap: int = 2, right: Iterable[int] = ()) -> Lines:
    """Rows of cells, each column as wide as its widest cell; columns in `right` stand at the right."""
    kept = [list(row) for row in rows]
    if not kept:
        return []
    widths = [max(row[column].cell_len for row in kept) for column in range(len(kept[0]))]
    to_the_right = set(right)
    lines = []
    for row in kept:
        line = Text(no_wrap=True, end="")
        for column, cell in enumerate(row):
            blank = " " * (widths[column] - cell.cell_len)
            if column in to_the_right:
                line.append(blank)
                line.append_text(cell)
            else:
                line.append_text(cell)
                line.append(blank)
            line.append(" " * gap)
        line.rstrip()
        lines.append(line)
    return lines
