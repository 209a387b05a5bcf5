import Matching
import Project
import SwiftSource

extension Rule {
  /// Where the rule and its parts look, one line for each limit; none for a rule that looks everywhere.
  package var placeLines: [String] {
    var lines = selector.lines
    for part in checks.flatMap(\.selectors) {
      let words = part.lines.map { "a part of it: \($0)" }
      lines += words.filter { !lines.contains($0) }
    }
    return lines
  }
}

extension Selector {
  fileprivate var lines: [String] {
    [("in", included.parts), ("not in", excluded.parts)].flatMap { word, parts in
      parts.map { "\(word) \($0)" }
    }
  }
}

extension Selector {
  /// The declarations that `in` or `not-in` asks for, in words.
  package func declarationWords(_ key: String) -> [String] {
    (key == "in" ? included : excluded).declarations.map(\.words)
  }

  /// The names of modules under `in` and `not-in`.
  package var moduleNames: [NameGlob] {
    [included, excluded].flatMap { $0.modules?.patterns ?? [] }.compactMap { try? NameGlob($0) }
  }

  /// The types whose subtypes `in` asks for, as they are written, without globs.
  package var inheritedNames: [String] {
    included.declarations.flatMap { $0.inherits?.patterns ?? [] }
      .filter { name in name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
  }
}

extension Selector.Scope {
  /// The keys that are given, in words.
  fileprivate var parts: [String] {
    var parts: [String] = []
    func add(_ what: String, _ values: [String]) {
      if !values.isEmpty { parts.append("\(what) \(values.joined(separator: ", "))") }
    }
    func add(_ flag: Bool?, _ words: String, _ opposite: String) {
      if let flag { parts.append(flag ? words : opposite) }
    }
    add("layers", layers)
    add("modules", modules?.patterns ?? [])
    add("files", paths?.globs.map(\.pattern) ?? [])
    add(isInApp, "the folder of an app", "files outside the folders of apps")
    add(isTest, "tests", "code other than tests")
    add(isTestSupport, "code that supports tests", "code that does not support tests")
    add(isScript, "scripts", "code other than scripts")
    add(isPreview, "previews", "code other than previews")
    add(isRendering, "code that draws a view", "code that does not draw a view")
    add(isFallback, "code for older systems only", "code for current systems")
    add(isAdded, "added lines", "lines that are not added")
    add(isNewFile, "added files", "files that are not added")
    add("files that import", imports?.patterns ?? [])
    add("files with the code", contained.map(\.text))
    add("files that declare", declares.map(\.words))
    add("declarations:", declarations.map(\.words))
    add("code inside", (inside + directlyInside).map(\.text))
    add("targets with the setting", settings.map(\.words))
    add("code with a comment that matches", comment.map { [$0.pattern] } ?? [])
    add("code for", platforms.map(\.rawValue).sorted())
    add("branches of '#if' with", conditions?.words ?? [])
    return parts
  }
}

extension ConditionTerms {
  fileprivate var words: [String] { required.patterns + excluded.patterns.map { "!\($0)" } }
}

extension SettingQuery {
  fileprivate var words: String {
    var words = names.patterns.joined(separator: " or ")
    if let values { words += " = " + values.patterns.joined(separator: " or ") }
    if let below { words += " below \(below)" }
    if let atLeast { words += " of at least \(atLeast)" }
    return words
  }
}

extension DeclarationQuery {
  /// The kinds, names and inherited types; the other conditions are in the rule.
  fileprivate var words: String {
    var parts = [kinds.map(\.word).sorted().joined(separator: " or ")].filter { !$0.isEmpty }
    if let names { parts.append("named " + names.patterns.joined(separator: " or ")) }
    if let inherits { parts.append("inheriting " + inherits.patterns.joined(separator: " or ")) }
    return parts.isEmpty ? "that other conditions of the rule choose" : parts.joined(separator: " ")
  }
}
