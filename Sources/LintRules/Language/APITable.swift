import Project

/// The APIs that rules demand by name, with the systems that have them: `Rules/apis/apis.yml`.
package struct APITable: Sendable {
  /// The APIs by their names.
  package internal(set) var requirements: [String: APIRequirement] = [:]
  /// The document that states the versions of each API.
  package internal(set) var sources: [String: String] = [:]

  /// A table without entries.
  package init() {}
}
