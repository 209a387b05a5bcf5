// The checklist: overall progress, the burn-down, and the items in the order of their documents.

function renderChecklist() {
  replaceChildren(byId("overview"), overviewCard(), burnDown());
  const parts = [];
  for (const list of audit.checklists) {
    if (audit.checklists.length > 1) parts.push(el("h2", { class: "list-title" }, list.title));
    for (const section of list.sections) parts.push(...sectionParts(section));
  }
  if (!audit.checklists.length) {
    parts.push(el("p", { class: "lead" }, "No preset with a checklist is in use. Name one with --preset, or write checklists into .archlint.yml."));
  }
  const others = otherRules();
  if (others) parts.push(others);
  replaceChildren(byId("sections"), parts);
}

function overviewCard() {
  const progress = audit.progress;
  const summary = audit.summary;
  const legend = el("div", { class: "legend" },
    ["done", "open", "manual", "unchecked"].filter((state) => progress[state]).map((state) =>
      el("button", { type: "button", "aria-pressed": "false", "data-state": state, title: "Show only these", onclick: () => showOnly(state) },
        el("i", { class: `swatch ${state}` }), el("b", {}, number(progress[state])), ` ${stateWords[state]}`)));
  const fixes = [];
  if (summary.fixable) fixes.push(`a fix removes ${number(summary.fixable)} alone`);
  if (summary.unsafelyFixable) fixes.push(`${number(summary.unsafelyFixable)} with somebody to look at it`);
  return el("div", { class: "card" },
    progress.items > 0 && [
      el("p", { class: "headline" }, el("strong", {}, `${progress.percent} %`),
        el("span", {}, `${progress.done} of ${counted(progress.items, "item")} done`)),
      progressBar(progress, "All items"), legend],
    el("p", { class: progress.items ? "legend" : "headline" },
      el("a", { href: "#findings" }, counted(summary.findings, "finding")),
      el("span", {}, `in ${counted(summary.filesWithFindings, "file")}`),
      severityOrder.filter((severity) => summary[`${severity}s`]).map((severity) =>
        el("span", { class: `severity ${severity}` }, counted(summary[`${severity}s`], severity))),
      fixes.length > 0 && el("span", {}, fixes.join(", "))));
}

/** Shows the items in one state only, or all again when they are shown already. */
function showOnly(state) {
  const buttons = [...byId("overview").querySelectorAll("[data-state]")];
  const isShown = buttons.some((button) => button.dataset.state === state && button.getAttribute("aria-pressed") === "true");
  for (const button of buttons) button.setAttribute("aria-pressed", String(!isShown && button.dataset.state === state));
  for (const section of byId("sections").querySelectorAll(".items")) {
    for (const item of section.children) item.hidden = !isShown && item.dataset.state !== state;
    const isEmpty = [...section.children].every((item) => item.hidden);
    section.hidden = isEmpty;
    section.previousElementSibling.hidden = isEmpty;
  }
}

function burnDown() {
  if (!audit.since) return null;
  const rows = [["All", audit.since]];
  for (const list of audit.checklists) {
    for (const section of list.sections) {
      if (section.since && section.since.before + section.since.new > 0) rows.push([section.title, section.since]);
    }
  }
  const notes = [];
  if (audit.since.newlyChecked) notes.push(`${counted(audit.since.newlyChecked, "finding")} of today were not looked for then.`);
  if (audit.since.noLongerChecked) notes.push(`${counted(audit.since.noLongerChecked, "finding")} of then were not looked for today.`);
  return el("div", { class: "card" },
    el("p", { class: "headline" }, el("b", {}, `Since ${audit.since.date}`),
      [["remaining", "unchecked", "still there"], ["new", "open", "new"], ["fixed", "done", "fixed"]].map(([key, look, words]) =>
        el("span", { class: "muted" }, el("i", { class: `swatch ${look}` }), `${number(audit.since[key])} ${words}`))),
    el("div", { class: "burn rows" }, rows.map(([title, change]) => burnRow(title, change))),
    notes.map((note) => el("p", { class: "muted" }, note)));
}

function burnRow(title, change) {
  const now = change.remaining + change.new;
  const track = el("div", { class: "track", role: "img", "aria-label": `${title}: ${change.remaining} still there, ${change.new} new, ${change.fixed} fixed` });
  for (const part of ["remaining", "new", "fixed"]) {
    if (!change[part]) continue;
    const piece = el("i", { class: part });
    piece.style.flexGrow = change[part];
    track.append(piece);
  }
  const delta = now - change.before;
  return [el("span", {}, title), track,
    el("span", { class: "number" }, `${number(change.before)} → ${number(now)}`, delta === 0 ? "" : ` (${delta > 0 ? "+" : "−"}${number(Math.abs(delta))})`)];
}

function sectionParts(section) {
  const progress = section.progress;
  return [
    el("div", { class: "section-head" }, el("h3", {}, section.title), progressBar(progress, section.title),
      el("span", { class: "muted number" }, `${progress.done} of ${progress.items}`)),
    el("div", { class: "items" }, section.items.map(itemRow)),
  ];
}

function itemRow(item) {
  const details = el("details", { class: "item", "data-state": item.state },
    el("summary", {}, stateSign(item.state), el("span", { class: "id" }, item.id),
      el("span", { class: "text" }, prose(item.text)), el("span", { class: "numbers" }, itemChips(item))));
  // What is inside is made when it is opened for the first time.
  details.addEventListener("toggle", () => {
    if (details.open && !details.querySelector(".body")) details.append(itemBody(item));
  });
  return details;
}

function itemChips(item) {
  const chips = [];
  if (item.findings) {
    const isHint = item.verdict === "manual";
    chips.push(el("span", { class: `chip ${isHint ? "hints" : "findings"}` }, counted(item.findings, isHint ? "hint" : "finding")));
    chips.push(el("span", { class: "chip" }, counted(item.filesWithFindings, "file")));
  }
  if (item.fixable) chips.push(el("span", { class: "chip fix" }, `${number(item.fixable)} fixed alone`));
  if (item.state === "manual") chips.push(el("span", { class: "chip" }, "by hand"));
  if (item.state === "unchecked") chips.push(el("span", { class: "chip" }, "not checked"));
  if (item.verdict === "partial") chips.push(el("span", { class: "chip" }, "partly by hand"));
  if (item.since && item.since.fixed) chips.push(el("span", { class: "chip fix" }, `${number(item.since.fixed)} fixed since`));
  if (item.since && item.since.new) chips.push(el("span", { class: "chip findings" }, `${number(item.since.new)} new`));
  return chips;
}

function itemBody(item) {
  const own = findings.filter((finding) => (finding.items || []).includes(item.name)).map((finding) => finding.index);
  const counts = tally(own, (finding) => finding.rule);
  return el("div", { class: "body" },
    item.ticked && el("p", { class: "look" }, el("b", {}, "Ticked: "), prose(item.ticked)),
    item.lookAt && el("p", { class: "look" }, el("b", {}, "Look at "), prose(item.lookAt)),
    item.unsafelyFixable > 0 && el("p", { class: "muted" }, `A fix that somebody looks at removes ${number(item.unsafelyFixable)}.`),
    item.rules.length > 0 && el("div", {}, el("h3", {}, "Rules"), el("ul", {}, item.rules.map((id) => ruleLine(id, counts.get(id) || 0, item)))),
    item.groups.length > 0 && el("div", {}, el("h3", {}, "Places"), el("ul", {}, item.groups.map((group) =>
      countLine(groupLink(group.name, item), `${number(group.findings)} in ${counted(group.files, "file")}`)))));
}

function countLine(name, words) {
  return el("li", {}, el("span", {}, name), el("span", { class: "fill", "aria-hidden": "true" }), el("span", { class: "number" }, words));
}

function ruleLine(id, count, item) {
  const rule = ruleById.get(id);
  const name = [el("code", {}, id), rule ? ` ${rule.title}` : ""];
  if (item.unchecked.includes(id)) return countLine(name, "not checked");
  const link = count ? el("a", { href: findingsLink({ rule: [id], item: item ? item.name : undefined }) }, name) : el("span", { class: "muted" }, name);
  return countLine(link, count ? number(count) : "none");
}

function groupLink(name, item) {
  const filter = { item: item.name };
  if (audit.by === "rule") filter.rule = [name];
  else if (audit.by === "owner") filter.owner = name;
  else if (name !== "./") filter.folder = name;
  return el("a", { href: findingsLink(filter) }, audit.by === "folder" ? pathText(name) : name);
}

/** The findings that no item asks for, by rule. */
function otherRules() {
  const indices = findings.filter((finding) => !finding.items).map((finding) => finding.index);
  if (!indices.length) return null;
  const lines = ranked(tally(indices, (finding) => finding.rule)).map(([id, count]) => {
    const rule = ruleById.get(id);
    return countLine(el("a", { href: findingsLink({ rule: [id] }) }, el("code", {}, id), rule ? ` ${rule.title}` : ""), number(count));
  });
  return el("details", { class: "card unit", open: !audit.checklists.length },
    el("summary", {}, el("b", {}, "Beside the checklist"), el("span", { class: "muted" }, `${counted(indices.length, "finding")} of ${counted(lines.length, "rule")} that no item asks for`)),
    el("div", { class: "body" }, el("ul", {}, lines)));
}
