import Discovery

extension DiscoveryFormat {
  package static let json = DiscoveryFormat("json", "conventions with their rules, for scripts") {
    DiscoveryJSON.render($0)
  }
}

/// Conventions as JSON.
enum DiscoveryJSON {
  static func render(_ page: DiscoveryPage) -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("schema", "archlint-discovery/1")
      json.member("project", page.project)
      json.member("files", page.files)
      json.key("conventions")
      json.array(.lines) { json in
        for convention in page.conventions { render(convention, to: &json) }
      }
    }
    json.finish()
    return json.bytes
  }

  private static func render(_ convention: Convention, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", convention.id)
      json.member("says", convention.says)
      json.member("kind", convention.kind.rawValue)
      json.member("unit", convention.unit.rawValue)
      json.member("support", convention.support)
      json.member("total", convention.total)
      json.key("exceptions")
      json.array { json in
        for exception in convention.exceptions {
          json.object { json in
            json.member("path", exception.path)
            if let line = exception.line { json.member("line", line) }
            if let column = exception.column { json.member("column", column) }
          }
        }
      }
      json.key("bound")
      json.decimal(rounded(convention.bound))
      json.key("surprise")
      json.decimal(rounded(convention.surprise))
      if !convention.details.isEmpty {
        json.key("details")
        json.strings(convention.details)
      }
      if !convention.layers.isEmpty {
        json.key("layers")
        json.array { json in
          for layer in convention.layers {
            json.object { json in
              json.member("name", layer.name)
              json.key("paths")
              json.strings(layer.paths)
              json.key("uses")
              json.strings(layer.uses.map(\.name))
            }
          }
        }
      }
      json.key("rule")
      json.value(convention.ownRule())
    }
  }

  /// Three digits after the point.
  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

extension JSONWriter {
  /// Writes a part of a rule.
  mutating func value(_ notation: Notation) {
    switch notation {
    case .text(let text): string(text)
    case .flag(let flag): boolean(flag)
    case .list(let items):
      array { json in
        for item in items { json.value(item) }
      }
    case .mapping(let entries):
      object { json in
        for entry in entries {
          json.key(entry.key)
          json.value(entry.value)
        }
      }
    }
  }
}
