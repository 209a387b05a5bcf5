import Matching
import Project

/// The layers of the files of each module of a project, as indices into its layers.
package struct ModuleLayers: Sendable, Hashable {
  package let layers: [String: [Int]]
  /// The first file of each module that has one.
  private let firstFiles: [String: Place]

  package init(_ layers: [String: [Int]] = [:], firstFiles: [String: Place] = [:]) {
    self.layers = layers
    self.firstFiles = firstFiles
  }

  /// Returns true if the project has the module.
  func has(_ module: String) -> Bool { layers[module] != nil }

  /// Returns true if the project has the module, and its first file is at one of the paths.
  func has(_ module: String, at paths: GlobSet) -> Bool {
    firstFiles[module]?.isMatched(by: paths) ?? false
  }
}
