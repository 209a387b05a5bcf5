let index = Int(arc4random_uniform(UInt32(count)))  // expect: prefer-swift-native
let other = arc4random_uniform(3)  // expect: prefer-swift-native
let start = NSDate()  // expect: prefer-swift-native
let list = NSMutableArray()  // expect: prefer-swift-native
let range = NSMakeRange(0, 3)  // expect: prefer-swift-native
let words = text.components(separatedBy: " ")  // expect: prefer-swift-native
let digits = try NSRegularExpression(pattern: "[0-9]")  // expect: prefer-swift-native
let bridged = values as NSDictionary
let parts = text.split(separator: " ")
let dice = Int.random(in: 1...6)
// NSDate()
