extension Array {
  /// The keys `severity` and `message` of a part of a rule.
  static func findingKeys<Root>(
    _ severity: KeyPathTo<Root, Severity?>,
    _ message: KeyPathTo<Root, MessageTemplate?>
  ) -> [Key<Root>] where Element == Key<Root> {
    [
      Key(
        "severity", severity, .choice, "The severity of these findings.", example: "info",
        default: "that of the rule"),
      .message(message),
    ]
  }
}

extension Key {
  /// The key `message` of a part of a rule.
  static func message(_ path: KeyPathTo<Root, MessageTemplate?>) -> Key<Root> {
    Key(
      "message", path, .message,
      "The message of these findings, with names in braces that a finding fills.",
      example: "\"{kind} '{name}' does too much\"", default: "that of the rule")
  }
}
