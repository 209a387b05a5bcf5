import SwiftUI

struct MapBridge: UIViewRepresentable {  // expect: no-swiftui-representable
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
}
extension MapScreen: SwiftUI.UIViewControllerRepresentable {}  // expect: no-swiftui-representable
struct Tap: UIGestureRecognizerRepresentable {}  // expect: no-swiftui-representable
final class MapView: UIView {}  // once a UIViewRepresentable
