import Engine
import LintRules
import Matching
import Project
import Results
import Serving
import SwiftSource

/// Writes a wanted type on trial where it may be, with the parts that have to come with it.
struct PlaceTrial: Sendable {
  let wanted: WantedType
  let search: UseSearch
  let before: [Diagnostic]
  let rules: [Rule]

  /// How many files are tried.
  static let mostCandidates = 6
  /// How often what archlint finds is taken into account.
  private static let mostRounds = 4
  /// How many parts may come with a type.
  private static let mostParts = 6

  /// The outcome for one file.
  struct Outcome: Sendable {
    let candidate: PlaceCandidate
    /// The file and those that have to come with it, with their code.
    var parts: [(path: String, code: String)]
    /// The findings in them all the same.
    var open: [Diagnostic]

    /// The rules of what is found.
    var openRules: Set<String> { Set(open.map(\.rule)) }
  }

  func outcome(
    of candidate: PlaceCandidate, _ project: inout OpenProject
  ) async throws -> Outcome {
    var parts = [(path: candidate.path, code: code(candidate))]
    for name in companions(of: candidate.path).prefix(Self.mostParts) {
      let folder = String(candidate.path.parentPath ?? "")
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      guard !parts.contains(where: { $0.path == path }), !isThere(path) else { continue }
      parts.append((path, code(ofPart: name, in: folder)))
    }
    var open: [Diagnostic] = []
    for _ in 0..<Self.mostRounds {
      let texts = Dictionary(
        parts.map { ($0.path, Array($0.code.utf8)) }, uniquingKeysWith: { $1 })
      let report = try await project.probe(texts).report
      open = report.diagnostics.new(since: before)
      guard fix(&parts, open) || addProtocol(&parts, open) else { break }
    }
    return Outcome(candidate: candidate, parts: parts, open: open)
  }

  private func isThere(_ path: String) -> Bool {
    search.survey.places.contains { $0.path == path }
  }

  /// Makes the fixes of findings in the parts.
  ///
  /// - Returns: false if there are none.
  private func fix(_ parts: inout [(path: String, code: String)], _ findings: [Diagnostic]) -> Bool
  {
    var isChanged = false
    for index in parts.indices {
      var edits: [Edit] = []
      for finding in findings where finding.location.path == parts[index].path {
        guard let fix = finding.fix,
          fix.edits.allSatisfy({ edit in edits.allSatisfy { $0.isApart(from: edit) } })
        else { continue }
        edits += fix.edits
      }
      guard !edits.isEmpty else { continue }
      let bytes = Edit.apply(edits, to: Array(parts[index].code.utf8))
      parts[index].code = String(decoding: bytes, as: UTF8.self)
      isChanged = true
    }
    return isChanged
  }

  // MARK: - Parts

  /// Adds the protocol that a finding asks for: the type has to conform to one of its own.
  ///
  /// - Returns: false if no finding asks for it, or the protocol is there.
  private func addProtocol(
    _ parts: inout [(path: String, code: String)], _ findings: [Diagnostic]
  ) -> Bool {
    let name = "\(wanted.name)Protocol"
    guard !parts.contains(where: { $0.path.ends(with: "/\(name).swift") }),
      findings.contains(where: { finding in
        finding.location.path == parts[0].path
          && (finding.message.contains("'\(name)'")
            || finding.message.contains("conforms to no protocol"))
      })
    else { return false }
    let part = wanted.part(named: name)
    let candidates = PlaceCandidates(
      wanted: part, siblings: PlaceSiblings(part, near: nil, search), near: nil, rules: rules,
      search: search
    ).all
    let folder = String(parts[0].path.parentPath ?? "")
    let path = candidates.first?.path ?? (folder.isEmpty ? "" : folder + "/") + "\(name).swift"
    let own = parts[0].code
    guard let header = own.firstRange(of: wanted.name) else { return false }
    let rest = own[header.upperBound...]
    let inherits = rest.hasPrefix(":") ? ": \(name)," + rest.dropFirst() : ": \(name)" + rest
    parts[0].code = own[..<header.upperBound] + inherits
    parts.append((path, "protocol \(name) {}\n"))
    return true
  }

  /// The names of the files that a folder has to hold, according to rules about folders.
  private func companions(of path: String) -> [String] {
    let place = search.survey.place(of: path)
    let folders = [path.parentPath, place.pathInApp.parentPath].compactMap(\.self).map(String.init)
    var names: [String] = []
    for rule in rules where rule.severity(at: place) != nil {
      for check in rule.checks(of: LayoutCheck.self) {
        guard let globs = check.folders, folders.contains(where: { globs.matches($0) }) else {
          continue
        }
        let folder = folders[0].lastPathComponent
        if let except = check.except, except.matches(folder) { continue }
        names += check.hold.map { $0.replacing("{folder}", with: folder) }
      }
    }
    return names.filter { $0.hasSuffix(".swift") }
  }

  // MARK: - Code

  private func code(_ candidate: PlaceCandidate) -> String {
    let siblings = PlaceSiblings(wanted, near: nil, search).all
    return skeleton(of: wanted, siblings: [candidate.sibling].compactMap(\.self) + siblings)
  }

  private func code(ofPart file: String, in folder: String) -> String {
    let name = String(file.dropLast(".swift".count))
    let part = wanted.part(named: name)
    let siblings = PlaceSiblings(part, near: nil, search)
    return skeleton(of: part, siblings: siblings.all)
  }

  /// How many siblings are read to find one of the right sort.
  private static let mostModels = 12

  /// The type without members, in the shape of a sibling: of one that is no protocol, unless a protocol is
  /// wanted.
  private func skeleton(of wanted: WantedType, siblings: [PlaceSiblings.Sibling]) -> String {
    let wantsProtocol = wanted.role.hasSuffix("Protocol")
    var model: (text: TypeText, sibling: PlaceSiblings.Sibling)?
    for sibling in siblings.prefix(Self.mostModels) where model == nil {
      guard let file = search.source(sibling.path),
        let text = TypeText.all(in: file).first(where: { $0.name == sibling.name }),
        (text.kind == .protocol) == wantsProtocol
      else { continue }
      model = (text, sibling)
    }
    var inherited = wanted.inherits
    var attributes: [String] = []
    var start =
      wantsProtocol ? "protocol" : wanted.role.hasSuffix("ViewModel") ? "final class" : "struct"
    if let (text, sibling) = model {
      let names = text.inherited.map { rename($0, sibling, to: wanted) }
      if inherited.isEmpty { inherited = names.filter { isKnown($0) } }
      attributes = text.attributes.filter { Self.plainAttributes.contains($0) }
      let isFinal = text.header.split(whereSeparator: \.isWhitespace).contains("final")
      let access = ["public", "package"].first { word in
        text.header.split(whereSeparator: \.isWhitespace).contains { $0 == word }
      }
      start = [access, isFinal ? "final" : nil, text.kind.word].compactMap(\.self)
        .joined(separator: " ")
    }
    var code = imports(inherited, attributes).map { "import \($0)\n" }.joined()
    if !code.isEmpty { code += "\n" }
    code += attributes.map { "@\($0)\n" }.joined()
    code += "\(start) \(wanted.name)"
    if !inherited.isEmpty { code += ": \(inherited.joined(separator: ", "))" }
    let body = body(inherited, isPublic: start.hasPrefix("public"))
    return code + (body.isEmpty ? " {}\n" : " {\n\(body)}\n")
  }

  /// The attributes that a type has as others of its kind have them.
  private static let plainAttributes: Set<String> = [
    "MainActor", "Observable", "Model", "Reducer", "UIApplicationMain", "objc", "objcMembers",
  ]

  private func rename(
    _ type: String, _ sibling: PlaceSiblings.Sibling, to wanted: WantedType
  ) -> String {
    sibling.feature.isEmpty || !type.contains(sibling.feature)
      ? type : type.replacing(sibling.feature, with: wanted.feature)
  }

  /// Returns true if a type is the system's, or one of the project that takes no arguments.
  private func isKnown(_ type: String) -> Bool {
    let name = type.prefix { $0 != "<" }
    guard name == type else { return false }
    if !search.targets(named: String(name)).isEmpty { return true }
    return !name.contains(wanted.feature) || wanted.feature.isEmpty
  }

  private func imports(_ inherited: [String], _ attributes: [String]) -> [String] {
    var modules: Set<String> = []
    let ofSwiftUI: Set<String> = [
      "View", "App", "ViewModifier", "Scene", "Shape", "ButtonStyle", "UIViewRepresentable",
      "UIViewControllerRepresentable", "PreferenceKey", "EnvironmentKey",
    ]
    for type in inherited {
      if ofSwiftUI.contains(type) { modules.insert("SwiftUI") }
      if type == "ObservableObject" { modules.insert("Combine") }
      if type.hasPrefix("UI"), !ofSwiftUI.contains(type) { modules.insert("UIKit") }
      if type.hasPrefix("NS") { modules.insert(type == "NSObject" ? "Foundation" : "AppKit") }
      if type == "LocalizedError" { modules.insert("Foundation") }
      if type == "XCTestCase" { modules.insert("XCTest") }
    }
    if attributes.contains("Observable"), !modules.contains("SwiftUI") {
      modules.insert("Observation")
    }
    if attributes.contains("Model") { modules.insert("SwiftData") }
    if attributes.contains("Reducer") { modules.insert("ComposableArchitecture") }
    return modules.sorted()
  }

  /// The members that the most usual supertypes ask for.
  private func body(_ inherited: [String], isPublic: Bool) -> String {
    let access = isPublic ? "public " : ""
    if inherited.contains("View") {
      return "  \(access)var body: some View {\n    EmptyView()\n  }\n"
    }
    return ""
  }
}

extension Edit {
  /// Returns true if both edits can be made, in one order only.
  fileprivate func isApart(from other: Edit) -> Bool {
    range.lowerBound != other.range.lowerBound
      && (range.upperBound <= other.range.lowerBound
        || other.range.upperBound <= range.lowerBound)
  }
}
