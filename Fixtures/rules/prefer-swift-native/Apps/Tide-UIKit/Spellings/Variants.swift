let height = low + Int(arc4random_uniform(UInt32(high - low + 1)))  // expect: prefer-swift-native
