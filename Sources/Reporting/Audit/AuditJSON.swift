import Audits
import Configuration
import LintRules
import Migrations
import Results

extension AuditFormat {
  package static let json = AuditFormat(
    "json", "all items and findings, for scripts and later audits", showsGraph: true
  ) { audit, options in
    AuditJSON.render(
      audit, by: options.grouping, version: options.version, links: options.links)
  } merged: { audit, version, write in
    try MergedAuditJSON.render(audit, version: version, to: write)
  }
}

/// An audit as JSON with the schema `archlint-audit/1`, one item and one finding per line.
///
/// Findings name their items, owners and layers themselves, so that audits of several projects can
/// be put together by joining their lists. Lines and columns count from 1, columns in UTF-8 bytes.
/// `source` is the line of the finding; `mark` says which of its UTF-16 code units the finding is
/// about, counted from 0. A finding leaves out members that are empty, false or unknown.
package enum AuditJSON {
  package static func render(
    _ audit: Audit, by grouping: Audit.Grouping, version: String, links: LinkTemplate? = nil
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("schema", EarlierAudit.schema)
      json.member("version", version)
      json.member("project", audit.project)
      json.member("date", audit.day)
      json.key("presets")
      json.strings(audit.presets)
      json.key("paths")
      json.strings(audit.paths)
      json.member("by", grouping.rawValue)
      if let links { json.member("linkTemplate", links.text) }
      json.key("summary")
      json.object { json in
        render(audit.summary, audit.tally(Array(audit.findings.indices)), to: &json)
      }
      json.key("progress")
      render(audit.progress, to: &json)
      let added = audit.addedProgress
      if added.items + added.notApplicable > 0 {
        json.key("added")
        render(added, to: &json)
      }
      json.key("overview")
      json.object(.lines) { json in render(audit.overview, to: &json) }
      if let comparison = audit.comparison {
        json.key("since")
        json.object { json in
          json.member("date", comparison.day)
          render(comparison.total, to: &json)
          json.member("newlyChecked", comparison.newlyChecked)
          json.member("noLongerChecked", comparison.noLongerChecked)
        }
      }
      if !audit.history.isEmpty {
        json.key("history")
        json.array(.lines) { json in
          for day in audit.history {
            json.object { json in HistoryLine.renderMembers(of: day, to: &json) }
          }
        }
      }
      renderChecklists(of: audit, by: grouping, to: &json)
      renderRules(of: audit, to: &json)
      json.key("units")
      json.array(.lines) { json in
        for unit in audit.units { render(unit, of: audit, to: &json) }
      }
      if let graph = audit.graph {
        json.key("graph")
        JSONGraph.render(graph, to: &json)
      }
      if let requirements = audit.requirements {
        json.key("trace")
        json.object(.lines) { json in TraceJSON.renderMembers(of: requirements, to: &json) }
      }
      json.key("findings")
      json.array(.lines) { json in
        for finding in audit.findings { render(finding, to: &json) }
      }
      json.key("problems")
      json.array(.lines) { json in
        for problem in audit.problems { JSONReport.render(problem, to: &json) }
      }
    }
    json.finish()
    return json.bytes
  }

  // MARK: - Numbers

  /// The members of a summary; the counts of the tally replace those of the report.
  static func render(
    _ summary: Report.Summary, _ tally: Audit.Tally, to json: inout JSONWriter
  ) {
    json.member("files", summary.files)
    json.member("lines", summary.lines)
    json.member("errors", summary.errors)
    json.member("warnings", summary.warnings)
    json.member("infos", summary.infos)
    json.member("suppressed", summary.suppressed)
    json.member("ambiguous", summary.ambiguous)
    render(tally, to: &json)
    json.key("seconds")
    json.decimal(summary.seconds)
  }

  static func render(_ progress: Audit.Progress, to json: inout JSONWriter) {
    json.object { json in
      json.member("items", progress.items)
      json.member("done", progress.done)
      json.member("open", progress.open)
      json.member("manual", progress.manual)
      json.member("unchecked", progress.unchecked)
      json.member("notApplicable", progress.notApplicable)
      json.member("percent", progress.percent)
    }
  }

  static func render(_ tally: Audit.Tally, to json: inout JSONWriter) {
    json.member("findings", tally.findings)
    json.member("filesWithFindings", tally.files)
    json.member("fixable", tally.safelyFixable)
    json.member("unsafelyFixable", tally.unsafelyFixable)
  }

  private static func render(_ change: AuditComparison.Change, to json: inout JSONWriter) {
    json.member("before", change.before)
    json.member("fixed", change.fixed)
    json.member("new", change.new)
    json.member("remaining", change.remaining)
  }

  private static func renderChange(
    _ change: AuditComparison.Change?, to json: inout JSONWriter
  ) {
    guard let change else { return }
    json.key("since")
    json.object { json in render(change, to: &json) }
  }

  // MARK: - Checklists and rules

  private static func renderChecklists(
    of audit: Audit, by grouping: Audit.Grouping, to json: inout JSONWriter
  ) {
    var number = 0
    json.key("checklists")
    json.array(.lines) { json in
      for list in audit.checklists {
        json.object(.lines) { json in
          json.member("name", list.name)
          json.member("title", list.title)
          json.key("progress")
          render(list.progress, to: &json)
          json.key("sections")
          json.array(.lines) { json in
            for section in list.sections {
              render(section, number, of: audit, by: grouping, to: &json)
              number += 1
            }
          }
        }
      }
    }
  }

  private static func render(
    _ section: Audit.Section, _ number: Int, of audit: Audit, by grouping: Audit.Grouping,
    to json: inout JSONWriter
  ) {
    json.object(.lines) { json in
      json.member("title", section.title)
      if section.isAdded { json.member("added", true) }
      json.key("progress")
      render(section.progress, to: &json)
      renderChange(audit.comparison?.sections[number], to: &json)
      json.key("items")
      json.array(.lines) { json in
        for item in section.items { render(item, of: audit, by: grouping, to: &json) }
      }
    }
  }

  private static func render(
    _ item: Audit.Item, of audit: Audit, by grouping: Audit.Grouping, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("id", item.item.id)
      json.member("name", item.name)
      json.member("text", item.item.text)
      json.member("verdict", item.item.verdict.rawValue)
      json.member("state", item.state.rawValue)
      json.member("reason", item.reason)
      json.key("rules")
      json.strings(item.item.rules)
      if !item.item.hints.isEmpty {
        json.key("hintRules")
        json.strings(item.item.hints)
      }
      render("hints", item.hints, "rule", to: &json)
      render("elsewhere", item.elsewhere, "item", to: &json)
      json.key("unchecked")
      json.strings(item.unchecked)
      json.member("lookAt", item.item.lookAt)
      if let tick = item.item.tick { json.member("ticked", tick) }
      render(item.tally, to: &json)
      renderChange(
        audit.comparison.map { $0.items[item.name] ?? AuditComparison.Change() }, to: &json)
      json.key("groups")
      json.array { json in
        for group in audit.groups(item.findings, by: grouping) { render(group, to: &json) }
      }
    }
  }

  private static func render(_ group: Audit.Group, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", group.name)
      json.member("findings", group.tally.findings)
      json.member("files", group.tally.files)
    }
  }

  private static func render(
    _ key: String, _ counts: [Audit.Count], _ name: String, to json: inout JSONWriter
  ) {
    guard !counts.isEmpty else { return }
    json.key(key)
    json.array { json in
      for count in counts {
        json.object { json in
          json.member(name, count.name)
          json.member("findings", count.findings)
        }
      }
    }
  }

  private static func renderRules(of audit: Audit, to json: inout JSONWriter) {
    let byRule = Dictionary(
      grouping: audit.findings.indices, by: { audit.findings[$0].diagnostic.rule })
    json.key("rules")
    json.array(.lines) { json in
      for rule in audit.rules {
        json.object { json in
          json.member("id", rule.id)
          json.member("title", rule.title)
          json.member("severity", rule.severity.rawValue)
          json.member("why", rule.why)
          json.member("instead", rule.instead)
          json.member("checked", !audit.unchecked.contains(rule.id))
          render(audit.tally(byRule[rule.id] ?? []), to: &json)
          renderChange(audit.comparison?.rules[rule.id], to: &json)
        }
      }
    }
  }

  private static func render(
    _ unit: WorkUnit, of audit: Audit, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("type", unit.type)
      json.member("path", unit.path)
      json.member("line", unit.line)
      json.member("applicable", unit.isFixable)
      json.key("places")
      json.array { json in
        for place in unit.places { render(("role", place.role), place.path, place.line, to: &json) }
      }
      json.key("blockers")
      json.array { json in
        for blocker in unit.blockers {
          render(("reason", blocker.reason), blocker.path, blocker.line, to: &json)
        }
      }
      json.key("findings")
      json.strings(unit.findings.map { audit.findings[$0].diagnostic.key })
    }
  }

  private static func render(
    _ text: (key: String, value: String), _ path: String, _ line: Int, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member(text.key, text.value)
      json.member("path", path)
      json.member("line", line)
    }
  }

  // MARK: - Overview

  private static func render(_ overview: AuditOverview, to json: inout JSONWriter) {
    json.key("blocks")
    json.array(.lines) { json in
      for block in overview.blocks { render(block, to: &json) }
    }
    json.member("otherBlocks", overview.otherBlockCount)
    json.member("otherFindings", overview.otherBlocks.findings)
    json.member("by", overview.grouping.rawValue)
    json.key("places")
    json.array(.lines) { json in
      for place in overview.places { render(place, to: &json) }
    }
    json.member("otherPlaces", overview.otherPlaceCount)
  }

  private static func render(_ block: AuditOverview.Block, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", block.rule)
      json.member("title", block.title)
      json.member("severity", block.severity.rawValue)
      json.key("items")
      json.strings(block.items)
      if block.isHint { json.member("hint", true) }
      json.member("place", block.place)
      render(block.tally, to: &json)
    }
  }

  // MARK: - Findings

  private static func render(_ finding: Audit.Finding, to json: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    json.object { json in
      JSONReport.renderHead(of: diagnostic, to: &json)
      if let region = diagnostic.location.region {
        json.member("source", region.lineText)
        json.key("mark")
        json.array { json in
          json.integer(region.start.utf16Column - 1)
          json.integer(
            region.end.line == region.start.line
              ? region.end.utf16Column - 1 : region.lineText.utf16.count)
        }
      }
      if !diagnostic.subject.isEmpty { json.member("subject", diagnostic.subject) }
      if diagnostic.isInComment { json.member("within", "comments") }
      json.member("fingerprint", diagnostic.key)
      json.member("content", diagnostic.contentKey)
      renderList("items", finding.items, to: &json)
      renderList("owners", finding.owners, to: &json)
      if let ends = finding.ends {
        json.key("between")
        json.strings([ends.from, ends.to])
      }
      if let isNew = finding.isNew { json.member("new", isNew) }
      if !diagnostic.related.isEmpty {
        json.key("related")
        json.array { json in
          for related in diagnostic.related { JSONReport.render(related, to: &json) }
        }
      }
      if let fix = diagnostic.fix { json.member("fix", fix.isSafe ? "safe" : "unsafe") }
    }
  }

  private static func renderList(_ key: String, _ values: [String], to json: inout JSONWriter) {
    guard !values.isEmpty else { return }
    json.key(key)
    json.strings(values)
  }
}
