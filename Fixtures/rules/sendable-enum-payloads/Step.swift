enum Step: Sendable {
  case carry(Cart)  // expect: sendable-enum-payloads
  case wait(then: () -> Void)  // expect: sendable-enum-payloads
  case note(Any)  // expect: sendable-enum-payloads
  case plan([String: Route])  // expect: sendable-enum-payloads
  case weigh(Scale), press(Press), pick(Basket?)
  case call(@Sendable () -> Void)
  case show(Draft)
  case name(String, count: Int)
}

enum Quiet {
  case carry(Cart)
}

enum Turn {
  case carry(Cart)  // expect: sendable-enum-payloads
}
enum Visit: Sendable { case tree(TreeEntity) }
public struct TreeEntity: AppEntity { public let id: String }
