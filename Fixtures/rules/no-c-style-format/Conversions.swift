import Foundation

enum Formats {
  static let price = "%.2f"
  static let name = "Hello %@"
}

extension String {
  static let own = "%d trees"

  init(trees: Int) { self.init(format: Self.own, trees) }  // expect: no-c-style-format
  static func text(_ count: Int) -> String { localizedStringWithFormat("%d", count) }  // expect: no-c-style-format
}

func show() {
  let tab = String(format: String("Selected tab is %@. "), name)
  let trees = String(format: String("%d trees"), count)  // expect: no-c-style-format
  let price = String(format: Formats.price, amount)  // expect: no-c-style-format
  let greeting = String(format: Formats.name, name)
  let plural: String = .localizedStringWithFormat("%d", count)  // expect: no-c-style-format
}
