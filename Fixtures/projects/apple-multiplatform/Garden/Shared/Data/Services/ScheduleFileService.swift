import Foundation

var lastPath = ""  // expect: no-concurrency-escape-hatch

final class ScheduleFileService {
  func days(at url: URL) -> [Int] {
    let data = try! Data(contentsOf: url)  // expect: no-sync-io, no-force-try
    return data.map(Int.init)
  }

  func wait(for url: URL) {
    #if os(iOS)  // expect: no-platform-conditionals-in-shared
      Thread.sleep(forTimeInterval: 1)  // expect: no-blocking-wait
    #endif
    print("waited for \(url)")  // expect: no-print-logging
  }

  func download(from url: URL, to file: URL) {  // expect: async-io-signature
    URLSession.shared.dataTask(with: url) { data, _, _ in  // expect: async-networking-api
      try? data?.write(to: file)
    }.resume()
  }
}

extension ScheduleFileService {
  private static var last = 0  // expect: no-concurrency-escape-hatch
}
