import Configuration
import LintRules
import Matching
import Project
import Results

/// The looks of a run at its files.
extension Analysis {
  /// Returns true if the run checks the file, and does not only ask it for targets.
  private func isChecked(_ path: String) -> Bool {
    guard ProjectManifest.isData(path) else { return true }
    let path = GlobPath(path)
    return ruleSet.readsText(path) || ruleSet.readsSettings(path)
  }

  /// The layout of the project.
  ///
  /// - Parameter paths: the files of the run and those that name targets, sorted.
  func layout(
    of paths: [String], rootName: String, _ memory: inout LookMemory?
  ) async -> ProjectLayout {
    if let known = memory?.layout, known.paths == paths { return known }
    let positions = paths.indices.filter { isChecked(paths[$0]) }
    let checked = positions.map { paths[$0] }
    var problems: [Report.Problem] = []
    let files = await projectFiles(
      checked, paths.filter(ProjectManifest.isData), rootName: rootName, problems: &problems,
      asksForSettings: ruleSet.asksForModuleSettings || options.asksForSettings)
    let layout = ProjectLayout(
      paths: paths, checked: positions, files: files, modules: files.moduleLayers(),
      moduleNames: files.moduleNames, repository: repositoryFiles(checked), problems: problems)
    memory?.take(layout)
    return layout
  }

  /// Looks at each file that is not known, the largest first, so that none of them is left to one
  /// worker at the end.
  ///
  /// - Returns: the looks at all files, and their identifiers.
  func firstLooks(
    _ session: RuleSession, sizes: [Int], _ memory: inout LookMemory?
  ) async -> ([FileAnalysis.Result], WordIndex) {
    let remembers = memory != nil
    let order = (memory?.unknown ?? Array(sizes.indices))
      .sorted { (sizes[$0], $1) > (sizes[$1], $0) }
    let done = ProgressCounter(total: order.count, report: options.progress)
    var (found, parts) = await Workers.map(
      order.count, workers: options.workers, state: { WorkerState(session.ruleSet) },
      body: { [store, options] position, state in
        let result = FileAnalysis(
          session: session, store: store, index: order[position], changes: options.changes
        ).firstLook(&state)
        done.add()
        return (result, words: remembers ? state.scratch.takeWords() : nil)
      },
      rest: { $0.scratch.words })
    guard remembers else {
      var positions = [Int](repeating: 0, count: order.count)
      for (position, index) in order.enumerated() { positions[index] = position }
      let results = positions.map { found[$0].0 }
      found = []
      // Each part is freed once it is in the whole.
      var words = WordIndex()
      while let part = parts.popLast() { words.add(part) }
      return (results, words)
    }
    for (file, look) in zip(order, found) {
      memory?.add(look.0, look.words ?? FileWords(), at: session.places[file], file: file)
    }
    return (memory?.looks ?? [], memory?.words ?? WordIndex())
  }

  /// Looks again at the few files in which other files make a difference.
  func secondLooks(
    _ session: RuleSession, _ results: inout [FileAnalysis.Result], _ project: ProjectIndex,
    _ references: [FileReferences], _ memory: inout LookMemory?
  ) async {
    // Not the results themselves: a second reference to them would have them copied below.
    let pending = results.indices.map { results[$0].pending }
    let hasSettings = results.indices.map { results[$0].hasSettings }
    let digests = results.indices.map { results[$0].digest }
    let remembers = memory != nil
    let answered = results.indices.map { memory?.isOpen($0) }
    let isOpen = await Workers.map(
      pending.count, workers: options.workers, state: {},
      body: { file, _ in
        // Of files that get a second look anyway, only the memory wants to know.
        answered[file]
          ?? (!remembers && (hasSettings[file] || project.violations[file] != nil)
            || pending[file].mayFindMore(in: project.answers, file: file))
      })
    let affected = isOpen.indices.filter {
      isOpen[$0] || hasSettings[$0] || project.violations[$0] != nil
    }
    // Of the others, the conditions that no answer has met take memory for nothing.
    let checks = affected.map { pending[$0] }
    if !remembers {
      for file in results.indices { results[file].pending = PendingChecks() }
    }
    let known = affected.map { memory?.secondLook($0) }
    let uses = forbiddenUses(in: affected, project, references, &memory)
    let imports = memory?.imports ?? 0
    let looks = await Workers.map(
      affected.count, workers: options.workers, state: { WorkerState?.none },
      body: { [store, options] position, worker in
        let file = affected[position]
        let uses = uses?[position]
        if let (look, isAnswered) = known[position],
          look.counts(
            uses, imports: imports, hasSettings: hasSettings[file], project.answers, file: file,
            isAnswered: isAnswered)
        {
          return (file: file, look: look, isNew: false)
        }
        var state = worker ?? WorkerState(session.ruleSet)
        // Not kept twice, so that nothing in it is copied.
        worker = nil
        state.scratch.asked = uses.map { _ in AskedConditions() }
        let result = FileAnalysis(
          session: session, store: store, index: file, changes: options.changes
        ).secondLook(checks[position], digest: digests[file], project, &state)
        let asked = state.scratch.asked ?? AskedConditions()
        worker = state
        let look = LookMemory.SecondLook(result: result, uses: uses, asked: asked, imports: imports)
        return (file: file, look: look, isNew: true)
      })
    for (file, look, _) in looks {
      if let problem = look.result.problem { results[file].problem = problem }
      guard !remembers, !look.result.diagnostics.isEmpty else { continue }
      results[file].diagnostics = Self.merged(results[file].diagnostics, look.result.diagnostics)
    }
    memory?.take(isOpen: isOpen, secondLooks: looks)
  }

  /// The forbidden uses in files, nil where nobody remembers second looks.
  private func forbiddenUses(
    in files: [Int], _ project: ProjectIndex, _ references: [FileReferences],
    _ memory: inout LookMemory?
  ) -> [ForbiddenUses]? {
    guard memory != nil else { return nil }
    let others = OtherFiles(store: store)
    return files.map { file in
      ForbiddenUses(
        in: file, of: project, references: references.isEmpty ? nil : references[file]
      ) { range, path in
        memory?.region(range, path: path, read: others.reader)
      }
    }
  }

  /// Two lists of findings, each in the order of a report, in that order.
  static func merged(_ first: [Diagnostic], _ second: [Diagnostic]) -> [Diagnostic] {
    var all: [Diagnostic] = []
    all.reserveCapacity(first.count + second.count)
    var next = 0
    for index in first.indices {
      while next < second.count, second[next].precedes(first[index]) {
        all.append(second[next])
        next += 1
      }
      all.append(first[index])
    }
    all += second[next...]
    return all
  }
}
