import Foundation
import Testing

/// Rules about what a change adds, in repositories of git: code that only moves is not new.
@Suite struct AddedCodeTests {
  private func found(_ repository: Repository, _ rule: String) throws -> [String] {
    try repository.found("--only", rule, "--since", "HEAD")
  }

  private func project(
    _ files: [String: String], preset: String = "uikit-appkit-mvc"
  ) throws -> Repository {
    try Repository(files, "presets: [\(preset)]\n")
  }

  private static let handler = "func load(completion: @escaping (Int) -> Void) {}\n"

  // MARK: - Lines that move

  @Test("a function that moves within a file is not new") func movedFunction() throws {
    let others = "func a() {}\nfunc b() {}\n"
    let repository = try project(["Apps/A/A.swift": Self.handler + others])
    try repository.folder.write(others + Self.handler, to: "Apps/A/A.swift")
    #expect(try found(repository, "prefer-async-await") == [])
    try repository.folder.write(others + Self.handler + Self.handler, to: "Apps/A/A.swift")
    #expect(
      try found(repository, "prefer-async-await") == ["Apps/A/A.swift:4 prefer-async-await"])
  }

  @Test("a function that moves to another file is not new") func functionInAnotherFile() throws {
    let repository = try project(["Apps/A/A.swift": Self.handler + "func a() {}\n"])
    try repository.folder.write("func a() {}\n", to: "Apps/A/A.swift")
    try repository.folder.write(Self.handler, to: "Apps/A/B.swift")
    try repository.git("add", "--all")
    #expect(try found(repository, "prefer-async-await") == [])
  }

  @Test("a type that gets a supertype or a modifier is not new") func editedType() throws {
    let old = "import UIKit\nclass TidesPresenter {\n}\n"
    let repository = try project(["Apps/A/A.swift": old])
    try repository.folder.write(
      "import UIKit\npublic final class TidesPresenter: Showing {\n}\n", to: "Apps/A/A.swift")
    #expect(try found(repository, "no-architecture-frameworks") == [])
    try repository.folder.write(
      "import UIKit\nclass TidesPresenter: Showing { class func make() {} }\nclass MapPresenter {}\n",
      to: "Apps/A/A.swift")
    #expect(
      try found(repository, "no-architecture-frameworks")
        == ["Apps/A/A.swift:3 no-architecture-frameworks"])
  }

  @Test("white space and line endings make no line new", arguments: ["  ", "\t"])
  func whiteSpace(_ indentation: String) throws {
    let repository = try project(["Apps/A/A.swift": "struct A {\n\(Self.handler)}\n"])
    try repository.folder.write(
      "struct A {\n\(indentation)\(Self.handler)}\n", to: "Apps/A/A.swift")
    #expect(try found(repository, "prefer-async-await") == [])
    try repository.folder.write(
      "struct A {\r\n\(Self.handler.dropLast())\r\n}\r\n", to: "Apps/A/A.swift")
    #expect(try found(repository, "prefer-async-await") == [])
  }

  @Test("a finding about a signature of several lines is at the function's name")
  func longSignature() throws {
    let repository = try project(["Apps/A/A.swift": "func a() {}\n"])
    try repository.folder.write(
      "func a() {}\nfunc load(\n  id: Int,\n  completion: @escaping (Int) -> Void\n) {}\n",
      to: "Apps/A/A.swift")
    #expect(
      try found(repository, "prefer-async-await") == ["Apps/A/A.swift:2 prefer-async-await"])
  }

  // MARK: - Comments that excuse it

  @Test("a comment that excused new code is of use when the change is over")
  func excusedCode() throws {
    let comment = "// archlint:disable prefer-async-await -- called by Objective-C\n"
    let repository = try project(["Apps/A/A.swift": comment + Self.handler])
    let (only, rule, unused) = ("--only", "prefer-async-await", "unused-suppression")
    #expect(try repository.found(only, rule, only, unused) == [])
    try repository.folder.write(comment + Self.handler + "func a() {}\n", to: "Apps/A/A.swift")
    #expect(try repository.found(only, rule, only, unused, "--since", "HEAD") == [])
  }

  // MARK: - What the project already has

  @Test("a framework that another file imports is not new") func knownFramework() throws {
    let repository = try project([
      "Apps/A/A.swift": "import RxSwift\n", "Apps/A/B.swift": "import UIKit\n",
    ])
    try repository.folder.write("import RxSwift\nimport UIKit\n", to: "Apps/A/B.swift")
    #expect(try found(repository, "no-architecture-frameworks") == [])
    try repository.folder.write("import ReSwift\nimport UIKit\n", to: "Apps/A/B.swift")
    #expect(
      try found(repository, "no-architecture-frameworks")
        == ["Apps/A/B.swift:1 no-architecture-frameworks"])
  }

  @Test("another version of a linter is not a new linter") func knownLinter() throws {
    func manifest(_ version: String) -> String {
      "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", dependencies: [\n"
        + ".package(url: \"https://example.org/SwiftLint\", from: \"\(version)\"),\n])\n"
    }
    let repository = try project(
      ["Package.swift": manifest("0.57.0")], preset: "apple-multiplatform")
    try repository.folder.write(manifest("0.58.0"), to: "Package.swift")
    #expect(try found(repository, "no-new-tooling") == [])
    let none = try project(
      ["Package.swift": "// swift-tools-version: 6.0\nlet package = Package(name: \"A\")\n"],
      preset: "apple-multiplatform")
    try none.folder.write(manifest("0.58.0"), to: "Package.swift")
    #expect(try found(none, "no-new-tooling") == ["Package.swift:3 no-new-tooling"])
  }

  // MARK: - Trailers

  @Test("the trailer 'Authorized-by' with a value allows a change of protected files")
  func trailer() throws {
    let path = "Presentation/Navigation/Router.swift"
    let repository = try project(
      [path: "class Router {}\n", "Domain/A.swift": "struct A {}\n"], preset: "healthtrack-clean")
    func foundInLastCommit() throws -> [String] {
      try repository.found("--only", "protected-files", "--since", "HEAD~1")
    }
    try repository.folder.write("class Router { let a = 1 }\n", to: path)
    try repository.commit("Router\n\nAuthorized-by: the owners")
    #expect(try foundInLastCommit() == [])
    try repository.folder.write("class Router { let a = 2 }\n", to: path)
    try repository.commit("Router\n\nAuthorized-by:")
    #expect(try foundInLastCommit() == ["\(path):1 protected-files"])
  }
}
