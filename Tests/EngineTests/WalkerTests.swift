import Foundation
import Matching
import Results
import Testing

@testable import Engine

/// Which files of a folder are read.
@Suite struct WalkerTests {
  private func walk(
    _ folder: TemporaryFolder, from start: String = "", include: [String] = [],
    exclude: [String] = [], others: [String] = []
  ) throws -> Walker {
    var walker = Walker(
      root: folder.path,
      include: GlobSet(try include.map { (text) throws in try Glob(text) }),
      exclude: GlobSet(try exclude.map { (text) throws in try Glob(text) }),
      others: GlobSet(try others.map { (text) throws in try Glob(text) }))
    walker.walk(from: start)
    return walker
  }

  private func paths(_ walker: Walker) -> [String] { walker.files.map(\.path).sorted() }

  @Test("other files are found where a rule asks for them") func othersThatRulesAskFor() throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "A.xcconfig": "", "A.yml": "", ".github/B.yml": "", ".github/C.md": "",
      ".github/D.swift": "", ".other/B.yml": "", ".ci.yml": "", "Pods/A.xcconfig": "",
    ])
    let others = ["**/*.xcconfig", ".github/*.yml", "**/.ci.yml"]
    let walker = try walk(folder, others: others)
    #expect(paths(walker) == [".ci.yml", ".github/B.yml", "A.swift", "A.xcconfig"])
    #expect(paths(try walk(folder)) == ["A.swift"])
    #expect(walker.admits(".github/New.yml") && !walker.admits(".github/New.md"))
    #expect(paths(try walk(folder, exclude: [".github"], others: others)).count == 3)
  }

  @Test("Swift and Markdown files are found") func swiftAndMarkdown() throws {
    let folder = try TemporaryFolder([
      "A.swift": "let a = 1", "B/C/D.swift": "", "E.md": "", "F.txt": "", "G.generated.swift": "",
      "H.swift.txt": "", "swift": "",
    ])
    let walker = try walk(folder)
    #expect(paths(walker) == ["A.swift", "B/C/D.swift", "E.md", "G.generated.swift"])
    #expect(walker.files.first { $0.path == "A.swift" }?.size == 9)
    #expect(walker.problems.isEmpty)
  }

  /// Workers share the folders of the root, and find what one alone finds.
  @Test("workers share the folders of a walk") func sharedFolders() async throws {
    var files = ["A.swift": "", "Out/B.swift": "", "Pods/A.swift": ""]
    for number in 0..<300 { files["F\(number % 7)/G\(number)/H/C\(number).swift"] = "" }
    let folder = try TemporaryFolder(files)
    let alone = try walk(folder, exclude: ["Out", "**/G1*"])
    var first: Walker?
    for workers in [1, 2, 5] {
      var walker = Walker(
        root: folder.path, include: GlobSet([]),
        exclude: GlobSet([try Glob("Out"), try Glob("**/G1*")]))
      await walker.walk(workers: workers)
      #expect(paths(walker) == paths(alone))
      #expect(walker.excluded.sorted() == alone.excluded.sorted())
      // In the same order for any number of workers.
      #expect(walker.files == (first ?? walker).files)
      #expect(walker.excluded == (first ?? walker).excluded)
      first = first ?? walker
    }
  }

  @Test("folders of tools are not entered") func foldersOfTools() throws {
    let folder = try TemporaryFolder([
      ".build/A.swift": "", ".git/A.swift": "", "B/.hidden/A.swift": "", "Pods/A.swift": "",
      "B/DerivedData/A.swift": "", "Carthage/A.swift": "", "node_modules/A.swift": "",
      "SourcePackages/A.swift": "", "PodsExtra/A.swift": "", "Scene.xctemplate/A.swift": "",
    ])
    #expect(paths(try walk(folder)) == ["PodsExtra/A.swift"])
  }

  @Test("a folder that is named like a file is entered") func aFolderNamedLikeAFile() throws {
    let folder = try TemporaryFolder(["A.swift/B.swift": ""])
    #expect(paths(try walk(folder)) == ["A.swift/B.swift"])
  }

  // MARK: - Globs

  @Test("excluded files are not found") func excludedFiles() throws {
    let folder = try TemporaryFolder(["A/B.swift": "", "A/C/D.swift": "", "E.swift": ""])
    let walker = try walk(folder, exclude: ["A/C/**", "E.swift"])
    #expect(paths(walker) == ["A/B.swift"])
    #expect(walker.excluded.contains("E.swift"))
  }

  /// A folder that is excluded is never entered: what is wrong in it is not seen.
  @Test("excluded folders are not entered") func excludedFolders() throws {
    let folder = try TemporaryFolder(["A/B.swift": "", "C/D.swift": ""])
    try folder.link("A/loop.swift", to: "loop.swift")
    let walker = try walk(folder, exclude: ["A"])
    #expect(paths(walker) == ["C/D.swift"])
    #expect(walker.excluded == ["A"])
    #expect(walker.problems.isEmpty)
  }

  @Test("only included files are found") func includedFiles() throws {
    let folder = try TemporaryFolder(["A/B.swift": "", "A/C/D.swift": "", "E.swift": ""])
    #expect(paths(try walk(folder, include: ["A/**"])) == ["A/B.swift", "A/C/D.swift"])
    #expect(
      paths(try walk(folder, include: ["A/**", "E.swift"], exclude: ["A/C/**"]))
        == ["A/B.swift", "E.swift"])
  }

  @Test("a walk can start at a folder or a file") func aStart() throws {
    let folder = try TemporaryFolder(["A/B.swift": "", "A/C.swift": "", "D.swift": ""])
    #expect(paths(try walk(folder, from: "A")) == ["A/B.swift", "A/C.swift"])
    #expect(paths(try walk(folder, from: "A/B.swift")) == ["A/B.swift"])
    #expect(paths(try walk(folder, from: "A/B.swift", exclude: ["A/**"])) == [])
  }

  // MARK: - What is not a file

  @Test("links are not followed") func linksAreNotFollowed() throws {
    let folder = try TemporaryFolder(["A/B.swift": ""])
    try folder.link("C", to: "A")
    try folder.link("D.swift", to: "A/B.swift")
    try folder.link("A/up", to: "..")
    try folder.link("gone.swift", to: "nothing")
    let walker = try walk(folder)
    #expect(paths(walker) == ["A/B.swift"])
    #expect(walker.problems.isEmpty)
  }

  @Test("Swift code that DocC shows is no source, the articles beside it are")
  func snippetsOfDocumentation() throws {
    let folder = try TemporaryFolder([
      "Sources/A.swift": "", "Sources/Kit.docc/Kit.md": "",
      "Sources/Kit.docc/Resources/01-a.swift": "", "Sources/docc/B.swift": "",
    ])
    #expect(
      paths(try walk(folder)).sorted()
        == ["Sources/A.swift", "Sources/Kit.docc/Kit.md", "Sources/docc/B.swift"])
  }

  @Test("a link to itself is no endless walk") func aLinkToItself() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.link("B.swift", to: "B.swift")
    let walker = try walk(folder)
    #expect(paths(walker) == ["A.swift"])
    #expect(
      walker.problems == [
        Report.Problem(
          path: "B.swift", message: "is a link that leads back to itself", isHarmless: true)
      ])
  }

  /// Opening a pipe would wait for a writer.
  @Test("pipes are skipped") func pipesArePassedOver() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    #expect(folder.pipe("x.swift"))
    let walker = try walk(folder)
    #expect(paths(walker) == ["A.swift"])
    #expect(walker.problems.isEmpty)
  }

  /// A path may have some thousand bytes; what is deeper is named and not entered.
  @Test("a folder that is too deep is a problem") func foldersThatAreTooDeep() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let script = """
      cd "$1" && n=$(printf 'd%.0s' $(seq 200)) && i=0
      while [ $i -lt 40 ]; do mkdir "$n"; cd -P "$n" || exit 0; : > B.swift; i=$((i + 1)); done
      """
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", script, "sh", folder.path]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    let walker = try walk(folder)
    #expect((5...40).contains(walker.files.count))
    #expect(
      walker.problems.map(\.message) == [
        "cannot be opened: File name too long; a glob under 'exclude' leaves it out"
      ])
    #expect(try walk(folder, exclude: ["d*/d*"]).problems.isEmpty)
  }

  @Test("a missing start is a problem") func whatIsNotThere() throws {
    let folder = try TemporaryFolder()
    let walker = try walk(folder, from: "nothing")
    #expect(
      walker.problems == [
        Report.Problem(path: "nothing", message: "cannot be opened: No such file or directory")
      ])
  }

  #if os(Linux)
    /// A file whose name is no valid path is not checked, and the run must say so.
    @Test("a name that is not UTF-8 is a problem") func namesThatAreNoUTF8() throws {
      let folder = try TemporaryFolder(["A.swift": ""])
      func path(_ name: [UInt8]) -> [CChar] {
        (Array("\(folder.path)/".utf8) + name + [0]).map { CChar(bitPattern: $0) }
      }
      for end in [".swift", ".jpg"] {
        let name = [UInt8(ascii: "a"), 0xE9, UInt8(ascii: "\\"), 0xC3] + Array(end.utf8)
        let descriptor = unsafe open(path(name), O_CREAT | O_WRONLY, 0o600)
        close(descriptor)
      }
      #expect(unsafe mkdir(path([0xFF]), 0o700) == 0)
      #expect(unsafe symlink("A.swift", path([0xFF] + Array(".swift".utf8))) == 0)
      let walker = try walk(folder)
      #expect(paths(walker) == ["A.swift"])
      let remedy =
        "and cannot be checked; rename it, or leave it out with a glob under 'exclude'"
      #expect(
        walker.problems.sorted { $0.message < $1.message } == [
          Report.Problem(
            path: "",
            message: #"holds a file whose name is not UTF-8, 'a\xE9\\\xC3.swift', \#(remedy)"#),
          Report.Problem(
            path: "", message: #"holds a folder whose name is not UTF-8, '\xFF', \#(remedy)"#),
        ])
      let left = try walk(folder, exclude: ["a*.swift", "?"])
      #expect(left.problems.isEmpty)
      #expect(left.excluded.count == 2)
    }

    /// As texts both are one name, and one of them would take the other's place.
    @Test("two Unicode spellings of one name are a problem") func oneNameInTwoSpellings() throws {
      let folder = try TemporaryFolder()
      for (name, text) in [("\u{E9}", "1"), ("e\u{301}", "22")] {
        for file in ["\(name).swift", "\(name).txt", "\(name)/\(text).swift"] {
          try folder.write(text, to: file)
        }
      }
      let walker = try walk(folder)
      #expect(paths(walker) == ["e\u{301}.swift", "e\u{301}/22.swift"])
      #expect(walker.files.first { $0.path == "e\u{301}.swift" }?.size == 2)
      #expect(walker.problems.map(\.isHarmless) == [false, false])
      #expect(
        walker.problems.last?.message
          == #"holds 'e\u{0301}' and '\u{00E9}', the same name in two spellings of Unicode; "#
          + "the second is not checked; rename one of them")
    }
  #endif
}
