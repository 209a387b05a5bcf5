import Foundation

/// The ways out of the list of trees.
final class TreesRouter: Router {
  enum Goal: String { case Router, tree }
}

final class TreesNavigation: Router {}  // expect: router-suffix
class TreesFlow: NSObject, Navigation.Router {}  // expect: router-suffix

@MainActor
public final
  class TreesPaths<Tree>:  // expect: router-suffix
  Router, Sendable
{}

private class RouterOfTrees: TreesRouter {}  // expect: router-suffix
final class Steps: RouterOfTrees {}  // expect: router-suffix
class Routers: BaseRouter {}  // expect: router-suffix
class `Default`: Router {}  // expect: router-suffix
typealias BaseRouter = Router

enum Trees {
  final class Moves: Router {}  // expect: router-suffix
}

#if DEBUG
  final class Fake: Router {}  // expect: router-suffix
#endif
