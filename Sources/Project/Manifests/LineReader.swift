/// Reads the settings in files that state one on each line, and in property lists in XML.
struct LineReader {
  private let bytes: ContiguousArray<UInt8>
  private let count: Int
  private var result = SettingsFile()

  private init(_ bytes: ContiguousArray<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
    result.owners = [SettingsFile.Owner(kind: .file, name: "")]
  }

  /// The settings in the first `count` of the bytes of a file.
  static func read(
    _ format: SettingsFile.Format, _ bytes: ContiguousArray<UInt8>, count: Int
  ) -> SettingsFile {
    var reader = LineReader(bytes, count: count)
    switch format {
    // A project that is no whole property list: a part of one, or one with marks of conflicts.
    case .xcconfig, .xcode: reader.forEachLine { $0.readAssignment($1) }
    case .podfile: reader.forEachLine { $0.readPod($1) }
    case .info: reader.readPropertyList()
    default: break
    }
    return reader.result
  }

  /// The files that an `.xcconfig` file includes, as it names them.
  static func includes(_ bytes: ContiguousArray<UInt8>, count: Int) -> [String] {
    var reader = LineReader(bytes, count: count)
    var paths: [String] = []
    reader.forEachLine { reader, line in
      let text = reader.text(line)
      guard text.hasPrefix("#include"), let start = text.firstIndex(of: "\""),
        let end = text.lastIndex(of: "\""), start < end
      else { return }
      paths.append(String(text[text.index(after: start)..<end]))
    }
    return paths
  }

  // MARK: - Lines

  private mutating func forEachLine(_ body: (inout LineReader, Range<Int>) -> Void) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < count {
      var end = start
      while end < count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      body(&self, trimmed(start..<end))
      start = end + 1
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range = first + 1..<range.upperBound }
    while let last = range.last, bytes[last] <= 0x20 { range = range.lowerBound..<last }
    return range
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func find(_ text: String, in range: Range<Int>) -> Int? {
    let wanted = Array(text.utf8)
    guard range.count >= wanted.count else { return nil }
    return (range.lowerBound...range.upperBound - wanted.count).first { start in
      bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }

  /// `NAME = value // comment`.
  private mutating func readAssignment(_ line: Range<Int>) {
    let end = find("//", in: line) ?? line.upperBound
    let equals = assignment(in: line)
    guard equals < end else { return }
    let key = text(unquoted(trimmed(line.lowerBound..<equals)))
    var value = trimmed(equals + 1..<end)
    if let last = value.last, bytes[last] == UInt8(ascii: ";") {
      value = trimmed(value.lowerBound..<last)
    }
    guard !key.isEmpty, !key.hasPrefix("#") else { return }
    add(
      key, value: text(unquoted(value)), at: line.lowerBound..<max(value.upperBound, equals), value)
  }

  /// The bytes between the quotes around some, all where there are none.
  private func unquoted(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 1, bytes[range.lowerBound] == UInt8(ascii: "\""),
      bytes[range.upperBound - 1] == UInt8(ascii: "\"")
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// The `=` of a line, not that of a condition: `NAME[sdk=macosx*] = value`.
  private func assignment(in line: Range<Int>) -> Int {
    var offset = line.lowerBound
    var depth = 0
    while offset < line.upperBound {
      if bytes[offset] == UInt8(ascii: "[") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "]") { depth -= 1 }
      if bytes[offset] == UInt8(ascii: "="), depth == 0 { return offset }
      offset += 1
    }
    return line.upperBound
  }

  /// `platform :ios, '18.0'` or `….build_settings['NAME'] = '18.0'`.
  private mutating func readPod(_ line: Range<Int>) {
    let quoted = quotes(in: line)
    let text = text(line)
    if text.hasPrefix("#") { return }
    if text.hasPrefix("platform "), let version = quoted.first {
      let key = text.contains(":ios") ? "platform.iOS" : "platform.macOS"
      guard text.contains(":ios") || text.contains(":osx") || text.contains(":macos") else {
        return
      }
      add("platform", name: key, value: self.text(version), at: line, version)
    } else if text.contains("build_settings["), quoted.count > 1, find("=", in: line) != nil {
      add(self.text(quoted[0]), value: self.text(quoted[1]), at: line, quoted[1])
    }
  }

  /// Returns the texts between quotes on the line, up to a comment.
  private func quotes(in line: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: Int?
    for offset in line {
      let byte = bytes[offset]
      if let start = open {
        if byte == bytes[start - 1] {
          found.append(start..<offset)
          open = nil
        }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        open = offset + 1
      } else if byte == UInt8(ascii: "#") {
        return found
      }
    }
    return found
  }

  private mutating func add(
    _ key: String, name: String? = nil, value: String, at range: Range<Int>,
    _ valueRange: Range<Int>, owner: Int = 0
  ) {
    result.settings.append(
      SettingsFile.Setting(
        key, name: name, value: value, range: range, valueRange: valueRange, owner: owner))
  }

  // MARK: - Property lists

  /// `<key>Name</key>` with a `<string>`, `<true/>` or `<false/>` after it. A dictionary behind a
  /// key owns its settings, and has the name of the key.
  private mutating func readPropertyList() {
    var offset = 0
    var owners: [Int] = []
    while let mark = find("<", in: offset..<count) {
      offset = mark + 1
      if starts("<!--", at: mark) {
        offset = find("-->", in: mark..<count) ?? count
      } else if starts("<dict>", at: mark) {
        owners.append(owners.last ?? 0)
      } else if starts("</dict>", at: mark) {
        _ = owners.popLast()
      } else if starts("<key>", at: mark), let end = find("</key>", in: mark..<count) {
        let key = text(mark + 5..<end)
        offset = end + 6
        let next = offsetOfElement(from: offset)
        if let value = ["true", "false"].first(where: { starts("<\($0)", at: next) }),
          let close = find(">", in: next..<count)
        {
          // The key states it: the element has no text of its own.
          let name = mark + 5..<end
          add(key, value: value, at: name, next..<close + 1, owner: owners.last ?? 0)
          offset = close + 1
          continue
        }
        if starts("<dict>", at: next) {
          owners.append(result.owners.count)
          result.owners.append(SettingsFile.Owner(kind: .file, name: key, range: mark + 5..<end))
          offset = next + 6
          continue
        }
        guard starts("<string>", at: next), let close = find("</string>", in: next..<count) else {
          continue
        }
        let value = next + 8..<close
        add(key, value: text(value), at: value, value, owner: owners.last ?? 0)
        offset = close
      }
    }
  }

  /// The offset of the first byte from `offset` on that is neither white space nor in a comment.
  private func offsetOfElement(from offset: Int) -> Int {
    var next = offset
    while next < count {
      if bytes[next] <= 0x20 {
        next += 1
      } else if starts("<!--", at: next), let end = find("-->", in: next..<count) {
        next = end + 3
      } else {
        break
      }
    }
    return next
  }

  private func starts(_ text: String, at offset: Int) -> Bool {
    offset + text.utf8.count <= count
      && bytes[offset..<offset + text.utf8.count].elementsEqual(text.utf8)
  }
}
