@MainActor
public protocol
  FruitRepositoryProtocol:  // expect: repository-protocol-location
  AnyObject {}
private protocol `BarkRepositoryProtocol` {}  // expect: repository-protocol-location
final class TreeRepository: TreeRepositoryProtocol {}
protocol TreeRepositoryProtocolBox {}
protocol TreeRepositoring {}
struct OldRepositoryProtocol {}
// protocol OldestRepositoryProtocol {}
let code = "protocol OlderRepositoryProtocol {}"
func load(_ repository: some FruitRepositoryProtocol) {}
