func soften(_ image: CIImage) -> CIImage {
  let first = image.applyingGaussianBlur(sigma: 4)  // expect: no-custom-blur
  return first.applyingFilter("CIMotionBlur", parameters: [:])  // expect: no-custom-blur
}
