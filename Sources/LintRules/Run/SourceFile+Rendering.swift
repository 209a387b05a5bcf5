import Project
import SwiftSource

extension SourceFile {
  /// Returns true if the code at the token runs each time that SwiftUI asks a view what to show: in
  /// `body`, in another variable or function that is a view, and in closures that build views there.
  /// Code in other closures runs later, or nobody knows when.
  func isRendering(_ token: Int) -> Bool {
    guard let builder = viewBuilder(around: token) else { return false }
    let body = Int(outline.declarations[builder].body)
    var inner = token
    while let open = bracket(around: inner), open > body {
      if tokens[open].kind == .leftBrace, !isBodyOfStatement(open), !isBuilderClosure(open),
        !isCalledAtOnce(open)
      {
        return false
      }
      inner = open
    }
    return inner > body
  }

  /// The declaration with code around the token that makes a view, nil where the innermost one makes
  /// none.
  private func viewBuilder(around token: Int) -> Int? {
    var index = innermostDeclaration(around: token)
    while index >= 0 {
      let declaration = outline.declarations[index]
      switch declaration.kind {
      case .var, .func:
        if declaration.body >= 0, Int(declaration.body) < token {
          return isViewBuilder(declaration) ? index : nil
        }
      case .let: break
      default: return nil
      }
      index = Int(declaration.parent)
    }
    return nil
  }

  private func isViewBuilder(_ declaration: Declaration) -> Bool {
    let type = compactText(of: declaration.type)
    if type == "some View" || type == "some SwiftUI.View" { return true }
    return attributeNames(of: declaration).contains {
      $0 == "ViewBuilder" || $0 == "SwiftUI.ViewBuilder"
    }
  }

  /// Returns true if the closure is a value that is called where it is written: `= { … }()`.
  private func isCalledAtOnce(_ brace: Int) -> Bool {
    let end = tokens.endOfGroup(at: brace)
    guard end < tokens.count, tokens[end].kind == .leftParen,
      !tokens[end].flags.contains(.startsLine), brace > 0
    else { return false }
    // Behind a call it is an argument of that, and behind a label perhaps of an autoclosure.
    switch tokens[brace - 1].kind {
    case .identifier, .rightParen, .colon: return false
    default: return true
    }
  }

  /// Returns true if the closure builds views at once.
  private func isBuilderClosure(_ brace: Int) -> Bool {
    var position = brace - 1
    guard position > 0 else { return false }
    if tokens[position].kind == .colon {
      return Self.builderLabels.contains(identifier(position - 1))
    }
    var arguments: TokenRange?
    if tokens[position].kind == .rightParen, tokens[position].partner < position {
      arguments = TokenRange(tokens[position].partner, position)
      position = tokens[position].partner - 1
    }
    guard position >= 0, tokens[position].kind == .identifier else { return false }
    let callee = identifier(position)
    // The label follows the action.
    if callee == "Button" { return arguments.map { hasLabel("action", in: $0) } ?? false }
    if callee == "Toggle" {
      return arguments.map { hasLabel("isOn", in: $0) || hasLabel("sources", in: $0) } ?? false
    }
    // Behind what a menu shows comes what a double click does.
    if callee == "contextMenu" || callee == "Menu", let arguments {
      return !hasLabel("menu", in: arguments) && !hasLabel("content", in: arguments)
    }
    // Before a closure 'content:', the first one runs when a sheet has gone.
    let end = tokens.endOfGroup(at: brace)
    if end + 1 < tokens.count, tokens[end + 1].kind == .colon, identifier(end) == "content",
      callee == "sheet" || callee == "fullScreenCover"
    {
      return false
    }
    return Self.builders.contains(callee)
  }

  /// Returns true if one of the arguments in the parentheses has the label.
  private func hasLabel(_ label: String, in arguments: TokenRange) -> Bool {
    var index = Int(arguments.start) + 1
    while index < Int(arguments.end) {
      if tokens[index + 1].kind == .colon, identifier(index) == label { return true }
      index = tokens[index].kind.opens ? tokens.endOfGroup(at: index) : index + 1
    }
    return false
  }

  /// Labels of closures that build views.
  private static let builderLabels: Set<String> = [
    "label", "content", "header", "footer", "detail", "sidebar", "placeholder", "icon", "title",
    "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "description", "actions",
  ]

  /// Types and functions whose closures build views, or elements of them, at once.
  ///
  /// Source: the documentation of SwiftUI, and of Swift's sequences.
  private static let builders: Set<String> = [
    "ControlGroup", "DisclosureGroup", "ForEach", "Form", "GeometryReader", "Grid", "GridRow",
    "Group", "GroupBox", "HSplitView", "HStack", "LabeledContent", "LazyHGrid", "LazyHStack",
    "LazyVGrid", "LazyVStack", "List", "Menu", "NavigationLink", "NavigationSplitView",
    "NavigationStack", "NavigationView", "Picker", "ScrollView", "ScrollViewReader", "Section",
    "Tab", "TabView", "Table", "ToolbarItem", "ToolbarItemGroup", "ToolbarTitleMenu", "VSplitView",
    "VStack", "ViewThatFits", "ZStack", "background", "compactMap", "contextMenu", "filter",
    "flatMap", "fullScreenCover", "map", "navigationDestination", "overlay", "popover",
    "safeAreaInset", "sheet", "sorted", "toolbar",
  ]
}
