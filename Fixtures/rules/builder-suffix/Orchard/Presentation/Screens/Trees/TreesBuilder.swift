import SwiftUI

/// Builds the list of trees.
enum TreesBuilder {
  static func build(router: Router = Router()) -> TreesView { TreesView() }
}

enum TreesFactory {  // expect: builder-suffix
  @MainActor
  public static
    func build(
      router: Router = Router()
    ) -> TreesView
  { TreesView() }
}

struct Assembly {  // expect: builder-suffix
  static func build<R: Router>(_ router: R) async throws -> some View where R: Sendable {
    EmptyView()
  }
}

@MainActor
final class
  TreesMaker  // expect: builder-suffix
{
  nonisolated static func `build`() -> Optional<Int> { nil }
  static func build(_ row: Int) -> AnyView { AnyView(EmptyView()) }
}

enum Builders {  // expect: builder-suffix
  static func build() -> SwiftUI.EmptyView { EmptyView() }

  enum Inner {  // expect: builder-suffix
    static func build() -> PagedView<Tree> { PagedView() }
  }
}

enum Maybe {  // expect: builder-suffix
  static func build() -> TreesView? { nil }
}

enum Outside {}  // expect: builder-suffix

#if DEBUG
  enum Samples {  // expect: builder-suffix
    static func build() -> any View { EmptyView() }
  }
#endif
