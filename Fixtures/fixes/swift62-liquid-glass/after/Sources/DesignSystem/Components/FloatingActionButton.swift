import SwiftUI

/// A button that floats over the page.
public struct FloatingActionButton: View {  // expect: term-fab
  private let action: () -> Void

  public init(action: @escaping () -> Void) {
    self.action = action
  }

  public var body: some View {
    Button("Add", systemImage: "plus", action: action)
      .buttonStyle(.glass)
  }
}

/// A fabric of buttons: each floats, and has an action.
public struct FabricView: View {
  public init() {}

  public var body: some View {
    FloatingActionButton {}
  }
}
