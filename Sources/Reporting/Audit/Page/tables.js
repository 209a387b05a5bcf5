// Rules and requirements as tables, and the types that are migrated as a whole.

function renderRules() {
  const rules = audit.rules.filter((rule) => rule.findings > 0 || (rule.since && rule.since.fixed > 0))
    .sort((a, b) => b.findings - a.findings || (a.id < b.id ? -1 : 1));
  const silent = audit.rules.filter((rule) => rule.checked && !rules.includes(rule));
  const unchecked = audit.rules.filter((rule) => !rule.checked);
  const columns = [
    { title: "Rule", value: (rule) => rule.id, cell: ruleName },
    { title: "Severity", value: (rule) => severityOrder.indexOf(rule.severity), cell: (rule) => el("span", { class: `severity ${rule.severity}` }, rule.severity) },
    { title: "Findings", value: (rule) => rule.findings, isNumber: true },
    { title: "Files", value: (rule) => rule.filesWithFindings, isNumber: true },
    { title: "Safe fixes", value: (rule) => rule.fixable, isNumber: true },
    { title: "Unsafe fixes", value: (rule) => rule.unsafelyFixable, isNumber: true },
  ].concat(audit.since ? [
    { title: "Fixed since", value: (rule) => rule.since ? rule.since.fixed : 0, isNumber: true },
    { title: "New", value: (rule) => rule.since ? rule.since.new : 0, isNumber: true },
  ] : []);
  const caption = `${counted(audit.rules.length, "rule")}: ${rules.length} with findings, ${silent.length} without`
    + (unchecked.length ? `; not checked: ${unchecked.map((rule) => rule.id).join(", ")}` : "");
  replaceChildren(byId("rule-table"), sortableTable(columns, rules, { caption, order: 2 }));
}

function ruleName(rule) {
  return [el("a", { href: findingsLink({ rule: [rule.id] }) }, el("code", {}, rule.id)), el("div", { class: "muted" }, rule.title)];
}

function renderUnits() {
  replaceChildren(byId("unit-list"), el("div", { class: "items" }, audit.units.map((unit, index) => {
    const files = new Set(unit.places.map((one) => one.path)).add(unit.path);
    const details = el("details", { class: "unit" },
      el("summary", {}, el("b", {}, visible(unit.type)), el("span", { class: "chip findings" }, counted(unit.places.length, "place")),
        el("span", { class: "chip" }, counted(files.size, "file")),
        unit.applicable && el("span", { class: "chip fix" }, "a fix migrates all of it"),
        unit.blockers.length > 0 && el("span", { class: "chip hints" }, "by hand"),
        el("span", { class: "muted" }, pathText(`${unit.path}:${unit.line}`))));
    details.addEventListener("toggle", () => {
      if (details.open && !details.querySelector(".body")) details.append(unitBody(unit, index));
    });
    return details;
  })));
}

function unitBody(unit, index) {
  const roles = [...new Set(unit.places.map((one) => one.role))];
  return el("div", { class: "body" },
    unit.indices.length > 0 && el("p", {}, el("a", { href: findingsLink({ unit: String(index) }) }, `Show its ${counted(unit.indices.length, "finding")}`)),
    unit.blockers.length > 0 && el("div", { class: "look" }, el("b", {}, "Why there is no fix"), el("ul", {}, unit.blockers.map((blocker) =>
      el("li", {}, el("span", {}, visible(blocker.reason)), codePlace(blocker))))),
    roles.map((role) => {
      const places = unit.places.filter((one) => one.role === role);
      return el("div", {}, el("h3", {}, `${role} (${places.length})`), el("ul", {}, places.map((one) => el("li", {}, codePlace(one)))));
    }));
}

function renderRequirements() {
  const { summary, requirements } = audit.trace;
  const columns = [
    { title: "Requirement", value: (one) => one.id, cell: (one) => [el("b", {}, visible(one.id)), el("div", { class: "muted" }, visible(one.title))] },
    { title: "Status", value: (one) => one.status, cell: (one) => one.status },
    { title: "Defined in", value: (one) => one.definitions.length, cell: (one) => requirementPlaces(one.definitions) },
    { title: "Tests", value: (one) => one.tests.length, cell: (one) => requirementPlaces(one.tests) },
    { title: "Code", value: (one) => one.code.length, cell: (one) => requirementPlaces(one.code) },
  ];
  const caption = summary.percent === undefined ? counted(summary.requirements, "requirement")
    : `${summary.tested} of ${counted(summary.tested + summary.untested, "requirement")} with a test (${summary.percent} %)`;
  replaceChildren(byId("requirement-table"), sortableTable(columns, requirements, { caption, order: 0 }));
}

function requirementPlaces(places) {
  return places.map((one) => el("div", {}, one.name && [visible(one.name), " "], codePlace(one)));
}
