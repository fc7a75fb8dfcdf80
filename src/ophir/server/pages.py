"""The built client, served from memory, and the page that explains the API."""

from __future__ import annotations

import gzip
import html
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.di import NamedDependency

from ophir.server.aside import aside

STATIC: Final = Path(__file__).with_name("static")
NOT_BUILT: Final = (
    b"<!doctype html><html lang=en><title>Ophir</title><p>The page is not built yet: run <code>python3 run.py setup"
    b"</code>. The server itself works: <a href=/api/docs>/api/docs</a>."
)
PACKED: Final = ".br"  # Vite's build leaves these beside the files
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXTUAL: Final = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class Page:
    """A file of the client, also packed if that helps: with Brotli when it was built, else with gzip when asked for."""

    __slots__ = ("body", "brotli", "cache", "gzip", "kind", "textual")

    def __init__(self, name: str, body: bytes, brotli: bytes = b"") -> None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.textual = kind.startswith(TEXTUAL)
        self.kind = f"{kind}; charset=utf-8" if self.textual else kind
        self.body = body
        self.brotli = brotli
        self.gzip = b""  # made when the first who reads nothing better asks, so that a server starts at once
        # Vite puts a hash of the content into the names of what lies in assets/.
        self.cache = FOREVER if name.startswith("assets/") else ASK_AGAIN

    def packed_for(self, accepted: str) -> tuple[str, bytes]:
        """How it goes out to a browser that reads these encodings, and what goes out."""
        offered = {part.partition(";")[0].strip() for part in accepted.split(",")}
        if self.brotli and "br" in offered:
            return "br", self.brotli
        if not self.textual or "gzip" not in offered:
            return "", self.body
        self.gzip = self.gzip or gzip.compress(self.body, 9, mtime=0)
        return "gzip", self.gzip


class Client:
    """All files of the built client; any address that is no file is the client's own business."""

    def __init__(self, folder: Path = STATIC) -> None:
        found = sorted(folder.rglob("*")) if folder.is_dir() else []
        files = {path.relative_to(folder).as_posix(): path for path in found if path.is_file()}
        packed = {name.removesuffix(PACKED): path.read_bytes() for name, path in files.items() if name.endswith(PACKED)}
        self.pages = {
            name: Page(name, path.read_bytes(), packed.get(name, b""))
            for name, path in files.items()
            if not name.endswith(PACKED) and path.name != "ophir-stamp"
        }
        self.pages.setdefault("index.html", Page("index.html", NOT_BUILT))

    def find(self, path: str) -> Page | None:
        """The file at an address, or the page that knows what to do with it."""
        name = path.strip("/")
        if name in self.pages:
            return self.pages[name]
        return None if "." in name.rpartition("/")[2] or name.startswith("api/") else self.pages["index.html"]


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_page(request: Request[Any, Any, Any], client: NamedDependency[Client]) -> Response[bytes]:
    """A file of the client."""
    page = client.find(request.url.path)
    if page is None:
        problem = b'{"code":"not-found","values":{},"message":"There is nothing at this address."}'
        return Response(problem, status_code=404, media_type="application/json")
    headers = {"Cache-Control": page.cache, "Vary": "Accept-Encoding"}
    how, body = page.packed_for(request.headers.get("accept-encoding", ""))
    if how:
        headers["Content-Encoding"] = how
    return Response(body, media_type=page.kind, headers=headers)


def api_schema(app: Litestar) -> dict[str, Any]:
    """What the API is, for programs."""
    return app.plugins.get(OpenAPIPlugin).provide_openapi_schema()


async def prepare_schema(request: Request[Any, Any, Any]) -> None:
    """The first who asks for it waits half a second until it is made; the others don't."""
    await aside(api_schema, request.app)


@get("/api/docs", include_in_schema=False)
async def api_docs(request: Request[Any, Any, Any]) -> Response[str]:
    """The API on one plain page. The usual viewers fetch scripts from other sites, which no page of ours may."""
    schema = await aside(api_schema, request.app)
    rows = []
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            if isinstance(operation, dict):
                what = html.escape(operation.get("description") or operation.get("summary") or "")
                rows.append(
                    f"<tr><td>{method.upper()}</td><td><code>{html.escape(path)}</code></td><td>{what}</td></tr>"
                )
    page = (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Ophir: API</title><h1>Ophir: API</h1>"
        "<p>Machine-readable: <a href=/api/schema/openapi.json>openapi.json</a>. Messages of the socket "
        "<code>/api/tables/{table}/live</code>: <code>src/ophir/server/protocol.py</code>.</p>"
        f"<table>{''.join(rows)}</table>"
    )
    return Response(page, media_type="text/html; charset=utf-8")
