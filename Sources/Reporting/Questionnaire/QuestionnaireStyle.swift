/// How the questionnaire looks, and what its script does; both are the same on every page.
enum QuestionnaireStyle {
  /// Nothing is loaded; only this very style sheet and script hold.
  static let contentPolicy =
    "default-src 'none'; style-src 'sha256-\(styleDigest)'; script-src 'sha256-\(scriptDigest)'; "
    + "base-uri 'none'; form-action 'none'"

  /// In base64; a test says what they have to be.
  static let styleDigest = "RvZB+oTPeiBl6TYuJ/KfTvfHPhm7993PYBaS915RJq8="
  static let scriptDigest = "cAzmzbyo/yJ04mgPvTJfOZ5fYr/KpTk7+p9HFFfdipU="

  static let sheet =
    PageColours.sheet + """
      *{box-sizing:border-box}
      html{background:var(--page);color:var(--text);-webkit-text-size-adjust:100%}
      body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:46rem;padding:1rem;\
      overflow-wrap:anywhere}
      h1{font-size:1.75rem;line-height:1.25;margin:.5rem 0}
      h2{font-size:1.3rem;line-height:1.25;margin:2rem 0 .5rem}
      p{margin:.5rem 0}
      fieldset[hidden]{display:none}
      section{counter-reset:question}
      fieldset:not([hidden]){counter-increment:question}
      legend::before{content:counter(question) ". "}
      fieldset{border:1px solid var(--line);border-radius:.5rem;margin:0 0 1.25rem;padding:.75rem 1rem;\
      background:var(--surface);min-width:0}
      legend{float:inline-start;width:100%;padding:0;margin:0 0 .25rem;font-weight:600;\
      font-size:1.05rem}
      legend+*{clear:both}
      .about{font-weight:400;color:var(--muted)}
      .asides,.quiet{color:var(--muted);font-size:.875rem}
      .asides span+span::before{content:"\\00a0· "}
      label{display:block;margin:.35rem 0}
      label>span{display:block}
      .choice{display:flex;gap:.6rem;align-items:start;padding-block:.15rem}
      input,select,button{font:inherit;color:inherit;accent-color:var(--link)}
      input:not([type=radio]),select{width:100%;min-height:2.5rem;padding:.35rem .5rem;\
      background:var(--page);border:1px solid var(--line);border-radius:.4rem}
      input[type=radio]{flex:none;width:1.5rem;height:1.5rem;margin:0}
      button{min-height:2.75rem;padding:.4rem 1rem;border:1px solid var(--link);border-radius:.5rem;\
      background:var(--page);color:var(--link);font-weight:600}
      input:focus-visible,select:focus-visible,button:focus-visible{outline:3px solid var(--link);\
      outline-offset:2px}
      ol{margin:.25rem 0;padding-inline-start:1.75rem}
      .who{display:flex;flex-wrap:wrap;gap:0 1rem}
      .who label{flex:1 1 12rem}
      code{font:.9em/1.5 ui-monospace,monospace}
      @media print{button,[role=status]{display:none}fieldset{break-inside:avoid;background:none}}

      """

  static let script = """
    "use strict";
    addEventListener("DOMContentLoaded", () => {
      const form = document.getElementById("form");
      const status = document.getElementById("status");
      const day = document.getElementById("on");
      const now = new Date();
      const two = (number) => String(number).padStart(2, "0");
      day.value = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
      let isSaved = true;

      const text = (field) => (field ? field.value.trim() : "");
      const items = (set) => [...set.querySelectorAll("li")].flatMap((row) => {
        const word = text(row.querySelector(".word"));
        const details = text(row.querySelector(".details"));
        if (word === "") return [];
        return [details === "" ? word : `${word}: ${details}`];
      });
      const value = (set) => {
        const choice = set.querySelector("input[type=radio]:checked")?.value;
        if (set.dataset.kind === "choice" || choice === "unknown") return choice;
        if (set.dataset.kind === "list") {
          return choice === "none" ? [] : choice === "some" ? items(set) : undefined;
        }
        return text(set.querySelector(".field")) || undefined;
      };
      const sets = () => [...form.querySelectorAll("fieldset")].filter((set) => !set.hidden);
      const given = () => new Set(sets().flatMap((set) => {
        const name = set.getAttribute("aria-describedby");
        const choice = set.querySelector("input[type=radio]:checked")?.value;
        const words = choice === "some"
          ? [...set.querySelectorAll(".word")].map((field) => text(field)) : [choice];
        return words.map((word) => `${name}=${word}`);
      }));
      // What one answer opens may close again what another opened: until nothing changes.
      const follow = () => {
        for (let round = 0, changed = true; changed && round < 9; round += 1) {
          const answers = given();
          const says = (names) => (names ?? "").split(" ").some((name) => answers.has(name));
          changed = false;
          for (const set of form.querySelectorAll("fieldset")) {
            const { opened, closed } = set.dataset;
            const hidden = (opened !== undefined && !says(opened)) || says(closed);
            changed ||= hidden !== set.hidden;
            set.hidden = hidden;
          }
        }
      };
      const answer = (set) => {
        const given = value(set);
        if (given === undefined || (set.dataset.kind === "list" && given.length === 0 &&
          set.querySelector("input[type=radio]:checked").value === "some")) return [];
        const { file, document: number, app } = set.closest("section").dataset;
        const { rule, path, facts } = set.dataset;
        return [{
          file, document: Number(number), app, rule, path, facts,
          value: given === "true" ? true : given === "false" ? false : given,
          because: text(set.querySelector(".because")) || undefined,
          by: text(document.getElementById("by")), on: day.value,
        }];
      };

      form.addEventListener("input", (event) => {
        isSaved = false;
        status.textContent = "";
        const set = event.target.closest("fieldset");
        if (!set) return;
        const pick = (word) => {
          const choice = [...set.querySelectorAll("input[type=radio]")].find((c) => c.value === word);
          if (choice) choice.checked = true;
        };
        if (event.target.closest("li") && text(event.target) !== "") pick("some");
        if (event.target.matches(".field")) {
          const unknown = set.querySelector("input[type=radio]");
          if (text(event.target) !== "") unknown.checked = false;
        }
        const because = set.querySelector(".because");
        const word = set.querySelector("input[type=radio]:checked")?.value;
        if (because) because.required = word === "holds" || word === "doesNotHold";
        const first = set.querySelector("li .word");
        if (first) first.required = word === "some";
        follow();
      });
      form.addEventListener("keydown", (event) => {
        if (event.key === "Enter" && event.target.matches("input")) event.preventDefault();
      });
      form.addEventListener("click", (event) => {
        if (!event.target.matches(".more")) return;
        const list = event.target.closest("fieldset").querySelector("ol");
        const row = list.lastElementChild.cloneNode(true);
        for (const field of row.querySelectorAll("input, select")) field.value = "";
        list.append(row);
        row.querySelector(".word").focus();
      });
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        const sheet = { schemaVersion: 1, answers: sets().flatMap(answer) };
        const file = new Blob([JSON.stringify(sheet, null, 2) + "\\n"], { type: "application/json" });
        const link = document.createElement("a");
        link.href = URL.createObjectURL(file);
        link.download = "answers.json";
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
        isSaved = true;
        status.textContent = `✓ answers.json (${sheet.answers.length})`;
      });
      addEventListener("beforeunload", (event) => {
        if (!isSaved) event.preventDefault();
      });
    });
    """
}
