import Dispatch
import Glibc

/// The entry of libFuzzer, which reads its options from the arguments and calls `body` with one
/// text after the other.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Reads one text. The name is the one that libFuzzer's own `main` calls, which is linked but not
/// used.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let done = DispatchSemaphore(value: 0)
  // Runs here until it has to wait, which most subjects never do: changing threads would take most
  // of the time.
  Task.immediate {
    await Fuzz.subject.read(bytes)
    done.signal()
  }
  done.wait()
  return 0
}

/// `Fuzz OPTION…` has libFuzzer look for texts on which a subject fails, the one that
/// `ARCHLINT_FUZZ` names. `Fuzz --seeds FOLDER` writes texts to start from and a dictionary.
@main
enum Fuzz {
  static let subject: FuzzSubject = {
    let name = getenv("ARCHLINT_FUZZ").map { String(cString: $0) } ?? ""
    guard let subject = FuzzSubject(rawValue: name) else {
      let names = FuzzSubject.allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("ARCHLINT_FUZZ has to be one of \(names)")
    }
    return subject
  }()

  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "--seeds" {
      writeSeeds(to: arguments[2])
      return
    }
    var count = CommandLine.argc
    var values = CommandLine.unsafeArgv
    exit(runDriver(&count, &values, readOne))
  }

  private static func writeSeeds(to folder: String) {
    for (number, seed) in subject.seeds.enumerated() {
      write(Array(seed.utf8), to: "\(folder)/seed-\(number)")
    }
    let words = subject.words.map { "\"" + $0.utf8.map(escaped).joined() + "\"\n" }
    write(Array(words.joined().utf8), to: "\(folder).dict")
  }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = Array("0123456789abcdef")
    return "\\x\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { fatalError("cannot write \(path)") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
