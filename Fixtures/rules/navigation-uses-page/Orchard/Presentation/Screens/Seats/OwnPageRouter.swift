struct Page { init(from view: SeatsView) {} }

struct SeatPage {}

/// Pages of the project's own type, by their names.
final class OwnPageRouter: Router {
  let home: Page
  private var last: SeatPage?
  let view: SeatsView

  func showOwn(next: Page) {
    let seats = Page(from: SeatsView())
    navigator.push(to: seats)
    navigator.push(to: home)
    navigator.push(to: self.home, animated: true)
    navigator.present(next)
    navigator.push(to: view)  // expect: navigation-uses-page
  }
}
