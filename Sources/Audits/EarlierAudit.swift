import YAML

/// The findings of an earlier audit, read from its JSON.
package struct EarlierAudit: Sendable {
  /// The form of an audit's JSON.
  package static let schema = "archlint-audit/1"

  package let day: String
  /// The name of the project, empty if the audit does not have it.
  package let project: String
  let rules: [String]
  let paths: [String]
  let findings: [Finding]

  struct Finding: Sendable {
    let rule: String
    let path: String
    let fingerprint: String
    /// Its key when its file has been moved.
    let content: String
    /// Its subject, which decides about its items.
    let subject: ItemIndex.Subject
  }

  /// A file that cannot be compared with.
  package struct Failure: Error, Sendable {
    package let message: String
  }

  /// Reads the JSON of an audit, which is YAML too.
  ///
  /// - Parameter path: the file's, for messages.
  package init(text: String, path: String) throws(Failure) {
    let node: YAMLNode
    do {
      node = try YAMLNode.parseMerged(text)
    } catch {
      throw Failure(
        message: "\(path):\(error.mark.line):\(error.mark.column): this is not JSON of an audit: "
          + error.message)
    }
    let schema = node.member("schema")?.scalar?.text
    guard schema == Self.schema else {
      let hint = "write one with 'archlint audit --format json=FILE'"
      throw Failure(
        message: schema.map {
          "\(path): this is a file of the form '\($0)', not '\(Self.schema)'; \(hint)"
        } ?? "\(path): this is not an audit; \(hint)")
    }
    func incomplete(_ node: YAMLNode) -> Failure {
      Failure(
        message: "\(path):\(node.start.line):\(node.start.column): this audit is not complete; "
          + "write it again with 'archlint audit --format json=FILE'")
    }
    guard let day = node.member("date")?.scalar?.text, let rules = node.member("rules")?.sequence,
      let findings = node.member("findings")?.sequence
    else { throw incomplete(node) }
    self.day = day
    project = node.member("project")?.scalar?.text ?? ""
    let severities = Dictionary(
      rules.compactMap { rule in
        rule.member("id")?.scalar.map { ($0.text, rule.member("severity")?.scalar?.text) }
      }, uniquingKeysWith: { first, _ in first })
    paths = node.member("paths")?.sequence?.compactMap { $0.scalar?.text } ?? []
    self.rules = rules.filter { $0.member("checked")?.scalar?.bool != false }
      .compactMap { $0.member("id")?.scalar?.text }
    var read: [Finding] = []
    read.reserveCapacity(findings.count)
    for item in findings {
      guard let rule = item.member("rule")?.scalar?.text,
        let path = item.member("path")?.scalar?.text,
        let fingerprint = item.member("fingerprint")?.scalar?.text,
        let content = item.member("content")?.scalar?.text
      else { throw incomplete(item) }
      read.append(
        Finding(
          rule: rule, path: path, fingerprint: fingerprint, content: content,
          subject: ItemIndex.Subject(
            rule: rule, path: path, subject: item.member("subject")?.scalar?.text ?? "",
            isInComment: item.member("within")?.scalar?.text == "comments",
            hasOwnSeverity: item.member("severity")?.scalar?.text == severities[rule] ?? nil)))
    }
    self.findings = read
  }
}
