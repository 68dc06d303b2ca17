"use strict";
addEventListener("DOMContentLoaded", () => {
  const form = document.getElementById("form");
  const status = document.getElementById("status");
  const day = document.getElementById("on");
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  day.value = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  let isSaved = true;
  // What a loaded sheet says: of each question, and of what this page doesn't ask.
  const loaded = new Map();
  let elsewhere = [];
  const place = `reviewlint:${location.pathname}`;
  let isKept = false;

  const text = (field) => (field ? field.value.trim() : "");
  const items = (set) => [...set.querySelectorAll("li")].flatMap((row) => {
    const word = text(row.querySelector(".word"));
    const said = word === "*" ? text(row.querySelector(".own")) : word;
    return said === "" ? [] : [said];
  });
  const value = (set) => {
    const choice = set.querySelector("input[type=radio]:checked")?.value;
    if (set.dataset.kind === "choice" || choice === "unknown") return choice;
    if (set.dataset.kind === "list") {
      return choice === "none" ? [] : choice === "some" ? items(set) : undefined;
    }
    return text(set.querySelector(".field")) || undefined;
  };
  const name = (answer) =>
    JSON.stringify([Number(answer.document), answer.app, answer.rule, answer.path]);
  const keys = (set) => {
    const { file, document: number, app } = set.closest("section").dataset;
    const { rule, path, facts } = set.dataset;
    return { file, document: Number(number), app, rule, path, facts };
  };
  const answer = (set) => {
    const because = text(set.querySelector(".because")) || undefined;
    const given = value(set) ?? (because && "unknown");
    if (given === undefined || (set.dataset.kind === "list" && given.length === 0 &&
      set.querySelector("input[type=radio]:checked").value === "some")) return [];
    const said = {
      ...keys(set), value: given === "true" ? true : given === "false" ? false : given, because,
    };
    const earlier = loaded.get(name(said));
    const isSame = earlier && ["value", "because"].every((key) =>
      JSON.stringify(earlier[key]) === JSON.stringify(said[key]));
    const { by, on } = isSame ? earlier : { by: text(document.getElementById("by")), on: day.value };
    return [{ ...said, by, on }];
  };
  // What an answer opens is copied from a template, for each item of a list that was named.
  const base = [...form.querySelectorAll("fieldset:not([data-opened])")];
  const templates = [...form.querySelectorAll("fieldset[data-opened]")];
  for (const template of templates) template.remove();
  const copies = new Map();
  const sets = () => [...form.querySelectorAll("fieldset")].filter((set) => !set.hidden);
  const answers = () => [...sets().flatMap(answer), ...elsewhere];
  const origin = (set) => set.dataset.origin ?? set.getAttribute("aria-describedby");
  const chosen = (set) => {
    const choice = set.querySelector("input[type=radio]:checked")?.value;
    if (choice !== "some") return [{ word: choice }];
    const counts = new Map();
    const rows = [...set.querySelectorAll("li")];
    return rows.filter((row) => text(row.querySelector(".word")) !== "").map((row, index) => {
      const field = row.querySelector(".word");
      const word = text(field);
      counts.set(word, (counts.get(word) ?? 0) + 1);
      const id = counts.get(word) === 1 ? word : `${word}-${counts.get(word)}`;
      const own = text(row.querySelector(".own"));
      return { word, index, id, called: own || (field.selectedOptions?.[0].textContent ?? word) };
    });
  };
  const copy = (template, parent, item) => {
    let { from = "", to = "" } = parent.dataset;
    const raw = template.dataset.path;
    let path = from !== "" && raw.startsWith(from) ? to + raw.slice(from.length) : raw;
    const list = parent.dataset.path;
    const step = path.startsWith(list) ? path.slice(list.length).match(/^\[[^\]]*\]/)?.[0] : undefined;
    if (item.id !== undefined && step !== undefined) {
      const rest = path.slice(list.length + step.length);
      from = raw.slice(0, raw.length - rest.length);
      to = list + (step === "[0]" ? `[${item.index}]` : `["${item.id}"]`);
      path = to + rest;
    }
    const key = `${origin(template)} ${path}`;
    if (!copies.has(key)) {
      const set = template.cloneNode(true);
      const name = `${origin(template)}-${copies.size}`;
      Object.assign(set.dataset, { origin: origin(template), path, from, to });
      set.setAttribute("aria-describedby", name);
      set.querySelector(".asides").id = name;
      for (const choice of set.querySelectorAll("input[type=radio]")) choice.name = name;
      set.ancestors = [parent, ...(parent.ancestors ?? [])];
      let place = parent;
      while (place.nextElementSibling?.ancestors?.includes(parent)) place = place.nextElementSibling;
      place.after(set);
      copies.set(key, set);
    }
    const set = copies.get(key);
    set.called = [parent.called, item.called].filter((name) => name).join(": ") || undefined;
    const about = set.querySelector(".about");
    if (set.called && about) about.textContent = set.called;
    return set;
  };
  // Shows what the answers open, and hides what they make moot, until nothing changes any more.
  const follow = () => {
    for (let round = 0, changed = true; changed && round < 9; round += 1) {
      const given = sets().flatMap((set) => chosen(set).map((item) => ({ set, item })));
      const name = ({ set, item }) => `${origin(set)}=${item.word}`;
      const open = new Set(base);
      for (const one of given) {
        for (const template of templates) {
          if (template.dataset.opened.split(" ").includes(name(one))) {
            open.add(copy(template, one.set, one.item));
          }
        }
      }
      const isMoot = (set) => (set.dataset.closed ?? "").split(" ").some((answer) =>
        given.some((one) => name(one) === answer &&
          (set.dataset.to ?? "").startsWith(one.set.dataset.to ?? "")));
      changed = false;
      for (const set of [...base, ...copies.values()]) {
        const isHidden = !open.has(set) || isMoot(set);
        changed ||= isHidden !== set.hidden;
        set.hidden = isHidden;
      }
    }
    const asked = sets();
    const count = asked.filter((set) => answer(set).length > 0).length;
    document.getElementById("count").textContent = `${count} / ${asked.length}`;
  };

  const pick = (set, word) => {
    const choice = [...set.querySelectorAll("input[type=radio]")].find((c) => c.value === word);
    if (choice) choice.checked = true;
  };
  const demand = (set) => {
    const because = set.querySelector(".because");
    const word = set.querySelector("input[type=radio]:checked")?.value;
    if (because) because.required = word === "holds" || word === "doesNotHold";
    const first = set.querySelector("li .word");
    if (first) first.required = word === "some";
    for (const own of set.querySelectorAll(".own")) {
      own.hidden = text(own.closest("li").querySelector(".word")) !== "*";
      own.required = !own.hidden && word === "some";
    }
    follow();
  };
  const row = (set) => {
    const list = set.querySelector("ol");
    const row = list.lastElementChild.cloneNode(true);
    for (const field of row.querySelectorAll("input, select")) field.value = "";
    list.append(row);
    return row;
  };
  const show = (set, { value: said, because }) => {
    const field = set.querySelector(".field");
    const word = Array.isArray(said) ? (said.length === 0 ? "none" : "some") : String(said);
    for (const choice of set.querySelectorAll("input[type=radio]")) choice.checked = false;
    pick(set, word);
    if (field && word !== "unknown") field.value = word;
    for (const [number, item] of (Array.isArray(said) ? said : []).entries()) {
      const place = set.querySelectorAll("li")[number] ?? row(set);
      const field = place.querySelector(".word");
      field.value = item;
      if (field.value !== item) {
        field.value = "*";
        place.querySelector(".own").value = item;
      }
    }
    const remark = set.querySelector(".because");
    remark.value = because ?? "";
    if (because && remark.closest("details")) remark.closest("details").open = true;
    demand(set);
  };
  const load = (given, by) => {
    const others = new Map([...elsewhere, ...given].map((answer) => [name(answer), answer]));
    for (const answer of given) {
      if (answer.by && answer.by !== by) loaded.set(name(answer), answer);
    }
    // An answer may open the question that another one answers.
    for (let found = true; found;) {
      found = false;
      for (const set of sets()) {
        const answer = others.get(name(keys(set)));
        if (!answer) continue;
        others.delete(name(answer));
        show(set, answer);
        found = true;
      }
    }
    elsewhere = [...others.values()];
  };
  const keep = () => {
    try {
      const by = text(document.getElementById("by"));
      localStorage.setItem(place, JSON.stringify({ by, answers: answers() }));
      isKept = true;
    } catch {
      isKept = false;
    }
    const told = document.getElementById("draft");
    told.textContent = isKept ? told.dataset.kept : told.dataset.unkept;
  };
  try {
    const { by, answers } = JSON.parse(localStorage.getItem(place));
    document.getElementById("by").value = by;
    load(answers, by);
  } catch {
    // There is no draft.
  }
  document.getElementById("load").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (!file) return;
    try {
      const sheet = JSON.parse(await file.text());
      if (sheet.schemaVersion !== 1) throw sheet;
      load(sheet.answers);
      status.textContent = `✓ ${file.name} (${sheet.answers.length})`;
      keep();
    } catch {
      status.textContent = `${file.name}: ${status.dataset.foreign}`;
    }
    event.target.value = "";
  });

  form.addEventListener("input", (event) => {
    if (event.target.matches("#load")) return;
    isSaved = false;
    status.textContent = "";
    const set = event.target.closest("fieldset");
    if (set && text(event.target) !== "") {
      if (event.target.closest("li")) pick(set, "some");
      if (event.target.matches(".field")) set.querySelector("input[type=radio]").checked = false;
    }
    if (set) demand(set);
    keep();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target.matches("input")) event.preventDefault();
  });
  form.addEventListener("click", (event) => {
    if (!event.target.matches(".more")) return;
    row(event.target.closest("fieldset")).querySelector(".word").focus();
  });
  follow();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const sheet = { schemaVersion: 1, answers: answers() };
    const file = new Blob([JSON.stringify(sheet, null, 2) + "\n"], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "answers.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    isSaved = true;
    status.textContent = `✓ answers.json (${sheet.answers.length})`;
  });
  addEventListener("beforeunload", (event) => {
    if (!isSaved && !isKept) event.preventDefault();
  });
});
