import LintRules
import Reporting

/// A rule as a JSON object.
enum RuleListing {
  static func append(_ rule: Rule, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id)
      json.member("title", rule.title)
      json.member("severity", rule.severity.rawValue)
      json.member("confidence", rule.confidence.rawValue)
      json.member("why", rule.why)
      json.member("instead", rule.instead)
      json.key("options")
      json.object { json in
        for option in rule.options {
          json.key(option.name)
          if option.isList {
            json.strings(option.values)
          } else {
            json.string(option.values.first ?? "")
          }
        }
      }
      json.key("sources")
      json.array { json in
        for source in rule.sources {
          json.object { json in
            json.member("preset", source.preset)
            json.member("section", source.section)
          }
        }
      }
    }
  }
}
