/// The steps of a shimmer.
struct Shimmer {
  private let steps: [Double] = [0, 0.4, 1]  // expect: consider-inline-array
}
