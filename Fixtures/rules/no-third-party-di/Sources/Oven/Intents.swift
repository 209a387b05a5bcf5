import AppIntents
import Factories
// import Swinject

struct BakeIntent: AppIntent {
  @Dependency private var oven: OvenModel
  @Dependency(key: "clock") var clock: Clock

  let box = Container()
  let text = "import Swinject; @Injected var clock"
}
