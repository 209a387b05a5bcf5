import Observation

/// What the screen shows. @Observable class Old {} was its first form.
@Observable
final class TreesState {  // expect: viewmodel-suffix
  @Observable class Selection {}  // expect: viewmodel-suffix
  final class Cache {}
}

@MainActor @Observable public final class TreesModel {}  // expect: viewmodel-suffix

@available(iOS 18, *)
@Observation.Observable
@MainActor
class
  TreesViewmodel  // expect: viewmodel-suffix
{}

@Observable final class ViewModelOfTrees<Tree> {}  // expect: viewmodel-suffix

#if DEBUG
  @Observable final class Sample {}  // expect: viewmodel-suffix
#else
  @Observable final class SampleViewModel {}
#endif
