/// The targets of a `project.pbxproj` and the folders of their files.
package struct XcodeProject: Sendable {
  /// One target.
  package struct Target: Sendable, Hashable {
    package let name: String
    /// The folders of its files, from the folder of the project.
    package let folders: [String]
    package let isTest: Bool
  }

  package let targets: [Target]

  /// How the path of a project file ends.
  package static let fileName = ".xcodeproj/project.pbxproj"

  init(targets: [Target]) { self.targets = targets }

  /// Reads the targets in the bytes of a project file.
  ///
  /// A target has the folders that Xcode keeps in step with the disk (since Xcode 16), or else the
  /// folder with its own name; which files older projects list one by one is not looked at.
  package init(_ bytes: some Sequence<UInt8>) {
    let list = PropertyList(
      bytes, kinds: ["PBXNativeTarget", "PBXFileSystemSynchronizedRootGroup", "PBXGroup"])
    self.init(objects: list?["objects"]?.dictionary ?? [:])
  }

  /// The targets among the objects of a project file.
  init(objects: [String: PropertyList]) {
    let parents = Self.parents(objects)
    targets = objects.sorted { $0.key < $1.key }.compactMap { _, object -> Target? in
      guard object["isa"]?.string == "PBXNativeTarget", let name = object["name"]?.string else {
        return nil
      }
      let groups = object["fileSystemSynchronizedGroups"]?.array ?? []
      let folders = groups.compactMap { group -> String? in
        guard let id = group.string, let group = objects[id] else { return nil }
        return Self.path(of: id, group, objects, parents)
      }
      let type = object["productType"]?.string ?? ""
      return Target(
        name: name, folders: folders.isEmpty ? [name] : folders,
        isTest: type.contains("test"))
    }.sorted { $0.name < $1.name }
  }

  /// The group around each file or group.
  static func parents(_ objects: [String: PropertyList]) -> [String: String] {
    var parents: [String: String] = [:]
    let groups = objects.filter { $0.value["isa"]?.string == "PBXGroup" }
    for (id, object) in groups.sorted(by: { $0.key < $1.key }) {
      for child in object["children"]?.array ?? [] { child.string.map { parents[$0] = id } }
    }
    return parents
  }

  /// The path of a group from the project's folder on, through the groups around it.
  static func path(
    of id: String, _ group: PropertyList, _ objects: [String: PropertyList],
    _ parents: [String: String]
  ) -> String? {
    guard let path = group["path"]?.string ?? group["name"]?.string else { return nil }
    var components = [path]
    var child = id
    // Groups nest a few levels; a file in which they go in circles is broken.
    for _ in 0..<32 {
      guard let parent = parents[child] else { break }
      if let path = objects[parent]?["path"]?.string { components.append(path) }
      child = parent
    }
    return components.reversed().joined(separator: "/")
  }
}
