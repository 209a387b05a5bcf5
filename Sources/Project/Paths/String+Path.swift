/// Paths are split byte by byte: in a `String` a slash is one character with an accent that the
/// name after it starts with. Everything here may be inlined, as walks ask it of every file.
extension StringProtocol {
  /// The parts between the slashes; empty parts are left out.
  @inlinable package var pathComponents: [Substring] {
    Substring(self).utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// The part after the last slash.
  @inlinable package var lastPathComponent: Substring {
    let path = Substring(self)
    let slash = path.lastIndex(ofByte: UInt8(ascii: "/"))
    return path[(slash.map(path.utf8.index(after:)) ?? path.startIndex)...]
  }

  /// The part before the last slash, nil if there is none.
  @inlinable package var parentPath: Substring? {
    let path = Substring(self)
    return path.lastIndex(ofByte: UInt8(ascii: "/")).map { path[..<$0] }
  }

  /// Returns true if the path has this end. `hasSuffix` compares characters, which costs far more.
  @inlinable package func ends(with suffix: String) -> Bool {
    utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Returns true if the path is `folder` or is inside it; `""` contains every path.
  @inlinable package func lies(in folder: String) -> Bool {
    if folder.isEmpty { return true }
    guard utf8.starts(with: folder.utf8) else { return false }
    let next = utf8.dropFirst(folder.utf8.count).first
    return next == nil || next == UInt8(ascii: "/")
  }
}

extension Substring {
  /// The index of the last such byte, nil if there is none.
  ///
  /// Reads the memory of the text: the view of its bytes goes back over them with indices, which takes
  /// twenty times as many instructions, and each finding asks for the name of its file.
  @inlinable package func lastIndex(ofByte byte: UInt8) -> Index? {
    let offset = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      var offset = bytes.count - 1
      while offset >= 0, unsafe bytes[offset] != byte { offset -= 1 }
      return offset
    }
    guard let offset else { return utf8.lastIndex(of: byte) }
    return offset < 0 ? nil : utf8.index(startIndex, offsetBy: offset)
  }
}

/// Paths that files name from their own folders.
package enum FolderPath {
  /// Returns the path of a file that something in `folder` names by `path`, without `.` and `..`.
  package static func join(_ folder: String, _ path: String) -> String {
    if isPlain(path), isPlain(folder) {
      return folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)"
    }
    var components = folder.pathComponents
    for component in path.pathComponents where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return components.joined(separator: "/")
  }

  /// Returns true if no component is empty or starts with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      isStart = byte == UInt8(ascii: "/")
    }
    return !isStart || path.isEmpty
  }

  /// Returns true for a folder of tests or of code that supports them, and for one inside it.
  package static func isOfTests(_ folder: some StringProtocol) -> Bool {
    // Asked of every file, most of which have no such folder.
    guard hasTest(folder.utf8) else { return false }
    return folder.pathComponents.contains { $0.ends(with: "Tests") || supportsTests($0) }
  }

  /// Returns true for a folder of code that supports tests, such as `TestUtilities`, and for one inside
  /// it, but not for a folder of tests in it.
  package static func isOfTestSupport(_ folder: some StringProtocol) -> Bool {
    guard hasTest(folder.utf8) else { return false }
    let components = folder.pathComponents
    guard let support = components.lastIndex(where: { supportsTests($0) }) else { return false }
    return !components[support...].contains { $0.ends(with: "Tests") }
  }

  /// Returns true if `Test` is anywhere in the bytes.
  private static func hasTest(_ bytes: some Sequence<UInt8>) -> Bool {
    var last: UInt32 = 0
    for byte in bytes {
      last = last &<< 8 | UInt32(byte)
      if last == 0x5465_7374 { return true }
    }
    return false
  }

  /// Returns true for names such as `TestUtilities` and `AppTestsFoundation`, whose code no app runs.
  private static func supportsTests(_ name: Substring) -> Bool {
    guard let role = supportOfTests.first(where: { name.ends(with: $0) }) else { return false }
    let start = name.dropLast(role.count)
    guard !otherTests.contains(where: { start.ends(with: $0) }) else { return false }
    return ["Test", "Tests", "Testing"].contains { start.ends(with: $0) }
  }

  /// Tests that are what the code is for, and no tests of it: experiments, measurements, examinations.
  private static let otherTests = [
    "ABTest", "ABTesting", "SpeedTest", "BandwidthTest", "PingTest", "LatencyTest", "BloodTest",
    "EyeTest", "VisionTest", "HearingTest", "CovidTest", "LabTest", "DrugTest", "DriveTest",
    "DrivingTest", "TypingTest", "LanguageTest", "PersonalityTest", "PlacementTest", "PracticeTest",
  ]

  private static let supportOfTests = [
    "Utilities", "Utils", "Helpers", "Support", "Tools", "Kit", "Common", "Foundation", "Doubles",
    "Cases", "Harness", "Fixtures",
  ]

  /// Returns the innermost folder around all files at `paths`, empty for the root.
  package static func common(of paths: [String]) -> String {
    guard let first = paths.first?.utf8 else { return "" }
    let slash = UInt8(ascii: "/")
    var common = first.prefix(upTo: first.lastIndex(of: slash) ?? first.startIndex)
    for path in paths.dropFirst() where !common.isEmpty {
      let path = path.utf8
      let shared = zip(common, path).prefix { $0 == $1 }.count
      if shared == common.count, path.dropFirst(shared).first == slash { continue }
      // The last name that both start with may be a longer one in one of them.
      common = common.prefix(shared)
      common = common.prefix(upTo: common.lastIndex(of: slash) ?? common.startIndex)
    }
    return String(common) ?? ""
  }

  /// Returns a path inside `folder` as it is from that folder on.
  package static func relative(_ path: String, to folder: String) -> String {
    folder.isEmpty ? path : String(path.utf8.dropFirst(folder.utf8.count + 1)) ?? path
  }
}
