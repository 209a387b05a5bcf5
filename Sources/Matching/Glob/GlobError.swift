/// A mistake in a glob pattern: its kind, its offset and its remedy.
package struct GlobError: Error, Hashable, Sendable {
  /// The byte of the pattern at which the problem starts.
  package let offset: Int
  /// The problem itself.
  package let problem: Problem

  /// Everything that can be wrong with a glob pattern.
  package enum Problem: Hashable, Sendable {
    case emptyPattern
    case emptyAlternative
    case emptyComponent
    case emptyClass
    case emptyBraces
    case unclosedClass
    case unclosedBrace
    case unopenedBracket
    case unopenedBrace
    case reversedRange
    case caretInClass
    case separatorInClass
    case partialFolders
    case starsInName
    case tooManyStars
    case currentFolder
    case parentFolder
    case drive
    case trailingBackslash
    case pointlessEscape(String)
    case nestedTooDeep
    case tooManyAlternatives
  }

  init(_ problem: Problem, at offset: Int) {
    self.offset = offset
    self.problem = problem
  }
}

extension GlobError: CustomStringConvertible {
  /// The problem and its remedy in one sentence.
  package var message: String {
    switch problem {
    case .emptyPattern: "the pattern is empty: write '**' to match everything"
    case .emptyAlternative: "an alternative is empty: write at least one character in each"
    case .emptyComponent: "there is no name between two slashes: write one '/'"
    case .emptyClass: "the class is empty: write '\\[' or '\\]' for the brackets themselves"
    case .emptyBraces: "the braces are empty: write '\\{' and '\\}' for the braces themselves"
    case .unclosedClass: "the class is never closed: add ']', or write '\\[' for the bracket itself"
    case .unclosedBrace:
      "the brace is never closed: add '}', or write '\\{' for the brace itself"
    case .unopenedBracket: "']' closes no class: write '\\]' for the bracket itself"
    case .unopenedBrace: "'}' closes no brace: write '\\}' for the brace itself"
    case .reversedRange: "the range runs backwards: write the lower character first"
    case .caretInClass: "'^' does not negate a class: write '!', or '\\^' for the character itself"
    case .separatorInClass: "a class stays within one component: put '/' outside the brackets"
    case .partialFolders: "'**' is part of a component: write '*' here, or '/**/' for any folders"
    case .starsInName: "a name has no folders for '**': write '*', or '\\*\\*' for the characters"
    case .tooManyStars: "three or more stars mean nothing: write '*' or '**'"
    case .currentFolder: "'.' as a component matches nothing: leave it out"
    case .parentFolder: "'..' as a component matches nothing: write the path from the root"
    case .drive: "a path with a drive is absolute: write the path from the root, with '/'"
    case .trailingBackslash:
      "the backslash escapes nothing: write '\\\\' for the backslash itself"
    case .pointlessEscape(let character):
      "'\\\(character)' is not an escape: write '/' between folders, or '\\\\' for a backslash"
    case .nestedTooDeep:
      "braces are nested more than \(GlobLimits.nesting) deep: write several patterns"
    case .tooManyAlternatives:
      "the braces make more than \(GlobLimits.alternatives) patterns"
        + " or \(GlobLimits.tokens) characters: write several patterns"
    }
  }

  /// The offset and the message.
  package var description: String { "\(offset): \(message)" }
}
