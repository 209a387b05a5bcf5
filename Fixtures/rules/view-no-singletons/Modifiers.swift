import SwiftUI

struct WateringModifier: ViewModifier {
  var garden: Garden = .shared  // expect: view-no-singletons

  init(watering: Watering = .default) {}  // expect: view-no-singletons

  func body(content: Content) -> some View {
    content.id(Watering.default.name)  // expect: view-no-singletons
  }
}

extension View {
  func tinted() -> some View { tint(Garden.shared.color) }  // expect: view-no-singletons
}

extension Text {
  static func named() -> String { Garden.shared.name }
}

struct Tools {
  var garden: Garden = .shared
}
