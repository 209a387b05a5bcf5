import LintRules
import SwiftSource

/// A change of a fixture's Swift files after which the rules have to find the same, or nothing.
enum Transformation: String, CaseIterable {
  case carriageReturns, byteOrderMark, emojiPrefix, shebang, inComment, inString, suppressed
  /// The types of the system have the names of their modules before them.
  case qualified
  /// A comment is behind each opening bracket, comma, colon and equals sign.
  case commented

  /// True if findings go away: the code is no code any more, or a comment suppresses them.
  var silences: Bool {
    switch self {
    case .inComment, .inString, .suppressed: true
    default: false
    }
  }

  /// The lines by which what follows moves down.
  var lineShift: Int {
    switch self {
    case .emojiPrefix, .shebang: 1
    default: 0
    }
  }

  /// The text of a file after the change.
  ///
  /// - Parameters:
  ///   - rule: the rule whose fixture it is.
  ///   - declared: the names that the fixture declares, which are not those of the system.
  func apply(to text: String, rule: String, declared: Set<String>) -> String {
    switch self {
    case .carriageReturns: text.replacing("\n", with: "\r\n")
    case .byteOrderMark: "\u{FEFF}" + text
    // Before it, the first line of a script is none.
    case .emojiPrefix where text.hasPrefix("#!"), .shebang where text.hasPrefix("#!"): text
    case .emojiPrefix: "// 👩‍👩‍👧‍👦 é 𝒳\n" + text
    case .shebang: "#!/usr/bin/env swift\n" + text
    case .inComment:
      "/* /* nested */\n\(text.replacing("*/", with: "").replacing("/*", with: ""))\n*/"
    case .inString: "let text = ###\"\"\"\n\(text)\n\"\"\"###\n"
    case .suppressed: "// archlint:disable-file \(rule) -- a fixture that is silenced\n" + text
    case .qualified: Self.qualify(text, declared: declared)
    case .commented: Self.comment(text)
    }
  }

  /// Puts comments between tokens; the lines of directives stay as they are.
  private static func comment(_ text: String) -> String {
    let file = SourceFile(path: "", text: text)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var next = 0
    for token in file.tokens {
      guard [.leftParen, .leftBrace, .leftBracket, .comma, .colon, .equal].contains(token.kind)
      else { continue }
      let end = token.range.upperBound
      let line = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { bytes[($0 + 1)..<end] }
      guard (line ?? bytes[..<end]).first(where: { $0 != UInt8(ascii: " ") }) != UInt8(ascii: "#")
      else { continue }
      result += bytes[next..<end] + Array("/*x*/".utf8)
      next = end
    }
    return String(decoding: result + bytes[next...], as: UTF8.self)
  }

  /// The names that a file declares.
  static func declaredNames(in text: String) -> Set<String> {
    let file = SourceFile(path: "", text: text)
    let declared = file.tokens.indices.filter { file.tokens[$0].flags.contains(.isDeclared) }
    return Set(declared.map(file.identifier))
  }

  /// Puts the names of modules before the names of the system's types.
  private static func qualify(_ text: String, declared: Set<String>) -> String {
    let file = SourceFile(path: "", text: text)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var next = 0
    for (index, token) in file.tokens.enumerated() {
      guard token.kind == .identifier, token.flags.isDisjoint(with: [.isDeclared, .isQualified]),
        let module = modules[file.text(of: index)], !declared.contains(file.text(of: index)),
        index == 0 || ![.period, .pound, .colonColon].contains(file.tokens[index - 1].kind),
        !isLabel(index, file)
      else { continue }
      result += bytes[next..<token.range.lowerBound]
      result += Array("\(module).".utf8)
      next = token.range.lowerBound
    }
    return String(decoding: result + bytes[next...], as: UTF8.self)
  }

  /// Returns true if a colon follows a name that an argument may have.
  private static func isLabel(_ index: Int, _ file: SourceFile) -> Bool {
    guard file.tokens[index + 1].kind == .colon, index > 0 else { return false }
    let previous = file.tokens[index - 1].kind
    return previous == .leftParen || previous == .comma
  }

  /// Types, functions and macros of the system, with the modules that declare them.
  private static let modules: [String: String] = {
    let names = [
      "Swift": """
      String Int Bool Double Sendable Error Hashable Equatable Codable Never Set CodingKey
      Decodable Encodable Task AsyncStream MainActor CancellationError Identifiable
      """,
      "Foundation": """
      UUID Data URLSession NSString URL FileManager Date JSONDecoder IndexPath NSData
      UserDefaults Timer LocalizedError NSCache NSError Notification Bundle DateFormatter NSLock
      ProcessInfo NotificationCenter NumberFormatter Calendar Thread NSObject NSLog
      """,
      "Dispatch": "DispatchQueue DispatchGroup DispatchSemaphore",
      "SwiftUI": """
      View Text State Button EmptyView List VStack App Color Scene WindowGroup ViewModifier
      HStack Environment StateObject ForEach Image AnyView ViewBuilder Binding Circle Capsule
      RoundedRectangle Material TextField NavigationStack Bindable ObservedObject PreviewProvider
      NavigationLink AppStorage Shape UIViewRepresentable ProgressView NavigationSplitView
      ScrollView EnvironmentObject CommandMenu FocusState LazyVStack Stepper Toggle Picker ZStack
      AsyncImage SecureField TabView NavigationView UIHostingController NSHostingController
      """,
      "UIKit": """
      UIViewController UIView UITableViewCell UIColor UITableView UITableViewController UILabel
      NSDiffableDataSourceSnapshot UITableViewDiffableDataSource UIImage UIButton UIApplication
      UITableViewDataSource UICollectionView UIDevice UINavigationController UIAlertController
      UIGraphicsImageRenderer UISwitch UIStackView UIScreen UIImpactFeedbackGenerator
      """,
      "AppKit": "NSViewController NSColor NSView NSTableView NSButton NSWindow NSMenu NSImage",
      "Combine": """
      ObservableObject Published AnyPublisher PassthroughSubject AnyCancellable Future Just
      """,
      "CoreData": "NSFetchedResultsController NSManagedObjectID NSManagedObject NSFetchRequest",
      "SwiftData": "Model ModelContext ModelContainer ModelActor Query FetchDescriptor",
      "XCTest": "XCTestCase XCTAssertEqual",
      "CoreGraphics": "CGFloat CGRect CGSize CGColor",
    ]
    var modules: [String: String] = [:]
    for (module, list) in names {
      for name in list.split(whereSeparator: \.isWhitespace) { modules[String(name)] = module }
    }
    return modules
  }()
}

extension Transformation {
  /// Returns true if the change shows something about the rule: words count in comments and strings
  /// too, and text does not affect rules about files and folders.
  func applies(to rule: Rule) -> Bool {
    if self == .shebang, rule.selector.excluded.isScript != nil { return false }
    for check in rule.checks {
      // A comment in a test may be one of its steps.
      if self == .commented, rule.id == "test-given-when-then" { return false }
      let countsInText = check is TermCheck || check is RequirementCheck || check is SecretCheck
      if countsInText, self == .inComment || self == .inString { return false }
      // Tests that are no code any more are missing.
      if check is TestedCheck, silences { return false }
      let isAboutProject =
        check is LayoutCheck || check is ProtectedCheck || check is AbsenceCheck
        || check is InterfaceCheck || check is CounterpartCheck || check is DocumentCheck
        || check is ChangeCheck || check is TrackedCheck
      if isAboutProject { return false }
    }
    return true
  }

  /// Returns the findings to expect after the change.
  ///
  /// - Parameter markers: those before the change.
  func expected(from markers: Set<Fixture.Place>) -> Set<Fixture.Place> {
    Set(
      markers.compactMap { place in
        guard place.path.hasSuffix(".swift") else { return place }
        if silences { return nil }
        return Fixture.Place(
          rule: place.rule, path: place.path, line: place.line == 0 ? 0 : place.line + lineShift)
      })
  }
}
