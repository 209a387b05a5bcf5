import UIKit

// A protocol of the project that stands for an adapter of each platform.
struct FadingView: PlatformViewRepresentable {}
