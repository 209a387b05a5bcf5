#if canImport(UIKit)
  import UIKit

  @MainActor
  final class HapticsService {
    func tap() { UIImpactFeedbackGenerator().impactOccurred() }
  }
#endif
