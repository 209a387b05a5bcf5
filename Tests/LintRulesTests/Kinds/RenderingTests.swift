import Testing

@testable import LintRules

/// Code that runs each time that a view is drawn.
@Suite struct RenderingTests {
  private func expect(
    _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var scope = Selector.Scope()
    scope.isRendering = true
    let check = PatternCheck(cases: [.init(pattern: try TokenPattern("f()"))])
    let project = TestProject(TestProject.rule([check], selector: Selector(included: scope)))
    for text in texts {
      #expect(project.remarked(text) == text, sourceLocation: sourceLocation)
    }
  }

  @Test func `a body and the builders in it are drawn`() throws {
    try expect(
      "var body: some View { ↓f() }", "var body: some View { VStack { ↓f() } }",
      "var body: some View { VStack(spacing: 1) { if a { ↓f() } else { ↓f() } } }",
      "var body: some View { let a = ↓f(); Text(a) }", "@ViewBuilder func row() -> A { ↓f() }",
      "var body: some View { ForEach(a) { b in ↓f() } }",
      "var body: some View { Text(a).overlay { ↓f() } }", "var title: String { f() }")
  }

  @Test func `a method with the name of a keyword starts no statement`() throws {
    try expect(
      "var body: some View { Text(a).if(b) { $0.bold() }.onTapGesture { f() } }",
      "var body: some View { Text(a)\n.if(b, transform: { c in c })\n.onTapGesture { f() } }",
      "var body: some View { Text(a).switch(b).onTapGesture { f() } }",
      "var body: some View { if b { ↓f() } }")
  }

  @Test func `a label that is a keyword starts no statement`() throws {
    try expect(
      "var body: some View { Menu { Votes.items(for: a, onVote: { f() }, onUnvote: { f() }) } }",
      "var body: some View { rows(for: a) { f() } }", "var body: some View { for a in b { ↓f() } }")
  }

  @Test func `actions and tasks run later`() throws {
    try expect(
      "var body: some View { Button(\"a\") { f() } }",
      "var body: some View { Button { f() } label: { ↓f() } }",
      "var body: some View { Button(action: { f() }) { ↓f() } }",
      "var body: some View { Text(a).onAppear { f() }.task { f() } }",
      "var body: some View { Text(a).onChange(of: b) { if c { f() } } }",
      "var body: some View { Slider(value: Binding(get: { f() }, set: { f() })) }",
      "var body: some View { Custom { f() } }", "var body: some View { a }\nfunc g() { f() }",
      "var body: some View { func g() { f() }; return a }")
  }

  @Test func `an argument called action is no action`() throws {
    try expect(
      "var body: some View { Button(action.title) { f() } }",
      "var body: some View { Button(a, role: action.role) { f() } }",
      "var body: some View { Button(title(action: a)) { f() } }",
      "var body: some View { Button(role: a, action: { f() }) { ↓f() } }",
      "var body: some View { Toggle(action.title, isOn: $a) { ↓f() } }",
      "var body: some View { Menu(title) { Button(action) { f() } } primaryAction: { f() } }",
      "var body: some View { Text(a).onTapGesture(count: 2) { f() } }")
  }
}
