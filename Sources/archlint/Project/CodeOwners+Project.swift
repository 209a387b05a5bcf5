import Engine
import Project

extension CodeOwners {
  /// The owners of the files of a project, nil if nothing says who they are.
  ///
  /// - Parameter need: the option that needs them, nil if none does.
  static func ofProject(_ root: String, neededBy need: String?) throws -> CodeOwners? {
    let bounds = Bounds(root: root)
    for path in CodeOwners.paths.map({ "\(root)/\($0)" })
    where FileSystem.kind(of: path) == .file && bounds.hold(path) {
      return CodeOwners(try FileSystem.text(of: path))
    }
    if let need {
      throw UsageError(
        message: "\(need) needs a file of owners: "
          + CodeOwners.paths.joined(separator: ", "))
    }
    return nil
  }
}
