import Foundation
import Synchronization

/// `conformance [--snippets] PATH…`: compares archlint's lexer and outline with swift-syntax over
/// all Swift files below the paths, or over the pieces of Swift in the tests of a parser.
@main
struct Conformance {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let takesSnippets = arguments.first == "--snippets"
    if takesSnippets { arguments.removeFirst() }
    guard !arguments.isEmpty else {
      print("conformance [--snippets] PATH...")
      exit(2)
    }
    let files = arguments.flatMap { swiftFiles(at: $0) }
    guard !files.isEmpty else {
      print("no Swift files")
      exit(2)
    }
    let result = compare(files, takesSnippets: takesSnippets)
    print(result.report)
    exit(result.isEqual ? 0 : 1)
  }

  private static func swiftFiles(at path: String) -> [String] {
    if path.hasSuffix(".swift") { return [path] }
    let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return below.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }.sorted()
  }

  /// Shares the files among threads with deep stacks, as the parser goes down into the code.
  private static func compare(_ files: [String], takesSnippets: Bool) -> Comparison {
    let next = Atomic<Int>(0)
    let sum = Mutex(Comparison())
    let group = DispatchGroup()
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      group.enter()
      let thread = Thread {
        var own = Comparison()
        while true {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < files.count else { break }
          add(files[index], takesSnippets, to: &own)
        }
        sum.withLock { $0.add(own) }
        group.leave()
      }
      thread.stackSize = 512 << 20
      thread.start()
    }
    group.wait()
    return sum.withLock { $0 }
  }

  private static func add(_ path: String, _ takesSnippets: Bool, to comparison: inout Comparison) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let bytes = [UInt8](data)
    guard takesSnippets else { return comparison.add(path, bytes) }
    for (offset, text) in SnippetVisitor.snippets(in: bytes) {
      let line = bytes[..<offset].count { $0 == 0x0A } + 1
      comparison.add("\(path):\(line)", Array(text.utf8))
    }
  }
}
