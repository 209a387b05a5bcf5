import LintRules
import Project

/// The answers of the project to the questions of files, and what follows from them.
extension LookMemory {
  /// Brings the answers of the project up to date.
  ///
  /// - Returns: nil where they have to be put together anew.
  mutating func updatedAnswers() -> ProjectAnswers? {
    let updates = project.edited.sorted().compactMap { file in
      (files[file]?.look).map {
        ProjectAnswers.Update(file: file, symbols: $0.symbols, answers: $0.answers)
      }
    }
    let (answers, words) = project.updateAnswers(updates, words: self.words)
    guard !words.isEmpty else { return answers }
    for file in files.indices where files[file]?.answers?.words.isDisjoint(with: words) == false {
      files[file]?.answers = nil
    }
    return answers
  }

  /// Returns true if a second look at a file may find more, nil if that is not known.
  func isOpen(_ file: Int) -> Bool? {
    guard let answers = files[file]?.answers,
      answers.version == project.version || answers.asksNothing
    else { return nil }
    return answers.isOpen
  }

  /// Returns the second look at a file, and whether the project answers its questions as it did then.
  func secondLook(_ file: Int) -> (look: SecondLook, isAnswered: Bool)? {
    guard let found = files[file]?.secondLook else { return nil }
    return (found, files[file]?.usesSecondLook == true && isOpen(file) != nil)
  }

  /// Takes the answers to the questions of all files, and the second looks at those that need one, in
  /// their order.
  mutating func take(
    isOpen: [Bool], secondLooks: [(file: Int, look: SecondLook, isNew: Bool)]
  ) {
    var next = 0
    for file in files.indices {
      if self.isOpen(file) == nil {
        files[file]?.answers = KnownAnswers(version: project.version, isOpen: isOpen[file])
      }
      let isAffected = next < secondLooks.count && secondLooks[next].file == file
      let isNew = isAffected && secondLooks[next].isNew
      if isNew { files[file]?.secondLook = secondLooks[next].look }
      if isAffected { next += 1 }
      guard isNew || files[file]?.usesSecondLook != isAffected else { continue }
      files[file]?.usesSecondLook = isAffected
      files[file]?.answers?.findings = nil
    }
  }

  /// The findings of a file.
  ///
  /// - Parameter settle: decides which of some findings count; gets the first look at the file too.
  mutating func findings(
    of file: Int, settle: ([Diagnostic], FileAnalysis.Result) -> SettledFindings
  ) -> SettledFindings {
    if let known = files[file]?.answers?.findings { return known }
    var asksNothing = files[file]?.look.pending.asksNothing == true
    guard let found = files[file] else { return SettledFindings() }
    var diagnostics = found.look.diagnostics
    var words: Set<UInt32> = []
    found.look.pending.addWords(to: &words)
    if found.usesSecondLook, let second = found.secondLook {
      second.asked.addWords(to: &words)
      diagnostics = Analysis.merged(diagnostics, second.result.diagnostics)
      asksNothing = false
    }
    for index in diagnostics.indices where diagnostics[index].dependsOnProject {
      diagnostics[index].condition?.addWords(to: &words)
      diagnostics[index].fixCondition?.addWords(to: &words)
      asksNothing = false
    }
    let settled = settle(diagnostics, found.look)
    files[file]?.answers?.words = words
    files[file]?.answers?.asksNothing = asksNothing
    files[file]?.answers?.findings = settled
    return settled
  }
}
