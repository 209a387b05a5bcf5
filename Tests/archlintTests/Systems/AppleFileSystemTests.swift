import Foundation
import Testing

#if os(Linux)
  /// Projects on a file system that ignores the case of names and their form of Unicode, as those of macOS do.
  /// `Tests/FileSystems/apple.c` makes that of any folder for the programs into which it is loaded.
  @Suite(.enabled(if: AppleFileSystem.library != nil, "clang cannot build the file system"))
  struct AppleFileSystemTests {
    private static let decomposed = "Cafe\u{301}.swift"
    private static let composed = "Caf\u{E9}.swift"

    private func run(_ arguments: String..., in folder: TemporaryFolder, input: String = "") throws
      -> Tool.Run
    {
      try Tool.run(
        Tool.path, arguments, in: folder.path, input: input,
        environment: ["LD_PRELOAD": AppleFileSystem.library ?? ""])
    }

    private func found(_ arguments: String..., in folder: TemporaryFolder, input: String = "")
      throws
      -> [String]
    {
      let run = try Tool.run(
        Tool.path, ["--format", "compact"] + arguments, in: folder.path, input: input,
        environment: ["LD_PRELOAD": AppleFileSystem.library ?? ""])
      return run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    }

    private func isComposed(_ paths: [String], _ path: String) -> Bool {
      paths.count == 1 && paths[0].utf8.elementsEqual(path.utf8)
    }

    @Test("the file system finds a file whatever the case and form of its name")
    func simulation() throws {
      let folder = try TemporaryFolder(project: [Self.decomposed: "f()\n"])
      for name in [Self.decomposed, Self.composed, "CAF\u{C9}.SWIFT"] {
        let run = try run("inspect", "tokens", name, in: folder)
        #expect(run.status == 0, "\(name): \(run.errors)")
      }
      #expect(try run("inspect", "tokens", "Cafe.swift", in: folder).status == 2)
    }

    // MARK: - Case

    @Test("a path in another case is the file, once, under the name that its folder has")
    func namedPaths() throws {
      let folder = try TemporaryFolder(project: [
        "Sources/App/A.swift": "f()\n", "Sources/B.swift": "f()\n",
      ])
      let path = "Sources/App/A.swift"
      for given in ["sources/app", "SOURCES/APP/a.swift", "\(folder.path)/sources/app/A.SWIFT"] {
        #expect(try found("--", given, in: folder) == [path], "\(given)")
      }
      #expect(try found("--", "sources/app/a.swift", path, "Sources/APP", in: folder) == [path])
      #expect(try found("--files-from", "-", in: folder, input: "sources/APP/a.swift\n") == [path])
      #expect(try found("--root", "SOURCES", in: folder) == [path, "Sources/B.swift"])
      #expect(try found("--config", ".ARCHLINT.yml", "sources/b.swift", in: folder).count == 1)
      let input = try found(
        "--stdin", "--stdin-path", "sources/app/a.swift", in: folder, input: "f()\nf()\n")
      #expect(input == [path, path])
    }

    @Test("a list of changes may have another case")
    func changedFiles() throws {
      let folder = try TemporaryFolder(
        project: ["Sources/A.swift": "f()\n", "B.swift": "f()\n"],
        "protected: ['Sources/A.swift']\n")
      let list = "M\tsources/a.swift\n"
      let found = try found("--changed-files", "-", in: folder, input: list)
      #expect(found == ["Sources/A.swift", "Sources/A.swift"])
    }

    @Test("a glob in another case matches nothing, and the message says so")
    func globs() throws {
      let hint = "; upper and lower case differ from 'Domain/"
      let files = ["Domain/Entities/Tree.swift": "f()\n"]
      for (key, status) in [
        ("include: ['domain/**']", 2), ("layers: {D: {paths: ['domain/**']}}", 2),
        ("layers: {D: {paths: [/domain]}}", 2), ("protected: ['domain/entities/*']", 1),
        ("exclude: ['domain/**']", 1),
      ] {
        let folder = try TemporaryFolder(project: files, key + "\n")
        let run = try run(in: folder)
        #expect(run.status == status, "\(key): \(run.errors)")
        #expect((run.output + run.errors).contains(hint), "\(key): \(run.output)\(run.errors)")
      }
      let folder = try TemporaryFolder(project: files, "apps: [domain]\n")
      let run = try run(in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("upper and lower case differ from 'Domain'"))
    }

    @Test("a document that names a file in another case names none, as on Linux")
    func documents() throws {
      let folder = try TemporaryFolder([
        ".archlint.yml": """
        own-rules:
          - id: files
            title: files
            why: W
            instead: I
            severity: error
            message: '{problem}'
            documents: {files: ['Notes.md'], listing: {path: '`(?<path>[^`]+)`'}}

        """, "Domain/A.swift": "", "Notes.md": "# Notes\n\n`Domain/a.swift`\n`Domain/A.swift`\n",
      ])
      let (apple, linux) = (
        try run("--format", "compact", in: folder),
        try Tool.run("--format", "compact", in: folder)
      )
      #expect(apple.output == linux.output)
      #expect(linux.output.contains("'Domain/a.swift' does not exist"))
    }

    @Test(
      "a file whose folder was renamed in case alone has the name of the folder, whatever git says")
    func renamedInCaseAlone() throws {
      let repository = try Repository(["app/A.swift": "f()\n", "app/B.swift": "f()\n"])
      let folder = repository.folder
      try repository.git("config", "core.ignorecase", "true")
      #expect(try Tool.shell("mv app App", in: folder).status == 0)
      try folder.write("f()\nf()\n", to: "App/A.swift")
      #expect(try found("--since", "HEAD", in: folder) == ["App/A.swift", "App/A.swift"])
      #expect(try found("--since", "HEAD", "--changed-lines", in: folder) == ["App/A.swift"])
      // Another text in the index than in the folder.
      let add = "LD_PRELOAD='\(AppleFileSystem.library ?? "")' git add app/A.swift"
      #expect(try Tool.shell(add, in: folder).status == 0)
      try folder.write("g()\n", to: "App/A.swift")
      #expect(try found("--staged", in: folder) == ["App/A.swift", "App/A.swift"])
      #expect(try found("--staged", "--changed-lines", in: folder) == ["App/A.swift"])
    }

    // MARK: - Forms of Unicode

    @Test("decomposed names of a folder are composed in reports, baselines, lists and globs")
    func decomposedNames() throws {
      let folder = try TemporaryFolder(project: ["Cafe\u{301}/\(Self.decomposed)": "f()\n"])
      let path = "Caf\u{E9}/\(Self.composed)"
      #expect(isComposed(try found(in: folder), path))
      for given in [path, "Cafe\u{301}", "Cafe\u{301}/\(Self.composed)", "CAF\u{C9}"] {
        #expect(isComposed(try found("--", given, in: folder), path), "\(given)")
      }
      for line in [path, "Cafe\u{301}/\(Self.decomposed)"] {
        let found = try found("--changed-files", "-", in: folder, input: "M\t\(line)\n")
        #expect(isComposed(found, path), "\(line)")
      }
      #expect(try run("baseline", "write", in: folder).status == 0)
      #expect(try folder.text(of: ".archlint-baseline.json").utf8.contains(0xCC) == false)
      #expect(try found(in: folder) == [])
      for glob in ["Caf\u{E9}/*.swift", "Cafe\u{301}/**", "**/\(Self.decomposed)"] {
        let excluding = try TemporaryFolder(
          project: ["Cafe\u{301}/\(Self.decomposed)": "f()\n"], "exclude: ['\(glob)']\n")
        let run = try run("--format", "compact", in: excluding)
        #expect(run.output == "" && run.errors.contains("there is no file to check"), "\(glob)")
        let protecting = try TemporaryFolder(
          project: ["Cafe\u{301}/\(Self.decomposed)": "\n"], "protected: ['\(glob)']\n")
        let changed = try found("--changed-files", "-", in: protecting, input: "M\t\(path)\n")
        #expect(isComposed(changed, path), "\(glob)")
      }
    }

    @Test("fixes reach a file whose name is decomposed")
    func fixes() throws {
      let folder = try TemporaryFolder([
        ".archlint.yml": """
        own-rules:
          - {id: no-f, title: f, why: W, instead: I, severity: error, pattern: 'f($_)', fix: 'h()'}

        """, Self.decomposed: "f(1)\n",
      ])
      #expect(try run("--fix", in: folder).status == 0)
      #expect(try folder.text(of: Self.decomposed) == "h()\n")
      #expect(try folder.leftovers() == [])
    }

    @Test("git knows composed names, and the folder decomposed ones")
    func composedByGit() throws {
      let repository = try Repository(["A.swift": "\n"])
      let folder = repository.folder
      try folder.write("f()\n", to: Self.decomposed)
      // As `core.precomposeUnicode` makes of it.
      let commit = """
        export LD_PRELOAD='\(AppleFileSystem.library ?? "")' GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b \
        GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@b
        id=$(git hash-object -w \(Self.decomposed)) &&
        git update-index --add --cacheinfo "100644,$id,\(Self.composed)" &&
        git commit --quiet -m one && git ls-files -z
        """
      let names = try Tool.shell(commit, in: folder)
      #expect(names.output.utf8.contains(0xC3), "\(names.errors)")
      try folder.write("f()\nf()\n", to: Self.decomposed)
      let paths = try found("--since", "HEAD", in: folder)
      #expect(paths.count == 2 && paths.allSatisfy { $0.utf8.elementsEqual(Self.composed.utf8) })
      #expect(
        isComposed(try found("--since", "HEAD", "--changed-lines", in: folder), Self.composed))
    }
  }

  /// The library that simulates the file system.
  enum AppleFileSystem {
    /// Its path, nil if there is no compiler for C.
    static let library: String? = {
      let file = FileManager.default.temporaryDirectory.appending(
        path: "archlint-apple-\(ProcessInfo.processInfo.processIdentifier).so")
      let words = [
        "clang", "-shared", "-fPIC", "-O1", "-o", file.path(),
        "\(Tool.repository)Tests/FileSystems/apple.c", "-ldl",
      ]
      let run = try? Tool.run("/usr/bin/env", words, in: Tool.repository, input: "")
      return run?.status == 0 ? file.path() : nil
    }()
  }
#endif
