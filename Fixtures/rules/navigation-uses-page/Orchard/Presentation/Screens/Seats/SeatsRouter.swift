final class SeatsRouter: Router {
  func showSeats(next: PageSetView, later: Page, last: SeatPage) {
    let seats = SeatsView()
    let first = Page(from: seats)
    navigator.push(to: seats)  // expect: navigation-uses-page
    navigator.push(to: next)  // expect: navigation-uses-page
    navigator.push(to: first)
    navigator.push(to: later)
    navigator.push(to: last)
    stack.push(to: seats)
  }
}
