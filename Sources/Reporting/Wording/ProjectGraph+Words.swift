import LintRules
import Results

extension ProjectGraph {
  /// The edges that are left out, in words.
  var hiddenEdgesNote: String {
    "\(counted(hiddenEdges, "edge")) that a longer way implies left out"
  }
}

extension ProjectGraph.Edge {
  /// The reasons for the edge, in few words.
  var label: String {
    var parts: [String] = []
    if references > 0 || imports == 0 { parts.append("\(references)") }
    if imports > 0 { parts.append(counted(imports, "import")) }
    if findings > 0 { parts.append(counted(findings, "finding")) }
    return parts.joined(separator: ", ")
  }
}

extension ProjectGraph.Node {
  /// The name and the number of its files.
  var label: String { "\(name) (\(counted(files, "file")))" }
}
