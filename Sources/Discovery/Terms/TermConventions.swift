/// Conventions about which of two words, or of two spellings, names of types use.
struct TermConventions {
  let project: ObservedProject

  private static let fewest = 12
  private static let share = 0.8

  /// Spellings of one word, and words for one thing. Each group is of words that mean the same in a
  /// name.
  private static let groups: [[String]] = [
    ["URL", "Url"], ["ID", "Id"], ["JSON", "Json"], ["HTTP", "Http"], ["API", "Api"],
    ["HTML", "Html"], ["PDF", "Pdf"], ["UUID", "Uuid"], ["SDK", "Sdk"], ["UI", "Ui"],
    ["DTO", "Dto"], ["Color", "Colour"], ["Behavior", "Behaviour"], ["Gray", "Grey"],
    ["Favorite", "Favourite"], ["Canceled", "Cancelled"], ["Organization", "Organisation"],
    ["Initializer", "Initialiser"], ["Center", "Centre"], ["Catalog", "Catalogue"],
    ["Login", "SignIn"], ["Logout", "SignOut"], ["Util", "Utils", "Utility", "Utilities"],
    ["Helper", "Helpers"], ["Config", "Configuration"], ["Repo", "Repository"],
    ["Auth", "Authentication"], ["Customer", "Client"],
  ]

  var all: [Convention] {
    var places: [String: [(file: Int, line: Int)]] = [:]
    let members = Set(Self.groups.flatMap(\.self))
    for (index, file) in project.files.enumerated() {
      for type in file.types where !type.isNested {
        let words = NameWords.words(of: type.name)
        var found: Set<String> = []
        for start in words.indices {
          found.insert(words[start])
          if start + 1 < words.count { found.insert(words[start] + words[start + 1]) }
        }
        for word in found.intersection(members) {
          places[word, default: []].append((index, type.line))
        }
      }
    }
    return Self.groups.compactMap { convention($0, places) }
  }

  /// An expression for a word in a name: capitals may stand before one that goes on in small letters.
  private static func form(of word: String) -> String {
    let isCapitals = word.allSatisfy { !$0.isLowercase }
    return "\(isCapitals ? "(^|[a-z0-9])" : "")\(word)($|[A-Z0-9])"
  }

  private func convention(
    _ group: [String], _ places: [String: [(file: Int, line: Int)]]
  ) -> Convention? {
    let counts = group.map { places[$0]?.count ?? 0 }
    let total = counts.reduce(0, +)
    // With one word only there is nothing to tell apart.
    guard total >= Self.fewest, let most = counts.max(), most < total,
      let winner = counts.firstIndex(of: most), Double(most) >= Self.share * Double(total)
    else { return nil }
    let right = group[winner]
    let wrong = group.filter { $0 != right && places[$0] != nil }
    // A name may have several of the words.
    func types(with words: [String]) -> [Convention.Exception] {
      let found = words.flatMap { places[$0] ?? [] }
      return Array(Set(found.map { .init(path: project.files[$0.file].path, line: $0.line) }))
    }
    let all = types(with: group)
    let forms = group.map(Self.form(of:))
    let forbidden = wrong.map(Self.form(of:))
    var convention = Convention(
      id: "types-say-\(NameWords.slug(right))-not-\(NameWords.slug(wrong[0]))", kind: .term,
      says:
        "Names of types say `\(right)`, not \(wrong.map { "`\($0)`" }.joined(separator: " or ")).",
      unit: .types, total: all.count, exceptions: types(with: wrong), background: 0.5,
      rule: .mapping([
        .init("message", .text("the name of '{name}' does not say \(right)")),
        .init(
          "declarations",
          [
            "select": [
              "kind": .texts(["type", "protocol"]), "nested": false,
              "form": .text(forms.joined(separator: "|")),
            ],
            "forbid": ["form": .text(forbidden.joined(separator: "|"))],
          ]),
      ]), subjects: [], claim: "term \(right)",
      subjectPlaces: all.sorted { ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0) })
    convention.remedy = "Say \(right)."
    return convention
  }
}
