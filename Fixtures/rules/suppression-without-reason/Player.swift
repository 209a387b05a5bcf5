/// Comments that do not say why.
struct Player {
  // expect-next: suppression-without-reason
  // archlint:disable view-suffix
  let name = ""

  // expect-next: suppression-without-reason
  let level = 3  // archlint:disable view-suffix --

  // expect-next: suppression-without-reason
  // archlint:disable -- names no rule
  let score = 4

  // archlint:disable view-suffix -- has a reason
  let rank = 5

  // archlint: disabled for now
  let text = "archlint:disable view-suffix"
}
