import Matching

/// Patterns of paths as `.gitignore` and `CODEOWNERS` have them.
///
/// Source: the manual of `gitignore`, "Pattern format".
enum GitPattern {
  /// The globs of the files that a pattern stands for, nil when it makes no sense.
  ///
  /// - Parameters:
  ///   - hasClasses: whether brackets have a meaning.
  ///   - isOpenAtStar: whether a star at the end of a path stands for the files beside it only.
  static func globs(
    _ pattern: Substring, hasClasses: Bool = false, isOpenAtStar: Bool = false
  ) -> GlobSet? {
    var pattern = pattern
    let isFolder = pattern.hasSuffix("/")
    if isFolder { pattern.removeLast() }
    // A slash at the start or within ties the pattern to the root.
    let isRooted = pattern.contains("/")
    if pattern.hasPrefix("/") { pattern.removeFirst() }
    guard !pattern.isEmpty else { return isRooted || isFolder ? glob(["**/*"]) : nil }
    let components = pattern.split(separator: "/", omittingEmptySubsequences: false)
    guard !components.contains(where: \.isEmpty) else { return nil }
    let base =
      (isRooted ? "/" : "**/")
      + components.map { component($0, hasClasses) }.joined(separator: "/")
    if isFolder { return glob([base + "/**"]) }
    // A pattern also stands for what is below a folder of that name.
    let isOpen = isOpenAtStar && isRooted && components.last == "*"
    return glob(isOpen || components.last == "**" ? [base] : [base, base + "/**"])
  }

  private static func glob(_ patterns: [String]) -> GlobSet? {
    let globs = patterns.compactMap { try? Glob($0) }
    return globs.count == patterns.count ? GlobSet(globs) : nil
  }

  /// A component in the language of ``Glob``: braces have no meaning here, and two stars among other
  /// characters are one.
  private static func component(_ text: Substring, _ hasClasses: Bool) -> String {
    if text == "**" { return "**" }
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result += literal(character, hasClasses: false)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "*" {
        if !result.hasSuffix("*") || result.hasSuffix("\\*") { result.append("*") }
      } else {
        result += character == "?" ? "?" : literal(character, hasClasses: hasClasses)
      }
    }
    return result
  }

  private static func literal(_ character: Character, hasClasses: Bool) -> String {
    if hasClasses, "[]".contains(character) { return String(character) }
    return "[]{}*?\\,".contains(character) ? "\\\(character)" : String(character)
  }
}
