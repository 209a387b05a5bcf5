import Engine
import Reporting
import Results

/// The options of `archlint inspect`.
struct InspectOptions: CommandOptions {
  var project = ProjectOptions()
  var listsAmbiguous = false

  static let all: [Option<Self>] =
    [
      ProjectOptions.preset, ProjectOptions.config, ProjectOptions.root, ProjectOptions.filesFrom,
      ProjectOptions.jobs,
    ].within(\.project) + [
      Option(
        "ambiguous", sets: \.listsAmbiguous,
        short: "with references, list the names that archlint cannot resolve",
        long: "With references, list the names that may mean more than one declaration.")
    ]
}

/// The options of `archlint graph`.
struct GraphOptions: CommandOptions {
  /// The nodes of a graph.
  enum Level: String, CaseIterable, Sendable {
    case layer, module, folder, file
  }

  var project = ProjectOptions()
  var reports = Reports(GraphFormat.mermaid)
  var level: Level?
  var focus: String?
  var depth: Int?
  var tests = ProjectGraph.Tests.fold
  var hidesTransitiveEdges = false

  static let all: [Option<Self>] =
    [
      ProjectOptions.preset, ProjectOptions.config, ProjectOptions.root, ProjectOptions.filesFrom,
      ProjectOptions.jobs,
    ].within(\.project) + [
      Option.format(\.reports),
      Option(
        "level", "LEVEL", optionalChoice: \.level, short: "the nodes of the graph",
        long: "The nodes of the graph. Without the option, they are layers where the project has "
          + "some, else modules, else folders."),
      Option(
        "focus", "NAME", text: \.focus,
        short: "draw only this node, or those that a glob matches, and their neighbors",
        long:
          "Draw only this layer, module, folder or file, or those whose names a glob matches, and "
          + "their neighbors.",
        accepts: ["Domain", "App/Screens/**"]),
      Option(
        "depth", "N", number: \.depth, in: 1...64,
        short: "with folders, draw those N levels below the root",
        long:
          "Draw folders, with what is more than N levels below the root in one node with the folder "
          + "around it.",
        accepts: ["1", "64"], refuses: ["0", "65", "two", ""]),
      Option(
        "tests", "HOW", choice: \.tests, short: "fold, show or hide nodes that hold only tests",
        long: "Fold all nodes that hold only tests into one, show each, or hide them."),
      Option(
        "hide-transitive", sets: \.hidesTransitiveEdges,
        short: "leave out edges that a longer way implies",
        long: "Leave out edges that a longer way of edges implies, such as A to C beside A to B "
          + "and B to C. Edges with findings and those of a cycle stay."),
    ]
}
