import html
import json
import os
import re
import secrets
from datetime import datetime, timezone
from email.parser import BytesParser
from email.policy import HTTP
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock
from urllib.parse import parse_qsl, urlsplit

# The fields with the numbers of their error elements, their rules, and the reply that shows them.
FIELDS = {
    "Name": (1, r".{1,100}", None),
    "Email": (2, r"[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}", "email"),
    "Phone": (3, r"\+?([0-9] ?){9,15}", "call"),
    "Message": (4, r".{1,2000}", None),
}
MAX_BYTES = 50_000
TEMPLATE = Path("contact.html").read_text("utf-8")
TYPES = {".css": "text/css", ".js": "text/javascript"}
PUBLIC = Path("public")
FILES = {
    f"/{file.relative_to(PUBLIC).as_posix()}": file
    for file in PUBLIC.rglob("*")
    if file.suffix in TYPES
}
ROWS_LOCK = Lock()


def render(values):
    """Fills in the page: {{#key}}…{{/key}} stays if the key has a value, {{key}} becomes the
    escaped value."""

    def keep(found):
        return found[2] if values.get(found[1]) else ""

    def fill(found):
        return html.escape(values.get(found[1], ""))

    shown = re.sub(r"(?s){{#(.+?)}}(.*?){{/\1}}", keep, TEMPLATE)
    return re.sub(r"{{(.+?)}}", fill, shown)


def parse_form(content_type, body):
    """Returns the names and values of a post. Reads both encodings: submit="fetch" sends
    multipart/form-data."""
    if content_type.startswith("application/x-www-form-urlencoded"):
        text = body.decode("utf-8", "replace")
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=100))
    head = f"Content-Type: {content_type}\r\n\r\n".encode()
    parts = BytesParser(policy=HTTP).parsebytes(head + body).iter_parts()
    return {
        part.get_param("name", header="content-disposition"): text_of(part) for part in parts
    }


def text_of(part):
    return (part.get_payload(decode=True) or b"").decode("utf-8", "replace")


def check(post):
    """Returns the reply, the values, and the names of invalid fields. A hidden field is neither
    checked nor stored."""
    texts = {name: post.get(f"form[{name}]", "") for name in FIELDS}
    reply = "call" if post.get("form[Reply]") == "call" else "email"
    row = {
        name: texts[name].replace("\r\n", "\n").strip()
        for name, (_, _, shown_by) in FIELDS.items()
        if shown_by in (None, reply)
    }
    invalid = [name for name in row if not re.fullmatch(FIELDS[name][1], row[name], re.DOTALL)]
    return reply, row, invalid


def store(row):
    at = datetime.now(timezone.utc).isoformat(timespec="seconds")
    line = json.dumps({"at": at, **row}, ensure_ascii=False)
    with ROWS_LOCK, open("rows.jsonl", "a", encoding="utf-8") as rows:
        rows.write(f"{line}\n")


class Handler(BaseHTTPRequestHandler):
    timeout = 30

    def do_GET(self):
        _, _, path, query, _ = urlsplit(self.path)
        if path == "/":
            self.send_page(self.token(), sent=query == "sent", form=query != "sent")
        # A path of a visitor is only compared: it never leads to the disk.
        elif path in FILES:
            self.send(200, TYPES[FILES[path].suffix], FILES[path].read_bytes())
        else:
            self.send(404, "text/plain", b"Not found")

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not re.fullmatch("[0-9]{1,9}", length) or int(length) > MAX_BYTES:
            return self.send(413, "text/plain", b"Too long")
        body = self.rfile.read(int(length))
        post = parse_form(self.headers.get("Content-Type", ""), body)
        reply, row, invalid = check(post)
        if urlsplit(self.path).query == "validate":
            return self.send_validation(invalid)
        token = self.token()
        # Everything is marked when the token is refused: with the message it is the sign for
        # one more try.
        if post.get(token) != "1":
            return self.send_page(token, reply, row, FIELDS, form=True, refused=True)
        if invalid:
            return self.send_page(token, reply, row, invalid, form=True)
        store(row)
        self.send(303, "text/plain", b"", ("Location", "?sent"))

    def token(self):
        """Returns the token of the visitor's cookie, or else a new one."""
        found = re.search(r"csrf=([0-9a-f]{32})", self.headers.get("Cookie", ""))
        return found[1] if found else secrets.token_hex(16)

    def send_validation(self, invalid):
        """Answers a validation call. The texts are in the error elements of the page."""
        answer = {
            "formComponents": [number for number, _, _ in FIELDS.values()],
            "invalidComponents": [FIELDS[name][0] for name in invalid],
        }
        self.send(200, "application/json", json.dumps(answer).encode())

    def send_page(self, token, reply="email", row=None, invalid=(), **parts):
        values = {**parts, **(row or {}), "token": token, f"Reply.{reply}": "checked"}
        for name in FIELDS:
            values[f"{name}.class"] = "formError" if name in invalid else "formNoError"
        cookie = f"csrf={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=3600"
        page = render(values).encode()
        self.send(200, "text/html; charset=utf-8", page, ("Set-Cookie", cookie))

    def send(self, status, content_type, body, *more_headers):
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-cache")
        for name, value in more_headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)


server = ThreadingHTTPServer(("localhost", int(os.environ.get("PORT", 8080))), Handler)
print(f"http://localhost:{server.server_port}", flush=True)
server.serve_forever()
