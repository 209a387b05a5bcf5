import Foundation
import SwiftSource
import Testing

@testable import Engine

/// Reading and writing files.
@Suite struct FileSystemTests {
  private func read(_ path: String) throws -> [UInt8] {
    var buffer = SourceBuffer()
    try FileSystem.read(path, into: &buffer)
    return Array(buffer.padded[..<buffer.count])
  }

  private func reason(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? FileSystem.Failure)?.reason
    }
  }

  @Test("a file is read as its bytes or as text") func reading() throws {
    let folder = try TemporaryFolder(["a": "é\n", "empty": ""])
    #expect(try read("\(folder.path)/a") == Array("é\n".utf8))
    #expect(try read("\(folder.path)/empty") == [])
    #expect(try FileSystem.text(of: "\(folder.path)/a") == "é\n")
  }

  @Test("what has failed before a file is read says nothing about it") func earlierErrors() throws {
    let folder = try TemporaryFolder(["a": "a\n", "empty": ""])
    for error in [EINTR, EIO] {
      errno = error
      #expect(try read("\(folder.path)/a") == Array("a\n".utf8))
      errno = error
      #expect(try read("\(folder.path)/empty") == [])
    }
  }

  /// A shorter file after a longer one: nothing of the longer is left.
  @Test("one buffer serves files of different sizes") func buffersAreReused() throws {
    let folder = try TemporaryFolder(["long": String(repeating: "x", count: 1000), "short": "ab"])
    var buffer = SourceBuffer()
    try FileSystem.read("\(folder.path)/long", into: &buffer)
    try FileSystem.read("\(folder.path)/short", into: &buffer)
    #expect(
      Array(buffer.padded[..<(2 + SourceBuffer.padding)]) == [0x61, 0x62]
        + Array(repeating: 0, count: SourceBuffer.padding))
    #expect(buffer.count == 2)
  }

  @Test("a file that cannot be read is named with the reason") func whatCannotBeRead() throws {
    let folder = try TemporaryFolder(["folder/a": ""])
    try folder.writeTooLarge("large")
    #expect(folder.pipe("pipe"))
    #expect(reason { _ = try read("\(folder.path)/none") } == "No such file or directory")
    #expect(reason { _ = try read("\(folder.path)/folder") } == "not a regular file")
    #expect(reason { _ = try read("\(folder.path)/pipe") } == "not a regular file")
    #expect(
      reason { _ = try read("\(folder.path)/large") }
        == "larger than 64 MB; a glob under 'exclude' leaves it out")
  }

  #if os(Linux)
    /// Files of the kernel say that they are empty and are not.
    @Test("a file of size 0 is read to its end") func filesThatSayThatTheyAreEmpty() throws {
      #expect(try read("/proc/self/mounts").count > 1)
      #expect(String(decoding: try read("/proc/self/maps"), as: UTF8.self).contains("libc"))
    }
  #endif

  /// Somebody writes to the file while it is read: what comes is some state of it, never more.
  @Test("a file whose size changes meanwhile is read as some state of it")
  func filesThatGrowAndShrink() async throws {
    let folder = try TemporaryFolder(["a": ""])
    let path = "\(folder.path)/a"
    let writer = Task.detached {
      var size = 1
      while !Task.isCancelled {
        size = (size * 7 + 13) % 30_000
        _ = unsafe truncate(path, off_t(size))
      }
    }
    var buffer = SourceBuffer()
    for _ in 0..<200 {
      try FileSystem.read(path, into: &buffer)
      #expect(buffer.count <= 30_000)
      #expect(buffer.padded[buffer.count] == 0)
    }
    writer.cancel()
    await writer.value
  }

  @Test("the kind of a path follows links, and its status does not") func kinds() throws {
    let folder = try TemporaryFolder(["a": ""])
    try folder.link("link", to: "a")
    #expect(FileSystem.kind(of: "\(folder.path)/a") == .file)
    #expect(FileSystem.kind(of: "\(folder.path)/link") == .file)
    #expect(try FileSystem.status(of: "\(folder.path)/link").kind == .link)
    #expect(FileSystem.kind(of: folder.path) == .folder)
    #expect(FileSystem.kind(of: "/dev/null") == .other)
    #expect(FileSystem.kind(of: "\(folder.path)/none") == nil)
  }

  @Test("a real path has no links") func realPaths() throws {
    let folder = try TemporaryFolder(["a/b": ""])
    try folder.link("link", to: "a")
    #expect(FileSystem.realPath("\(folder.path)/link/../a/./b") == "\(folder.path)/a/b")
    #expect(FileSystem.realPath("\(folder.path)/none") == nil)
  }

  // MARK: - Writing

  @Test("a written file holds the new content alone") func writing() throws {
    let folder = try TemporaryFolder(["old": "old content"])
    try FileSystem.write(Array("new".utf8), to: "\(folder.path)/old")
    try FileSystem.write(Array("first".utf8), to: "\(folder.path)/new")
    try FileSystem.write([], to: "\(folder.path)/empty")
    #expect(try folder.text(of: "old") == "new")
    #expect(try folder.text(of: "new") == "first")
    #expect(try folder.text(of: "empty") == "")
    #expect(try folder.names() == ["empty", "new", "old"])
  }

  @Test("a name that is too long is refused with the reason") func aNameThatIsTooLong() throws {
    let folder = try TemporaryFolder([:])
    let path = "\(folder.path)/\(String(repeating: "x", count: 256))"
    #expect(
      reason { try FileSystem.write(Array("new".utf8), to: path) }
        == "'\(path)' cannot be written: File name too long")
    #expect(try folder.names() == [])
  }

  /// The file beside it must not need a longer name.
  @Test("a name of the greatest length is written") func namesThatAreAsLongAsNamesMayBe() throws {
    let name = String(repeating: "x", count: 255)
    let folder = try TemporaryFolder([name: "old content"])
    let path = "\(folder.path)/\(name)"
    try FileSystem.write(Array("new".utf8), to: path)
    #expect(try folder.text(of: name) == "new")
    try FileSystem.draft(Array("newer".utf8), for: path).move(to: path)
    #expect(try folder.text(of: name) == "newer")
    #expect(try folder.names() == [name])
  }

  @Test("a file that is written again keeps its permissions")
  func aReportKeepsItsPermissions() throws {
    let folder = try TemporaryFolder(["a": "old"])
    let path = "\(folder.path)/a"
    #expect(unsafe chmod(path, 0o640) == 0)
    try FileSystem.write(Array("new".utf8), to: path)
    var status = stat()
    #expect(unsafe stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  /// Creating a file leaves existing things alone, even a broken link.
  @Test("a new file never replaces a file or a link") func creating() throws {
    let folder = try TemporaryFolder(["a": "old"])
    try folder.link("link", to: "none")
    for name in ["a", "link"] {
      #expect(
        reason { try FileSystem.create([1], at: "\(folder.path)/\(name)") }
          == "'\(folder.path)/\(name)' cannot be written: File exists")
    }
    try FileSystem.create(Array("new".utf8), at: "\(folder.path)/b")
    #expect(try folder.text(of: "a") == "old")
    #expect(try folder.text(of: "b") == "new")
    #expect(try folder.names() == ["a", "b", "link"])
  }

  @Test("a folder is not replaced by a file") func aFolderIsNotReplaced() throws {
    let folder = try TemporaryFolder(["a/b": "kept"])
    #expect(
      reason { try FileSystem.write([1], to: "\(folder.path)/a") }
        == "'\(folder.path)/a' cannot be written: Is a directory")
    #expect(try folder.text(of: "a/b") == "kept")
    #expect(try folder.names() == ["a"])
  }

  @Test("a write through a link keeps the link") func linksStayLinks() throws {
    let folder = try TemporaryFolder(["a/b": "old"])
    try folder.link("link", to: "a/b")
    try FileSystem.write(Array("new".utf8), to: "\(folder.path)/link")
    #expect(try folder.text(of: "a/b") == "new")
    #expect(try FileSystem.status(of: "\(folder.path)/link").kind == .link)
    #expect(try folder.names() == ["a", "link"])
  }

  @Test("a file in a missing folder is refused with the reason")
  func aFolderThatIsNotThere() throws {
    let folder = try TemporaryFolder()
    #expect(
      reason { try FileSystem.write([1], to: "\(folder.path)/none/a") }
        == "'\(folder.path)/none/a' cannot be written: No such file or directory")
    #expect(try folder.names() == [])
  }

  /// A device is written to and stays what it is.
  @Test("devices are written in place") func devices() throws {
    try FileSystem.write([1, 2, 3], to: "/dev/null")
    #expect(FileSystem.kind(of: "/dev/null") == .other)
    #if os(Linux)
      #expect(
        reason { try FileSystem.write([1], to: "/dev/full") }
          == "'/dev/full' cannot be written: No space left on device")
      #expect(FileSystem.kind(of: "/dev/full") == .other)
    #endif
  }
}
