/// Line comments on lines that follow each other are one text, so a phrase may be broken.
enum Paragraphs {
  // expect-next: term-fab
  // The floating action
  // button opens the composer.

  // An action may be floating, action
  let first = 1
  // button by button.

  // What stands in an address is nobody's word: https://example.org/FAB/floating-action-button
  let second = 2
}
