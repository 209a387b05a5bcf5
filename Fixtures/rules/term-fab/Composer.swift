import SwiftUI

/// Shows the floating action button.  // expect: term-fab
struct FloatingActionButton: View {  // expect: term-fab
  var fabColor = Color.red  // expect: term-fab
  let addFAB = "plus"  // expect: term-fab
  let hidesFloatingActionButtons = false  // expect: term-fab

  // The FAB hides on scroll, as all FABs do.  // expect: term-fab
  // A Floating Action Button floats.  // expect: term-fab
  // expect-next: term-fab
  /* A floating
   * action button, hyphens or not. */
  var body: some View {
    Button("Press the FAB") {}  // expect: term-fab
      .tint(fabColor)
      .accessibilityHint(
        """
        Opens what the
        Floating Action Button opens.  // expect: term-fab
        """)
  }

  func move(fabOffset distance: Double) {}  // expect: term-fab
}

let composer = FloatingActionButton()
let identifier = "FLOATING_ACTION_BUTTON"  // expect: term-fab
