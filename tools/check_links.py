"""Check that every relative link in the Markdown files leads to a file and, with `#`, to a heading in it."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from unicodedata import normalize
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
#: Folders that hold no page of ours.
SKIPPED = {".git", ".venv", ".hypothesis", ".pytest_cache", "node_modules", "site", "build", "dist"}

FENCE = re.compile(r"^(?P<mark>```+|~~~+).*?^(?P=mark)[`~]*\s*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")
LINK = re.compile(r"\[[^\]]*\]\(\s*<?(?P<target>[^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
HEADING = re.compile(r"^#{1,6}\s+(?P<text>.+?)\s*#*$", re.MULTILINE)
ANCHOR = re.compile(r"\{[^}]*#(?P<set>[\w-]+)[^}]*\}|<a\s+(?:id|name)=\"(?P<tag>[^\"]+)\"")
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)


def without_code(text: str) -> str:
    """The page with its code blanked out, line numbers kept.

    >>> without_code("see `[a](b)` there")
    'see   there'
    """
    text = FENCE.sub(lambda block: "\n" * block.group().count("\n"), text)
    return CODE.sub(" ", text)


def slug(heading: str) -> str:
    """The anchor of a heading, by the rule of Python-Markdown, which MkDocs uses.

    >>> slug("Doors, keys & walls")
    'doors-keys-walls'
    """
    plain = normalize("NFKD", heading).encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())


def anchors(text: str) -> set[str]:
    """The names a `#` link may use in this page: its headings as MkDocs writes them, and anchors set by hand.

    >>> sorted(anchors("# Line of sight\\n## Doors {#door}\\n## Doors"))
    ['door', 'doors', 'line-of-sight']
    """
    found: set[str] = set()
    plain = FENCE.sub("", text)
    for heading in HEADING.finditer(plain):
        if ANCHOR.search(heading["text"]):
            continue  # named by hand, see below
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading["text"]).replace("`", "").replace("*", "")
        name, repeat = slug(words), 0
        while name in found:
            repeat += 1
            name = f"{slug(words)}_{repeat}"
        found.add(name)
    for anchor in ANCHOR.finditer(plain):
        found.add(anchor["set"] or anchor["tag"])
    return found


def broken_links(page: Path) -> Iterator[str]:
    """One sentence for each link of the page that leads nowhere."""
    text = without_code(page.read_text(encoding="utf-8"))
    for link in LINK.finditer(text):
        target = link["target"]
        if ELSEWHERE.match(target):
            continue
        place = f"{page.relative_to(ROOT)}:{text.count(chr(10), 0, link.start()) + 1}"
        path, _, anchor = unquote(target).partition("#")
        aim = (page.parent / path).resolve() if path else page
        if not aim.exists():
            yield f'{place}: the link "{target}" leads to no file.'
        elif anchor and aim.suffix == ".md" and anchor not in anchors(aim.read_text(encoding="utf-8")):
            yield f'{place}: the link "{target}" leads to no heading of {aim.name}.'


def pages(root: Path) -> list[Path]:
    """Every Markdown file of the project, in stable order."""
    found: list[Path] = []
    for path in sorted(root.iterdir()):
        if path.is_dir() and path.name not in SKIPPED and not path.is_symlink():
            found.extend(pages(path))
        elif path.suffix == ".md":
            found.append(path)
    return found


def main() -> int:
    """Print what is broken; exit code 1 if anything is."""
    all_pages = pages(ROOT)
    broken = [sentence for page in all_pages for sentence in broken_links(page)]
    for sentence in broken:
        print(sentence)
    print(f"links: {len(all_pages)} pages, {len(broken)} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
