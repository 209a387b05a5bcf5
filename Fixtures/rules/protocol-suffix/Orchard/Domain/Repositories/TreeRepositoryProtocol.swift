import Foundation

/// Stores trees. A protocol Storage would be found.
protocol TreeRepositoryProtocol: Sendable {
  associatedtype Key: Hashable
  func tree(for key: Key) async throws -> Data
}

public protocol TreeStore<Key>: Sendable {  // expect: protocol-suffix
  associatedtype Key
}

@MainActor
@objc
protocol
  TreeObserver  // expect: protocol-suffix
{
  func treeDidGrow()
}

fileprivate  protocol  Watering {}  // expect: protocol-suffix

protocol `Type` {}  // expect: protocol-suffix
protocol `SelfProtocol` {}
protocol Protocols {}  // expect: protocol-suffix
protocol Treeprotocol {}  // expect: protocol-suffix
protocol ProtocolOfTrees: TreeRepositoryProtocol {}  // expect: protocol-suffix

#if DEBUG
  protocol Debugging {}  // expect: protocol-suffix
#else
  protocol ReleaseProtocol {}
#endif

enum Garden {
  protocol Bed: AnyObject {}  // expect: protocol-suffix
  protocol RowProtocol: AnyObject {}
}

func grow() {
  protocol Growing {}  // expect: protocol-suffix
}
