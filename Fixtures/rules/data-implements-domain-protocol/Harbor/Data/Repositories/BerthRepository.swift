final class BerthRepository: BerthRepositoryProtocol {}
actor CraneRepository {}  // expect: data-implements-domain-protocol
final class TideRepository: NSObject {}  // expect: data-implements-domain-protocol
final class LogRepository {}
class BaseRepository {}
struct Page {}
