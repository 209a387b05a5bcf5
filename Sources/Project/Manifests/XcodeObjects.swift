/// The objects of an Xcode project's file, by their ids.
struct XcodeObjects: Sendable {
  let list: PropertyList
  private var byID: [PropertyList.ID: PropertyList.Value] = [:]
  /// The group around each file or group.
  private var parents: [PropertyList.ID: PropertyList.ID] = [:]
  /// The project, then its native targets, in the order of the file.
  private(set) var configured: [PropertyList.Value] = []
  private(set) var targets: [PropertyList.Value] = []
  /// The references to the folders that Xcode synchronizes with the disk.
  private(set) var synchronizedFolders: [PropertyList.Value] = []
  /// The references to packages of other repositories.
  private(set) var packages: [PropertyList.Value] = []
  /// The build configurations that no list names, as in a part of a project.
  private(set) var looseConfigurations: [PropertyList.Value] = []

  /// The folder in which the paths of the project start, from that of its bundle on.
  private var projectFolder: String?

  /// The objects in the bytes of a project file, nil where it is no property list.
  init?(_ bytes: some Sequence<UInt8>) {
    guard let list = PropertyList(bytes) else { return nil }
    self.list = list
    var hasLists = false
    for (key, object) in list.entries(of: list.member("objects", of: list.root)) {
      guard let id = list.id(of: key) else { continue }
      byID[id] = object
      let kind = list.member("isa", of: object)
      if list.is(kind, "PBXGroup") || list.is(kind, "PBXVariantGroup") {
        for child in list.items(of: list.member("children", of: object)) {
          if let child = list.id(of: child), parents[child] == nil { parents[child] = id }
        }
      } else if list.is(kind, "PBXNativeTarget") {
        targets.append(object)
        configured.append(object)
      } else if list.is(kind, "PBXProject") {
        configured.append(object)
        projectFolder = list.text(of: list.member("projectDirPath", of: object))
      } else if list.is(kind, "PBXFileSystemSynchronizedRootGroup") {
        synchronizedFolders.append(key)
      } else if list.is(kind, "XCRemoteSwiftPackageReference") {
        packages.append(object)
      } else if list.is(kind, "XCConfigurationList") {
        hasLists = true
      } else if list.is(kind, "XCBuildConfiguration") {
        looseConfigurations.append(object)
      }
    }
    if hasLists { looseConfigurations = [] }
  }

  /// The object with the id that `reference` states, if it is of this kind.
  func object(_ reference: PropertyList.Value?, _ kind: StaticString) -> PropertyList.Value? {
    guard let id = list.id(of: reference), let object = byID[id],
      list.is(list.member("isa", of: object), kind)
    else { return nil }
    return object
  }

  /// The objects of this kind that an array of an object names.
  func objects(
    in key: StaticString, of object: PropertyList.Value?, _ kind: StaticString
  ) -> [PropertyList.Value] {
    list.items(of: list.member(key, of: object)).compactMap { self.object($0, kind) }
  }

  /// The path of a file or group from the project's folder on, nil where it is not below it.
  func path(of reference: PropertyList.Value?) -> String? {
    guard let id = list.id(of: reference), let object = byID[id] else { return nil }
    guard
      let own = list.text(of: list.member("path", of: object) ?? list.member("name", of: object))
    else { return nil }
    var components = [own]
    var (child, current) = (id, object)
    // Groups nest a few levels; a file in which they go in circles is broken.
    for _ in 0..<32 {
      let tree = list.member("sourceTree", of: current)
      if list.is(tree, "SOURCE_ROOT") { break }
      guard tree == nil || list.is(tree, "<group>") else { return nil }
      guard let parent = parents[child], let group = byID[parent] else { break }
      if let path = list.text(of: list.member("path", of: group)) { components.append(path) }
      (child, current) = (parent, group)
    }
    if let projectFolder, !projectFolder.isEmpty { components.append(projectFolder) }
    return components.reversed().joined(separator: "/")
  }
}
