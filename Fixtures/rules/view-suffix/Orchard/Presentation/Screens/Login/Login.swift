import SwiftUI

/// The parts of a screen, of which one is called view and is none of SwiftUI's.
enum Login {
  protocol View: AnyObject {
    func show(_ text: String)
  }

  final class Console: View {
    func show(_ text: String) { print(text) }
  }

  struct Form: SwiftUI.View {  // expect: view-suffix
    var body: some SwiftUI.View { EmptyView() }
  }
}

extension Login {
  final class Log: View {
    func show(_ text: String) {}
  }
}

final class Terminal: Login.View {
  func show(_ text: String) {}
}

struct Welcome: View {  // expect: view-suffix
  var body: some View { EmptyView() }
}
