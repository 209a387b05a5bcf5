/// A mistake in a regular expression: its kind, its offset and its remedy.
package struct RegularExpressionError: Error, Hashable, Sendable {
  /// The byte of the pattern at which the problem starts.
  package let offset: Int
  /// The problem itself.
  package let problem: Problem

  /// Everything that can be wrong with a regular expression.
  package enum Problem: Hashable, Sendable {
    case unclosedGroup
    case unopenedGroup
    case unclosedComment
    case unknownGroup(String)
    case malformedName
    case duplicateName(String)
    case unknownFlag(String)
    case nestedTooDeep
    case unclosedClass
    case emptyClass
    case bracketInClass
    case intersection
    case reversedRange
    case setInRange
    case hyphenAfterSet
    case nothingToRepeat(String)
    case repeatedTwice
    case malformedCount
    case reversedCount
    case countTooLarge
    case trailingBackslash
    case unknownEscape(String)
    case malformedScalar(String)
    case noScalar(String)
    case unsupported(Feature)
    case programTooLarge
  }

  /// Features of other engines that this one refuses, because they cost more than linear time or
  /// because nothing here needs them.
  package enum Feature: Hashable, Sendable {
    case backreference(String)
    case lookAround(String)
    case atomicGroup
    case possessiveRepetition(String)
    case unicodeProperty(String)
    case namedGroupOfPython
    case quotation
  }

  init(_ problem: Problem, at offset: Int) {
    self.offset = offset
    self.problem = problem
  }
}

extension RegularExpressionError: CustomStringConvertible {
  /// The problem and its remedy in one sentence.
  package var message: String { problem.message }

  /// The offset and the message.
  package var description: String { "\(offset): \(message)" }
}

extension RegularExpressionError.Problem {
  fileprivate var message: String {
    switch self {
    case .unclosedGroup: "the group is never closed: add ')', or write '\\(' for the character"
    case .unopenedGroup: "')' closes no group: write '\\)' for the character"
    case .unclosedComment: "the comment is never closed: add ')'"
    case .unknownGroup(let opening):
      "'\(opening)' opens no known group: write '(', '(?:' or '(?<name>'"
    case .malformedName:
      "the group has no proper name: write letters, digits and '_' between '<' and '>'"
    case .duplicateName(let name): "the group '\(name)' appears twice: give each its own name"
    case .unknownFlag(let flag): "'\(flag)' is not a flag: write 'i', 'm', 's' or 'x'"
    case .nestedTooDeep:
      "groups are nested more than \(ExpressionLimits.nesting) deep:"
        + " write several expressions"
    case .unclosedClass: "the class is never closed: add ']', or write '\\[' for the character"
    case .emptyClass: "the class is empty: write '\\]' for the character ']' in it"
    case .bracketInClass: "classes cannot be nested: write '\\[' for the character '['"
    case .intersection: "'&&' in a class is not supported: write '\\&' for the character '&'"
    case .reversedRange: "the range runs backwards: write the lower character first"
    case .setInRange: "a range ends in one character, not in a set: write '\\-' for the hyphen"
    case .hyphenAfterSet: "a range cannot start with a set: write '\\-' for the hyphen"
    case .nothingToRepeat(let sign):
      "'\(sign)' has nothing to repeat: write '\\\(sign)' for the character"
    case .repeatedTwice: "this is repeated already: put '(?:' and ')' around it first"
    case .malformedCount:
      "'{' starts no count such as '{2}', '{2,}' or '{2,5}': write '\\{' for the character"
    case .reversedCount: "the count runs backwards: write the lower number first"
    case .countTooLarge:
      "the count is above \(ExpressionLimits.count): write a smaller one, or '*' or '+'"
    case .trailingBackslash: "the backslash escapes nothing: write '\\\\' for the character"
    case .unknownEscape(let escape):
      "'\(escape)' is not a known escape: write '\\\\' for a backslash"
    case .malformedScalar(let form): "the number of the character is malformed: write '\(form)'"
    case .noScalar(let number): "'\(number)' is not a Unicode scalar: write a number that is"
    case .unsupported(let feature): feature.message
    case .programTooLarge:
      "the expression takes more than \(ExpressionLimits.steps) steps:"
        + " lower its counts, or write several expressions"
    }
  }
}

extension RegularExpressionError.Feature {
  fileprivate var message: String {
    switch self {
    case .backreference(let text):
      "the backreference '\(text)' is not supported: write out what it repeats"
    case .lookAround(let opening):
      "look-around '\(opening)' is not supported: match the text around it and capture the part"
    case .atomicGroup: "the atomic group '(?>' is not supported: write '(?:'"
    case .possessiveRepetition(let text):
      "the possessive repetition '\(text)' is not supported: leave out the last '+'"
    case .unicodeProperty(let text):
      "the Unicode property '\(text)' is not supported: write a class such as '[A-Za-z]'"
    case .namedGroupOfPython: "'(?P<name>' is not supported: write '(?<name>'"
    case .quotation: "'\\Q' and '\\E' are not supported: escape each character"
    }
  }
}
