import Matching
import YAML

/// Words that have a better one.
package struct TermCheck: RuleCheck, Hashable {
  /// Where words stand.
  package enum Scope: String, Sendable, Hashable, CaseIterable {
    /// Names in code, where they are declared and where they are used.
    case code
    case comments
    case strings
    /// Markdown, its code blocks left out.
    case docs
    /// The names of files and folders.
    case files
  }

  /// Where in a name or word a phrase stands.
  package enum Position: String, Sendable, Hashable, CaseIterable {
    case any
    /// At the start, with more behind it.
    case start
    /// At the end, with more before it.
    case end
    /// The whole of it.
    case whole
  }

  /// One word or phrase and what to say instead.
  package struct Term: Sendable, Hashable {
    /// What not to say. Spaces and humps part a phrase into pieces: `Shopping Cart` is found in
    /// `shoppingCartView`, in "the shopping cart" and in `SHOPPING_CART`; `ShoppingCart`, which has
    /// no space, is not found in two words of prose.
    package var phrases: [Phrase] = []
    /// What to say instead.
    package var right = ""
    /// Where to look.
    package var scopes: Set<Scope> = Set(Scope.allCases)
    /// Whether upper and lower case count.
    package var isCaseSensitive = false
    /// Where in a name or word the phrase has to stand.
    package var position = Position.any
    /// Words of which one has to stand in the same paragraph, comment or string.
    package var near: NameList?
    /// Expressions of which one has to match around the word, on its line.
    package var forms: [RegularExpression] = []
    /// The files in which it is looked for, nil for all.
    package var paths: GlobSet?
    /// The text that a fix writes instead, in comments and Markdown.
    package var replacement: TermReplacement?
    /// Whether that fix is safe.
    package var isReplacementSafe = true
    /// The other effects of the fix, where it is not.
    package var replacementCaveat: String?
    /// Expressions that excuse the word when one of them matches around it, on its line.
    package var exceptions: [RegularExpression] = []

    package init() {}
  }

  package let terms: [Term]

  package init(terms: [Term]) { self.terms = terms }

  /// A word or phrase in pieces.
  package struct Phrase: Sendable, Hashable {
    /// The phrase as it was written.
    package let text: String
    /// Its pieces, as they were written.
    package let pieces: [String]
    /// Whether it was written as one word.
    package let isOneWord: Bool

    package init(_ text: String) {
      self.text = text
      isOneWord = !text.contains { $0 == " " || $0 == "-" }
      pieces = Pieces.split(Array(text.utf8)).map {
        String(decoding: Array(text.utf8)[$0], as: UTF8.self)
      }
    }
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about terms that have a better one.
  static let terms = RuleKind(
    [
      Key(
        KeyInfo(
          name: "terms", shape: .list(.mapping(TermCheck.Term.mappingName)),
          doc: "Terms that have a better one.",
          example: "[{wrong: [Fragment], right: View}]")
      ) { node, decoder, rule in
        let terms = decoder.items(node).compactMap { decoder.term($0) }
        rule.checks.append(TermCheck(terms: terms))
      }
    ],
    mappings: [TermCheck.Term.mapping.info], compile: { checks, _ in TermProgram(checks) })
}

extension Decoder {
  /// Reads a term.
  package mutating func term(_ node: YAMLNode) -> TermCheck.Term? {
    TermCheck.Term.mapping.read(node, &self, as: "a term")
  }

  /// Reports phrases that can be found nowhere.
  package mutating func checkPhrases(of term: TermCheck.Term, at node: YAMLNode) {
    for phrase in term.phrases where phrase.pieces.isEmpty {
      problem("'\(phrase.text)' has no letter or digit to look for", at: node)
    }
  }
}

extension TermCheck.Term: MappingValue {
  package static let mappingName = "term"

  package static let mapping = Mapping<TermCheck.Term>(
    what: "a term",
    "A term that has a better one. A phrase with spaces is found in any spelling: `Shopping Cart` "
      + "in `shoppingCartView`, in prose and in `SHOPPING_CART`.",
    keys: [
      Key(
        "wrong", \.phrases, ValueType<[String]>.texts.map { $0.map { TermCheck.Phrase($0) } },
        "The terms to avoid.", example: "[Fragment, Activity]", isRequired: true),
      Key("right", \.right, .text, "The better term.", example: "View", isRequired: true),
      Key(
        "in", \.scopes, .choices(), "Where to look.", example: "[code, comments]",
        default: "everywhere"),
      Key(
        "case", \.isCaseSensitive, .bool, "Whether upper and lower case count.", example: "true",
        default: "false"),
      Key(
        "at", \.position, .choice, "Where in a name or word the term is.", example: "end",
        default: "any"),
      Key("paths", \.paths, .globs, "The files.", example: "['**/*.md']", default: "all files"),
      Key(
        "near", \.near, .names,
        "Words of which one is in the same paragraph, comment or string.",
        example: "[Android, Compose]"),
      Key(
        "forms", \.forms, .list(.expression),
        "Expressions of which one matches around the term, on its line.",
        example: "'Column *\\{'"),
      Key(
        "except", \.exceptions, .list(.expression),
        "Expressions that excuse a term when one matches around it, on its line.",
        example: "'(?i)code fragment'"),
      Key(
        "fix", \.replacement, .termReplacement,
        "The text that a fix writes instead, in comments and Markdown.", example: "view"),
      Key(
        "safe", \.isReplacementSafe, .bool, "Whether the fix is safe.", example: "false",
        default: "true"),
      Key(
        "caveat", \.replacementCaveat, .prose, "The other effects of an unsafe fix.",
        example: "the sentence around it may need another article"),
    ],
    make: { TermCheck.Term() },
    check: { term, node, decoder in
      decoder.checkPhrases(of: term, at: node)
      return true
    })
}

extension ValueType<TermReplacement> {
  fileprivate static var termReplacement: Self {
    ValueType<String>.text.map { TermReplacement($0) }
  }
}
