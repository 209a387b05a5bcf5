import Foundation

/// A tree. A struct Tree {} would be found.
struct TreeModel: Identifiable {
  let id: UUID
  let kind: Kind

  struct Kind { let name: String }
  final class Cache {}
}

struct Tree {}  // expect: model-suffix
public final class Branch<Fruit> where Fruit: Sendable {}  // expect: model-suffix
private struct Twig {}  // expect: model-suffix

@frozen
@available(iOS 18, *)
struct
  TreeModels  // expect: model-suffix
{}

class ModelTree: NSObject {}  // expect: model-suffix
struct Remodel {}  // expect: model-suffix
struct `Type` {}  // expect: model-suffix
struct `BarkModel` {}

#if DEBUG
  struct Sample {}  // expect: model-suffix
#endif

enum Ripeness { case ripe, green }
protocol Growing {}
typealias Orchard = [TreeModel]

extension TreeModel {
  struct Leaf {}
}

extension Date {
  final class Season {}
}

/* struct Old {} */
let code = """
  struct Old {}
  class Older {}
  """
let line = #"struct Old {}"#

func plant() {
  struct Hole {}
  print(Hole(), TreeModel.self, \TreeModel.kind)
}
