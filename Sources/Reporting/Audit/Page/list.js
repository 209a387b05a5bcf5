// The list of findings. Only the rows in sight are elements, so that tens of thousands stay quick.

const rowHeight = 76;
const groupHeight = 38;
const list = {
  /** A finding's index, or -1 - n for the heading of the group n. */
  rows: new Int32Array(0),
  groups: [],
  /** Where each row starts, and where the last one ends. */
  tops: new Float64Array(1),
  /** The findings in their order, and of each finding its row and its place in the order. */
  order: [],
  position: new Int32Array(findings.length).fill(-1),
  rank: new Int32Array(findings.length).fill(-1),
  shown: [-1, -1],
  active: -1,
};

/** Shows the findings that pass the filters. */
function showFindings() {
  const passing = matching();
  layOut(passing.indices);
  updateFilterControls();
  renderFacets(passing);
  const total = findings.length;
  byId("count").textContent = list.order.length === total
    ? counted(total, "finding")
    : `${number(list.order.length)} of ${counted(total, "finding")}`;
  const isThere = list.active >= 0 && list.rank[list.active] >= 0;
  if (!isThere) {
    byId("list").scrollTop = 0;
    setActive(list.order.length ? list.order[0] : -1, false);
  }
  renderRows(true);
  if (isThere) bringToSight(list.active);
}

/** Puts findings, and the headings of their groups, one below the other. */
function layOut(indices) {
  const members = grouped(indices);
  list.groups = members.map(([name, group]) => ({ name, count: group.length }));
  list.order = filters.by ? members.flatMap(([, group]) => group) : indices;
  const count = list.order.length + list.groups.length;
  list.rows = new Int32Array(count);
  list.tops = new Float64Array(count + 1);
  list.position.fill(-1);
  list.rank.fill(-1);
  let row = 0;
  let rank = 0;
  const add = (value, height) => {
    list.rows[row] = value;
    list.tops[row + 1] = list.tops[row] + height;
    row += 1;
  };
  const addFindings = (some) => {
    for (const index of some) {
      list.position[index] = row;
      list.rank[index] = rank;
      rank += 1;
      add(index, rowHeight);
    }
  };
  if (!filters.by) addFindings(indices);
  members.forEach(([, group], number) => {
    add(-1 - number, groupHeight);
    addFindings(group);
  });
}

/** Findings by what they are grouped by, the largest group first; none where they are not. */
function grouped(indices) {
  const keys = { rule: (finding) => finding.rule, folder: (finding) => finding.folder || "./", owner: (finding) => finding.owner };
  const key = keys[filters.by];
  if (!key) return [];
  const groups = new Map();
  for (const index of indices) {
    const name = key(findings[index]);
    if (groups.has(name)) groups.get(name).push(index);
    else groups.set(name, [index]);
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
}

/** The row at a distance from the top. */
function rowAt(top) {
  let low = 0;
  let high = list.rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list.tops[middle + 1] <= top) low = middle + 1; else high = middle;
  }
  return low;
}

function renderRows(isForced) {
  const box = byId("list");
  if (!list.rows.length) {
    replaceChildren(box, el("p", { class: "empty" }, findings.length ? "No finding matches these filters." : "There are no findings."));
    list.shown = [-1, -1];
    return;
  }
  const first = Math.max(0, rowAt(box.scrollTop) - 6);
  const last = Math.min(list.rows.length, rowAt(box.scrollTop + box.clientHeight) + 7);
  if (!isForced && first === list.shown[0] && last === list.shown[1]) return;
  list.shown = [first, last];
  const canvas = el("div", { class: "canvas", role: "presentation" });
  canvas.style.height = `${list.tops[list.rows.length]}px`;
  for (let position = first; position < last; position += 1) {
    const row = list.rows[position];
    const element = row < 0 ? groupRow(list.groups[-1 - row]) : findingRow(findings[row]);
    element.style.top = `${list.tops[position]}px`;
    element.style.height = `${list.tops[position + 1] - list.tops[position]}px`;
    canvas.append(element);
  }
  const top = box.scrollTop;
  box.replaceChildren(canvas);
  box.scrollTop = top;
  updateActive();
}

function groupRow(group) {
  return el("div", { class: "row group", role: "presentation" },
    el("span", { title: group.name }, el("bdi", {}, visible(group.name))), el("span", { class: "muted" }, number(group.count)));
}

function findingRow(finding) {
  const element = el("div", {
    class: "row finding", role: "option", id: `finding-${finding.index}`, "data-index": finding.index,
    "aria-setsize": list.order.length, "aria-posinset": list.rank[finding.index] + 1, "aria-selected": "false",
  },
  el("div", { class: "message" }, el("span", { class: `severity ${finding.severity}` }, `${finding.severity} `), visible(finding.message), finding.new === true && el("span", { class: "chip findings" }, "new")),
  el("div", { class: "place" }, el("span", { class: "path", title: finding.path }, el("span", { class: "folder" }, visible(finding.folder)), el("span", { class: "file" }, visible(place(finding).slice(finding.folder.length)))), el("span", { class: "rule" }, finding.rule)),
  el("div", { class: "source" }, finding.source ? sourceParts(finding, 90) : ""));
  return element;
}

// The chosen row.

function setActive(index, isScrolled = true) {
  list.active = index;
  updateActive();
  if (isScrolled && index >= 0) bringToSight(index);
  renderDetail(index);
}

function updateActive() {
  const box = byId("list");
  for (const element of box.querySelectorAll("[role=option]")) {
    element.setAttribute("aria-selected", String(Number(element.dataset.index) === list.active));
  }
  if (byId(`finding-${list.active}`)) box.setAttribute("aria-activedescendant", `finding-${list.active}`);
  else box.removeAttribute("aria-activedescendant");
}

function bringToSight(index) {
  const position = list.position[index];
  if (position < 0) return;
  const box = byId("list");
  const top = list.tops[position];
  const bottom = list.tops[position + 1];
  if (top < box.scrollTop) box.scrollTop = position === 1 ? 0 : top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  renderRows(false);
  updateActive();
}

function listenToList() {
  const box = byId("list");
  let isWaiting = false;
  box.addEventListener("scroll", () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => { isWaiting = false; renderRows(false); });
  });
  box.addEventListener("click", (event) => {
    const element = event.target.closest("[role=option]");
    if (!element) return;
    setActive(Number(element.dataset.index), false);
    openDetail();
  });
  box.addEventListener("keydown", (event) => {
    const page = Math.max(1, Math.floor(box.clientHeight / rowHeight) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      openDetail();
    } else if (steps[event.key] !== undefined && list.order.length) {
      const rank = Math.max(0, list.active < 0 ? 0 : list.rank[list.active]);
      setActive(list.order[Math.min(Math.max(rank + steps[event.key], 0), list.order.length - 1)]);
    } else {
      return;
    }
    event.preventDefault();
  });
  new ResizeObserver(() => renderRows(true)).observe(box);
}

// The finding in full.

function renderDetail(index) {
  const panel = byId("detail");
  const finding = findings[index];
  if (!finding) {
    replaceChildren(panel, el("p", { class: "muted" }, "Choose a finding."));
    return;
  }
  const rule = ruleById.get(finding.rule);
  replaceChildren(panel,
    el("button", { type: "button", class: "close", onclick: closeDetail }, "Close"),
    el("p", { class: "row-of" }, el("span", { class: `severity ${finding.severity}` }, finding.severity), el("code", {}, finding.rule), finding.new === true && el("span", { class: "chip findings" }, "new")),
    el("p", { class: "title" }, visible(finding.message)),
    el("p", {}, codePlace(finding, place(finding)), " ", copyButton(finding)),
    finding.source && el("pre", { tabindex: "0", "aria-label": "Source" }, sourceParts(finding, 0)),
    rule && el("div", {}, el("h3", {}, "Why"), el("p", {}, rule.why)),
    rule && el("div", {}, el("h3", {}, "Instead"), el("p", {}, rule.instead)),
    finding.fix && el("p", { class: "muted" }, finding.fix === "safe" ? "A safe fix removes it." : "An unsafe fix removes it: check its result."),
    finding.related && el("div", {}, el("h3", {}, "See also"), el("ul", {}, finding.related.map((related) =>
      el("li", {}, visible(related.message), " ", codePlace(related, place(related)))))),
    finding.items && el("div", {}, el("h3", {}, "Items"), el("ul", {}, finding.items.map((name) => itemLine(name)))),
    unitOfFinding.has(index) && el("div", {}, el("h3", {}, "Unit of work"), el("p", {}, el("a", { href: findingsLink({ unit: String(unitOfFinding.get(index)) }) }, audit.units[unitOfFinding.get(index)].type))),
    finding.owners && el("div", {}, el("h3", {}, "Owners"), el("p", {}, finding.owner)));
  panel.scrollTop = 0;
}

function itemLine(name) {
  const item = itemByName.get(name);
  return el("li", {}, el("a", { href: findingsLink({ item: name }) }, item ? [`${item.id} `, prose(item.text)] : name));
}

function copyButton(finding) {
  if (!navigator.clipboard) return null;
  const button = el("button", { type: "button", class: "link", onclick: async () => {
    try {
      await navigator.clipboard.writeText(place(finding));
      button.textContent = "copied";
    } catch {
      button.textContent = "cannot be copied here";
    }
  } }, "copy");
  return button;
}

function openDetail() {
  byId("detail").setAttribute("data-open", "");
  const close = byId("detail").querySelector(".close");
  if (close && close.offsetParent) close.focus();
}

function closeDetail() {
  byId("detail").removeAttribute("data-open");
  byId("list").focus();
}
