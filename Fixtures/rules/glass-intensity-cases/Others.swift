enum Legacy {
  enum GlassIntensity {  // expect: glass-intensity-cases
    case subtle, regular, solid
  }
}

enum Imported {
  enum GlassIntensity {  // expect: glass-intensity-cases
    case subtle, regular, prominent, solid, frosted(Double)
  }
}

enum Intensity {
  case subtle
}

func width(of intensity: Intensity, other: Legacy) -> Int {
  switch intensity {
  case .subtle: 1
  default: 2
  }
}
