import SwiftUI

/// Puts the screen about the app together.
@MainActor
enum AboutBuilder {
  static func build(router: Router = Router()) -> AboutView {
    AboutView(viewModel: AboutViewModel(router: router))
  }
}

/// The screen for previews.
@MainActor
enum AboutSamples {  // expect: builder-suffix
  static func build() -> AboutView {
    AboutBuilder.build()
  }
}
