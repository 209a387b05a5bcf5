let titles = ForEach(walks) { walk in Text(walk.title) }  // expect: tvos-focus
let sorts = Picker("Sort", selection: $sort) { ForEach(sorts) { Text($0.title) } }
let focused = ForEach(walks) { walk in Text(walk.title).focusable() }
