import Matching
import Project
import SwiftSource

/// All checks of one kind in a run, compiled. A kind takes part in the phases that it names; the
/// functions of the others are never called.
protocol KindProgram: Sendable {
  var phases: Phases { get }

  /// The state that a worker keeps from file to file for the kind, nil for none.
  func makeScratch() -> AnyObject?

  /// First look: checks one Swift file, before other files are known.
  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?)

  /// Second look: checks a Swift file for what the first one left open, now that the project is
  /// known.
  func checkAgain(_ file: SourceFile, _ run: inout FileRun)

  /// Notes the parts of a file that the kind needs when all files are known. Every file is asked, also
  /// one that the change under review does not touch.
  func note(_ file: SourceFile, _ run: FileRun, _ notes: inout FileNotes)

  /// Adds to the answers of a Swift file those that the conditions of the kind ask for. Every file is
  /// asked, also one that the change under review does not touch.
  func answer(_ file: SourceFile, _ run: FileRun, _ answers: inout FileAnswers)

  /// Returns true if a rule of the kind checks the non-Swift file at `path`, or its settings.
  func reads(_ path: GlobPath) -> Bool

  /// Checks a file other than Swift.
  func checkText(_ file: SourceFile, _ run: inout FileRun)

  /// Checks the settings in a file, when the project is known.
  func checkSettings(_ file: SourceFile, _ run: inout FileRun)

  /// The uses of the project's types that the kind forbids, by file.
  func violations(in references: ProjectReferences) -> [(file: Int, violation: Violation)]

  /// Checks the project as a whole: paths and changes, before the files are read.
  func checkPaths(_ run: inout ProjectRun)

  /// Checks the project as a whole, when all files are known.
  func checkProject(_ project: ProjectAnswers, _ run: inout ProjectRun)
}

/// The phases of a run that a kind takes part in.
struct Phases: OptionSet {
  let rawValue: UInt16

  static let firstLook = Phases(rawValue: 1 << 0)
  static let secondLook = Phases(rawValue: 1 << 1)
  static let text = Phases(rawValue: 1 << 2)
  static let settings = Phases(rawValue: 1 << 3)
  static let references = Phases(rawValue: 1 << 4)
  static let paths = Phases(rawValue: 1 << 5)
  static let project = Phases(rawValue: 1 << 6)
  static let notes = Phases(rawValue: 1 << 7)
  static let answers = Phases(rawValue: 1 << 8)
}

extension KindProgram {
  func makeScratch() -> AnyObject? { nil }
  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {}
  func checkAgain(_ file: SourceFile, _ run: inout FileRun) {}
  func note(_ file: SourceFile, _ run: FileRun, _ notes: inout FileNotes) {}
  func answer(_ file: SourceFile, _ run: FileRun, _ answers: inout FileAnswers) {}
  func reads(_ path: GlobPath) -> Bool { false }
  func checkText(_ file: SourceFile, _ run: inout FileRun) {}
  func checkSettings(_ file: SourceFile, _ run: inout FileRun) {}
  func violations(in references: ProjectReferences) -> [(file: Int, violation: Violation)] { [] }
  func checkPaths(_ run: inout ProjectRun) {}
  func checkProject(_ project: ProjectAnswers, _ run: inout ProjectRun) {}
}
