/// The targets of a `project.pbxproj`, and their files.
package struct XcodeProject: Sendable {
  package let targets: [BuildTarget]
  /// The parsed file, for its build settings.
  let objects: XcodeObjects?

  /// Reads the bytes of a project file, once for its targets and for their settings.
  ///
  /// A target has the folders that Xcode synchronizes with the disk (since Xcode 16), without their
  /// exceptions, and the files that its phases list. A target with neither has the folder with its
  /// own name.
  package init(_ bytes: some Sequence<UInt8>) {
    objects = XcodeObjects(bytes)
    targets = objects?.readTargets() ?? []
  }

  /// The name of the project in the file at `path`.
  package static func name(at path: String) -> String {
    String((path.parentPath ?? "").lastPathComponent.dropLast(".xcodeproj".count))
  }
}

extension XcodeObjects {
  /// The targets, sorted by their names.
  fileprivate func readTargets() -> [BuildTarget] {
    let included = membersByException()
    return targets.compactMap { object -> BuildTarget? in
      guard let name = list.text(of: list.member("name", of: object)) else { return nil }
      let type = list.text(of: list.member("productType", of: object)) ?? ""
      let isApp = type == "com.apple.product-type.application"
      var files = TargetFiles()
      for reference in list.items(of: list.member("fileSystemSynchronizedGroups", of: object)) {
        guard let path = path(of: reference) else { continue }
        var folder = TargetFiles.Folder(path)
        let group = self.object(reference, "PBXFileSystemSynchronizedRootGroup")
        let excluded = exceptions(of: group).filter {
          self.name(of: list.member("target", of: $0)) == name
        }
        folder.excluded = .init(paths: excluded.flatMap { members(of: $0) })
        files.folders.append(folder)
      }
      let listed = listedFiles(of: object)
      files.files = (listed + (included[name] ?? [])).filter { $0.hasSuffix(".swift") }
      if files.folders.isEmpty, files.files.isEmpty {
        // A phase that is empty, or has files in other languages, says that there is no Swift.
        files.hasNoSwift =
          !listed.isEmpty || compilesNothing(object)
          || (hasPhase(object) && !isApp && !type.contains("test"))
        if listed.isEmpty { files.folders = [TargetFiles.Folder(name, isGuess: true)] }
      }
      // A pack of stickers has pictures, and no phase that compiles.
      if type.hasSuffix("sticker-pack") { files.hasNoSwift = true }
      return BuildTarget(name, isTest: type.contains("test"), isApp: isApp, files: files)
    }.sorted { $0.name < $1.name }
  }

  /// Returns true if all phases of the target are for something else, as those of a pack of stickers.
  private func compilesNothing(_ target: PropertyList.Value) -> Bool {
    let phases = list.items(of: list.member("buildPhases", of: target))
    var isEmpty = true
    for phase in phases {
      isEmpty = false
      guard
        object(phase, "PBXResourcesBuildPhase") != nil
          || object(phase, "PBXFrameworksBuildPhase") != nil
          || object(phase, "PBXShellScriptBuildPhase") != nil
          || object(phase, "PBXCopyFilesBuildPhase") != nil
      else { return false }
    }
    return !isEmpty
  }

  /// Returns true if the target has a phase that compiles files.
  private func hasPhase(_ target: PropertyList.Value) -> Bool {
    !objects(in: "buildPhases", of: target, "PBXSourcesBuildPhase").isEmpty
  }

  /// The files in the phase of a target that compiles them.
  private func listedFiles(of target: PropertyList.Value) -> [String] {
    objects(in: "buildPhases", of: target, "PBXSourcesBuildPhase").flatMap { phase in
      objects(in: "files", of: phase, "PBXBuildFile").compactMap {
        path(of: list.member("fileRef", of: $0))
      }
    }
  }

  private func exceptions(of group: PropertyList.Value?) -> [PropertyList.Value] {
    objects(in: "exceptions", of: group, "PBXFileSystemSynchronizedBuildFileExceptionSet")
  }

  private func members(of exception: PropertyList.Value) -> [String] {
    list.items(of: list.member("membershipExceptions", of: exception)).compactMap {
      list.text(of: $0)
    }
  }

  private func name(of target: PropertyList.Value?) -> String? {
    object(target, "PBXNativeTarget").flatMap { list.text(of: list.member("name", of: $0)) }
  }

  /// By target the files that it has from folders of other targets, or of none: an exception of a folder
  /// that a target does not have brings files in.
  private func membersByException() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for reference in synchronizedFolders {
      guard let group = object(reference, "PBXFileSystemSynchronizedRootGroup"),
        let path = path(of: reference)
      else { continue }
      for exception in exceptions(of: group) {
        let owner = list.member("target", of: exception)
        guard let name = name(of: owner), let id = list.id(of: reference),
          let object = object(owner, "PBXNativeTarget"),
          !list.items(of: list.member("fileSystemSynchronizedGroups", of: object))
            .contains(where: { list.id(of: $0) == id })
        else { continue }
        found[name, default: []] += members(of: exception).map { FolderPath.join(path, $0) }
      }
    }
    return found
  }
}
