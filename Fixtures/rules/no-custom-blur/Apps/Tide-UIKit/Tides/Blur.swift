import UIKit
import VisualEffectView  // expect: no-custom-blur

final class Blur {
  let filter = CIFilter.gaussianBlur()  // expect: no-custom-blur
  let named = CIFilter(name: "CIGaussianBlur")  // expect: no-custom-blur
  let kernel = MPSImageGaussianBlur(device: device, sigma: 4)  // expect: no-custom-blur
  let sepia = CIFilter.sepiaTone()
  let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  // The design asks for a soft edge here.
  let edge = CIFilter.gaussianBlur()
  func soften() { layer.backgroundFilters = [filter] }  // expect: no-custom-blur
  func part() { animator.fractionComplete = 0.4 }  // expect: no-custom-blur
}
