/// Types of packages that have the name of a type of the system. A file that imports one of these packages
/// and not the module of the system means the package's type.
enum PackageTypes {
  /// The name, the packages' modules that declare it, and the system's.
  private static let all: [Name: (packages: [Name], system: Name)] = [
    Name("View"): (Name.all(in: "ReactorKit Vapor"), Name("SwiftUI"))
  ]

  /// Returns true if `name` means a package's type in a file with these imports.
  static func declare(
    _ name: Name, seenFrom imports: ContiguousArray<FileSymbols.ImportedModule>
  ) -> Bool {
    guard !imports.isEmpty, let (packages, system) = all[name],
      imports.contains(where: { packages.contains($0.name) })
    else { return false }
    return !imports.contains { $0.name == system }
  }
}
