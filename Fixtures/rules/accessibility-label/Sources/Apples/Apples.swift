let add = Button { add() } label: { Image(systemName: "plus") }  // expect: accessibility-label
let more = Button(action: show) { Image("more").resizable() }  // expect: accessibility-label
let close = Image(systemName: "xmark").onTapGesture { close() }  // expect: accessibility-label
let play = Button { toggle() } label: {  // expect: accessibility-label
  if isPlaying { Image(systemName: "pause") } else { Image(systemName: "play").bold() }
}
