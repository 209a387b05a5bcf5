import LintRules
import Matching
import Project
import YAML

extension Decoder {
  mutating func imports(_ node: YAMLNode) -> ImportCheck? {
    guard var reader = mapping(node, "'imports'") else { return nil }
    var check = ImportCheck()
    check.deny = reader.value("deny").flatMap { names($0, "'deny'") }
    check.allow = reader.value("allow").flatMap { names($0, "'allow'") }
    check.exceptsOwn = reader.value("except-own").flatMap { bool($0, "'except-own'") } ?? false
    check.countsConditions =
      reader.value("can-import").flatMap { bool($0, "'can-import'") } ?? false
    check.symbols = reader.value("symbols").flatMap { names($0, "'symbols'") }
    check.severityWhenUsed = reader.value("when-used").flatMap { choice($0, "'when-used'") }
    check.leavingSymbols = reader.value("leaving").flatMap { names($0, "'leaving'") }
    check.substitutes = reader.value("provided-by").flatMap { names($0, "'provided-by'") }
    check.order = reader.value("order").map { order($0) }
    check.order?.unordered = reader.value("unordered").flatMap { names($0, "'unordered'") }
    check.scope = reader.value("in").map { scope($0, "'in'") }
    check.message = reader.value("message").flatMap { prose($0, "'message'") }.map {
      MessageTemplate($0)
    }
    reader.finish(&self)
    if check.deny == nil && check.allow == nil && check.order == nil {
      problem("'imports' needs a list 'deny' or 'allow', or an 'order'", at: node)
      return nil
    }
    if check.scope?.asksForPosition == true {
      problem("'in' of 'imports' can only ask for files", at: node)
    }
    return check
  }

  /// Reads the groups of modules in the order of their imports.
  private mutating func order(_ node: YAMLNode) -> ImportOrder {
    var order = ImportOrder()
    order.groups = items(node).compactMap { names($0, "each group of 'order'") }
    return order
  }

  mutating func declarations(_ node: YAMLNode) -> DeclarationCheck? {
    guard var reader = mapping(node, "'declarations'"),
      let select = reader.required("select", &self), let query = query(select, "'select'")
    else { return nil }
    var check = DeclarationCheck(select: query)
    check.require = reader.value("require").flatMap { self.query($0, "'require'") }
    check.forbid = reader.value("forbid").flatMap { self.query($0, "'forbid'") }
    check.parameters = reader.value("parameter").flatMap { parameters($0) }
    check.needs = reader.value("needs").map { items($0).compactMap { needs($0) } } ?? []
    check.attributes = reader.value("attribute").flatMap { names($0, "'attribute'") }
    check.fix = declarationFix(&reader, node, attributes: check.attributes)
    check.selector = partSelector(&reader)
    check.severity = reader.value("severity").flatMap { choice($0, "'severity'") }
    check.includesLocal = reader.value("local").flatMap { bool($0, "'local'") } ?? false
    check.message = reader.value("message").flatMap { prose($0, "'message'") }.map {
      MessageTemplate($0)
    }
    reader.finish(&self)
    return check
  }

  mutating func uses(_ node: YAMLNode) -> UseCheck? {
    guard var reader = mapping(node, "'uses'"),
      let names = reader.required("types", &self).flatMap({ self.names($0, "'types'") })
    else { return nil }
    var check = UseCheck(names: names)
    check.exceptions = reader.value("except").flatMap { self.names($0, "'except'") }
    check.isAboutSystem = reader.value("of-system").flatMap { bool($0, "'of-system'") } ?? false
    check.form = reader.value("as").flatMap { choice($0, "'as'") } ?? .any
    check.severity = reader.value("severity").flatMap { choice($0, "'severity'") }
    check.message = reader.value("message").flatMap { prose($0, "'message'") }.map {
      MessageTemplate($0)
    }
    reader.finish(&self)
    return check
  }

  /// Reads a description of parameters.
  private mutating func parameters(_ node: YAMLNode) -> ParameterQuery? {
    guard var reader = mapping(node, "'parameter'") else { return nil }
    var query = ParameterQuery()
    query.names = reader.value("name").flatMap { names($0, "'name'") }
    query.form = reader.value("form").flatMap { regularExpression($0, "'form'") }
    query.types = reader.value("type").flatMap { names($0, "'type'") }
    query.otherTypes = reader.value("not-type").flatMap { names($0, "'not-type'") }
    query.described =
      reader.value("declared").map { items($0).compactMap { typeDescription($0) } } ?? []
    reader.finish(&self)
    return query
  }

  /// Reads one entry of `declared`.
  private mutating func typeDescription(_ node: YAMLNode) -> TypeDescription? {
    guard var reader = mapping(node, "each of 'declared'"),
      let query = reader.required("as", &self).flatMap({ self.query($0, "'as'") })
    else { return nil }
    let lacking = reader.value("lacking").flatMap { names($0, "'lacking'") }
    reader.finish(&self)
    guard let lacking = lacking ?? (try? NameList([])) else { return nil }
    return TypeDescription(query, lacking: lacking)
  }

  /// Reads one entry of `needs`.
  private mutating func needs(_ node: YAMLNode) -> NeededTypes? {
    guard var reader = mapping(node, "each of 'needs'"),
      let named = reader.required("for", &self).flatMap({ string($0, "'for'") }),
      let types = reader.required("types", &self).map({ strings($0, "'types'") })
    else { return nil }
    let modules = reader.value("known-imports").flatMap { names($0, "'known-imports'") }
    reader.finish(&self)
    guard named.count(where: { $0 == "*" }) == 1, !types.isEmpty else {
      problem("'for' has to be a name with one '*', which '{*}' in 'types' stands for", at: node)
      return nil
    }
    return NeededTypes(named: named, types: types, knownImports: modules)
  }

  mutating func marks(_ node: YAMLNode) -> MarkCheck? {
    guard var reader = mapping(node, "'marks'") else { return nil }
    let query = reader.value("of").flatMap { self.query($0, "'of'") }
    let lines = reader.value("longer-than").flatMap { lineCount($0, "'longer-than'") }
    let sections = reader.value("sections").map { items($0).compactMap { section($0) } }
    let spelled = reader.value("spelled").map { strings($0, "'spelled'") }
    let order = reader.value("order").map { strings($0, "'order'") }
    reader.finish(&self)
    switch (lines, spelled, order) {
    case (let lines?, nil, nil):
      return .present(of: query ?? DeclarationQuery(), longerThan: lines, sections: sections ?? [])
    case (nil, let spelled?, nil): return .spelled(spelled)
    case (nil, nil, let order?): return .order(order)
    default:
      problem(
        "'marks' needs 'longer-than' to say which types have some, 'spelled' or 'order', and one "
          + "of them only", at: node)
      return nil
    }
  }

  /// Reads one entry of `sections`.
  private mutating func section(_ node: YAMLNode) -> MarkCheck.Section? {
    guard var reader = mapping(node, "a section"),
      let name = reader.required("name", &self).flatMap({ string($0, "'name'") }),
      let members = reader.required("members", &self).flatMap({ query($0, "'members'") })
    else { return nil }
    reader.finish(&self)
    return MarkCheck.Section(name: name, members: members)
  }

  /// Reads a number of lines, which may come from an option.
  private mutating func lineCount(_ node: YAMLNode, _ what: String) -> Int? {
    if let text = node.scalar?.text, let count = Int(text), count >= 0 { return count }
    problem("\(what) has to be a number of lines", at: node)
    return nil
  }

  mutating func term(_ node: YAMLNode) -> TermCheck.Term? {
    guard var reader = mapping(node, "a term") else { return nil }
    var term = TermCheck.Term()
    term.phrases =
      (reader.required("wrong", &self).map { strings($0, "'wrong'") } ?? []).map { .init($0) }
    term.right = reader.required("right", &self).flatMap { string($0, "'right'") } ?? ""
    if let node = reader.value("in") { term.scopes = Set(choices(node, "'in'")) }
    term.isCaseSensitive = reader.value("case").flatMap { bool($0, "'case'") } ?? false
    term.position = reader.value("at").flatMap { choice($0, "'at'") } ?? .any
    term.paths = reader.value("paths").map { globs($0, "'paths'") }
    term.replacement = replacement(&reader)
    term.near = reader.value("near").flatMap { names($0, "'near'") }
    term.forms = expressions(reader.value("forms"), "'forms'")
    term.exceptions = expressions(reader.value("except"), "'except'")
    reader.finish(&self)
    checkPhrases(of: term, at: node)
    return term
  }

  /// Reports phrases that can be found nowhere.
  mutating func checkPhrases(of term: TermCheck.Term, at node: YAMLNode) {
    for phrase in term.phrases where phrase.pieces.isEmpty {
      problem("'\(phrase.text)' has no letter or digit to look for", at: node)
    }
  }

  mutating func expressions(_ node: YAMLNode?, _ what: String) -> [RegularExpression] {
    guard let node else { return [] }
    return items(node).compactMap { regularExpression($0, "each of \(what)") }
  }

  mutating func layers(_ node: YAMLNode) -> LayerCheck? {
    for entry in node.mapping ?? [] where ["from", "to"].contains(entry.key.scalar?.text) {
      mentionLayers(entry.value)
    }
    guard var reader = mapping(node, "'layers'") else { return nil }
    var check = LayerCheck(
      from: reader.value("from").map { strings($0, "'from'") } ?? [],
      to: reader.value("to").map { strings($0, "'to'") } ?? [],
      filter: filter(&reader))
    if let node = reader.value("by") { check.means = Set(choices(node, "'by'")) }
    reader.finish(&self)
    return check
  }

  mutating func layout(_ node: YAMLNode) -> LayoutCheck? {
    guard var reader = mapping(node, "'layout'") else { return nil }
    let files = reader.value("files").map { globs($0, "'files'") }
    let allowed = reader.value("allowed").map { globs($0, "'allowed'") }
    let named = reader.value("named").flatMap { names($0, "'named'") }
    let form = reader.value("form").flatMap { regularExpression($0, "'form'") }
    let folders = reader.value("folders").map { globs($0, "'folders'") }
    let hold = reader.value("hold").map { strings($0, "'hold'") }
    let except = reader.value("except").flatMap { names($0, "'except'") }
    let message = reader.value("message").flatMap { prose($0, "'message'") }.map {
      MessageTemplate($0)
    }
    reader.finish(&self)
    switch (files, allowed, named, form, folders, hold) {
    case (let files?, let allowed?, nil, nil, nil, nil):
      return LayoutCheck(.files(files, allowed: allowed), message: message)
    case (let files?, nil, let named?, nil, nil, nil):
      return LayoutCheck(.fileNames(files, named), message: message)
    case (let files?, nil, nil, let form?, nil, nil):
      return LayoutCheck(.fileForms(files, form), message: message)
    case (nil, nil, nil, nil, let folders?, let hold?):
      return LayoutCheck(.folders(folders, hold: hold, except: except), message: message)
    default:
      problem(
        "'layout' needs 'files' with 'allowed', 'named' or 'form', or 'folders' with what they 'hold'",
        at: node)
      return nil
    }
  }

  mutating func protected(_ node: YAMLNode) -> ProtectedCheck? {
    guard var reader = mapping(node, "'protected'"), let paths = reader.required("paths", &self)
    else { return nil }
    let changes: [FileChange.Kind]? = reader.value("changes").map { choices($0, "'changes'") }
    let severity: Severity? = reader.value("severity").flatMap { choice($0, "'severity'") }
    let check = ProtectedCheck(
      paths: matchingGlobs(paths, "'paths'", key: "'protected'"),
      changes: Set(changes ?? [.modified, .deleted, .renamed, .typeChanged]), severity: severity)
    reader.finish(&self)
    return check
  }

  /// Reads one entry of `authorized`.
  mutating func authorization(_ node: YAMLNode) -> Authorization? {
    guard var reader = mapping(node, "each of 'authorized'"),
      let paths = reader.required("paths", &self),
      let reason = reader.required("reason", &self).flatMap({ prose($0, "'reason'") })
    else { return nil }
    var until: CalendarDay?
    if let node = reader.value("until") {
      until = day(node, "'until'")
    }
    reader.finish(&self)
    return Authorization(paths: globs(paths, "'paths'"), reason: reason, until: until)
  }

  /// Reads a day in the form `2026-12-31`.
  mutating func day(_ node: YAMLNode, _ what: String) -> CalendarDay? {
    guard let text = string(node, what) else { return nil }
    if let day = CalendarDay(text) { return day }
    problem("\(what) has to be a day such as 2026-12-31, not '\(text)'", at: node)
    return nil
  }
}
