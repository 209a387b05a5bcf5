import Project

/// A project on its way through the rules that look at it as a whole.
struct ProjectRun {
  let programs: Programs
  /// The app, layer and module of each file.
  let places: [Place]
  /// The changes that the run is about.
  let changes: ProjectChanges
  /// The remarks of kinds on each file, empty before the files are read.
  var notes: [FileNotes] = []
  /// The files of the project's folder.
  var tree = FileTree.empty
  /// The path of findings about the project as a whole: that of its manifest, else `.`.
  var home = "."
  /// The files of the project as git sees them.
  let repository: RepositoryFiles
  /// The findings.
  var diagnostics: [Diagnostic] = []
  /// The lines and columns of bytes in a file.
  private let region: RegionReader

  init(
    _ programs: Programs, places: [Place], changes: ProjectChanges, repository: RepositoryFiles,
    region: @escaping RegionReader
  ) {
    self.programs = programs
    self.places = places
    self.changes = changes
    self.repository = repository
    self.region = region
  }

  /// Returns true if the rule looks at the file at `place`.
  func selects(_ rule: RuleID, _ place: Place) -> Bool {
    programs[rule].selector.selector.selects(place, layers: programs.layers)
  }

  /// Returns true if a rule compares declarations with those before the change, and therefore
  /// itself reports removed ones.
  func isCompared(_ rule: RuleID) -> Bool {
    changes.interfaces != nil
      && programs[rule].rule.needs.contains(.previousContents)
  }

  /// Reports a finding about the file or folder at `place`, unless the rule is off there.
  ///
  /// This is the one place where the severity, the message and the location of a finding about the
  /// project are decided.
  ///
  /// - Parameter path: the path to name, where it is not that of the place.
  mutating func report(_ finding: Finding, at place: Place, path: String? = nil) {
    let rule = programs[finding.rule]
    guard let severity = rule.severity(finding.severity, at: place) else { return }
    let message = finding.message ?? rule.message
    let text = message.filled { name in
      switch name {
      case "path": finding.values[name] ?? place.path
      case "app": finding.values[name] ?? place.app ?? ""
      default: finding.values[name]
      }
    }
    var diagnostic = Diagnostic(
      rule: rule.id, severity: severity, message: text + finding.remark,
      location: Location(
        path: path ?? place.path,
        region: finding.range.flatMap { region($0, path ?? place.path) }),
      subject: finding.subject ?? text, fix: finding.fix,
      related: finding.related.map { related in
        RelatedLocation(
          location: Location(
            path: related.path, region: related.range.flatMap { region($0, related.path) }),
          message: related.message)
      })
    diagnostic.isAboutChange = finding.isAboutChange
    diagnostics.append(diagnostic)
  }
}
