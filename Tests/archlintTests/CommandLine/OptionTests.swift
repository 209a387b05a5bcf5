import Testing

@testable import archlint

/// Every option keeps what its description promises.
@Suite struct OptionTests {
  /// An option of a command.
  struct Subject: CustomTestStringConvertible, Sendable {
    let command: Command
    let option: OptionDescription

    var testDescription: String { "\(command.name) --\(option.name)" }

    /// Words for operands that the command needs.
    var operands: [String] {
      command.operands.filter { $0.count == .one }.map { $0.choices.first?.name ?? "word" }
    }
  }

  private static let subjects = CommandList.all.flatMap { command in
    command.options.map { Subject(command: command, option: $0) }
  }

  @Test(arguments: subjects) func valuesThatItAcceptsAreRead(_ subject: Subject) throws {
    let option = subject.option
    let values = option.choices + option.accepts
    if option.placeholder == nil {
      #expect(values.isEmpty)
      try subject.command.check(["--\(option.name)"] + subject.operands)
    } else {
      #expect(!values.isEmpty, "name a value that the option accepts")
    }
    for value in values {
      try subject.command.check(["--\(option.name)", value] + subject.operands)
      try subject.command.check(["--\(option.name)=\(value)"] + subject.operands)
    }
  }

  @Test(arguments: subjects) func valuesThatItDoesNotTakeAreRefused(_ subject: Subject) {
    let option = subject.option
    guard option.name != "help" else { return }
    var refused = option.refuses
    if option.placeholder == nil { refused = ["value"] }
    if let choice = option.choices.first { refused += ["\(choice)x", ""] }
    for value in refused {
      #expect(throws: UsageError.self, "\(value)") {
        try subject.command.check(["--\(option.name)=\(value)"] + subject.operands)
      }
    }
    if option.placeholder != nil {
      #expect(throws: UsageError.self) {
        try subject.command.check(subject.operands + ["--\(option.name)"])
      }
    }
  }

  @Test(arguments: subjects) func itsHelpIsASentenceThatFitsItsPlace(_ subject: Subject) {
    let option = subject.option
    #expect(option.short.count <= 72)
    #expect(!option.short.hasSuffix("."))
    #expect(option.long.hasSuffix("."))
    #expect(option.long.first?.isUppercase == true)
  }

  @Test(arguments: CommandList.all) func aCommandNamesAnOptionOnce(_ command: Command) {
    let names = command.options.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: CommandList.all) func bothHelpsNameEveryOption(_ command: Command) {
    for option in command.options {
      #expect(Help.text(for: command, .short).contains(option.form))
      #expect(Help.text(for: command, .long).contains(option.form))
    }
  }

  @Test(arguments: CommandList.all) func aCommandRefusesOperandsThatItDoesNotTake(
    _ command: Command
  ) {
    guard !command.operands.contains(where: { $0.count == .any }) else { return }
    let words = command.operands.map { $0.choices.first?.name ?? "word" } + ["surplus"]
    #expect(throws: UsageError.self) { try command.check(words) }
  }
}

extension Command: CustomTestStringConvertible {
  public var testDescription: String { name }
}
