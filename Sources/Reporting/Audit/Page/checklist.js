// The checklist: overall progress, the burn-down, and the items in the order of their documents.

function renderChecklist() {
  replaceChildren(byId("overview"), overviewCard(), blockCard(), placeCard(), burnDown());
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
    [...countedStates, "notApplicable"].filter((state) => progress[state]).map((state) =>
      el("button", { type: "button", "aria-pressed": "false", "data-state": state, title: "Show only these", onclick: () => showOnly(state) },
        el("i", { class: `swatch ${state}` }), el("b", {}, number(progress[state])), ` ${stateWords[state]}`)));
  return el("div", { class: "card" },
    progress.items > 0 && [
      el("p", { class: "headline" }, el("strong", {}, `${progress.percent} %`),
        el("span", {}, `${progress.done} of ${counted(progress.items, "item")} done`),
        audit.added && el("span", { class: "muted" }, `added to the documents: ${audit.added.done} of ${counted(audit.added.items, "item")} done`)),
      progressBar(progress, "All items"), legend],
    el("p", { class: progress.items ? "legend" : "headline" },
      el("a", { href: "#findings" }, counted(summary.findings, "finding")),
      el("span", {}, `in ${counted(summary.filesWithFindings, "file")}`),
      severityOrder.filter((severity) => summary[`${severity}s`]).map((severity) =>
        el("span", { class: `severity ${severity}` }, counted(summary[`${severity}s`], severity))),
      summary.fixable > 0 && el("span", {}, `${number(summary.fixable)} with a safe fix`),
      summary.unsafelyFixable > 0 && el("span", {}, `${number(summary.unsafelyFixable)} with an unsafe fix`)));
}

/** The rules with the most findings. */
function blockCard() {
  const overview = audit.overview;
  if (!overview.blocks.length) return null;
  const columns = [
    { title: "Rule", value: (block) => block.rule, cell: ruleOfBlock },
    { title: "Findings", value: (block) => block.findings, isNumber: true },
    { title: "Files", value: (block) => block.filesWithFindings, isNumber: true },
    { title: "Fixes", value: (block) => block.fixable + block.unsafelyFixable, isNumber: true },
    { title: "Item", value: (block) => block.items.map(itemID).join(", "), cell: (block) => [block.hint && "hint for ", ...block.items.map((name, index) => [index ? ", " : "", el("a", { href: findingsLink({ item: name }) }, itemID(name))])] },
    { title: "Most in", value: (block) => block.place, cell: (block) => pathText(block.place) },
  ];
  const rest = overview.otherBlocks ? `, and ${counted(overview.otherBlocks, "more rule")} with ${counted(overview.otherFindings, "finding")}` : "";
  return el("div", { class: "card table" }, el("h3", {}, "Largest blocks of work"),
    sortableTable(columns, overview.blocks, { caption: `The ${overview.blocks.length} rules with the most findings${rest}`, order: 1 }));
}

function ruleOfBlock(block) {
  return [el("a", { href: findingsLink({ rule: [block.rule] }) }, el("code", {}, block.rule)), " ", el("span", { class: "muted" }, block.title)];
}

/** The owners with the most findings, or the folders where nobody owns any. */
function placeCard() {
  const overview = audit.overview;
  if (!overview.places.length) return null;
  const isOwner = overview.by === "owner";
  const link = (name) => isOwner ? findingsLink({ owner: name }) : findingsLink({ folder: name === "./" ? "" : name });
  const columns = [
    { title: isOwner ? "Owner" : "Folder", value: (place) => place.name, cell: (place) => el("a", { href: link(place.name) }, pathText(place.name)) },
    { title: "Findings", value: (place) => place.findings, isNumber: true },
    { title: "Files", value: (place) => place.files, isNumber: true },
  ];
  const rest = overview.otherPlaces ? `${counted(overview.otherPlaces, isOwner ? "more owner" : "more folder")} not shown` : "";
  const caption = [isOwner ? "" : "The project has no CODEOWNERS file.", rest].filter(Boolean).join(" ");
  return el("div", { class: "card table" }, el("h3", {}, isOwner ? "Owners" : "Folders"),
    sortableTable(columns, overview.places, { caption, order: 1 }));
}

/** The id of an item without the name of its checklist. */
function itemID(name) {
  return name.slice(name.indexOf("/") + 1);
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
  if (audit.since.newlyChecked) notes.push(`The earlier audit did not check for ${counted(audit.since.newlyChecked, "finding")} of today.`);
  if (audit.since.noLongerChecked) notes.push(`This audit did not check for ${counted(audit.since.noLongerChecked, "earlier finding")}.`);
  return el("div", { class: "card" },
    el("p", { class: "headline" }, el("b", {}, `Since ${audit.since.date}`),
      [["remaining", "unchecked", "remaining"], ["new", "open", "new"], ["fixed", "done", "fixed"]].map(([key, look, words]) =>
        el("span", { class: "muted" }, el("i", { class: `swatch ${look}` }), `${number(audit.since[key])} ${words}`))),
    el("div", { class: "burn rows" }, rows.map(([title, change]) => burnRow(title, change))),
    notes.map((note) => el("p", { class: "muted" }, note)));
}

function burnRow(title, change) {
  const now = change.remaining + change.new;
  const track = el("div", { class: "track", role: "img", "aria-label": `${title}: ${change.remaining} remaining, ${change.new} new, ${change.fixed} fixed` });
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
    const hinting = (item.hints || []).reduce((sum, hint) => sum + hint.findings, 0);
    const hints = item.state === "open" ? hinting : item.findings;
    const decided = item.findings - hints;
    if (decided) chips.push(el("span", { class: "chip findings" }, counted(decided, "finding")));
    if (hints) chips.push(el("span", { class: "chip hints" }, counted(hints, "hint")));
    chips.push(el("span", { class: "chip" }, counted(item.filesWithFindings, "file")));
  }
  if (item.fixable) chips.push(el("span", { class: "chip fix" }, `${number(item.fixable)} safe fix${item.fixable === 1 ? "" : "es"}`));
  if (item.state === "notApplicable") chips.push(el("span", { class: "chip" }, "not applicable"));
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
    !item.ticked && el("p", { class: "muted" }, el("b", {}, `${stateTitle(item.state)}: `), prose(item.reason)),
    item.lookAt && item.state !== "notApplicable" && el("p", { class: "look" }, el("b", {}, "Check by hand: "), prose(item.lookAt)),
    item.hints && el("p", { class: "muted" }, "Findings of these rules are hints and do not keep the item open: ", item.hints.map((hint, index) => [index ? ", " : "", el("code", {}, hint.rule), ` ${number(hint.findings)}`])),
    item.elsewhere && item.elsewhere.map((other) => el("p", {}, `${counted(other.findings, "finding")} listed under `, el("a", { href: findingsLink({ item: other.item }) }, itemID(other.item)))),
    item.unsafelyFixable > 0 && el("p", { class: "muted" }, `${counted(item.unsafelyFixable, "finding")} with an unsafe fix: check its result.`),
    item.rules.length > 0 && el("div", {}, el("h3", {}, "Rules"), el("ul", {}, rulesByFindings(item, counts).map((id) => ruleLine(id, counts.get(id) || 0, item)))),
    item.groups.length > 0 && el("div", {}, el("h3", {}, "Places"), el("ul", {}, item.groups.map((group) =>
      countLine(groupLink(group.name, item), `${number(group.findings)} in ${counted(group.files, "file")}`)))));
}

/** The rules of an item, those with the most findings first. */
function rulesByFindings(item, counts) {
  return [...item.rules, ...(item.hintRules || [])].sort((a, b) => (counts.get(b) || 0) - (counts.get(a) || 0));
}

function stateTitle(state) {
  return stateWords[state][0].toUpperCase() + stateWords[state].slice(1);
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
    el("summary", {}, el("b", {}, "Outside the checklists"), el("span", { class: "muted" }, `${counted(indices.length, "finding")} of ${counted(lines.length, "rule")} that no item asks for`)),
    el("div", { class: "body" }, el("ul", {}, lines)));
}
