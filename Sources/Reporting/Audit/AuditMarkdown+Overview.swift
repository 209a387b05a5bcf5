import Audits
import LintRules

/// The first page: progress by section, the largest blocks of work, and owners.
extension AuditMarkdown {
  mutating func renderOverview() {
    guard !audit.findings.isEmpty || !audit.checklists.isEmpty else { return }
    text += "\n## Overview\n"
    renderSections()
    let overview = audit.overview
    renderBlocks(overview)
    renderPlaces(overview)
  }

  private mutating func renderSections() {
    let sections = audit.checklists.flatMap(\.sections)
    guard !sections.isEmpty else { return }
    text += "\n| section | done | open | by hand | not checked | not applicable |\n"
    text += "|---|---:|---:|---:|---:|---:|\n"
    for section in sections {
      let progress = section.progress
      let numbers = [
        progress.done, progress.open, progress.manual, progress.unchecked, progress.notApplicable,
      ]
      text += "| \(section.title.markdown) | "
      text += numbers.map { $0 == 0 ? "" : String($0) }.joined(separator: " | ") + " |\n"
    }
  }

  private mutating func renderBlocks(_ overview: AuditOverview) {
    guard !overview.blocks.isEmpty else { return }
    text += "\n### Largest blocks of work\n\n"
    text += "| findings | files | fixes | rule | item | most in |\n|---:|---:|---:|---|---|---|\n"
    for block in overview.blocks {
      let tally = block.tally
      let fixes = tally.safelyFixable + tally.unsafelyFixable
      let ids = block.items.map(\.itemID.markdown).joined(separator: ", ")
      let items = block.isHint ? "hint for \(ids)" : ids
      text += "| \(tally.findings) | \(tally.files) | \(fixes == 0 ? "" : String(fixes)) "
      text += "| \(block.rule.markdownCode) \(block.title.markdown) | \(items) "
      text += "| \(name(of: block.place, overview.grouping)) |\n"
    }
    if overview.otherBlockCount > 0 {
      text += "\nand \(counted(overview.otherBlockCount, "more rule")) with "
      text += "\(counted(overview.otherBlocks.findings, "finding"))\n"
    }
  }

  private mutating func renderPlaces(_ overview: AuditOverview) {
    guard !overview.places.isEmpty else { return }
    let isOwner = overview.grouping == .owner
    text +=
      isOwner ? "\n### Owners\n\n" : "\n### Folders\n\nThe project has no CODEOWNERS file.\n\n"
    text +=
      "| \(isOwner ? "owner" : "folder") | findings | files | safe fixes |\n|---|---:|---:|---:|\n"
    for place in overview.places {
      text += "| \(name(of: place.name, overview.grouping)) | \(place.tally.findings) "
      text += "| \(place.tally.files) | \(place.tally.safelyFixable) |\n"
    }
    if overview.otherPlaceCount > 0 {
      text += "\nand \(counted(overview.otherPlaceCount, isOwner ? "more owner" : "more folder"))\n"
    }
  }

  /// Owners are written as text: they mention nobody.
  private func name(of place: String, _ grouping: Audit.Grouping) -> String {
    grouping == .owner ? place.markdown : (pathPrefix + place).markdownCode
  }
}
