"""Full-text search over a corpus, with SQLite as Python brings it along.

    python3 full-text-search.py dist "broken links"
"""

import json
import sqlite3
import sys
from pathlib import Path
from urllib.parse import quote

HEADINGS = {"h2", "h3", "h4", "h5", "h6"}
BLOCKS = HEADINGS | {"p", "li", "tr", "td", "th", "pre", "blockquote", "dt", "dd", "summary", "div"}


def formula(node):
    """The TeX that stands beside a formula which is laid out."""
    if node.get("tagName") == "annotation":
        return "".join(child.get("value", "") for child in node["children"])
    return next(filter(None, map(formula, node.get("children", []))), "")


def pieces(nodes):
    """Yields what there is to read: texts, and headings as (id, text)."""
    for node in nodes:
        name = node.get("tagName") or node.get("name")
        properties = node.get("properties", {})
        if node["type"] == "text":
            yield node["value"]
        elif "katex" in properties.get("className", []):
            yield formula(node)
        elif name in HEADINGS and "id" in properties:
            yield properties["id"], "".join(piece for piece in pieces(node["children"]) if isinstance(piece, str))
        elif name == "CodeBlock" and "code" not in node:
            yield "\n" + node["props"]["code"] + "\n"
        else:
            yield from pieces(node["children"])
            if name in BLOCKS or node["type"] == "component":
                yield "\n"


def sections(page):
    """Yields (heading, address, text) for each section of a page."""
    path = quote(page["path"])
    heading, address, text = "", path, ""
    for piece in pieces(page["body"]["children"]):
        if isinstance(piece, str):
            text += piece
            continue
        yield heading, address, text.strip()
        heading, address, text = piece[1], f"{path}#{quote(piece[0])}", ""
    yield heading, address, text.strip()


def build(corpus):
    """Indexes every listed page with a text; of docs those of the version that readers should see."""
    read = lambda file: json.loads((corpus / file).read_text("utf-8"))
    last = {
        (instance["id"], version["name"])
        for instance in read("site.json")["instances"]
        for version in instance.get("versions", [])
        if version["isLast"]
    }
    index = sqlite3.connect(":memory:")
    index.execute("CREATE VIRTUAL TABLE sections USING fts5(title, heading, text, address UNINDEXED)")
    for route in read("routes.json")["routes"]:
        is_old = "version" in route and (route["instance"], route["version"]) not in last
        if is_old or route.get("unlisted") or route["kind"] not in ("doc", "post", "page", "entry"):
            continue
        page = read(route["page"])
        rows = ((page["title"], heading, text, address) for heading, address, text in sections(page))
        index.executemany("INSERT INTO sections VALUES (?, ?, ?, ?)", rows)
    return index


def search(index, words):
    """The ten best sections that have all words, as (title, heading, address, excerpt)."""
    query = " ".join('"' + word.replace('"', '""') + '"' for word in words.split())
    return index.execute(
        """
        SELECT title, heading, address, snippet(sections, 2, '[', ']', '…', 12)
        FROM sections WHERE sections MATCH ? ORDER BY bm25(sections, 10, 5, 1) LIMIT 10
        """,
        (query,),
    )


if __name__ == "__main__":
    folder, words = sys.argv[1:]
    for title, heading, address, excerpt in search(build(Path(folder, "corpus")), words):
        print(f"{title}{heading and ' › ' + heading}\n  {address}\n  {' '.join(excerpt.split())}")
