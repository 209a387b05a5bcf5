/// Wool of this project.
public struct Wool {
  var dependencies: [String] = []
  let resolver: Resolver?
}

struct Resolver {}
