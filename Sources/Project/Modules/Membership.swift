/// Which targets each file belongs to, as manifests say.
///
/// A file of a package belongs to the target with the nearest folder. A file of an Xcode project
/// belongs to every target that lists it or has its folder.
struct Membership: Sendable {
  /// A target with the folder and the kind of its manifest.
  struct Target: Sendable {
    var target: BuildTarget
    let root: String
    let isOfXcode: Bool

    /// The first of its folders, from the root of the project on.
    var firstFolder: String? {
      target.files.folders.first.map { FolderPath.join(root, $0.path) }
    }
  }

  /// A folder of which a target has files.
  fileprivate struct Claim: Sendable {
    /// An index into the targets.
    let target: Int
    let folder: TargetFiles.Folder
    /// The length of the folder's path from the root of the project on, with the slash after it.
    let length: Int
  }

  private(set) var targets: [Target] = []
  /// The claims on each folder, by its path.
  private var claims: [String: [Claim]] = [:]
  /// The targets that list a file, by its path.
  private var listed: [String: [Int]] = [:]

  /// - Parameter folders: the folders of the project, for targets that a package computes.
  init(_ manifests: [ProjectManifest], folders: Set<String>) {
    /// The identity of a target: XcodeGen's file and the project made from it name the same one.
    struct Key: Hashable {
      let name: String
      let root: String
      let isOfXcode: Bool
    }
    var known: [Key: Int] = [:]
    func add(_ target: BuildTarget, _ manifest: ProjectManifest) {
      let key = Key(
        name: target.name, root: manifest.folder, isOfXcode: manifest.kind == .project)
      let number = known[key] ?? targets.count
      if number == targets.count {
        known[key] = number
        targets.append(Target(target: target, root: key.root, isOfXcode: key.isOfXcode))
      } else if targets[number].target.settings.isEmpty {
        targets[number].target.settings = target.settings
      }
      claim(target.files, for: number, root: key.root)
    }
    for manifest in manifests {
      for target in manifest.targets { add(target, manifest) }
    }
    let homes = Self.foldersOfConvention(folders)
    for manifest in manifests where manifest.kind == .package {
      for target in conventionalTargets(of: manifest, homes) { add(target, manifest) }
    }
    for manifest in manifests where !manifest.helperModules.isEmpty {
      for target in Self.helperTargets(of: manifest, folders) { add(target, manifest) }
    }
  }

  /// The folders directly below each one that is named `Sources` or `Tests`, by its path.
  private static func foldersOfConvention(_ folders: Set<String>) -> [String: [String]] {
    var homes: [String: [String]] = [:]
    for folder in folders {
      guard let parent = folder.parentPath,
        conventions.contains(where: { $0.name == parent.lastPathComponent })
      else { continue }
      homes[String(parent), default: []].append(folder)
    }
    return homes
  }

  /// The folders in which SwiftPM looks for targets.
  private static let conventions = [
    (name: "Sources", isTest: false), (name: "Tests", isTest: true),
  ]

  private mutating func claim(_ files: TargetFiles, for target: Int, root: String) {
    for folder in files.folders {
      let path = FolderPath.join(root, folder.path)
      let length = path.isEmpty ? 0 : path.utf8.count + 1
      claims[path, default: []].append(Claim(target: target, folder: folder, length: length))
    }
    for file in files.files { listed[FolderPath.join(root, file), default: []].append(target) }
  }

  /// A manifest may compute its targets, and then it names none that can be read. So a folder below
  /// `Sources` or `Tests` that no target has is a target too, as it is by SwiftPM's convention.
  private func conventionalTargets(
    of manifest: ProjectManifest, _ homes: [String: [String]]
  ) -> [BuildTarget] {
    let common = manifest.targets.first.map { target in
      target.settings.filter { $0.name.hasPrefix("platform.") }
    }
    return Self.conventions.flatMap { name, isTest -> [BuildTarget] in
      let parent = FolderPath.join(manifest.folder, name)
      guard claims[parent] == nil, let found = homes[parent] else { return [] }
      return found.filter { claims[$0] == nil }
        .sorted().map { folder in
          let own = String(folder.lastPathComponent)
          var target = BuildTarget(
            own, isTest: isTest, files: TargetFiles(folders: ["\(name)/\(own)"]))
          target.settings = common ?? []
          return target
        }
    }
  }

  /// The targets of modules that helpers of Tuist make: `Sources` and `Tests` in the folder of a module,
  /// if there is one such folder and one module for it.
  private static func helperTargets(
    of manifest: ProjectManifest, _ folders: Set<String>
  ) -> [BuildTarget] {
    let homes = Dictionary(
      grouping: folders.filter { $0.lastPathComponent == "Sources" && $0.lies(in: manifest.folder) }
        .compactMap { $0.parentPath.map { FolderPath.relative(String($0), to: manifest.folder) } },
      by: { String($0.lastPathComponent) })
    var names: [String: Set<String>] = [:]
    for module in Set(manifest.helperModules) {
      let folder = module.folder
      guard !folder.isEmpty else { continue }
      let found = homes[String(folder.lastPathComponent), default: []]
        .filter { $0 == folder || $0.hasSuffix("/\(folder)") }
      if found.count == 1 { names[found[0], default: []].insert(module.name) }
    }
    return names.sorted { $0.key < $1.key }.flatMap { folder, names -> [BuildTarget] in
      guard names.count == 1, let name = names.first else { return [] }
      return [(name, "Sources", false), (name + "Tests", "Tests", true)].map { name, part, isTest in
        BuildTarget(name, isTest: isTest, files: TargetFiles(folders: ["\(folder)/\(part)"]))
      }
    }
  }

  // MARK: - Questions

  /// The claims on a folder and those around it, the nearest first.
  struct FolderClaims {
    fileprivate let claims: [Claim]
    /// The targets of all files in the folder, nil where each has to be asked.
    fileprivate(set) var owners: [Int]?

    fileprivate init(_ claims: [Claim]) { self.claims = claims }
  }

  /// The claims on a folder and those around it; `""` is the root.
  func claims(on folder: Substring) -> FolderClaims {
    var found: [Claim] = []
    var path: Substring? = folder
    while let current = path {
      if let claims = claims[String(current)] { found += claims }
      path = current.isEmpty ? nil : current.parentPath ?? ""
    }
    var result = FolderClaims(found)
    if listed.isEmpty, found.allSatisfy(\.folder.isWhole) {
      result.owners = owners(of: nil, found)
    }
    return result
  }

  /// The targets that the file at `path` belongs to, sorted.
  ///
  /// - Parameter claims: those on the folder of the file.
  func owners(of path: String, _ claims: FolderClaims) -> [Int] {
    claims.owners ?? owners(of: path, claims.claims)
  }

  /// - Parameter path: nil for any file of a folder that targets have as a whole.
  private func owners(of path: String?, _ claims: [Claim]) -> [Int] {
    var ofPackage: [Int] = []
    var ofXcode = path.flatMap { listed[$0] } ?? []
    var guessed: [Int] = []
    var length = -1
    for claim in claims {
      if let path, !claim.folder.holds(Substring(path.utf8.dropFirst(claim.length))) { continue }
      if claim.folder.isGuess {
        guessed.append(claim.target)
      } else if targets[claim.target].isOfXcode {
        ofXcode.append(claim.target)
      } else if ofPackage.isEmpty || claim.length == length {
        ofPackage.append(claim.target)
        length = claim.length
      }
    }
    let owners = [ofPackage, ofXcode, guessed].first { !$0.isEmpty } ?? []
    return owners.count > 1 ? Set(owners).sorted() : owners
  }

  /// The folders that targets have, each with one of its targets.
  var claimedFolders: [(path: String, target: Int)] {
    claims.flatMap { path, claims in claims.map { (path, $0.target) } }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }
}
