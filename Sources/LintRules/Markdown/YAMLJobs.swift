import SwiftSource

/// The jobs of a build server's file, found by the indentation of its lines.
enum YAMLJobs {
  /// A passage for each line. Its context is the job that the line is in, an entry under `jobs`,
  /// with all that the file says outside of jobs; without jobs it is the file.
  static func passages(of lines: [Range<Int>], _ buffer: SourceBuffer) -> [TextPassage] {
    let numbers = jobs(of: lines, buffer.padded)
    let shared = zip(lines, numbers).filter { $1 == nil }.map(\.0)
    let byJob = Dictionary(grouping: zip(lines, numbers), by: { $0.1 ?? -1 })
      .mapValues { $0.map(\.0) + shared }
    return zip(lines, numbers).map { line, job in
      TextPassage(lines: [line], context: job.flatMap { byJob[$0] } ?? shared)
    }
  }

  /// For each line the number of its job, nil outside of jobs.
  private static func jobs(
    of lines: [Range<Int>], _ bytes: ContiguousArray<UInt8>
  ) -> [Int?] {
    var numbers: [Int?] = []
    var isInJobs = false
    // The indentation of the entries under `jobs`, nil before the first of them.
    var depth: Int?
    var job: Int?
    var count = 0
    for line in lines {
      if let indentation = line.first(where: { bytes[$0] > 0x20 }).map({ $0 - line.lowerBound }) {
        if indentation == 0 {
          isInJobs = bytes[line].starts(with: Array("jobs:".utf8))
          (depth, job) = (nil, nil)
        } else if isInJobs {
          depth = depth ?? indentation
          if indentation == depth {
            job = count
            count += 1
          }
        }
      }
      numbers.append(job)
    }
    return numbers
  }
}
