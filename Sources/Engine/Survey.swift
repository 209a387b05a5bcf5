import LintRules
import Project
import SwiftSource

/// A project as a whole: where its files are and what they declare and mention.
package struct Survey: Sendable {
  let files: ProjectFiles
  /// The symbols of the files, numbered as ``places``.
  package let table: SymbolTable
  /// The digests of what the files held.
  let digests: [UInt64]
  /// The remarks that rules have made on each file.
  package let notes: [FileNotes]

  /// Where each file is.
  package var places: [Place] { files.places }

  /// Where a file would be, which need not exist.
  package func place(of path: String) -> Place { files.place(of: path) }

  /// Returns true if `buffer` holds the same bytes as the file had when it was surveyed. The table
  /// knows nothing about other contents.
  package func knows(_ buffer: SourceBuffer, file: Int) -> Bool {
    FileDigest.of(buffer) == digests[file]
  }
}
