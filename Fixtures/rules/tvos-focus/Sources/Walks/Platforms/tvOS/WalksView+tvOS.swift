let card = WalkCard(walk: walk).onTapGesture { play() }  // expect: tvos-focus
let drag = DragGesture(minimumDistance: 5)  // expect: tvos-focus
