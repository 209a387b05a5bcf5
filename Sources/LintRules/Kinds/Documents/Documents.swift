import Matching
import Project
import YAML

extension RuleKind {
  /// Rules about documents.
  static let documents: RuleKind = RuleKind(
    [
      .checks(
        "documents", of: DocumentCheck.self,
        "Headings, fields, tables and lengths of Markdown files, and the files that they name.",
        example: "{section: '^SPEC', max-lines: 50}")
    ],
    mappings: [
      DocumentCheck.mapping.info, DocumentCheck.TableDemand.mapping.info,
      DocumentCheck.Contradiction.mapping.info, DocumentCheck.FileListing.mapping.info,
    ],
    compile: { checks, _ in DocumentProgram(checks) })
}

extension DocumentCheck: MappingValue {
  package static let mappingName = "documents"

  package static let mapping: Mapping<DocumentCheck> = Mapping(
    "A check of sections of Markdown files. Headings in code blocks do not count.",
    keys: [
      Key(
        "files", { $0.files = $1 }, .globs, "The files.", example: "['**/SPEC*.md']",
        default: "`**/*.md`"),
      Key(
        "section", { $0.section = $1 }, .expression,
        "An expression for the heading of the sections. A section ends before the next heading of "
          + "its level or of a higher level.",
        example: "'^SPEC\\b'", default: "the whole file"),
      Key(
        "within", { $0.within = $1 }, .expression,
        "An expression for a heading around the sections.",
        example: "'^SPEC\\b'"),
      Key(
        "unless", { $0.exemptions = $1 }, .list(.expression),
        "Expressions for headings in a section. A section with one of them does not count.",
        example: "'^Decision'"),
      Key(
        "max-lines", { $0.maximumLines = $1 }, .count(0...1_000_000),
        "The number of lines that a section may have, its heading included.", example: "50"),
      Key(
        "headings", { $0.headings = $1 }, .namedExpressions,
        "Headings that a section has, by the name in messages.",
        example: "{Testing: '^(Testing|Tests)$'}"),
      Key(
        "fields", { $0.fields = $1 }, .namedExpressions,
        "Names of fields that a section has and that say something: `Name: value`, a list item "
          + "`- **Name:** value`, or a row of a table with two columns.",
        example: "{reason: '^Reason$'}"),
      Key(
        "code-blocks", { $0.codeBlocks = $1 }, .namedExpressions,
        "Languages of code blocks that a section has.", example: "{shell: '^(bash|sh)$'}"),
      Key(
        "table", { $0.table = $1 }, .mapping, "The table of a section.",
        example: "{rows: {iOS: '^iOS$'}}"),
      Key(
        "contradiction", { $0.contradiction = $1 }, .mapping,
        "A statement that a value in a table contradicts.",
        example: "{statement: READY, column: Status, value: FAIL}"),
      Key(
        "listing", { $0.listing = $1 }, .mapping, "Files that a section names, with their lengths.",
        example: "{path: '`(?<path>[^`]+)`'}"),
      .message(\.message, example: "{section} has no {missing}"),
    ],
    needs: .oneOrMore(of: [
      "max-lines", "headings", "fields", "code-blocks", "table", "contradiction", "listing",
    ]),
    make: { DocumentCheck() },
    check: { check, node, decoder in
      if check.files.globs.isEmpty {
        check.files = GlobSet([try? Glob("**/*.md")].compactMap(\.self))
      }
      let demands =
        [
          check.maximumLines != nil, !check.headings.isEmpty, !check.fields.isEmpty,
          !check.codeBlocks.isEmpty, check.table != nil, check.contradiction != nil,
          check.listing != nil,
        ]
      if demands.contains(true) { return true }
      decoder.problem(
        "'documents' needs 'max-lines', 'headings', 'fields', 'code-blocks', 'table', "
          + "'contradiction' or 'listing'", at: node)
      return false
    })
}

extension DocumentCheck.TableDemand: MappingValue {
  package static let mappingName = "table of a document"

  package static let mapping: Mapping<Self> = Mapping(
    "A table that a section of a document has.",
    keys: [
      Key(
        "columns", { $0.columns = $1 }, .namedExpressions,
        "Headings of columns, by the name in messages.",
        example: "{status: '^Status$'}"),
      Key(
        "rows", { $0.rows = $1 }, .namedExpressions,
        "First cells of rows, by the name in messages.",
        example: "{Builds iOS: '(?i)builds iOS'}"),
      Key(
        "column", { $0.column = $1 }, .expression,
        "An expression for the heading of the column of `values`.",
        example: "'^Status$'", default: "all columns but the first"),
      Key(
        "values", { $0.values = $1 }, .expression, "An expression for each value in that column.",
        example: "'PASS|FAIL'"),
    ],
    make: { Self() })
}

extension DocumentCheck.Contradiction: MappingValue {
  package static let mappingName = "contradiction in a document"

  package static let mapping: Mapping<Self> = Mapping(
    "A statement in a section that a value in a table of the section contradicts.",
    keys: [
      Key(
        "statement", { $0.statements = $1 }, .list(.expression),
        "Expressions for the statement. A finding marks the group `found`, or the whole match.",
        example: "'\\bREADY\\b'", isRequired: true),
      Key(
        "not", { $0.exceptions = $1 }, .list(.expression),
        "Expressions for lines that do not make the statement.", example: "'NOT READY'"),
      Key(
        "column", { $0.column = $1 }, .expression, "An expression for the heading of a column.",
        example: "'^Status$'", isRequired: true),
      Key(
        "value", { $0.values = $1 }, .list(.expression),
        "Expressions for a value in that column that contradicts the statement.",
        example: "'\\bFAIL\\b'", isRequired: true),
    ],
    make: { Self() })
}

extension DocumentCheck.FileListing: MappingValue {
  package static let mappingName = "listing of files"

  package static let mapping: Mapping<Self> = Mapping(
    "Files that a section names. Each is looked for from the root, from the folder of the document "
      + "and of those around it, and as the end of a path.",
    keys: [
      Key(
        "path", { $0.paths = $1 }, .expression,
        "An expression with the group `path`, and the group `lines` for the number of lines.",
        example: "'`(?<path>[^`]+)`( \\((?<lines>\\d+) lines\\))?'", isRequired: true),
      Key(
        "total", { $0.total = $1 }, .expression,
        "An expression with the group `total` for the sum of those numbers, and the group `about` "
          + "for a mark that the sum is rounded: then it may differ by a tenth.",
        example: "'Total: (?<about>~)?(?<total>\\d+)'"),
    ],
    make: { Self() },
    check: { listing, node, decoder in
      let names = listing.paths?.captureNames ?? [:]
      guard names["path"] != nil, listing.total.map({ $0.captureNames["total"] != nil }) ?? true
      else {
        decoder.problem("'path' needs a group 'path', and 'total' a group 'total'", at: node)
        return false
      }
      return true
    })
}

extension ValueType<[DocumentCheck.NamedExpression]> {
  /// A mapping from names for messages to expressions.
  fileprivate static var namedExpressions: Self {
    let expression = ValueType<RegularExpression>.expression
    return Self(.table(keys: .name, values: expression.shape)) { node, what, decoder in
      guard let reader = decoder.mapping(node, what) else { return nil }
      return reader.entries.compactMap { entry in
        guard let name = decoder.string(entry.key, "a name in \(what)"),
          let value = expression.read(entry.value, "'\(name)'", &decoder)
        else { return nil }
        return DocumentCheck.NamedExpression(name: name, expression: value)
      }
    }
  }
}
