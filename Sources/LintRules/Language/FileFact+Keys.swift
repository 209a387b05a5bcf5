import Matching

extension FileFact: MappingValue {
  package static let mappingName = "fact"

  package static let mapping: Mapping<FileFact> = Mapping(
    "Something that a file may have. One of the keys is enough.",
    keys: [
      Key(
        "declarations", { $0.declarations = $1 }, .list(.mapping),
        "Declarations that one of the descriptions fits.", example: "{kind: enum, name: AppError}"),
      Key(
        "code", { $0.patterns = $1 }, .patterns, "Code that one of the patterns matches.",
        example: "'@main'"),
      Key(
        "files", { $0.paths = $1 }, .globs, "Files by their paths.",
        example: "['**/AppDelegate.swift']"),
      Key(
        "text", { $0.texts = $1 }, .list(.mapping), "Text in files.",
        example: "{files: [Makefile, '**/*.sh'], match: 'swift test'}"),
    ],
    needs: .oneOrMore(of: ["declarations", "code", "files", "text"]),
    make: { FileFact() },
    check: { fact, node, decoder in
      if !fact.isEmpty { return true }
      decoder.problem(
        "a fact needs 'declarations', 'code', 'files' or 'text' to look for", at: node)
      return false
    })
}

extension TextFact: MappingValue {
  package static let mappingName = "text of a fact"

  package static let mapping: Mapping<TextFact> = Mapping(
    "Text in files. In Swift files, comments count too.",
    keys: [
      Key(
        "files", { $0.files = $1 }, .globs, "The files.", example: "['**/*.yml']", isRequired: true),
      Key(
        "match", { $0.expressions = $1 }, .list(.expression),
        "Expressions; one of them matches on a line that is not a comment. A line that ends with a "
          + "backslash continues on the next one.",
        example: "'swift test'", isRequired: true),
    ],
    make: { TextFact(files: GlobSet([])) })
}
