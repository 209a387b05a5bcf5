let isPad = UIDevice.current.userInterfaceIdiom == .pad  // expect: ios-adaptive-layout
