import Configuration
import LintRules
import Matching
import Project
import Results

/// A configuration that fits a project as it is today, and what it was made from.
package struct Proposal: Sendable {
  package let overview: ProjectOverview
  /// The preset that the project seems to follow.
  package let preset: PresetDetection.Choice?
  /// The layers of that preset that have files; where there are some, none are proposed.
  package let presetLayers: [String]
  package let layers: LayerProposal?
  /// The files and folders that could not be read, so that they count for nothing.
  package let problems: [Report.Problem]
  /// The documents that there are.
  let documents: [String]
  /// The name of the preset whose rules suit every project.
  let everybody: String?

  /// Looks at the project below `root`.
  ///
  /// - Parameter workers: how many workers share the files.
  package static func make(
    root: String, catalogue: Catalogue, workers: Int
  ) async throws -> Proposal {
    var walker = Walker(root: root, include: GlobSet([]), exclude: GlobSet([]))
    walker.walk(from: "")
    let paths = walker.files.map(\.path).sorted()
    let detection = PresetDetection(catalogue: catalogue)
    let imports = detection.imports(
      of: paths.filter { $0.hasSuffix(".swift") }, root: root, atMost: .max)
    let preset = detection.choose(paths: paths, imports: imports)
    var request = ConfigurationRequest()
    request.presets = preset.map { [$0.preset] } ?? []
    let configuration = try Configuration.build(file: nil, request: request, catalogue: catalogue)
      .keeping { _ in false }
    let (survey, problems) = await Survey.survey(
      root: root, configuration: configuration, workers: workers)
    let found = Set(survey.places.filter { $0.path.hasSuffix(".swift") }.compactMap(\.layer))
    let presetLayers = found.sorted().map { configuration.layers.layers[$0].name }
    return Proposal(
      overview: ProjectOverview(paths: paths, survey: survey, imports: imports.counts),
      preset: preset,
      presetLayers: presetLayers,
      layers: presetLayers.isEmpty
        ? await LayerProposal.propose(survey, workers: workers) : nil,
      problems: problems.filter { problem in
        // A text that is no Swift has been read.
        !problem.isHarmless && (try? FileSystem.bytes(of: "\(root)/\(problem.path)")) == nil
      },
      documents: catalogue.documents.map(\.name), everybody: catalogue.everybody?.name)
  }

  /// The observations and the proposal, one sentence per line.
  package var sentences: [String] {
    var sentences = overview.sentences
    if let preset {
      sentences.append("preset \(preset.preset): \(preset.reason)")
    } else if let everybody {
      sentences.append("preset \(everybody), because no document fits")
    }
    if !presetLayers.isEmpty {
      sentences.append("layers of the preset: " + presetLayers.joined(separator: ", "))
    }
    if let layers {
      let basis =
        switch layers.basis {
        case .modules: "module"
        case .modulesAndFolders: "module and folder"
        case .folders: "folder"
        }
      sentences.append(
        "\(layers.layers.count) layers by \(basis), with \(layers.files) Swift files, tests "
          + "not counted")
      sentences += Self.omissions(of: layers)
      for cycle in layers.cycles { sentences.append(Self.sentence(about: cycle)) }
    } else if presetLayers.isEmpty {
      sentences.append("no layers, because neither modules nor names of folders suggest them")
    }
    return sentences
  }

  /// Returns the parts that the proposed layers leave out, one sentence per line.
  static func omissions(of layers: LayerProposal) -> [String] {
    var sentences: [String] = []
    if !layers.undirected.isEmpty {
      sentences.append(
        "no layers, because references go both ways: \(listed(layers.undirected))")
    }
    if !layers.surplus.isEmpty {
      sentences.append(
        "left out, because \(LayerProposal.maximumCount) layers are enough to start with: "
          + listed(layers.surplus))
    }
    return sentences
  }

  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(20).joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }

  /// The layers of a cycle and where to cut it.
  static func sentence(about cycle: LayerProposal.Cycle) -> String {
    "\(cycle.count) layers use each other in a cycle: \(cycle.way.joined(separator: " -> ")); "
      + "cheapest to cut: \(cycle.cut.from) -> \(cycle.cut.to)"
  }
}
