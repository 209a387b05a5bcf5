@Observable final class ElementsModel {
  var harborNames: [String]?
  var levels: Set<Tide> = []
  var crests: [Wave] = []
  var mixed: [String] = []
}

struct Mixture { let mixed: [Wave] }
