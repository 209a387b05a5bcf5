import LintRules
import Matching
import Project
import YAML

/// The kinds of rules that ask which file refers to which.
extension Decoder {
  mutating func referenceChecks(_ reader: inout MappingReader) -> [Check] {
    var checks: [Check] = []
    if let node = reader.value("layers"), let check = layers(node) { checks.append(.layers(check)) }
    if let node = reader.value("independent"), var inner = mapping(node, "'independent'") {
      let filter = filter(&inner)
      if let grouping = grouping(&inner, "'independent'", node) {
        checks.append(.independent(IndependenceCheck(grouping: grouping, filter: filter)))
      }
      inner.finish(&self)
    }
    if let node = reader.value("only"), let check = usage(node) { checks.append(.usage(check)) }
    if let node = reader.value("acyclic"), var inner = mapping(node, "'acyclic'") {
      if let grouping = grouping(&inner, "'acyclic'", node) {
        checks.append(.cycles(CycleCheck(grouping: grouping)))
      }
      inner.finish(&self)
    }
    return checks
  }

  /// Reads which types a rule about references is about.
  mutating func filter(_ reader: inout MappingReader) -> ReferenceFilter {
    var filter = ReferenceFilter()
    filter.isConcrete = reader.value("concrete").flatMap { bool($0, "'concrete'") } ?? false
    filter.names = reader.value("types").flatMap { names($0, "'types'") }
    filter.exceptions = reader.value("except").flatMap { names($0, "'except'") }
    return filter
  }

  /// Reads what makes a group of files: exactly one of `layers`, `modules` and `folders`.
  private mutating func grouping(
    _ reader: inout MappingReader, _ what: String, _ node: YAMLNode
  ) -> Grouping? {
    let layers = reader.value("layers")
    let modules = reader.value("modules")
    let folders = reader.value("folders")
    switch (layers, modules, folders) {
    case (let layers?, nil, nil):
      return .layers(layerNames(layers, "'layers'").filter { $0 != "*" })
    case (nil, let modules?, nil):
      return .modules(items(modules).compactMap { nameGlob($0, "each of 'modules'") })
    case (nil, nil, let folders?): return glob(folders, "'folders'").map { .folders($0) }
    default:
      problem("\(what) needs 'layers', 'modules' or 'folders', and one of them only", at: node)
      return nil
    }
  }

  /// Reads a contract: a rule about references in few words.
  mutating func contract(_ node: YAMLNode) -> Rule? {
    guard var reader = mapping(node, "a contract"),
      let id = reader.required("id", &self).flatMap({ string($0, "the id of a contract") })
    else { return nil }
    let title = reader.value("title").flatMap { prose($0, "'title' of '\(id)'") }
    let why = reader.value("why").flatMap { prose($0, "'why' of '\(id)'") }
    let instead = reader.value("instead").flatMap { prose($0, "'instead' of '\(id)'") }
    let severity: Severity? = reader.value("severity").flatMap { choice($0, "'severity'") }
    let message = reader.value("message").flatMap { prose($0, "'message'") }
    let selector = Selector(
      included: reader.value("in").map { scope($0, "'in'") } ?? Selector.Scope(),
      excluded: reader.value("not-in").map { scope($0, "'not-in'") } ?? Selector.Scope())
    let checks = referenceChecks(&reader)
    reader.finish(&self)
    guard checks.count == 1 else {
      problem(
        "contract '\(id)' needs one of 'layers', 'independent', 'only' and 'acyclic'", at: node)
      return nil
    }
    var rule = Rule(
      id: id, title: title ?? id, severity: severity ?? .error,
      why: why ?? "The project has agreed on it in its contracts.",
      instead: instead ?? "Move the code, or let it depend on a protocol where it stands.",
      confidence: .index, selector: selector, message: message.map { MessageTemplate($0) },
      checks: checks, options: [], sources: [], examples: [], origin: place(of: node))
    rule.isContract = true
    return rule
  }

  private mutating func usage(_ node: YAMLNode) -> UsageCheck? {
    guard var reader = mapping(node, "'only'"), let by = reader.required("by", &self) else {
      return nil
    }
    let filter = filter(&reader)
    let declared = reader.value("in").map { scope($0, "'in'") }
    let check = UsageCheck(declared: declared, filter: filter, allowed: scope(by, "'by'"))
    reader.finish(&self)
    if declared == nil, filter.names == nil {
      problem("'only' needs 'types', or 'in' to say where they are declared", at: node)
      return nil
    }
    return check
  }
}
