import Configuration
import Matching
import SwiftSource

/// Finds the document that a project without a configuration seems to follow.
///
/// A document is the policy of one team, so that two independent signs have to speak for it and none
/// against.
package struct PresetDetection {
  private let catalogue: Catalogue

  package init(catalogue: Catalogue) { self.catalogue = catalogue }

  /// A preset and its signs.
  package struct Choice: Sendable, Hashable {
    package let preset: String
    package let reason: String
  }

  /// The modules that Swift files import.
  struct Imports: Sendable, Hashable {
    /// The number of files that were looked into.
    var files = 0
    /// The number of files that import each module.
    var counts: [String: Int] = [:]

    /// Returns true if at least one in `part` of the files imports the module.
    func has(_ module: String, inOneOf part: Int) -> Bool {
      let count = counts[module] ?? 0
      return count > 0 && count * part >= files
    }
  }

  /// The number of Swift files that are read for imports.
  private static let sampleCount = 400

  /// The number of independent signs that a document needs.
  private static let signsNeeded = 2

  /// A module is a sign for a document where one in twenty files imports it, and one against it where
  /// one in ten does: a few files may be an exception, or generated.
  private static let (part, partAgainst) = (20, 10)

  /// The document that the project below `root` follows, nil when no signs are strong.
  package func choose(root: String) -> Choice? {
    var walker = Walker(root: root, include: GlobSet([]), exclude: GlobSet([]))
    walker.walk(from: "")
    let paths = walker.files.map(\.path).sorted()
    let imports = imports(
      of: paths.filter { $0.hasSuffix(".swift") }, root: root, atMost: Self.sampleCount)
    return choose(paths: paths, imports: imports)
  }

  /// The document that a project with these paths and imports follows.
  func choose(paths: [String], imports: Imports) -> Choice? {
    var best: (choice: Choice, score: Int)?
    for preset in catalogue.presets where preset.isDocument {
      let detection = preset.detection
      let isAgainst = detection.notImports.contains { imports.has($0, inOneOf: Self.partAgainst) }
      let signs = detection.signs.filter { sign in
        sign.files.allSatisfy { glob in paths.contains { glob.matches($0) } }
          && sign.imports.allSatisfy { imports.has($0, inOneOf: Self.part) }
      }
      guard !isAgainst, signs.count >= Self.signsNeeded, signs.count > best?.score ?? 0 else {
        continue
      }
      let reason = signs.map(Self.words).joined(separator: "; ")
      best = (Choice(preset: preset.name, reason: reason), signs.count)
    }
    return best?.choice
  }

  private static func words(_ sign: Preset.Detection.Sign) -> String {
    let files = sign.files.map { "'\($0.pattern)'" }
    let parts =
      (files.isEmpty ? [] : ["files match \(listed(files))"])
      + (sign.imports.isEmpty
        ? []
        : ["\(listed(sign.imports)) \(sign.imports.count == 1 ? "is" : "are") imported"])
    return parts.joined(separator: " and ")
  }

  private static func listed(_ texts: [String]) -> String {
    guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The imports of a sample of about `count` files where there are more.
  func imports(of paths: [String], root: String, atMost count: Int) -> Imports {
    var imports = Imports()
    var file = SourceFile()
    let step = max(1, paths.count / count)
    for index in stride(from: 0, to: paths.count, by: step) {
      guard (try? FileSystem.read("\(root)/\(paths[index])", into: &file.buffer)) != nil else {
        continue
      }
      file.analyse(words: .keywords)
      let modules = file.outline.declarations.filter { $0.kind == .import }
        .map { file.identifier(Int($0.name.start)) }
      imports.files += 1
      for module in Set(modules) { imports.counts[module, default: 0] += 1 }
    }
    return imports
  }
}
