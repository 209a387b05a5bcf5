let titles = ForEach(walks, content: { Text($0.title) })  // expect: tvos-focus

let links = ForEach(walks, content: { walk in Button(walk.title, action: { open(walk) }) })
let label = Button(action: { open() }, label: { ForEach(walks) { Text($0.title) } })
let menu = Menu("Walks", content: { ForEach(walks) { Text($0.title) } })
