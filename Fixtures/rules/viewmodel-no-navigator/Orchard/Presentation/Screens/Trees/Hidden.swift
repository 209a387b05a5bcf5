final class GenericViewModel<Navigator> {
  let navigator: Navigator
  init(navigator: Navigator) { self.navigator = navigator }
}

final class NestedViewModel {
  enum Navigator { case back, forward }
  var last = Navigator.back
}

func local() {
  struct Navigator {}
  final class LocalViewModel { let one = Navigator() }
}
