import Matching

/// A named set of files, with the layers that they may depend on.
package struct Layer: Sendable, Hashable {
  /// The name that rules and messages use.
  package let name: String
  /// The files that belong to it, relative to the app's folder or to the root.
  package let paths: GlobSet
  /// The modules whose files belong to it.
  package let modules: [NameGlob]
  /// The globs of its files and the names of its modules, as they were written.
  package var descriptions: [String] {
    paths.globs.map(\.pattern) + modules.map { "module \($0.pattern)" }
  }
  /// The layers that it may depend on, nil when nothing says so.
  package let uses: [String]?

  package init(name: String, paths: GlobSet, modules: [NameGlob] = [], uses: [String]? = nil) {
    self.name = name
    self.paths = paths
    self.modules = modules
    self.uses = uses
  }
}

/// The layers of a project, in the order in which a file is offered to them.
package struct LayerSet: Sendable, Hashable {
  package let layers: [Layer]

  package init(_ layers: [Layer] = []) { self.layers = layers }

  /// The index of the first layer that the file at `place` belongs to, nil when it belongs to none.
  ///
  /// A file that targets share is in the layer of one of them where no layer is about what they share.
  package func index(of place: Place) -> Int? {
    let index = layers.firstIndex { layer in
      place.isMatched(by: layer.paths)
        || place.module.map { name in layer.modules.contains { $0.matches(name) } } ?? false
    }
    guard index == nil, !place.targets.isEmpty else { return index }
    return layers.firstIndex { layer in
      place.targets.contains { name in layer.modules.contains { $0.matches(name) } }
    }
  }

  /// The index of the layer named `name`.
  package func index(named name: String) -> Int? { layers.firstIndex { $0.name == name } }

  /// The indices of the layers that the module belongs to by its name.
  package func indices(ofModule module: String) -> [Int] {
    layers.indices.filter { layers[$0].modules.contains { $0.matches(module) } }
  }
}
