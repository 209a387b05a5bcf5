/// Comments that hide nothing, and others.
struct Player {
  // expect-next: unused-suppression
  // archlint:disable unused-suppression -- of nothing
  let name = "archlint:disable unused-suppression -- in a string"

  let level = 3  // archlint:disable no-such-rule -- another rule's business

  // expect-next: unused-suppression
  // archlint:disable unused-suppression, no-such-rule -- one of two
  func play() {}

  // archlint:disable unused-suppression
  func stop() {}  // says no reason, which is another rule's business too

  /* text archlint:disable unused-suppression -- not at the start */
  func pause() {}
}
