// Rules as a table, and the types that are migrated as a whole.

function renderRules() {
  const rules = audit.rules.filter((rule) => rule.findings > 0 || (rule.since && rule.since.fixed > 0))
    .sort((a, b) => b.findings - a.findings || (a.id < b.id ? -1 : 1));
  const silent = audit.rules.filter((rule) => rule.checked && !rules.includes(rule));
  const unchecked = audit.rules.filter((rule) => !rule.checked);
  const head = ["Rule", "Severity", "Findings", "Files", "Fixed alone"].concat(audit.since ? ["Fixed since", "New"] : []);
  replaceChildren(byId("rule-table"), el("table", {},
    el("caption", {}, `${counted(audit.rules.length, "rule")}: ${rules.length} with findings, ${silent.length} without`
      + (unchecked.length ? `; not checked: ${unchecked.map((rule) => rule.id).join(", ")}` : "")),
    el("thead", {}, el("tr", {}, head.map((word, index) => el("th", { scope: "col", class: index > 1 ? "number" : undefined }, word)))),
    el("tbody", {}, rules.map(ruleRow))));
}

function ruleRow(rule) {
  const change = rule.since || { fixed: 0, new: 0 };
  return el("tr", {},
    el("th", { scope: "row" }, el("a", { href: findingsLink({ rule: [rule.id] }) }, el("code", {}, rule.id)), el("div", { class: "muted" }, rule.title)),
    el("td", { class: `severity ${rule.severity}` }, rule.severity),
    [rule.findings, rule.filesWithFindings, rule.fixable].map((value) => el("td", { class: "number" }, value ? number(value) : "–")),
    audit.since && [change.fixed, change.new].map((value) => el("td", { class: "number" }, value ? number(value) : "–")));
}

function renderUnits() {
  replaceChildren(byId("unit-list"), el("div", { class: "items" }, audit.units.map((unit, index) => {
    const counts = ranked(tally(unit.findings, (finding) => finding.rule));
    const details = el("details", { class: "unit item-unit" },
      el("summary", {}, el("b", {}, visible(unit.type)), el("span", { class: "chip findings" }, counted(unit.findings.length, "place")),
        el("span", { class: "chip" }, counted(unit.filesWithFindings, "file")),
        unit.fixable > 0 && el("span", { class: "chip fix" }, `${number(unit.fixable)} fixed alone`),
        el("span", { class: "muted" }, pathText(unit.path))));
    details.addEventListener("toggle", () => {
      if (!details.open || details.querySelector(".body")) return;
      details.append(el("div", { class: "body" },
        el("p", {}, el("a", { href: findingsLink({ unit: String(index) }) }, "Show the findings")),
        counts.map(([rule, count]) => el("div", {}, el("h3", {}, `${rule} (${count})`), el("ul", {}, unitPlaces(unit, rule))))));
    });
    return details;
  })));
}

function unitPlaces(unit, rule) {
  return unit.findings.map((index) => findings[index]).filter((finding) => finding.rule === rule)
    .map((finding) => el("li", {}, el("code", {}, pathText(place(finding))), el("code", { class: "muted" }, sourceParts(finding, 60))));
}
