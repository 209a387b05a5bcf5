import Combine  // expect: no-combine-import
import Foundation

/// Storms as the first version of the app published them.
final class StormFeed {
  private let storms = PassthroughSubject<Int, Never>()  // expect: no-combine-subjects
  private var cancellables = Set<AnyCancellable>()  // expect: no-any-cancellable

  var all: AnyPublisher<Int, Never> {  // expect: no-combine-publishers
    storms.eraseToAnyPublisher()  // expect: no-combine-publishers
  }

  func follow(_ map: MapModel) {
    storms
      .sink { [weak map] _ in map?.objectWillChange.send() }  // expect: no-combine-operators, no-object-will-change
      .store(in: &cancellables)  // expect: no-combine-operators
  }
}
