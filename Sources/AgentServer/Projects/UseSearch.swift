import Engine
import Project
import SwiftSource

/// Finds types of a project, and who refers to them.
struct UseSearch: Sendable {
  let table: SymbolTable
  let survey: Survey
  let project: OpenProject

  /// A declared type.
  struct Target: Sendable {
    let symbol: Int32
    /// The name with those of the types around it.
    let name: String
    let path: String
    let isProtocol: Bool
  }

  /// A file that refers to some of the types.
  struct User: Sendable {
    let place: Place
    let file: Int
    let references: Int
  }

  init(_ survey: Survey, _ project: OpenProject) {
    self.survey = survey
    self.project = project
    table = survey.table
  }

  // MARK: - Types

  /// The types with a name, which may have those of the types around it before it, with dots.
  func targets(named name: String) -> [Target] {
    let last = Name(name.split(separator: ".").last ?? "")
    var found: [Target] = []
    for number in 0..<Int32(table.count) where table.symbol(number).name == last {
      guard let target = target(number) else { continue }
      if target.name == name || target.name.hasSuffix(".\(name)") { found.append(target) }
    }
    // One that is written as asked for wins over those that are nested in others.
    let exact = found.filter { $0.name == name }
    return exact.isEmpty ? found : exact
  }

  /// The types that a file, or the files of a folder, declare.
  func targets(in path: String) -> [Target] {
    let files = survey.places.map { path.isEmpty || $0.path.lies(in: path) }
    return (0..<Int32(table.count)).compactMap { number in
      files[table.file(of: number)] ? target(number) : nil
    }
  }

  private func target(_ number: Int32) -> Target? {
    let symbol = table.symbol(number)
    guard symbol.kind.isReferable else { return nil }
    return Target(
      symbol: number, name: table.path(of: number),
      path: survey.places[table.file(of: number)].path, isProtocol: symbol.kind == .protocol)
  }

  // MARK: - Users

  /// The files that refer to the types, those with most references first.
  func users(of targets: [Target]) async -> [User] {
    let wanted = Set(targets.map(\.symbol))
    let homes = Set(targets.map(\.path))
    let count = table.files.count
    let workers = max(1, min(project.host.workers, count))
    let (table, survey) = (table, survey)
    let parts = await withTaskGroup(of: [User].self) { group in
      for worker in 0..<workers {
        group.addTask {
          stride(from: worker, to: count, by: workers).compactMap { file in
            let references = table.references(of: file).targets.reduce(0) {
              wanted.contains($1.symbol) ? $0 + $1.count : $0
            }
            let place = survey.places[file]
            guard references > 0, !homes.contains(place.path) else { return nil }
            return User(place: place, file: file, references: references)
          }
        }
      }
      var all: [User] = []
      for await part in group { all += part }
      return all
    }
    return parts.sorted { ($1.references, $0.place.path) < ($0.references, $1.place.path) }
  }

  /// The lines of a file that refer to the types.
  func lines(_ user: User, of targets: [Target]) -> [Int] {
    guard let file = source(user.place.path), survey.knows(file.buffer, file: user.file) else {
      return []
    }
    let wanted = Set(targets.map(\.symbol))
    let lines = LineTable(file.buffer)
    var found: [Int] = []
    for reference in table.references(in: file, index: user.file)
    where wanted.contains(reference.symbol) {
      let line = lines.position(of: Int(file.tokens[reference.token].offset)).line
      if found.last != line { found.append(line) }
    }
    return found
  }

  /// The line of a declaration, nil if its file cannot be read.
  func line(of target: Target) -> Int? {
    guard let bytes = project.bytes(of: target.path) else { return nil }
    let offset = Int(table.symbol(target.symbol).offset)
    guard offset <= bytes.count else { return nil }
    return LineTable(SourceBuffer(bytes)).position(of: offset).line
  }

  /// A file of the project with its declarations.
  func source(_ path: String) -> SourceFile? {
    guard let bytes = project.bytes(of: path) else { return nil }
    var file = SourceFile()
    file.buffer = SourceBuffer(bytes)
    file.path = path
    file.analyse(words: .keywords)
    return file
  }
}
