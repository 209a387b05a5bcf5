import Project
import SwiftSource

/// Answers about the file that are kept.
extension FileRun {
  /// The types of the file with the path of the declaration at `index`, and its extensions.
  mutating func samePath(
    as index: Int, in file: SourceFile
  ) -> (types: [Int], extensions: [Int]) {
    let declarations = file.outline.declarations
    // A few are compared at once; many get an index, so that the cost grows with their number.
    guard declarations.count > 500 else {
      let same = declarations.indices.filter {
        (declarations[$0].kind == .extension || declarations[$0].kind.isType)
          && file.haveSameTypePath($0, index)
      }
      return (
        same.filter { declarations[$0].kind.isType },
        same.filter { declarations[$0].kind == .extension }
      )
    }
    if caches.typesByPath == nil { caches.typesByPath = Self.typesByPath(of: file) }
    return caches.typesByPath?[file.typePath(of: index)] ?? ([], [])
  }

  private static func typesByPath(
    of file: SourceFile
  ) -> [String: (types: [Int], extensions: [Int])] {
    var byPath: [String: (types: [Int], extensions: [Int])] = [:]
    for (index, declaration) in file.outline.declarations.enumerated() {
      if declaration.kind == .extension {
        byPath[file.typePath(of: index), default: ([], [])].extensions.append(index)
      } else if declaration.kind.isType {
        byPath[file.typePath(of: index), default: ([], [])].types.append(index)
      }
    }
    return byPath
  }

  /// Returns true if another declaration has the same introducer, as in `var a, b`.
  mutating func sharesIntroducer(_ index: Int, in file: SourceFile) -> Bool {
    let introducer = file.outline.declarations[index].introducer
    if let known = caches.sharedIntroducers { return known.contains(introducer) }
    var seen: Set<Int32> = []
    var shared: Set<Int32> = []
    for declaration in file.outline.declarations
    where !seen.insert(declaration.introducer).inserted {
      shared.insert(declaration.introducer)
    }
    caches.sharedIntroducers = shared
    return shared.contains(introducer)
  }

  /// Returns true if the code at `token` runs only where a newer system is missing.
  mutating func isFallback(_ token: Int, of file: SourceFile) -> Bool {
    if caches.fallbacks == nil { caches.fallbacks = RangeIndex(file.fallbackRanges()) }
    return caches.fallbacks?.contains(token) ?? false
  }

  mutating func isInPreview(_ token: Int, of file: SourceFile) -> Bool {
    if caches.previews == nil { caches.previews = RangeIndex(file.previewRanges()) }
    return caches.previews?.contains(token) ?? false
  }

  /// Returns true if the code at `token` helps previews, and debug builds alone have it.
  mutating func isInPreviewHelper(_ token: Int, of file: SourceFile) -> Bool {
    if caches.previewHelpers == nil {
      caches.previewHelpers = RangeIndex(file.previewHelperRanges())
    }
    return caches.previewHelpers?.contains(token) ?? false
  }
}
