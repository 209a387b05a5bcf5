import Project
import SwiftSource

/// The order in which modules are imported.
package struct ImportOrder: Sendable, Hashable {
  /// The groups in their order. `*` in a group stands for all that no group names, and `<project>`
  /// for the modules of the project.
  package let groups: [NameList]

  package init(groups: [NameList] = []) { self.groups = groups }
}

/// An order of imports in a run.
struct CompiledImportOrder: Sendable {
  /// The groups without their `*`.
  private let named: [NameList]
  /// For each group, true if it contains the modules of the project.
  private let ofProject: [Bool]
  /// The group of all that no group names.
  private let others: Int?
  /// Modules that may be anywhere.
  private let unordered: NameList?

  init(_ order: ImportOrder, unordered: NameList?) {
    named = order.groups.map { $0.withoutStar }
    ofProject = order.groups.map { $0.patterns.contains("<project>") }
    others = order.groups.firstIndex { $0.patterns.contains("*") }
    self.unordered = unordered
  }

  /// The group of a module, nil for one that may be anywhere.
  private func group(of module: String, isOfProject: Bool, at place: Place) -> Int? {
    if let unordered, unordered.matches(module) { return nil }
    let namesInApp = place.names(inApp: module)
    for group in named.indices {
      if isOfProject && ofProject[group] || named[group].matches(module) { return group }
      if namesInApp.contains(where: { named[group].matches($0) }) { return group }
    }
    return others
  }
}

/// One import of a file that has a place in the order.
private struct OrderedImport {
  let declaration: Declaration
  let module: String
  let group: Int
  /// The import that it has its group from, itself or one above it.
  let leader: String
}

extension CompiledImportOrder {
  /// Reports each import that belongs before the one above it. Imports in branches of `#if` are
  /// not among them, and `@testable` ones belong to the last group.
  func check(rule: RuleID, _ file: SourceFile, _ run: inout FileRun) {
    var imports: [OrderedImport] = []
    for declaration in file.outline.declarations
    where declaration.kind == .import && declaration.clause < 0 {
      let module = file.identifier(Int(declaration.name.start))
      let isTestable =
        !declaration.attributes.isEmpty
        && file.attributeNames(of: declaration).contains("testable")
      let group =
        isTestable
        ? named.count - 1
        : group(of: module, isOfProject: run.modules.has(module), at: run.place)
      guard let found = group ?? imports.last?.group else { continue }
      let leader = group == nil ? imports.last?.leader ?? module : module
      imports.append(
        OrderedImport(declaration: declaration, module: module, group: found, leader: leader))
    }
    var isFirst = true
    for (before, found) in zip(imports, imports.dropFirst()) where found.group < before.group {
      let introducer = Int(found.declaration.introducer)
      run.report(
        Finding(
          rule: rule, token: introducer,
          range: file.bytes(of: TokenRange(introducer, Int(found.declaration.range.end))),
          subject: "order of import \(found.module)",
          values: ["module": found.module, "before": before.leader],
          // One change puts all imports of the block in order.
          fix: isFirst ? reordering(imports, in: file) : nil),
        in: file)
      isFirst = false
    }
  }

  /// Sorts adjacent imports, one per line; comments above an import move with it.
  private func reordering(_ imports: [OrderedImport], in file: SourceFile) -> Fix? {
    var lines: [(group: Int, text: String)] = []
    var block: Range<Int>?
    for (position, found) in imports.enumerated() {
      let bytes = file.bytes(of: found.declaration.range)
      let line = file.lineRange(of: bytes)
      let start = block?.upperBound ?? line.lowerBound
      // Only comments on separate lines may be between two imports.
      guard line.lowerBound >= start, line.lowerBound >= file.buffer.startOfText,
        file.tokens[Int(found.declaration.range.start)].startsLine,
        file.tokens[Int(found.declaration.range.end)].startsLine, !file.hasLongComment(in: line),
        position == 0
          || found.declaration.range.start == imports[position - 1].declaration.range.end,
        file.text(line).last?.isNewline == true,
        !file.text(start..<line.lowerBound).split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).dropLast().contains(where: { $0.allSatisfy(\.isWhitespace) })
      else { return nil }
      lines.append((found.group, file.text(start..<line.upperBound)))
      block = (block?.lowerBound ?? start)..<line.upperBound
    }
    guard let block else { return nil }
    // A comment above the first import may be about the file as well as about the import, and one
    // that ends on the line of the import would be taken apart.
    let isCommented = file.source.comments.contains { comment in
      comment.range.lowerBound < block.lowerBound
        && file.lineRange(of: comment.range).upperBound >= block.lowerBound
    }
    guard !isCommented else { return nil }
    let sorted = lines.enumerated().sorted {
      ($0.element.group, $0.offset) < ($1.element.group, $1.offset)
    }
    return Fix(
      edits: [Edit(range: block, replacement: sorted.map(\.element.text).joined())], isSafe: true)
  }
}

extension SourceFile {
  /// Returns true if a comment starts on the line and ends on another one.
  fileprivate func hasLongComment(in line: Range<Int>) -> Bool {
    source.comments.contains { comment in
      line.contains(comment.range.lowerBound) && comment.range.upperBound > line.upperBound
    }
  }
}

extension NameList {
  /// The list without the entry `*`.
  fileprivate var withoutStar: NameList {
    guard patterns.contains("*") else { return self }
    return (try? NameList(patterns.filter { $0 != "*" })) ?? self
  }
}
