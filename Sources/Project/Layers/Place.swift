import Matching

/// Where a file is in its project: all that its path alone decides.
package struct Place: Sendable, Hashable {
  /// The path from the root of the project.
  package let path: String
  /// The path from the folder of the app that the file belongs to, else ``path``.
  package let pathInApp: String
  /// The name of that folder, nil for files of no app.
  package let app: String?
  /// All names of the app: that of its folder, of its targets, and of its project or package.
  package let appNames: [String]
  /// The index of the file's layer in the ``LayerSet``, nil when it belongs to none.
  package private(set) var layer: Int?
  /// The name of the file's module, nil when no manifest names one.
  package let module: String?
  /// The names of the targets that share the file, empty where one target has it.
  package let targets: [String]
  /// True if the file holds tests, or supports them.
  package let isTest: Bool
  /// True if the file supports tests and is in no target of tests.
  package let isTestSupport: Bool
  /// The settings that its module is built with, as far as they are asked for and known.
  package private(set) var settings: [ModuleSetting]
  /// ``path``, for matching; ``pathInApp`` is its end.
  package let globPath: GlobPath

  package init(
    path: String, pathInApp: String? = nil, app: String? = nil, appNames: [String]? = nil,
    layer: Int? = nil, module: String? = nil, targets: [String] = [], isTest: Bool = false,
    isTestSupport: Bool = false, settings: [ModuleSetting] = []
  ) {
    self.path = path
    self.pathInApp = pathInApp ?? path
    self.app = app
    self.appNames = appNames ?? app.map { [$0] } ?? []
    self.layer = layer
    self.module = module
    self.targets = targets
    self.isTest = isTest
    self.isTestSupport = isTestSupport
    self.settings = settings
    globPath = GlobPath(path)
  }

  /// The place with more settings, which win over those that it has.
  package func adding(_ more: [ModuleSetting]) -> Place {
    var place = self
    place.settings += more
    return place
  }

  /// The place with the layer that `layers` gives it.
  package func assigned(to layers: LayerSet) -> Place {
    var place = self
    place.layer = layers.index(of: self)
    return place
  }

  /// Returns true if a glob matches the path from the app's folder or from the root.
  package func isMatched(by globs: GlobSet) -> Bool {
    globs.matches(pathInApp, atEndOf: globPath)
      || (pathInApp.utf8.count < path.utf8.count && globs.matches(globPath))
  }

  /// Returns true if `fits` the name of the file's module, or of a target that has it.
  package func isInModule(where fits: (String) -> Bool) -> Bool {
    module.map(fits) ?? false || targets.contains(where: fits)
  }

  /// The path of the app's folder, nil for files of no app and where the app is the root.
  package var appFolder: String? {
    let length = path.utf8.count - pathInApp.utf8.count
    return length > 0 ? String(decoding: path.utf8.prefix(length - 1), as: UTF8.self) : nil
  }

  /// The name that code may put before the names of the file's module. Where no manifest names the module, it is
  /// the folder of an app at the root, which others are rarely called after: `Shop.Cart` in `Shop/Cart.swift`.
  package var qualifier: String? {
    if let module { return module }
    return appFolder?.utf8.contains(UInt8(ascii: "/")) == true ? nil : app
  }

  /// The names that code may put before those of the file where no manifest names any module: ``qualifier``, and the
  /// folder below the app or the sources, alone and behind the app's name. `Data.Store` and `ShopData.Store` are the
  /// `Store` of `Shop/Data/Store.swift`.
  package var qualifiers: [String] {
    let folders = pathInApp.split(separator: "/").dropLast()
      .drop { Self.sourceFolders.contains($0) }
    let folder = folders.first.map(String.init)
    return [qualifier, folder, app.flatMap { app in folder.map { app + $0 } }].compactMap(\.self)
  }

  /// The folders that hold those of modules.
  private static let sourceFolders: Set<Substring> = ["Sources", "Modules", "Packages", "Source"]

  /// The last component of the path.
  package var fileName: Substring { path.lastPathComponent }

  /// The name of the folder that the file is in, empty at the root.
  package var folderName: String {
    path.parentPath.map { String($0.lastPathComponent) } ?? ""
  }

  /// The first word of the file's name, which files of one feature share: `User` of
  /// `UserScreen.swift` and of `UserViewModel.swift`.
  package var feature: Substring {
    let name = stem
    let bytes = Array(name.utf8)
    func isUpper(_ index: Int) -> Bool {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[index])
    }
    func isLetter(_ index: Int) -> Bool {
      index < bytes.count
        && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index] | 0x20)
    }
    var end = 1
    while isLetter(end), !isUpper(end) || (isUpper(end - 1) && !isStartOfWord(end)) { end += 1 }
    return name.prefix(end)

    /// Returns true for the last of several capitals, before a small letter.
    func isStartOfWord(_ index: Int) -> Bool { isLetter(index + 1) && !isUpper(index + 1) }
  }

  /// The file's name up to its first dot: `User` of `User+Codable.swift` is `User+Codable`.
  package var stem: Substring {
    let name = fileName
    return name.lastIndex(ofByte: UInt8(ascii: ".")).map { name[..<$0] } ?? name
  }
}
