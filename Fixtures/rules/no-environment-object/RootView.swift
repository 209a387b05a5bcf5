import SwiftUI

/// The first view, which hands the session down.
struct RootView: View {
  @EnvironmentObject var session: SessionModel  // expect: no-environment-object
  @SwiftUI.EnvironmentObject private var theme: ThemeModel  // expect: no-environment-object

  @EnvironmentObject  // expect: no-environment-object
  private var cart: BasketModel

  var body: some View {
    NavigationStack {
      ListView()
        .environmentObject(session)  // expect: no-environment-object
        .tint(theme.tint)
        . environmentObject ( theme )  // expect: no-environment-object
    }
    .environmentObject(  // expect: no-environment-object
      cart
    )
  }
}

extension View {
  func prepared(with session: SessionModel) -> some View {
    self.environmentObject(session)  // expect: no-environment-object
  }
}

#Preview {
  #if os(macOS)
    RootView().environmentObject(SessionModel()).frame(width: 400)  // expect: no-environment-object
  #else
    RootView()
  #endif
}
