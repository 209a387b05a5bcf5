import Matching

/// Words to avoid, with better ones.
package struct TermCheck: RuleCheck, Hashable {
  /// Where words are.
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

  /// Where in a name or word a phrase is.
  package enum Position: String, Sendable, Hashable, CaseIterable {
    case any
    /// At the start, with more after it.
    case start
    /// At the end, with more before it.
    case end
    /// The whole of it.
    case whole
  }

  /// One word or phrase and what to say instead.
  package struct Term: Sendable, Hashable {
    /// The phrases to avoid. Spaces and capital letters split a phrase into pieces: `Shopping Cart`
    /// is found in `shoppingCartView`, in "the shopping cart" and in `SHOPPING_CART`;
    /// `ShoppingCart`, which has no space, is not found in two words of prose.
    package var phrases: [Phrase] = []
    /// The term to use instead.
    package var right = ""
    /// The texts to search.
    package var scopes: Set<Scope> = Set(Scope.allCases)
    /// True if upper and lower case matter.
    package var isCaseSensitive = false
    /// Where in a name or word the phrase has to be.
    package var position = Position.any
    /// Words, one of which has to be in the same paragraph, comment or string.
    package var near: NameList?
    /// Expressions, one of which has to match around the word, on its line.
    package var forms: [RegularExpression] = []
    /// True if it counts in strings only where the content of a literal starts.
    package var opensLiteral = false
    /// The files in which it is looked for, nil for all.
    package var paths: GlobSet?
    /// The text that a fix writes instead, in comments and Markdown.
    package var replacement: TermReplacement?
    /// True if that fix is safe.
    package var isReplacementSafe = true
    /// The other effects of the fix, where it is not.
    package var replacementCaveat: String?
    /// Expressions that excuse the word when one of them matches around it, on its line.
    package var exceptions: [RegularExpression] = []

    package init() {}
  }

  package let terms: [Term]

  package init(terms: [Term]) { self.terms = terms }

  package var usualMessage: MessageTemplate? {
    MessageTemplate("'{term}' is not the project's word; say '{right}'")
  }

  /// A word or phrase in pieces.
  package struct Phrase: Sendable, Hashable {
    /// The phrase as it was written.
    package let text: String
    /// Its pieces, as they were written.
    package let pieces: [String]
    /// True if it was written as one word.
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

/// The text that a fix writes in comments and Markdown instead of a wrong term.
package struct TermReplacement: Sendable, Hashable {
  /// The text; `$name` in it stands for a named group of the form that the word has.
  package let text: String

  package init(_ text: String) { self.text = text }
}
