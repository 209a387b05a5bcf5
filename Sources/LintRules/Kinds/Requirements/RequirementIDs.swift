/// The ids that a project defines, which tell what a tentative mention means.
struct RequirementIDs {
  /// The ids that a line defines in so many words.
  private let defined: Set<String>
  /// Each defined id by its letters and digits.
  private let spelled: [String: String]

  init(_ mentions: some Sequence<RequirementMention>) {
    var defined: Set<String> = []
    var spelled: [String: String] = [:]
    for mention in mentions {
      guard case .definition = mention.role else { continue }
      if !mention.isTentative { defined.insert(mention.id) }
      spelled[Self.bare(mention.id)] = mention.id
    }
    self.defined = defined
    self.spelled = spelled
  }

  /// The id that a mention means, nil for a mention that does not count: another line defines the
  /// id of a line with the name of a type, or nothing defines the id of a name.
  func id(of mention: RequirementMention) -> String? {
    guard mention.isTentative else { return mention.id }
    if case .definition = mention.role { return defined.contains(mention.id) ? nil : mention.id }
    return spelled[Self.bare(mention.id)]
  }

  private static func bare(_ id: String) -> String {
    id.uppercased().filter { $0.isLetter || $0.isNumber }
  }
}
