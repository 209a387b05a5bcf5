#if canImport(UIKit)
import UIKit
struct MapAdapter: UIViewControllerRepresentable {}
#endif
