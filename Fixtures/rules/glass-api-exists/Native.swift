import SwiftUI

struct Pane {
  // GlassEffectConfiguration was here.
  var configuration: GlassEffectConfiguration  // expect: glass-api-exists
  let name = "GlassEffectConfiguration"
  var glass: Glass { .regular.tint(.blue).interactive() }

  func make() -> [Any] { [GlassEffectConfiguration.self] }  // expect: glass-api-exists
}
