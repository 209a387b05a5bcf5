import Combine  // expect: no-combine-import
import Foundation
import OpenCombine  // expect: no-combine-import
@preconcurrency import CombineExt  // expect: no-combine-import
@testable import struct Combine.Just  // expect: no-combine-import
internal import class Combine.AnyCancellable  // expect: no-combine-import

#if canImport(Combine)
  import Combine  // expect: no-combine-import
#elseif canImport(OpenCombine)
  @_exported import OpenCombine  // expect: no-combine-import
#endif

/// What is being fetched.
final class Downloads {
  private var bag: Set<AnyCancellable> = []
  let finished = PassthroughSubject<URL, Never>()

  func start() {
    finished.sink { print("done: \($0)") }.store(in: &bag)
  }
}
