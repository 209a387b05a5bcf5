// Elements. Nothing of an audit is ever read as HTML: texts become text nodes.

/** An element with attributes, listeners (`onclick`) and children: nodes, texts, lists, or nothing. */
function el(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** The same for SVG. */
function svg(name, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function byId(id) {
  return document.getElementById(id);
}

function replaceChildren(parent, ...children) {
  parent.replaceChildren(...children.flat(2).filter(Boolean));
}

const numberFormat = new Intl.NumberFormat("en");

function number(value) {
  return numberFormat.format(value);
}

/** `1 finding`, `1,200 findings`. */
function counted(value, noun) {
  return `${number(value)} ${noun}${value === 1 ? "" : "s"}`;
}

/** The text with the signs spelled out that would change how the text around them looks. */
function visible(text) {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/g,
    (sign) => `<U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}>`);
}

/** The text of an item, with what stands between back-quotes as code. */
function prose(text) {
  return text.split("`").map((part, index) => index % 2 ? el("code", {}, part) : part);
}

/** A path that may be broken behind each slash. */
function pathText(path) {
  const parts = visible(path).split("/");
  return parts.map((part, index) => index + 1 < parts.length ? [part + "/", el("wbr")] : [part]);
}

/** The address of a place in the code, null without a template. */
function codeURL(place) {
  if (!audit.linkTemplate || !place.path) return null;
  const path = place.path.split("/").map((part) => encodeURIComponent(part)).join("/");
  const values = { path, line: place.line || 1, column: place.column || 1 };
  return audit.linkTemplate.replace(/\{(path|line|column)\}/g, (_, name) => values[name]);
}

/** A place in the code: its text, and a link where it has an address. */
function codePlace(place, text) {
  const shown = el("code", {}, pathText(text || `${place.path}:${place.line}`));
  const url = codeURL(place);
  return url ? el("a", { href: url }, shown) : shown;
}

/** The line of a finding with its mark, without the white space before it. */
function sourceParts(finding, room) {
  let line = finding.source || "";
  let [start, end] = finding.mark || [0, 0];
  const indent = Math.min(line.length - line.trimStart().length, start);
  let cut = indent;
  // A mark far to the right is brought into sight.
  if (room && end - indent > room) cut = Math.max(indent, start - Math.floor(room / 3));
  const before = (cut > indent ? "…" : "") + visible(line.slice(cut, start));
  return [before, el("mark", {}, visible(line.slice(start, Math.max(end, start)))), visible(line.slice(end))];
}

const stateWords = {
  done: "done", open: "open", manual: "to check by hand", unchecked: "not checked", notApplicable: "not applicable",
};

/** The states that count as progress. */
const countedStates = ["done", "open", "manual", "unchecked"];

/** A sign for the state of an item: the form says it as well as the colour. */
function stateSign(state) {
  const shapes = {
    done: [
      svg("circle", { cx: 10, cy: 10, r: 9, fill: "currentColor" }),
      svg("path", { d: "M5.5 10.3l3 3 6-6.4", fill: "none", stroke: "var(--surface)", "stroke-width": 2.2, "stroke-linecap": "round", "stroke-linejoin": "round" }),
    ],
    open: [svg("circle", { cx: 10, cy: 10, r: 8, fill: "none", stroke: "currentColor", "stroke-width": 2 }),
      svg("path", { d: "M10 5.5v5.5M10 13.6v.9", stroke: "currentColor", "stroke-width": 2.2, "stroke-linecap": "round" })],
    manual: [svg("path", { d: "M1.5 10S4.6 4.5 10 4.5 18.5 10 18.5 10 15.4 15.5 10 15.5 1.5 10 1.5 10z", fill: "none", stroke: "currentColor", "stroke-width": 1.8 }),
      svg("circle", { cx: 10, cy: 10, r: 2.6, fill: "currentColor" })],
    notApplicable: [svg("path", { d: "M5 10h10", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round" })],
    unchecked: [svg("circle", { cx: 10, cy: 10, r: 8, fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-dasharray": "3 3" })],
  };
  return svg("svg", { class: `state ${state}`, viewBox: "0 0 20 20", role: "img", "aria-label": stateWords[state] }, shapes[state]);
}

/** Done, open, by hand and not checked as parts of one bar. */
function progressBar(progress, label) {
  const bar = el("div", { class: "bar", role: "img", "aria-label": `${label}: ${progress.done} of ${progress.items} done` });
  for (const state of countedStates) {
    if (!progress[state]) continue;
    const part = el("i", { class: state });
    part.style.flexGrow = progress[state];
    bar.append(part);
  }
  return bar;
}
