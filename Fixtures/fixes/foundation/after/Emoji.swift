import Foundation

let wave = "🌊".replacing("a", with: "🐚")
let more = wave
  .replacing("b", with: "c")