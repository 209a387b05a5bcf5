enum GlassIntensity: String {
  case subtle, regular
  case prominent, solid

  static let `default` = GlassIntensity.regular

  var blur: Double {
    switch self {
    case .subtle: return 2
    case .regular: return 4
    case .prominent: return 8
    case .solid: return 16
    }
  }

  var weight: Int {
    switch self {  // expect: glass-intensity-cases
    case .solid: return 2
    default: return 1
    }
  }
}

struct Pane {
  var intensity: GlassIntensity
  let depth: Int

  func opacity() -> Double {
    switch self.intensity {  // expect: glass-intensity-cases
    case .subtle: 0.1
    case .regular: 0.4
    case _: 1
    }
  }

  func name(of other: GlassIntensity) -> String {
    switch other {
    case .subtle, .regular: "thin"
    case .prominent, .solid: switch depth { case 1: "flat" default: "thick" }
    @unknown default: "new"
    }
  }

  func guess(_ value: Any) -> Int {
    switch value {  // expect: glass-intensity-cases
    case GlassIntensity.subtle: 1
    default: 2
    }
  }

  func layers() -> Int {
    switch depth {
    case 1: 1
    default: 2
    }
  }
}
