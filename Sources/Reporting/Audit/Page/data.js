// The audit, and what is looked up in it.

const audit = JSON.parse(byId("audit").textContent);
const findings = audit.findings;
const ruleById = new Map(audit.rules.map((rule) => [rule.id, rule]));
const itemByName = new Map();
const allItems = [];
for (const list of audit.checklists) {
  for (const section of list.sections) {
    for (const item of section.items) {
      itemByName.set(item.name, item);
      allItems.push({ item, section, list });
    }
  }
}
const severityOrder = ["error", "warning", "info"];

/** Whether a finding is about a folder: its path is none of a file such as A.swift, Podfile or README. */
function isFolder(finding) {
  return !finding.line && /(^|\/)[^./]*[a-z][^./]*$/.test(finding.path) && !finding.path.endsWith("file");
}

/** The folders with findings. A finding knows the number of its own. */
const folders = [];
{
  const numbers = new Map();
  findings.forEach((finding, index) => {
    finding.index = index;
    finding.owner = (finding.owners || []).join(" ") || "no owner";
    finding.folder = isFolder(finding) ? `${finding.path}/` : finding.path.slice(0, finding.path.lastIndexOf("/") + 1);
    if (!numbers.has(finding.folder)) numbers.set(finding.folder, folders.push(finding.folder) - 1);
    finding.folderNumber = numbers.get(finding.folder);
  });
}

/** The units of work that a finding belongs to, by its index. */
const unitOfFinding = new Map();
{
  const byFingerprint = new Map(findings.map((finding) => [finding.fingerprint, finding.index]));
  audit.units.forEach((unit, number) => {
    unit.indices = unit.findings.map((fingerprint) => byFingerprint.get(fingerprint)).filter((index) => index !== undefined);
    for (const index of unit.indices) unitOfFinding.set(index, number);
  });
}

/** What a search looks through, made when the first one asks for it. */
let haystacks = null;
function haystack(index) {
  if (!haystacks) {
    haystacks = findings.map((finding) =>
      `${finding.message}\n${finding.path}:${finding.line || ""}\n${finding.rule}\n${finding.source || ""}`.toLowerCase());
  }
  return haystacks[index];
}

/** How often each value occurs. */
function tally(indices, value) {
  const counts = new Map();
  for (const index of indices) {
    const key = value(findings[index]);
    counts.set(key, (counts.get(key) || 0) + 1);
  }
  return counts;
}

/** Entries of a tally, the most frequent first. */
function ranked(counts) {
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

function place(finding) {
  return finding.path + (finding.line ? `:${finding.line}:${finding.column}` : "");
}
