"""Answers a questionnaire as a person does, and prints what its script saved.

usage: questionnaire.py PAGE FOLDER

Before that it says what is wrong with the page, one fault in a line that begins with "fault: ". The
last line is the saved file, in one line of JSON.
"""

import json
import pathlib
import sys
import time

from chromium import Chromium, Tab
from look import SCRIPT, trouble, views

# What shows nothing before somebody opens it, has something to tell, or prints.
QUIET = ('<option', '<noscript', '<p class=""> “”')

# What the browser draws in its own fields.
DRAWN = "asks for data:image/svg+xml;base64,"

ACTIONS = """
(() => {
  const set = (path) => [...document.querySelectorAll("fieldset")]
    .find((set) => set.dataset.path === path || set.dataset.rule === path);
  const pick = (path, word) => set(path).querySelector(`input[value="${word}"]`).click();
  const type = (field, text) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  pick("app.kind", "social");
  pick("app.userContent", "true");
  pick("login.wall", "unknown");
  const steps = set("afterSignIn");
  type(steps.querySelector(".word"), "profile");
  type(steps.querySelector(".details"), "email, phone");
  steps.querySelector(".more").click();
  type(document.activeElement, "password");
  pick("review.demoAccount.missingRoles", "none");
  type(set("account.deletion.keptByLaw").querySelector(".field"), "Invoices: 10 years # <b>");
  pick("seen", "holds");
  type(set("seen").querySelector(".because"), "Looked at it");
  document.querySelector("button[type=submit]").click();
  const isRefused = document.getElementById("status").textContent === "";
  type(document.getElementById("by"), "Ada \\u202e");
  type(document.getElementById("on"), "2026-11-20");
  document.querySelector("button[type=submit]").click();
  return isRefused ? "" : "saves without a name";
})()
"""


def saved(folder):
    """The file, as soon as it is whole."""
    for _ in range(600):
        for file in folder.iterdir():
            if file.suffix == ".json" and file.stat().st_size > 0:
                return json.loads(file.read_text(encoding="utf-8"))
        time.sleep(0.05)
    raise RuntimeError("nothing was saved")


def main(page, folder):
    with Chromium() as browser, Tab(browser) as tab:
        tab.open(page)
        for view, light in views(tab):
            for fault in [*tab.value(f"({SCRIPT})('{light}')"), *trouble(tab)]:
                isPrinted = light == "paper" and fault.startswith("<button")
                if not fault.startswith((*QUIET, DRAWN)) and not isPrinted:
                    print(f"fault: {view}: {fault}")
        tab.look()
        browser.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
        if fault := tab.value(ACTIONS):
            print(f"fault: {fault}")
        answers = saved(pathlib.Path(folder))
        for fault in trouble(tab):
            if "blob:" not in fault and not fault.startswith(DRAWN):
                print(f"fault: {fault}")
        print(json.dumps(answers))


if __name__ == "__main__":
    main(*sys.argv[1:])
