import Configuration
import LintRules

/// One option of a command: its name, its help, and the field that it fills.
///
/// `Options` is the struct of the command's options. A field that does not exist does not compile,
/// and a command cannot read an option that it does not take. Parsing, help, completions and the
/// page `docs/command-line.md` come from these values; `accepts` and `refuses` are their tests.
struct Option<Options>: Sendable {
  typealias Field<Value> = any WritableKeyPath<Options, Value> & Sendable

  private(set) var about: OptionDescription
  /// Decodes a value, empty for a switch, into its field.
  let store: @Sendable (_ text: String, _ options: inout Options) throws(UsageError) -> Void
  /// The field's value as the command line spells it, nil if the field is empty.
  let spelling: @Sendable (Options) -> String?

  /// The option as one of a struct that holds these options in the field `field`.
  func within<Outer>(_ field: any WritableKeyPath<Outer, Options> & Sendable) -> Option<Outer> {
    let store = store
    let spelling = spelling
    return Option<Outer>(
      about: about,
      store: { text, outer throws(UsageError) in try store(text, &outer[keyPath: field]) },
      spelling: { spelling($0[keyPath: field]) })
  }
}

extension Sequence {
  /// The options as those of a struct that holds them in the field `field`.
  func within<Inner, Outer>(
    _ field: any WritableKeyPath<Outer, Inner> & Sendable
  ) -> [Option<Outer>] where Element == Option<Inner> {
    map { $0.within(field) }
  }
}

// MARK: - Types of options

extension Option {
  /// A switch, which takes no value.
  init(_ name: String, sets field: Field<Bool>, short: String, long: String) {
    about = OptionDescription(name: name, short: short, long: long)
    store = { _, options in options[keyPath: field] = true }
    spelling = { _ in nil }
  }

  /// An option whose value is a text.
  init(
    _ name: String, _ placeholder: String, text field: Field<String?>,
    completion: Completion = .none, short: String, long: String, accepts: [String]
  ) {
    about = OptionDescription(
      name: name, placeholder: placeholder, completion: completion, short: short, long: long,
      accepts: accepts)
    store = { text, options in options[keyPath: field] = text }
    spelling = { $0[keyPath: field] }
  }

  /// An option that can be given several times.
  init(
    _ name: String, _ placeholder: String, texts field: Field<[String]>,
    completion: Completion = .none, short: String, long: String, accepts: [String]
  ) {
    about = OptionDescription(
      name: name, placeholder: placeholder, isRepeated: true, completion: completion,
      short: short, long: long, accepts: accepts)
    store = { text, options in options[keyPath: field].append(text) }
    spelling = { _ in nil }
  }

  /// An option whose value is a number.
  init(
    _ name: String, _ placeholder: String, number field: Field<Int?>, in range: ClosedRange<Int>,
    short: String, long: String, accepts: [String], refuses: [String]
  ) {
    about = OptionDescription(
      name: name, placeholder: placeholder, short: short, long: long, accepts: accepts,
      refuses: refuses)
    store = { text, options throws(UsageError) in
      guard let number = Int(text), range.contains(number) else {
        let bounds =
          range.upperBound == .max
          ? "from \(range.lowerBound) on" : "from \(range.lowerBound) to \(range.upperBound)"
        throw UsageError(message: "--\(name) takes a number \(bounds), not '\(text)'")
      }
      options[keyPath: field] = number
    }
    spelling = { $0[keyPath: field].map(String.init) }
  }

  /// An option whose value has a type of its own.
  init<Value: Sendable>(
    _ name: String, _ placeholder: String, value field: Field<Value?>, short: String, long: String,
    accepts: [String], refuses: [String],
    decode: @escaping @Sendable (_ text: String) throws(UsageError) -> Value
  ) {
    about = OptionDescription(
      name: name, placeholder: placeholder, short: short, long: long, accepts: accepts,
      refuses: refuses)
    store = { text, options throws(UsageError) in options[keyPath: field] = try decode(text) }
    spelling = { _ in nil }
  }

  /// An option whose value is one of a few.
  init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ placeholder: String, choice field: Field<Choice>, short: String, long: String
  ) {
    about = OptionDescription(
      name: name, placeholder: placeholder, choices: Choice.allCases.map(\.rawValue),
      short: short, long: long)
    store = { text, options throws(UsageError) in
      options[keyPath: field] = try Self.decode(text, of: name)
    }
    spelling = { $0[keyPath: field].rawValue }
  }

  /// An option whose value is one of a few, without a default.
  init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ placeholder: String, optionalChoice field: Field<Choice?>, short: String,
    long: String
  ) {
    about = OptionDescription(
      name: name, placeholder: placeholder, choices: Choice.allCases.map(\.rawValue),
      short: short, long: long)
    store = { text, options throws(UsageError) in
      options[keyPath: field] = try Self.decode(text, of: name) as Choice
    }
    spelling = { $0[keyPath: field]?.rawValue }
  }

  /// An option that names reports: `FORMAT` for standard output, `FORMAT=FILE` for a file.
  init<Format: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ placeholder: String, reports field: Field<Reports<Format>>, short: String,
    long: String
  ) {
    let names = Format.allCases.map(\.rawValue)
    about = OptionDescription(
      name: name, placeholder: placeholder, choices: names, isRepeated: true,
      completion: .destination, short: short, long: long,
      accepts: ["\(names[0])=report"], refuses: ["\(names[0])="])
    store = { text, options throws(UsageError) in try options[keyPath: field].add(text) }
    spelling = { $0[keyPath: field].standard.rawValue }
  }

  private static func decode<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, of name: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw UsageError(
      message: "--\(name) takes \(names.joined(separator: ", ")), not '\(text)'"
        + NearestName.hint(text, among: names))
  }
}

extension Option {
  /// The option with the default that `options` has.
  func describingDefault(of options: Options) -> OptionDescription {
    var description = about
    if description.defaultValue == nil { description.defaultValue = spelling(options) }
    return description
  }
}
