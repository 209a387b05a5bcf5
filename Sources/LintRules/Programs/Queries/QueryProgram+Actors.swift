import Project
import SwiftSource

/// Attributes that name global actors of the project, whatever these are called.
extension QueryProgram {
  /// Returns true if an attribute of the declaration names a type of the project that is a global actor.
  func globalActor<Answer: QueryAnswer>(of index: Int, in file: SourceFile) -> Answer {
    guard let globalActors else { return .no }
    var answer = Answer.no
    for attribute in file.outline.attributes[file.outline.declarations[index].attributes]
    where file.mayNameActor(attribute) {
      let head = Int(attribute.name.start)
      answer = answer.or(.when(.isType(file.typeNames(from: head), token: head, globalActors)))
    }
    return answer
  }
}

extension DeclarationQuery {
  /// True if it takes any attribute that is called an actor, such as `*Actor`: global actors with other
  /// names are meant, too.
  var countsGlobalActors: Bool {
    guard let attributes, !attributes.hasPlaceholders else { return false }
    return attributes.matches("GlobalActor")
  }
}

extension SourceFile {
  /// Returns true if an attribute of the declaration may name a global actor of the project.
  func mayNameActor(_ index: Int) -> Bool {
    for attribute in outline.attributes[outline.declarations[index].attributes]
    where mayNameActor(attribute) { return true }
    return false
  }

  /// Attributes that the language knows start with a small letter; an actor has no arguments.
  fileprivate func mayNameActor(_ attribute: Attribute) -> Bool {
    let head = Int(attribute.name.start)
    guard attribute.arguments < 0, isCapitalized(head) else { return false }
    return !Self.otherAttributes.contains { matches(head, $0) }
  }

  /// Frequent attributes of the system that are no actors.
  private static let otherAttributes = [
    "Observable", "Published", "State", "Binding", "Model", "ViewBuilder", "StateObject",
    "ObservedObject", "EnvironmentObject", "IBOutlet", "IBAction", "Test", "Suite", "Sendable",
    "MainActor",
  ]
}
