// What is wrong with the page as it stands, in light, dark or on paper: a list of sentences.
(view) => {
  const faults = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const name = (element) => {
    const words = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${element.localName} class="${element.getAttribute("class") ?? ""}"> “${words}”`;
  }
  // What a fault is called is asked only where there is one: the words of all elements are many.
  const expect = (holds, fault) => {
    if (!holds) faults.push(typeof fault === "function" ? fault() : fault);
  }

  // The appearance that was asked for, which also shows that the style sheet was let through;
  // paper is light.
  const [red] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g);
  expect(view === "dark" ? red < 64 : red > 192, `isn't as it should be in ${view}`);

  // Nothing runs over an edge, and nothing is hidden.
  const root = document.documentElement;
  expect(root.scrollWidth <= root.clientWidth, `is ${root.scrollWidth} wide`);
  for (const element of all("body *:not(.skip)")) {
    const box = element.getBoundingClientRect();
    const isInside = box.left >= -0.5 && box.right <= root.clientWidth + 0.5;
    const isDrawing = element.ownerSVGElement !== null && element.ownerSVGElement !== undefined;
    if (!isDrawing) expect(isInside, () => `${name(element)} runs over the edge`);
    if (isDrawing || element.matches("br, svg, .skip")) continue;
    // What leads somewhere is of no use on paper.
    if (matchMedia("print").matches && element.closest(".contents, .self")) continue;
    expect(element.checkVisibility({ visibilityProperty: true, opacityProperty: true }), () => `${name(element)} is hidden`);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    expect(!isCut, () => `${name(element)} has cut words`);
  }
  for (const words of all("svg text")) {
    const box = words.getBoundingClientRect();
    const picture = words.ownerSVGElement.getBoundingClientRect();
    const isInside =
      box.left >= picture.left - 1 && box.right <= picture.right + 1 &&
      box.top >= picture.top - 1 && box.bottom <= picture.bottom + 1;
    expect(isInside, () => `${name(words)} runs out of its picture`);
  }

  // What a screen reader goes by.
  expect(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(root.lang), "has no language");
  expect(["ltr", "rtl"].includes(root.dir), "has no direction");
  expect(document.title.trim() !== "", "has no title");
  for (const landmark of ["header", "main", "footer", "h1"]) {
    expect(all(`body ${landmark}`).length === 1, `has not just one ${landmark}`);
  }
  let level = 0;
  for (const heading of all("h1, h2, h3, h4, h5, h6")) {
    const next = Number(heading.localName[1]);
    expect(next <= level + 1, () => `${name(heading)} leaves out a level`);
    expect(heading.textContent.trim() !== "", "has an empty heading");
    level = next;
  }
  for (const table of all("table")) {
    expect(table.caption?.textContent.trim(), () => `${name(table)} has no caption`);
    expect(table.querySelector("th[scope=col]"), () => `${name(table)} has no heads of columns`);
  }
  for (const head of all("th")) expect(head.scope, () => `${name(head)} has no scope`);
  for (const picture of all("svg:not([aria-hidden])")) {
    const ids = (picture.getAttribute("aria-labelledby") ?? "").split(" ");
    const words = ids.map((id) => document.getElementById(id)?.textContent ?? "");
    expect(picture.getAttribute("role") === "img", "has a picture without its role");
    expect(words[0].trim() !== "", "has a picture without a name");
  }
  expect(all("img").length === 0, "has pictures beside itself");
  for (const field of all("input")) {
    expect(field.labels.length === 1, () => `${name(field.parentElement)} has a box without a label`);
  }
  for (const part of all("[aria-labelledby]")) {
    for (const id of part.getAttribute("aria-labelledby").split(" ")) {
      expect(document.getElementById(id), () => `${name(part)} is named by nothing`);
    }
  }
  for (const part of document.body.children) {
    const isSkip = part.matches(".skip, header, main, footer, script");
    expect(isSkip || part.textContent.trim() === "", () => `${name(part)} lies outside of every landmark`);
  }
  const named = all("section[aria-labelledby]").map((part) =>
    part.getAttribute("aria-labelledby").split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "").join(" "));
  expect(new Set(named).size === named.length, "has the same name as another part");
  const identified = all("[id]");
  const ids = new Set(identified.map((element) => element.id));
  expect(ids.size === identified.length, "has an id twice");
  for (const link of all("a")) {
    expect(link.textContent.trim() !== "", "has a link without words");
    const address = link.getAttribute("href");
    const leads = /^https?:/.test(address) || ids.has(address.replace(/^#/, ""));
    expect(leads, () => `${name(link)} leads nowhere`);
  }

  // Words stand out from what is behind them: 4.5 to 1, or 3 to 1 where they are large.
  const channels = (colour) => colour.match(/[\d.]+/g).map(Number);
  const luminance = (colour) => {
    const [red, green, blue] = channels(colour).slice(0, 3).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  const grounds = new Map();
  const ground = (element) => {
    if (!element) return "rgb(255, 255, 255)";
    if (!grounds.has(element)) {
      const colour = getComputedStyle(element).backgroundColor;
      const isOpaque = (channels(colour)[3] ?? 1) === 1;
      grounds.set(element, isOpaque ? colour : ground(element.parentElement));
    }
    return grounds.get(element);
  }
  for (const element of all("body *:not(svg *):not(script)")) {
    const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    if (!words.some((node) => node.textContent.trim() !== "")) continue;
    const style = getComputedStyle(element);
    const [one, other] = [luminance(style.color), luminance(ground(element))];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    expect(contrast >= (isLarge ? 3 : 4.5), () => `${name(element)} has too little contrast`);
  }

  // What is touched is large enough.
  const targets = view === "paper" ? [] : all("td a, th a, .faults a, input");
  for (const target of targets) {
    const box = target.getBoundingClientRect();
    expect(box.width >= 24 && box.height >= 24, () => `${name(target)} is too small to touch`);
  }
  return faults;
}
