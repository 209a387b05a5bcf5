import SwiftSource

/// A number by which the content of a file is known again in the same run.
enum FileDigest {
  static func of(_ bytes: [UInt8]) -> UInt64 {
    unsafe bytes.withUnsafeBytes { unsafe digest(of: $0) }
  }

  static func of(_ buffer: SourceBuffer) -> UInt64 {
    // The slice holds the bytes of the file and not those after them.
    unsafe buffer.padded.withUnsafeBytes { memory in
      unsafe digest(of: UnsafeRawBufferPointer(rebasing: memory[..<buffer.count]))
    }
  }

  /// Eight bytes at a time: every file of every run goes through it.
  private static func digest(of memory: UnsafeRawBufferPointer) -> UInt64 {
    var value = 0x9E37_79B9_7F4A_7C15 ^ UInt64(memory.count)
    func add(_ word: UInt64) {
      value = (value ^ word) &* 0xD6E8_FEB8_6659_FD93
      value ^= value >> 32
    }
    var offset = 0
    // Within the memory, as the condition says.
    while offset + 8 <= memory.count {
      add(unsafe memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    while offset < memory.count {
      add(UInt64(unsafe memory[offset]))
      offset += 1
    }
    return value
  }
}
