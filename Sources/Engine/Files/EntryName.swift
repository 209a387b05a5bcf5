#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The name of a file or folder as the system has it.
struct EntryName {
  /// The name, with what is not UTF-8 replaced.
  let text: String
  /// Its bytes, nil if they are UTF-8.
  let illFormed: [UInt8]?

  /// - Parameter start: a text that ends with a NUL byte.
  init(_ start: UnsafePointer<CChar>) {
    if let text = unsafe String(validatingCString: start) {
      self.text = text
      illFormed = nil
    } else {
      text = unsafe String(cString: start)
      illFormed = unsafe UnsafeRawBufferPointer(start: start, count: strlen(start)).map { $0 }
    }
  }

  /// A name from which every byte can be recovered: bytes that are not UTF-8 as `\xE9`, and
  /// backslashes twice.
  static func spelled(_ name: [UInt8]) -> String {
    var text = ""
    var parser = Unicode.UTF8.ForwardParser()
    var rest = name.makeIterator()
    var position = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let bytes):
        let scalar = Unicode.UTF8.decode(bytes)
        text.unicodeScalars.append(contentsOf: scalar == "\\" ? [scalar, scalar] : [scalar])
        position += bytes.count
      case .error(let length):
        for byte in name[position..<position + length] {
          text += "\\x" + String(byte, radix: 16, uppercase: true)
        }
        position += length
      case .emptyInput: return text
      }
    }
  }

  /// A name with every character beyond ASCII as `\u{E9}`.
  static func spelled(_ name: String) -> String {
    name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
