extension FileFact: MappingValue {
  package static let mappingName = "fact"

  package static let mapping = Mapping<FileFact>(
    "Something that a file may have. One of the keys is enough.",
    keys: [
      Key(
        "declarations", \.declarations, .list(.mapping),
        "Declarations that one of the descriptions fits.", example: "{kind: enum, name: AppError}"),
      Key("code", \.patterns, .patterns, "Code that one of the patterns matches.",
        example: "'@main'"),
      Key("files", \.paths, .globs, "Files by their paths.", example: "['**/AppDelegate.swift']"),
    ],
    make: { FileFact() },
    check: { fact, node, decoder in
      if !fact.isEmpty { return true }
      decoder.problem(
        "a fact needs 'declarations', 'code' or 'files' to look for", at: node)
      return false
    })
}
