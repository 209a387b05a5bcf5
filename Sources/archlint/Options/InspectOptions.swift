import Engine
import Reporting
import Results

/// The options of `archlint inspect`.
struct InspectOptions: CommandOptions {
  var project = ProjectOptions()
  var listsAmbiguous = false
  var showsText = false

  static let all: [Option<Self>] =
    [
      ProjectOptions.preset, ProjectOptions.config, ProjectOptions.root, ProjectOptions.filesFrom,
      ProjectOptions.jobs,
    ].within(\.project) + [
      Option(
        "ambiguous", sets: \.listsAmbiguous,
        short: "with references, list the names that archlint cannot resolve",
        long: "With references, list the names that may mean more than one declaration."),
      Option(
        "text", sets: \.showsText,
        short: "with tokens, also print the line, column and text of each",
        long: "With tokens, also print the line, column and text of each, in two more columns."),
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
  var depth: Int?
  var focus: String?
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
          "Draw only this layer, module, folder or file and its neighbors. A folder stands for all "
          + "folders in it, too; a glob stands for all nodes that it matches.",
        accepts: ["Domain", "Features/*"]),
      Option(
        "depth", "N", number: \.depth, in: 1...64,
        short: "draw folders, at most N of them deep",
        long:
          "Draw the folders of the project, those at most N deep: 'App/Features' is two deep, and "
          + "stands for all folders in it.",
        accepts: ["2"], refuses: ["0", "all", ""]),
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
