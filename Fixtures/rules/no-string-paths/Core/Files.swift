let file = URL(fileURLWithPath: path)  // expect: no-string-paths
let folder = URL(fileURLWithPath: path, isDirectory: true)  // expect: no-string-paths
let joined = URL(fileURLWithPath: base + "/tides.csv")  // expect: no-string-paths
let old = (base as NSString).appendingPathComponent("a.csv")  // expect: no-string-paths
let sample = Bundle.main.path(forResource: "tides", ofType: "csv")  // expect: no-string-paths
let isThere = FileManager.default.fileExists(atPath: "\(base)/tides.csv")  // expect: no-string-paths
let isOpen = FileManager.default.fileExists(atPath: file.path())
let next = folder.appending(path: "tides.csv")
func log() { logger.info("reads \(base)/tides.csv") }
// URL(fileURLWithPath: path)
