import Matching
import Project
import Testing

@testable import Engine

/// One file under one name, whatever spellings of it a file system accepts.
@Suite struct FileNamesTests {
  /// A file system in memory: folders with the names in them.
  private struct Disk {
    var ignoresCase = true
    var ignoresForm = true
    let folders: [String: [String]]

    var names: FileNames {
      FileNames(file: { file($0) }, entries: { FileNames.Listing(folders[$0] ?? []) })
    }

    private func file(_ path: String) -> FileNames.Identity? {
      var place = "/"
      var number: UInt64 = 1
      for name in path.split(separator: "/") {
        guard let found = (folders[place] ?? []).first(where: { isSame($0, String(name)) }) else {
          return nil
        }
        place = place == "/" ? "/\(found)" : "\(place)/\(found)"
        number = number &* 31 &+ found.utf8.reduce(0) { $0 &* 33 &+ UInt64($1) }
      }
      return FileNames.Identity(device: 1, number: number)
    }

    private func isSame(_ one: String, _ two: String) -> Bool {
      let (one, two) = ignoresCase ? (one.lowercased(), two.lowercased()) : (one, two)
      return ignoresForm ? one == two : one.utf8.elementsEqual(two.utf8)
    }
  }

  private static let folders = [
    "/": ["Users"], "/Users": ["kim"], "/Users/kim": ["App", "42"],
    "/Users/kim/App": ["Domain", "Cafe\u{301}.swift", "A.swift"],
    "/Users/kim/App/Domain": ["Tree.swift"],
  ]

  @Test("a path gets the names of the folders, composed")
  func spelled() {
    let names = Disk(folders: Self.folders).names
    #expect(
      names.spelled("/users/KIM/app/domain/TREE.swift") == "/Users/kim/App/Domain/Tree.swift")
    let path = names.spelled("/Users/kim/app/CAFE\u{301}.swift")
    #expect(path.utf8.elementsEqual("/Users/kim/App/Caf\u{E9}.swift".utf8))
    #expect(names.spelled("/Users/kim/42") == "/Users/kim/42")
    #expect(names.spelled("/") == "/")
    #expect(names.spelled("domain/tree.swift", in: "/Users/kim/App") == "Domain/Tree.swift")
  }

  @Test("the part of a path that leads nowhere stays as it is")
  func missing() {
    let names = Disk(folders: Self.folders).names
    #expect(names.spelled("/users/kim/APP/new/File.swift") == "/Users/kim/App/new/File.swift")
  }

  @Test("where case counts, a path stays as it is")
  func caseCounts() {
    let names = Disk(ignoresCase: false, folders: Self.folders).names
    #expect(names.spelled("/Users/kim/App/domain") == "/Users/kim/App/domain")
    #expect(!names.ignoresCase(at: "/Users/kim/App"))
    #expect(Disk(folders: Self.folders).names.ignoresCase(at: "/Users/kim/App"))
    // Two files whose names differ in case alone.
    let both = Disk(ignoresCase: false, folders: ["/": ["a.swift", "A.swift"]]).names
    #expect(both.spelled("/a.swift") == "/a.swift")
    #expect(both.spelled("/A.swift") == "/A.swift")
  }

  @Test("where the form of Unicode counts, a name keeps its own")
  func formCounts() {
    let names = Disk(ignoresCase: false, ignoresForm: false, folders: Self.folders).names
    let path = "/Users/kim/App/Cafe\u{301}.swift"
    #expect(names.spelled(path).utf8.elementsEqual(path.utf8))
  }

  @Test("a walk composes names where the file system has the file under both")
  func walk() throws {
    let folder = try TemporaryFolder(["Cafe\u{301}/Tre\u{300}s.swift": "", "A.swift": ""])
    func paths(_ names: FileNames) throws -> [String] {
      var walker = Walker(
        root: folder.path, include: GlobSet([]), exclude: GlobSet([]), names: names)
      walker.walk(from: "")
      return walker.files.map(\.path).sorted()
    }
    #if os(Linux)
      let unlike = try paths(.system)
      #expect(unlike.last?.utf8.elementsEqual("Cafe\u{301}/Tre\u{300}s.swift".utf8) == true)
      // Every spelling leads to one file, as on APFS; the folder itself is opened by the system.
      let alike = FileNames(
        file: { _ in FileNames.Identity(device: 1, number: 1) },
        entries: { _ in FileNames.Listing([]) })
      let other = try TemporaryFolder(["Tre\u{300}s.swift": ""])
      var walker = Walker(
        root: other.path, include: GlobSet([]), exclude: GlobSet([]), names: alike)
      walker.walk(from: "")
      #expect(walker.files.first?.path.utf8.elementsEqual("Tr\u{E8}s.swift".utf8) == true)
    #else
      let composed = try paths(.system)
      #expect(composed.last?.utf8.elementsEqual("Caf\u{E9}/Tr\u{E8}s.swift".utf8) == true)
    #endif
  }

  @Test("what git lists is aligned with the walk where case alone differs")
  func aligned() {
    #expect(
      FileNames.align(
        ["app/A.swift", "App/B.swift", "docs/x.md"], with: ["App/A.swift", "App/B.swift"])
        == ["App/A.swift", "App/B.swift", "docs/x.md"])
  }

  @Test("a change has the paths of the folders, and the old ones for git")
  func changes() {
    let disk = Disk(folders: ["/": ["Work"], "/Work": ["App"], "/Work/App": ["A.swift"]])
    var set = ChangeSet([
      FileChange(kind: .modified, path: "app/A.swift"),
      FileChange(kind: .deleted, path: "app/a.swift"),
    ])
    set.contents = ["app/A.swift": [1]]
    set.lines = ["app/A.swift": [1..<2]]
    let spelled = set.spelled(in: "/Work", by: disk.names)
    #expect(
      spelled.changes == [
        FileChange(kind: .modified, path: "App/A.swift", oldPath: "app/A.swift"),
        FileChange(kind: .deleted, path: "app/a.swift"),
      ])
    #expect(spelled.contents == ["App/A.swift": [1]])
    #expect(spelled.lines == ["App/A.swift": [1..<2]])
    #expect(spelled.touches("App/A.swift"))
  }
}

/// What the system says about the process itself.
@Suite struct ProcessTests {
  @Test("workers leave half of the files that may be open for everything else")
  func shares() {
    #expect(OpenFiles.shares(of: 256) == 128)
    #expect(OpenFiles.shares(of: 128) == 64)
    #expect(OpenFiles.shares(of: 1_048_576) == 128)
    #expect(OpenFiles.shares(of: 1) == 1)
    #expect(OpenFiles.shares(of: nil) == 128)
  }

  @Test("a program on the PATH is found again by its link, else by its own path")
  func lastingPaths() {
    let real = "/opt/homebrew/Cellar/archlint/1.0/bin/archlint"
    func paths(_ path: String, name: String = "archlint") -> [String] {
      ProgramPath.lasting(name: name, path: path, resolved: real) {
        $0 == "/opt/homebrew/bin/archlint" ? real : $0
      }
    }
    #expect(paths("/usr/bin:/opt/homebrew/bin") == ["/opt/homebrew/bin/archlint", real])
    #expect(paths("/usr/bin:bin:") == [real])
    #expect(paths("/opt/homebrew/Cellar/archlint/1.0/bin") == [real])
    #expect(paths("/opt/homebrew/bin", name: "./archlint") == ["/opt/homebrew/bin/archlint", real])
    #expect(ProgramPath.lasting(name: "archlint", path: "/bin", resolved: nil) { $0 } == [])
  }

  @Test("the running program knows its own path")
  func ownPath() throws {
    let path = try #require(ProgramPath.resolved)
    #expect(path.hasPrefix("/"))
    #expect(FileSystem.kind(of: path) == .file)
  }
}
