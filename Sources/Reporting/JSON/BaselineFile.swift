import Results

/// A baseline as its file holds it: JSON with one entry a line, sorted, so that changes of it can be
/// read and merged.
package enum BaselineFile {
  package static func render(_ baseline: Baseline) -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("schema", Baseline.schema)
      json.key("entries")
      json.array(.lines) { json in
        for entry in baseline.entries {
          json.object { json in
            json.member("path", entry.path)
            json.member("rule", entry.rule)
            json.member("count", entry.count)
            json.member("key", entry.key)
            json.member("content", entry.content)
          }
        }
      }
    }
    json.finish()
    return json.bytes
  }
}
