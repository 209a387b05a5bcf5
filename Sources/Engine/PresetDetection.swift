import Configuration
import Matching
import SwiftSource

/// Finds the preset that a project without a configuration seems to follow.
package struct PresetDetection {
  private let catalogue: Catalogue

  package init(catalogue: Catalogue) { self.catalogue = catalogue }

  /// A preset and the evidence for it.
  package struct Choice: Sendable, Hashable {
    package let preset: String
    package let reason: String
  }

  /// How many Swift files are looked into for imports.
  private static let sampleCount = 400

  /// The preset that fits the project below `root` best, nil when none fits well.
  package func choose(root: String) -> Choice? {
    var walker = Walker(root: root, include: GlobSet([]), exclude: GlobSet([]))
    walker.walk(from: "")
    let paths = walker.files.map(\.path).sorted()
    let imports = imports(
      of: paths.filter { $0.hasSuffix(".swift") }, root: root, atMost: Self.sampleCount)
    return choose(paths: paths, imports: imports)
  }

  /// The preset that fits these paths and modules, with how many files import each.
  func choose(paths: [String], imports: [String: Int]) -> Choice? {
    var best: (choice: Choice, score: Int)?
    for preset in catalogue.presets {
      let detection = preset.detection
      let files = detection.files.filter { glob in paths.contains { glob.matches($0) } }
      let modules = detection.imports.filter { imports[$0] != nil }
      let wanted = detection.imports.map { imports[$0] ?? 0 }.max() ?? 0
      let unwanted = detection.notImports.map { imports[$0] ?? 0 }.max() ?? 0
      // A preset describes a whole project: its files have to be there, and what it forbids may
      // only be an exception.
      guard files.count * 2 > detection.files.count, unwanted * 4 <= wanted else { continue }
      let score = files.count * 2 + modules.count
      guard score > best?.score ?? 0 else { continue }
      let reasons =
        files.map { "files match '\($0.pattern)'" } + modules.map { "\($0) is imported" }
      let choice = Choice(preset: preset.name, reason: reasons.joined(separator: ", "))
      best = (choice, score)
    }
    return best?.choice
  }

  /// How many files import each module, of a sample of about `count` files where there are more.
  func imports(of paths: [String], root: String, atMost count: Int) -> [String: Int] {
    var counts: [String: Int] = [:]
    var file = SourceFile()
    let step = max(1, paths.count / count)
    for index in stride(from: 0, to: paths.count, by: step) {
      guard (try? FileSystem.read("\(root)/\(paths[index])", into: &file.buffer)) != nil else {
        continue
      }
      file.analyse(words: .keywords)
      let modules = file.outline.declarations.filter { $0.kind == .import }
        .map { file.identifier(Int($0.name.start)) }
      for module in Set(modules) { counts[module, default: 0] += 1 }
    }
    return counts
  }
}
