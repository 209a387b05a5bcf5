#Preview {
  final class SampleRepository: TreeRepositoryProtocol {}
  return TreesView(SampleRepository())
}

private final class StubTreeRepository: TreeRepositoryProtocol {}
final class LocalTreeRepository: TreeRepositoryProtocol {}  // expect: repository-location
