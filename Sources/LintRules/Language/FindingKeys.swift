extension Array {
  /// The keys `severity` and `message` of a part of a rule.
  ///
  /// - Parameter example: a message with names that findings of this kind fill.
  static func findingKeys<Root>(
    _ severity: KeyPathTo<Root, Severity?>,
    _ message: KeyPathTo<Root, MessageTemplate?>, example: String
  ) -> [Key<Root>] where Element == Key<Root> {
    [
      Key(
        "severity", severity, .choice, "The severity of these findings.", example: "info",
        default: "that of the rule"),
      .message(message, example: example),
    ]
  }
}

extension Key {
  /// The key `message` of a part of a rule.
  ///
  /// - Parameter example: a message with names that findings of this kind fill.
  static func message(
    _ path: KeyPathTo<Root, MessageTemplate?>, example: String
  ) -> Key<Root> {
    Key(
      "message", path, .message,
      "The message of these findings, with names in braces that a finding fills.",
      example: "\"\(example)\"", default: "that of the rule")
  }
}
