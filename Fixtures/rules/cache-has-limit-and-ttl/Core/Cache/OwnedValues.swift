// A value of its owner.
@MainActor final class HarborManager {
  struct HarborCache: Hashable { var harbors: [Int: Harbor] = [:] }
}
