final class TreeRepository: Sendable, TreeRepositoryProtocol {}
final class LeafRepository {}  // expect: repository-conforms-protocol
actor RootRepository: TreeRepositoryProtocol {}  // expect: repository-conforms-protocol
final class TwigRepository: BaseRepository {}
final class FruitRepository: StoredRepositoryProtocol {}
final class MossRepository {}
class BaseRepository: TwigRepositoryProtocol, BaseRepositoryProtocol {}
struct BarkRepository: @unchecked Sendable, Orchard.BarkRepositoryProtocol {}
// final class StemRepository {}
enum RepositoryKind { case local }
let code = "final class StemRepository {}"
