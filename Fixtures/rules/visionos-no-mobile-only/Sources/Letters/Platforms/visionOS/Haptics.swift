let tap = UIImpactFeedbackGenerator()  // expect: visionos-no-mobile-only
