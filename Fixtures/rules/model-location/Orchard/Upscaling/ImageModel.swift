import CoreML

// A model of machine learning.
final class ImageModel: ImageProcessing {
  private let model: MLModel
}
