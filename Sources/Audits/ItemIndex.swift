import Configuration
import LintRules

/// Which items a finding belongs to.
///
/// A finding has one home in each checklist: the first item that its rule decides, or else the first
/// one that it is a hint for. An item that the project has nothing for comes last, and has no hints.
/// Other items that the finding is about refer to it.
struct ItemIndex {
  private let items: [Checklist.Item]
  /// By rule, the items that name it in the order in which they can be a home, one list of them for
  /// each checklist.
  private let byRule: [String: [[Int]]]
  /// The names of the items, `preset/id`, in the order of the checklists.
  let names: [String]
  /// The section of each item, counted through all checklists.
  let sectionOfItem: [Int]
  let sectionCount: Int
  /// The items that the project has nothing for.
  private let absent: Set<Int>

  /// The items of a finding.
  struct Homes {
    var homes: [Int] = []
    /// The items that refer to it, each with its home.
    var references: [(item: Int, home: Int)] = []
  }

  /// The parts of a finding that decide about its items.
  struct Subject {
    let rule: String
    let path: String
    let subject: String
    let isInComment: Bool
    /// True if it is as severe as its rule.
    let hasOwnSeverity: Bool
  }

  /// - Parameter absent: the names of items that the project has nothing for.
  init(_ checklists: [Checklist], absent: Set<String> = []) {
    let sections = checklists.flatMap(\.sections)
    sectionCount = sections.count
    sectionOfItem = sections.enumerated().flatMap { number, section in
      section.items.map { _ in number }
    }
    items = sections.flatMap(\.items)
    names = checklists.flatMap { list in
      list.sections.flatMap(\.items).map { "\(list.name)/\($0.id)" }
    }
    var byRule: [String: [[Int]]] = [:]
    var first = 0
    for list in checklists {
      let numbers = first..<(first + list.sections.reduce(0) { $0 + $1.items.count })
      first = numbers.upperBound
      var deciding: [String: [Int]] = [:]
      var hinting: [String: [Int]] = [:]
      for number in numbers {
        let item = items[number]
        let isManual = item.verdict == .manual
        for rule in item.rules {
          if isManual {
            hinting[rule, default: []].append(number)
          } else {
            deciding[rule, default: []].append(number)
          }
        }
        if absent.contains(names[number]) { continue }
        for rule in item.hints { hinting[rule, default: []].append(number) }
      }
      for rule in Set(deciding.keys).union(hinting.keys) {
        let numbers = (deciding[rule] ?? []) + (hinting[rule] ?? [])
        let isAbsent = { [names] (number: Int) in absent.contains(names[number]) }
        byRule[rule, default: []].append(
          numbers.filter { !isAbsent($0) } + numbers.filter(isAbsent))
      }
    }
    self.byRule = byRule
    self.absent = Set(names.indices.filter { [names] in absent.contains(names[$0]) })
  }

  /// The items of a finding.
  func items(of finding: Subject) -> Homes {
    var result = Homes()
    let path = finding.path
    let part: Checklist.Part =
      path.hasSuffix(".md") ? .documents : finding.isInComment ? .comments : .code
    for numbers in byRule[finding.rule] ?? [] {
      var home: Int?
      for number in numbers {
        let item = items[number]
        guard item.part.map({ $0 == part }) ?? true, item.isAbout(path),
          item.isAbout(finding.subject, of: finding.rule),
          finding.hasOwnSeverity || !item.ownSeverity.contains(finding.rule)
        else { continue }
        if let home {
          // What another item lists says nothing about one that the project has nothing for.
          if !absent.contains(number) { result.references.append((number, home)) }
        } else {
          home = number
          result.homes.append(number)
        }
      }
    }
    return result
  }
}

extension ItemIndex.Subject {
  /// - Parameter severities: those of the rules.
  init(_ diagnostic: Diagnostic, _ severities: [String: Severity]) {
    self.init(
      rule: diagnostic.rule, path: diagnostic.location.path, subject: diagnostic.subject,
      isInComment: diagnostic.isInComment,
      hasOwnSeverity: severities[diagnostic.rule].map { diagnostic.severity >= $0 } ?? true)
  }
}
