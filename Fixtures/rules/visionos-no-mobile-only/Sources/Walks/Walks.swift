#if !os(visionOS)
let a = UIScreen.main
#else
let b = UIScreen.main  // expect: visionos-no-mobile-only
#endif
