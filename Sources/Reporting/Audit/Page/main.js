// The page as a whole: its head, the views and the way between them, keys, colors and print.

const views = [
  { id: "checklist", title: "Checklist", render: renderChecklist },
  { id: "findings", title: "Findings", count: findings.length, render: () => { renderFilterControls(); listenToList(); }, show: showFindings },
  { id: "rules", title: "Rules", count: audit.rules.filter((rule) => rule.findings > 0).length, render: renderRules },
  { id: "units", title: "Units of work", count: audit.units.length, render: renderUnits, isEmpty: audit.units.length === 0 },
  { id: "requirements", title: "Requirements", count: audit.trace ? audit.trace.requirements.length : 0, render: renderRequirements, isEmpty: !audit.trace || audit.trace.requirements.length === 0 },
  { id: "layers", title: audit.graph ? levelTitle(audit.graph) : "Layers", render: renderGraph, isEmpty: !audit.graph || audit.graph.nodes.length < 2 },
];

function renderHead() {
  byId("project").textContent = `Audit of ${audit.project}`;
  const facts = [audit.presets.join(", "), audit.date, counted(audit.summary.files, "file"), counted(audit.summary.lines, "line")];
  if (audit.paths.length) facts.push(`only ${audit.paths.join(", ")}`);
  if (audit.summary.suppressed) facts.push(`${number(audit.summary.suppressed)} suppressed`);
  if (audit.problems.length) facts.push(counted(audit.problems.length, "problem"));
  byId("about").textContent = facts.filter(Boolean).join(" · ");
  for (const view of views) {
    if (view.isEmpty) {
      viewOf(view).setAttribute("data-empty", "");
      continue;
    }
    byId("views").append(el("a", { href: `#${view.id}`, "data-view": view.id }, view.title, view.count !== undefined && el("span", { class: "count" }, ` ${number(view.count)}`)));
  }
  byId("footer").textContent = `archlint ${audit.version}. Keys: / searches, arrows move in the list, Enter opens a finding, Escape closes it.`;
}

/** Shows the view that the address names, the first one where it names none. */
function route() {
  const [name, query] = location.hash.slice(1).split("?");
  const view = views.find((one) => one.id === name && !one.isEmpty) || views[0];
  if (view.id === "findings") readFilters(query || (audit.by === "folder" ? "" : `by=${audit.by}`));
  for (const one of views) viewOf(one).hidden = one !== view;
  for (const link of byId("views").children) {
    if (link.dataset.view === view.id) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = `${view.title} · Audit of ${audit.project}`;
  prepare(view);
  if (view.show) view.show();
  if (view !== shownView) scrollTo({ top: 0 });
  shownView = view;
}

let shownView = null;

function viewOf(view) {
  return byId(`view-${view.id}`);
}

/** Makes what a view holds, the first time that it is needed. */
function prepare(view) {
  if (view.isReady || view.isEmpty) return;
  view.isReady = true;
  view.render();
}

// Colors.

const themes = ["auto", "light", "dark"];

function setTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const button = byId("theme");
  button.textContent = { auto: "Colors: auto", light: "Colors: light", dark: "Colors: dark" }[theme];
  button.onclick = () => {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length];
    try { localStorage.setItem("archlint-theme", next); } catch { /* Some browsers keep nothing for files. */ }
    setTheme(next);
  };
}

function storedTheme() {
  try {
    const theme = localStorage.getItem("archlint-theme");
    return themes.includes(theme) ? theme : "auto";
  } catch {
    return "auto";
  }
}

// Keys.

function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest("input, select, textarea");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      if (byId("view-findings").hidden) location.hash = "#findings";
      // The view is shown when the address has changed.
      setTimeout(() => { byId("search").focus(); byId("search").select(); });
    } else if (event.key === "Escape") {
      if (byId("detail").hasAttribute("data-open")) closeDetail();
      else if (event.target === byId("search")) {
        if (filters.q) choose({ q: "" });
        else byId("list").focus();
      }
    } else if (event.key === "ArrowDown" && event.target === byId("search")) {
      event.preventDefault();
      byId("list").focus();
    }
  });
}

// Print: a summary in a few pages. Items stay closed, and of findings and units the first are shown.

const maximumPrinted = 40;

function listenToPrint() {
  addEventListener("beforeprint", () => {
    for (const view of views) prepare(view);
    for (const details of document.querySelectorAll("details[open]")) details.open = false;
    const { indices } = matching();
    const title = indices.length > maximumPrinted ? `The first ${maximumPrinted} of ${counted(indices.length, "finding")}` : counted(indices.length, "finding");
    replaceChildren(byId("printed"), el("table", {}, el("caption", {}, title),
      el("tbody", {}, indices.slice(0, maximumPrinted).map((index) => printedRow(findings[index])))));
  });
  addEventListener("afterprint", () => replaceChildren(byId("printed")));
}

function printedRow(finding) {
  return el("tr", {}, el("td", { class: `severity ${finding.severity}` }, finding.severity),
    el("td", {}, visible(finding.message), " ", codePlace(finding, place(finding))));
}

function start() {
  renderHead();
  setTheme(storedTheme());
  if (matchMedia("(min-width: 701px)").matches) byId("facets").open = true;
  listenToKeys();
  listenToPrint();
  addEventListener("hashchange", route);
  route();
}

start();
