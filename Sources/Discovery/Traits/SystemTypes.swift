/// Facts about the types of Apple's frameworks by their names.
enum SystemTypes {
  /// Returns true for the names of classes, such as `UIView`.
  static func isClass(_ name: String) -> Bool {
    name == "XCTestCase" || name == "Operation"
      || prefixes.contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
      }
  }

  private static let prefixes = ["UI", "NS", "WK", "SK", "SCN", "CA", "MK", "AV", "CN", "UN"]

  /// Protocols whose types are structs in practice.
  static let formsOfStructs: Set<String> = [
    "View", "ViewModifier", "App", "Scene", "Widget", "PreviewProvider", "ButtonStyle",
    "LabelStyle",
    "ToggleStyle", "TextFieldStyle", "PrimitiveButtonStyle", "ProgressViewStyle", "Shape",
    "Commands", "ToolbarContent", "EnvironmentKey", "PreferenceKey", "UIViewRepresentable",
    "TimelineProvider", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "TimelineEntry", "WidgetBundle", "AppIntent",
    "LayoutValueKey", "Layout", "FocusedValueKey",
  ]
}
