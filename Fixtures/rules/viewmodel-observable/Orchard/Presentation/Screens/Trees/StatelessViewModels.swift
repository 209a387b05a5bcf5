final class ListViewModel {  // expect: viewmodel-observable
  func load() {}
}

final class RowViewModel<Tree> {}  // expect: viewmodel-observable

#if DEBUG
  final class PreviewViewModel {}  // expect: viewmodel-observable
#endif

@Observable
final class PlainViewModel<Tree> {}
