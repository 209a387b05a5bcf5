import Matching

/// Conventions about singular and plural in the names of folders.
struct FolderNameConventions {
  let project: ObservedProject

  private static let fewestFolders = 12
  private static let fewestWords = 4
  private static let share = 0.8

  /// The origin of the names of folders of a role.
  private static let roles = [
    "View", "Screen", "Model", "ViewModel", "Service", "Helper", "Extension", "Controller",
    "Manager",
    "Protocol", "Component", "Cell", "Entity", "UseCase", "Mapper", "Repository", "Store", "Router",
    "Coordinator", "Style", "Modifier", "Resource", "Provider", "Client", "Tool", "Action",
    "Reducer",
    "Route", "Type", "Error", "Request", "Response", "Endpoint", "Widget", "Intent", "Notification",
    "Setting", "Feature", "ViewController", "Utility", "Mock", "Factory", "Interface", "Operation",
  ]

  /// The plural of a word as folders have it.
  private static func plural(of word: String) -> String {
    if word.hasSuffix("y"), !word.hasSuffix("ay"), !word.hasSuffix("ey") {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  var all: [Convention] {
    var forms: [String: (word: String, isPlural: Bool)] = [:]
    for word in Self.roles {
      forms[word] = (word, false)
      forms[Self.plural(of: word)] = (word, true)
    }
    var folders: [Bool: Set<String>] = [:]
    var words: Set<String> = []
    var names: [Bool: Set<String>] = [:]
    var files: [(path: String, isPlural: Bool)] = []
    for file in project.files where !file.isTest {
      var around = ""
      var last: Bool?
      for name in file.path.split(separator: "/").dropLast() {
        around += "/\(name)"
        guard let form = forms[String(name)] else { continue }
        folders[form.isPlural, default: []].insert(around)
        names[form.isPlural, default: []].insert(String(name))
        words.insert(form.word)
        last = form.isPlural
      }
      if let last { files.append((file.path, last)) }
    }
    let counts = [true, false].map { folders[$0]?.count ?? 0 }
    let total = counts[0] + counts[1]
    let isPlural = counts[0] >= counts[1]
    guard total >= Self.fewestFolders, words.count >= Self.fewestWords,
      Double(max(counts[0], counts[1])) >= Self.share * Double(total), min(counts[0], counts[1]) > 0
    else { return [] }
    return [convention(isPlural, names, files)]
  }

  private func convention(
    _ isPlural: Bool, _ names: [Bool: Set<String>], _ files: [(path: String, isPlural: Bool)]
  ) -> Convention {
    let right = (names[isPlural] ?? []).sorted()
    let wrong = (names[!isPlural] ?? []).sorted()
    let shown = right.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    let number = isPlural ? "plural" : "singular"
    func oneOf(_ names: [String]) -> String {
      names.count == 1 ? names[0] : "{\(names.joined(separator: ","))}"
    }
    let outer = "**/\(oneOf(wrong))/**"
    var convention = Convention(
      id: "folders-of-roles-are-\(number)", kind: .name,
      says: "Folders of a role have a name in the \(number), such as \(shown).", unit: .files,
      total: files.count,
      exceptions: files.filter { $0.isPlural != isPlural }.map { .init(path: $0.path, line: nil) },
      background: 0.55,
      rule: .mapping([
        .init("message", .text("other folders of this sort have a name in the \(number)")),
        .init("not-in", ["tests": true]),
        // The innermost folder of a role counts.
        .init("layout", ["files": .text(outer), "allowed": .text("\(outer)/\(oneOf(right))/**")]),
      ]), subjects: [], claim: "plural",
      subjectPlaces: files.map { .init(path: $0.path, line: nil) })
    convention.remedy = "Rename the folder."
    return convention
  }
}
