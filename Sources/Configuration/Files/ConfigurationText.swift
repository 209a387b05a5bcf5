import Matching

/// A file of a configuration before it is decoded.
package struct ConfigurationText: Sendable {
  /// The path as messages show it.
  package let path: String
  /// The one name of the file, however it is spelled.
  package let identity: String
  package let text: String
  /// False if messages must not show parts of it, because the project does not hold the file.
  package let isQuotable: Bool

  package init(path: String, identity: String, text: String, isQuotable: Bool = true) {
    self.path = path
    self.identity = identity
    self.text = text
    self.isQuotable = isQuotable
  }
}

/// A file that cannot be read.
package struct UnreadableConfiguration: Error, Sendable {
  /// The problem and its remedy, in one sentence.
  package let message: String

  package init(message: String) { self.message = message }
}

/// The files that a configuration is made of.
package struct ConfigurationFiles: Sendable {
  /// Reads the file that `name` names in the file `base`, nil for the command line.
  package typealias Reader =
    @Sendable (
      _ name: String, _ base: ConfigurationText?
    ) throws(UnreadableConfiguration) -> ConfigurationText

  /// A file in a folder of the project.
  package struct Nested: Sendable {
    /// The path of the folder from the root of the project on.
    package let folder: String
    package let text: Result<ConfigurationText, UnreadableConfiguration>
    /// True if the folder is in another repository than the project, such as a submodule.
    package let isForeign: Bool

    package init(
      folder: String, text: Result<ConfigurationText, UnreadableConfiguration>,
      isForeign: Bool = false
    ) {
      self.folder = folder
      self.text = text
      self.isForeign = isForeign
    }
  }

  /// The configuration of the project, nil if there is none.
  package var project: ConfigurationText?
  /// Finds the configurations of folders in it, outer folders first, but not in files and folders
  /// that a glob excludes.
  package var findNested: @Sendable (_ excluded: GlobSet) -> [Nested] = { _ in [] }
  /// Rules that a command adds: a rule, a list of rules, or a file that could be extended.
  package var added: ConfigurationText?
  package let read: Reader

  package init(project: ConfigurationText?, read: @escaping Reader) {
    self.project = project
    self.read = read
  }

  /// One file, which names no others.
  package init(path: String, text: String) {
    self.init(project: ConfigurationText(path: path, identity: path, text: text)) {
      name, _ throws(UnreadableConfiguration) in
      throw UnreadableConfiguration(message: "'\(name)' cannot be read here")
    }
  }

  /// No file at all.
  package static let none = ConfigurationFiles(project: nil) {
    name, _ throws(UnreadableConfiguration) in
    throw UnreadableConfiguration(message: "'\(name)' cannot be read here")
  }
}
