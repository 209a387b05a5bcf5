@MainActor
@Observable
final class PathsStore {
  // A type inside another one, and a type that only the annotation names.
  let guides = Guides.PathService()  // expect: composition-root-only-wiring
  let maps = Guides.Maps.MapRepository.init()  // expect: composition-root-only-wiring
  let walks: WalksRepository = .init()  // expect: composition-root-only-wiring
  let first: WalksRepository? = .none
  let style = Guides.Maps.Style()
  init(paths: Guides.PathService = .init()) {}  // expect: composition-root-only-wiring
}
