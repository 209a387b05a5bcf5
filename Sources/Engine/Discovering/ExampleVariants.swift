import Discovery

/// Changes of code that follows a convention, one of which may depart from it.
struct ExampleVariants {
  /// The examples, each with the mark of a finding.
  let all: [Notation]

  /// - Parameters:
  ///   - clean: an example of code that follows.
  ///   - convention: the convention.
  init(of clean: Notation, for convention: Convention) {
    guard case .text(let path)? = clean["path"], case .text(let code)? = clean["code"],
      let name = Self.declaredName(in: code)
    else {
      all = []
      return
    }
    let variants: [(path: String, code: String)] =
      switch convention.kind {
      case .place:
        [("Elsewhere/\(path.split(separator: "/").last ?? "A.swift")", Self.marked(code, name))]
      case .name, .term:
        [name + "Thing", "Other" + name].map {
          (path, Self.marked(Self.renaming(name, to: $0, in: code), $0))
        }
      case .absence: Self.imports(in: convention.rule).map { (path, $0) }
      case .shape: Self.forms(of: code).map { (path, Self.marked($0, name)) }
      case .layers, .choice: []
      }
    all = variants.map { ["path": .text($0.path), "code": .text($0.code)] }
  }

  /// The code with less said of a declaration, or with another keyword.
  private static func forms(of code: String) -> [String] {
    var forms: [String] = []
    for word in ["final ", "public ", "private "] where code.contains(word) {
      forms.append(code.replacing(word, with: ""))
    }
    if code.first == "@", let end = code.firstIndex(of: " ") {
      forms.append(String(code[code.index(after: end)...]))
    }
    for (one, other) in [("struct ", "class "), ("class ", "struct "), ("enum ", "struct ")]
    where code.contains(one) {
      forms.append(code.replacing(one, with: other))
    }
    if let colon = code.firstIndex(of: ":"), code.hasSuffix("{}") {
      forms.append("\(code[..<colon]) {}")
    }
    return forms
  }

  /// The import that a rule forbids, with the mark where it may be.
  private static func imports(in rule: Notation) -> [String] {
    guard case .text(let module)? = rule["imports"]?["deny"] else { return [] }
    return ["↓import \(module)", "import ↓\(module)"]
  }

  /// The word after the keyword of the first declaration.
  private static func declaredName(in code: String) -> String? {
    let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let keywords = ["struct", "class", "actor", "enum", "protocol", "var", "let", "func"]
    return zip(words, words.dropFirst()).first { keywords.contains(String($0.0)) }
      .map { String($0.1) }
  }

  /// The code with the mark before the first place of a name.
  private static func marked(_ code: String, _ name: String) -> String {
    guard let range = code.ranges(of: name).first else { return code }
    return code[..<range.lowerBound] + "↓" + code[range.lowerBound...]
  }

  private static func renaming(_ name: String, to other: String, in code: String) -> String {
    guard let range = code.ranges(of: name).first else { return code }
    return code[..<range.lowerBound] + other + code[range.upperBound...]
  }
}
