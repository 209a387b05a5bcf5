let host = SwiftUI.UIHostingController(rootView: TideView())  // expect: no-hosting-controller
final class Window: NSHostingController<TideView> {}  // expect: no-hosting-controller
func isHosted(_ screen: UIViewController) -> Bool { screen is UIHostingController<TideView> }  // expect: no-hosting-controller
