// Which findings are shown. What is chosen stands in the address, so that it can be kept and sent.

const filters = emptyFilters();

function emptyFilters() {
  return { q: "", rule: [], severity: [], folder: "", owner: "", item: "", unit: "", between: "", only: "", by: "" };
}

const listFilters = ["rule", "severity"];

/** The address of the view of findings with these filters. */
function findingsLink(chosen) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(chosen)) {
    for (const one of [value].flat()) if (one) query.append(key, one);
  }
  const text = query.toString();
  return "#findings" + (text ? `?${text}` : "");
}

/** Takes over the filters of an address. */
function readFilters(query) {
  const values = new URLSearchParams(query);
  Object.assign(filters, emptyFilters());
  for (const key of Object.keys(filters)) {
    filters[key] = listFilters.includes(key) ? values.getAll(key) : values.get(key) || "";
  }
}

/** What a finding has to be to be shown: a test for rules, one for folders, and all others. */
function filterTests() {
  const others = [];
  const add = (key, test) => { if (filters[key].length > 0) others.push(test); };
  add("severity", (finding) => filters.severity.includes(finding.severity));
  add("owner", (finding) => finding.owner === filters.owner);
  add("item", (finding) => (finding.items || []).includes(filters.item));
  add("unit", (finding) => unitOfFinding.get(finding.index) === Number(filters.unit));
  add("between", (finding) => finding.between && finding.between.join(" → ") === filters.between);
  add("only", (finding) => filters.only === "new" ? finding.new === true : finding.fix !== undefined);
  const words = filters.q.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length) others.push((finding) => { const text = haystack(finding.index); return words.every((word) => text.includes(word)); });
  const rules = new Set(filters.rule);
  const isExact = filters.folder.endsWith("*");
  const folder = isExact ? filters.folder.slice(0, -1) : filters.folder;
  return {
    others,
    rule: (finding) => rules.size === 0 || rules.has(finding.rule),
    folder: (finding) => isExact ? finding.folder === folder : finding.path.startsWith(folder) || finding.folder.startsWith(folder),
  };
}

/** The findings that pass, how often each rule would, and which would in any folder. */
function matching() {
  const tests = filterTests();
  const result = { indices: [], rules: new Map(), anywhere: [] };
  for (const finding of findings) {
    if (!tests.others.every((test) => test(finding))) continue;
    const hasRule = tests.rule(finding);
    const isInFolder = tests.folder(finding);
    if (isInFolder) result.rules.set(finding.rule, (result.rules.get(finding.rule) || 0) + 1);
    if (hasRule) result.anywhere.push(finding.index);
    if (hasRule && isInFolder) result.indices.push(finding.index);
  }
  return result;
}

/** Changes some filters and shows what is left. */
function choose(changes) {
  Object.assign(filters, changes);
  try {
    history.replaceState(null, "", findingsLink(filters));
  } catch {
    // A page without an address of its own keeps its filters to itself.
  }
  showFindings();
}

// The controls.

function renderFilterControls() {
  const form = byId("filters");
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    choose(emptyFilters());
  });
  byId("search").addEventListener("input", (event) => choose({ q: event.target.value }));
  for (const severity of severityOrder) {
    byId("severities").append(el("button", { type: "button", "data-severity": severity, "aria-pressed": "false", onclick: () => toggle("severity", severity) }, severity));
  }
  const owners = ranked(tally(findings.map((finding) => finding.index), (finding) => finding.owner));
  const hasOwners = owners.some(([owner]) => owner !== "no owner");
  const kinds = [["fixable", "with a fix"]];
  if (audit.since) kinds.unshift(["new", "new ones"]);
  const groupings = [["", "nothing"], ["rule", "rule"], ["folder", "folder"]].concat(hasOwners ? [["owner", "owner"]] : []);
  replaceChildren(byId("selects"),
    allItems.length > 0 && itemSelect(),
    hasOwners && select("owner", "Owner", [["", "all"], ...owners.map(([owner, count]) => [owner, `${owner} (${number(count)})`])]),
    select("only", "Show", [["", "all"], ...kinds]),
    select("by", "Group by", groupings));
}

function select(key, label, options) {
  const control = el("select", { "data-filter": key, onchange: (event) => choose({ [key]: event.target.value }) },
    options.map(([value, words]) => el("option", { value }, words)));
  return el("label", {}, label, control);
}

function itemSelect() {
  const control = el("select", { "data-filter": "item", onchange: (event) => choose({ item: event.target.value }) },
    el("option", { value: "" }, "all"));
  for (const list of audit.checklists) {
    for (const section of list.sections) {
      const options = section.items.filter((item) => item.findings > 0).map((item) =>
        el("option", { value: item.name }, `${item.id}  ${item.text.replaceAll("`", "")} (${number(item.findings)})`));
      if (options.length) control.append(el("optgroup", { label: section.title }, options));
    }
  }
  return el("label", {}, "Item", control);
}

function toggle(key, value) {
  const values = filters[key];
  choose({ [key]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value] });
}

/** Brings the controls in line with the filters. */
function updateFilterControls() {
  if (byId("search").value !== filters.q) byId("search").value = filters.q;
  for (const button of byId("severities").children) {
    if (button.dataset.severity) button.setAttribute("aria-pressed", filters.severity.includes(button.dataset.severity));
  }
  for (const control of byId("selects").querySelectorAll("select")) control.value = filters[control.dataset.filter];
  const chosen = [];
  const add = (words, changes) => chosen.push(el("button", { type: "button", title: "Remove this filter", onclick: () => { choose(changes); byId("list").focus(); } }, words, el("span", { "aria-hidden": "true" }, "  ×")));
  for (const rule of filters.rule) add(`rule ${rule}`, { rule: filters.rule.filter((other) => other !== rule) });
  if (filters.folder) add(`in ${filters.folder}`, { folder: "" });
  if (filters.item) add(`item ${(itemByName.get(filters.item) || { id: filters.item }).id}`, { item: "" });
  if (filters.unit) add(`type ${(audit.units[Number(filters.unit)] || { type: filters.unit }).type}`, { unit: "" });
  if (filters.between) add(filters.between, { between: "" });
  replaceChildren(byId("chosen"), chosen);
}

// Rules and folders beside the list.

function renderFacets(passing) {
  const rules = passing.rules;
  for (const rule of filters.rule) if (!rules.has(rule)) rules.set(rule, 0);
  keepingFocus(byId("rule-list"), () => replaceChildren(byId("rule-list"), ranked(rules).map(([rule, count]) =>
    el("li", {}, facet(rule, count, filters.rule.includes(rule), () => toggle("rule", rule))))));
  renderFolders(passing.anywhere);
}

function renderFolders(indices) {
  const open = filters.folder.replace(/\*$/, "");
  const counts = new Int32Array(folders.length);
  for (const index of indices) counts[findings[index].folderNumber] += 1;
  const children = new Map();
  let beside = 0;
  folders.forEach((folder, number) => {
    if (!counts[number] || !folder.startsWith(open)) return;
    if (folder === open) { beside = counts[number]; return; }
    const child = folder.slice(0, folder.indexOf("/", open.length) + 1);
    children.set(child, (children.get(child) || 0) + counts[number]);
  });
  const rows = ranked(children).map(([folder, count]) =>
    el("li", {}, facet(folder.slice(open.length), count, false, () => choose({ folder }))));
  if (beside && open && children.size) rows.push(el("li", {}, facet("files here", beside, filters.folder.endsWith("*"), () => choose({ folder: filters.folder.endsWith("*") ? open : `${open}*` }))));
  const parts = open.split("/").slice(0, -1);
  const crumbs = [el("button", { type: "button", class: "link", onclick: () => choose({ folder: "" }) }, audit.project || "all")];
  parts.forEach((part, index) => {
    const folder = parts.slice(0, index + 1).join("/") + "/";
    crumbs.push(" / ", el("button", { type: "button", class: "link", onclick: () => choose({ folder }) }, visible(part)));
  });
  keepingFocus(byId("facets"), () => {
    replaceChildren(byId("crumbs"), crumbs);
    replaceChildren(byId("folders"), rows);
  });
}

function facet(name, count, isPressed, action) {
  return el("button", { type: "button", class: `row${count ? "" : " none"}`, "aria-pressed": String(isPressed), "data-name": name, onclick: action },
    el("span", {}, visible(name)), el("span", {}, number(count)));
}

/** Puts the focus back on what had it before the elements were made anew. */
function keepingFocus(parent, change) {
  const active = document.activeElement;
  const name = parent.contains(active) ? active.dataset.name : undefined;
  const position = parent.scrollTop;
  const hadFocus = parent.contains(active);
  change();
  parent.scrollTop = position;
  if (!hadFocus || parent.contains(document.activeElement)) return;
  const same = name && [...parent.querySelectorAll("button")].find((button) => button.dataset.name === name);
  const target = same || parent.querySelector("button.link:last-of-type") || parent.querySelector("button");
  if (target) target.focus();
}
