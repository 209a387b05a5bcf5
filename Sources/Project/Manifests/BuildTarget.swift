/// A target of a package or project.
package struct BuildTarget: Sendable, Hashable {
  package let name: String
  package let isTest: Bool
  /// True if it is an app, or another program that people start.
  package let isApp: Bool
  package var files: TargetFiles
  /// The settings that it is built with, as far as they are known.
  package var settings: [ModuleSetting] = []

  package init(_ name: String, isTest: Bool = false, isApp: Bool = false, files: TargetFiles) {
    self.name = name
    self.isTest = isTest
    self.isApp = isApp
    self.files = files
  }
}
