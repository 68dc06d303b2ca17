"""Looks at pages as people do and says what is wrong with them, one fault in a line.

usage: look.py PAGE…

Each page is seen wide and as on a small phone, in light and in dark, and on paper. No page may ask
for anything, complain, run over its edge, or lack what a screen reader goes by. Last comes a line
that says how many sheets it prints on: all of it, its summary, and that up to the decisions
or, of many apps, up to their ranks.
"""

import pathlib
import re
import sys

from chromium import Chromium, Tab

VIEWS = [
    (width, appearance) for width in (1280, 768, 320) for appearance in ("light", "dark")
]
PAPER_WIDTH = 688
SCRIPT = (pathlib.Path(__file__).parent / "faults.js").read_text(encoding="utf-8")


def trouble(tab):
    """What the page asked for and complained about."""
    for event in tab.happened("Network.requestWillBeSent"):
        if event["request"]["url"].split("#")[0] != tab.address:
            yield f"asks for {event['request']['url']}"
    for event in tab.happened("Log.entryAdded"):
        yield f"complains: {event['entry']['text']}"
    for event in tab.happened("Runtime.consoleAPICalled", "Runtime.exceptionThrown"):
        yield f"runs a script: {event}"


# What is taken away, step by step: details, then what stands behind the table of apps or behind
# the decisions.
DETAILS = """
document.querySelectorAll(".details, main > section:not([class]), footer").forEach((e) => e.remove())
"""
REST = """
const first = document.querySelector(".fleet, .choices");
while (first?.nextElementSibling) first.nextElementSibling.remove();
"""


def sheets(pdf):
    """How many sheets a printed page has."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def lengths(tab, pdf):
    """The sheets of the printed page, and of what is left of it step by step."""
    yield sheets(pdf)
    for step in (DETAILS, REST):
        tab.value("{" + step + "} 0")
        yield sheets(tab.printed())


def views(tab):
    """The name of each view and that of its light, while the tab shows it."""
    for width, appearance in VIEWS:
        tab.look(width, appearance)
        yield f"{width}, {appearance}", appearance
    tab.look(PAPER_WIDTH, "dark", medium="print")
    yield "on paper", "paper"


def report(tab, page):
    """What is wrong with a page, and how long it is."""
    tab.open(page)
    for view, light in views(tab):
        for fault in [*tab.value(f"({SCRIPT})('{light}')"), *trouble(tab)]:
            yield f"{page}, {view}: {fault}"
    pdf = tab.printed()
    if not pdf.startswith(b"%PDF-"):
        yield f"{page}, on paper: no PDF"
    yield f"{page}: on {' '.join(map(str, lengths(tab, pdf)))} sheets"


def main(pages):
    with Chromium() as browser, Tab(browser) as tab:
        for page in pages:
            for line in report(tab, page):
                print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
