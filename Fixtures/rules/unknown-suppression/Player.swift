/// Comments that name rules which do not exist.
struct Player {
  // expect-next: unknown-suppression
  // archlint:disable no-task-sleep-nanosecond -- misspelt
  func wait() {}

  // archlint:disable view-suffix -- exists
  let view = 1

  // expect-next: unknown-suppression
  let screen = 2  // archlint:disable view-sufix, view-suffix -- one of two

  // disable no-such-rule -- no word for archlint
  let text = "archlint:disable no-such-rule"
}
