/// A command line that archlint cannot run.
struct UsageError: Error {
  /// The mistake and its remedy.
  var message: String
  /// The path that does not exist, where that is the mistake: it may be a word of another kind.
  var missingPath: String?
}
