import Foundation
import ReactorKit  // expect: no-architecture-frameworks

/// Writes tides into a file.
struct ExportService {  // expect: shared-code-in-core
  /// Writes `text` and calls back.
  func write(_ text: String, completion: @escaping (Bool) -> Void) {  // expect: prefer-async-await
    let file = URL(filePath: "/tmp/tides.csv")  // expect: no-string-paths
    let number = arc4random_uniform(9)  // expect: prefer-swift-native
    completion(text.count > Int(number) && file.isFileURL)
  }
}
