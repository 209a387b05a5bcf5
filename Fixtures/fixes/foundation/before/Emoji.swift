import Foundation

let wave = "🌊".replacingOccurrences(of: "a", with: "🐚")
let more = wave
  .replacingOccurrences(of: "b", with: "c")