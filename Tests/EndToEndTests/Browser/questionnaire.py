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

# What is of no use on paper.
UNPRINTED = ("<button", '<label class="load">', '<span class=""> “A saved sheet', '<input class=""> “”')

# What the browser draws in its own fields.
DRAWN = "asks for data:image/svg+xml;base64,"

HELPERS = """
  const set = (path) => [...document.querySelectorAll("fieldset")]
    .find((set) => set.dataset.path === path || set.dataset.rule === path);
  const pick = (path, word) => set(path).querySelector(`input[value="${word}"]`).click();
  const type = (field, text) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const save = () => document.querySelector("button[type=submit]").click();
"""

ANSWERS = """
(() => {
  HELPERS
  pick("app.sells", "nothing");
  pick("app.userContent", "true");
  pick("login.wall", "unknown");
  const steps = set("afterSignIn");
  type(steps.querySelector(".word"), "profile");
  steps.querySelector(".more").click();
  type(document.activeElement, "password");
  const fields = set('afterSignIn["profile"].fields');
  type(fields.querySelector(".word"), "email");
  fields.querySelector(".more").click();
  type(document.activeElement, "phone");
  if (set('afterSignIn["profile"].fields[1].required').hidden) return "doesn't ask what follows";
  pick("review.demoAccount.missingRoles", "none");
  type(set("account.deletion.keptByLaw").querySelector(".field"), "Invoices: 10 years # <b>");
  pick("seen", "holds");
  type(set("seen").querySelector(".because"), "Looked at it");
  save();
  const isRefused = document.getElementById("status").textContent === "";
  type(document.getElementById("by"), "Ada \u202e");
  type(document.getElementById("on"), "2026-11-20");
  const draft = document.getElementById("draft");
  if (draft.textContent !== draft.dataset.kept) return "keeps no draft";
  return isRefused ? "" : "saves without a name";
})()
"""

SAVING = """
(() => {
  HELPERS
  type(document.getElementById("on"), "2026-11-20");
  save();
  return "";
})()
"""

CORRECTIONS = """
(() => {
  HELPERS
  pick("app.sells", "digital");
  type(set("app.userContent").querySelector(".because"), "since May");
  type(document.getElementById("by"), "Ben");
  save();
  return "";
})()
"""


def corrected(answers):
    """The same answers, two of them corrected by somebody else."""
    changes = {"app.sells": {"value": "digital"}, "app.userContent": {"because": "since May"}}
    answers = [{**answer} for answer in answers]
    for answer in answers:
        if change := changes.get(answer.get("path")):
            answer |= {**change, "by": "Ben"}
    return answers


def saved(folder):
    """The file, as soon as it is whole; another one may be saved then."""
    for _ in range(600):
        for file in folder.glob("answers*.json"):
            if file.stat().st_size > 0:
                kept = file.rename(folder / "kept.json")
                return kept, json.loads(kept.read_text(encoding="utf-8"))
        time.sleep(0.05)
    raise RuntimeError("nothing was saved")


def tell(fault):
    if fault:
        print(f"fault: {fault}")


def main(page, folder):
    with Chromium() as browser, Tab(browser) as tab:
        tab.open(page)
        tab.value("document.querySelectorAll('details').forEach((one) => { one.open = true; }) ?? ''")
        for view, light in views(tab):
            for fault in [*tab.value(f"({SCRIPT})('{light}')"), *trouble(tab)]:
                isPrinted = light == "paper" and fault.startswith(UNPRINTED)
                if not fault.startswith((*QUIET, DRAWN)) and not isPrinted:
                    print(f"fault: {view}: {fault}")
        tab.look()
        browser.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
        tell(tab.value(ANSWERS.replace("HELPERS", HELPERS)))
        # A reload keeps the draft.
        tab.open(page)
        tell(tab.value(SAVING.replace("HELPERS", HELPERS)))
        file, answers = saved(pathlib.Path(folder))
        # What was saved is loaded again, by somebody who has no draft.
        tell(tab.value("localStorage.clear() ?? ''"))
        tab.open(page)
        tab.choose("#load", file)
        for _ in range(100):
            if tab.value("document.getElementById('status').textContent"):
                break
            time.sleep(0.05)
        tell(tab.value(SAVING.replace("HELPERS", HELPERS).replace("  save();", "")))
        tell(tab.value(CORRECTIONS.replace("HELPERS", HELPERS)))
        _, again = saved(pathlib.Path(folder))
        by_key = lambda answer: json.dumps([answer.get("path"), answer.get("rule")])
        expected = sorted(corrected(answers["answers"]), key=by_key)
        if sorted(again["answers"], key=by_key) != expected:
            tell(f"loads or corrects otherwise: {json.dumps(again)}")
        for fault in trouble(tab):
            if "blob:" not in fault and not fault.startswith(DRAWN):
                print(f"fault: {fault}")
        print(json.dumps(answers))


if __name__ == "__main__":
    main(*sys.argv[1:])
