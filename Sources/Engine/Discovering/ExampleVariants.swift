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
    var variants: [(path: String, code: String)] = []
    let elsewhere = "Elsewhere/\(path.split(separator: "/").last ?? "A.swift")"
    variants.append((elsewhere, Self.marked(code, name)))
    for word in ["final ", "public ", "private "] where code.contains(word) {
      variants.append((path, Self.marked(code.replacing(word, with: ""), name)))
    }
    if code.first == "@", let end = code.firstIndex(of: " ") {
      variants.append((path, Self.marked(String(code[code.index(after: end)...]), name)))
    }
    for other in [name + "Thing", "Other" + name] {
      variants.append((path, Self.marked(Self.renaming(name, to: other, in: code), other)))
    }
    for (one, other) in [("struct ", "class "), ("class ", "struct "), ("enum ", "struct ")]
    where code.contains(one) {
      variants.append((path, Self.marked(code.replacing(one, with: other), name)))
    }
    if let colon = code.firstIndex(of: ":"), code.hasSuffix("{}") {
      let head = code[..<colon]
      variants.append((path, Self.marked("\(head) {}", name)))
    }
    if case .mapping(let rule) = convention.rule,
      case .text(let module)? = rule.first(where: { $0.key == "imports" })?.value["deny"]
    {
      variants += [(path, "import ↓\(module)"), (path, "↓import \(module)")]
    }
    all = variants.map { ["path": .text($0.path), "code": .text($0.code)] }
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
