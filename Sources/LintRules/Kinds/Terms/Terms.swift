import Matching
import YAML

extension RuleKind {
  /// Rules about terms to avoid.
  static let terms: RuleKind = RuleKind(
    [
      Key(
        KeyInfo(
          name: "terms", shape: .list(.mapping(TermCheck.Term.mappingName)),
          doc: "Terms to avoid, with better ones.",
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

  /// Reports phrases that no text can contain, and those that also find the better term.
  package mutating func checkPhrases(of term: TermCheck.Term, at node: YAMLNode) {
    for phrase in term.phrases {
      if phrase.pieces.isEmpty {
        problem("'\(phrase.text)' has no letter or digit to look for", at: node)
      } else if !term.forms.isEmpty || !term.exceptions.isEmpty {
        // The expressions may tell the terms apart.
        continue
      } else if phrase.text == term.right {
        problem("'\(phrase.text)' is both the term to avoid and the better one", at: node)
      } else if !term.isCaseSensitive, phrase.text.lowercased() == term.right.lowercased() {
        problem(
          "'\(phrase.text)' and '\(term.right)' differ only in case; write 'wrong', 'right' and "
            + "'case: true', which matches upper and lower case exactly", at: node)
      }
    }
  }
}

extension TermCheck.Term: MappingValue {
  package static let mappingName = "term"

  package static let mapping: Mapping<TermCheck.Term> = Mapping(
    what: "a term",
    "A term to avoid, with a better one. A phrase with spaces is found in any spelling: "
      + "`Shopping Cart` in `shoppingCartView`, in prose and in `SHOPPING_CART`.",
    keys: [
      Key(
        "wrong", { $0.phrases = $1 },
        ValueType<[String]>.texts.map { $0.map { TermCheck.Phrase($0) } },
        "The terms to avoid.", example: "[Fragment, Activity]", isRequired: true),
      Key(
        "right", { $0.right = $1 }, .prose, "The better term.", example: "View", isRequired: true),
      Key(
        "in", { $0.scopes = $1 }, .choices(), "The texts to search.", example: "[code, comments]",
        default: "everywhere"),
      Key(
        "case", { $0.isCaseSensitive = $1 }, .bool, "Matches upper and lower case exactly.",
        example: "true",
        default: "false"),
      Key(
        "at", { $0.position = $1 }, .choice, "The position of the term in a name or word.",
        example: "end",
        default: "any"),
      Key(
        "opens-literal", { $0.opensLiteral = $1 }, .bool,
        "True if a term in a string counts only at the start of the literal.", example: "true",
        default: "false"),
      Key(
        "paths", { $0.paths = $1 }, .globs, "The files.", example: "['**/*.md']",
        default: "all files"),
      Key(
        "near", { $0.near = $1 }, .names,
        "Words; one of them is in the same paragraph, comment or string.",
        example: "[Android, Compose]"),
      Key(
        "forms", { $0.forms = $1 }, .list(.expression),
        "Expressions; one of them matches around the term, on its line.",
        example: "'Column *\\{'"),
      Key(
        "except", { $0.exceptions = $1 }, .list(.expression),
        "Where one of these expressions matches around a term, on its line, the term is not a "
          + "finding.",
        example: "'(?i)code fragment'"),
      Key(
        "fix", { $0.replacement = $1 }, .termReplacement,
        "The text that a fix writes instead, in comments and Markdown.", example: "view"),
      Key(
        "safe", { $0.isReplacementSafe = $1 }, .bool, "True if the fix is safe.", example: "false",
        default: "true"),
      Key(
        "caveat", { $0.replacementCaveat = $1 }, .prose, "The other effects of an unsafe fix.",
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
