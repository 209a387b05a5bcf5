import Foundation

@MainActor
public final class TidesController {
  public private(set) var sections: [Section] = []
  private var selectedIDs: [UUID] = []
  public var willChange: (() -> Void)?
  public var didChange: (() -> Void)?

  func setSections(_ new: [Section]) {
    willChange?()
    sections = new
    didChange?()
  }
  func replace(_ new: [Section]) {  // expect: will-did-change-order
    self.sections = new
    didChange?()
  }
  func clear() {  // expect: will-did-change-order
    didChange?()
    sections.removeAll()
    willChange?()
  }
  func load() async throws {  // expect: will-did-change-order
    sections.append(try await client.section())
  }
  func reload() async throws { setSections(try await client.sections()) }
  func select(_ ids: [UUID]) { selectedIDs = ids }
  func grouped() -> [Section] {
    var groups: [Section] = []
    groups = sections
    return groups
  }
  // func old() { sections = [] }
}
final class Store {
  var rows: [Int] = []
  func clear() { rows = [] }
}
