/// Remarks of kinds about one file, for their look at the project as a whole. Most files have none.
package struct FileNotes: Sendable {
  private var values: [ObjectIdentifier: any FileNote] = [:]

  package init() {}

  /// The remarks of one sort.
  subscript<Note: FileNote>(sort: Note.Type) -> Note? {
    get { values.isEmpty ? nil : values[ObjectIdentifier(sort)] as? Note }
    set { values[ObjectIdentifier(sort)] = newValue }
  }
}

/// A sort of remarks about one file.
protocol FileNote: Sendable {}

/// The files of a project as they are in its folder, for rules about documents that name files.
package struct FileTree: Sendable {
  /// True if there is a file or a folder at a path from the root.
  let exists: @Sendable (String) -> Bool
  /// The number of lines of the file at a path, nil where there is none.
  let lineCount: @Sendable (String) -> Int?

  package init(
    exists: @escaping @Sendable (String) -> Bool, lineCount: @escaping @Sendable (String) -> Int?
  ) {
    self.exists = exists
    self.lineCount = lineCount
  }

  /// A folder without files.
  package static let empty = FileTree(exists: { _ in false }, lineCount: { _ in nil })
}
