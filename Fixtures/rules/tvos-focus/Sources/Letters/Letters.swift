#if os(tvOS)
let grid = LazyVGrid(columns: columns) {
  ForEach(letters) { letter in LetterCard(letter: letter).focusable().focused($focus, equals: letter) }
  ForEach(letters) { letter in Button(letter.title) { play(letter) } }
}
#endif
let card = LetterCard(letter: letter).onTapGesture { play() }
