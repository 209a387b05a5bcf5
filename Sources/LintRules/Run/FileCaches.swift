import Project
import SwiftSource

/// Answers about one file that are kept, because rules ask for them again and again.
struct FileCaches {
  var previews: RangeIndex?
  var previewHelpers: RangeIndex?
  var fallbacks: RangeIndex?
  /// The systems that run the parts of the file, once a finding asks for them.
  var availability: AvailabilityMap?
  var importedModules: Set<String>?
  /// The ranges of patterns that have been asked for tokens, and for the ends of their ranges.
  var inside: [PatternID: RangeIndex] = [:]
  var insideEnds: [PatternID: Set<Int32>] = [:]
  /// For each query, the answer if a declaration of the file matches it.
  var declared: [QueryID: Truth] = [:]
  /// The types of the file, and the extensions, by their paths.
  var typesByPath: [String: (types: [Int], extensions: [Int])]?
  /// The scopes of findings by the innermost declaration, so that these share their texts.
  var scopes: [Int: PooledText] = [:]
  /// The introducers that several declarations have.
  var sharedIntroducers: Set<Int32>?
}
