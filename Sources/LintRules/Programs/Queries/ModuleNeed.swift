import Project

/// A check whose fix removes imports.
package enum RemovableImport {}

/// The evidence in one file for an import in other files of its module: where only some files
/// import a module, the others have its members, too.
struct ModuleNeed: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  /// The file imports the module, and no fix removes that.
  static let keepsImport = ModuleNeed(rawValue: 1)
  /// The file names a member of the module without importing it.
  static let usesMember = ModuleNeed(rawValue: 2)
  /// The file calls a member that the module and others have, without importing it.
  static let mayUseMember = ModuleNeed(rawValue: 4)
  /// The file imports other packages, whose values may be of types of the module.
  static let importsPackages = ModuleNeed(rawValue: 8)

  /// True if the code does not compile once the other imports are gone, or may not.
  ///
  /// A value of such a type comes from code that names the module, or from another package.
  var isImportNeeded: Bool {
    !contains(.keepsImport)
      && (contains(.usesMember) || isSuperset(of: [.mayUseMember, .importsPackages]))
  }
}
