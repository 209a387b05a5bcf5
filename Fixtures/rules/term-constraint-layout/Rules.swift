import UIKit

/// The rules of the old ConstraintLayout.  // expect: term-constraint-layout
final class RulesViewController: UIViewController {
  private let rootConstraintLayout = UIView()  // expect: term-constraint-layout
  let ConstraintLayouts = 2  // expect: term-constraint-layout

  // As with Constraint Layout on the other phones.  // expect: term-constraint-layout
  // expect-next: term-constraint-layout
  /* A Constraint
     Layout holds all. */
  let name = "ConstraintLayout"  // expect: term-constraint-layout
  let help = #"the "Constraint Layout" guide"#  // expect: term-constraint-layout
}

func make() -> ConstraintLayout { ConstraintLayout() }  // expect: term-constraint-layout
