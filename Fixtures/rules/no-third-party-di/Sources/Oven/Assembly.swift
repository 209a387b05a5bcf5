import Foundation
import Knit
@preconcurrency import Swinject  // expect: no-third-party-di
import struct Resolver.Scope  // expect: no-third-party-di

#if canImport(NeedleFoundation)
  import NeedleFoundation  // expect: no-third-party-di
#endif

enum Assembly {
  static func make() -> Container {
    let container = Container()  // expect: no-third-party-di
    container.register(Oven.self) { _ in Oven() }
    return container
  }
}

final class Oven {
  @Injected var clock: Clock  // expect: no-third-party-di
  @LazyInjected(name: "slow") var timer: Clock  // expect: no-third-party-di
  @Dependency(\.date.now) var now  // expect: no-third-party-di
  @Dependency(Flour.self) private var flour  // expect: no-third-party-di
}

struct OvenView: View {
  @InjectedObject var oven: OvenModel  // expect: no-third-party-di
}
