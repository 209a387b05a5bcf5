enum Kit {
  struct GlassEffectConfiguration {
    let depth: Int
  }

  static func make() -> GlassEffectConfiguration { GlassEffectConfiguration(depth: 1) }
}
